import * as z from 'zod/mini';
import { clamp } from '../../kit/numbers.ts';
import { worldOf } from '../../play/play.ts';
import { isDead } from '../../world/containment.ts';
import { thingOf } from '../../world/world.ts';
import type { Brain } from '../brain.ts';
import { shortenHistory } from '../history.ts';
import { bulleted, material } from '../material.ts';
import { distil } from '../memory.ts';
import { witnessedBy } from '../witnessed.ts';
import { ask, type ModelAsking } from './asking.ts';

/** How much of a scene stands before whoever remembers it, in characters. */
const mostPerceived = 3_000;

const MemoriesSchema = z.object({
  memories: z
    .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(600)), importance: z.number() }))
    .check(z.maxLength(20)),
});

/** What one person keeps of a scene: `memory.prompt.md`. */
export const distilWith =
  (asking: ModelAsking): Brain['distil'] =>
  async (play, actor, from, signal) => {
    const seen = witnessedBy(play, actor, from).filter(({ kind }) => kind !== 'setting');
    if (seen.length === 0) return [];
    // Nobody will ask the dead: rules do for them.
    if (isDead(thingOf(worldOf(play), actor))) return distil(play, actor, from);
    const { earlier, history } = shortenHistory(seen, actor, mostPerceived);
    const perceived = material('perceived', bulleted([...earlier, ...history.map(({ text }) => text)]));
    const read = await ask(asking, 'memory', [perceived], MemoriesSchema, signal, 600);
    return read.memories.map(({ text, importance }) => ({
      text,
      importance: clamp(importance),
      at: play.now,
    }));
  };
