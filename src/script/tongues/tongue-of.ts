import { english } from './en.ts';
import type { ScriptTongue } from './tongue.ts';
import { chinese } from './zh.ts';

/** The language a script is written in, by its letters. */
export function tongueOf(text: string): ScriptTongue {
  const [han, latin] = [/\p{Script=Han}/gu, /\p{Script=Latin}/gu].map((letters) => text.match(letters)?.length ?? 0);
  return (han ?? 0) * 2 > (latin ?? 0) ? chinese : english;
}
