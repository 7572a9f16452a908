import type { Heard } from '../hearing/hearing.ts';
import { says } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** What it is worth to take somebody's word for where they were: more than to meet it as something they tell of themselves. */
const heardOut = 1.6;

/** *I was at coffee with the doctor from ten*: where somebody was is weighed, and is nothing they are. */
export function alibisHeard(heard: Heard, scene: Answering): PossibleReply[] {
  if (heard.asks !== undefined || heard.act !== 'statement' || !says('tellsWhereabouts', heard.words)) return [];
  return [reply(heardOut, 'hears where they were', () => common('hears-alibi', scene))];
}
