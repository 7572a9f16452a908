import { describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { mouthShapeAt } from '../../../../plugin/stage/speech/mouth-shape.ts';
import type { VoicePart } from '../../../../plugin/sound/voice/casting.ts';
import type { Flite, FliteRequest, FliteSpeech, FliteVoice } from '../../../../plugin/sound/voice/flite/flite.ts';
import { FliteVoice as FliteAdapter } from '../../../../plugin/sound/voice/flite-voice.ts';
import type { SoundedSentence } from '../../../../plugin/sound/voice/voice-adapter.ts';
import { howMany } from '../../../how-much.ts';
import { openFlite } from './open-flite.ts';
import { twentySentences } from './sentences.ts';

const voices: readonly FliteVoice[] = ['slt', 'rms', 'awb', 'kal16'];
const lips = new Set(['m', 'b', 'p']);
const open = new Set(['aa', 'ae', 'ah', 'ay', 'aw']);
/** As the issue has it: within so much of the phoneme's time. */
const toleranceMs = 60;

/** Keeps what flite told, so that the mouth can be held to it. */
class OverheardFlite implements Flite {
  private readonly flite = openFlite();
  last: FliteSpeech | undefined;

  async speak(request: FliteRequest): Promise<FliteSpeech> {
    return (this.last = await this.flite.speak(request));
  }

  dispose(): void {
    this.flite.dispose();
  }
}

/** A phoneme of a sentence, when it is heard, and how loud the sound is that is played then. */
interface HeardPhoneme {
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly level: number;
}

/**
 * Flite's phonemes in the time of the sound as it is played. Where the kept sound lies in flite's own is found by looking for
 * it, so that nothing here goes by the times the mouth was made of.
 */
function heardPhonemes({ samples, sampleRate, phonemes }: FliteSpeech, sentence: SoundedSentence): HeardPhoneme[] {
  const cut = offsetOf(sentence.samples, samples);
  const heardMs = (ms: number): number => (ms - (cut / sampleRate) * 1000) / sentence.playbackRate;
  return phonemes.map(({ name, endMs }, index) => {
    const [fromMs, toMs] = [heardMs(phonemes[index - 1]?.endMs ?? 0), heardMs(endMs)];
    const middle = Math.round((((fromMs + toMs) / 2) * sentence.playbackRate * sampleRate) / 1000);
    const near = sentence.samples.subarray(Math.max(0, middle - 80), middle + 80);
    return { name, fromMs, toMs, level: Math.sqrt(near.reduce((sum, sample) => sum + sample * sample, 0) / 160) };
  });
}

/** Where a piece of sound was cut from; its level may have changed. */
function offsetOf(piece: Float32Array, whole: Float32Array): number {
  const from = Math.floor(piece.length / 2);
  const probe = piece.subarray(from, from + 400);
  let [best, most] = [0, -Infinity];
  for (let at = 0; at + probe.length < whole.length; at++) {
    let [product, power] = [0, 1e-9];
    for (let index = 0; index < probe.length; index += 2) {
      const sample = whole[at + index] ?? 0;
      product += sample * (probe[index] ?? 0);
      power += sample * sample;
    }
    if (product / Math.sqrt(power) > most) [best, most] = [at, product / Math.sqrt(power)];
  }
  return best - from;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Two of each voice; all with LONG=1. */
const sentences = twentySentences.slice(0, howMany('SENTENCES', 8, twentySentences.length));

describe('lip-sync with flite', () => {
  const flite = new OverheardFlite();
  const adapter = new FliteAdapter(flite, () => undefined);

  it.each(
    sentences.map((text, index) => ({
      text,
      voice: voices[index % voices.length] ?? 'slt',
      size: 0.9 + index / 80,
    })),
  )('$voice: $text', async ({ text, voice, size }) => {
    const part: VoicePart = { sex: 'he', flite: voice, meanHz: 120, slightness: size, slowness: 1.05, lot: 0 };
    const sentence = await adapter.render(
      { actor: entityId('actor:ada'), words: text.split(' '), voice: 'plain' },
      part,
    );
    if (!sentence || !flite.last) throw new Error('nothing was said');
    const phonemes = heardPhonemes(flite.last, sentence);
    const shut = phonemes.filter(({ name }) => lips.has(name));
    const wide = phonemes.filter(({ name }) => open.has(name));
    expect(shut.length * wide.length).toBeGreaterThan(0);

    for (const { name, fromMs, toMs } of shut) {
      const shape = mouthShapeAt(sentence.mouth, (fromMs + toMs) / 2);
      expect(shape.closed, `${name} at ${fromMs}`).toBeGreaterThanOrEqual(0.6);
      expect(shape.a, `${name} at ${fromMs}`).toBeLessThan(0.2);
    }
    for (const { name, fromMs, toMs } of wide) {
      const middle = (fromMs + toMs) / 2;
      const near = [-toleranceMs, -30, 0, 30, toleranceMs].map((off) => mouthShapeAt(sentence.mouth, middle + off).a);
      expect(Math.max(...near), `${name} at ${fromMs}`).toBeGreaterThanOrEqual(0.6);
      expect(mouthShapeAt(sentence.mouth, middle).closed, `${name} at ${fromMs}`).toBeLessThan(0.4);
    }
    // And the sound that is played is stopped and free at these times; an m only hums.
    const stops = shut.filter(({ name }) => name !== 'm').map(({ level }) => level);
    if (stops.length > 0) expect(mean(wide.map(({ level }) => level))).toBeGreaterThan(mean(stops) * 1.5);
  });
});
