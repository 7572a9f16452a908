import type { Beat } from '../../drama/beat.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { spokenPieces } from '../../play/telling.ts';
import type { Heard } from '../hearing/hearing.ts';
import { contentStems, touchOf } from '../hearing/touching.ts';
import type { LineStimulus } from './stimulus.ts';

/** What a beat says, in all its ways, as it is compared. */
const wordsOf = remembered(({ plays }: Beat): string => ` ${plays.flatMap(spokenPieces).join(' ')} `);
const stemsOf = remembered((beat: Beat): ReadonlySet<string> => new Set(contentStems(wordsOf(beat))));
const fits = remembered((_: Heard) => new Map<Beat, number>());

/** A beat that takes up nothing of a line is worth so much as its answer. */
const besideThePoint = 0;
/** What only goes on with the talk: *Yes.*, *I have nothing to say.* */
const goesOn: ReadonlySet<Heard['act']> = new Set(['statement', 'agreement', 'denial']);

/** How well a beat answers a line, on the scale of replies: by the matter, by the words; what asks for nothing, any beat goes on from. */
export function beatFit(beat: Beat, { heard, by }: LineStimulus): number {
  if (beat.to !== undefined && beat.to !== by) return besideThePoint;
  return kept(fits(heard), beat, () => {
    const words = wordsOf(beat);
    const top = heard.matters[0]?.score ?? 0;
    const met = heard.matters.find(({ matter, score }) => score >= top - 0.3 && touchOf(matter, words).score >= 1.2);
    const asked = contentStems(heard.subject);
    const shared = asked.filter((stem) => stemsOf(beat).has(stem)).length;
    // One word of many may have strayed in.
    const byWords = shared === 0 ? besideThePoint : (0.6 + 0.6 * shared) * Math.min(1, (2 * shared) / asked.length);
    const asSequel = goesOn.has(heard.act) && heard.asks === undefined ? 0.9 : besideThePoint;
    return Math.max(met ? met.score + 0.5 : besideThePoint, byWords, asSequel);
  });
}
