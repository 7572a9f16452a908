import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';

/** What somebody does by saying something. */
export const speechActs = [
  ...wordList(`
    question request order accusation threat insult praise thanks apology joke greeting farewell confession challenge
    agreement denial lament statement small-talk promise offer refusal
  `),
  /** Words that are none, or none that make sense together. */
  'nonsense',
  /** A language the listener does not speak. */
  'foreign',
  /** Talk of prompts, models and instructions: nothing that means anything on the stage. */
  'outside',
] as const;
export const SpeechActSchema = z.enum(speechActs);
export type SpeechAct = (typeof speechActs)[number];

/** What a question asks for. */
const questionKinds = ['who', 'what', 'where', 'when', 'why', 'how', 'whether'] as const;
export const QuestionKindSchema = z.enum(questionKinds);
export type QuestionKind = (typeof questionKinds)[number];

/** How it is said. */
export type Tone = 'plain' | 'warm' | 'hostile' | 'urgent' | 'mocking';
