import { mix, smoothstep } from '../../../src/kit/numbers.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { along, cross, dot, FacePiece, minus, unit } from '../face/piece.ts';
import type { Character } from '../figures/character.ts';
import { capeBinding, coatBinding, on } from '../figures/garments/bindings.ts';
import { armSpot } from '../figures/garments/sleeves.ts';
import { wearerOf, type Wearer } from '../figures/garments/wearer.ts';
import { darker } from '../figures/paint.ts';
import { createRig } from '../rig/rig.ts';
import { sides } from '../rig/joint.ts';
import type { Binding, Paint, Stuff } from '../sculpt/layer.ts';
import { NearestBones } from '../sculpt/nearest-bones.ts';
import type { Sculpture } from '../sculpt/sculpture.ts';
import { hang, polar } from './hanging.ts';
import { outsideOf, type Outside } from './outside.ts';
import { laySheet, type Cloth } from './sheet.ts';

/** What is put on over a figure's own clothes, and how it is cut. */
export interface Overwear {
  readonly kind: 'coat' | 'cloak' | 'shawl' | 'apron';
  /** How far it hangs down from the shoulders. */
  readonly longMeters: number;
}

interface Fabric {
  readonly paint: Paint;
  readonly stuff: Stuff;
}

/** Whom it is cut for, of what, and what they have on under it. */
interface Fitting extends Fabric {
  readonly wearer: Wearer;
  readonly outside: Outside;
  readonly longMeters: number;
  readonly bones: NearestBones;
  readonly piece: FacePiece;
}

const shoulderY = 1.3;

/**
 * Cuts cloth to somebody as they were sculpted, with all they have on: it lies on them and moves with their bones. In the
 * measure of somebody of 1.7 m, as figures are.
 */
export function cutOverwear(
  { kind, longMeters }: Overwear,
  fabric: Fabric,
  character: Character,
  body: Sculpture,
): Sculpture {
  const rig = createRig(character.build);
  const piece = new FacePiece();
  const fitting: Fitting = {
    ...fabric,
    wearer: wearerOf(character, rig),
    outside: outsideOf(body, rig),
    longMeters,
    bones: new NearestBones(rig),
    piece,
  };
  cuts[kind](fitting);
  return piece.taken();
}

const cuts: Readonly<Record<Overwear['kind'], (fitting: Fitting) => void>> = {
  coat: cutCoat,
  cloak: cutCloak,
  shawl: cutShawl,
  apron: cutApron,
};

const clothOf = ({ paint, stuff }: Fabric, moves: Cloth['moves']): Cloth => ({ paint, stuff, moves, isLined: true });

/** So many numbers from one to another. */
const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, row) => mix(from, to, row / (count - 1)));

/** As much on the left as on the right, from an angle beside the front. */
const openedBy = (edge: number): readonly [number, number] => [edge, Math.PI * 2 - edge];

/** Open in front, with sleeves, a collar and a row of buttons. */
function cutCoat(fitting: Fitting): void {
  const { wearer, outside, longMeters, piece } = fitting;
  const { rig, bustY, waistY } = wearer;
  const hem = shoulderY - longMeters;
  const beside = rig.at.armR.x + 0.012;
  const moves = coatBinding(rig);
  const edgeAt = (y: number): number => 0.14 + 0.3 * smoothstep(bustY, 1.33, y) + 0.16 * smoothstep(waistY, hem, y);
  const hung = hang(outside, {
    heights: [1.338, 1.324, 1.304, 1.278, 1.245, ...steps(1.2, hem, 10)],
    span: (y) => openedBy(edgeAt(y)),
    columns: 26,
    ease: 0.016,
    flare: (y) => (y < waistY ? 0.16 : 0.02),
    // Arms hang beside it.
    most: (y, angle) => (y > 0.7 ? beside / Math.max(0.6, Math.abs(Math.sin(angle))) : Infinity),
    folds: { count: 9, depth: 0.014, from: waistY, to: hem },
  });
  const neck = neckOf(outside);
  // From the collar over the shoulders.
  const top = (hung[0] ?? []).map(([x, , z]): Spot => polar(1.35, Math.atan2(x, z), neck + 0.012));
  const spots = [top, ...hung];
  laySheet(piece, spots, clothOf(fitting, moves));
  laySleeves(fitting);
  layCollar(fitting, neck, edgeAt(1.33));
  const edge = spots.slice(6, 12).filter((_, row) => row % 2 === 0);
  for (const row of edge) if (row[1]) layButton(fitting, row[1], moves(row[1]));
}

const sleeveSides = 10;
/** An arm is no thinner there: part of it is the trunk's, and measured with that. */
const shoulderMeters = 0.072;

