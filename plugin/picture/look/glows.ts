import { Constants } from '@babylonjs/core/Engines/constants.js';
import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import { CreatePlane } from '@babylonjs/core/Meshes/Builders/planeBuilder.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec3 } from '../../stage/space/vector.ts';
import { linearColour } from './colour.ts';
import { outline } from './shapes/outline.ts';
import { letGo } from './let-go.ts';
import type { LightPool, Shining } from './light-pool.ts';
import { clamp, mix, smoothstep } from '../../../src/kit/numbers.ts';
import { hash } from './textures/noise.ts';
import { bytesTexture } from './textures/bytes-texture.ts';
import type { Tier } from '../../body/tier.ts';
import type { Glow, Workshop } from './workshop.ts';

const flameColour = '#ffab52';
const bulbColour = '#ffd9a0';
const haloPixels = 64;

type MeshMaker = Pick<Workshop, 'lathe' | 'ball'>;

/** Makes what shines: flames and bulbs, each a small bright body, a halo, and a claim on one of the pool's lights. */
export class Glows {
  readonly #scene: Scene;
  readonly #tier: Tier;
  readonly #pool: LightPool;
  readonly #shapes: MeshMaker;
  readonly #materials = new Map<string, StandardMaterial>();
  readonly #glows = new Set<Glow>();
  /** What shines is as bright as a screen can be, however the picture is graded. */
  readonly #ungraded = new ImageProcessingConfiguration();
  #halo: RawTexture | undefined;
  #flame: RawTexture | undefined;

  constructor(scene: Scene, tier: Tier, pool: LightPool, shapes: MeshMaker) {
    this.#scene = scene;
    this.#tier = tier;
    this.#pool = pool;
    this.#shapes = shapes;
    this.#ungraded.isEnabled = false;
  }

  flame(name: string, parent: TransformNode, at: Vec3, size: number): Glow {
    const anchor = this.#anchor(name, parent, at);
    const body = this.#tier === 'plain' ? this.#drop(name, size) : this.#paintedFlame(name, size);
    body.parent = anchor;
    const halo = this.#haloAround(anchor, name, Math.min(2, 0.2 + size * 8), flameColour);
    if (halo) halo.position.y = size * 0.45;
    const candela = clamp(9 * (size / 0.04) ** 0.5, 5, 34);
    return this.#glow({ name, anchor, bodies: [body], halo, colour: flameColour, candela, flicker: true });
  }

  bulb(name: string, parent: TransformNode, at: Vec3, radius: number, colour: string = bulbColour): Glow {
    const anchor = this.#anchor(name, parent, at);
    const [lit, dark] = [this.#bright(`bulb ${colour}`, colour), this.#dark()];
    const body = this.#shapes.ball(`${name} bulb`, radius, lit);
    body.parent = anchor;
    const halo = this.#haloAround(anchor, name, Math.min(2.4, 0.2 + radius * 13), colour);
    const candela = clamp(24 * (radius / 0.04) ** 0.7, 5, 48);
    return this.#glow({ name, anchor, bodies: [], bulb: { body, lit, dark }, halo, colour, candela, flicker: false });
  }

  dispose(): void {
    for (const glow of [...this.#glows]) glow.dispose();
    for (const material of this.#materials.values()) letGo(material);
    this.#materials.clear();
    this.#halo?.dispose();
    this.#flame?.dispose();
  }

  #anchor(name: string, parent: TransformNode, { x, y, z }: Vec3): TransformNode {
    const anchor = new TransformNode(`${name} glow`, this.#scene);
    anchor.parent = parent;
    anchor.position.set(x, y, z);
    return anchor;
  }

  #glow(of: GlowParts): Glow {
    const shining: Shining = {
      anchor: of.anchor,
      colour: linearColour(of.colour),
      candela: of.candela,
      brightness: 1,
    };
    const phase = hash(of.name.length * 7 + (of.name.charCodeAt(of.name.length - 1) || 0), 11) * 40;
    let [isOn, seconds] = [false, phase];
    const show = (): void => {
      for (const body of of.bodies) body.setEnabled(isOn);
      of.halo?.setEnabled(isOn);
      if (of.bulb) of.bulb.body.material = isOn ? of.bulb.lit : of.bulb.dark;
    };
    show();
    const glow: Glow = {
      get isOn() {
        return isOn;
      },
      set: (on) => {
        if (on === isOn) return;
        isOn = on;
        show();
        if (on) this.#pool.add(shining);
        else this.#pool.remove(shining);
      },
      update: (passed) => {
        if (!isOn || !of.flicker) return;
        seconds += passed;
        shining.brightness =
          0.88 + 0.1 * Math.sin(seconds * 9) * Math.sin(seconds * 23.7) + 0.05 * Math.sin(seconds * 41);
        for (const body of of.bodies) {
          body.scaling.set(1 + 0.06 * Math.sin(seconds * 17), 1 + 0.12 * Math.sin(seconds * 13), 1);
        }
      },
      dispose: () => {
        this.#pool.remove(shining);
        this.#glows.delete(glow);
        if (!of.anchor.isDisposed()) of.anchor.dispose();
      },
    };
    this.#glows.add(glow);
    return glow;
  }

  /** At the plain tier: a bright drop, standing on its round end. */
  #drop(name: string, size: number): Mesh {
    const body = this.#shapes.lathe(`${name} flame`, outline(drop, size, size), this.#bright('flame', '#ffffff'), 8);
    paintDrop(body, size);
    return body;
  }

  /** A painted flame that turns to the camera about the vertical. */
  #paintedFlame(name: string, size: number): Mesh {
    const body = CreatePlane(`${name} flame`, { width: size * 0.62, height: size * 1.25 }, this.#scene);
    // It grows and shrinks from its foot.
    body.bakeTransformIntoVertices(Matrix.Translation(0, size * 0.5, 0));
    body.billboardMode = Mesh.BILLBOARDMODE_Y;
    body.isPickable = false;
    body.material = this.#material('painted flame', (material) => {
      this.#flame ??= flameTexture(this.#scene);
      material.disableLighting = true;
      material.emissiveColor = Color3.White();
      material.diffuseTexture = this.#flame;
      material.useAlphaFromDiffuseTexture = true;
      material.backFaceCulling = false;
      material.disableDepthWrite = true;
      material.fogEnabled = false;
    });
    return body;
  }

