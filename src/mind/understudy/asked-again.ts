import type { SpeechAct } from '../../drama/speech-act.ts';
import type { Heard } from '../hearing/hearing.ts';
import { contentIn } from '../hearing/touching.ts';
import { readActs } from '../part.ts';
import { asks, mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { sortedLine } from './ad-libbing.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** What a line asks or begs for once more, which was said before. */
export function takenUpAgain(line: Witnessed, heard: Heard, scene: Answering): Witnessed | undefined {
  if (heard.follows === 'plea') return saidBefore(line, ['order', 'request', 'question'], scene);
  const { by, part } = scene;
  const isAgain =
    asks('myQuestion', heard.words) ||
    (heard.asks === undefined &&
      by !== undefined &&
      part.players.has(by) &&
      sortedLine(heard, scene)?.sort === 'told-amiss');
  return isAgain ? saidBefore(line, ['question'], scene) : undefined;
}

/** Whoever says that they were not answered hears that one owns it, and then the answer. */
export const owning = (one: PossibleReply, scene: Answering): PossibleReply => ({
  ...one,
  say: () => {
    const way = one.say();
    if (way === undefined || /^[(（]/.test(way)) return way;
    const lead = common('owns-amiss', scene);
    return lead === undefined ? way : mindTongues[scene.tongue].after(lead, way);
  },
});
/** What the same person asked or asked for last: whoever had no answer to it asks again. */
const saidBefore = (line: Witnessed, acts: readonly SpeechAct[], { context }: Answering): Witnessed | undefined =>
  context.past.findLast(
    (one) =>
      one.kind === 'line' &&
      one.by === line.by &&
      one.seq < line.seq &&
      readActs(one).some((act) => acts.includes(act)) &&
      contentIn(one.plain ?? '') > 0,
  );
