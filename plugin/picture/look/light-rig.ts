import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import type { Light } from '@babylonjs/core/Lights/light.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { eased, toShare } from '../../../src/kit/numbers.ts';
import { atOnce } from '../../../src/kit/slices.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from './create-workshop.ts';
import { Grade } from './grade.ts';
import { hostBit, houseBit, setBit, thingBit } from './layers.ts';
import { blendedLighting, lightingOf, type Lamp, type Lighting, type LightWish } from './lighting.ts';
import { moods, type MoodName } from './mood.ts';
import { CastShadows } from './rig/cast-shadows.ts';
import { ContactShadows } from './rig/contact-shadows.ts';
import { FollowSpot } from './rig/follow-spot.ts';
import { Haze } from './rig/haze.ts';
import { KeyLight } from './rig/key-light.ts';
import { Surroundings } from './rig/surroundings.ts';
import { skyDirection } from './sky-direction.ts';

interface LightRigOptions {
  /** In a scene of our own: also sets the scene's background, surroundings and grade, for all that is in it. */
  readonly takeOver?: boolean;
  /** A spot on who speaks. */
  readonly followSpot?: boolean;
  /** It is lit by whoever goes through `hanging`; at once unless said. */
  readonly inSlices?: boolean;
}

type LitPlan = Pick<StagePlan, 'light'> & Partial<Pick<StagePlan, 'walls' | 'rooms'>>;

/** A light that shines as one of the lamps of a lighting says. */
interface RiggedLamp {
  readonly light: Light;
  readonly as: 'front' | 'sky' | 'rim' | 'house';
  /** How much of the lamp's strength it has. */
  readonly share: () => number;
}

const fromAudience = new Vector3(0.35, -0.75, 1).normalize();
/** From behind, above and a little aside: on shoulders and hair. */
const fromBehind = new Vector3(0.42, -0.62, -1).normalize();
/** From the footlights, up the curtain and across its folds. */
const fromFootlights = new Vector3(0.75, 0.32, 1).normalize();
/** A spot is narrower than the light of a whole front: it has to be stronger. */
const keyShare = 3.6;
/** How dark it is under things: less where real shadows help. */
const contactDarkness = { plain: 0.42, headset: 0.62, middle: 0.62, full: 0.5 } as const;
const skyShadow = { pixels: 1024, bias: 0.0006, normalBias: 0.012 };
const keyShadow = { pixels: 1024, bias: 0.00004, normalBias: 0.006, darkness: 0.25 };

/** The light of a stage as its plan says, apart from its lamps and candles: the audience's side, sun or moon, and what is reflected from all around. */
export class LightRig {
  private readonly undo: (() => void)[] = [];
  private readonly lamps: RiggedLamp[] = [];
  private readonly shadows: CastShadows[] = [];
  private readonly isPlain: boolean;
  private readonly fill: HemisphericLight | undefined;
  private readonly spot: FollowSpot | undefined;
  private readonly surroundings: Surroundings | undefined;
  private readonly grade: Grade | undefined;
  private haze: Haze | undefined;
  private contact: ContactShadows | undefined;
  private keyShadows: CastShadows | undefined;
  private shown: Lighting;
  private cued: { readonly from: Lighting; readonly to: Lighting; readonly seconds: number };
  private passed = 0;
  /** Whose meshes no lamp of ours lights. */
  private readonly spares: number;
  /** The work of putting light into the air and dark under things, painting what surrounds it, and lighting it. */
  readonly hanging: Generator<number, void>;

