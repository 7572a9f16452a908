import { describe, expect, it } from 'vitest';
import { addExpression, expressionForms } from '../../../../plugin/body/face/expression-form.ts';
import {
  expressions,
  mouthShapes,
  plainFace,
  shapeAt,
  type Expression,
  type Face,
  type MouthShape,
} from '../../../../plugin/body/face/face.ts';
import { FaceMotion, type FaceCue } from '../../../../plugin/body/face/face-motion.ts';
import { moods } from '../../../../src/drama/mood.ts';
import { visemes } from '../../../../plugin/stage/speech/viseme.ts';

const plain = { lifted: 0, knit: 0, smile: 0, open: 0, lids: 0 };
const calm: FaceCue = { talking: false, dead: false, mood: 'calm' };

/** A face as numbers, eyes left out. */
const weightOf = (face: Face, shape: MouthShape): number => face.mouth[shapeAt[shape]] ?? 0;

const numbers = (face: Face): readonly number[] => [
  ...[face.left, face.right].flatMap(({ lift, knit, lid, low }) => [lift, knit, lid, low]),
  face.jaw,
  ...mouthShapes.map((shape) => weightOf(face, shape)),
];
const apart = (a: Face, b: Face): number => {
  const other = numbers(b);
  return Math.hypot(...numbers(a).map((value, index) => value - other[index]!));
};

/** Plays cues for so long; asks each frame. */
function play(
  motion: FaceMotion,
  cue: FaceCue,
  seconds: number,
  visit?: (face: Face, now: number) => void,
  step = 1 / 60,
): Face {
  const face = plainFace();
  for (let now = 0; now < seconds; now += step) {
    face.eyeYaw = face.eyePitch = 0;
    motion.update(face, cue, plain, step);
    visit?.(face, now);
  }
  return face;
}

describe('expressions', () => {
  const made = new Map<Expression, Face>();
  for (const expression of expressions) {
    const face = plainFace();
    addExpression(face, expressionForms[expression], 1, false);
    made.set(expression, face);
  }

  it('each differ from a face at rest and from each other', () => {
    for (const one of expressions)
      for (const other of expressions)
        if (one !== other) expect(apart(made.get(one)!, made.get(other)!), `${one} ${other}`).toBeGreaterThan(0.45);
  });

  it('are never the same on both sides, but for a face at rest', () => {
    for (const expression of expressions) {
      if (expression === 'neutral') continue;
      const { left, right } = expressionForms[expression];
      expect(left, expression).not.toEqual(right);
    }
  });

  it('mirror for those who lead with the right', () => {
    const mirrored = plainFace();
    addExpression(mirrored, expressionForms.amusement, 1, true);
    expect(mirrored.right).toEqual(made.get('amusement')!.left);
    expect(weightOf(mirrored, 'smirkR')).toBe(weightOf(made.get('amusement')!, 'smirkL'));
  });
});

