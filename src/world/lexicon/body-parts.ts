import { wordSet } from '../../kit/word-list.ts';

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
