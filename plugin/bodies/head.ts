import type { Character } from '../figures/character.ts';
import { mixed, paintOf, rise, shaded, type Binding, type Paint, type Spot } from './clay.ts';
import { browSpot, eyeRadius, eyeSpot, headMiddle } from '../figures/joint.ts';
import { outward, sides, type Lumps } from './lumps.ts';
import { pressBall, pressRod } from './turned-form.ts';

/** The head of a character as a surface: an egg with a jaw. Hair and hats are laid on it. */
export class Head {
  constructor(private readonly character: Character) {}

  /** The surface at an angle (0 is the face) and a polar angle from the crown down, or `out` above it. */
  at(angle: number, polar: number, out = 0): Spot {
    const { headWide, headLong, jaw } = this.character;
    const [sin, cos] = [Math.sin(polar), Math.cos(polar)];
    const below = Math.max(0, -cos);
    const narrowing = 1 - jaw * below ** 1.6;
    const chin = below ** 2 * 0.022;
    return [
      Math.sin(angle) * sin * (0.13 * headWide * narrowing + out),
      headMiddle.y + cos * (0.162 * headLong + out),
      headMiddle.z + chin + Math.cos(angle) * sin * (0.138 * (1 - jaw * 0.35 * below) + out),
    ];
  }

  /** The face at a point seen from the front, from the middle of the head. */
  face(x: number, y: number, out = 0): Spot {
    const cos = Math.min(0.999, Math.max(-0.999, y / (0.162 * this.character.headLong)));
    const polar = Math.acos(cos);
    const edge = this.at(Math.PI / 2, polar, 0)[0];
    const angle = Math.asin(Math.min(0.999, Math.max(-0.999, x / edge)));
    return this.at(angle, polar, out);
  }
}

const withHead: Binding = [['head', 1]];

/** Presses head, ears, nose, eyes, lids, brows and mouth. */
export function pressHead({ flesh, gloss, hair, metal }: Lumps, character: Character): void {
  const head = new Head(character);
  const skin = paintOf(character.skin);
  const blush: Paint = [Math.min(1, skin[0] * 1.04), skin[1] * 0.62, skin[2] * 0.58];
  const rosy = character.ghost ? 0 : 0.6;
  flesh.press({
    around: 26,
    along: 20,
    at: (u, v) => head.at(u * 2 * Math.PI, v * Math.PI),
    paint: ([x, y, z]) => {
      const cheek = rise(0.06, 0.01, Math.hypot(Math.abs(x) - 0.078, y - headMiddle.y + 0.045, (z - 0.1) * 0.6));
      return mixed(skin, blush, cheek * rosy);
    },
    bind: ([, y, z]) => {
      const jaw = rise(headMiddle.y - 0.08, headMiddle.y - 0.13, y) * rise(0.0, 0.08, z) * 0.8;
      return [
        ['head', 1 - jaw],
        ['jaw', jaw],
      ];
    },
  });
  // The neck.
  flesh.press({
    around: 12,
    along: 4,
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      const wide = 0.058 * (0.75 + 0.25 * character.girth);
      return [Math.sin(angle) * wide, 1.45 - v * 0.17, -0.008 + Math.cos(angle) * wide];
    },
    paint: (_, __, v) => shaded(skin, 0.72 + 0.1 * v),
    bind: ([, y]) => [
      ['head', rise(1.36, 1.42, y)],
      ['neck', 1 - rise(1.36, 1.42, y)],
    ],
  });
  const nose = character.nose;
  pressBall(
    flesh,
    [0, headMiddle.y - 0.028, headMiddle.z + 0.138 + 0.012 * nose],
    [0.021 * nose ** 0.7, 0.026 * nose ** 0.6, 0.03 * nose],
    {
      paint: mixed(skin, blush, rosy * 0.7),
      bind: withHead,
    },
  );
  for (const side of sides) {
    const s = outward(side);
    if (character.hair !== 'long' && character.hair !== 'bob') {
      const ear = head.at((s * Math.PI) / 2, Math.PI / 2);
      pressBall(flesh, [ear[0] + s * 0.006, headMiddle.y - 0.006, headMiddle.z - 0.008], [0.02, 0.04, 0.028], {
        paint: mixed(skin, blush, rosy * 0.55),
        bind: withHead,
        around: 10,
        along: 6,
      });
    }
    pressEye(gloss, character, side);
    // The lid is half a shell, a little wider than the eye; its joint rolls it down.
    const eye = eyeSpot(side);
    flesh.press({
      around: 12,
      along: 5,
      open: true,
      paint: character.waisted ? mixed(shaded(skin, 0.8), paintOf('#6b3a4a'), 0.35) : shaded(skin, 0.86),
      bind: [[`lid${side}`, 1]],
      at: (u, v) => {
        // From ear to ear over the top: polar about x, then down behind the eye.
        const across = u * Math.PI;
        const over = 1.7 - v * 1.95;
        const r = eyeRadius * 1.09;
        return [
          eye.x - Math.cos(across) * r,
          eye.y + Math.sin(across) * Math.sin(over) * r,
          eye.z + Math.sin(across) * Math.cos(over) * r,
        ];
      },
    });
    const brow = browSpot(side);
    const thick = 0.0095 * character.brow;
    pressRod(
      hair,
      [-1, -0.5, 0, 0.5, 1].map((part): Spot => {
        const x = brow.x + s * part * 0.034;
        return head.face(x, brow.y - headMiddle.y + 0.006 - part * part * 0.007 + (part > 0 ? -0.002 : 0), 0.008);
      }),
      (part) => thick * (s > 0 ? 1 - part * 0.45 : 0.55 + part * 0.45),
      { paint: shaded(paintOf(character.hairColour), character.old ? 1 : 0.8), bind: [[`brow${side}`, 1]] },
    );
  }
  pressMouth(gloss, character, head);
  if (character.spectacles !== 'none') {
    const up = character.spectacles === 'raised' ? 0.088 : 0.01;
    const wire = paintOf('#c9a24a');
    for (const side of sides) {
      const s = outward(side);
      const ring = Array.from({ length: 15 }, (_, i): Spot => {
        const turn = (i / 14) * 2 * Math.PI;
        const [x, y] = [s * 0.056 + Math.cos(turn) * 0.046, up + Math.sin(turn) * 0.044];
        const spot = head.face(x, y, 0.012);
        return [spot[0], spot[1], Math.max(spot[2], character.spectacles === 'worn' ? headMiddle.z + 0.152 : 0)];
      });
      pressRod(metal, ring, () => 0.0042, { paint: wire, bind: withHead, around: 6 });
      const ear = head.at((s * Math.PI) / 2, Math.PI / 2, 0.004);
      pressRod(
        metal,
        [
          [s * 0.1, headMiddle.y + up, headMiddle.z + 0.135],
          [ear[0], headMiddle.y + up + 0.01, headMiddle.z + 0.03],
        ],
        () => 0.0036,
        { paint: wire, bind: withHead, around: 6 },
      );
    }
    const bridge = head.face(0, up + 0.008, 0.02);
    pressRod(
      metal,
      [
        [-0.014, bridge[1], bridge[2] + 0.006],
        [0, bridge[1] + 0.004, bridge[2] + 0.012],
        [0.014, bridge[1], bridge[2] + 0.006],
      ],
      () => 0.004,
      { paint: wire, bind: withHead, around: 6 },
    );
  }
}

