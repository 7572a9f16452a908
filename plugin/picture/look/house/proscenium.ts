import { drawsAreDear, type Tier } from '../../../body/tier.ts';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { vec } from '../../../stage/space/vector.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import type { Finish } from '../finish.ts';
import { houseLayer } from '../layers.ts';
import { mouldingShape } from '../set/moulding.ts';
import { Pile } from '../set/pile.ts';
import { outline } from '../shapes/outline.ts';
import { boxAt, movedShape, shadedShape } from '../shapes/placed.ts';
import type { Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { sweptShape } from '../shapes/sweep.ts';
import { mix, smoothstep } from '../../../../src/kit/numbers.ts';
import { hangHouseCurtain } from './house-curtain.ts';
import type { StageOpening } from './opening.ts';
import { columnBase, columnCapital, dentils, flutedShaft, rosetteShape, shellShape } from './ornament.ts';

const gilt: Finish = { substance: 'gold', tint: '#d9a03c' };
const lacquer: Finish = { substance: 'walnut', tint: '#3b1d14' };
const wallPaint: Finish = { substance: 'plaster', tint: '#4a1a1a' };
const boards: Finish = { substance: 'bark', pattern: 'planks', tint: '#5a3a24' };

/** How wide the frame is, and where columns stand beside it. */
const frameMeters = 0.3;
const column = { radius: 0.15, aside: 0.2, ahead: 0.2 } as const;
const wallReachMeters = 7;
const apronMeters = 0.95;

const innerBead = outline('0 -0.3, 0 0.03, 0.012 0.055, 0.035 0.065, 0.058 0.055, 0.07 0.03, 0.072 0.012');
const cove = outline('0.072 0.012, 0.1 0.014, 0.15 0.03, 0.19 0.062, 0.205 0.085');
const outerOgee = outline('0.205 0.085, 0.215 0.11, 0.235 0.118, 0.25 0.1, 0.262 0.075, 0.285 0.07, 0.3 0.05, 0.3 0');
const cornice = outline(
  '0.1 0, 0.12 0.02, 0.125 0.06, 0.2 0.075, 0.22 0.12, 0.28 0.135, 0.28 0.17, 0.31 0.2, 0.31 0.215, 0 0.22',
);
const architrave = outline('0.08 0, 0.1 0.01, 0.1 0.04, 0.075 0.055');
const lip = outline(
  '0.01 -0.14, 0.035 -0.13, 0.045 -0.1, 0.02 -0.075, 0.02 -0.05, 0.05 -0.035, 0.06 -0.012, 0.045 0.004, 0 0.006',
);

/** A proscenium arch before a room, with its curtain drawn aside: few meshes, all of the house's own layer. */
export function raiseProscenium(workshop: OpenWorkshop, opening: StageOpening, parent: TransformNode): TransformNode {
  const { sill, width, height } = opening;
  const node = new TransformNode('proscenium', workshop.scene);
  node.parent = parent;
  node.position.set(sill.x, sill.y, sill.z);
  // Its own +z is the house.
  node.rotation.y = Math.PI;
  const pile = new Pile();
  const isRich = !drawsAreDear(workshop.tier);
  paintWall(pile, width, height);
  carveFrame(pile, width, height);
  for (const side of [-1, 1] as const)
    raiseColumn(pile, side * (width / 2 + frameMeters + column.aside), height, isRich);
  crown(pile, width, height, workshop.tier);
  const floor = new Pile();
  layApron(pile, floor, width);
  hangHouseCurtain(pile, width, height, isRich);
  for (const mesh of pile.build(workshop, 'proscenium', node)) {
    mesh.layerMask = houseLayer;
    mesh.isPickable = false;
    mesh.receiveShadows = false;
  }
  // The apron is lit as the stage is.
  floor.build(workshop, 'apron', node);
  return node;
}

/** The wall of the house around the arch, lost in the dark. */
function paintWall(pile: Pile, width: number, height: number): void {
  const [inner, top] = [width / 2 + frameMeters - 0.02, height + frameMeters - 0.02];
  const reach = wallReachMeters;
  const panel = (west: number, east: number, low: number, high: number): void =>
    pile.add(
      wallPaint,
      surfaceShape({ columns: 8, rows: 8, covers: [east - west, high - low] }, (u, v) => {
        const [x, y] = [mix(east, west, u), mix(high, low, v)];
        const beyond = Math.max(Math.abs(x) - inner, y - top, 0);
        return { at: vec(x, y, 0), light: 0.75 * (1 - smoothstep(0, 2.6, beyond)) * smoothstep(-1.2, 0.4, y) };
      }),
    );
  panel(-inner - reach, -inner, -1.4, top);
  panel(inner, inner + reach, -1.4, top);
  panel(-inner - reach, inner + reach, top, top + reach * 0.6);
}

function carveFrame(pile: Pile, width: number, height: number): void {
  const half = width / 2;
  // Up one side, across, and down the other: out is always away from the opening.
  const path = outline('-1 0, -1 1, 1 1, 1 0', half, height);
  pile.add(gilt, sweptShape(innerBead, path));
  pile.add(lacquer, sweptShape(cove, path));
  pile.add(gilt, sweptShape(outerOgee, path));
}

function raiseColumn(pile: Pile, x: number, height: number, isRich: boolean): void {
  const { radius, ahead } = column;
  const plinth = 0.55;
  const [baseTop, capitalFoot] = [plinth + radius * 0.95, height + frameMeters - 0.02 - radius * 1.72];
  const put = (finish: Finish, shape: Shape, y: number): void => pile.add(finish, movedShape(shape, x, y, ahead));
  pile.add(lacquer, boxAt([x, plinth / 2, ahead], [0.5, plinth, 0.5], 0.02));
  pile.add(gilt, boxAt([x, plinth - 0.02, ahead], [0.53, 0.04, 0.53], 0.012));
  pile.add(gilt, boxAt([x, 0.06, ahead], [0.53, 0.05, 0.53], 0.012));
  pile.add(gilt, movedShape(rosetteShape(0.13), x, plinth / 2 + 0.02, ahead + 0.252));
  put(gilt, columnBase(radius), plinth);
  put(lacquer, flutedShaft(radius, capitalFoot - baseTop, isRich ? 12 : 6), baseTop);
  put(gilt, columnCapital(radius), capitalFoot);
}

/** What the columns carry: architrave, frieze with rosettes, dentils and cornice, and a shell over the middle. */
function crown(pile: Pile, width: number, height: number, tier: Tier): void {
  const [half, low] = [width / 2 + frameMeters + column.aside + 0.3, height + frameMeters - 0.02];
  const frieze = 0.3;
  pile.add(lacquer, boxAt([0, low + frieze / 2 + 0.04, 0], [half * 2, frieze + 0.08, 0.48], 0.01));
  const ahead = (shape: Shape): Shape => movedShape(shape, 0, 0, 0.17);
  pile.add(gilt, ahead(mouldingShape(architrave, -half, half, low)));
  pile.add(gilt, ahead(mouldingShape(cornice, -half - 0.1, half + 0.1, low + frieze + 0.02)));
  if (tier !== 'plain') {
    const block = boxAt([0, low + frieze + 0.01, 0.26], [0.07, 0.06, 0.08], drawsAreDear(tier) ? 0 : 0.008);
    pile.add(gilt, dentils(-half, half, block, 0.13));
    const rose = movedShape(rosetteShape(0.075), 0, low + frieze / 2 + 0.04, 0.245);
    pile.add(gilt, dentils(-half, half, rose, 0.52));
  }
  pile.add(gilt, movedShape(shellShape(0.36), 0, low - 0.02, 0.26));
}

/** The boards before the curtain, their gilded edge, and the dark front under it. */
function layApron(pile: Pile, ground: Pile, width: number): void {
  const half = width / 2 + frameMeters + column.aside + 0.45;
  const floor = surfaceShape({ columns: 10, rows: 4, covers: [half * 2, apronMeters + 0.45] }, (u, v) => {
    const [x, z] = [mix(-half, half, u), mix(-0.45, apronMeters, v)];
    return { at: vec(-x, -0.003, z), light: 0.95 - 0.5 * smoothstep(0.2, apronMeters, z) };
  });
  ground.add(boards, shadedShape(floor, 0.9));
  pile.add(gilt, movedShape(mouldingShape(lip, -half, half, 0), 0, 0, apronMeters));
  pile.add(lacquer, boxAt([0, -0.74, apronMeters - 0.04], [half * 2, 1.2, 0.1], 0.01));
}
