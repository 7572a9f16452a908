import { tongueOf } from '../../drama/tongues/written-in.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { ownTextOf, plainText } from './boilerplate.ts';
import { composeWork } from './compose-work.ts';
import { isScreenplay, readFountain } from './layouts/fountain.ts';
import { findCues, readPlay } from './layouts/play.ts';
import { countQuotes, readStory } from './layouts/story.ts';
import { isMarkedPlay, readTei } from './layouts/tei.ts';
import type { RawWork } from './raw-work.ts';
import { chineseText } from './tongues/zh.ts';
import { englishText } from './tongues/en.ts';
import type { TextTongue } from './tongues/text-tongue.ts';
import type { Work } from './work.ts';

/** Longer is a shelf of books. */
export const longestText = 4 * 1024 * 1024;

/** Why a file cannot be read as a work. */
export type TextRefusal = 'empty' | 'no-text' | 'page' | 'no-speech' | 'too-long';

/** Reads a story or a play: fable, novel, Fountain, TEI, or names before speeches. */
export function readWork(text: string, name: string): Result<Work, TextRefusal> {
  const refusal = refusalOf(text);
  if (refusal) return err(refusal);
  const whole = plainText(text);
  const tongue = tongueOf(whole.slice(0, 20_000)) === 'zh' ? chineseText : englishText;
  const work = composeWork(rawWorkOf(whole, tongue), plainText(name), tongue);
  return work.roles.length === 0 ? err('no-speech') : ok(work);
}

function refusalOf(text: string): TextRefusal | undefined {
  if (text.length > longestText) return 'too-long';
  const start = text.slice(0, 4_000);
  const strange = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  if (strange > 8 || strange * 20 > start.length || /^(?:%PDF|PK\u0003|\{\\rtf)/.test(start)) return 'no-text';
  if (!/\p{L}/u.test(text)) return 'empty';
  return /^\s*(?:<!doctype html|<html)/i.test(start) ? 'page' : undefined;
}

function rawWorkOf(text: string, tongue: TextTongue): RawWork {
  if (isMarkedPlay(text)) return readTei(text);
  if (isScreenplay(text)) return readFountain(text);
  const own = ownTextOf(text);
  const cues = findCues(own, tongue);
  const quotes = countQuotes(own);
  const raw = cues && cues.count >= quotes ? readPlay(own, cues, tongue) : readStory(own, tongue);
  return { ...raw, leftOut: [...own.leftOut, ...raw.leftOut] };
}
