import { wordMap } from '../../kit/word-list.ts';
import { isA, knowsNoun, singularOf } from '../../world/lexicon/nouns.ts';
import type { Kit } from '../kit.ts';
import type { Work, WorkScene } from './work.ts';

/** So many places a play is built of; a scene elsewhere plays in the nearest of them. */
const mostPlaces = 8;
/** Where people meet whom nobody said where to. */
const anywhere = 'street';
/** Where a scene is stands at the beginning of what is told of it. */
const headWords = 14;

/** The kit each scene plays in, by the words that say where it is; where none does, where the last one was. */
export function kitsOfScenes({ acts }: Work, kits: readonly Kit[]): ReadonlyMap<WorkScene, Kit> {
  const found = new Map<WorkScene, Kit>();
  if (kits.length === 0) return found;
  const scenes = acts.flatMap((act) => act.scenes);
  const used: Kit[] = [];
  let last: Kit | undefined;
  for (const scene of scenes) {
    const among = used.length < mostPlaces ? kits : used;
    const kit =
      nearestKit(`${scene.setting} ${scene.title}`, among) ??
      last ??
      nearestKit(textOf(scene), among) ??
      nearestKit(anywhere, among) ??
      among[0]!;
    found.set(scene, kit);
    if (!used.includes(kit)) used.push(kit);
    last = kit;
  }
  return found;
}

const textOf = ({ parts }: WorkScene): string =>
  parts
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 4_000);

/** The kit that a text's words call for most, if any do: its own words, and things of their kind. */
function nearestKit(text: string, kits: readonly Kit[]): Kit | undefined {
  const words = wordsOf(text);
  const scored = kits.map((kit) => ({ kit, score: scoreOf(words, kit, text) }));
  const best = scored.reduce((most, own) => (own.score > most.score ? own : most), { kit: kits[0], score: 0 });
  return best.score > 0 ? best.kit : undefined;
}

/** What old plays call the places of our shelf. */
const otherwise = wordMap(`
  room=parlour apartment=parlour flat=parlour lodging=parlour morning-room=parlour drawing-room=parlour sitting-room=parlour
  nursery=bedroom bedchamber=bedroom closet=bedroom heath=wilderness moor=wilderness rampart=battlement
  vestibule=hall antechamber=throne presence-chamber=throne audience=throne cell=prison tomb=cemetery sepulchre=cemetery grave=cemetery
  camp=campsite schoolroom=classroom chemist=laboratory barrack=fort wharf=harbour hut=cottage hovel=cottage pasture=meadow fold=meadow
`);
/** Words that mean a place only beside others: a platform before a castle has no trains. */
const inCompany: Readonly<Record<string, RegExp>> = {
  platform: /\b(?:train|railway|station|rail)/i,
  court: /\b(?:judge|jury|law|trial|justice)/i,
  wood: /\b(?:the|a|in) wood/i,
  house: /\bhouse\b(?! of)/i,
};
/** *Half-Moon Street*, *Castle Garden*: a name is no place of that kind. */
const named = /(?<=\p{Ll}[^.!?\n]*\s)\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)+/gu;

const wordsOf = (text: string): readonly string[] =>
  (
    text
      .replace(named, ' ')
      .replace(/\brooms? of state\b/gi, 'throne')
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  )
    .slice(0, 300)
    .map((word) => singularOf(word))
    .filter((word) => inCompany[word]?.test(text) ?? true)
    .map((word) => otherwise.get(word) ?? word);

function scoreOf(words: readonly string[], { words: called }: Kit, text: string): number {
  const known = called.split(' ');
  if (/\p{Script=Han}/u.test(text)) return known.filter((word) => text.includes(word)).length;
  return words.reduce((sum, word, index) => {
    const weight = index < headWords ? 6 - Math.floor(index / 4) : 1;
    const place = known.indexOf(word);
    if (place !== -1) return sum + weight * (place < 3 ? 3 : 2);
    return index < headWords && isPlace(word) && known.slice(0, 4).some((own) => isA(word, own)) ? sum + weight : sum;
  }, 0);
}

const isPlace = (word: string): boolean =>
  knowsNoun(word) && (isA(word, 'structure') || isA(word, 'location') || isA(word, 'room') || isA(word, 'area'));
