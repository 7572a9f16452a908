import { toShare } from '../../../src/kit/numbers.ts';
import { shapeAt, type Face, type FaceSide, type MouthShape } from '../face/face.ts';

/** How a morph target of a host's character follows our faces: a number from 0 to 1. */
type Follows = (face: Face) => number;

const mouth =
  (...shapes: readonly MouthShape[]): Follows =>
  (face) =>
    toShare(shapes.reduce((sum, shape) => sum + (face.mouth[shapeAt[shape]] ?? 0), 0));

type ReadSide = (side: FaceSide) => number;
const both =
  (read: ReadSide): Follows =>
  ({ left, right }) =>
    toShare((read(left) + read(right)) / 2);
const left =
  (read: ReadSide): Follows =>
  (face) =>
    toShare(read(face.left));
const right =
  (read: ReadSide): Follows =>
  (face) =>
    toShare(read(face.right));
/** The same on either side, each by its own half of the face. */
const sided = (name: string, read: ReadSide): readonly (readonly [names: string, follows: Follows])[] => [
  [`${name}left`, left(read)],
  [`${name}right`, right(read)],
];

const shut: ReadSide = ({ lid }) => lid;
const wide: ReadSide = ({ lid }) => -lid;

/**
 * Morph targets by the names files give them, in small letters and without what stands before the last dot or space:
 * ARKit's (Ready Player Me has them), Oculus visemes, VRM's and VRoid's.
 */
const followers: ReadonlyMap<string, Follows> = new Map(
  (
    [
      ['jawopen mouthopen', ({ jaw }) => toShare(jaw)],
      ['mouthclose', mouth('closed', 'press')],
      ['mouthsmile', mouth('smile', 'grin')],
      ['mouthsmileleft', mouth('smile', 'grin', 'smirkL')],
      ['mouthsmileright', mouth('smile', 'grin', 'smirkR')],
      ['mouthfrownleft mouthfrownright', mouth('frown')],
      ['mouthfunnel viseme_o o oh', mouth('o')],
      ['mouthpucker', mouth('pucker', 'u')],
      ['mouthpressleft mouthpressright', mouth('press')],
      ['mouthstretchleft mouthstretchright', mouth('e', 'i', 'gape')],
      ['mouthupperupleft mouthupperupright nosesneerleft nosesneerright', mouth('snarl')],
      ...sided('eyeblink', shut),
      ...sided('eyewide', wide),
      ...sided('eyesquint', ({ low }) => low),
      ...sided('browdown', ({ lift, knit }) => Math.max(knit, -lift)),
      ...sided('browouterup', ({ lift }) => lift),
      ['browinnerup', both(({ lift, knit }) => Math.max(-knit, lift * 0.6))],
      ['viseme_pp', mouth('closed')],
      ['viseme_ff', mouth('f')],
      ['viseme_th viseme_dd viseme_nn', mouth('l')],
      ['viseme_kk', mouth('k')],
      ['viseme_ch viseme_ss', mouth('s')],
      ['viseme_rr', mouth('r')],
      ['viseme_aa', mouth('a')],
      ['viseme_e e ee', mouth('e')],
      ['viseme_i i ih', mouth('i')],
      ['viseme_u', mouth('u')],
      ['a aa', mouth('a', 'gape')],
      ['u ou', mouth('u', 'pucker')],
      ['eyesclosed blink', both(shut)],
      ['blink_l blinkleft', left(shut)],
      ['blink_r blinkright', right(shut)],
      ['joy happy', mouth('grin')],
      ['angry', both(({ knit }) => knit)],
      ['sorrow sad', both(({ knit }) => -knit)],
      ['surprised', both(wide)],
    ] satisfies readonly (readonly [names: string, follows: Follows])[]
  ).flatMap(([names, follows]) => names.split(' ').map((name) => [name, follows] as const)),
);

/** VRoid writes `Fcl_MTH_A`, `Fcl_EYE_Close_L`, `Fcl_BRW_Angry`. */
const vroid: ReadonlyMap<string, string> = new Map([
  ['mth_a', 'a'], ['mth_i', 'i'], ['mth_u', 'u'], ['mth_e', 'e'], ['mth_o', 'o'], ['mth_joy', 'joy'],
  ['mth_close', 'mouthclose'], ['mth_angry', 'mouthfrownleft'], ['eye_close', 'blink'], ['eye_close_l', 'blink_l'],
  ['eye_close_r', 'blink_r'], ['eye_surprised', 'surprised'], ['brw_angry', 'angry'], ['brw_sorrow', 'sorrow'],
]); // prettier-ignore

/** How this morph target follows a face; undefined for those that say nothing of one. */
export function followerOf(target: string): Follows | undefined {
  const name = target
    .slice(0, 200)
    .toLowerCase()
    .replace(/^.*[. ]/, '');
  const plain = name.replace(/^(blendshape\d*|face|head_?mesh|vrc?)[._]/, '');
  const known = vroid.get(plain.replace(/^.*?fcl_/, ''));
  return followers.get(known ?? plain);
}
