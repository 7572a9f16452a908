/** A place where a body bends. Bones run between them; the face, and cloth that swings, have some of their own. */
export const joints = [
  'hips', 'spine', 'chest', 'neck', 'head', 'jaw',
  'eyeL', 'eyeR', 'lidL', 'lidR', 'lowLidL', 'lowLidR', 'browL', 'browR',
  'collarL', 'armL', 'foreL', 'handL', 'fingersL', 'fingerTipsL', 'indexL', 'indexTipL', 'thumbL',
  'collarR', 'armR', 'foreR', 'handR', 'fingersR', 'fingerTipsR', 'indexR', 'indexTipR', 'thumbR',
  'legL', 'shinL', 'footL', 'toesL', 'legR', 'shinR', 'footR', 'toesR',
  'skirtFront', 'skirtBack', 'skirtL', 'skirtR', 'hemFront', 'hemBack', 'hemL', 'hemR',
  'cape', 'capeTail', 'hairTail',
] as const; // prettier-ignore
export type Joint = (typeof joints)[number];

export type Side = 'L' | 'R';
export const sides: readonly Side[] = ['L', 'R'];
/** −1 for the left, 1 for the right: bodies face +z, their right hand is at +x. */
export const signOf = (side: Side): -1 | 1 => (side === 'L' ? -1 : 1);

const limbs: readonly (readonly [string, string])[] = [
  ['collar', 'chest'], ['arm', 'collar'], ['fore', 'arm'], ['hand', 'fore'], ['fingers', 'hand'],
  ['fingerTips', 'fingers'], ['index', 'hand'], ['indexTip', 'index'], ['thumb', 'hand'],
  ['leg', 'hips'], ['shin', 'leg'], ['foot', 'shin'], ['toes', 'foot'],
  ['eye', 'head'], ['lid', 'head'], ['lowLid', 'head'], ['brow', 'head'],
]; // prettier-ignore

const parents: ReadonlyMap<Joint, Joint> = new Map<Joint, Joint>([
  ['spine', 'hips'], ['chest', 'spine'], ['neck', 'chest'], ['head', 'neck'], ['jaw', 'head'],
  ['skirtFront', 'hips'], ['skirtBack', 'hips'], ['skirtL', 'hips'], ['skirtR', 'hips'],
  ['hemFront', 'skirtFront'], ['hemBack', 'skirtBack'], ['hemL', 'skirtL'], ['hemR', 'skirtR'],
  ['cape', 'chest'], ['capeTail', 'cape'], ['hairTail', 'head'],
  ...sides.flatMap((side) =>
    limbs.map(([name, on]): [Joint, Joint] => [
      `${name}${side}` as Joint,
      (limbs.some(([limb]) => limb === on) ? `${on}${side}` : on) as Joint,
    ]),
  ),
]); // prettier-ignore

/** What a joint hangs on; the hips hang on nothing. Parents come before their children in `joints`. */
export const parentOf = (joint: Joint): Joint | undefined => parents.get(joint);
