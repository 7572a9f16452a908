import type { NameIndex } from '../names/name-index.ts';
import type { Attempt } from './attempt.ts';

export const hasChinese = (text: string): boolean => /[\u3400-\u9fff]/.test(text);

export function readChinese(_text: string, _names: NameIndex): Attempt[] {
  return [];
}
