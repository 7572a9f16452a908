import type { Character } from '../figures/character.ts';
import { paintOf, rise, shaded, type Binding, type Clay, type Paint, type Spot } from './clay.ts';
import { Head } from './head.ts';
import { headMiddle } from '../figures/joint.ts';
import { outward, sides, type Lumps } from './lumps.ts';
import { pressBall, pressForm, pressRod, TurnedForm } from './turned-form.ts';

const withHead: Binding = [['head', 1]];

/** How far down the hair goes at an angle: from the crown over brow, temple, nape. */
interface Cut {
  readonly brow: number;
  readonly temple: number;
  readonly nape: number;
  readonly thick: number;
  readonly locks: number;
  readonly groove: number;
}

const cuts: Readonly<Record<Character['hair'], Cut>> = {
  cropped: { brow: 0.74, temple: 1.42, nape: 2.05, thick: 0.014, locks: 0, groove: 0 },
  parted: { brow: 0.82, temple: 1.6, nape: 2.15, thick: 0.03, locks: 15, groove: 0.006 },
  curls: { brow: 0.8, temple: 1.6, nape: 2.1, thick: 0.026, locks: 0, groove: 0 },
  long: { brow: 0.78, temple: 1.95, nape: 2.3, thick: 0.03, locks: 17, groove: 0.007 },
  bun: { brow: 0.74, temple: 1.55, nape: 2.1, thick: 0.018, locks: 21, groove: 0.004 },
  bob: { brow: 0.98, temple: 2.15, nape: 2.3, thick: 0.036, locks: 13, groove: 0.006 },
  fringe: { brow: 1.08, temple: 1.7, nape: 2.2, thick: 0.03, locks: 11, groove: 0.009 },
  tufts: { brow: 0, temple: 0, nape: 0, thick: 0, locks: 0, groove: 0 },
};

export function pressHair(lumps: Lumps, character: Character): void {
  const { hair } = lumps;
  const head = new Head(character);
  const colour = paintOf(character.hairColour);
  const covered = character.hat !== 'none' && character.hat !== 'crown' && character.hat !== 'circlet';
  const full = cuts[character.hair];
  // Under a hat hair lies flat.
  const cut = covered ? { ...full, thick: full.thick * 0.4, groove: 0 } : full;
  if (cut.thick > 0) pressCap(hair, head, cut, colour, character.hair === 'parted' && !covered);
  switch (character.hair) {
    case 'curls':
      pressCurls(hair, head, colour, character.waisted, covered);
      break;
    case 'long':
      pressFall(hair, colour);
      break;
    case 'bun':
      pressBall(hair, [0, headMiddle.y + 0.17, headMiddle.z - 0.075], [0.066, 0.058, 0.066], {
        paint: colour,
        bind: withHead,
        around: 14,
        along: 9,
      });
      break;
    case 'tufts':
      for (const side of sides) {
        const s = outward(side);
        for (const [polar, angle, size] of [
          [1.35, 1.75, 0.04],
          [1.7, 2.0, 0.045],
          [2.0, 2.35, 0.042],
          [1.9, 2.85, 0.045],
        ] as const) {
          const at = head.at(s * angle, polar, 0.004);
          pressBall(hair, at, [size * 0.75, size, size * 0.8], {
            paint: shaded(colour, 0.92 + size),
            bind: withHead,
            around: 8,
            along: 6,
          });
        }
      }
      break;
    default:
  }
  pressBeard(lumps, character, head);
}

/** A close cap of hair, its edge drawn over brow, temples and nape. */
function pressCap(cloth: Clay, head: Head, cut: Cut, colour: Paint, parted: boolean): void {
  const edgeAt = (angle: number): number => {
    const away = Math.abs(angle > Math.PI ? angle - 2 * Math.PI : angle);
    const side = rise(0.55, 1.25, away);
    const back = rise(1.5, 2.4, away);
    const part = parted ? Math.sin(angle) * 0.1 * rise(1.2, 0.2, away) : 0;
    return cut.brow + part + (cut.temple - cut.brow) * side + (cut.nape - cut.temple) * back;
  };
  cloth.press({
    around: 30,
    along: 11,
    bind: withHead,
    paint: (spot, u) => {
      const lock = cut.locks ? Math.cos(u * 2 * Math.PI * cut.locks) : 0;
      return shaded(colour, 0.8 + 0.2 * rise(headMiddle.y - 0.05, headMiddle.y + 0.17, spot[1]) + 0.09 * lock);
    },
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      // The last rows fold under: hair has an edge.
      const down = Math.min(1, v * 1.1);
      const thick = v > 0.95 ? -0.004 : cut.thick * (0.75 + 0.25 * Math.sin(down * Math.PI)) * (down > 0.98 ? 0.85 : 1);
      const lock = cut.locks ? Math.cos(angle * cut.locks + down * 2) * cut.groove * down : 0;
      const quiff = parted
        ? 0.018 * rise(1.1, 0.2, Math.abs(angle > Math.PI ? angle - 2 * Math.PI : angle)) * Math.sin(down * Math.PI)
        : 0;
      return head.at(angle, down * edgeAt(angle), thick + lock + quiff);
    },
  });
}

