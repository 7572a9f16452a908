import { describe, expect, it } from 'vitest';
import type { Viseme } from '../../../../plugin/stage/speech/viseme.ts';
import type { FliteVoice } from '../../../../plugin/sound/voice/flite/flite.ts';
import { cuesOfSound } from '../../../../plugin/sound/voice/heard-mouth.ts';
import { mouthShapeAt } from '../../../../plugin/stage/speech/mouth-shape.ts';
import { Spectrum } from '../../../../plugin/sound/voice/spectrum.ts';
import { spokenWord, textToSay } from '../../../../plugin/sound/voice/spoken-text.ts';
import { openFlite } from './open-flite.ts';
import { twentySentences } from './sentences.ts';
import { isLong } from '../../../how-much.ts';

describe('a spectrum', () => {
  it('finds a tone where it is', () => {
    const spectrum = new Spectrum(512);
    spectrum.read(
      Float32Array.from({ length: 512 }, (_, at) => Math.sin((2 * Math.PI * 1000 * at) / 16_000)),
      0,
    );
    const whole = spectrum.between(0, 8000, 16_000);
    expect(spectrum.between(900, 1100, 16_000) / whole).toBeGreaterThan(0.98);
    expect(spectrum.between(3000, 8000, 16_000) / whole).toBeLessThan(0.001);
  });
});

describe('a mouth heard from sound alone', () => {
  const flite = openFlite();
  const closed = new Set(['m', 'b', 'p']);
  const open = new Set(['aa', 'ae', 'ay', 'ao']);
  const hissing = new Set(['s', 'z', 'sh', 'ch', 'jh']);

  /** How often the mouth has one of these shapes near the middle of one of these sounds. */
  async function hits(voice: FliteVoice, meanHz: number) {
    const counted = { closed: [0, 0], open: [0, 0], hissing: [0, 0], silent: [0, 0] };
    for (const text of twentySentences.slice(0, 12)) {
      const said = textToSay(text.split(' ').map(spokenWord));
      const { samples, sampleRate, phonemes } = await flite.speak({ text: said, voice, meanHz, stretch: 1 });
      const cues = cuesOfSound(samples, sampleRate);
      let beganMs = 0;
      const near = (endMs: number, shapes: readonly Viseme[]): boolean =>
        [-20, 0, 20].some((off) => {
          const shape = mouthShapeAt(cues, (beganMs + endMs) / 2 + off);
          return shapes.reduce((sum, viseme) => sum + shape[viseme], 0) > 0.5;
        });
      for (const { name, endMs } of phonemes) {
        const count = (what: keyof typeof counted, shapes: readonly Viseme[]): void => {
          counted[what][1] = (counted[what][1] ?? 0) + 1;
          if (near(endMs, shapes)) counted[what][0] = (counted[what][0] ?? 0) + 1;
        };
        if (closed.has(name)) count('closed', ['closed', 'rest']);
        if (open.has(name)) count('open', ['a', 'o', 'e']);
        if (hissing.has(name)) count('hissing', ['s', 'k']);
        if (name === 'pau') count('silent', ['rest', 'closed']);
        beganMs = endMs;
      }
    }
    return Object.fromEntries(Object.entries(counted).map(([what, [hit = 0, all = 1]]) => [what, hit / all]));
  }

  const voices: readonly (readonly [FliteVoice, number])[] = [
    ['slt', 190],
    ['awb', 118],
    ['rms', 103],
  ];
  it.each(isLong ? voices : voices.slice(0, 1))(
    'is shut, open, hissing and silent when %s is',
    async (voice, meanHz) => {
      const part = await hits(voice, meanHz);
      expect(part['closed']).toBeGreaterThan(0.8);
      expect(part['open']).toBeGreaterThan(0.8);
      expect(part['hissing']).toBeGreaterThan(0.7);
      expect(part['silent']).toBeGreaterThan(0.95);
    },
  );

  it('rests through silence and bears sound of any kind', () => {
    expect(cuesOfSound(new Float32Array(16_000), 16_000).every(({ viseme }) => viseme === 'rest')).toBe(true);
    expect(cuesOfSound(new Float32Array(0), 16_000)).toEqual([{ atMs: 0, viseme: 'rest', strength: 1 }]);
    expect(cuesOfSound(new Float32Array(48_000).fill(1), 48_000).length).toBeGreaterThan(0);
  });
});
