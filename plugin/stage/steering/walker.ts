import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';
import type { Goal } from './goal.ts';
import type { Lead } from './lead.ts';

/**
 * - `standing`: has nowhere to go
 * - `walking`: is on the way, waits for someone to come through a doorway, or is out of somebody's way
 * - `arrived`: is where its goal is and faces the right way; a goal that moves makes it walk again
 * - `no-way`: no path leads there
 * - `at-gate`: waits before the closed gate named by `gate`
 * - `stuck`: somebody or something that does not give way is in the only way
 */
export type WalkerStatus = 'standing' | 'walking' | 'arrived' | 'no-way' | 'at-gate' | 'stuck';

/** Somebody on their feet. */
export interface Walker {
  readonly id: string;
  readonly position: Vec3;
  readonly yaw: number;
  /** In metres a second: the way it faces, unless it is led. */
  readonly speed: number;
  /** Where its steps really go, in metres a second: who is led goes aside and back too. */
  readonly velocityX: number;
  readonly velocityZ: number;
  readonly status: WalkerStatus;
  readonly gate: string | undefined;
  /** What is left of its way, its own position first; empty when it stands. */
  readonly path: readonly Vec3[];
  /** The spot it is going to stand on; nothing while it stands or goes after somebody. */
  readonly destination: Vec3 | undefined;
  go(goal: Goal, options?: { readonly speed?: number }): void;
  stand(face?: Vec3 | number): void;
  /** Puts it there at once. */
  place(stand: Stand): void;
  /** Lets somebody lead it in place of its goals, until this is called with nothing. */
  lead(lead: Lead | undefined): void;
  readonly isLed: boolean;
  /** Seconds it has been led against something that does not give way. */
  readonly pressed: number;
  /** Sits or lies: others go around it, it does not move. */
  fixed: boolean;
}

/** A doorway. A closed one stops whoever comes; so does an open one that is not passable for them. */
export interface Gate {
  readonly id: string;
  readonly center: Vec3;
  /** Which way one faces who goes through it; from either side it is the same gate. */
  readonly yaw: number;
  readonly width: number;
  isOpen(): boolean;
  isPassable?(walker: string): boolean;
}