  /** What shines by itself and is lit by nothing. */
  #bright(name: string, colour: string): StandardMaterial {
    return this.#material(name, (material) => {
      material.emissiveColor = Color3.FromHexString(colour);
      material.disableLighting = true;
    });
  }

  #dark(): StandardMaterial {
    return this.#material('unlit bulb', (material) => (material.diffuseColor = Color3.FromHexString('#8f8a80')));
  }

  #material(name: string, prepare: (material: StandardMaterial) => void): StandardMaterial {
    const made = this.#materials.get(name);
    if (made) return made;
    const material = new StandardMaterial(name, this.#scene);
    material.diffuseColor = material.specularColor = Color3.Black();
    material.imageProcessingConfiguration = this.#ungraded;
    prepare(material);
    this.#materials.set(name, material);
    return material;
  }

  /** A soft disc that turns to the camera and adds to what is behind it. */
  #haloAround(anchor: TransformNode, name: string, size: number, colour: string): Mesh | undefined {
    if (this.#tier === 'plain') return undefined;
    const halo = CreatePlane(`${name} halo`, { size }, this.#scene);
    halo.parent = anchor;
    halo.billboardMode = Mesh.BILLBOARDMODE_ALL;
    halo.isPickable = false;
    halo.material = this.#material(`halo ${colour}`, (material) => {
      material.disableLighting = true;
      material.emissiveColor = Color3.FromHexString(colour).scale(0.7);
      material.opacityTexture = this.#halo ??= haloTexture(this.#scene);
      material.alphaMode = Constants.ALPHA_ADD;
      material.backFaceCulling = false;
      material.disableDepthWrite = true;
      material.fogEnabled = false;
    });
    return halo;
  }
}

interface GlowParts {
  readonly name: string;
  readonly anchor: TransformNode;
  readonly bodies: readonly Mesh[];
  readonly bulb?: { readonly body: Mesh; readonly lit: Material; readonly dark: Material };
  readonly halo: Mesh | undefined;
  readonly colour: string;
  readonly candela: number;
  readonly flicker: boolean;
}

/** A drop standing on its round end. */
const drop = '0 0, 0.1 0.03, 0.16 0.14, 0.17 0.26, 0.13 0.48, 0.08 0.7, 0.03 0.9, 0 1';

/** Blue at the wick, white in the heart, orange at the tip. */
function paintDrop(body: Mesh, size: number): void {
  const positions = body.getVerticesData(VertexBuffer.PositionKind) ?? [];
  const colours = new Float32Array((positions.length / 3) * 4);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const height = (positions[vertex * 3 + 1] ?? 0) / size;
    const [heart, tip] = [smoothstep(0, 0.22, height), smoothstep(0.45, 1, height)];
    colours[vertex * 4] = mix(0.35, 1, heart);
    colours[vertex * 4 + 1] = mix(0.45, mix(0.93, 0.5, tip), heart);
    colours[vertex * 4 + 2] = mix(0.9, mix(0.62, 0.12, tip), heart);
    colours[vertex * 4 + 3] = 1;
  }
  body.setVerticesData(VertexBuffer.ColorKind, colours);
}

const haloTexture = (scene: Scene): RawTexture =>
  painted(scene, 'halo', haloPixels, haloPixels, (x, y) => {
    const near = clamp(1 - Math.hypot(x - 0.5, y - 0.5) * 2);
    return [255, 255, 255, 255 * (0.7 * near ** 2.6 + 0.3 * near ** 8)];
  });

/** Blue at the wick, white in the heart, orange at the edge and the tip. */
const flameTexture = (scene: Scene): RawTexture =>
  painted(scene, 'flame', 64, 128, (x, y) => {
    const height = y * 1.25 - 0.1;
    const wide = 0.42 * Math.sqrt(clamp(height / 0.22)) * clamp(1 - height) ** 0.75;
    const lean = 0.05 * Math.sin(height * 5);
    const out = Math.abs(x - 0.5 - lean) / Math.max(0.001, wide);
    const [body, heart] = [1 - smoothstep(0.62, 1, out), 1 - smoothstep(0.1, 0.75, out + Math.max(0, height - 0.45))];
    const blue = (1 - smoothstep(0.02, 0.2, height)) * 0.8;
    return [
      mix(mix(255, 255, heart), 70, blue),
      mix(mix(112, 244, heart), 110, blue),
      mix(mix(22, 190, heart), 235, blue),
      255 * body * (0.55 + 0.45 * heart) * (1 - blue * 0.45),
    ];
  });

function painted(
  scene: Scene,
  name: string,
  wide: number,
  tall: number,
  colourAt: (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number],
): RawTexture {
  const bytes = new Uint8Array(wide * tall * 4);
  for (let index = 0; index < wide * tall; index++) {
    bytes.set(colourAt((index % wide) / (wide - 1), Math.floor(index / wide) / (tall - 1)), index * 4);
  }
  return bytesTexture(scene, name, { bytes, wide, repeats: false });
}
