import type { TongueName } from '../../drama/tongues/tongue.ts';
import { plain } from '../../play/plain-words.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import { says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { listen, type LineStimulus } from './stimulus.ts';

/** Where one question ends and the next begins: *What is this place, and who are you?* */
const between = /[,，]?\s+and (?=(?:who|what|where|when|why|how|whose|which)\b)/iu;

/** The last two questions of a line, each as a line of its own; nothing where it has only one. */
export function questionsApart(stimulus: LineStimulus, context: ActorContext, part: Part): readonly LineStimulus[] {
  const { line, by, heard } = stimulus;
  if (heard.asks === undefined || by === undefined || !part.players.has(by)) return [];
  const questions = sentencesOf(line.words ?? '').filter((sentence) => /[?？]\s*$/.test(sentence));
  const pieces = questions.flatMap((question) =>
    question
      .trim()
      .replace(/[?？]+$/, '')
      .split(between),
  );
  if (pieces.length < 2) return [];
  const before = context.past.filter(({ seq }) => seq < line.seq);
  const apart: LineStimulus[] = [];
  let sofar = before;
  for (const [index, piece] of pieces.entries()) {
    const words = `${piece}?`;
    const own: Witnessed = { ...line, words, plain: plain(words) };
    const one: LineStimulus = {
      ...stimulus,
      line: own,
      heard: listen(own, { ...context, past: [...sofar, own] }, part),
    };
    if (one.heard.asks !== undefined && (index === 0 || standsAlone(one, context.actor))) apart.push(one);
    // *Who is the man in yellow? Where does he live?*: the next takes up what this one named.
    sofar = [...before, { ...own, seq: line.seq - 0.5 }];
  }
  return apart.length < 2 ? [] : apart.slice(-2);
}

/** Has it a subject, of its own or in the question before it? */
const standsAlone = ({ heard: { leans, words, pointed }, by }: LineStimulus, self: EntityId): boolean =>
  !leans && (!says('leansOnWords', words) || pointed.some((id) => id !== self && id !== by));

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…。！？])\s*/).filter((one) => /\p{L}/u.test(one));

/** More than so much nobody says in one breath. */
const [longest, longestInSigns] = [240, 90];

/** Two answers in one breath, of a long one only how it begins; nothing where that is still too long, or the same twice. */
export function inOneBreath(first: string, second: string, tongue: TongueName): string | undefined {
  if (first.includes(second) || second.includes(first) || /[(（]/.test(second)) return undefined;
  // What both have in common is said once.
  const fresh = sentencesOf(second).filter((sentence) => !first.includes(sentence.trim()));
  const rest = fresh.join(tongue === 'zh' ? '' : ' ');
  // What is said back at the beginning says nothing alone: *This place? It is a café.*
  const begun = (text: string): string => {
    const sentences = sentencesOf(text);
    const end = sentences.findIndex((sentence) => !/[?？]\s*$/.test(sentence)) + 1;
    return sentences
      .slice(0, end || 1)
      .join(tongue === 'zh' ? '' : ' ')
      .trim();
  };
  const ways = [
    [first, rest],
    [begun(first), rest],
    [begun(first), begun(rest)],
  ].map((both) => both.join(tongue === 'zh' ? '' : ' '));
  return ways.find(({ length }) => length <= (tongue === 'zh' ? longestInSigns : longest));
}
