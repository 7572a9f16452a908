import { plain, plainPhrases } from '../../play/plain-words.ts';
import type { Listener } from '../brain.ts';
import { tongueOf } from '../hearing/language.ts';
import { mentionedIn } from '../hearing/naming.ts';
import type { Known } from '../knowing.ts';
import { shortenText } from '../material.ts';
import type { Part } from '../part.ts';
import type { Entry } from './first-shown.ts';

/** How much of what comes up stands before somebody, in characters; and how far back talk goes. */
const mostBroughtUp = 180;
const recentMoments = 6;
const mostHeard = 4;
const longestHeard = 160;

/** What somebody keeps to themselves, as they themselves have it. The same from turn to turn, unless something opens it. */
export const keptNotes = (part: Part): Entry[] =>
  part.knowledge.filter(isKept).map((known) => ({
    key: known.matter.id,
    text: noteOf(known, part),
    gist: factOf(known, part),
  }));

/** What they would tell anybody who asked, as the author has it first: the same from turn to turn. */
export const backgroundNotes = (part: Part): Entry[] =>
  part.knowledge
    .filter(({ knowledge: { secret } }) => secret === undefined)
    .map((known) => ({ key: known.matter.id, text: noteOf(known, part) }));

const isKept = ({ knowledge: { secret }, isDue }: Known): boolean => secret !== undefined && !isDue;

/**
 * What the talk brings up that somebody knows, as they themselves have it: what was told in their hearing, in the words they
 * heard, and what they brought, in the words they would use. Never the author's clause for a thing they see otherwise. What
 * the talk is about stands first; what nobody has brought up stays away, and so does what is shown elsewhere.
 */
export function broughtUpNotes(listener: Listener, shown: readonly string[]): string[] {
  const { part } = listener;
  const known = part.knowledge
    .map((each) => ({ each, weight: weightOf(each, listener) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ each }) => noteOf(each, part))
    .filter((note) => !shown.includes(note));
  return within(mostBroughtUp, [...heardNotes(listener), ...known]);
}

/** The first of them that fit into so many characters. */
function within(most: number, notes: readonly string[]): string[] {
  let left = most;
  return [...new Set(notes)].filter((note) => (left -= note.length) > 0);
}

/** What was told in their hearing and does not stand in the history before them, newest first. */
function heardNotes({ context: { past, history, actor }, part }: Listener): string[] {
  const shown = new Set(history.map(({ seq }) => seq));
  const matters = new Set<string>();
  return past
    .toReversed()
    .filter(({ by, tells = [], seq }) => {
      const isNew = by !== actor && !shown.has(seq) && tells.some((matter) => !matters.has(matter));
      for (const matter of isNew ? tells : []) matters.add(matter);
      return isNew;
    })
    .slice(0, mostHeard)
    .map(({ by, words = '' }) => `${nameIn(part, by) ?? 'somebody'} told you: “${shortenText(words, longestHeard)}”`);
}

const nameIn = ({ names }: Part, id: string | undefined): string | undefined =>
  names.find((named) => named.id === id)?.name;

function weightOf({ matter }: Known, { context, part }: Listener): number {
  const recent = context.past.slice(-recentMoments).map(({ plain: said, text }) => said ?? plain(text));
  const named = new Set(recent.flatMap((text) => mentionedIn(text, part.names)).map(({ id }) => id));
  const words = plainPhrases(matter.words ?? noWords);
  const isBroughtUp = words.some((word) => recent.some((text) => text.includes(word)));
  const isAboutNamed = (matter.about ?? []).some((id) => named.has(id));
  return (isBroughtUp ? 4 : 0) + (isAboutNamed ? 2 : 0);
}

const noWords: readonly string[] = [];

function noteOf(known: Known, part: Part): string {
  const { knowledge, isDue, covers } = known;
  const { secret } = knowledge;
  const fact = factOf(known, part);
  if (!secret || isDue) return fact;
  const cover = covers.find(({ says: [first = ''] }) => tongueOf(first) === part.tongue);
  const instead = cover ? `; asked about it you ${howTo[cover.how]}: “${bare(cover.says[0] ?? '')}”` : '';
  return `${fact}${instead}`;
}

/** A thing as somebody has it: in their own words, or as the author put it for whoever was there. */
function factOf({ matter, knowledge }: Known, part: Part): string {
  const { secret, certainty = 1, source, from, says = [] } = knowledge;
  const own = inOwnWords(says, part) ?? inOwnWords(secret?.breaks ?? [], part);
  const teller = source === 'told' ? nameIn(part, from) : undefined;
  const held = source === 'infers' || certainty < 0.7 ? `you suspect that ${matter.claim}` : matter.claim;
  const fact = own ? `“${own}”` : teller ? `${teller} told you that ${matter.claim}` : held;
  return `${fact}${certainty < 0.7 && own ? ' (you are not sure)' : ''}`;
}

const howTo = { lie: 'lie', half: 'tell half of it', deflect: 'turn to something else', refuse: 'refuse' } as const;

const inOwnWords = (says: readonly string[], { tongue }: Part): string | undefined => {
  const found = says.find((words) => tongueOf(words) === tongue);
  return found === undefined ? undefined : bare(found);
};

/** Without what is put in when it is said: *Murder, {you}?* */
const bare = (words: string): string => words.replace(/,?\s*\{[^}]*\}/g, '').trim();

/** So many lines of the author's are enough to hear a voice. */
const mostVoiced = 5;
const longestVoiced = 140;

/** How somebody speaks: lines of their own that hold at any time. */
export const voiceOf = ({ profile: { lines = [] }, tongue }: Part): string[] =>
  lines
    .filter((line) => !line.when && !line.at && tongueOf(line.says) === tongue)
    .map(({ says }) => bare(says))
    .filter(({ length }) => length > 20 && length <= longestVoiced)
    .slice(0, mostVoiced);
