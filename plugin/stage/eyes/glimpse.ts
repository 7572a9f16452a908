import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Sight } from '../../../src/drama/sight.ts';
import type { StagePort } from '../../../src/drama/stage-port.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { Eyes } from './eyes.ts';
import type { Photographer } from './photographer.ts';

type Picturing = Parameters<NonNullable<StagePort['glimpse']>>[1];

/** A look of an actor's, with pictures where somebody takes them: what is noted is what was so when the last one was taken. */
export async function glimpse(
  eyes: Eyes,
  photographer: Photographer | undefined,
  actor: StagedActor | undefined,
  picturing: Picturing = {},
): Promise<Sight | undefined> {
  if (!actor?.walker) return undefined;
  const { frames = 0, width = 384, height = 256 } = picturing;
  const look = (id: EntityId) => eyes.look(id);
  if (frames <= 0 || !photographer) return look(actor.id);
  let sight: Sight | undefined;
  const priority = actor.isThinking ? 2 : 1;
  const taken = await photographer.take(actor.id, { frames, width, height, priority }, () => (sight = look(actor.id)));
  sight ??= look(actor.id);
  return sight && taken.length > 0 ? { ...sight, frames: [...taken] } : sight;
}
