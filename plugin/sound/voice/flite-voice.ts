import type { SpokenLine } from '../../stage/speech/stage-voice.ts';
import { rmsHz, type VoicePart } from './casting.ts';
import { FliteError, type Flite, type FliteRequest, type FliteSpeech } from './flite/flite.ts';
import { levelled } from './loudness.ts';
import { cuesOfPhonemes, spokenSpan, type Phoneme } from './phonemes.ts';
import { isForeign, spokenWord, textToSay, type SpokenWord } from './spoken-text.ts';
import type { SoundedSentence, VoiceAdapter } from './voice-adapter.ts';
import { whispered } from './whisper.ts';
import { wordEndsOf } from './word-times.ts';

/** Flite leaves a fifth of a second before it begins; a speaker takes so much of it. */
const breathMs = 40;
/** And so much after what was said, by the mark that stands there. */
const restsMs: Readonly<Record<SpokenWord['rest'], number>> = { '': 30, ',': 110, '.': 220, '?': 220, '!': 220 };
/** The longest text that is handed over at once. */
const mostLetters = 600;
/** After so many lines that failed one after the other it is not asked again. */
const mostFailures = 3;

/** Lines said by flite, offline, in English. */
export class FliteVoice implements VoiceAdapter {
  readonly kind = 'flite';
  private failures = 0;

  constructor(
    private readonly flite: Flite,
    private readonly onTrouble: (sentence: string) => void,
  ) {}

  canSay(words: readonly string[]): boolean {
    return this.failures < mostFailures && !isForeign(words) && words.some((word) => spokenWord(word).said !== '');
  }

  async render({ words, voice, signal }: SpokenLine, part: VoicePart): Promise<SoundedSentence | undefined> {
    const spoken = words.map(spokenWord);
    try {
      const speech = await this.flite.speak(requestOf(textToSay(spoken), part, voice), signal);
      this.failures = 0;
      const sentence = sentenceOf(speech, spoken, part);
      if (!sentence || voice !== 'whisper') return sentence;
      return { ...sentence, samples: levelled(whispered(sentence.samples, sentence.sampleRate)) };
    } catch (error) {
      if (!signal?.aborted) this.fail(error);
      return undefined;
    }
  }

  dispose(): void {
    this.flite.dispose();
  }

  private fail(error: unknown): void {
    this.failures = error instanceof FliteError && error.code === 'flite/not-loaded' ? mostFailures : this.failures + 1;
    const why = error instanceof FliteError ? error.message : 'The offline voice failed.';
    if (this.failures === mostFailures) this.onTrouble(`${why} Lines are mouthed instead.`);
  }
}

function requestOf(text: string, part: VoicePart, voice: SpokenLine['voice']): FliteRequest {
  const { flite, meanHz, slightness, slowness } = part;
  const effort = voice === 'shout' ? 1.15 : voice === 'whisper' || voice === 'aside' ? 0.95 : 1;
  return {
    text: text.slice(0, mostLetters),
    voice: flite,
    // Played faster it will be higher and shorter: both are taken off beforehand.
    meanHz: flite === 'rms' ? rmsHz : (meanHz * effort) / slightness,
    stretch: slowness * slightness,
  };
}

/** What flite made, as it will be heard: without the silence around it, in the speaker's own size. */
export function sentenceOf(
  { samples, sampleRate, phonemes }: FliteSpeech,
  words: readonly SpokenWord[],
  { slightness }: Pick<VoicePart, 'slightness'>,
): SoundedSentence | undefined {
  const [first, last] = spokenSpan(phonemes);
  const wholeMs = (samples.length / sampleRate) * 1000;
  if (first < 0) return undefined;
  const fromMs = Math.max(0, (phonemes[first - 1]?.endMs ?? 0) - breathMs);
  const toMs = Math.min(wholeMs, (phonemes[last]?.endMs ?? wholeMs) + restsMs[words.at(-1)?.rest ?? '']);
  const heard = (ms: number): number => Math.min(Math.max(0, ms - fromMs), toMs - fromMs) / slightness;
  const kept: Phoneme[] = phonemes.slice(0, last + 1).map(({ name, endMs }) => ({ name, endMs: heard(endMs) }));
  const sampleAt = (ms: number): number => Math.round((ms * sampleRate) / 1000);
  return {
    samples: levelled(samples.subarray(sampleAt(fromMs), sampleAt(toMs))),
    sampleRate,
    playbackRate: slightness,
    heardMs: wordEndsOf(words, phonemes).map(heard),
    endMs: heard(toMs),
    mouth: cuesOfPhonemes(kept),
  };
}