function laySleeves({ wearer, outside, bones, piece, paint, stuff }: Fitting): void {
  const parts = [-0.16, -0.1, -0.03, 0.06, 0.16, 0.28, 0.4, 0.47, 0.53, 0.59, 0.66, 0.78, 0.9, 0.93];
  for (const side of sides) {
    const down = unit(minus(armSpot(wearer, side, 1), armSpot(wearer, side, 0)));
    const front: Spot = [0, 0, 1];
    const across = cross(front, down);
    const spots = parts.map((part, row) => {
      const middle = armSpot(wearer, side, part);
      const least = Math.max(outside.arm(part), outside.arm(part + 0.08), outside.arm(part - 0.08));
      // It begins within the shoulder, and its hem is turned in.
      const wide = Math.min(0.12, Math.max(least, part < 0.3 ? shoulderMeters : 0) + 0.018);
      const radius = row === 0 ? 0.02 : row === parts.length - 1 ? 0.03 : wide;
      return Array.from({ length: sleeveSides + 1 }, (_, at): Spot => {
        const around = ((at % sleeveSides) / sleeveSides) * Math.PI * 2;
        const [sin, cos] = [Math.sin(around) * radius, Math.cos(around) * radius];
        return [
          middle[0] + front[0] * cos + across[0] * sin,
          middle[1] + front[1] * cos + across[1] * sin,
          middle[2] + front[2] * cos + across[2] * sin,
        ];
      });
    });
    // As what it lies on is moved: further out, the chest would have more of it than the arm.
    const within = (at: Spot): Spot => {
      const from = armSpot(wearer, side, 0);
      const middle = along(from, down, dot(minus(at, from), down));
      const out = minus(at, middle);
      return along(middle, out, Math.min(1, 0.05 / Math.hypot(...out)));
    };
    laySheet(piece, spots, { paint, stuff, moves: (at) => bones.bind(within(at), on.arm), isRound: true });
  }
}

/** How thick a neck is with what is round it. */
const neckOf = (outside: Outside): number =>
  Math.max(0.072, Math.min(...steps(0, Math.PI * 2, 12).map((angle) => outside.trunk(1.35, angle))));

/** Stands about the neck and is turned down. */
function layCollar({ bones, piece, paint, stuff }: Fitting, neck: number, edge: number): void {
  const [from, to] = openedBy(edge + 0.12);
  const columns = 18;
  const spots = ([[1.315, 0.016], [1.375, 0.02], [1.37, 0.03], [1.318, 0.056], [1.312, 0.054]] as const).map(([y, off]) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const angle = mix(from, to, column / columns);
      return polar(y, angle, neck + off);
    }),
  ); // prettier-ignore
  const moves = (at: Spot): Binding => bones.bind(at, on.throat);
  laySheet(piece, spots, { paint: darker(paint, 0.82), stuff, moves, isLined: true });
}

const horn: Paint = [0.03, 0.022, 0.018];

/** A flat disc that stands a little out of the cloth. */
function layButton({ piece }: Fitting, [x, y, z]: Spot, moves: Binding): void {
  const out = unit([x, 0, z]);
  const across = cross([0, 1, 0], out);
  const spots = [0.012, 0.011, 0.001].map((radius, row) =>
    Array.from({ length: 9 }, (_, at): Spot => {
      const around = -((at % 8) / 8) * Math.PI * 2;
      const [sin, cos] = [Math.sin(around) * radius, Math.cos(around) * radius];
      const off = row === 0 ? 0 : 0.008;
      return [x + out[0] * off + across[0] * cos, y + sin, z + out[2] * off + across[2] * cos];
    }),
  );
  laySheet(piece, spots, { paint: horn, stuff: 'gloss', moves: () => moves, isRound: true });
}

/** From the neck over the shoulders and down the back: arms are before it. */
function cutCloak(fitting: Fitting): void {
  const { wearer, outside, longMeters, piece, bones } = fitting;
  const { rig } = wearer;
  const hem = Math.max(0.12, shoulderY - longMeters);
  const reach = rig.at.armR.x;
  const falls = capeBinding(rig);
  const moves = (at: Spot): Binding => (at[1] > 1.27 ? bones.bind(at, on.shoulder) : falls(at));
  const spots = hang(outside, {
    heights: [1.35, 1.332, 1.315, 1.296, 1.27, 1.235, 1.19, ...steps(1.12, hem, 9)],
    // Over the breast-bone at the neck, behind the arms from the shoulders down.
    span: (y) => openedBy(0.5 + 0.55 * smoothstep(1.33, 1.29, y) + 0.85 * smoothstep(1.29, 1.16, y)),
    columns: 24,
    ease: 0.024,
    flare: () => 0.13,
    least: (y, angle) =>
      (reach + outside.arm(0.12) + 0.024) * smoothstep(1.335, 1.25, y) * Math.abs(Math.sin(angle)) ** 0.8,
    folds: { count: 13, depth: 0.05, from: 1.25, to: hem + (1.25 - hem) * 0.4 },
  });
  laySheet(piece, spots, clothOf(fitting, moves));
  layClasp(fitting, spots);
}

