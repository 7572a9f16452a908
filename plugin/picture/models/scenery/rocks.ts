import { smoothstep } from '../../../../src/kit/numbers.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { surfaceShape } from '../../look/shapes/surface.ts';
import type { Substance } from '../../look/substance.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';

/** Stones that walls are laid of, as they lie in a field: their colour, without the joints. */
const quarried: Partial<Readonly<Record<Substance, string>>> = {
  stone: '#9a8f7e',
  flagstone: '#857d72',
  slate: '#565b63',
  brick: '#8a4634',
};
const loose: readonly Substance[] = ['ash', 'clay', 'soil', 'marble', 'plaster', 'ember'];
const faces = 15;

/** A rock as frost leaves it: broken faces, rounded where they meet, darker towards the ground. */
const makeBoulder = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const { substance = 'ash', colour } = dressOf(thing);
  const tint = colour ?? quarried[substance];
  const stone = workshop.material(loose.includes(substance) ? substance : 'ash', tint);
  const reach = brokenFaces(assembly);
  const covers = [Math.PI * (width + depth) * 0.5, height + width * 0.5] as const;
  const shape = surfaceShape({ columns: 36, rows: 18, covers }, (u, v) => {
    // Not quite from the top: at a single point there is no slope, and it would be black.
    const [around, down] = [u * 2 * Math.PI, Math.max(0.004, v * Math.PI)];
    const way = vec(Math.cos(around) * Math.sin(down), Math.cos(down), Math.sin(around) * Math.sin(down));
    const far = reach(way);
    const y = Math.max(0, (height / 2) * (1 + way.y * far));
    return {
      at: vec((way.x * far * width) / 2, y, (way.z * far * depth) / 2),
      light: 0.55 + 0.45 * smoothstep(0, height * 0.6, y),
    };
  });
  frame.add(workshop.mesh(`${thing.id} rock`, shape, stone));
});

/** How far a rock reaches in each direction, 1 at most: a rounded block from which chance has struck faces. */
function brokenFaces({ random }: Assembly): (way: Vec3) => number {
  const struck = Array.from({ length: faces }, () => {
    // None from above: what lies on a rock lies at its full height.
    const [around, up] = [random.next() * Math.PI * 2, random.next() * 1.15 - 0.6];
    const level = Math.sqrt(Math.max(0, 1 - up * up));
    return { x: Math.cos(around) * level, y: up, z: Math.sin(around) * level, off: 0.78 + random.next() * 0.3 };
  });
  return ({ x, y, z }) => {
    const block = (Math.abs(x) ** 3.2 + Math.abs(y) ** 3.2 + Math.abs(z) ** 3.2) ** (-1 / 3.2);
    return struck.reduce(
      (far, face) => {
        const towards = face.x * x + face.y * y + face.z * z;
        return towards > 0.05 ? Math.min(far, face.off / towards) : far;
      },
      Math.min(block, 1.25),
    );
  };
}

export const rocks = { boulder: makeBoulder };
