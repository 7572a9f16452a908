import type { Workshop } from '../../look/workshop.ts';

/** The three ways joiners have worked: boards and iron, panels and brass, smooth faces and steel. */
export type Period = 'old' | 'panelled' | 'plain';

const periods: Readonly<Record<string, Period>> = {
  medieval: 'old',
  renaissance: 'old',
  georgian: 'panelled',
  victorian: 'panelled',
  twenties: 'panelled',
  modern: 'plain',
  future: 'plain',
};

/** Which of them the age of the stage asks for. */
export const periodOf = (workshop: Workshop): Period => periods[workshop.style ?? ''] ?? 'panelled';
