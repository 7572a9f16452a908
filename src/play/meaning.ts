import { kept, remembered } from '../kit/remembered.ts';
import type { Beat } from '../drama/beat.ts';
import type { Moment } from './moment.ts';
import { plain } from './plain-words.ts';
import type { Play } from './play.ts';
import { mattersTold, spokenWords } from './telling.ts';

/** [SAID4] A line that did what a beat asked in words of its own counts as the author's first way to say it. */
export const withMeaning = (play: Play, line: number, { plays: [first = ''] }: Beat): Play['meant'] =>
  new Map(play.meant).set(line, spokenWords(first).join(' ').trim());

/** The matters a line tells, by its own words and by those it is as good as. */
export function mattersOf(play: Play, moment: Moment): readonly string[] {
  const own = mattersTold(play.blueprint, moment);
  const words = moment.kind === 'line' ? play.meant.get(moment.seq) : undefined;
  return words ? [...own, ...mattersTold(play.blueprint, inWords(moment, words))] : own;
}

const reworded = remembered((_: Moment) => new Map<string, Moment>());

const inWords = (moment: Moment, text: string): Moment =>
  kept(reworded(moment), text, () => ({ ...moment, text, plain: plain(text) }));
