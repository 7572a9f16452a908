import { toShare } from '../kit/numbers.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Memory } from '../drama/memory.ts';
import { plain } from '../play/plain-words.ts';
import type { Play } from '../play/play.ts';
import { says } from './tongues/tongues.ts';
import { witnessedSince, type Witnessed } from './witnessed.ts';

/** What a scene leaves behind: the few moments that mattered most to whoever was there. */
const mostKept = 12;

/** How much a moment matters to this actor, 0 to 1, as far as rules can tell. */
export function importanceOf(moment: Witnessed, actor: EntityId): number {
  const text = moment.text.toLowerCase();
  let weight = moment.kind === 'deed' || moment.kind === 'event' ? 0.45 : 0.25;
  if (says('harm', text)) weight += 0.45;
  if (says('bond', text)) weight += 0.25;
  if (moment.to === actor || /\byou\b/.test(text)) weight += 0.1;
  if (moment.by === actor) weight -= 0.05;
  if (/[?？]/.test(text)) weight -= 0.05;
  return toShare(Math.round(weight * 100) / 100);
}

/** Distils what an actor witnessed since a moment of history into entries, the weightiest first kept, told in order. */
export function distil(play: Play, actor: EntityId, from: number): Memory[] {
  return witnessedSince(play, actor, from)
    .filter(({ kind }) => kind !== 'refusal' && kind !== 'setting')
    .map((moment) => ({ moment, importance: importanceOf(moment, actor) }))
    .sort((a, b) => b.importance - a.importance || a.moment.seq - b.moment.seq)
    .slice(0, mostKept)
    .sort((a, b) => a.moment.seq - b.moment.seq)
    .map(({ moment, importance }) => ({
      text: moment.text.slice(0, 600),
      importance,
      at: moment.at,
      ...(moment.by || moment.to ? { about: [moment.by, moment.to].filter((id) => id !== undefined) } : {}),
    }));
}

/** Words too common to mean anything by themselves. */
const small = new Set(
  'a an the of to in on at and or but is are was be i you he she it we they me him her my your his that this what who not no do does for with'.split(
    ' ',
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set(
    plain(text)
      .trim()
      .split(' ')
      .filter((word) => !small.has(word)),
  );

/** Half of what is recent is gone after so long. */
const halfLifeMs = 20 * 60_000;

/** The memories that bear on what is going on: relevance, importance and recency together. */
export function retrieve(
  memories: readonly Memory[],
  cue: string,
  now: number,
  most: number,
  present: readonly EntityId[] = [],
): Memory[] {
  const wanted = wordsOf(cue);
  const rarity = new Map<string, number>();
  for (const memory of memories) for (const word of wordsOf(memory.text)) rarity.set(word, (rarity.get(word) ?? 0) + 1);
  const weigh = (word: string) => Math.log(1 + memories.length / (rarity.get(word) ?? 1));
  const best = Math.max(
    1e-9,
    [...wanted].reduce((sum, word) => sum + (rarity.has(word) ? weigh(word) : 0), 0),
  );
  return memories
    .map((memory, index) => {
      const shared = [...wordsOf(memory.text)].reduce((sum, word) => sum + (wanted.has(word) ? weigh(word) : 0), 0);
      const involved = memory.about?.some((id) => present.includes(id)) ? 0.15 : 0;
      const recency = 0.5 ** (Math.max(0, now - memory.at) / halfLifeMs);
      return { memory, index, score: shared / best + memory.importance + 0.5 * recency + involved };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .map(({ memory }) => memory);
}