  constructor(
    private readonly workshop: OpenWorkshop,
    { light, walls = [], rooms = [] }: LitPlan,
    { takeOver = false, followSpot = true, inSlices = false }: LightRigOptions = {},
  ) {
    const { scene, tier } = workshop;
    const isPlain = (this.isPlain = tier === 'plain');
    this.spares = takeOver ? 0 : hostBit;
    const towards = skyDirection(light, walls);
    const key = tier === 'full' ? this.own(new KeyLight(scene, rooms)) : undefined;
    if (key) this.lamps.push({ light: key.light, as: 'front', share: () => key.candelaFor(keyShare) });
    else this.shine('front', fromAudience, houseBit, isPlain ? 0.45 : 1);
    // A plain stage is lit by as little as will do: each light costs every pixel, and time before the first picture.
    const sky = isPlain ? undefined : this.shineFromSky(towards);
    this.shine('rim', fromBehind, isPlain ? houseBit | setBit | thingBit : houseBit | setBit, isPlain ? 0.3 : 1);
    this.shine('house', fromFootlights, 0, isPlain ? 0.6 : 2.4).includeOnlyWithLayerMask = houseBit;
    this.fill = isPlain ? this.own(new HemisphericLight('fill light', Vector3.Up(), scene)) : undefined;
    this.spot = followSpot ? this.own(new FollowSpot(scene, tier)) : undefined;
    for (const light of [key?.light, this.fill, this.spot?.light]) if (light) light.excludeWithLayerMask |= this.spares;
    // Wherever the stage stands and however it is turned, its light comes from its own front and sky.
    const hung = [...this.lamps.map((lamp) => lamp.light), this.fill, this.spot?.light];
    for (const light of hung) if (light) light.parent = workshop.tableau.home;
    this.surroundings = isPlain ? undefined : this.own(new Surroundings(workshop, takeOver));
    this.grade = isPlain ? undefined : this.own(new Grade(workshop, takeOver));
    if (takeOver) this.paintBehind(light.mood);
    this.shown = lightingOf(light);
    this.cued = { from: this.shown, to: this.shown, seconds: 0 };
    this.hanging = this.hung({ rooms, walls, towards }, sky, key);
    if (!inSlices) atOnce(this.hanging);
  }

  private *hung(
    around: ConstructorParameters<typeof Haze>[1],
    sky: DirectionalLight | undefined,
    key: KeyLight | undefined,
  ): Generator<number, void> {
    const { workshop, isPlain } = this;
    const { scene, tier, tableau } = workshop;
    yield 0;
    // Light in the air is drawn over all of the picture, many times: more than a headset has time for.
    const isClear = isPlain || tier === 'headset';
    this.haze = isClear ? undefined : this.own(new Haze(workshop, around, this.spot));
    yield 0;
    this.contact = this.own(new ContactShadows(workshop, around.rooms, contactDarkness[tier]));
    if (sky && tier === 'full') this.shadows.push(this.own(new CastShadows(scene, sky, skyShadow, tableau)));
    if (key) this.throwFrom(key);
    yield 0;
    yield* this.surroundings?.painting(this.shown.mood) ?? [];
    this.show();
  }

  /** The light as it is now, perhaps between two cues. */
  get lighting(): Lighting {
    return this.shown;
  }

  /** What throws shadows and stands on the ground: everything under this node. */
  cast(root: TransformNode): void {
    // The set stands still, and its ceilings would keep the light of the bridge out.
    const isSet = root.name === 'set' || root.getChildMeshes().some(({ layerMask }) => (layerMask & setBit) !== 0);
    for (const one of this.shadows) if (one !== this.keyShadows || !isSet) one.add(root);
    if (!isSet) this.contact?.add(root);
  }

  /** Something that throws a shadow has moved: shadows are drawn anew in the next frame, and only then. */
  moved(): void {
    for (const one of this.shadows) one.moved();
  }

  /** Goes over to another light in so many seconds; at once with 0. */
  cue(wish: LightWish, seconds: number): void {
    this.cued = { from: this.shown, to: lightingOf(wish), seconds: Math.max(0, seconds) };
    this.passed = 0;
    if (this.cued.seconds > 0) return;
    this.shown = this.cued.to;
    this.show();
  }

  /** The follow spot swings to who stands there, and goes out when there is nobody. */
  follow(at: Vec3 | undefined): void {
    this.spot?.follow(at);
  }

