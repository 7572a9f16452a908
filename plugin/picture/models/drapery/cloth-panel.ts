import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Random } from '../../../../src/kit/random.ts';
import { drawsAreDear } from '../../../body/tier.ts';
import { vec } from '../../../stage/space/vector.ts';
import { surfaceShape } from '../../look/shapes/surface.ts';
import type { Workshop } from '../../look/workshop.ts';
import { slit, type Point, type Slit } from './slit.ts';

interface ClothSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly folds: number;
}

/** What harm cloth has taken, each from 0 to 1. */
type Harm = 'torn' | 'cut' | 'burnt';

/** Where each harm moves its points, which triangles are gone then, and how it is blackened. */
interface Harmed {
  readonly shifts: Readonly<Record<Harm, Float32Array>>;
  readonly lostWhen: Readonly<Record<'torn' | 'cut', ReadonlySet<number>>>;
  readonly sooty: Float32Array;
}

/** How fine it is, where triangles are dear and where they are not. */
const fewer = { rows: 14, columnsOfFold: 6 } as const;
const usual = { rows: 30, columnsOfFold: 7 } as const;

/** How long the strips are that a torn one leaves on its rings, as parts of its height, and where they end. */
const rag = { ends: [0, 0.2, 0.5, 0.78], least: 0.14, most: 0.52 } as const;

/**
 * A hanging sheet whose vertices can be moved: torn, strips with holes are left of it, of which none comes down to the
 * floor; it gapes where it was cut, and its hem burns away upwards. Its top is at y = 0, its left edge at x = 0.
 */
export class ClothPanel {
  readonly mesh: Mesh;
  private readonly rest: Float32Array;
  private readonly now: Float32Array;
  private readonly amounts: Record<Harm, number> = { torn: 0, cut: 0, burnt: 0 };
  private readonly triangles: readonly number[];
  private readonly colours: Float32Array;
  private readonly slits: Readonly<Record<'torn' | 'cut', readonly Slit[]>>;
  private readonly burnLine: (x: number) => number;
  private readonly ripLine: (x: number) => number;
  /** What harm would do to it: worked out when some is done. */
  private harmed: Harmed | undefined;

  constructor(workshop: Workshop, name: string, size: ClothSize, material: Material, random: Random) {
    const { rows, columnsOfFold } = drawsAreDear(workshop.tier) ? fewer : usual;
    const columns = size.folds * columnsOfFold;
    const phase = random.next() * 6;
    const shape = surfaceShape({ columns, rows, covers: [size.width * 1.5, size.height] }, (u, v) => {
      const turn = (u + (0.3 / size.folds) * Math.sin(u * 9 + v * 1.7 + phase)) * size.folds * 2 * Math.PI;
      const fold = 0.75 * Math.sin(turn) + 0.25 * Math.sin(turn * 2 + 1.3 + v * 2) * (0.3 + v);
      const deep = (size.depth / 2) * (0.45 + 0.55 * Math.min(1, v * 4)) * (0.8 + 0.2 * Math.sin(u * 5 + phase));
      const edge = Math.min(1, u * 20) * Math.min(1, (1 - u) * 20);
      return {
        // From right to left, so that its front looks to +z.
        at: vec((1 - u) * size.width + Math.cos(turn) * deep * 0.3 * edge, -v * size.height, fold * deep),
        light: 0.3 + 0.7 * Math.min(1, Math.max(0, 0.55 + 0.6 * fold)),
      };
    });
    this.mesh = workshop.mesh(name, shape, material, true);

    this.rest = Float32Array.from(shape.positions);
    this.now = Float32Array.from(shape.positions);
    this.triangles = shape.indices;
    this.colours = Float32Array.from(shape.colors);
    const mesh = { x: size.width / columns, y: size.height / rows };
    const [from, to] = [
      { x: size.width * 0.25, y: -size.height * 0.26 },
      { x: size.width * 0.62, y: -size.height * 0.66 },
    ];
    this.slits = { torn: tears(size, random, mesh), cut: [slit(from, to, 0.055, 1, mesh)] };
    this.ripLine = ragged(size, random);
    this.burnLine = (x) => -size.height * (0.5 + 0.1 * Math.sin(x * 9 + phase) + 0.05 * Math.sin(x * 31));
  }

  harm(kind: Harm, amount: number): void {
    const before = this.amounts[kind];
    if (before === amount) return;
    this.amounts[kind] = amount;
    const { torn, cut, burnt } = this.amounts;
    const { shifts, sooty } = (this.harmed ??= this.foresee());
    for (let index = 0; index < this.now.length; index++) {
      this.now[index] =
        (this.rest[index] ?? 0) +
        torn * (shifts.torn[index] ?? 0) +
        cut * (shifts.cut[index] ?? 0) +
        burnt * (shifts.burnt[index] ?? 0);
    }
    this.mesh.updateVerticesData(VertexBuffer.PositionKind, this.now);
    if (before === 0 || amount === 0) {
      if (kind === 'burnt') this.mesh.updateVerticesData(VertexBuffer.ColorKind, burnt > 0 ? sooty : this.colours);
      else this.openHoles(this.harmed);
    }
  }