function pressEye(gloss: Lumps['gloss'], character: Character, side: 'L' | 'R'): void {
  const { x, y, z } = eyeSpot(side);
  const white = character.ghost ? paintOf('#e6f6fa') : paintOf('#f4f0e6');
  const iris = paintOf(character.eyes);
  const black = paintOf('#0c0a0c');
  // Polar angles from the pupil outward; doubled where the colour changes, so that the edge is crisp.
  const rows: readonly (readonly [number, Paint])[] = [
    [0, black], [0.3, black], [0.3, shaded(iris, 0.75)], [0.48, iris], [0.62, shaded(iris, 0.45)], [0.62, white], [0.95, white], [1.4, white], [1.9, white], [2.5, white],
  ]; // prettier-ignore
  const last = rows.length - 1;
  gloss.press({
    around: 16,
    along: last,
    bind: [[`eye${side}`, 1]],
    paint: (_, __, v) => (rows[Math.round(v * last)] as readonly [number, Paint])[1],
    at: (u, v) => {
      const [polar] = rows[Math.round(v * last)] as readonly [number, Paint];
      const turn = u * 2 * Math.PI;
      return [
        x + Math.sin(polar) * Math.cos(turn) * eyeRadius,
        y + Math.sin(polar) * Math.sin(turn) * eyeRadius,
        z + Math.cos(polar) * eyeRadius,
      ];
    },
  });
}

/** Lips around a dark inside. The lower lip goes with the jaw, the corners have joints of their own. */
function pressMouth(gloss: Lumps['gloss'], character: Character, head: Head): void {
  const skin = paintOf(character.skin);
  const lip: Paint = character.ghost
    ? paintOf('#8fb0bb')
    : character.waisted
      ? mixed(skin, paintOf('#b02a3a'), 0.75)
      : mixed(skin, paintOf('#a03c38'), 0.5);
  const dark = paintOf('#3a1014');
  const rows: readonly (readonly [size: number, out: number, paint: Paint])[] = [
    [0, -0.006, dark], [0.62, -0.003, dark], [0.62, 0, lip], [0.9, 0.008, lip], [1.2, 0.005, lip], [1.38, -0.004, lip],
  ]; // prettier-ignore
  const last = rows.length - 1;
  const row = (v: number): readonly [number, number, Paint] =>
    rows[Math.round(v * last)] as readonly [number, number, Paint];
  gloss.press({
    around: 24,
    along: last,
    paint: (_, __, v) => row(v)[2],
    at: (u, v) => {
      const [size, out] = row(v);
      const turn = u * 2 * Math.PI;
      const fat = 0.0045 + size * 0.006;
      return head.face(
        Math.cos(turn) * 0.036 * (0.4 + size * 0.6),
        -0.086 + Math.cos(turn) ** 2 * 0.008 + Math.sin(turn) * fat * Math.min(1, size * 2),
        out,
      );
    },
    bind: (_, u) => {
      const turn = u * 2 * Math.PI;
      const corner = Math.abs(Math.cos(turn)) ** 3;
      const lower = (1 - corner) * rise(0.15, -0.3, Math.sin(turn));
      return [
        ['head', 1 - corner - lower],
        ['jaw', lower],
        [Math.cos(turn) < 0 ? 'cornerL' : 'cornerR', corner],
      ];
    },
  });
}
