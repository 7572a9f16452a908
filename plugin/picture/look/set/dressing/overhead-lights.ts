import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { isInside } from '../../../../stage/space/triangulate.ts';
import { plus, turned, vec, type Vec3 } from '../../../../stage/space/vector.ts';
import type { PlacedProp, Room } from '../../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../../create-workshop.ts';
import type { Finish } from '../../finish.ts';
import { outline } from '../../shapes/outline.ts';
import { movedShape } from '../../shapes/placed.ts';
import { rodShape } from '../../shapes/rod.ts';
import { addShape, emptyShape } from '../../shapes/shape.ts';
import { turnedShape } from '../../shapes/turned.ts';
import type { Glow } from '../../workshop.ts';
import type { WallFace } from '../wall-face.ts';
import type { Pieces } from './hangings.ts';
import { hungAt } from './wall-light.ts';
import { ballShape } from '../../shapes/surface.ts';

const enamel: Finish = { substance: 'painted-wood', tint: '#2f4f46' };
const flex: Finish = { substance: 'rubber' };
const shade = turnedShape(outline('0.16 0, 0.155 0.01, 0.13 0.07, 0.06 0.13, 0.03 0.16, 0.03 0.2, 0 0.2'), 16);
const lining = turnedShape(outline('0 0.12, 0.055 0.122, 0.125 0.065, 0.152 0.005'), 16);
const mostPendants = 4;
/** Over heads, under the beams of a picture. */
const hangMeters = 2.12;

/** Where lamps hang in a room: over what people sit or stand at. */
export function pendantSpots(room: Room, props: Iterable<PlacedProp>): Vec3[] {
  const spots: Vec3[] = [];
  for (const { form, stand, measures } of props) {
    if (!/counter|booth|table|bar/.test(form) || !isInside(room.outline, stand.position.x, stand.position.z)) continue;
    const count = measures.size.x > 2.4 ? 2 : 1;
    for (let index = 0; index < count; index++) {
      const along = ((index + 0.5) / count - 0.5) * measures.size.x;
      spots.push(plus(stand.position, turned(vec(along, 0, 0), stand.yaw)));
    }
  }
  return spots
    .slice(0, mostPendants)
    .map(({ x, z }) => vec(x, room.floorY + Math.min(hangMeters, room.height - 0.5), z));
}

/** An enamelled shade on a flex. */
export function pendant({ x, y, z }: Vec3, ceilingY: number): Pieces {
  return [
    [enamel, movedShape(shade, x, y, z)],
    [{ substance: 'painted-wood', tint: '#efe6cf' }, movedShape(lining, x, y, z)],
    [flex, rodShape([vec(x, y + 0.2, z), vec(x, ceilingY, z)], 0.006, 5)],
  ];
}

export const lightPendant = (workshop: OpenWorkshop, spot: Vec3, parent: TransformNode): Glow =>
  workshop.bulb(
    `pendant ${Math.round(spot.x * 10)}`,
    hungAt('pendant', spot, parent),
    vec(0, 0.03, 0),
    0.045,
    '#ffcf8f',
  );

const bulbMeters = 0.34;

/** Small bulbs on a line along the top of a wall, in the face's own space. */
export function stringLights({ length, height }: WallFace): Pieces {
  const spans = Math.max(1, Math.round(length / 2.2));
  const each = length / spans;
  const count = Math.max(3, Math.round(each / bulbMeters));
  const [line, bulbs] = [emptyShape(), emptyShape()];
  const bulb = ballShape(0.024);
  for (let span = 0; span < spans; span++) {
    const sag = (part: number): number => 0.26 * 4 * part * (1 - part);
    const at = (part: number): Vec3 => vec((span + part) * each, height - 0.34 - sag(part), 0.09);
    const wire = Array.from({ length: 9 }, (_, step) => at(step / 8));
    addShape(line, rodShape(wire, 0.005, 4));
    for (let index = 0; index < count; index++) {
      const { x, y, z } = at((index + 0.5) / count);
      addShape(bulbs, movedShape(bulb, x, y - 0.035, z));
    }
  }
  return [
    [flex, line],
    [{ substance: 'neon', tint: '#ffd48a' }, bulbs],
  ];
}

/** A cup with its steam in bent glass, about its middle. */
export function neonCup(): Pieces {
  const rose: Finish = { substance: 'neon', tint: '#ff5f7e' };
  const blue: Finish = { substance: 'neon', tint: '#7fd4ff' };
  const arc = (cx: number, cy: number, wide: number, tall: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 15 }, (_, step) => {
      const angle = Math.PI * from + ((Math.PI * to - Math.PI * from) * step) / 14;
      return vec(cx + Math.cos(angle) * wide, cy + Math.sin(angle) * tall, 0.05);
    });
  const bowl = [vec(-0.26, 0.08, 0.05), ...arc(0, -0.02, 0.22, 0.2, 1.05, 1.95), vec(0.26, 0.08, 0.05)];
  const rim = [vec(-0.27, 0.08, 0.05), vec(0.27, 0.08, 0.05)];
  const ear = arc(-0.27, -0.03, 0.11, 0.09, 0.55, 1.45);
  const saucer = [vec(-0.34, -0.26, 0.05), vec(0.34, -0.26, 0.05)];
  const steam = (x: number): Vec3[] =>
    Array.from({ length: 11 }, (_, step) => vec(x + Math.sin(step * 0.75) * 0.035, 0.15 + step * 0.026, 0.05));
  const tube = 0.013;
  return [
    ...[bowl, rim, ear, saucer].map((line): Pieces[number] => [rose, rodShape(line, tube, 6)]),
    ...[-0.11, 0, 0.11].map((x): Pieces[number] => [blue, rodShape(steam(x), tube * 0.85, 6)]),
  ];
}
