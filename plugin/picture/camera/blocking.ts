import { bodyRadiusMeters } from '../../stage/posture.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { vec, type Vec3 } from '../../stage/space/vector.ts';
import type { Solid } from './solid.ts';

/** An actor as a camera sees them. */
export interface Figure {
  readonly id: EntityId;
  readonly place: EntityId | undefined;
  /** The floor under the hips. */
  readonly position: Vec3;
  readonly eyes: Vec3;
  /** Which way the face is turned. */
  readonly faceYaw: number;
  readonly speedMetersPerSecond: number;
  readonly isLying: boolean;
  /** Behind or in something, so as not to be seen: a film keeps the secret. */
  readonly isHidden: boolean;
  /** The hand that reaches for something, and how far it is on its way: 0 at rest, 1 on the thing. */
  readonly reach?: {
    readonly hand: Vec3;
    readonly target: Vec3;
    readonly part: number;
    readonly isReturning: boolean;
  };
  /** What they sit or lie on. */
  readonly seat?: EntityId;
}

/** Something a hand may touch. */
interface Item {
  readonly center: Vec3;
  /** Its longest side. */
  readonly sizeMeters: number;
}

/** Who and what stands where at a moment: film people's word for it. */
export interface Blocking {
  readonly figures: ReadonlyMap<EntityId, Figure>;
  readonly furniture: readonly Solid[];
  /** Only what is there to be seen. */
  item(id: EntityId): Item | undefined;
}

/** From the eyes of a puppet, in metres: the top of its hair, its chin, half a head. */
export const head = { crown: 0.22, chin: 0.16, radius: 0.17 } as const;
export const crownOf = ({ eyes: { x, y, z } }: Pick<Figure, 'eyes'>): Vec3 => vec(x, y + head.crown, z);
/** Half the breadth of a head with its hair, its ears and what is worn on it. */
export const headHalfMeters = 0.21;
/** Half the breadth of a body in its clothes. */
export const clothedRadius = bodyRadiusMeters + 0.02;
