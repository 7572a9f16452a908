import type { Material } from '@babylonjs/core/Materials/material.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Vec3 } from '../../stage/space/vector.ts';
import { linearColour } from './colour.ts';
import { added, airy, letGo, overlaid, ungraded, unlitMaterial } from './unlit-material.ts';
import { GlowCards, type GlowCard } from './glow-cards.ts';
import type { LightPool, Shining } from './light-pool.ts';
import { clamp, mix, smoothstep, toShare } from '../../../src/kit/numbers.ts';
import type { Easel } from './textures/easel.ts';
import { hash } from './textures/noise.ts';
import type { Tier } from '../../body/tier.ts';
import type { Kin } from './tableau/tableau.ts';
import type { Glow, Workshop } from './workshop.ts';

const flameColour = '#ffab52';
const bulbColour = '#ffd9a0';

/** Makes what shines: flames and bulbs, each a small bright body, a halo, and a claim on one of the pool's lights. */
export class Glows {
  private readonly materials = new Map<string, StandardMaterial>();
  private readonly glows = new Set<Glow>();
  /** What shines is as bright as a screen can be, however the picture is graded. */
  private readonly imageProcessingConfiguration = ungraded();
  private haloTexture: RawTexture | undefined;
  private flameTexture: RawTexture | undefined;
  private flames: GlowCards | undefined;
  private halos: GlowCards | undefined;

  constructor(
    private readonly easel: Easel,
    private readonly tier: Tier,
    private readonly pool: LightPool,
    private readonly shapes: Pick<Workshop, 'ball'>,
    /** Told of each material that is made. */
    private readonly onMaterial: (material: Material) => void,
  ) {}

  flame(name: string, parent: TransformNode, at: Vec3, size: number): Glow {
    const anchor = this.anchor(name, parent, at);
    const flame = this.paintedFlame(name, anchor, size);
    const halo = this.haloAround(anchor, name, Math.min(2, 0.2 + size * 8), flameColour, size * 0.45);
    const candela = clamp(9 * (size / 0.04) ** 0.5, 5, 34);
    return this.glow({ name, anchor, flame, halo, colour: flameColour, candela });
  }

  bulb(name: string, parent: TransformNode, at: Vec3, radius: number, colour: string = bulbColour): Glow {
    const anchor = this.anchor(name, parent, at);
    const [lit, dark] = [this.bright(`bulb ${colour}`, colour), this.dark()];
    const body = this.shapes.ball(`${name} bulb`, radius, lit);
    body.parent = anchor;
    const halo = this.haloAround(anchor, name, Math.min(2.4, 0.2 + radius * 13), colour);
    const candela = clamp(24 * (radius / 0.04) ** 0.7, 5, 48);
    return this.glow({ name, anchor, bulb: { body, lit, dark }, halo, colour, candela });
  }

  /** Bulbs of all colours can be drawn together. */
  kinOf(material: Material): Kin | undefined {
    if (!material.name.startsWith('bulb ') || this.materials.get(material.name) !== material) return undefined;
    return { material: this.bright('bulbs', '#ffffff'), tint: (material as StandardMaterial).emissiveColor };
  }

  dispose(): void {
    for (const glow of [...this.glows]) glow.dispose();
    this.flames?.dispose();
    this.halos?.dispose();
    letGo(...this.materials.values());
    this.materials.clear();
    this.haloTexture?.dispose();
    this.flameTexture?.dispose();
  }

  private anchor(name: string, parent: TransformNode, { x, y, z }: Vec3): TransformNode {
    const anchor = new TransformNode(`${name} glow`, this.easel.scene);
    anchor.parent = parent;
    anchor.position.set(x, y, z);
    return anchor;
  }

