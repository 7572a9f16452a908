import { entityId } from '../../src/drama/entity-id.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { affordancesOf } from '../../src/world/affordances.ts';
import { attemptFrom } from '../../src/world/grammar/read-action.ts';
import { adjudicate } from '../../src/world/judging/adjudicate.ts';
import { silence } from '../../src/world/names/discourse.ts';
import { nameIndex } from '../../src/world/names/name-index.ts';
import { openScene } from '../../src/world/narrator.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { openWorld, type World } from '../../src/world/world.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

/** One room with forty things in it, six people, and something in every hand. */
function fullRoom(): World {
  const things = ['letter', 'candle', 'cup', 'key', 'book', 'knife', 'bottle', 'coin', 'lamp', 'glove'];
  const traits = ['portable', 'readable', 'burnable', 'fillable', 'drinkable', 'lightable', 'wearable', 'breakable'];
  const entities = [
    { id: 'place:room', kind: 'place', name: 'the room', exits: [{ to: 'place:hall', door: 'prop:door' }] },
    { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ to: 'place:room', door: 'prop:door' }] },
    { id: 'prop:door', kind: 'prop', name: 'door', traits: ['door', 'openable'], at: { in: 'place:room' } },
    ...Array.from({ length: 6 }, (_, i) => ({ id: `actor:a${i}`, kind: 'actor', name: `Actor${i}`, at: { in: 'place:room' }, capacity: 6 })),
    ...Array.from({ length: 4 }, (_, i) => ({ id: `prop:table${i}`, kind: 'prop', name: `table ${i}`, traits: ['fixed', 'supporter'], at: { in: 'place:room' } })),
    ...Array.from({ length: 36 }, (_, i) => ({
      id: `prop:t${i}`,
      kind: 'prop',
      name: `${things[i % things.length]} ${i}`,
      traits: ['portable', traits[i % traits.length], traits[(i + 3) % traits.length]].filter((trait, at, all) => all.indexOf(trait) === at),
      at: i < 6 ? { heldBy: `actor:a${i}` } : { on: `prop:table${i % 4}` },
    })),
  ]; // prettier-ignore
  const read = readWorldFile({ entities });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openWorld(read.value);
}

export function* affordancesBench(): Generator<Measure> {
  const world = fullRoom();
  const scene = openScene(world);
  const actor = entityId('actor:a0');
  const seen = world.cast;
  const taking = attemptFrom({ verb: 'take', object: 'prop:t20' }, nameIndex(world));
  const random = seededRandom(1);
  const baseline = medianMicros(() => void adjudicate(world, actor, taking, { discourse: silence, random }));
  const each = medianMicros((index) => void affordancesOf(scene, actor, seen[index % seen.length] ?? actor), 1000);
  yield {
    measure: 'what may be done with a thing, a room of 40 things and 6 people',
    value: each,
    unit: 'µs median',
    budget: 2000,
    baseline,
    ratio: round(each / baseline),
    entities: seen.length,
  };
}
