import { describe, expect, it } from 'vitest';
import { clearBearing, plainBearing, type Bearing } from '../../../../plugin/body/motion/bearing.ts';
import { shoulder } from '../../../../plugin/body/motion/gestures/aim.ts';
import { plainManner } from '../../../../plugin/body/motion/gestures/manner.ts';
import { TalkGestures } from '../../../../plugin/body/motion/talk-gestures.ts';
import { placeBeats, senseOf } from '../../../../plugin/body/motion/talk/talk-score.ts';
import type { TimedLine } from '../../../../plugin/stage/speech/timed-line.ts';
import { speechTimes } from '../../../../src/drama/speech-pace.ts';
import { moods } from '../../../../src/drama/mood.ts';

const lineOf = (text: string, voice = 'plain'): TimedLine => {
  const words = text.split(' ');
  return { words, ...speechTimes(words), voice };
};
const speech = lineOf(
  'No, I never loved you, my lord, and by heaven there are three who know that everything in this kingdom is rotten. What would you have me say?',
);

/** Every frame of a line, at 30 a second. */
const frames = (line: TimedLine, mood = 'calm', seed = 0.4): Bearing[] => {
  const talk = new TalkGestures();
  const seen: Bearing[] = [];
  for (let ms = 0; ms <= line.endMs + 600; ms += 1000 / 30) {
    const bearing = plainBearing();
    const talking = ms < line.endMs;
    talk.bear(
      bearing,
      { talking, line: talking ? line : undefined, lineMs: ms, mood },
      { ...plainManner, seed },
      { seconds: 1 / 30 },
    );
    seen.push(bearing);
  }
  return seen;
};
const handAt = ({ right: { x, y, z, weight } }: Bearing): readonly [number, number, number] => [
  0.25 + (x - 0.25) * weight,
  0.67 + (y - 0.67) * weight,
  0.06 + (z - 0.06) * weight,
];

describe('word senses', () => {
  it.each([
    ['No,', 'no'], ["don't", 'no'], ['myself', 'self'], ['you?', 'you'], ['three', 'number'], ['Farewell!', 'greeting'],
    ['swear', 'oath'], ['everything', 'all'], ['heart', 'heart'], ['the', undefined], ['我爱你', 'heart'], ['murderer', 'stress'],
  ] as const)('%s is %s', (word, sense) => {
    expect(senseOf(word)).toBe(sense);
  }); // prettier-ignore
});

describe('talk gestures', () => {
  it('fall on the words they mean', () => {
    const times = speechTimes(speech.words);
    for (const { beat, atMs } of placeBeats(speech, 'calm', 0.4)) {
      const index = times.heardMs.findIndex((ms) => ms >= atMs);
      const word = speech.words[index] ?? '';
      if (beat.name === 'count') expect(word).toBe('three');
      if (beat.name === 'oath') expect(word).toBe('heaven');
      if (beat.name.startsWith('ask')) expect(word).toBe('say?');
    }
    const names = placeBeats(speech, 'merry', 0.4).map(({ beat }) => beat.name);
    expect(names).toContain('oath');
    expect(names.at(-1)).toMatch(/^ask/);
  });

  it('never make the same stroke twice running, and leave rest between', () => {
    for (const mood of moods) {
      for (let seed = 0; seed < 1; seed += 0.05) {
        const beats = placeBeats(speech, mood, seed);
        beats.slice(1).forEach(({ beat, atMs }, index) => {
          expect(beat.name).not.toBe(beats[index]?.beat.name);
          expect(atMs - (beats[index]?.atMs ?? 0)).toBeGreaterThan(800);
        });
      }
    }
  });

  it('are fewer in the sad than in the merry', () => {
    const count = (mood: string): number => placeBeats(speech, mood, 0.4).length;
    expect(count('merry')).toBeGreaterThan(count('low'));
    expect(count('low')).toBeGreaterThan(0);
  });

  it('move without jumps, within reach, and end at rest', () => {
    const jumps: string[] = [];
    for (const mood of moods) {
      const seen = frames(speech, mood);
      seen.forEach((bearing, frame) => {
        const before = seen[frame - 1];
        if (!before) return;
        const [now, was] = [handAt(bearing), handAt(before)];
        const far = Math.hypot(now[0] - was[0], now[1] - was[1], now[2] - was[2]);
        if (far > 0.12) jumps.push(`${mood}, frame ${frame}: ${far.toFixed(3)}`);
        if (bearing.right.weight > 0.99) {
          const { x, y, z } = bearing.right;
          const reach = Math.hypot(x - shoulder.x, y - shoulder.y, z - shoulder.z);
          if (reach > 0.63) jumps.push(`${mood}, frame ${frame}: out of reach`);
        }
      });
      expect(seen.at(-1)?.right.weight, mood).toBe(0);
      expect(Math.max(...seen.map(({ right, left }) => right.weight + left.weight)), mood).toBeGreaterThan(0.8);
    }
    expect(jumps).toEqual([]);
  });

  it('are the same for the same person, and not for another', () => {
    expect(frames(speech, 'calm', 0.4)).toEqual(frames(speech, 'calm', 0.4));
    expect(frames(speech, 'calm', 0.4)).not.toEqual(frames(speech, 'calm', 0.7));
  });

  it('lean in with a hand at the mouth for a whisper', () => {
    const seen = frames(
      lineOf('There is somebody behind the curtain, my lord, and he listens to every word.', 'whisper'),
    );
    const middle = seen[Math.floor(seen.length / 2)]!;
    expect(middle.bend).toBeGreaterThan(0.1);
    expect(middle.right.y).toBeGreaterThan(1.4);
  });

  it('let the hands sink when the line breaks off', () => {
    const talk = new TalkGestures();
    const bearing = plainBearing();
    const step = (talking: boolean, lineMs: number): void => {
      clearBearing(bearing);
      talk.bear(bearing, { talking, line: talking ? speech : undefined, lineMs, mood: 'merry' }, plainManner, {
        seconds: 1 / 30,
      });
    };
    let out = 0;
    for (let ms = 0; ms < 4000 && out < 0.9; ms += 33) {
      step(true, ms);
      out = bearing.right.weight;
    }
    expect(out).toBeGreaterThan(0.9);
    step(false, 0);
    expect(bearing.right.weight).toBeGreaterThan(0.5);
    for (let i = 0; i < 15; i++) step(false, 0);
    expect(bearing.right.weight).toBe(0);
  });

  it('go on when nobody knows the words', () => {
    const talk = new TalkGestures();
    let most = 0;
    for (let i = 0; i < 200; i++) {
      const bearing = plainBearing();
      talk.bear(bearing, { talking: true, mood: 'calm' }, plainManner, { seconds: 1 / 30 });
      most = Math.max(most, bearing.right.weight);
    }
    expect(most).toBeGreaterThan(0.8);
  });
});
