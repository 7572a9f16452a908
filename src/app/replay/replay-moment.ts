import { words, type Language } from '../words/words.ts';
import { lineAt, segmentAt, tickNear, type Tick, type Timeline } from './timeline.ts';
import { clockTime } from '../words/clock-time.ts';

/** What there is to read of a moment: where it is in the play, and what is said or done there. */
interface ReplayMoment {
  readonly time: string;
  readonly heading: string;
  readonly line: string;
  /** All of it in a sentence, for ears. */
  readonly spoken: string;
}

/** What a mark on the timeline stands for. */
export function tickText({ kind, text }: Tick, language: Language): string {
  const { dies, theEnd } = words[language].replay;
  return kind === 'death' ? dies(text) : kind === 'end' ? theEnd : text;
}

/** `nearMs` is how much of the evening lies under a fingertip: what happened within it is meant. */
export function momentAt(timeline: Timeline, ms: number, language: Language, nearMs = 0): ReplayMoment {
  const { says, at, stop } = words[language].replay;
  const segment = segmentAt(timeline, ms);
  const tick = nearMs > 0 ? tickNear(timeline, ms, nearMs) : undefined;
  const said = lineAt(timeline, ms);
  const line = tick ? tickText(tick, language) : said ? says(said.name, said.text) : '';
  const heading = segment ? [segment.act, segment.title].filter((each) => each !== '').join(' · ') : '';
  const seconds = Math.floor(ms / 1000);
  const far = at(Math.floor(seconds / 60), seconds % 60, Math.max(1, Math.round(timeline.lengthMs / 60_000)));
  const spoken = [far, heading, line].filter((each) => each !== '').join(stop);
  return { time: clockTime(ms), heading, line, spoken };
}
