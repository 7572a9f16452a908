import { speechTimes } from '../../../src/drama/speech-pace.ts';
import type { Sounding, SpokenLine } from '../../stage/speech/stage-voice.ts';
import type { VoicePart } from './casting.ts';
import { cuesOfText } from '../../stage/speech/mouth-cues.ts';
import type { HandedSentence, VoiceAdapter } from './voice-adapter.ts';

/** The browser's speech as far as it is used here, so that a test can stand in for it. */
export interface BrowserSpeech {
  readonly synthesis: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'pause' | 'resume'>;
  create(text: string): SpeechSynthesisUtterance;
}

/** Which language is written with a script, where one is read by it; the first that occurs in a line decides. */
const languageOfScript: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'], [/\p{Script=Han}/u, 'zh'], [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Cyrillic}/u, 'ru'], [/\p{Script=Greek}/u, 'el'], [/\p{Script=Arabic}/u, 'ar'], [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'], [/\p{Script=Thai}/u, 'th'],
]; // prettier-ignore

/** Names by which systems tell whose voice it is. */
const womensNames =
  /female|woman|samantha|victoria|karen|moira|tessa|fiona|zira|hazel|susan|aria|jenny|ting-?ting|mei-?jia|huihui|yaoyao|xiaoxiao/i;
const mensNames = /\bmale|\bman\b|daniel|alex|fred|david|mark|george|james|guy|ryan|kangkang|yunyang|yunxi/i;
/** A pitch of 1 is taken to be this high. */
const usualHz = { she: 195, he: 108 } as const;
const mostLetters = 400;

/** Lines said by the browser's own voices, in whatever languages it has them. They cannot be placed, only made quieter. */
export class BrowserVoice implements VoiceAdapter {
  readonly kind = 'browser';
  private speaking: SpeechSynthesisUtterance | undefined;

  constructor(
    private readonly speech: BrowserSpeech,
    private readonly language = 'en',
  ) {}

  canSay(words: readonly string[]): boolean {
    return words.some((word) => /[\p{L}\p{N}]/u.test(word)) && this.voicesFor(this.languageOf(words)).length > 0;
  }

  async render({ words }: SpokenLine, part: VoicePart): Promise<HandedSentence | undefined> {
    const voice = this.voiceFor(this.languageOf(words), part);
    if (!voice) return undefined;
    const expected = speechTimes(words);
    const times = {
      heardMs: expected.heardMs.map((ms) => ms * part.slowness),
      endMs: expected.endMs * part.slowness,
    };
    return { ...times, mouth: cuesOfText(words, times), begin: (loudness) => this.begin(words, voice, part, loudness) };
  }

  pause(): void {
    if (this.speaking) this.speech.synthesis.pause();
  }

  resume(): void {
    if (this.speaking) this.speech.synthesis.resume();
  }

  hush(): void {
    if (!this.speaking) return;
    this.speaking = undefined;
    this.speech.synthesis.cancel();
  }

  dispose(): void {
    this.hush();
  }

  private begin(
    words: readonly string[],
    voice: SpeechSynthesisVoice,
    part: VoicePart,
    loudness: number,
  ): Sounding | undefined {
    // It says one thing at a time; who speaks meanwhile is seen to.
    if (this.speaking) return undefined;
    const said = new HandedLine(this.speech.create(words.join(' ').slice(0, mostLetters)), words, () => {
      if (this.speaking === said.utterance) this.hush();
    });
    const { utterance } = said;
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.pitch = Math.min(2, Math.max(0.1, part.meanHz / usualHz[part.sex]));
    utterance.rate = Math.min(2, Math.max(0.5, 1 / part.slowness));
    utterance.volume = Math.min(1, loudness);
    said.onOver = () => {
      if (this.speaking === utterance) this.speaking = undefined;
    };
    this.speaking = utterance;
    this.speech.synthesis.speak(utterance);
    return said;
  }

  private voiceFor(language: string, part: VoicePart): SpeechSynthesisVoice | undefined {
    const voices = this.voicesFor(language);
    const ofTheirs = voices.filter(({ name }) => (part.sex === 'she' ? womensNames : mensNames).test(name));
    const ofOthers = voices.filter(({ name }) => (part.sex === 'she' ? mensNames : womensNames).test(name));
    const choices = ofTheirs.length > 0 ? ofTheirs : voices.filter((voice) => !ofOthers.includes(voice));
    const from = choices.length > 0 ? choices : voices;
    return from[Math.floor(part.lot * from.length)];
  }

  private voicesFor(language: string): SpeechSynthesisVoice[] {
    const spoken = new RegExp(`^${language}\\b`, 'i');
    const voices = this.speech.synthesis.getVoices().filter(({ lang }) => spoken.test(lang.replace('_', '-')));
    // What is on the machine answers at once and tells nobody what was said.
    const near = voices.filter(({ localService }) => localService);
    return near.length > 0 ? near : voices;
  }

  private languageOf(words: readonly string[]): string {
    const text = words.join(' ');
    return languageOfScript.find(([script]) => script.test(text))?.[1] ?? this.language;
  }
}

/** A line in the browser's hands: it tells of words as it comes to them. */
class HandedLine implements Sounding {
  onOver: () => void = () => undefined;
  private onWord: ((index: number) => void) | undefined;
  private onEnd: (() => void) | undefined;
  private readonly starts: readonly number[];
  private current = -1;
  private isOver = false;

  constructor(
    readonly utterance: SpeechSynthesisUtterance,
    words: readonly string[],
    private readonly cancel: () => void,
  ) {
    let at = 0;
    this.starts = words.map((word) => {
      const start = at;
      at += word.length + 1;
      return start;
    });
    utterance.onboundary = (event) => this.reach(event.charIndex);
    utterance.onend = () => this.finish();
    utterance.onerror = () => this.finish();
  }

  /** Between two words nobody knows how far it is: the play's clock will do. */
  positionMs(): undefined {
    return undefined;
  }

  follow(onWord: (index: number) => void, onEnd: () => void): void {
    this.onWord = onWord;
    this.onEnd = onEnd;
    if (this.isOver) onEnd();
  }

  stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onWord = this.onEnd = undefined;
    this.cancel();
    this.onOver();
  }

  private reach(charIndex: number): void {
    if (this.isOver) return;
    const word = this.starts.findLastIndex((start) => start <= charIndex);
    // That a word begins is how one knows that those before it have been heard.
    if (word > 0 && word > this.current) this.onWord?.(word - 1);
    this.current = Math.max(this.current, word);
  }

  private finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onOver();
    this.onEnd?.();
  }
}