function pressCurls(cloth: Clay, head: Head, colour: Paint, many: boolean, covered: boolean): void {
  const rows: readonly (readonly [polar: number, from: number, count: number])[] = [
    [0.15, 0, 3], [0.6, 0.3, 8], [1.02, 1.0, 8], [1.5, 1.3, many ? 8 : 6], [1.9, many ? 1.5 : 2, many ? 7 : 4],
  ]; // prettier-ignore
  for (const [polar, from, count] of rows) {
    if (covered && polar < 0.9) continue;
    for (let i = 0; i < count; i++) {
      const angle = from + (i / Math.max(1, count - 1)) * (2 * Math.PI - 2 * from);
      const size = 0.042 + 0.007 * Math.sin(i * 2.4 + polar * 5);
      pressBall(cloth, head.at(angle, polar, 0.016), [size, size, size], {
        paint: shaded(colour, 0.86 + 0.14 * Math.cos(i * 1.9)),
        bind: withHead,
        around: 7,
        along: 5,
      });
    }
  }
}

/** Hair that falls to the shoulder blades: held by the head above, lying on the back below. */
function pressFall(cloth: Clay, colour: Paint): void {
  const form = new TurnedForm(
    [
      [headMiddle.y + 0.05, 0.15, 0.15, 0, -0.01],
      [headMiddle.y - 0.08, 0.158, 0.15, 0, -0.02],
      [headMiddle.y - 0.2, 0.16, 0.13, 0, -0.035],
      [headMiddle.y - 0.33, 0.15, 0.115, 0, -0.06],
      [headMiddle.y - 0.42, 0.11, 0.1, 0, -0.075],
    ],
    { count: 16, depth: () => 0.014 },
  );
  const from = form.top;
  const to = form.bottom;
  cloth.press({
    around: 26,
    along: 9,
    open: true,
    paint: (_, u, v) => shaded(colour, 0.82 + 0.12 * Math.cos(u * 40) - 0.12 * v),
    bind: ([, y]) => {
      const loose = rise(headMiddle.y - 0.1, headMiddle.y - 0.3, y);
      return [
        ['head', 1 - loose],
        ['chest', loose],
      ];
    },
    at: (u, v) => form.at(1.25 + u * (2 * Math.PI - 2.5), from + (to - from) * v),
  });
}

function pressBeard({ hair }: Lumps, character: Character, head: Head): void {
  const colour = paintOf(character.hairColour);
  const beard = character.beard;
  if (beard === 'none') return;
  for (const side of sides) {
    const s = outward(side);
    const lip = (x: number, y: number, out: number): Spot => head.face(s * x, y, out);
    pressRod(
      hair,
      [lip(0.004, -0.056, 0.014), lip(0.028, -0.06, 0.014), lip(0.052, -0.074, 0.012)],
      (part) => 0.014 * (1 - part * 0.5),
      { paint: shaded(colour, 0.95), bind: withHead },
    );
  }
  if (beard === 'moustache') return;
  const length = beard === 'short' ? 0.02 : beard === 'full' ? 0.06 : 0.17;
  const fringe: Binding = [
    ['jaw', 0.75],
    ['head', 0.25],
  ];
  hair.press({
    around: 22,
    along: 8,
    open: true,
    paint: (_, u, v) => shaded(colour, 0.86 + 0.1 * Math.cos(u * 44) + 0.05 * v),
    bind: ([, y]) =>
      y > headMiddle.y - 0.06
        ? withHead
        : y < headMiddle.y - 0.2
          ? [
              ['jaw', 0.4],
              ['head', 0.3],
              ['chest', 0.3],
            ]
          : fringe,
    at: (u, v) => {
      const angle = (u * 2 - 1) * 1.5;
      const front = Math.cos(angle) ** 2;
      // Under the mouth in front, up to the ears at the sides; below the chin it hangs free.
      const start = 1.62 + front * 0.62;
      const polar = start + Math.min(1, v * 1.3) * (2.72 - start);
      const out = v === 0 || u === 0 || u === 1 ? 0.001 : 0.014 + 0.016 * front;
      const [x, y, z] = head.at(angle, polar, out + Math.cos(u * 44) * 0.002);
      const hang = Math.max(0, v - 0.45) / 0.55;
      const narrow = 1 - hang * (beard === 'long' ? 0.55 : 0.15);
      return [x * narrow, y - hang * length * front, z + hang * front * (beard === 'long' ? 0.05 : 0.012)];
    },
  });
}

