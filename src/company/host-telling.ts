import type { Arrival } from '../drama/arrival.ts';
import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { given } from '../kit/given.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { worldFor } from '../play/arrived.ts';
import { worldOf } from '../play/play.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { endedPostures } from '../world/ended-postures.ts';
import { breaches } from '../world/invariants.ts';
import { whyUnsound } from '../world/soundness.ts';
import type { World } from '../world/world.ts';
import type { Desk } from './desk.ts';

/** What a host says has happened in its game. */
export interface HostTelling {
  /** What those who are there perceive of it; without it nobody is told, and they see it when they look. */
  readonly narration?: string | undefined;
  readonly changes?: readonly Change[] | undefined;
  /** Where it is seen and heard; unless said, wherever the things it changes are. */
  readonly place?: EntityId | undefined;
  /** Whoever and whatever is new in the world with it; `changes` says where. */
  readonly comes?: readonly Arrival[] | undefined;
}

/**
 * Takes into the log what the host's game brought about, with witnesses as of anything else. The host has the last word over its
 * world, except for what no world can be: then the answer says why, and nothing has changed.
 */
export function tellFromHost(
  desk: Desk,
  { narration = '', changes = [], place, comes }: HostTelling,
): Result<Fact, string> {
  const play = desk.play();
  if (play.seq === 0) return err('the drama has not begun: call start() first');
  if (play.ended) return err('the drama has ended: nothing happens in it any more');
  const world = worldFor(worldOf(play), { type: 'event:told', comes });
  const why = whyNotBorne(world, changes);
  if (why !== undefined) return err(why);
  const told = { id: `host:${play.seq}`, narration, changes: [...changes, ...endedPostures(world, changes)] };
  const more = given({ place, comes: comes && [...comes] });
  return ok(desk.record({ type: 'event:told', by: 'host', cause: 'host', ...told, ...more }));
}

function whyNotBorne(world: World, changes: readonly Change[]): string | undefined {
  const why = whyUnsound(world, changes);
  if (why !== undefined) return why;
  const before = new Set(breaches(world));
  return breaches(applyChanges(world, changes)).find((breach) => !before.has(breach));
}
