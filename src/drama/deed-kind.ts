import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';

/** What a deed is to whom it is done to, or to whoever sees it. Most deeds are none of these. */
const deedKinds = wordList(`
  harm threaten theft touch gift destruction consuming laying-bare leaving undressing mockery indecorum
  spilling battering darkening settling lying-down meddling hiding the-dead showing pointing whispering
  grief laughing dancing singing homage courtesy boredom fright rage ailing
  feint dressing indicating shunning squatting seeking
`);
export const DeedKindSchema = z.enum(deedKinds);
export type DeedKind = (typeof deedKinds)[number];
