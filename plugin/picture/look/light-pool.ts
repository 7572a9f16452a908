import { Light } from '@babylonjs/core/Lights/light.js';
import { PointLight } from '@babylonjs/core/Lights/pointLight.js';
import type { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Observer } from '@babylonjs/core/Misc/observable.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Tier } from '../../body/tier.ts';

/** Something that shines and would like a real light. */
export interface Shining {
  readonly anchor: TransformNode;
  readonly colour: Color3;
  /** In candela, as PBR materials reckon. */
  readonly candela: number;
  /** From 0 to 1: its flicker. */
  brightness: number;
}

interface Loan {
  readonly light: PointLight;
  to: Shining | undefined;
}

const lightsOf: Readonly<Record<Tier, number>> = { plain: 2, headset: 2, middle: 3, full: 4 };
/** What has a light keeps it until another is worth so much more: who stands between two lamps does not put them on and off. */
const keeping = 1.4;
/** The flames of one hearth are one light. */
const togetherMeters = 0.5;
const areOne = (a: Shining, b: Shining): boolean =>
  Vector3.DistanceSquared(a.anchor.getAbsolutePosition(), b.anchor.getAbsolutePosition()) < togetherMeters ** 2;
/** Choosing anew each frame would make lights jump: a few times a second is enough. */
const framesBetweenChoices = 12;

/**
 * The few real point lights of a stage, lent to those that shine most where the action is. A material sees only so many
 * lights at once, and each costs every pixel: all others are seen to glow but light nothing. Lights once made stay on,
 * dark when unlent, because turning one off compiles every material again.
 */
export class LightPool {
  private readonly shining = new Set<Shining>();
  private readonly lent: Loan[] = [];
  /** How well everything burns. */
  burning = 1;
  /** Where the action is: what shines there gets lights first. */
  readonly focus = new Vector3(0, 1.4, 0);
  private readonly observer: Observer<Scene>;
  private framesLeft = 0;
  /** Whom lights are lent to next: filled anew at each choice. */
  private readonly wanted: (Shining | undefined)[] = [undefined, undefined, undefined, undefined];
  private brightest: Shining | undefined;
  private brightestWorth = -1;
  private most: number;

  constructor(
    private readonly scene: Scene,
    private readonly tier: Tier,
    /** Whose meshes it does not light, by a bit of their layers. */
    private readonly spares = 0,
  ) {
    this.most = lightsOf[tier];
    this.observer = scene.onBeforeRenderObservable.add(() => this.refresh());
  }

  add(shining: Shining): void {
    this.shining.add(shining);
    this.framesLeft = 0;
  }

  remove(shining: Shining): void {
    this.shining.delete(shining);
    for (const loan of this.lent) if (loan.to === shining) this.endLoan(loan);
    this.framesLeft = 0;
  }

  lendAtMost(most: number): void {
    this.most = clamp(Math.round(most), 0, lightsOf[this.tier]);
    // A light that is off costs a pixel nothing; that materials are compiled anew is paid once.
    for (const [index, loan] of this.lent.entries()) {
      if (index >= this.most) this.endLoan(loan);
      loan.light.setEnabled(index < this.most);
    }
    this.framesLeft = 0;
  }

  /** Moves the lights with what carries them and, now and then, lends them anew. */
  refresh(): void {
    if (this.framesLeft-- <= 0) {
      this.framesLeft = framesBetweenChoices;
      this.lend();
    }
    for (const { light, to } of this.lent) {
      if (!to) continue;
      light.position.copyFrom(to.anchor.getAbsolutePosition());
      light.intensity = this.intensityOf(to) * to.brightness * this.burning;
    }
  }

  dispose(): void {
    this.scene.onBeforeRenderObservable.remove(this.observer);
    for (const { light } of this.lent) light.dispose();
    this.lent.length = 0;
    this.shining.clear();
  }

  private lend(): void {
    // By `forEach` and by number: what goes through a list by itself makes garbage.
    this.shining.forEach(this.dropDisposed);
    const { wanted } = this;
    for (let index = 0; index < wanted.length; index++) wanted[index] = undefined;
    for (let index = 0; index < this.most; index++) {
      const next = this.brightestLeft();
      if (!next) break;
      wanted[index] = next;
    }
    const { lent } = this;
    for (let index = 0; index < lent.length; index++) {
      const loan = lent[index]!;
      if (loan.to && !wanted.includes(loan.to)) this.endLoan(loan);
    }
    for (let index = 0; index < wanted.length; index++) {
      const shining = wanted[index];
      if (!shining || this.isLent(shining)) continue;
      const loan = this.lent.find(({ to, light }) => !to && light.isEnabled()) ?? this.addLight();
      loan.to = shining;
      loan.light.diffuse.copyFrom(shining.colour);
      if (this.tier === 'plain') loan.light.specular.set(0, 0, 0);
      else loan.light.specular.copyFrom(shining.colour);
    }
  }

  private isLent(shining: Shining): boolean {
    for (const { to } of this.lent) if (to === shining) return true;
    return false;
  }

  private readonly dropDisposed = (shining: Shining): void => {
    if (shining.anchor.isDisposed()) this.remove(shining);
  };

  /** What shines most where the action is and is none of those wanted already, nor one with them. */
  private brightestLeft(): Shining | undefined {
    this.brightest = undefined;
    this.brightestWorth = -1;
    this.shining.forEach(this.weigh);
    return this.brightest;
  }

  private readonly weigh = (one: Shining): void => {
    if (!one.anchor.isEnabled() || this.isWanted(one)) return;
    const worth = this.worthOf(one) * (this.isLent(one) ? keeping : 1);
    if (worth <= this.brightestWorth) return;
    this.brightest = one;
    this.brightestWorth = worth;
  };

  private isWanted(one: Shining): boolean {
    for (const other of this.wanted) if (other && areOne(one, other)) return true;
    return false;
  }

  private worthOf({ anchor, candela }: Shining): number {
    return candela / (1 + Vector3.DistanceSquared(anchor.getAbsolutePosition(), this.focus));
  }

  private endLoan(loan: Loan): void {
    loan.to = undefined;
    loan.light.intensity = 0;
  }

  private addLight(): Loan {
    const light = new PointLight(`glow light ${this.lent.length + 1}`, Vector3.Zero(), this.scene);
    light.falloffType = Light.FALLOFF_GLTF;
    light.range = this.tier === 'plain' ? 6 : 14;
    light.excludeWithLayerMask = this.spares;
    light.renderPriority = -1;
    const loan = { light, to: undefined };
    this.lent.push(loan);
    return loan;
  }

  /** Plain materials reckon light in another way: linear with distance, 1 as bright as it gets. */
  private intensityOf({ candela }: Shining): number {
    return this.tier === 'plain' ? Math.min(1.1, 0.25 + candela / 12) : candela;
  }
}
