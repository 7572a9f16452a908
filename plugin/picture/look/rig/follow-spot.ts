import { Light } from '@babylonjs/core/Lights/light.js';
import { SpotLight } from '@babylonjs/core/Lights/spotLight.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec3 } from '../../../stage/space/vector.ts';
import { houseBit, setBit, thingBit } from '../layers.ts';
import type { Lamp } from '../lighting.ts';
import type { Tier } from '../../../body/tier.ts';

/** Where the spot hangs, from whom it lights. */
const hangs = new Vector3(-1.5, 4.6, -4.2);
const chestMeters = 1.15;
const coneRadians = 0.42;
/** How much of the way to where it should be is left after a second: an operator's hand, not a machine's. */
const leftAfterSecond = 0.03;
const candelaOf: Readonly<Record<Tier, number>> = { plain: 0.42, headset: 58, middle: 58, full: 58 };

/** A gentle spot on who speaks: it swings to them and is gone when there is nobody to follow. */
export class FollowSpot {
  readonly light: SpotLight;
  /** The floor under whom it is on. */
  readonly at = new Vector3();
  /** How strong it is at the moment, from 0 to 1. */
  shown = 0;
  private readonly wanted = new Vector3();
  private isWanted = false;

  constructor(
    scene: Scene,
    private readonly tier: Tier,
  ) {
    const direction = hangs.scale(-1).normalize();
    this.light = new SpotLight('follow spot', hangs.clone(), direction, coneRadians, 2, scene);
    this.light.innerAngle = coneRadians * 0.35;
    this.light.falloffType = tier === 'plain' ? Light.FALLOFF_STANDARD : Light.FALLOFF_GLTF;
    this.light.range = 14;
    this.light.intensity = 0;
    // On a plain stage the spot finds figures alone.
    this.light.excludeWithLayerMask = tier === 'plain' ? houseBit | setBit | thingBit : houseBit;
  }

  follow(at: Vec3 | undefined): void {
    this.isWanted = at !== undefined;
    if (!at) return;
    this.wanted.set(at.x, at.y, at.z);
    // Nobody sees it swing while it is dark.
    if (this.shown < 0.02) this.at.copyFrom(this.wanted);
  }

  update(seconds: number, { colour: [red, green, blue], strength }: Lamp): void {
    const part = 1 - leftAfterSecond ** Math.max(0, seconds);
    Vector3.LerpToRef(this.at, this.wanted, part, this.at);
    this.shown += ((this.isWanted ? 1 : 0) - this.shown) * part;
    const { light } = this;
    light.position.copyFrom(this.at).addInPlace(hangs);
    light.direction.set(-hangs.x, chestMeters - hangs.y, -hangs.z).normalize();
    light.diffuse.set(red, green, blue);
    if (this.tier === 'plain') light.diffuse.toGammaSpaceToRef(light.diffuse);
    if (this.tier === 'plain') light.specular.set(0, 0, 0);
    else light.specular = light.diffuse;
    light.intensity = candelaOf[this.tier] * strength * this.shown;
  }

  dispose(): void {
    this.light.specular = Color3.White();
    this.light.dispose();
  }
}