/** What is on the head by rank or trade. Hats that are props are worn over it. */
export function pressHat({ cloth, metal }: Lumps, character: Character): void {
  const y = headMiddle.y;
  const z = headMiddle.z - 0.02;
  switch (character.hat) {
    case 'crown':
    case 'circlet': {
      const gold = paintOf(character.ghost ? '#b9d3e4' : '#e0b04a');
      const low = character.hat === 'circlet';
      const band = new TurnedForm([
        [y + 0.096, 0.141, 0.146, 0, z],
        [y + (low ? 0.118 : 0.14), 0.147, 0.151, 0, z],
      ]);
      metal.press({
        around: 32,
        along: 3,
        paint: gold,
        bind: withHead,
        at: (u, v) => {
          const point = Math.max(0, Math.cos(u * 2 * Math.PI * 8)) * (low ? 0.02 : 0.055);
          const row = Math.round(v * 3);
          const height = row === 0 || row === 3 ? band.bottom : band.top + point;
          return band.at(u * 2 * Math.PI, height, (row < 2 ? -0.006 : 0.004) + point * 0.25);
        },
      });
      for (let i = 0; i < 8 && !low; i++) {
        const [x, , at] = band.at((i / 8) * 2 * Math.PI, band.top, 0.016);
        pressBall(metal, [x, band.top + 0.062, at], [0.013, 0.013, 0.013], {
          paint: gold,
          bind: withHead,
          around: 7,
          along: 5,
        });
      }
      break;
    }
    case 'helm': {
      const steel = paintOf('#9aa0a8');
      pressForm(
        metal,
        new TurnedForm([
          [y + 0.067, 0.25, 0.255, 0, z],
          [y + 0.084, 0.2, 0.205, 0, z],
          [y + 0.097, 0.158, 0.165, 0, z],
          [y + 0.152, 0.15, 0.157, 0, z],
          [y + 0.207, 0.105, 0.11, 0, z],
          [y + 0.237, 0.03, 0.03, 0, z],
        ]),
        { paint: steel, bind: withHead, around: 24, along: 9 },
      );
      break;
    }
    case 'mobcap': {
      const linen = paintOf('#efe8d8');
      pressForm(
        cloth,
        new TurnedForm(
          [
            [y + 0.06, 0.165, 0.165, 0.01, z - 0.01],
            [y + 0.075, 0.185, 0.185, 0.012, z - 0.01],
            [y + 0.09, 0.15, 0.152, 0.014, z - 0.01],
            [y + 0.15, 0.152, 0.15, 0.02, z - 0.015],
            [y + 0.2, 0.09, 0.09, 0.03, z - 0.02],
          ],
          { count: 18, depth: (height) => 0.016 * rise(y + 0.1, y + 0.06, height) },
        ),
        { paint: linen, bind: withHead, around: 30, along: 9 },
      );
      break;
    }
    case 'flat-cap': {
      const tweed = paintOf('#5c5348');
      pressForm(
        cloth,
        new TurnedForm([
          [y + 0.085, 0.148, 0.158, 0, z],
          [y + 0.115, 0.17, 0.182, 0, z + 0.004],
          [y + 0.15, 0.15, 0.165, 0, z + 0.004],
          [y + 0.178, 0.07, 0.08, 0, z],
        ]),
        { paint: tweed, bind: withHead, around: 22, along: 7 },
      );
      pressForm(
        cloth,
        new TurnedForm([
          [y + 0.082, 0.1, 0.075, 0, z + 0.135],
          [y + 0.094, 0.1, 0.08, 0, z + 0.13],
          [y + 0.106, 0.09, 0.06, 0, z + 0.12],
        ]),
        { paint: shaded(tweed, 0.7), bind: withHead, around: 14, along: 3 },
      );
      break;
    }
    case 'beret':
      pressForm(
        cloth,
        new TurnedForm([
          [y + 0.085, 0.15, 0.155, 0, z],
          [y + 0.11, 0.19, 0.185, 0.02, z],
          [y + 0.145, 0.18, 0.175, 0.03, z],
          [y + 0.175, 0.1, 0.1, 0.035, z],
        ]),
        { paint: paintOf('#5a3040'), bind: withHead, around: 22, along: 7 },
      );
      break;
    case 'bowler': {
      const felt = paintOf('#2b2826');
      pressForm(
        cloth,
        new TurnedForm([
          [y + 0.085, 0.2, 0.21, 0, z],
          [y + 0.095, 0.205, 0.215, 0, z],
          [y + 0.102, 0.15, 0.158, 0, z],
          [y + 0.17, 0.146, 0.154, 0, z],
          [y + 0.22, 0.1, 0.105, 0, z],
          [y + 0.238, 0.03, 0.03, 0, z],
        ]),
        { paint: felt, bind: withHead, around: 24, along: 10 },
      );
      break;
    }
    case 'none':
      break;
  }
}
