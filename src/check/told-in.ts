import { mattersTold } from '../play/telling.ts';
import type { Survey } from './survey.ts';

/** Do these lines, as phrases are compared, tell the matter? Known as the performance knows it. */
export const isToldIn = ({ blueprint }: Survey, matter: string, lines: readonly string[]): boolean =>
  lines.some((line) =>
    mattersTold(blueprint, { seq: 0, at: 0, kind: 'line', text: line, plain: line, witnesses: [] }).includes(matter),
  );
