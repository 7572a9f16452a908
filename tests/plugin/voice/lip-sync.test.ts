import { describe, expect, it } from 'vitest';
import type { Viseme } from '../../../plugin/face/viseme.ts';
import { sentenceOf } from '../../../plugin/voice/flite-voice.ts';
import { mouthShapeAt } from '../../../plugin/voice/mouth-shape.ts';
import type { FliteVoice } from '../../../plugin/voice/flite/flite.ts';
import { spokenWord, textToSay } from '../../../plugin/voice/spoken-text.ts';
import { isSilence } from '../../../plugin/voice/phonemes.ts';
import { openFlite } from './open-flite.ts';
import { twentySentences } from './sentences.ts';

const voices: readonly FliteVoice[] = ['slt', 'rms', 'awb', 'kal16'];
const closedSounds = new Set(['m', 'b', 'p']);
const openSounds = new Set(['aa', 'ae', 'ah', 'ay', 'aw']);
/** As the issue has it. */
const toleranceMs = 60;
/** The mouth follows what is heard: without flite's own silence before, and as fast as it is played. */
const slightness = 1.07;

describe('lip-sync with flite', () => {
  const flite = openFlite();

  it.each(twentySentences.map((text, index) => ({ text, voice: voices[index % voices.length] ?? 'slt' })))(
    '$voice: $text',
    async ({ text, voice }) => {
      const words = text.split(' ').map(spokenWord);
      const speech = await flite.speak({ text: textToSay(words), voice, meanHz: 120, stretch: slightness });
      const sentence = sentenceOf(speech, words, { slightness });
      if (!sentence) throw new Error('nothing was said');
      const first = speech.phonemes.findIndex(({ name }) => !isSilence(name));
      const firstHeardMs = sentence.mouth.find(({ viseme }) => viseme !== 'rest')?.atMs ?? 0;
      const heard = (ms: number): number => firstHeardMs + (ms - (speech.phonemes[first - 1]?.endMs ?? 0)) / slightness;
      let beganMs = 0;
      let [closed, open] = [0, 0];
      for (const { name, endMs } of speech.phonemes) {
        const [from, to] = [heard(beganMs), heard(endMs)];
        beganMs = endMs;
        const middle = (from + to) / 2;
        const most = (viseme: Viseme): number =>
          Math.max(
            ...[-toleranceMs, -30, 0, 30, toleranceMs].map((off) => mouthShapeAt(sentence.mouth, middle + off)[viseme]),
          );
        const now = mouthShapeAt(sentence.mouth, middle);
        if (closedSounds.has(name)) {
          closed++;
          expect(now.closed, `${name} at ${middle}`).toBeGreaterThanOrEqual(0.6);
          expect(now.a, `${name} at ${middle}`).toBeLessThan(0.2);
        }
        if (openSounds.has(name)) {
          open++;
          expect(most('a'), `${name} at ${middle}`).toBeGreaterThanOrEqual(0.6);
          expect(now.closed, `${name} at ${middle}`).toBeLessThan(0.4);
        }
      }
      expect(closed).toBeGreaterThan(0);
      expect(open).toBeGreaterThan(0);
    },
  );
});
