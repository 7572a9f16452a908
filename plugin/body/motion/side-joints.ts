import type { Joint, Side } from '../rig/joint.ts';

/** The joints of one side by what they are: names put together at every frame would cost more than what they move. */
const parts = [
  'collar', 'arm', 'fore', 'hand', 'fingers', 'fingerTips', 'index', 'indexTip', 'thumb', 'leg', 'shin', 'foot', 'toes',
  'skirt', 'hem',
] as const; // prettier-ignore
export type SideJoints = Readonly<Record<(typeof parts)[number], Joint>>;

export const jointsOfSide = (side: Side): SideJoints =>
  Object.fromEntries(parts.map((part) => [part, `${part}${side}`])) as SideJoints;
