import { clamp } from '../../../src/kit/numbers.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { joints } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { Sculpture } from '../sculpt/sculpture.ts';

/** How far out a sculpted body reaches with all that it has on. Arms are held off, as they are while it is sculpted. */
export interface Outside {
  /** From its middle, at a height and in a direction: radians from the front to its right. */
  trunk(y: number, angle: number): number;
  /** From the bone of the right arm, a part of the way from shoulder to wrist. */
  arm(part: number): number;
}

const topMeters = 1.4;
const rows = 56;
const columns = 36;
const armParts = 12;
/** Between the points of a triangle it is looked at so often. */
const stepMeters = 0.02;
/** What nobody has measured is as thin as this. */
const thinnest = { trunk: 0.06, arm: 0.05 } as const;

/** Hair, hands and capes are over what is put on, not under it. */
const partOf = joints.map((joint) =>
  /^(arm|fore)R/.test(joint) ? 'arm' : /^(hips|spine|chest|collar|leg|shin|skirt|hem|neck)/.test(joint) ? 'trunk' : '',
);

export function outsideOf(body: Sculpture, rig: Rig): Outside {
  const trunk = new Float32Array(rows * columns);
  const arm = new Float32Array(armParts);
  const [shoulder, wrist] = [rig.spot('armR'), rig.spot('handR')];
  forPointsOf(body, (part, at) => {
    if (part === 'trunk') return note(trunk, trunkCell(at), Math.hypot(at[0], at[2]));
    const [along, off] = beside(shoulder, wrist, at);
    if (along >= 0 && along < 1) note(arm, Math.floor(along * armParts), off);
  });
  const filled = withoutGaps(trunk);
  return {
    trunk: (y, angle) => {
      const row = clamp((y / topMeters) * rows - 0.5, 0, rows - 1.001);
      const column = (((angle / (Math.PI * 2)) % 1) + 1) * columns - 0.5;
      const [i, j] = [Math.floor(row), Math.floor(column)];
      const [s, t] = [row - i, column - j];
      const value = (r: number, c: number): number => filled[r * columns + ((c + columns) % columns)] ?? 0;
      const low = value(i, j) * (1 - t) + value(i, j + 1) * t;
      const high = value(i + 1, j) * (1 - t) + value(i + 1, j + 1) * t;
      return low * (1 - s) + high * s;
    },
    arm: (part) => Math.max(thinnest.arm, arm[Math.floor(clamp(part, 0, 0.999) * armParts)] ?? 0),
  };
}

/** Says of places all over a body what of it they belong to. */
function forPointsOf(body: Sculpture, say: (part: 'trunk' | 'arm', at: Spot) => void): void {
  const { positions, indices } = body;
  const parts = partsOf(body);
  const at: [number, number, number] = [0, 0, 0];
  for (let corner = 0; corner < indices.length; corner += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(corner, corner + 3);
    const part = parts[a];
    if (!part || part !== parts[b] || part !== parts[c]) continue;
    const far = Math.max(apart(positions, a, b), apart(positions, b, c), apart(positions, c, a));
    const steps = Math.min(12, Math.ceil(far / stepMeters));
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; i + j <= steps; j++) {
        const [p, q] = [i / steps, j / steps];
        for (let axis = 0; axis < 3; axis++) {
          const from = positions[a * 3 + axis] ?? 0;
          at[axis] = from + ((positions[b * 3 + axis] ?? 0) - from) * p + ((positions[c * 3 + axis] ?? 0) - from) * q;
        }
        say(part, at);
      }
    }
  }
}

/** What each point of a body belongs to: whatever has most of it. */
function partsOf({ positions, boneIndices, boneWeights }: Sculpture): readonly ('trunk' | 'arm' | '')[] {
  return Array.from({ length: positions.length / 3 }, (_, point) => {
    const shares = { trunk: 0, arm: 0, '': 0 };
    for (let slot = point * 4; slot < point * 4 + 4; slot++)
      shares[partOf[boneIndices[slot] ?? 0] ?? ''] += boneWeights[slot] ?? 0;
    return shares.trunk > 0.5 ? 'trunk' : shares.arm > 0.5 ? 'arm' : '';
  });
}

const apart = (positions: Float32Array, a: number, b: number): number =>
  Math.hypot(
    positions[a * 3]! - positions[b * 3]!,
    positions[a * 3 + 1]! - positions[b * 3 + 1]!,
    positions[a * 3 + 2]! - positions[b * 3 + 2]!,
  );

const trunkCell = ([x, y, z]: Spot): number => {
  const row = Math.floor((y / topMeters) * rows);
  const turn = Math.atan2(x, z) / (Math.PI * 2);
  return row < 0 || row >= rows ? -1 : row * columns + Math.floor((turn < 0 ? turn + 1 : turn) * columns);
};

function note(cells: Float32Array, cell: number, far: number): void {
  if (cell >= 0 && far > (cells[cell] ?? 0)) cells[cell] = far;
}

/** How far along a line a point is, and how far beside it. */
function beside(from: Spot, to: Spot, at: Spot): readonly [along: number, off: number] {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [x, y, z] = [at[0] - from[0], at[1] - from[1], at[2] - from[2]];
  const along = (x * dx + y * dy + z * dz) / (dx * dx + dy * dy + dz * dz);
  return [along, Math.hypot(x - dx * along, y - dy * along, z - dz * along)];
}

/** Where nothing was found it is as it is around. */
function withoutGaps(cells: Float32Array): Float32Array {
  let now = cells;
  for (let round = 0; round < 6; round++) {
    now = now.map((value, cell) => {
      if (value > 0) return value;
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const at = (r: number, c: number): number => now[r * columns + ((c + columns) % columns)] ?? 0;
      return Math.max(at(row, column - 1), at(row, column + 1), at(row - 1, column), at(row + 1, column));
    });
  }
  return now.map((value) => Math.max(value, thinnest.trunk));
}