  private glow(of: GlowParts): Glow {
    const { anchor, candela } = of;
    const shining: Shining = { anchor, candela, colour: linearColour(of.colour), brightness: 1 };
    const phase = hash(of.name.length * 7 + (of.name.charCodeAt(of.name.length - 1) || 0), 11) * 40;
    let [isOn, seconds] = [false, phase];
    const show = (): void => {
      of.flame?.seat.setEnabled(isOn);
      of.halo?.seat.setEnabled(isOn);
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
        if (on) this.pool.add(shining);
        else this.pool.remove(shining);
      },
      update: (passed) => {
        if (!isOn || !of.flame) return;
        seconds += passed;
        shining.brightness =
          0.88 + 0.1 * Math.sin(seconds * 9) * Math.sin(seconds * 23.7) + 0.05 * Math.sin(seconds * 41);
        of.flame.stretch.x = 1 + 0.06 * Math.sin(seconds * 17);
        of.flame.stretch.y = 1 + 0.12 * Math.sin(seconds * 13);
      },
      dispose: () => {
        this.pool.remove(shining);
        this.glows.delete(glow);
        this.putAway(of);
        if (!anchor.isDisposed()) anchor.dispose();
      },
    };
    this.glows.add(glow);
    return glow;
  }

  /** A painted flame that turns to the camera about the vertical, and grows and shrinks from its foot. */
  private paintedFlame(name: string, anchor: TransformNode, size: number): GlowCard {
    const material = (): Material =>
      this.material('painted flame', () => ({
        ...overlaid,
        ...airy,
        emissiveColor: Color3.White(),
        diffuseTexture: (this.flameTexture ??= flameTexture(this.easel)),
        useAlphaFromDiffuseTexture: true,
      }));
    this.flames ??= new GlowCards('flames', this.easel.scene, material(), true);
    const measures = {
      wide: size * 0.62,
      tall: size * 1.25,
      under: 0.1,
      colour: Color3.White(),
      stretch: { x: 1, y: 1 },
    };
    return this.flames.add({ seat: seatOf(anchor, `${name} flame`, 0), ...measures });
  }

  private putAway({ flame, halo }: GlowParts): void {
    if (flame) this.flames?.remove(flame);
    if (halo) this.halos?.remove(halo);
    if (this.flames?.isEmpty) {
      this.flames.dispose();
      this.flames = undefined;
    }
    if (this.halos?.isEmpty) {
      this.halos.dispose();
      this.halos = undefined;
    }
  }

  /** What shines by itself and is lit by nothing. */
  private bright(name: string, colour: string): StandardMaterial {
    return this.material(name, () => ({ emissiveColor: Color3.FromHexString(colour) }));
  }

  private dark(): StandardMaterial {
    const diffuseColor = Color3.FromHexString('#8f8a80');
    return this.material('unlit bulb', () => ({ disableLighting: false, diffuseColor }));
  }

  private material(name: string, more: () => Partial<StandardMaterial>): StandardMaterial {
    const { easel, imageProcessingConfiguration } = this;
    let made = this.materials.get(name);
    if (!made) {
      made = unlitMaterial(easel.scene, name, { imageProcessingConfiguration, ...more() });
      this.materials.set(name, made);
      this.onMaterial(made);
    }
    return made;
  }

  /** A soft disc that turns to the camera and adds to what is behind it. */
  private haloAround(anchor: TransformNode, name: string, size: number, colour: string, up = 0): GlowCard | undefined {
    if (this.tier === 'plain') return undefined;
    const material = (): Material =>
      this.material('halo', () => ({
        ...added,
        ...airy,
        emissiveColor: Color3.White().scale(0.7),
        opacityTexture: (this.haloTexture ??= haloTexture(this.easel)),
      }));
    this.halos ??= new GlowCards('halos', this.easel.scene, material(), false);
    const measures = {
      wide: size,
      tall: size,
      under: 0.5,
      colour: Color3.FromHexString(colour),
      stretch: { x: 1, y: 1 },
    };
    return this.halos.add({ seat: seatOf(anchor, `${name} halo`, up), ...measures });
  }
}

function seatOf(anchor: TransformNode, name: string, up: number): TransformNode {
  const seat = new TransformNode(name, anchor.getScene());
  seat.parent = anchor;
  seat.position.y = up;
  return seat;
}

interface GlowParts {
  readonly name: string;
  readonly anchor: TransformNode;
  /** A flame flickers. */
  readonly flame?: GlowCard;
  readonly bulb?: { readonly body: Mesh; readonly lit: Material; readonly dark: Material };
  readonly halo: GlowCard | undefined;
  readonly colour: string;
  readonly candela: number;
}

const haloTexture = (easel: Easel): RawTexture =>
  easel.texture('halo', { wide: 64, tall: 64, repeats: false }, (x, y) => {
    const near = toShare(1 - Math.hypot(x / 63 - 0.5, y / 63 - 0.5) * 2);
    return [255, 255, 255, 255 * (0.7 * near ** 2.6 + 0.3 * near ** 8)];
  });

/** Blue at the wick, white in the heart, orange at the edge and the tip. */
const flameTexture = (easel: Easel): RawTexture =>
  easel.texture('flame', { wide: 64, tall: 128, repeats: false }, (x, y) => {
    const height = (y / 127) * 1.25 - 0.1;
    const wide = 0.42 * Math.sqrt(toShare(height / 0.22)) * toShare(1 - height) ** 0.75;
    const lean = 0.05 * Math.sin(height * 5);
    const out = Math.abs(x / 63 - 0.5 - lean) / Math.max(0.001, wide);
    const [body, heart] = [1 - smoothstep(0.62, 1, out), 1 - smoothstep(0.1, 0.75, out + Math.max(0, height - 0.45))];
    const blue = (1 - smoothstep(0.02, 0.2, height)) * 0.8;
    return [
      mix(255, 70, blue),
      mix(mix(112, 244, heart), 110, blue),
      mix(mix(22, 190, heart), 235, blue),
      255 * body * (0.55 + 0.45 * heart) * (1 - blue * 0.45),
    ];
  });
