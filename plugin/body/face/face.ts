/** Shapes a mouth is mixed of: feelings first, then sounds. All zero is a mouth at rest. */
export const mouthShapes = [
  'smile', 'grin', 'frown', 'snarl', 'gape', 'press', 'pucker', 'smirkL', 'smirkR',
  'closed', 'a', 'e', 'i', 'o', 'u', 'f', 'l', 's', 'r', 'k',
] as const; // prettier-ignore
export type MouthShape = (typeof mouthShapes)[number];
/** Where each of them is in the list of a face's mouth. */
export const shapeAt = Object.fromEntries(mouthShapes.map((shape, index) => [shape, index])) as Readonly<
  Record<MouthShape, number>
>;

/** One side of a face. */
export interface FaceSide {
  /** Of the brow: 1 up, −1 down. */
  lift: number;
  /** Of its inner end: 1 drawn down and together (anger), −1 drawn up (grief). */
  knit: number;
  /** Of the upper lid: 0 as at rest, 1 shut, −1 torn open. */
  lid: number;
  /** Of the lower lid: 0 as at rest, 1 pushed up by a smile. */
  low: number;
}

/** How a face is at a moment. Filled anew each frame, in place. */
export interface Face {
  readonly left: FaceSide;
  readonly right: FaceSide;
  /** Of both eyes, from where the head faces, in radians: to the right, and down. */
  eyeYaw: number;
  eyePitch: number;
  /** How far off is what they look at, in metres: both eyes turn to the same point of it. */
  eyeMeters: number;
  /** 0 shut, 1 as wide as it goes. */
  jaw: number;
  /** How much there is of each shape (`shapeAt`): by name they would be garbage wherever they are written to. */
  readonly mouth: Float64Array;
}

export function plainFace(): Face {
  const side = (): FaceSide => ({ lift: 0, knit: 0, lid: 0, low: 0 });
  const mouth = new Float64Array(mouthShapes.length);
  return { left: side(), right: side(), eyeYaw: 0, eyePitch: 0, eyeMeters: 3, jaw: 0, mouth };
}

/** Feelings a face can show by itself; a gesture may add to them. */
export const expressions = [
  'neutral', 'joy', 'amusement', 'tenderness', 'pride', 'surprise', 'fear', 'anger', 'contempt', 'disgust', 'sorrow',
  'shame', 'pain', 'suspicion', 'resolve', 'thought',
] as const; // prettier-ignore
export type Expression = (typeof expressions)[number];

const grave: ReadonlySet<Expression> = new Set<Expression>(['fear', 'anger', 'contempt', 'disgust', 'sorrow', 'shame', 'pain', 'suspicion']); // prettier-ignore
const bright: ReadonlySet<Expression> = new Set<Expression>(['joy', 'amusement', 'tenderness', 'pride']);
/** Whether a feeling leaves no room for a smile; and whether it is one. */
export const isGrave = (expression: Expression): boolean => grave.has(expression);
export const isBright = (expression: Expression): boolean => bright.has(expression);
