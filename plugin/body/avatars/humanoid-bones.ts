import type { Joint } from '../rig/joint.ts';

/** The joints of ours a host's skeleton can have. Faces are moved by morph targets, cloth by the host. */
export type HumanoidJoint = Exclude<
  Joint,
  `${'lid' | 'lowLid' | 'brow' | 'skirt' | 'hem' | 'cape'}${string}` | 'hairTail'
>;

/** Without these nobody stands up; all others degrade quietly. */
export const neededJoints: readonly HumanoidJoint[] = ['hips', 'head', 'armL', 'armR', 'legL', 'legR'];

/** Names without their side, as Mixamo and Ready Player Me, VRM, Unreal and Blender spell them, the usual ones first. */
const middles: readonly (readonly [HumanoidJoint, RegExp])[] = [
  ['hips', /^(hips?|pelvis|hip)$/],
  ['spine', /^(spine|spine0?1|abdomen|waist|torso)$/],
  ['chest', /^(chest|upperchest|spine0?[23]|ribcage|thorax)$/],
  ['neck', /^(neck|neck0?1)$/],
  ['head', /^head$/],
  ['jaw', /^(jaw|chin)$/],
];

const sided: readonly (readonly [string, RegExp])[] = [
  ['collar', /^(shoulder|clavicle|collar|collarbone)$/],
  ['arm', /^(arm|upperarm|uparm|armupper)$/],
  ['fore', /^(forearm|lowerarm|elbow|armlower)$/],
  ['hand', /^(hand|wrist)$/],
  ['fingers', /^(handmiddle1|middleproximal|middle0?1|fmiddle0?1|fingermiddle1)$/],
  ['fingerTips', /^(handmiddle2|middleintermediate|middle0?2|fmiddle0?2|fingermiddle2)$/],
  ['index', /^(handindex1|indexproximal|index0?1|findex0?1|fingerindex1)$/],
  ['indexTip', /^(handindex2|indexintermediate|index0?2|findex0?2|fingerindex2)$/],
  ['thumb', /^(handthumb2|thumbproximal|thumbintermediate|thumb0?2|fingerthumb2)$/],
  ['leg', /^(upleg|upperleg|thigh|legupper)$/],
  ['shin', /^(leg|lowerleg|calf|shin|knee|leglower)$/],
  ['foot', /^(foot|ankle)$/],
  ['toes', /^(toebase|toes?|ball)$/],
  ['eye', /^eye$/],
];

/** Which joint of ours a bone is, by its name; undefined for fingers we do not move, twist bones and all that is unknown. */
export function jointFor(name: string): HumanoidJoint | undefined {
  const { plain, side } = readName(name);
  if (side) {
    const found = sided.find(([, pattern]) => pattern.test(plain))?.[0];
    return found === undefined ? undefined : (`${found}${side}` as HumanoidJoint);
  }
  return middles.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** `mixamorig:LeftForeArm`, `J_Bip_L_LowerArm`, `upperarm_l`, `forearm.L` without their ornaments, and the side. */
function readName(name: string): { readonly plain: string; readonly side: 'L' | 'R' | undefined } {
  const bare = name
    .slice(0, 200)
    .replace(/^.*[:|]/, '')
    .replace(/^mixamorig\d*[_\-. ]*/i, '')
    .replace(/^((armature|bip0*1|bip|valvebiped|def|org|rig|bone|j|c)[_\-. ]+)+/i, '');
  const words = bare
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\-. ]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  const at = words.findIndex((word) => /^(left|right|l|r)$/.test(word));
  const side = at < 0 ? undefined : words[at]!.startsWith('l') ? 'L' : 'R';
  const plain = words.filter((_, index) => index !== at).join('');
  return { plain, side };
}

/** The names of a VRM's bones as its file lists them: version 0 and 1 spell them alike but for the thumb. */
const vrmJoints: ReadonlyMap<string, HumanoidJoint> = new Map<string, HumanoidJoint>([
  ['hips', 'hips'], ['spine', 'spine'], ['chest', 'chest'], ['neck', 'neck'], ['head', 'head'], ['jaw', 'jaw'],
  ...(['left', 'right'] as const).flatMap((side): [string, HumanoidJoint][] => {
    const s = side === 'left' ? 'L' : 'R';
    return [
      [`${side}Eye`, `eye${s}`], [`${side}Shoulder`, `collar${s}`], [`${side}UpperArm`, `arm${s}`],
      [`${side}LowerArm`, `fore${s}`], [`${side}Hand`, `hand${s}`], [`${side}MiddleProximal`, `fingers${s}`],
      [`${side}MiddleIntermediate`, `fingerTips${s}`], [`${side}IndexProximal`, `index${s}`],
      [`${side}IndexIntermediate`, `indexTip${s}`], [`${side}ThumbProximal`, `thumb${s}`],
      [`${side}UpperLeg`, `leg${s}`], [`${side}LowerLeg`, `shin${s}`], [`${side}Foot`, `foot${s}`],
      [`${side}Toes`, `toes${s}`],
    ];
  }),
]); // prettier-ignore

export const jointOfVrmBone = (bone: string): HumanoidJoint | undefined => vrmJoints.get(bone);
