import type { TongueName } from '../../drama/tongues/tongue.ts';
import { plain } from '../../play/plain-words.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import { says } from '../tongues/tongues.ts';
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
  const apart = pieces
    .map((piece): LineStimulus => {
      const words = `${piece}?`;
      const own = { ...line, words, plain: plain(words) };
      return { ...stimulus, line: own, heard: listen(own, context, part) };
    })
    .filter(({ heard: { asks, leans, words } }) => asks !== undefined && !leans && !says('leansOnWords', words));
  return apart.length < 2 ? [] : apart.slice(-2);
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…。！？])\s*/).filter((one) => /\p{L}/u.test(one));

/** More than so much nobody says in one breath. */
const [longest, longestInSigns] = [240, 90];

/** Two answers in one breath, of a long one only how it begins; nothing where that is still too long, or the same twice. */
export function inOneBreath(first: string, second: string, tongue: TongueName): string | undefined {
  if (first.includes(second) || second.includes(first) || /[(（]/.test(second)) return undefined;
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
    [first, second],
    [begun(first), second],
    [begun(first), begun(second)],
  ].map((both) => both.join(tongue === 'zh' ? '' : ' '));
  return ways.find(({ length }) => length <= (tongue === 'zh' ? longestInSigns : longest));
}
