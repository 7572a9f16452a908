import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Random } from '../../../../src/kit/random.ts';
import type { Vec3 } from '../../../stage/space/vector.ts';
import type { Workshop } from '../../look/workshop.ts';
import { Part } from './part.ts';

/** Builds one piece of a thing into a part, where it belongs in the whole. */
export type Piece = (part: Part) => void;

interface Fallen {
  readonly part: Part;
  readonly stood: Vector3;
  readonly lies: Vector3;
  readonly turn: Quaternion;
}

/** How far beyond the thing's own ground pieces roll, as a part of it. */
const rolls = 0.3;

/**
 * A thing in pieces: each falls from where it belonged and lies on its flattest side, long ones across each other, broad
 * ones leaning on what fell before them.
 */
export class Wreckage {
  private readonly fallen: readonly Fallen[];
  private readonly still = Quaternion.Identity();

  constructor(workshop: Workshop, root: TransformNode, pieces: readonly Piece[], ground: Vec3, random: Random) {
    const aside = () => random.next() - 0.5;
    let tallest = 0;
    this.fallen = pieces.map((build, index) => {
      // Measured before it hangs on the root, which may already stand somewhere.
      const part = new Part(workshop, `piece ${index}`, undefined);
      build(part);
      part.join();
      const { min, max } = part.node.getHierarchyBoundingVectors(true);
      const middle = min.add(max).scaleInPlace(0.5);
      const extent = max.subtract(min);
      part.recentre(middle);
      part.node.parent = root;
      part.node.rotationQuaternion = Quaternion.Identity();

      const [flat, thickness] = laidFlat(extent, random.next() < 0.5 ? 1 : -1);
      const [, second = 0, long = 0] = [extent.x, extent.y, extent.z].sort((a, b) => a - b);
      const isBroad = second > long * 0.4;
      const yaw = Quaternion.RotationAxis(Vector3.Up(), aside() * (isBroad ? 0.5 : 2.2));
      // A broad piece leans on the thickest of what already lies there.
      const lean =
        isBroad && tallest > 0 ? Math.min(0.3, Math.asin(Math.min(1, (tallest * 1.2) / Math.max(0.1, second)))) : 0;
      const tilt = Quaternion.RotationAxis(
        random.next() < 0.5 ? Vector3.Right() : Vector3.Forward(),
        lean * (random.next() < 0.5 ? 1 : -1),
      );
      const reach = isBroad ? long * 0.45 : long * 0.3;
      const lies = new Vector3(
        kept(middle.x * 0.8 + aside() * ground.x * 0.5, ground.x * (0.5 + rolls), reach),
        thickness / 2 + (Math.sin(lean) * second) / 2,
        kept(middle.z * 0.8 + aside() * ground.z * 0.5, ground.z * (0.5 + rolls), reach),
      );
      if (!isBroad) tallest = Math.max(tallest, Math.min(thickness, 0.15));
      return { part, stood: middle, lies, turn: tilt.multiply(yaw).multiply(flat) };
    });
  }

  /** 0 is still whole, 1 lies on the ground. */
  fall(part: number): void {
    const along = Math.sqrt(part);
    for (const { part: piece, stood, lies, turn } of this.fallen) {
      piece.node.position.set(
        stood.x + (lies.x - stood.x) * along,
        stood.y + (lies.y - stood.y) * part,
        stood.z + (lies.z - stood.z) * along,
      );
      const rotation = piece.node.rotationQuaternion;
      if (rotation) Quaternion.SlerpToRef(this.still, turn, part, rotation);
    }
  }

  setEnabled(enabled: boolean): void {
    for (const { part } of this.fallen) part.node.setEnabled(enabled);
  }
}

const kept = (place: number, half: number, reach: number): number => {
  const room = Math.max(0, half - reach);
  return Math.min(room, Math.max(-room, place));
};

/** The turn that lays the thinnest side down, and how high it then is. */
const laidFlat = (extent: Vector3, side: number): [Quaternion, number] => {
  const quarter = (Math.PI / 2) * side;
  if (extent.y <= extent.x && extent.y <= extent.z) return [Quaternion.Identity(), extent.y];
  if (extent.x <= extent.z) return [Quaternion.RotationAxis(Vector3.Forward(), quarter), extent.x];
  return [Quaternion.RotationAxis(Vector3.Right(), quarter), extent.z];
};
