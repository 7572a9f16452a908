import { flatDistance } from '../space/vector.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StageParts } from './doing.ts';

/** A loose thing this near to one who cannot get on is pushed along. */
const pushMeters = 0.75;

/** Lets somebody who cannot get on push the loose things at their feet: stools. People step aside by themselves. */
export function pushThings(parts: StageParts, { walker }: StagedActor): void {
  if (!walker) return;
  for (const { id, hold, pose } of parts.props.all.values()) {
    if (hold.kind === 'free' && flatDistance(pose.position, walker.position) < pushMeters) parts.letPush(id);
  }
}
