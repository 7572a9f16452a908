const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What of a person can be touched, held or moved: body and what hangs on it. */
export const bodyParts = set(
  `hand hands arm arms sleeve sleeves shoulder shoulders head face cheek cheeks chin neck throat hair brow brows eyebrow
  eyebrows forehead eye eyes eyelid eyelids lip lips mouth nose ear ears finger fingers fingertip fingertips thumb thumbs
  wrist wrists elbow elbows chest breast bosom back waist hip hips knee knees leg legs foot feet ankle ankles toe toes heel
  heels lap palm palms fist fists collar lapel lapels cuff cuffs hem skirt skirts tongue teeth jaw temple temples side ribs
  stomach belly shoulderblade nape beard moustache mustache lock locks body heart gaze breath voice shirtfront nails skin
  face wing knuckles knuckle spine thigh thighs calf bottom frame features expression smile frown tears tear weight
  posture stance balance legs grip pulse lashes eyelashes nostrils tie necktie cravat buttons brains stomach nerves throat`,
);

/** Contact that is made with somebody else's hand or sleeve, unless it is plainly one's own. */
export const contactVerbs = set(
  'take kiss tug squeeze pat tap stroke caress grab seize catch clasp slap touch pull brush hold grip press nudge poke prod yank tickle pinch grasp lift pluck slip steal embrace hit strike punch smack twist bite guide',
);

/** What one does with one's own body. */
export const ownVerbs = set(
  'shake raise lower wring rub close open cross uncross fold clench unclench bite lick purse narrow widen roll shrug hang bow tilt cock incline nod lift scratch wipe clear furrow knit arch shut avert drop cover hide bury hold clutch press wet moisten flex crack stretch extend spread throw fling toss put place lay set rest run drag drum keep fix turn cast shift straighten square stamp stomp tap click snap swing plant brace set gnash grit show bare stick waggle wiggle wag lean settle compose smooth',
);
