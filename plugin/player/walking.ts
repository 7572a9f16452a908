import { wrapped } from '../stage/space/vector.ts';
import type { WalkIntent } from '../stage/walk-intent.ts';
import type { Stick } from './stick.ts';
import type { PlayerView } from './view-mode.ts';

export interface Going {
  /** To the right and ahead, as seen. */
  readonly push: Stick;
  readonly isRunning: boolean;
  readonly lookYaw: number;
  readonly bodyYaw: number;
  readonly view: PlayerView;
  /** A deed has the body, or a seat: it is not turned. */
  readonly isOccupied: boolean;
  /** The body was coming round to where they look, and comes all the way. */
  readonly wasTurning: boolean;
}

/** With their own eyes somebody faces where they look; seen from behind, the body comes round when it looks far aside. */
const asideBeforeTurning = 0.9;
const asideAfterTurning = 0.12;

/** What is wanted of the legs. Standing is a wish too: nobody else walks a body that somebody plays. */
export function intentOf(going: Going): WalkIntent {
  const { push, isRunning, lookYaw, view } = going;
  const far = Math.min(1, Math.hypot(push.x, push.y));
  if (far < 0.01 || view === 'photo') return { x: 0, z: 0, ...(isTurning(going) ? { yaw: lookYaw } : {}) };
  const [sin, cos] = [Math.sin(lookYaw), Math.cos(lookYaw)];
  const [x, z] = [push.x * cos + push.y * sin, push.y * cos - push.x * sin];
  const shorten = far / Math.hypot(x, z);
  return {
    x: x * shorten,
    z: z * shorten,
    // Over the shoulder one sees which way the legs go, and they go as the body faces.
    ...(view === 'eyes' ? { yaw: lookYaw } : {}),
    isRunning,
  };
}

function isTurning({ view, lookYaw, bodyYaw, isOccupied, wasTurning }: Going): boolean {
  if (isOccupied || view === 'photo') return false;
  if (view === 'eyes') return true;
  const aside = Math.abs(wrapped(lookYaw - bodyYaw));
  return aside > (wasTurning ? asideAfterTurning : asideBeforeTurning);
}

/** Whether two wishes come to the same, so that it need not be said again. */
export function isSameIntent(one: WalkIntent | undefined, other: WalkIntent | undefined): boolean {
  if (!one || !other) return one === other;
  const isNear = (a: number | undefined, b: number | undefined): boolean =>
    a === b || (a !== undefined && b !== undefined && Math.abs(a - b) < 1e-3);
  return (
    isNear(one.x, other.x) &&
    isNear(one.z, other.z) &&
    isNear(one.yaw, other.yaw) &&
    (one.isRunning ?? false) === (other.isRunning ?? false)
  );
}