  private foresee(): Harmed {
    const { slits, burnLine, ripLine, rest } = this;
    const upTo =
      (line: (x: number) => number) =>
      (x: number, y: number): readonly [number, number, number] => [0, Math.max(0, line(x) - y), 0];
    const ripped = this.shiftOf(upTo(ripLine));
    return {
      shifts: {
        torn: this.shiftedBy(slits.torn).map((shift, index) => shift + (ripped[index] ?? 0)),
        cut: this.shiftedBy(slits.cut),
        burnt: this.shiftOf(upTo(burnLine)),
      },
      lostWhen: {
        torn: this.lostWhere((corners) => isParted(slits.torn, corners) || corners.every(({ x, y }) => y < ripLine(x))),
        cut: this.lostWhere((corners) => isParted(slits.cut, corners)),
      },
      sooty: this.colours.map((value, index) => {
        const vertex = Math.floor(index / 4);
        const above = (rest[vertex * 3 + 1] ?? 0) - burnLine(rest[vertex * 3] ?? 0);
        return index % 4 === 3 ? value : value * Math.min(1, Math.max(0.06, above / 0.45));
      }),
    };
  }

  /** Leaves out the triangles that lie across what gapes. */
  private openHoles({ lostWhen }: Harmed): void {
    const { torn, cut } = this.amounts;
    const left = this.triangles.filter((_, index) => {
      const triangle = Math.floor(index / 3);
      return !((torn > 0 && lostWhen.torn.has(triangle)) || (cut > 0 && lostWhen.cut.has(triangle)));
    });
    this.mesh.setIndices(left, null, true);
  }

  private shiftOf(shift: (x: number, y: number) => readonly [number, number, number]): Float32Array {
    const shifts = new Float32Array(this.rest.length);
    for (let at = 0; at < this.rest.length; at += 3) shifts.set(shift(this.rest[at] ?? 0, this.rest[at + 1] ?? 0), at);
    return shifts;
  }

  private shiftedBy(slits: readonly Slit[]): Float32Array {
    return this.shiftOf((x, y) => {
      const sum: [number, number, number] = [0, 0, 0];
      for (const { shift } of slits) shift(x, y).forEach((part, axis) => (sum[axis] = (sum[axis] ?? 0) + part));
      return sum;
    });
  }

  private lostWhere(isLost: (corners: readonly Point[]) => boolean): Set<number> {
    const lost = new Set<number>();
    const corner = (index: number) => {
      const vertex = this.triangles[index] ?? 0;
      return { x: this.rest[vertex * 3] ?? 0, y: this.rest[vertex * 3 + 1] ?? 0 };
    };
    for (let index = 0; index < this.triangles.length; index += 3) {
      const corners = [corner(index), corner(index + 1), corner(index + 2)];
      if (isLost(corners)) lost.add(index / 3);
    }
    return lost;
  }
}

const isParted = (slits: readonly Slit[], corners: readonly Point[]): boolean =>
  slits.some((one) => one.crosses(corners));

/** Where a torn sheet ends: each of its strips at another height, none of them cleanly. */
function ragged({ width, height }: ClothSize, random: Random): (x: number) => number {
  const long = rag.ends.map(() => rag.least + random.next() * (rag.most - rag.least));
  return (x) => {
    const strip = rag.ends.findLastIndex((end) => x >= end * width);
    return -height * ((long[Math.max(0, strip)] ?? rag.most) + 0.025 * Math.sin(x * 37) + 0.015 * Math.sin(x * 83));
  };
}

/** Slits that run out at the hem and leave strips, and a few holes above them. */
function tears({ width, height }: ClothSize, random: Random, mesh: { readonly x: number; readonly y: number }): Slit[] {
  const strips = [0.2, 0.5, 0.78].map((part) => {
    const x = width * (part + (random.next() - 0.5) * 0.1);
    const from = -height * (0.3 + random.next() * 0.25);
    return slit(
      { x, y: from },
      { x: x + (random.next() - 0.5) * 0.12, y: -height * 1.25 },
      0.075,
      random.next() < 0.5 ? 1 : -1,
      mesh,
    );
  });
  const holes = [0.35, 0.68].map((part) => {
    const [x, y] = [width * part, -height * (0.14 + random.next() * 0.2)];
    return slit({ x: x - 0.04, y: y + 0.1 }, { x: x + 0.05, y: y - 0.12 }, 0.07, 1, mesh);
  });
  return [...strips, ...holes];
}
