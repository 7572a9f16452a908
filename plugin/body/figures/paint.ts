import type { Paint } from '../sculpt/layer.ts';

/** `#rrggbb` as light has it. */
export function paintOf(colour: string): Paint {
  const part = (at: number): number => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

export const mixed = (a: Paint, b: Paint, part: number): Paint => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

export const darker = (a: Paint, by: number): Paint => [a[0] * by, a[1] * by, a[2] * by];
