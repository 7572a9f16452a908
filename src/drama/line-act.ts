import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';

/** What a plot can ask whether somebody has done by speaking. Stated and meant: nothing that was denied, asked or supposed. */
const lineActs = wordList(`
  promise accusation confession threat refusal agreement denial forgiveness apology thanks greeting farewell offer order
  question
`);
export const LineActSchema = z.enum(lineActs);
export type LineAct = (typeof lineActs)[number];
