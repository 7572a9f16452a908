import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import { clamp } from '../../../../src/kit/numbers.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import type { LightRig } from '../light-rig.ts';

/** How much of the picture is drawn, from everything (`0`) to the least that still shows the play. */
export interface QualityStep {
  /** How many pixels of the screen share one of the picture's, across and down. */
  readonly hardwareScaling: number;
  /** Shadows are drawn at most every so many frames. */
  readonly shadowsEvery: number;
  /** From 0 to 1. */
  readonly haze: number;
  /** How many candles and lamps light their surroundings. */
  readonly lamps: number;
}

/** From the best to the least: what is missed least goes first. */
export const qualitySteps: readonly QualityStep[] = [
  { hardwareScaling: 1, shadowsEvery: 1, haze: 1, lamps: 4 },
  { hardwareScaling: 1, shadowsEvery: 2, haze: 0.6, lamps: 3 },
  { hardwareScaling: 1.25, shadowsEvery: 3, haze: 0, lamps: 3 },
  { hardwareScaling: 1.5, shadowsEvery: 6, haze: 0, lamps: 2 },
  { hardwareScaling: 2, shadowsEvery: 12, haze: 0, lamps: 1 },
];

interface AdaptiveQualityOptions {
  /** What a frame may take. */
  readonly targetMs?: number;
  /** The step to begin with. */
  readonly step?: number;
  /** Frames looked at before anything is decided. */
  readonly windowFrames?: number;
  /** How long it must have run well before it dares more. */
  readonly calmFrames?: number;
}

/** So much over the target is long, so much under it is room for more: between them nothing changes. */
const [longShare, shortShare] = [1.2, 0.62];
/** Each time that more was too much, it waits so much longer before it dares again. */
const patience = 2;
const longestCalmFrames = 7200;

/**
 * Lowers the picture when frames run long and raises it again when they have been short for a while. It knows nothing but
 * the frame times it is told, so the same times give the same steps.
 */
export class AdaptiveQuality {
  readonly #targetMs: number;
  readonly #times: number[] = [];
  readonly #windowFrames: number;
  #calmFrames: number;
  #calm = 0;
  #step: number;
  #isTrial = false;

  constructor({ targetMs = 1000 / 50, step = 0, windowFrames = 30, calmFrames = 300 }: AdaptiveQualityOptions = {}) {
    this.#targetMs = targetMs;
    this.#windowFrames = Math.max(1, windowFrames);
    this.#calmFrames = calmFrames;
    this.#step = clampedStep(step);
  }

  get step(): number {
    return this.#step;
  }

  get quality(): QualityStep {
    return qualitySteps[this.#step] as QualityStep;
  }

  /** Tells it of a frame; true when the quality changed with it. */
  frame(tookMs: number): boolean {
    if (!Number.isFinite(tookMs) || tookMs < 0) return false;
    this.#times.push(tookMs);
    if (this.#times.length < this.#windowFrames) return false;
    // The middle one: a single long frame (a page in the background, a sculpted body) says nothing.
    const usual = this.#times.sort((a, b) => a - b)[Math.floor(this.#times.length / 2)] ?? 0;
    const frames = this.#times.length;
    this.#times.length = 0;
    if (usual > this.#targetMs * longShare) return this.#lower();
    this.#calm = usual < this.#targetMs * shortShare ? this.#calm + frames : 0;
    if (this.#calm >= this.#windowFrames * 2) this.#isTrial = false;
    return this.#calm >= this.#calmFrames && this.#raise();
  }

  #lower(): boolean {
    this.#calm = 0;
    if (this.#isTrial) this.#calmFrames = Math.min(longestCalmFrames, this.#calmFrames * patience);
    this.#isTrial = false;
    return this.#goTo(this.#step + 1);
  }

  #raise(): boolean {
    this.#calm = 0;
    this.#isTrial = this.#goTo(this.#step - 1);
    return this.#isTrial;
  }

  #goTo(step: number): boolean {
    const next = clampedStep(step);
    if (next === this.#step) return false;
    this.#step = next;
    return true;
  }
}

const clampedStep = (step: number): number => clamp(Math.round(step), 0, qualitySteps.length - 1);

interface QualityTargets {
  /** Only in a scene of our own: the sharpness of a host's picture is the host's. */
  readonly engine?: AbstractEngine | undefined;
  readonly rig?: Pick<LightRig, 'refreshShadowsEvery' | 'thinHaze'> | undefined;
  readonly workshop?: Pick<OpenWorkshop, 'lendLamps'> | undefined;
  /** What the engine's scaling was before: on a sharp screen below 1. */
  readonly usualScaling?: number;
}

/** Brings a picture to a step of quality. */
export function applyQuality(step: QualityStep, { engine, rig, workshop, usualScaling = 1 }: QualityTargets): void {
  const scaling = usualScaling * step.hardwareScaling;
  if (engine && engine.getHardwareScalingLevel() !== scaling) engine.setHardwareScalingLevel(scaling);
  rig?.refreshShadowsEvery(step.shadowsEvery);
  rig?.thinHaze(step.haze);
  workshop?.lendLamps(step.lamps);
}