const gold: Paint = [0.62, 0.4, 0.12];

/** A chain from edge to edge below the throat. */
function layClasp({ bones, piece, outside }: Fitting, spots: readonly (readonly Spot[])[]): void {
  const [right, left] = [spots[2]?.[0], spots[2]?.at(-1)];
  if (!right || !left) return;
  const rows = 8;
  const chain = Array.from({ length: rows + 1 }, (_, row) => {
    const part = row / rows;
    const y = mix(right[1], left[1], part) - 0.11 * part * (1 - part);
    const x = mix(right[0], left[0], part);
    const z = Math.max(
      mix(right[2], left[2], part),
      Math.sqrt(Math.max(0, (outside.trunk(y, 0) + 0.012) ** 2 - x * x)),
    );
    return Array.from({ length: 6 }, (_ignored, at): Spot => {
      const around = ((at % 5) / 5) * Math.PI * 2;
      return [x, y - Math.sin(around) * 0.008, z + Math.cos(around) * 0.008];
    });
  });
  laySheet(piece, chain, { paint: gold, stuff: 'metal', moves: (at) => bones.bind(at, ['chest', 'collarL', 'collarR']), isRound: true }); // prettier-ignore
}

/** Round the shoulders and the upper arms, to a point at the back. */
function cutShawl(fitting: Fitting): void {
  const { wearer, outside, longMeters, piece, bones } = fitting;
  const reach = wearer.rig.at.armR.x;
  const hem = shoulderY - longMeters;
  const spots = hang(outside, {
    heights: [1.352, 1.328, 1.308, 1.28, ...steps(1.245, hem, 6)],
    span: (y) => openedBy(0.3 + 0.55 * smoothstep(1.33, hem, y)),
    columns: 24,
    ease: 0.02,
    flare: () => 0.1,
    least: (y, angle) =>
      (reach + outside.arm(0.12) + 0.01 + (1.28 - y) * 0.1) *
      smoothstep(1.335, 1.26, y) *
      Math.abs(Math.sin(angle)) ** 0.7,
    folds: { count: 12, depth: 0.014, from: 1.27, to: hem },
  });
  // Shorter in front than behind, where it comes to a point.
  const pointed = spots.map((row) =>
    row.map(([x, y, z]): Spot => {
      const ahead = (1 + z / Math.hypot(x, z)) / 2;
      return [x, y + Math.max(0, shoulderY - y) * 0.5 * ahead ** 0.6, z];
    }),
  );
  laySheet(
    piece,
    pointed,
    clothOf(fitting, (at) => bones.bind(at, on.shoulder)),
  );
}

/** A bib and a skirt in front, tied about the waist and hung about the neck. */
function cutApron(fitting: Fitting): void {
  const { wearer, outside, longMeters, piece, bones } = fitting;
  const { rig, bustY, waistY } = wearer;
  const hem = shoulderY - longMeters;
  const moves = coatBinding(rig, on.trunk);
  const top = bustY + 0.06;
  const wide = (y: number): number => 0.62 + 0.55 * smoothstep(waistY + 0.05, waistY - 0.03, y);
  const spots = hang(outside, {
    heights: [...steps(top, waistY, 4), ...steps(waistY - 0.06, hem, 8)],
    span: (y) => [-wide(y), wide(y)],
    columns: 14,
    ease: 0.012,
    flare: (y) => (y < waistY ? 0.12 : 0),
    folds: { count: 9, depth: 0.012, from: waistY, to: hem },
  });
  laySheet(piece, spots, clothOf(fitting, moves));
  const band = hang(outside, {
    heights: [waistY + 0.018, waistY - 0.018],
    span: () => [0, Math.PI * 2],
    columns: 24,
    ease: 0.018,
    flare: () => 0,
  });
  laySheet(piece, band, { ...clothOf(fitting, (at) => bones.bind(at, on.trunk)), isRound: true });
  layStraps(fitting, top, wide(top));
}

/** From the corners of the bib over the shoulders to the nape. */
function layStraps({ outside, bones, piece, paint, stuff }: Fitting, top: number, corner: number): void {
  const way = [[top, corner - 0.08], [1.24, corner], [1.3, corner + 0.15], [1.332, 1.25], [1.34, 2], [1.335, Math.PI]] as const; // prettier-ignore
  for (const sign of [-1, 1]) {
    const spots = way.map(([y, angle]) =>
      [-1, 1].map((edge): Spot => {
        const turned = sign * angle + edge * 0.06;
        return polar(y - (angle > 1 ? edge * sign * 0.012 : 0), turned, outside.trunk(y, turned) + 0.012);
      }),
    );
    laySheet(piece, spots, { paint, stuff, moves: (at) => bones.bind(at, on.throat), isLined: true });
  }
}
