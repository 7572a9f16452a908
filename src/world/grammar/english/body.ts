import { wordSet } from '../../../kit/word-list.ts';

/** What of a person can be touched, held or moved: body and what hangs on it. */
export const bodyParts = wordSet(
  `hand hands arm arms sleeve sleeves shoulder shoulders head face cheek cheeks chin neck throat hair brow brows eyebrow
  eyebrows forehead eye eyes eyelid eyelids lip lips mouth nose ear ears finger fingers fingertip fingertips thumb thumbs
  wrist wrists elbow elbows chest breast bosom back waist hip hips knee knees leg legs shin shins foot feet ankle ankles toe toes heel
  heels lap palm palms fist fists collar lapel lapels belt hood cuff cuffs hem skirt skirts tongue teeth jaw temple temples side ribs
  stomach belly shoulderblade nape beard moustache mustache lock locks body heart gaze breath voice shirtfront nails skin
  face wing knuckles knuckle spine thigh thighs calf bottom frame features expression smile frown tears tear weight
  posture stance balance legs grip pulse lashes eyelashes nostrils tie necktie cravat buttons brains stomach nerves throat`,
);

/** Contact that is made with somebody else's hand or sleeve, unless it is plainly one's own. */
export const contactVerbs = wordSet(
  'take kiss tug squeeze pat tap stroke caress grab seize catch clasp slap touch pull brush hold grip press nudge poke prod yank tickle pinch grasp lift pluck slip steal embrace hit strike punch smack twist bite guide',
);

/** A part of one's own body laid upon something: *puts a hand on his shoulder*, *presses an ear to the door*. */
const layingVerbs = wordSet('put lay place set press rest run slip slide wrap drape clap pass draw trail');

/** It was said of a hand (or an ear, or a head), and is a touch of what the hand was laid on. */
export const isLaid = ({ verb, word }: { readonly verb: string; readonly word: string }): boolean =>
  verb === 'touch' && layingVerbs.has(word);
