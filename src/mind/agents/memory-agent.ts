import * as z from 'zod/mini';
import { toShare } from '../../kit/numbers.ts';
import { nameOf, worldOf } from '../../play/play.ts';
import { isDead } from '../../world/containment.ts';
import { thingOf } from '../../world/world.ts';
import type { Brain } from '../brain.ts';
import { shortenHistory } from '../history.ts';
import { bulleted, material } from '../material.ts';
import { distil } from '../memory.ts';
import { witnessedByName } from '../witnessed.ts';
import { ask, type ModelAsking } from './asking.ts';

/** How much of a scene stands before whoever remembers it, in characters. */
const mostPerceived = 2_400;

const MemoriesSchema = z.object({
  memories: z
    .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(600)), importance: z.number() }))
    .check(z.maxLength(20)),
});

/** What one person keeps of a scene: `memory.prompt.md`. */
export const distilWith =
  (asking: ModelAsking): Brain['distil'] =>
  async (play, actor, from, signal) => {
    const seen = witnessedByName(play, actor, from).filter(({ kind }) => kind !== 'setting');
    if (seen.length === 0) return [];
    // Nobody will ask the dead: rules do for them.
    if (isDead(thingOf(worldOf(play), actor))) return distil(play, actor, from);
    const { earlier, history } = shortenHistory(seen, actor, mostPerceived);
    // Whoever perceived the same reads the same first, and endpoints need not read it again.
    const shown = [
      material('perceived', bulleted(history.map(({ text }) => text))),
      ...(earlier.length > 0 ? [material('earlier', bulleted(earlier))] : []),
      material('you', `You are ${nameOf(play, actor)}. This is what you keep of it.`),
    ];
    const read = await ask(asking, 'memory', shown, MemoriesSchema, signal, 600);
    return read.memories.map(({ text, importance }) => ({
      text,
      importance: toShare(importance),
      at: play.now,
    }));
  };
