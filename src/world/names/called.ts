import { thingOf, type World } from '../world.ts';
import { nameIndex, plainName } from './name-index.ts';
import type { NounPhrase } from './noun-phrase.ts';

const determined =
  /^(\d|(one|two|three|four|five|six|seven|eight|nine|ten)\b|(the|a|an|his|her|its|their|my|our|your|some)\s|(everything|all|both|nothing|him|her|them|it|me|you|us)$)/i;

/** What somebody called a thing, as it stands inside a sentence: `Polonius`, `the old man`, `the rifle`. */
export function called(world: World, phrase: Pick<NounPhrase, 'text' | 'name'>): string {
  if (phrase.name) return phrase.name;
  const spelt = spelling(world, phrase.text);
  if (determined.test(spelt)) return spelt;
  return /^\p{Lu}/u.test(spelt) || /[\u3400-\u9fff]/.test(spelt) ? spelt : `the ${spelt}`;
}

/** The words as the world spells them, where they are somebody's name: a person's keeps its capital. */
function spelling(world: World, text: string): string {
  const plain = plainName(text);
  for (const id of nameIndex(world).byFull.get(plain) ?? []) {
    const thing = thingOf(world, id);
    if (thing.kind === 'prop') continue;
    const names = [thing.name, ...thing.aliases, ...thing.name.split(/\s+/)];
    const own = names.find((name) => plainName(name) === plain);
    if (own) return own.replace(/^(The|A|An|His|Her|Their)\s/, (word) => word.toLowerCase());
  }
  return text;
}
