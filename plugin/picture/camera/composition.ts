import type { EntityId } from '../../../src/drama/entity-id.ts';
import { vec, type Vec3 } from '../../stage/space/vector.ts';
import type { Room } from '../../stage/staging/stage-plan.ts';
import { crownOf, head, headHalfMeters, type Blocking, type Figure } from './blocking.ts';
import { partTaken, seenIn } from './frame.ts';
import type { Setup } from './shot.ts';
import type { Sight } from './sight.ts';
import { clutterOf } from './clutter.ts';

/** What a picture is composed of. */
export interface Composition {
  readonly blocking: Blocking;
  readonly sight: Sight;
  readonly room: Room;
  readonly aspect: number;
}

/** A setup among others for the same picture. */
export interface Candidate {
  readonly setup: Setup;
  /** Less is better. */
  readonly cost: number;
  /** Heads that must be whole, in the picture and in plain sight. */
  readonly faces?: readonly Figure[];
  /** Other points that must be so. */
  readonly points?: readonly Vec3[];
  /** What may be between: the one who holds the thing, what they sit on. */
  readonly through?: readonly EntityId[];
}

/** The best setup that can be built, that the cut before it allows, and that is not worse than wanted. */
export function bestOf(
  composition: Composition,
  candidates: readonly Candidate[],
  isAllowed: (setup: Setup) => boolean,
  mostCost = Infinity,
): Setup | undefined {
  const inOrder = candidates
    .filter(({ setup }) => isAllowed(setup))
    .map((candidate) => ({ candidate, cost: candidate.cost + clutterOf(composition, candidate.setup) }))
    .filter(({ cost }) => cost <= mostCost)
    .sort((one, other) => one.cost - other.cost);
  return inOrder.find(({ candidate }) => canBeBuilt(composition, candidate))?.candidate.setup;
}

function canBeBuilt(composition: Composition, { setup, faces = [], points = [], through = [] }: Candidate): boolean {
  const { sight, room, blocking } = composition;
  const { position } = setup.frame;
  return (
    sight.canStand(position, room, blocking) &&
    faces.every((figure) => isFaceSeen(composition, setup, figure)) &&
    points.every(
      (point) => isInPicture(composition, setup, point) && sight.isClear(position, point, room, blocking, through),
    )
  );
}

/** A whole head in the picture, from ear to ear, with air above it, and nothing before it. */
function isFaceSeen(composition: Composition, setup: Setup, figure: Figure): boolean {
  const isShown = [crownOf(figure), figure.eyes].every((point) => isInPicture(composition, setup, point));
  return isShown && isHeadWhole(composition, setup, figure) && isFaceClear(composition, setup, figure);
}

/** Neither ear is beyond the edge. */
export function isHeadWhole(
  { aspect }: Pick<Composition, 'aspect'>,
  { frame }: Pick<Setup, 'frame'>,
  figure: Figure,
): boolean {
  const { across, ahead } = seenIn(frame, figure.eyes, aspect);
  return Math.abs(across) + partTaken(headHalfMeters, ahead, frame.fov, aspect) <= 1;
}

export function isFaceClear({ sight, room, blocking }: Composition, { frame }: Setup, figure: Figure): boolean {
  const { eyes, id, seat } = figure;
  const but = seat === undefined ? [id] : [id, seat];
  const [dx, dz] = [frame.position.x - eyes.x, frame.position.z - eyes.z];
  const far = Math.hypot(dx, dz) || 1;
  const aside = vec((dz / far) * head.radius * 0.7, 0, (-dx / far) * head.radius * 0.7);
  const points = [
    vec(eyes.x, eyes.y - head.chin * 0.8, eyes.z),
    vec(eyes.x + aside.x, eyes.y, eyes.z + aside.z),
    vec(eyes.x - aside.x, eyes.y, eyes.z - aside.z),
  ];
  return points.every((point) => sight.isClear(frame.position, point, room, blocking, but));
}

function isInPicture({ aspect }: Composition, { frame }: Setup, point: Vec3): boolean {
  const { across, up, ahead } = seenIn(frame, point, aspect);
  return ahead > 0.4 && Math.abs(across) < 0.9 && up < 0.92 && up > -0.95;
}

/** How much a camera is out of the house, looking towards it: sets are built to be seen from the south. */
export function turnedFromHouse(camera: Vec3, at: Vec3): number {
  const far = Math.hypot(camera.x - at.x, camera.z - at.z) || 1;
  return (1 + (camera.z - at.z) / far) / 2;
}

/** A point this far from another, in the direction of a yaw. */
export const stepped = (from: Vec3, yaw: number, meters: number, y = from.y): Vec3 =>
  vec(from.x + Math.sin(yaw) * meters, y, from.z + Math.cos(yaw) * meters);

export const degrees = (angle: number): number => (angle * Math.PI) / 180;