  /** So much time has passed: cues go on, the spot swings. */
  update(seconds: number): void {
    if (this.passed < this.cued.seconds) {
      this.passed += seconds;
      this.shown = blendedLighting(this.cued.from, this.cued.to, this.part);
      this.show();
    }
    this.spot?.update(seconds, this.shown.follow);
    this.haze?.update(seconds, this.shown);
  }

  /** Shadows are drawn at most every so many frames: for when frames run long. */
  refreshShadowsEvery(frames: number): void {
    for (const one of this.shadows) one.everyFrames = Math.max(1, Math.round(frames));
  }

  /** How much of the haze is shown, from 0 to 1. */
  thinHaze(amount: number): void {
    if (this.haze) this.haze.amount = toShare(amount);
  }

  /** Ends the light; what was the scene's own is as it was. */
  dispose(): void {
    for (const step of this.undo.splice(0).reverse()) step();
  }

  private own<T extends { dispose(): void }>(thing: T): T {
    this.undo.push(() => thing.dispose());
    return thing;
  }

  private shine(as: RiggedLamp['as'], towards: Vector3, excluded: number, share: number): DirectionalLight {
    const light = this.own(new DirectionalLight(`${as} light`, towards, this.workshop.scene));
    light.excludeWithLayerMask = excluded | this.spares;
    this.lamps.push({ light, as, share: () => share });
    return light;
  }

  /** Without shadows the sky would shine through every wall, and only outlines what stands before it. */
  private shineFromSky({ x, y, z }: Vec3): DirectionalLight {
    const sky = this.shine('sky', new Vector3(x, y, z), houseBit, this.workshop.tier === 'full' ? 2.2 : 0.22);
    // Else the depth of the shadow is that of the host's camera.
    sky.autoCalcShadowZBounds = true;
    return sky;
  }

  /** The key throws shadows, and turns to the room where the action is. */
  private throwFrom(key: KeyLight): void {
    const { scene, tableau } = this.workshop;
    const shadows = this.own(new CastShadows(scene, key.light, keyShadow, tableau));
    this.keyShadows = shadows;
    this.shadows.push(shadows);
    const focus = new Vector3();
    const observer = scene.onBeforeRenderObservable.add(() => {
      if (!key.aimAt(tableau.toHome(this.workshop.focus, focus))) return;
      this.tint(key.light, this.shown.front, key.candelaFor(keyShare));
      shadows.moved();
    });
    this.undo.push(() => scene.onBeforeRenderObservable.remove(observer));
  }

  private show(): void {
    const { shown, fill, cued, workshop } = this;
    workshop.stir();
    for (const { light, as, share } of this.lamps) this.tint(light, shown[as], share());
    if (fill) {
      this.tint(fill, { colour: shown.fillAbove, strength: shown.fill }, 1);
      fill.groundColor.set(...shown.fillBelow);
      fill.groundColor.toGammaSpaceToRef(fill.groundColor);
    }
    this.surroundings?.show(shown, this.part, cued.from.mood, cued.to.mood);
    this.grade?.show(shown);
    workshop.burn(shown.practicals);
    this.haze?.update(0, shown);
  }

  private tint(light: Light, { colour: [red, green, blue], strength }: Lamp, share: number): void {
    light.diffuse.set(red, green, blue);
    if (this.isPlain) light.diffuse.toGammaSpaceToRef(light.diffuse);
    // Plain surfaces have no gloss, and reckoning with it would cost every pixel.
    if (this.isPlain) light.specular.set(0, 0, 0);
    else light.specular.copyFrom(light.diffuse);
    light.intensity = strength * share;
  }

  /** How far the light has gone over. */
  private get part(): number {
    const { seconds } = this.cued;
    return eased(seconds > 0 ? Math.min(1, this.passed / seconds) : 1);
  }

  /** Theatre black, with a breath of the hour in it. */
  private paintBehind(mood: MoodName): void {
    const { scene } = this.workshop;
    const { clearColor } = scene;
    scene.clearColor = Color4.FromColor3(Color3.FromHexString(moods[mood].zenith).scale(0.18), 1);
    this.undo.push(() => (scene.clearColor = clearColor));
  }
}
