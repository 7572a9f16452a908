import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateLines } from '@babylonjs/core/Meshes/Builders/linesBuilder.js';
import { CreateTorus } from '@babylonjs/core/Meshes/Builders/torusBuilder.js';
import type { LinesMesh } from '@babylonjs/core/Meshes/linesMesh.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { overlayLayer } from '../picture/look/layers.ts';
import { airy, letGo, ungraded, unlitMaterial } from '../picture/look/unlit-material.ts';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { Vec3 } from '../stage/space/vector.ts';
import type { Leap } from './leap-arc.ts';

const gold = new Color3(0.95, 0.75, 0.4);
const red = new Color3(0.75, 0.25, 0.2);
const points = 28;

/** The arc of a leap and the ring where it ends: gold where one may stand, red where not. */
export class LeapMark {
  private readonly line: LinesMesh;
  private readonly ring: Mesh;
  private readonly material: StandardMaterial;
  private readonly path = Array.from({ length: points }, () => new Vector3());

  constructor(home: TransformNode) {
    const scene = home.getScene();
    this.line = CreateLines('leap', { points: this.path, updatable: true }, scene);
    this.ring = CreateTorus('landing', { diameter: 0.5, thickness: 0.035, tessellation: 32 }, scene);
    this.material = unlitMaterial(scene, 'landing', { ...airy, imageProcessingConfiguration: ungraded() });
    this.ring.material = this.material;
    for (const mesh of [this.line, this.ring]) {
      mesh.parent = home;
      mesh.isPickable = false;
      mesh.layerMask = overlayLayer;
      mesh.alwaysSelectAsActiveMesh = true;
      mesh.setEnabled(false);
    }
  }

  show(leap: Leap | undefined, isOpen: boolean): void {
    const spot = isOpen ? leap?.spot : undefined;
    this.line.setEnabled(leap !== undefined);
    this.ring.setEnabled(spot !== undefined);
    if (!leap) return;
    for (const [index, point] of this.path.entries()) {
      const { x, y, z } = leap.points[Math.min(index, leap.points.length - 1)] as Vec3;
      point.set(x, y, z);
    }
    CreateLines('leap', { points: this.path, instance: this.line });
    this.line.color = spot ? gold : red;
    this.material.emissiveColor = gold;
    if (spot) this.ring.position.set(spot.x, spot.y + 0.02, spot.z);
  }

  dispose(): void {
    this.line.dispose(false, true);
    this.ring.dispose();
    letGo(this.material);
  }
}

/** A thin line from a hand to what it points at. */
export class HandRay {
  private readonly line: LinesMesh;
  private readonly ends = [new Vector3(), new Vector3()];

  constructor(home: TransformNode) {
    this.line = CreateLines('ray', { points: this.ends, updatable: true }, home.getScene());
    this.line.parent = home;
    this.line.isPickable = false;
    this.line.layerMask = overlayLayer;
    this.line.alwaysSelectAsActiveMesh = true;
    this.line.color = gold;
    this.line.alpha = 0.6;
    this.line.setEnabled(false);
  }

  show(from: Vec3 | undefined, to: Vec3 | undefined): void {
    this.line.setEnabled(from !== undefined && to !== undefined);
    if (!from || !to) return;
    this.ends[0]?.set(from.x, from.y, from.z);
    this.ends[1]?.set(to.x, to.y, to.z);
    CreateLines('ray', { points: this.ends, instance: this.line });
  }

  dispose(): void {
    this.line.dispose(false, true);
  }
}
