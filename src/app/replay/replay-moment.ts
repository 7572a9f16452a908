import type { Language } from '../language.ts';
import { lineAt, segmentAt, tickNear, type Tick, type Timeline } from './timeline.ts';
import { words } from './words.ts';

/** What there is to read of a moment: where it is in the play, and what is said or done there. */
export interface ReplayMoment {
  readonly time: string;
  readonly heading: string;
  readonly line: string;
  /** All of it in a sentence, for ears. */
  readonly spoken: string;
}

/** 3:07, and 1:03:07 where an evening is that long. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What a mark on the timeline stands for. */
export function tickText({ kind, text }: Tick, language: Language): string {
  const { dies, theEnd } = words[language];
  return kind === 'death' ? dies(text) : kind === 'end' ? theEnd : text;
}

/** `nearMs` is how much of the evening lies under a fingertip: what happened within it is meant. */
export function momentAt(timeline: Timeline, ms: number, language: Language, nearMs = 0): ReplayMoment {
  const { says, at } = words[language];
  const segment = segmentAt(timeline, ms);
  const tick = nearMs > 0 ? tickNear(timeline, ms, nearMs) : undefined;
  const said = lineAt(timeline, ms);
  const line = tick ? tickText(tick, language) : said ? says(said.name, said.text) : '';
  const heading = segment ? [segment.act, segment.title].filter((each) => each !== '').join(' · ') : '';
  const seconds = Math.floor(ms / 1000);
  const far = at(Math.floor(seconds / 60), seconds % 60, Math.max(1, Math.round(timeline.lengthMs / 60_000)));
  const stop = language === 'zh' ? '。' : '. ';
  const spoken = [far, heading, line].filter((each) => each !== '').join(stop);
  return { time: clockTime(ms), heading, line, spoken };
}
