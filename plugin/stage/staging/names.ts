import type { EntityId } from '../../../src/drama/entity-id.ts';
import { singularOf } from '../../../src/world/lexicon/nouns.ts';
import { headNounOf } from '../../../src/world/lexicon/head-noun.ts';
import { nameIndex, plainName } from '../../../src/world/names/name-index.ts';
import type { World } from '../../../src/world/world.ts';

/** Whom or what a name in a phrase means, best matches only: by id, by name, by alias, or by head noun. */
export const namedIn = (world: World, name: string, among: (id: EntityId) => boolean): readonly EntityId[] => {
  const raw = name.trim();
  const plain = plainName(raw);
  const head = singularOf(headNounOf(plain));
  const words = plain.split(' ');
  let best: EntityId[] = [];
  let rank = 0;
  const offer = (id: EntityId, at: number) => {
    if (at < rank) return;
    if (at > rank) [best, rank] = [[], at];
    if (!best.includes(id)) best.push(id);
  };
  for (const thing of nameIndex(world).things) {
    if (!among(thing.id)) continue;
    if (thing.id === raw || thing.id.slice(thing.id.indexOf(':') + 1) === raw.toLowerCase()) offer(thing.id, 5);
    for (const { full, alias, head: own } of thing.names) {
      if (full === plain) offer(thing.id, alias ? 3 : 4);
      else if (singularOf(own) === head && words.every((word) => thing.words.has(word) || singularOf(word) === head)) {
        offer(thing.id, 2);
      }
    }
  }
  return best;
};
