import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { Tier } from '../look/workshop.ts';
import type { Vec3 } from '../space/vector.ts';

/** What a theatre of our own has that a host would bring: an engine, a scene, a seat to look from, a loop. */
export interface Theatre {
  readonly engine: Engine;
  readonly scene: Scene;
  /** What this machine can show and still move. */
  readonly tier: Tier;
  /** Looks at this part of the stage from the audience's side: gliding there, or at once. */
  frame(part: { readonly center: Vec3; readonly size: Vec3 }, how: 'gliding' | 'at-once'): void;
  /** Calls before every picture with where it is looked from, and at what. */
  onLook(look: (eye: Vec3, at: Vec3) => void): void;
  dispose(): void;
}

export interface TheatreOptions {
  /** The graphics card took the picture away. It comes back by itself where the machine can. */
  readonly onPictureLost?: () => void;
  readonly onPictureBack?: () => void;
  /** For pictures of tests: what was drawn can be read afterwards. */
  readonly keepPicture?: boolean;
}

export class TheatreError extends Error {
  override readonly name = 'TheatreError';
  readonly code = 'theatre/no-webgl';
}

/** Looks north from the south, a little from above. */
const seat = { yaw: -Math.PI / 2, pitch: 1.22 };
/** How much of the way is left after a second of gliding. */
const leftAfterSecond = 0.06;

/** Opens a theatre on a canvas. Rejects with a `TheatreError` where the browser has no WebGL to draw with. */
export async function openTheatre(canvas: HTMLCanvasElement, options: TheatreOptions = {}): Promise<Theatre> {
  const engine = openEngine(canvas, options.keepPicture ?? false);
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.03, 0.025, 0.02, 1);
  // A click on the stage asks nothing of it yet.
  scene.skipPointerMovePicking = true;
  const camera = seatIn(scene);
  const glide = new Glide(camera);
  scene.onBeforeRenderObservable.add(() => glide.update(engine.getDeltaTime() / 1000));

  engine.onContextLostObservable.add(() => options.onPictureLost?.());
  engine.onContextRestoredObservable.add(() => options.onPictureBack?.());
  const resized = new ResizeObserver(() => engine.resize());
  resized.observe(canvas);
  engine.runRenderLoop(() => scene.render());
  let isOpen = true;
  return {
    engine,
    scene,
    tier: tierFor(engine),
    onLook: (look) => void scene.onBeforeRenderObservable.add(() => look(camera.position, camera.target)),
    frame: ({ center, size }, how) => glide.to(center, size, how),
    dispose() {
      if (!isOpen) return;
      isOpen = false;
      resized.disconnect();
      engine.stopRenderLoop();
      scene.dispose();
      engine.dispose();
    },
  };
}

function openEngine(canvas: HTMLCanvasElement, keepPicture: boolean): Engine {
  const refusal =
    'The stage is drawn with WebGL, and this browser has none to offer. Another browser may, or this one with hardware acceleration turned on.';
  if (!Engine.isSupported()) throw new TheatreError(refusal);
  try {
    return new Engine(canvas, true, {
      preserveDrawingBuffer: keepPicture,
      stencil: true,
      // Where the graphics card takes the picture away, all of it is made again.
      doNotHandleContextLost: false,
      audioEngine: false,
    });
  } catch (cause) {
    throw new TheatreError(refusal, { cause });
  }
}

function seatIn(scene: Scene): ArcRotateCamera {
  const camera = new ArcRotateCamera('seat', seat.yaw, seat.pitch, 10, new Vector3(0, 1, 0), scene);
  camera.fov = 0.7;
  camera.minZ = 0.05;
  camera.maxZ = 200;
  camera.lowerBetaLimit = 0.25;
  camera.upperBetaLimit = 1.5;
  camera.lowerRadiusLimit = 1.5;
  camera.upperRadiusLimit = 60;
  camera.wheelDeltaPercentage = 0.02;
  camera.pinchDeltaPercentage = 0.02;
  camera.panningSensibility = 0;
  camera.attachControl(true);
  scene.activeCamera = camera;
  return camera;
}

/** The seat on its way to where it looks from next. Whoever takes hold of it meanwhile keeps it. */
class Glide {
  private readonly target = new Vector3();
  private radius = 0;
  private isMoving = false;

  constructor(private readonly camera: ArcRotateCamera) {}

  to(center: Vec3, size: Vec3, how: 'gliding' | 'at-once'): void {
    const { camera } = this;
    const aspect = camera.getEngine().getAspectRatio(camera);
    const tall = Math.tan(camera.fov / 2);
    const back = Math.max((size.x / 2 + 0.4) / (tall * aspect), (size.y / 2 + 0.4) / tall);
    this.target.set(center.x, center.y, center.z);
    this.radius = back + size.z / 2;
    this.isMoving = true;
    if (how === 'at-once') this.move(1);
  }

  update(seconds: number): void {
    if (this.isMoving) this.move(1 - leftAfterSecond ** seconds);
  }

  private move(part: number): void {
    const { camera, target } = this;
    Vector3.LerpToRef(camera.target, target, part, camera.target);
    camera.radius += (this.radius - camera.radius) * part;
    camera.alpha += (seat.yaw - camera.alpha) * part;
    camera.beta += (seat.pitch - camera.beta) * part;
    const left = Vector3.Distance(camera.target, target) + Math.abs(this.radius - camera.radius);
    const isTaken = camera.inertialAlphaOffset !== 0 || camera.inertialBetaOffset !== 0;
    if (left < 0.01 || isTaken) this.isMoving = false;
  }
}

/** A machine that draws with its processor shows less, and shows it moving. */
function tierFor(engine: Engine): Tier {
  const { renderer } = engine.getGlInfo();
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer) ? 'plain' : 'middle';
}
