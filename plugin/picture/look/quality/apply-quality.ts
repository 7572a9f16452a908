import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.js';
import type { OpenWorkshop } from '../create-workshop.ts';
import type { LightRig } from '../light-rig.ts';
import type { QualityStep } from './adaptive-quality.ts';

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
