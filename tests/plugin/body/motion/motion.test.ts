import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BodyPose } from '../../../../plugin/body/motion/body-pose.ts';
import { seenForMs } from '../../../../plugin/body/motion/gestures.ts';
import { joints, type Joint } from '../../../../plugin/body/rig/joint.ts';
import { uprightFov } from '../../../../plugin/player/rig-frame.ts';
import { distance, minus, plus, turned, vec } from '../../../../plugin/stage/space/vector.ts';
import { Figures, MotionWatch } from './motion-watch.ts';
import { MovedBody, still } from './moved-body.ts';

const people = [
  { id: 'actor:hamlet', name: 'Hamlet', pronouns: 'he', description: 'The prince, thirty, in black.' },
  { id: 'actor:gertrude', name: 'Gertrude', pronouns: 'she', description: 'The queen, in a gown of silk.' },
  { id: 'actor:polonius', name: 'Polonius', pronouns: 'he', description: 'An old, stout councillor in a robe.' },
] as const;
const frame = 0.02;

describe('a moved body', () => {
  let engine: NullEngine;
  let scene: Scene;

  beforeEach(() => {
    engine = new NullEngine();
    scene = new Scene(engine);
  });

  afterEach(() => {
    scene.dispose();
    engine.dispose();
  });

  /** Lets everybody do the same and watches it. */
  const watched = (seconds: number, at: (seconds: number) => BodyPose): Figures => {
    const figures = new Figures();
    for (const person of people) {
      const body = new MovedBody(scene, person);
      const watch = new MotionWatch(body, person.id, figures);
      for (let now = 0; now < seconds; now += frame) {
        const pose = at(now);
        body.show(pose, frame);
        watch.see(pose, frame, `${now.toFixed(2)} s`);
      }
      body.dispose();
    }
    return figures;
  };
  const walked = (yaw: number, meters: number) => vec(Math.sin(yaw) * meters, 0, Math.cos(yaw) * meters);

  it('turns a hand as a headset has it, with the palm where it is', () => {
    const wanted = Quaternion.RotationYawPitchRoll(0.5, -1.2, 0.3);
    for (const person of people) {
      const body = new MovedBody(scene, person);
      const right = plus(walked(0.7, 0.42), vec(0.1, 1.15, -0.1));
      const pose = { ...still, yaw: 0.7, hands: { left: undefined, right }, turns: { left: undefined, right: wanted } };
      body.settle(pose);
      expect(distance(body.palm('right'), right), person.name).toBeLessThan(0.02);
      const thumb = minus(body.at('handR', 0, 0, 0.1), body.at('handR'));
      const told = Vector3.Forward().applyRotationQuaternion(wanted);
      const along = (thumb.x * told.x + thumb.y * told.y + thumb.z * told.z) / Math.hypot(thumb.x, thumb.y, thumb.z);
      expect((Math.acos(Math.min(1, along)) / Math.PI) * 180, person.name).toBeLessThan(12);
      body.dispose();
    }
  });

  it.each([
    ['walks', (now: number): BodyPose => ({ ...still, speed: 1.3, position: vec(0, 0, 1.3 * now) })],
    [
      'runs',
      // As quickly as the stage lets anybody set out.
      (now: number): BodyPose => {
        const setting = Math.min(now, 1.3);
        const meters = 0.92 * setting * setting + 2.4 * Math.max(0, now - 1.3);
        return { ...still, speed: 1.84 * setting, position: vec(0, 0, meters) };
      },
    ],
    ['steps back', (now: number): BodyPose => ({ ...still, speed: 0.6, position: vec(0, 0, -0.6 * now) })],
    ['steps aside', (now: number): BodyPose => ({ ...still, speed: 0.5, position: vec(0.5 * now, 0, 0) })],
    [
      'turns where it stands',
      (now: number): BodyPose => ({ ...still, yaw: Math.min(2.8, Math.max(0, now - 0.5) * 4) }),
    ],
    [
      'walks round and stops',
      (now: number): BodyPose => {
        const angle = Math.min(now, 3) * 0.9;
        return {
          ...still,
          yaw: angle,
          speed: now < 3 ? 1.1 : 0,
          position: vec(1.2 - 1.2 * Math.cos(angle), 0, 1.2 * Math.sin(angle)),
        };
      },
    ],
    [
      'climbs stairs',
      (now: number): BodyPose => ({
        ...still,
        speed: 0.7,
        position: vec(0, Math.min(1.5, Math.max(0, 0.7 * now - 1) * 0.6), 0.7 * now),
      }),
    ],
    [
      'sits down and gets up',
      (now: number): BodyPose =>
        now < 1 || now > 4
          ? { ...still, position: vec(0, 0, 0.45) }
          : { ...still, posture: 'sitting', hipHeight: 0.55, position: vec(0, 0, 0) },
    ],
    ['kneels', (now: number): BodyPose => ({ ...still, posture: now > 1 && now < 3 ? 'kneeling' : 'standing' })],
  ])('%s without sliding, within its limits', (_, at) => {
    const { feet, limits } = watched(6, at);
    expect(feet.value, feet.where).toBeLessThan(0.02);
    expect(limits.value, limits.where).toBeLessThanOrEqual(0);
    expect(feet.count).toBeGreaterThan(300);
  });

  it('goes to a seat it is put on, instead of being there at once', () => {
    const body = new MovedBody(scene, people[0]);
    body.settle({ ...still, position: vec(0, 0, 0.5), yaw: Math.PI });
    let last = body.at('hips');
    let fastest = 0;
    for (let now = 0; now < 3; now += frame) {
      body.show({ ...still, posture: 'sitting', hipHeight: 0.55 }, frame);
      const hips = body.at('hips');
      fastest = Math.max(fastest, distance(hips, last) / frame);
      last = hips;
    }
    expect(fastest).toBeLessThan(2.5);
    expect(distance(last, vec(0, 0.55, 0))).toBeLessThan(0.06);
  });

  it.each([0.1, 0.45, 0.9])('has got up from a seat in frames of %s s, too, and sits in no air on its way', (long) => {
    const body = new MovedBody(scene, people[0]);
    body.settle({ ...still, posture: 'sitting', hipHeight: 0.55 });
    const standing = body.rig.at.hips.y * body.scale;
    let z = 0.6;
    for (let now = 0; now < 1.8; now += long) body.show({ ...still, position: vec(0, 0, (z += long * 0.9)), speed: 0.9 }, long); // prettier-ignore
    expect(body.at('hips').y).toBeGreaterThan(standing - 0.07);
    const [left, right] = [body.at('shinL'), body.at('shinR')];
    expect(Math.min(left.y, right.y)).toBeGreaterThan(0.35);
    expect(Math.hypot(body.at('head').x - body.at('hips').x, body.at('head').z - body.at('hips').z)).toBeLessThan(0.35);
    expect(body.at('hips').z).toBeCloseTo(z, 0);
  });

  it('looks with its eyes at what is within reach of them, whatever its head does', () => {
    for (const person of people) {
      const body = new MovedBody(scene, person);
      for (const angle of [-100, -60, -20, 0, 35, 80, 105]) {
        for (const height of [0.4, 1.4, 2.2]) {
          const gaze = plus(turned(vec(0, 0, 2.2), (angle / 180) * Math.PI + 0.4), vec(0, height, 0));
          let settled = 0;
          let worst = 0;
          for (let now = 0; now < 4; now += 0.04) {
            body.show({ ...still, yaw: 0.4, gaze, talking: true }, 0.04);
            settled = body.motion.gaze.glance.away > 0 ? 0 : settled + 0.04;
            if (now > 1.5 && settled > 0.3) worst = Math.max(worst, body.gazeError(gaze));
          }
          expect(worst, `${person.id} ${angle}° ${height} m`).toBeLessThan(3);
        }
      }
      body.dispose();
    }
  });

  it('looks first with its eyes, then with its head, then with its trunk', () => {
    const body = new MovedBody(scene, people[0]);
    body.settle({ ...still, gaze: vec(0, 1.5, 3) });
    const turn = (joint: Joint): number => {
      const { y, w } = body.nodes[joint].rotationQuaternion!;
      return Math.abs(2 * Math.atan2(y, w));
    };
    const began = { eyeR: 0, head: 0, chest: 0 };
    const from = { eyeR: turn('eyeR'), head: turn('head'), chest: turn('chest') };
    for (let now = 0; now < 1.2; now += 0.01) {
      body.show({ ...still, gaze: vec(3, 1.5, 0.6) }, 0.01);
      for (const joint of ['eyeR', 'head', 'chest'] as const)
        if (began[joint] === 0 && Math.abs(turn(joint) - from[joint]) > 0.05) began[joint] = now + 0.01;
    }
    expect(began.eyeR).toBeLessThan(0.04);
    expect(began.head).toBeGreaterThan(began.eyeR + 0.03);
    expect(began.chest).toBeGreaterThan(began.head + 0.04);
  });

  it('looks away now and then, and not most of the time', () => {
    const body = new MovedBody(scene, people[0]);
    let away = 0;
    for (let now = 0; now < 60; now += 0.05) {
      body.show({ ...still, gaze: vec(0, 1.5, 2) }, 0.05);
      if (body.motion.gaze.glance.away > 0.5) away += 0.05;
    }
    expect(away).toBeGreaterThan(3);
    expect(away).toBeLessThan(20);
  });

  it('talks and looks about while it walks and carries: legs and the laden hand do not notice', () => {
    const [plain, busy] = [new MovedBody(scene, people[0]), new MovedBody(scene, people[0])];
    const legs: readonly Joint[] = ['legL', 'shinL', 'footL', 'toesL', 'legR', 'shinR', 'footR', 'toesR'];
    let [talked, looked, missed, apart] = [0, 0, 0, 0];
    for (let now = 0; now < 5; now += frame) {
      const position = walked(0.3, 1.2 * now);
      const carried = plus(position, turned(vec(0.28, 1.05, 0.28), 0.3));
      const walking: BodyPose = { ...still, yaw: 0.3, speed: 1.2, position };
      plain.show(walking, frame);
      busy.show(
        { ...walking, talking: true, gaze: plus(position, vec(2, 1.4, 1)), hands: { left: undefined, right: carried } },
        frame,
      );
      if (now < 0.5) continue;
      for (const joint of legs) {
        const [a, b] = [plain.nodes[joint].rotationQuaternion!, busy.nodes[joint].rotationQuaternion!];
        apart = Math.max(apart, Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z));
      }
      missed = Math.max(missed, distance(busy.palm('right'), carried));
      talked = Math.max(talked, busy.motion.face.jaw);
      const { y } = busy.nodes.head.rotationQuaternion!;
      looked = Math.max(looked, Math.abs(y));
    }
    expect(missed).toBeLessThan(0.02);
    expect(talked).toBeGreaterThan(0.1);
    expect(looked).toBeGreaterThan(0.15);
    // What a gesture does with the trunk is felt in the hips by a degree or two, never in the step.
    expect(apart).toBeLessThan(0.05);
  });

  it('takes hold with both hands of what needs both', () => {
    const body = new MovedBody(scene, people[0]);
    const at = vec(0.13, 1, 0.32);
    body.settle({ ...still, hands: { left: undefined, right: at }, load: { massKg: 10, bothHands: true } });
    expect(distance(body.palm('right'), at)).toBeLessThan(0.02);
    expect(distance(body.palm('left'), vec(-0.13, 1, 0.32))).toBeLessThan(0.04);
  });

  it('lays the front of a skirt along the thighs of one who sits', () => {
    const body = new MovedBody(scene, people[1]);
    body.settle({ ...still, posture: 'sitting', hipHeight: 0.55 });
    const [top, knee, hem] = [body.at('skirtFront'), body.at('hemFront'), body.at('hemFront', 0, -0.3, 0)];
    expect(knee.z - top.z).toBeGreaterThan(0.25);
    expect(knee.y).toBeGreaterThan(body.at('shinL').y - 0.02);
    expect(hem.y).toBeLessThan(knee.y - 0.2);
  });

  it('swings cloth alike at every frame rate', () => {
    const swung = (step: number): number => {
      const body = new MovedBody(scene, people[1]);
      for (let now = 0; now < 2 - 1e-9; now += step)
        body.show({ ...still, speed: 1.2, position: vec(0, 0, 1.2 * now) }, step);
      return body.at('hemBack', 0, -0.3, 0).z - body.at('hips').z;
    };
    expect(Math.abs(swung(1 / 60) - swung(1 / 30))).toBeLessThan(0.08);
  });

  it('falls when it dies, and does not float down', () => {
    const body = new MovedBody(scene, people[0]);
    body.settle(still, 1);
    const heights: number[] = [];
    for (let now = 0; now < 1.5; now += frame) {
      body.show({ ...still, dead: true }, frame);
      heights.push(body.at('hips').y);
    }
    const before = heights.findIndex((height) => height < 0.7);
    const after = heights.findIndex((height) => height < 0.2);
    expect(after - before).toBeGreaterThan(3);
    expect((after - before) * frame).toBeLessThan(0.6);
    expect(heights.at(-1)).toBeLessThan(0.2);
  });

  it('is seen to come out of hiding before it falls', () => {
    const body = new MovedBody(scene, people[0]);
    body.settle(still, 1);
    const before = { ...still, position: vec(still.position.x, still.position.y, still.position.z + 1.2), dead: true };
    for (let now = 0; now < 0.5; now += frame) body.show(before, frame);
    expect(body.at('hips').y).toBeGreaterThan(0.6);
    for (let now = 0; now < 1.6; now += frame) body.show(before, frame);
    expect(body.at('hips').y).toBeLessThan(0.2);
  });

  it('shows that it thinks: a free hand to the chin', () => {
    const body = new MovedBody(scene, people[0]);
    body.settle({ ...still, thinking: true, gaze: vec(0, 1.5, 2) }, 4);
    const chin = body.at('jaw');
    const nearest = Math.min(distance(body.palm('left'), chin), distance(body.palm('right'), chin));
    expect(nearest).toBeLessThan(0.25);
  });

  it('has no joint that is not a number after the strangest of poses', () => {
    const body = new MovedBody(scene, people[2]);
    body.show({ ...still, hands: { left: vec(0, 50, 0), right: vec(0, 1.28, 0) }, gaze: vec(0, 0, 0) }, 0);
    body.show({ ...still, position: vec(1e6, 0, 1e6), yaw: 900, speed: 90 }, 0.1);
    body.settle({ ...still, posture: 'sitting', hipHeight: 3, dead: true }, 1);
    for (const joint of joints) {
      const { x, y, z, w } = body.nodes[joint].rotationQuaternion!;
      expect(Math.hypot(x, y, z, w), joint).toBeCloseTo(1, 3);
    }
  });

  it('sees its own fist for half a second as it strikes, in a picture of any shape', () => {
    const body = new MovedBody(scene, people[0]);
    const at = vec(0, 1.55, 0.85);
    body.settle({ ...still, gaze: at });
    const verb = 'hit';
    const seconds = seenForMs({ verb, contactMs: 400, hand: 'right' }) / 1000;
    const aspects = [16 / 9, 4 / 3, 390 / 844];
    const seen = aspects.map(() => 0);
    for (let now = 0; now < seconds; now += frame) {
      body.show({ ...still, gaze: at, gesture: { verb, part: now / seconds, at } }, frame);
      const from = minus(body.palm('right'), body.at('head', 0, 0.17, 0.1));
      for (const [index, aspect] of aspects.entries()) {
        const tall = Math.tan(uprightFov(80, aspect) / 2);
        const isWithin = Math.abs(from.x / from.z) < tall * aspect && Math.abs(from.y / from.z) < tall;
        if (from.z > 0.1 && isWithin) seen[index]! += frame;
      }
    }
    for (const [index, time] of seen.entries()) expect(time, `${aspects[index]}`).toBeGreaterThan(0.5);
    body.dispose();
  });
});
