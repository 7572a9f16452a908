import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import type { Light } from '@babylonjs/core/Lights/light.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { clamp, eased } from '../../../src/kit/numbers.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from './create-workshop.ts';
import { Grade } from './grade.ts';
import { houseBit, setBit, thingBit } from './layers.ts';
import { blendedLighting, lightingOf, type Lamp, type Lighting, type LightWish } from './lighting.ts';
import { moods } from './mood.ts';
import { CastShadows } from './rig/cast-shadows.ts';
import { ContactShadows } from './rig/contact-shadows.ts';
import { FollowSpot } from './rig/follow-spot.ts';
import { Haze } from './rig/haze.ts';
import { KeyLight } from './rig/key-light.ts';
import { Surroundings } from './rig/surroundings.ts';
import { skyDirection } from './sky-direction.ts';

/** The light of a stage, apart from its lamps and candles. */
export interface LightRig {
  /** The light as it is now, perhaps between two cues. */
  readonly lighting: Lighting;
  /** What throws shadows and stands on the ground: everything under this node. */
  cast(root: TransformNode): void;
  /** Something that throws a shadow has moved: shadows are drawn anew in the next frame, and only then. */
  moved(): void;
  /** Goes over to another light in so many seconds; at once with 0. */
  cue(wish: LightWish, seconds: number): void;
  /** The follow spot swings to who stands there, and goes out when there is nobody. */
  follow(at: Vec3 | undefined): void;
  /** So much time has passed: cues go on, the spot swings. */
  update(seconds: number): void;
  /** Shadows are drawn at most every so many frames: for when frames run long. */
  refreshShadowsEvery(frames: number): void;
  /** How much of the haze is shown, from 0 to 1. */
  thinHaze(amount: number): void;
  /** Ends the light; what was the scene's own is as it was. */
  dispose(): void;
}

interface LightRigOptions {
  /** In a scene of our own: also sets the scene's background, surroundings and grade, for all that is in it. */
  readonly takeOver?: boolean;
  /** A spot on who speaks. */
  readonly followSpot?: boolean;
}

type LitPlan = Pick<StagePlan, 'light'> & Partial<Pick<StagePlan, 'walls' | 'rooms'>>;

const fromAudience = new Vector3(0.35, -0.75, 1).normalize();
/** From behind, above and a little aside: on shoulders and hair. */
const fromBehind = new Vector3(0.42, -0.62, -1).normalize();
/** From the footlights, up the curtain and across its folds. */
const fromFootlights = new Vector3(0.75, 0.32, 1).normalize();
/** A spot is narrower than the light of a whole front: it has to be stronger. */
const keyShare = 3.6;
/** How dark it is under things: less where real shadows help. */
const contactDarkness = { plain: 0.42, middle: 0.62, full: 0.5 } as const;

