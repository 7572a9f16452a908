import { clamp } from '../../../src/kit/numbers.ts';
import type { Face, FaceSide, MouthShape } from '../face/face.ts';

/** How a morph target of a host's character follows our faces: a number from 0 to 1. */
type Follows = (face: Face) => number;

const mouth =
  (...shapes: readonly MouthShape[]): Follows =>
  (face) =>
    clamp(shapes.reduce((sum, shape) => sum + face.mouth[shape], 0));
const both =
  (read: (side: FaceSide) => number): Follows =>
  ({ left, right }) =>
    clamp((read(left) + read(right)) / 2);
const left =
  (read: (side: FaceSide) => number): Follows =>
  (face) =>
    clamp(read(face.left));
const right =
  (read: (side: FaceSide) => number): Follows =>
  (face) =>
    clamp(read(face.right));

const shut = ({ lid }: FaceSide): number => lid;
const wide = ({ lid }: FaceSide): number => -lid;
const squint = ({ low }: FaceSide): number => low;
const browDown = ({ lift, knit }: FaceSide): number => Math.max(knit, -lift);
const browUp = ({ lift }: FaceSide): number => lift;
const browIn = ({ lift, knit }: FaceSide): number => Math.max(-knit, lift * 0.6);

/**
 * Morph targets by the names files give them, in small letters and without what stands before the last dot or space:
 * ARKit's (Ready Player Me has them), Oculus visemes, VRM's and VRoid's.
 */
const followers: ReadonlyMap<string, Follows> = new Map<string, Follows>([
  ['jawopen', ({ jaw }) => clamp(jaw)],
  ['mouthopen', ({ jaw }) => clamp(jaw)],
  ['mouthclose', mouth('closed', 'press')],
  ['mouthsmile', mouth('smile', 'grin')],
  ['mouthsmileleft', mouth('smile', 'grin', 'smirkL')],
  ['mouthsmileright', mouth('smile', 'grin', 'smirkR')],
  ['mouthfrownleft', mouth('frown')],
  ['mouthfrownright', mouth('frown')],
  ['mouthfunnel', mouth('o')],
  ['mouthpucker', mouth('pucker', 'u')],
  ['mouthpressleft', mouth('press')],
  ['mouthpressright', mouth('press')],
  ['mouthstretchleft', mouth('e', 'i', 'gape')],
  ['mouthstretchright', mouth('e', 'i', 'gape')],
  ['mouthupperupleft', mouth('snarl')],
  ['mouthupperupright', mouth('snarl')],
  ['nosesneerleft', mouth('snarl')],
  ['nosesneerright', mouth('snarl')],
  ['eyesclosed', both(shut)],
  ['eyeblinkleft', left(shut)],
  ['eyeblinkright', right(shut)],
  ['eyewideleft', left(wide)],
  ['eyewideright', right(wide)],
  ['eyesquintleft', left(squint)],
  ['eyesquintright', right(squint)],
  ['browdownleft', left(browDown)],
  ['browdownright', right(browDown)],
  ['browouterupleft', left(browUp)],
  ['browouterupright', right(browUp)],
  ['browinnerup', both(browIn)],
  ['viseme_pp', mouth('closed')],
  ['viseme_ff', mouth('f')],
  ['viseme_th', mouth('l')],
  ['viseme_dd', mouth('l')],
  ['viseme_nn', mouth('l')],
  ['viseme_kk', mouth('k')],
  ['viseme_ch', mouth('s')],
  ['viseme_ss', mouth('s')],
  ['viseme_rr', mouth('r')],
  ['viseme_aa', mouth('a')],
  ['viseme_e', mouth('e')],
  ['viseme_i', mouth('i')],
  ['viseme_o', mouth('o')],
  ['viseme_u', mouth('u')],
  ['a', mouth('a', 'gape')],
  ['aa', mouth('a', 'gape')],
  ['i', mouth('i')],
  ['ih', mouth('i')],
  ['u', mouth('u', 'pucker')],
  ['ou', mouth('u', 'pucker')],
  ['e', mouth('e')],
  ['ee', mouth('e')],
  ['o', mouth('o')],
  ['oh', mouth('o')],
  ['blink', both(shut)],
  ['blink_l', left(shut)],
  ['blinkleft', left(shut)],
  ['blink_r', right(shut)],
  ['blinkright', right(shut)],
  ['joy', mouth('grin')],
  ['happy', mouth('grin')],
  ['angry', both(({ knit }) => knit)],
  ['sorrow', both(({ knit }) => -knit)],
  ['sad', both(({ knit }) => -knit)],
  ['surprised', both(wide)],
]);

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
