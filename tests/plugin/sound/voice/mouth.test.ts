import { describe, expect, it } from 'vitest';
import { visemes, type MouthCue, type Viseme } from '../../../../plugin/stage/speech/viseme.ts';
import { cuesOfText } from '../../../../plugin/stage/speech/mouth-cues.ts';
import { mouthShapeAt, restingMouth } from '../../../../plugin/stage/speech/mouth-shape.ts';
import { cuesOfPhonemes, readPhonemes } from '../../../../plugin/sound/voice/phonemes.ts';
import { speechTimes } from '../../../../src/drama/speech-pace.ts';

const cue = (atMs: number, viseme: Viseme, strength = 1): MouthCue => ({ atMs, viseme, strength });
const mama = [cue(0, 'closed'), cue(60, 'a'), cue(200, 'closed'), cue(260, 'a', 0.6), cue(400, 'rest')];

/** The shape that is strongest at a moment. */
const shapeAt = (cues: readonly MouthCue[], ms: number): Viseme => {
  const shape = mouthShapeAt(cues, ms);
  return visemes.reduce((most, viseme) => (shape[viseme] > shape[most] ? viseme : most));
};

describe('the shape of a mouth', () => {
  it('is whole at every moment and never jumps', () => {
    let before = mouthShapeAt(mama, -100);
    for (let ms = -100; ms < 600; ms += 5) {
      const shape = mouthShapeAt(mama, ms);
      const sum = visemes.reduce((all, viseme) => all + shape[viseme], 0);
      expect(sum).toBeCloseTo(1, 6);
      for (const viseme of visemes) expect(Math.abs(shape[viseme] - before[viseme])).toBeLessThan(0.25);
      before = shape;
    }
  });

  it('shuts for an m, opens for an a, rests before and after', () => {
    expect(mouthShapeAt(mama, -200)).toEqual(restingMouth());
    expect(mouthShapeAt(mama, 30).closed).toBe(1);
    expect(mouthShapeAt(mama, 130).a).toBe(1);
    expect(mouthShapeAt(mama, 230).closed).toBe(1);
    expect(mouthShapeAt(mama, 330)).toMatchObject({ a: 0.6, rest: 0.4 });
    expect(mouthShapeAt(mama, 900)).toEqual(restingMouth());
    expect(mouthShapeAt([], 10)).toEqual(restingMouth());
  });

  it('reaches full closure even for the shortest b', () => {
    const cues = [cue(0, 'a'), cue(100, 'closed'), cue(118, 'a'), cue(250, 'rest')];
    expect(mouthShapeAt(cues, 109).closed).toBe(1);
    // Lips begin to meet before the sound.
    expect(mouthShapeAt(cues, 75).closed).toBeGreaterThan(0.1);
  });

  it('does not fall shut for a t between two vowels', () => {
    const cues = [cue(0, 'a'), cue(100, 'l', 0.45), cue(160, 'a'), cue(300, 'rest')];
    const shape = mouthShapeAt(cues, 130);
    expect(shape.a).toBeGreaterThan(0.3);
    expect(shape.rest).toBeLessThan(0.25);
  });

  it('writes into the shape it is given', () => {
    const shape = restingMouth();
    expect(mouthShapeAt(mama, 130, shape)).toBe(shape);
    expect(shape).toMatchObject({ a: 1, rest: 0 });
  });
});

describe('cues from phonemes', () => {
  it('reads what flite prints and leaves out what it does not', () => {
    const read = readPhonemes('pau:0.200 m:0.260 ay:0.392 nonsense b:0.300 b:0.459\n');
    expect(read.map(({ name, endMs }) => `${name} ${Math.round(endMs)}`)).toEqual([
      'pau 200',
      'm 260',
      'ay 392',
      'b 459',
    ]);
  });

  it('gives each its shape, a diphthong two, and rests at the end', () => {
    const cues = cuesOfPhonemes(readPhonemes('pau:0.100 m:0.160 ay:0.260 qq:0.300'));
    expect(cues.map(({ viseme }) => viseme)).toEqual(['rest', 'closed', 'a', 'i', 'e', 'rest']);
    expect(cues.map(({ atMs }) => Math.round(atMs))).toEqual([0, 100, 160, 218, 260, 300]);
  });
});

describe('cues from text', () => {
  it('shuts lips on the letters of an English word that shut them', () => {
    const words = ['mama', 'bob'];
    const { heardMs } = speechTimes(words);
    const cues = cuesOfText(words);
    expect(cues.filter(({ atMs }) => atMs < (heardMs[0] ?? 0)).map(({ viseme }) => viseme)).toEqual([
      'closed', 'a', 'closed', 'a',
    ]); // prettier-ignore
    expect(shapeAt(cues, 10)).toBe('closed');
    expect(shapeAt(cues, (heardMs[1] ?? 0) - 10)).toBe('closed');
  });

  it.each([
    ['night', ['l', 'a', 'i', 'l']],
    ['whose', ['u', 'o', 's']],
    ['thought', ['l', 'o', 'l']],
    ['Philippe', ['f', 'i', 'l', 'i', 'closed']],
    ['queue', ['k', 'u', 'e', 'a']],
    ['café', ['k', 'a', 'f', 'e']],
  ])('reads %s', (word, expected) => {
    expect(cuesOfText([word]).map(({ viseme }) => viseme).slice(0, -1)).toEqual(expected); // prettier-ignore
  });

  it('gives every Chinese sign its syllable, the same wherever it stands, within its own time', () => {
    const clause = '今晚的月亮很圆。';
    const cues = cuesOfText([clause]);
    const { heardMs } = speechTimes([clause]);
    const vowels = cues.filter(({ viseme }) => ['a', 'e', 'i', 'o', 'u'].includes(viseme));
    expect(vowels).toHaveLength(7);
    expect(new Set(vowels.map(({ viseme }) => viseme)).size).toBeGreaterThan(1);
    expect(cues.every(({ atMs }) => atMs >= 0 && atMs <= (heardMs[0] ?? 0))).toBe(true);
    const alone = cuesOfText(['月']).map(({ viseme }) => viseme);
    expect(alone.slice(0, 2)).toEqual(cues.slice(6, 8).map(({ viseme }) => viseme));
  });

  it('rests between sentences and holds still for what is not said', () => {
    const words = ['No.', 'Never.'];
    const { heardMs } = speechTimes(words);
    const cues = cuesOfText(words);
    expect(shapeAt(cues, (heardMs[0] ?? 0) + 125)).toBe('rest');
    expect(cuesOfText(['—', '...']).every(({ viseme }) => viseme === 'rest')).toBe(true);
  });

  it('bears words of any length and script', () => {
    for (const word of ['a'.repeat(50_000), 'привет', 'שלום', '🙂🙂', '\u0000', '1603']) {
      expect(cuesOfText([word]).length).toBeLessThan(300);
    }
    expect(shapeAt(cuesOfText(['привет']), 200)).not.toBe('rest');
  });
});