/** Lights a stage as its plan says: the audience's side, sun or moon, and what is reflected from all around. */
export function createLightRig(
  workshop: OpenWorkshop,
  { light, walls = [], rooms = [] }: LitPlan,
  { takeOver = false, followSpot = true }: LightRigOptions = {},
): LightRig {
  const { scene, tier } = workshop;
  const undo: (() => void)[] = [];
  const owned = <T extends { dispose(): void }>(thing: T): T => {
    undo.push(() => thing.dispose());
    return thing;
  };
  const isPlain = tier === 'plain';
  const { x, y, z } = skyDirection(light, walls);

  const key = tier === 'full' ? owned(new KeyLight(scene, rooms)) : undefined;
  const front = key ? undefined : shine('front light', fromAudience, houseBit);
  // A plain stage is lit by as little as will do: each light costs every pixel, and time before the first picture.
  const sky = isPlain ? undefined : shine('sky light', new Vector3(x, y, z), houseBit);
  const rim = shine('rim light', fromBehind, isPlain ? houseBit | setBit | thingBit : houseBit | setBit);
  const house = owned(new DirectionalLight('house light', fromFootlights, scene));
  house.includeOnlyWithLayerMask = houseBit;
  const fill = isPlain ? owned(new HemisphericLight('fill light', Vector3.Up(), scene)) : undefined;
  const spot = followSpot ? owned(new FollowSpot(scene, tier)) : undefined;
  const surroundings = isPlain ? undefined : owned(new Surroundings(workshop, takeOver));
  const grade = isPlain ? undefined : owned(new Grade(workshop, takeOver));
  const haze = isPlain ? undefined : owned(new Haze(workshop, { rooms, walls, towards: { x, y, z } }, spot));
  const contact = owned(new ContactShadows(scene, rooms, contactDarkness[tier]));
  // Else the depth of the shadow is that of the host's camera.
  if (sky) sky.autoCalcShadowZBounds = true;
  const shadows =
    sky && tier === 'full'
      ? [owned(new CastShadows(scene, sky, { pixels: 1024, bias: 0.0006, normalBias: 0.012 }))]
      : [];
  const keyShadows = key && owned(new CastShadows(scene, key.light, { pixels: 1024, bias: 0.00004, normalBias: 0.006, darkness: 0.25 })); // prettier-ignore
  if (keyShadows) shadows.push(keyShadows);
  if (takeOver) undo.push(paintBehind());

  let lighting = lightingOf(light);
  let [from, to, passed, lasts] = [lighting, lighting, 0, 0];
  show();

  function shine(name: string, towards: Vector3, excluded: number): DirectionalLight {
    const made = owned(new DirectionalLight(name, towards, scene));
    made.excludeWithLayerMask = excluded;
    return made;
  }

  /** Without shadows the sky would shine through every wall, and only outlines what stands before it. */
  function show(): void {
    const plainly = isPlain ? 0.45 : 1;
    if (front) tint(front, lighting.front, plainly);
    if (key) tint(key.light, lighting.front, key.candelaFor(keyShare));
    if (sky) tint(sky, lighting.sky, tier === 'full' ? 2.2 : 0.22);
    tint(rim, lighting.rim, isPlain ? 0.3 : 1);
    tint(house, lighting.house, isPlain ? 0.6 : 2.4);
    if (fill) {
      tint(fill, { colour: lighting.fillAbove, strength: lighting.fill }, 1);
      fill.groundColor.set(...lighting.fillBelow);
      fill.groundColor.toGammaSpaceToRef(fill.groundColor);
    }
    surroundings?.show(lighting, blendPart(), from.mood, to.mood);
    grade?.show(lighting);
    workshop.burn(lighting.practicals);
    haze?.update(0, lighting);
  }

  function tint(made: Light, { colour: [red, green, blue], strength }: Lamp, share: number): void {
    made.diffuse.set(red, green, blue);
    if (isPlain) made.diffuse.toGammaSpaceToRef(made.diffuse);
    // Plain surfaces have no gloss, and reckoning with it would cost every pixel.
    if (isPlain) made.specular.set(0, 0, 0);
    else made.specular.copyFrom(made.diffuse);
    made.intensity = strength * share;
  }

  function blendPart(): number {
    return eased(lasts > 0 ? Math.min(1, passed / lasts) : 1);
  }

  /** Theatre black, with a breath of the hour in it. */
  function paintBehind(): () => void {
    const { clearColor } = scene;
    const zenith = Color3.FromHexString(moods[light.mood].zenith);
    scene.clearColor = Color4.FromColor3(zenith.scale(0.18), 1);
    return () => (scene.clearColor = clearColor);
  }

  const observer = scene.onBeforeRenderObservable.add(() => {
    if (!key?.aimAt(workshop.focus)) return;
    tint(key.light, lighting.front, key.candelaFor(keyShare));
    keyShadows?.moved();
  });
  undo.push(() => scene.onBeforeRenderObservable.remove(observer));

  return {
    get lighting() {
      return lighting;
    },
    cast(root) {
      for (const one of shadows) if (one !== keyShadows || !isSet(root)) one.add(root);
      if (!isSet(root)) contact.add(root);
    },
    moved() {
      for (const one of shadows) one.moved();
    },
    cue(wish, seconds) {
      [from, to, passed, lasts] = [lighting, lightingOf(wish), 0, Math.max(0, seconds)];
      if (lasts > 0) return;
      lighting = to;
      show();
    },
    follow: (at) => spot?.follow(at),
    update(seconds) {
      if (passed < lasts) {
        passed += seconds;
        lighting = blendedLighting(from, to, blendPart());
        show();
      }
      spot?.update(seconds, lighting.follow);
      haze?.update(seconds, lighting);
    },
    refreshShadowsEvery(frames) {
      for (const one of shadows) one.everyFrames = Math.max(1, Math.round(frames));
    },
    thinHaze(amount) {
      if (haze) haze.amount = clamp(amount);
    },
    dispose() {
      for (const step of undo.splice(0).reverse()) step();
    },
  };
}

/** The set stands still, and its ceilings would keep the light of the bridge out. */
const isSet = (root: TransformNode): boolean =>
  root.name === 'set' || root.getChildMeshes().some(({ layerMask }) => (layerMask & setBit) !== 0);
