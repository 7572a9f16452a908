import type { Spot } from '../../stage/space/spot.ts';
import type { PiecePoint } from './piece.ts';

/** How a tube is at one of its points: how thick it is across and out of the face, and what it is made of. */
export interface TubeSection {
  readonly at: Spot;
  /** The way out of the face there. */
  readonly out: Spot;
  readonly wide: number;
  readonly deep: number;
}

/** Rows of a sheet that is rolled around a line of sections, closed to points at its ends by whoever thins them there. */
export function tubeRows(
  sections: readonly TubeSection[],
  sides: number,
  finish: (section: number, around: number) => Pick<PiecePoint, 'paint' | 'stuff' | 'moves'> & { swell?: number },
): readonly (readonly PiecePoint[])[] {
  return sections.map(({ at, out, wide, deep }, index) => {
    const before = sections[index - 1]?.at ?? at;
    const after = sections[index + 1]?.at ?? at;
    const run: Spot = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
    const across = unit(cross(run, out));
    return Array.from({ length: sides + 1 }, (_, side) => {
      const around = ((side % sides) / sides) * Math.PI * 2;
      const [sin, cos] = [Math.sin(around), Math.cos(around)];
      const { swell = 1, ...made } = finish(index, around);
      const normal = unit([
        across[0] * cos * deep + out[0] * sin * wide,
        across[1] * cos * deep + out[1] * sin * wide,
        across[2] * cos * deep + out[2] * sin * wide,
      ]);
      return {
        at: [
          at[0] + (across[0] * cos * wide + out[0] * sin * deep) * swell,
          at[1] + (across[1] * cos * wide + out[1] * sin * deep) * swell,
          at[2] + (across[2] * cos * wide + out[2] * sin * deep) * swell,
        ],
        normal,
        ...made,
      };
    });
  });
}

function unit([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
