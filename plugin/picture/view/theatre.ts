import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { RenderingGroup } from '@babylonjs/core/Rendering/renderingGroup.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { Tier } from '../../body/tier.ts';

/** What a theatre of our own has that a host would bring: an engine, a scene, a seat to look from, a loop. */
export interface Theatre {
  readonly engine: Engine;
  readonly scene: Scene;
  /** What this machine can show and still move. */
  readonly tier: Tier;
  /** The seat: whoever watches can turn it, and `camera/stage-camera.ts` directs it. */
  readonly camera: ArcRotateCamera;
  /** For whoever walks on the stage: `player/stage-rig.ts` moves it. */
  readonly eyes: TargetCamera;
  /** Draws from now on, where it was opened dark. */
  light(): void;
  /** What the picture is taken with from now on. */
  lookThrough(camera: 'seat' | 'eyes'): void;
  dispose(): void;
}

interface TheatreOptions {
  /** The graphics card took the picture away. It comes back by itself where the machine can. */
  readonly onPictureLost?: () => void;
  readonly onPictureBack?: () => void;
  /** Draws nothing until it is lit: what is being built is not looked at, and building it goes faster. */
  readonly isDark?: boolean;
  /** For pictures of tests: what was drawn can be read afterwards. */
  readonly keepPicture?: boolean;
}

class TheatreError extends Error {
  override readonly name = 'TheatreError';
  readonly code = 'theatre/no-webgl';
}

/** Looks north from the south, a little from above. */
const seat = { yaw: -Math.PI / 2, pitch: 1.22 };

/** Opens a theatre on a canvas. Rejects with a `TheatreError` where the browser has no WebGL to draw with. */
export async function openTheatre(canvas: HTMLCanvasElement, options: TheatreOptions = {}): Promise<Theatre> {
  const engine = openEngine(canvas, options.keepPicture ?? false);
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.03, 0.025, 0.02, 1);
  // A click on the stage asks nothing of it yet.
  scene.skipPointerMovePicking = true;
  // What stands in front is drawn first, and what it hides costs no light.
  scene.setRenderingOrder(0, (one, other) => RenderingGroup.frontToBackSortCompare(one, other));
  const camera = seatIn(scene);
  const eyes = new TargetCamera('eyes', new Vector3(0, 1.6, 0), scene);
  eyes.minZ = 0.05;
  eyes.maxZ = 200;

  engine.onContextLostObservable.add(() => options.onPictureLost?.());
  engine.onContextRestoredObservable.add(() => options.onPictureBack?.());
  let [isOpen, isLit] = [true, false];
  // A canvas that has become larger or smaller is black until it is drawn again: it is, before anybody sees that.
  const resized = new ResizeObserver(() => {
    const { width, height } = canvas;
    engine.resize();
    if (engine.activeRenderLoops.length === 0 || (canvas.width === width && canvas.height === height)) return;
    engine.beginFrame();
    scene.render();
    engine.endFrame();
  });
  resized.observe(canvas);
  const light = (): void => {
    if (!isOpen || isLit) return;
    isLit = true;
    engine.runRenderLoop(() => scene.render());
  };
  if (!options.isDark) light();
  return {
    engine,
    scene,
    tier: tierFor(engine),
    camera,
    eyes,
    light,
    lookThrough(which) {
      const next = which === 'eyes' ? eyes : camera;
      if (scene.activeCamera === next) return;
      // A hand on the mouse moves one of them only.
      if (next === camera) camera.attachControl(true);
      else camera.detachControl();
      scene.activeCamera = next;
    },
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
  const drawing = { preserveDrawingBuffer: keepPicture, stencil: true, powerPreference: 'high-performance' } as const;
  try {
    return new Engine(canvas, keepPicture || isQuick(canvas, drawing), {
      ...drawing,
      // Where the graphics card takes the picture away, all of it is made again.
      doNotHandleContextLost: false,
      audioEngine: false,
    });
  } catch (cause) {
    throw new TheatreError(refusal, { cause });
  }
}

/**
 * Whether there is a graphics card to draw with: the canvas has its context then. A machine that draws with its processor has
 * more of its frames without smooth edges.
 */
const isQuick = (canvas: HTMLCanvasElement, drawing: WebGLContextAttributes): boolean =>
  canvas.getContext('webgl2', { ...drawing, antialias: true, failIfMajorPerformanceCaveat: true }) !== null;

function seatIn(scene: Scene): ArcRotateCamera {
  const camera = new ArcRotateCamera('seat', seat.yaw, seat.pitch, 10, new Vector3(0, 1, 0), scene);
  camera.fov = 0.7;
  camera.minZ = 0.05;
  camera.maxZ = 200;
  camera.lowerBetaLimit = 0.25;
  // A film looks up at a face now and then.
  camera.upperBetaLimit = 1.75;
  camera.lowerRadiusLimit = 0.8;
  camera.upperRadiusLimit = 60;
  camera.wheelDeltaPercentage = 0.02;
  camera.pinchDeltaPercentage = 0.02;
  camera.panningSensibility = 0;
  camera.attachControl(true);
  scene.activeCamera = camera;
  return camera;
}

/** A machine that draws with its processor shows less, and shows it moving. */
function tierFor(engine: Engine): Tier {
  const { renderer } = engine.getGlInfo();
  return /swiftshader|llvmpipe|software|basic render/i.test(renderer) ? 'plain' : 'middle';
}
