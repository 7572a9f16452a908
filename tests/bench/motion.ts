import { AnimationGroup } from '@babylonjs/core/Animations/animationGroup.js';
import { Animation } from '@babylonjs/core/Animations/animation.js';
import '@babylonjs/core/Animations/animatable.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { BodyPose } from '../../plugin/body/motion/body-pose.ts';
import { joints } from '../../plugin/body/rig/joint.ts';
import { vec } from '../../plugin/stage/space/vector.ts';
import { MovedBody, still } from '../plugin/body/motion/moved-body.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const count = 50;
const frames = 60;
const frameSeconds = 1 / 60;

/** What it costs to move one body for a frame, beside Babylon playing one baked animation on the same joints. */
export async function* motionBench(): AsyncGenerator<Measure> {
  await Promise.resolve();
  const baseline = round(baked() / count);
  for (const [name, pose] of ways) {
    const value = round(moved(pose) / count);
    yield { measure: `moving a body that ${name}, one frame`, value, unit: 'µs median', baseline, ratio: round(value / baseline) }; // prettier-ignore
  }
}

const ways: readonly (readonly [string, (frame: number, body: number) => BodyPose])[] = [
  ['stands', (_, body) => ({ ...still, position: vec(body, 0, 0) })],
  [
    'walks, talks, looks and carries',
    (frame, body) => {
      const z = frame * frameSeconds * 1.2;
      return {
        ...still,
        speed: 1.2,
        position: vec(body, 0, z),
        talking: true,
        gaze: vec(body + 1, 1.5, z + 2),
        hands: { left: undefined, right: vec(body + 0.28, 1.05, z + 0.28) },
      };
    },
  ],
];

function moved(pose: (frame: number, body: number) => BodyPose): number {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const bodies = Array.from({ length: count }, (_, index) => new MovedBody(scene, person(index)));
  const micros = medianMicros((frame) => {
    for (const [index, body] of bodies.entries()) body.show(pose(frame, index), frameSeconds);
  }, 300);
  engine.dispose();
  return micros;
}

/** Every joint of as many bodies, turned by a key at every frame, as an exporter bakes them. */
function baked(): number {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  scene.activeCamera = new FreeCamera('camera', Vector3.Zero(), scene);
  for (let index = 0; index < count; index++) {
    const body = new MovedBody(scene, person(index));
    const group = new AnimationGroup(`baked ${index}`, scene);
    for (const joint of joints) {
      const turning = new Animation(joint, 'rotationQuaternion', 60, Animation.ANIMATIONTYPE_QUATERNION);
      turning.setKeys(
        Array.from({ length: frames + 1 }, (_, frame) => ({
          frame,
          value: Quaternion.RotationYawPitchRoll(0.1 * Math.sin(frame / 9), 0.2 * Math.sin(frame / 7), 0),
        })),
      );
      group.addTargetedAnimation(turning, body.nodes[joint]);
    }
    group.play(true);
  }
  // The scene steps its animations by its own clock: by a frame each time.
  scene.useConstantAnimationDeltaTime = true;
  const micros = medianMicros(() => scene.animate(), 300);
  engine.dispose();
  return micros;
}

const person = (index: number) =>
  ({
    id: `actor:walker-${index}`,
    name: `Walker ${index}`,
    pronouns: index % 2 ? 'she' : 'he',
    description: '',
  }) as const;
