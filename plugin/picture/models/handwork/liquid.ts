import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { State } from '../../../../src/drama/state.ts';
import type { Substance } from '../../look/substance.ts';
import { says } from '../carpentry/condition.ts';
import type { Outline } from '../../look/shapes/outline.ts';
import type { Part, Spot } from '../carpentry/part.ts';
import type { Handwork } from './handwork.ts';

const kinds: readonly (readonly [words: RegExp, substance: Substance, tint?: string])[] = [
  [/wine|port|claret|sherry|sangria|punch/, 'wine'],
  [/blood/, 'wine', '#6e0b0b'],
  [/brandy|whisk|rum|cognac|bourbon|scotch|mead|honey|syrup|laudanum|medicine/, 'tea', '#b0621f'],
  [/beer|ale|lager|cider|oil|champagne/, 'beer'],
  [/stout|coffee|chocolate|cocoa|cola/, 'coffee'],
  [/ink|tar/, 'coffee', '#14141f'],
  [/tea|chamomile|broth/, 'tea'],
  [/milk|cream/, 'milk'],
  [/soup|stew|porridge|gruel|sauce/, 'soup'],
  [/poison|venom|absinthe|potion|acid/, 'water', '#7f9a3a'],
  [/juice|lemonade/, 'beer', '#e0a02a'],
];

/** What a liquid of this name looks like. */
function liquidLook(name: string): readonly [substance: Substance, tint?: string] {
  for (const [words, substance, tint] of kinds)
    if (words.test(name.toLowerCase())) return tint === undefined ? [substance] : [substance, tint];
  return ['water'];
}

/** How full it is, from 0 to 1. */
function fullness(state: State, capacity: number | undefined): number {
  if (typeof state['liquid'] !== 'string' || state['liquid'] === '' || says(state, 'broken')) return 0;
  const amount = typeof state['amount'] === 'number' ? state['amount'] : 1;
  const whole = capacity !== undefined && Number.isFinite(capacity) && capacity > 0 ? capacity : Math.max(1, amount);
  return Math.min(1, Math.max(0, amount / whole));
}

/** It rises and sinks in this many steps, as a puppet maker would replace one disc of resin by the next. */
const STEPS = 10;

/**
 * Fills a vessel: `room` is its inner wall from the bottom up, in metres. What is poured in is made anew for each of a
 * few levels, for a bowl is wider above than below.
 */
export function addLiquid(work: Handwork, part: Part, room: Outline, at?: Spot): void {
  let shown: { readonly mesh: Mesh; readonly step: number; readonly liquid: string } | undefined;
  let liquid = '';
  work.follows(() => {
    if (shown && shown.liquid !== liquid) fill(shown.step / STEPS, true);
  });
  const fill = (level: number, anew = false) => {
    const step = Math.round(level * STEPS);
    if (shown && shown.step === step && !anew) return;
    shown?.mesh.dispose();
    shown = undefined;
    if (step === 0) return;
    const [substance, tint] = liquidLook(liquid);
    const mesh = work.workshop.lathe('liquid', filled(room, step / STEPS), work.workshop.material(substance, tint), 18);
    part.add(mesh, at);
    shown = { mesh, step, liquid };
  };
  work.moves(
    (state) => {
      // The kind must be known before the first drop is seen.
      if (typeof state['liquid'] === 'string' && state['liquid'] !== '') liquid = state['liquid'];
      const level = fullness(state, work.thing.capacity);
      return level > 0 ? Math.max(1 / STEPS, level) : 0;
    },
    (level) => fill(level),
    0.8,
  );
}

/** The room of a vessel up to a part of its height, with the liquid's flat top. */
function filled(room: Outline, part: number): Outline {
  const bottom = room[0]?.[1] ?? 0;
  const top = bottom + ((room.at(-1)?.[1] ?? 0) - bottom) * (0.12 + 0.8 * part);
  const below: (readonly [number, number])[] = [];
  for (const [index, [radius, height]] of room.entries()) {
    if (height <= top) {
      below.push([radius, height]);
      continue;
    }
    const [lastRadius, lastHeight] = room[index - 1] ?? [radius, height];
    const along = height === lastHeight ? 0 : (top - lastHeight) / (height - lastHeight);
    below.push([lastRadius + (radius - lastRadius) * along, top]);
    break;
  }
  return [[0, bottom], ...below, [0, below.at(-1)?.[1] ?? top]];
}
