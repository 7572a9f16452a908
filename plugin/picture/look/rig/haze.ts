import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { mix, smoothstep } from '../../../../src/kit/numbers.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Room, Wall } from '../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { houseLayer } from '../layers.ts';
import type { Lighting } from '../lighting.ts';
import type { Rgb } from '../mood.ts';
import type { Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import type { Easel } from '../textures/easel.ts';
import { clouds } from '../textures/noise.ts';
import { added, airy, letGo, ungraded, unlitMaterial } from '../unlit-material.ts';
import { Dust } from './dust.ts';
import type { FollowSpot } from './follow-spot.ts';
import { shaftShape } from './window-shafts.ts';

const motes = { middle: 50, full: 110 } as const;

interface Beam {
  readonly mesh: Mesh;
  readonly material: StandardMaterial;
}

/** A breath of haze: shafts from the windows, the beam of the follow spot, dust. Three draws, and nothing at the plain tier. */
export class Haze {
  /** From 0 to 1: less when frames run long. */
  amount = 1;
  private readonly smoke: RawTexture;
  private readonly shafts: Beam | undefined;
  private readonly beam: Beam;
  private readonly dust: Dust;
  private readonly dustMaterial: StandardMaterial;
  private readonly observer;
  private readonly turn = new Quaternion();
  private readonly eye = new Vector3();
  private seconds = 0;

  constructor(
    private readonly workshop: OpenWorkshop,
    plan: { readonly rooms: readonly Room[]; readonly walls: readonly Wall[]; readonly towards: Vec3 },
    private readonly spot: FollowSpot | undefined,
  ) {
    const { scene, tier } = workshop;
    this.smoke = smokeTexture(workshop.easel);
    const shape = shaftShape(plan.rooms, plan.walls, plan.towards);
    const own = (name: string, of: Shape): Beam => {
      const material = beamMaterial(scene, name, this.smoke);
      const mesh = workshop.mesh(name, of, material);
      mesh.layerMask = houseLayer;
      mesh.isPickable = false;
      mesh.receiveShadows = false;
      mesh.parent = workshop.tableau.home;
      return { mesh, material };
    };
    this.shafts = shape.indices.length > 0 ? own('shafts', shape) : undefined;
    // A host may carry its stage about.
    if (!workshop.tableau.home?.parent) this.shafts?.mesh.freezeWorldMatrix();
    this.beam = own('spot beam', spotShape());
    this.beam.mesh.rotationQuaternion = this.turn;
    this.beam.mesh.alwaysSelectAsActiveMesh = true;
    this.dustMaterial = beamMaterial(scene, 'dust', undefined);
    this.dust = new Dust(scene, this.dustMaterial, motes[tier === 'full' ? 'full' : 'middle']);
    this.observer = scene.onBeforeCameraRenderObservable.add((camera) =>
      this.faceBeam(workshop.tableau.toHome(camera.globalPosition, this.eye)),
    );
  }

  update(seconds: number, { haze, sky, front, follow }: Lighting): void {
    const amount = haze * this.amount;
    this.seconds += seconds;
    this.smoke.uOffset = this.seconds * 0.008;
    this.smoke.vOffset = this.seconds * 0.013;
    if (this.shafts) {
      glowWith(this.shafts.material, sky.colour, 0.11 * Math.min(3, sky.strength) * amount);
      this.shafts.mesh.setEnabled(amount > 0.02);
    }
    const shown = this.spot?.shown ?? 0;
    glowWith(this.beam.material, follow.colour, 0.2 * follow.strength * shown * amount);
    this.beam.mesh.setEnabled(shown * amount > 0.03);
    glowWith(this.dustMaterial, front.colour, 0.5 * amount);
    this.dust.mesh.setEnabled(amount > 0.05);
    if (amount > 0.05) this.dust.drift(seconds, this.workshop.focus);
  }

  dispose(): void {
    this.workshop.scene.onBeforeCameraRenderObservable.remove(this.observer);
    this.dust.dispose();
    this.beam.mesh.dispose();
    this.shafts?.mesh.dispose();
    for (const material of [this.dustMaterial, this.beam.material, this.shafts?.material]) {
      if (material) letGo(material);
    }
    this.smoke.dispose();
  }

  /** The beam is a card that turns about its own length to whoever looks. */
  private faceBeam(eye: Vector3): void {
    if (!this.spot || !this.beam.mesh.isEnabled(false)) return;
    const from = this.spot.light.position;
    const { x, y, z } = this.spot.at;
    const end = new Vector3(x, y + 0.4, z);
    const along = end.subtract(from);
    const length = along.length();
    const up = along.scale(-1 / length);
    const across = Vector3.Cross(up, eye.subtract(from)).normalize();
    Quaternion.RotationQuaternionFromAxisToRef(across, up, Vector3.Cross(across, up), this.turn);
    this.beam.mesh.position.copyFrom(from);
    this.beam.mesh.scaling.set(1, length, 1);
  }
}

/** A unit of beam from y = 0 down to −1, soft at its sides and gone before it reaches anybody. */
const spotShape = (): Shape =>
  surfaceShape({ columns: 8, rows: 10, covers: [0.6, 1.4] }, (u, v) => {
    const wide = mix(0.12, 1.25, v);
    const side = Math.sin(Math.PI * u);
    return { at: vec((0.5 - u) * wide * 2, -v, 0), light: side ** 2.2 * smoothstep(0, 0.2, v) * (1 - v) ** 0.7 };
  });

/** Light seen in the air: it adds to what is behind it, is lit by nothing and hides nothing. */
const beamMaterial = (scene: Scene, name: string, smoke: RawTexture | undefined): StandardMaterial =>
  unlitMaterial(scene, `beam ${name}`, {
    ...added,
    ...airy,
    diffuseColor: Color3.White(),
    emissiveColor: Color3.Black(),
    diffuseTexture: smoke ?? null,
    alpha: 0.99,
    imageProcessingConfiguration: ungraded(),
  });

/** What a beam adds to the picture. Black diffuse light would add nothing: the material's own light is all there is. */
function glowWith({ emissiveColor, diffuseColor }: StandardMaterial, [r, g, b]: Rgb, strength: number): void {
  emissiveColor.set(r, g, b);
  emissiveColor.toGammaSpaceToRef(emissiveColor);
  emissiveColor.scaleInPlace(strength);
  diffuseColor.set(0, 0, 0);
}

/** Drifting smoke, repeating in both directions. */
const smokeTexture = (easel: Easel): RawTexture =>
  easel.texture('smoke', { wide: 64, tall: 64, repeats: true }, (x, y) => {
    const grey = 255 * (0.35 + 0.65 * clouds(x / 64, y / 64, 4, 3, 4));
    return [grey, grey, grey];
  });