describe('a face in motion', () => {
  it('smiles at nothing while something grave is felt, however merry, whatever the gesture', () => {
    const smiling = { ...plain, smile: 0.6 };
    const smileOf = (feeling: FaceCue['feeling']): number => {
      const [motion, face] = [new FaceMotion('actor:nadia'), plainFace()];
      for (let now = 0; now < 2; now += 1 / 60)
        motion.update(face, { ...calm, mood: 'merry', feeling }, smiling, 1 / 60);
      return weightOf(face, 'smile') + weightOf(face, 'grin');
    };
    expect(smileOf(undefined)).toBeGreaterThan(0.5);
    expect(smileOf({ expression: 'fear', strength: 0.3 })).toBeLessThan(0.05);
  });

  it('shows fear within 300 ms and lets it go slowly', () => {
    const motion = new FaceMotion('actor:ofelia');
    play(motion, calm, 1);
    const feeling = { expression: 'fear', strength: 0.85 } as const;
    let shown = plainFace();
    play(motion, { ...calm, feeling }, 0.3, (face) => (shown = structuredClone(face)));
    expect(shown.left.lift + shown.right.lift).toBeGreaterThan(0.9);
    expect(Math.min(shown.left.knit, shown.right.knit)).toBeLessThan(-0.5);
    play(motion, calm, 0.3, (face) => (shown = structuredClone(face)));
    expect(shown.left.lift + shown.right.lift).toBeGreaterThan(0.2);
    play(motion, calm, 2, (face) => (shown = structuredClone(face)));
    expect(Math.abs(shown.left.lift + shown.right.lift)).toBeLessThan(0.15);
  });

  it.each(moods.filter((mood) => mood !== 'calm'))('shows %s all the while, less than a feeling', (mood) => {
    const rest = play(new FaceMotion('actor:a'), calm, 2.01);
    const face = play(new FaceMotion('actor:a'), { ...calm, mood }, 2.01);
    expect(apart(rest, face)).toBeGreaterThan(0.25);
    expect(apart(rest, face)).toBeLessThan(1.6);
  });

  it.each(['actor:hamlet', 'actor:gertrude', 'actor:polonius'])(
    '%s blinks 8 to 30 times a minute, whatever the frame rate',
    (id) => {
      for (const step of [1 / 90, 1 / 60, 1 / 24]) {
        let [blinks, wasShut] = [0, false];
        play(new FaceMotion(id), calm, 180, ({ left }) => {
        if (left.lid > 0.8 && !wasShut) blinks++;
        wasShut = left.lid > (wasShut ? 0.5 : 0.8);
      }, step); // prettier-ignore
        expect(blinks / 3).toBeGreaterThanOrEqual(8);
        expect(blinks / 3).toBeLessThanOrEqual(30);
      }
    },
  );

  it('does the same for the same person and differently for another', () => {
    const record = (id: string): readonly number[] => {
      const all: number[] = [];
      play(new FaceMotion(id), { ...calm, talking: true }, 8, (face) => all.push(...numbers(face), face.eyeYaw));
      return all;
    };
    expect(record('actor:a')).toEqual(record('actor:a'));
    expect(record('actor:a')).not.toEqual(record('actor:b'));
  });

  it('darts with its eyes, and little enough to still look there', () => {
    const seen = new Set<string>();
    play(new FaceMotion('actor:a'), calm, 20, (face) => {
      seen.add(face.eyeYaw.toFixed(2));
      expect(Math.hypot(face.eyeYaw, face.eyePitch)).toBeLessThan((3 / 180) * Math.PI);
    });
    expect(seen.size).toBeGreaterThan(3);
  });

  it('looks up and away while it thinks', () => {
    let [yaw, pitch, frames] = [0, 0, 0];
    play(new FaceMotion('actor:a'), { ...calm, thinking: true }, 6, (face, now) => {
      if (now < 0.5) return;
      yaw += Math.abs(face.eyeYaw);
      pitch += face.eyePitch;
      frames++;
    });
    expect(yaw / frames).toBeGreaterThan(0.15);
    expect(pitch / frames).toBeLessThan(-0.1);
  });

  it('shuts its lips on m, b and p and opens them on a, whatever it feels', () => {
    for (const expression of expressions) {
      const motion = new FaceMotion('actor:a');
      const cue = { ...calm, talking: true, feeling: { expression, strength: 1 } };
      play(motion, cue, 1);
      const shut = play(motion, { ...cue, mouth: { closed: 1 } }, 0.06);
      const opening = visemes.filter((viseme) => viseme !== 'rest' && viseme !== 'closed');
      for (const viseme of opening) expect(weightOf(shut, viseme as 'a'), expression).toBeLessThan(0.02);
      for (const shape of ['grin', 'snarl', 'gape'] as const)
        expect(weightOf(shut, shape), expression).toBeLessThan(0.02);
      expect(weightOf(shut, 'closed')).toBeGreaterThan(0.5);
      const open = play(motion, { ...cue, mouth: { a: 1 } }, 0.06);
      expect(weightOf(open, 'a'), expression).toBeGreaterThan(0.5);
    }
  });

  it('moves its mouth when nobody says how, and stops within 100 ms', () => {
    const motion = new FaceMotion('actor:a');
    let [widest, jaw] = [0, 0];
    play(motion, { ...calm, talking: true }, 3, (face) => {
      widest = Math.max(widest, weightOf(face, 'a'), weightOf(face, 'e'), weightOf(face, 'o'));
      jaw = Math.max(jaw, face.jaw);
    });
    expect(widest).toBeGreaterThan(0.5);
    expect(jaw).toBeGreaterThan(0.2);
    const after = play(motion, calm, 0.12);
    expect(Math.max(weightOf(after, 'a'), weightOf(after, 'e'), weightOf(after, 'o'))).toBeLessThan(0.1);
    expect(after.jaw).toBeLessThan(0.1);
  });

  it('keeps every number within bounds, whatever is asked at once', () => {
    const motion = new FaceMotion('actor:a');
    const face = plainFace();
    for (const expression of expressions)
      for (const mood of [...moods, 'no such mood', '__proto__']) {
        face.eyeYaw = 5;
        motion.update(face, { talking: true, dead: false, mood, thinking: true, feeling: { expression, strength: 1 }, mouth: { a: 9, o: 3 } },
          { lifted: 4, knit: -4, smile: 4, open: 4, lids: 4 }, 0.5); // prettier-ignore
        for (const value of numbers(face)) expect(Math.abs(value)).toBeLessThanOrEqual(1.2);
        expect(Math.abs(face.eyeYaw)).toBeLessThan(0.7);
      }
  });

  it('is still when dead', () => {
    const motion = new FaceMotion('actor:a');
    const first = structuredClone(play(motion, { ...calm, dead: true }, 0.1));
    expect(play(motion, { ...calm, dead: true, talking: true }, 6)).toEqual(first);
    expect(first.left.lid + first.right.lid).toBeGreaterThan(1.5);
  });
});
