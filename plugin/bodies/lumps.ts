import { Clay, rise, type Binding, type Spot } from './clay.ts';
import type { Joint, Side } from '../figures/joint.ts';

/** What a puppet is pressed of: one lump, and one draw, for each substance. */
export interface Lumps {
  /** Woven: clothes and hats. */
  readonly cloth: Clay;
  /** Felted: hair, beards, brows. */
  readonly hair: Clay;
  /** Skin. */
  readonly flesh: Clay;
  /** What shines wet or polished: eyes, shoes, lips. */
  readonly gloss: Clay;
  readonly metal: Clay;
}

export const freshLumps = (): Lumps => ({
  cloth: new Clay(),
  hair: new Clay(),
  flesh: new Clay(),
  gloss: new Clay(),
  metal: new Clay(),
});

export const sides: readonly Side[] = ['L', 'R'];
/** +1 to the right. */
export const outward = (side: Side): -1 | 1 => (side === 'R' ? 1 : -1);

const sided = (name: 'arm' | 'fore' | 'hand' | 'leg' | 'shin' | 'foot', side: Side): Joint => `${name}${side}`;

/** The trunk bends at waist and ribs; near the shoulders it gives a little with the arm. */
export function trunkBinding([x, y]: Spot): Binding {
  const spine = rise(0.87, 0.99, y);
  const chest = rise(1.0, 1.14, y);
  const arm = rise(0.12, 0.2, Math.abs(x)) * rise(1.14, 1.26, y) * 0.35;
  const neck = rise(1.31, 1.36, y) * 0.7;
  const own = (1 - arm) * (1 - neck);
  return [
    ['hips', (1 - spine) * own],
    ['spine', spine * (1 - chest) * own],
    ['chest', chest * own],
    [x < 0 ? 'armL' : 'armR', arm],
    ['neck', neck],
  ];
}

export const sleeveBinding =
  (side: Side) =>
  ([x, y]: Spot): Binding => {
    const fore = rise(1.03, 0.93, y);
    const chest = rise(1.22, 1.34, y) * 0.55 * rise(0.22, 0.14, Math.abs(x));
    const hand = rise(0.74, 0.7, y) * 0.6;
    return [
      ['chest', chest],
      [sided('arm', side), (1 - chest) * (1 - fore)],
      [sided('fore', side), (1 - chest) * fore * (1 - hand)],
      [sided('hand', side), fore * hand],
    ];
  };

export const legBinding =
  (side: Side) =>
  ([, y]: Spot): Binding => {
    const leg = rise(0.94, 0.8, y);
    const shin = rise(0.52, 0.4, y);
    const foot = rise(0.13, 0.07, y) * 0.5;
    return [
      ['hips', 1 - leg],
      [sided('leg', side), leg * (1 - shin)],
      [sided('shin', side), leg * shin * (1 - foot)],
      [sided('foot', side), foot],
    ];
  };

/** A skirt hangs from the hips and is carried by both legs, further down by the shins. */
export const skirtBinding =
  (top = 0.95, full = 0.5, shins = 0.85) =>
  ([across, y]: Spot): Binding => {
    // The two ends of the cloth meet in front: a hair's breadth must not bind them differently.
    const x = Math.round(across * 1e4) / 1e4;
    if (y > top) return trunkBinding([x, y, 0]);
    const legs = rise(top, full, y) * 0.92;
    const right = rise(-0.16, 0.16, x);
    const shin = rise(0.56, 0.26, y) * shins;
    return [
      ['hips', 1 - legs],
      ['legR', legs * right * (1 - shin)],
      ['legL', legs * (1 - right) * (1 - shin)],
      ['shinR', legs * right * shin],
      ['shinL', legs * (1 - right) * shin],
    ];
  };
