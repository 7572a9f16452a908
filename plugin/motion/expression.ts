import type { Bearing } from './bearing.ts';

/** Adds what a mood does to face and bearing. Words that are no mood of ours leave it calm. */
export function bearMood(bearing: Bearing, mood: string | undefined): void {
  switch (mood) {
    case 'merry':
      bearing.smile += 0.9;
      bearing.lifted += 0.35;
      bearing.nod -= 0.04;
      break;
    case 'low':
      bearing.smile -= 0.65;
      bearing.lifted += 0.2;
      bearing.knit -= 0.6;
      bearing.nod += 0.14;
      bearing.bend += 0.06;
      bearing.lids += 0.3;
      break;
    case 'angry':
      bearing.knit += 0.9;
      bearing.smile -= 0.45;
      bearing.lifted -= 0.4;
      bearing.bend += 0.04;
      break;
    case 'afraid':
      bearing.lifted += 0.9;
      bearing.knit -= 0.5;
      bearing.smile -= 0.35;
      bearing.open += 0.12;
      bearing.bend -= 0.05;
      bearing.lids -= 0.2;
      break;
    default:
      bearing.smile += 0.2;
  }
}

/** How open a talking mouth is at a moment: syllables of uneven length and strength. */
export function syllable(seconds: number, offset: number): number {
  const t = seconds + offset;
  const strength = 0.55 + 0.45 * Math.sin(t * 2.3 + offset * 7);
  return Math.abs(Math.sin(t * 9.1) * 0.7 + Math.sin(t * 13.7 + 1.1) * 0.3) * strength;
}

/** How closed the lids are by blinking alone: a short blink every few seconds, in each person's own time. */
export function blink(seconds: number, offset: number): number {
  const every = 2.6 + (offset % 1) * 2;
  const into = (((seconds + offset * 11) % every) + every) % every;
  return into < 0.16 ? Math.sin((into / 0.16) * Math.PI) : 0;
}
