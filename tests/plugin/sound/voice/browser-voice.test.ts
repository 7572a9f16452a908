import { describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { SpokenLine } from '../../../../plugin/stage/speech/stage-voice.ts';
import { BrowserVoice, type BrowserSpeech } from '../../../../plugin/sound/voice/browser-voice.ts';
import { castVoice } from '../../../../plugin/sound/voice/casting.ts';

type Said = SpeechSynthesisUtterance;

/** A browser's speech that says nothing and does what the test has it do. */
class QuietSpeech implements BrowserSpeech {
  readonly said: Said[] = [];
  readonly calls: string[] = [];
  readonly synthesis: BrowserSpeech['synthesis'];

  constructor(names: readonly (readonly [name: string, lang: string])[]) {
    const voices = names.map(([name, lang]) => ({ name, lang, localService: true, default: false, voiceURI: name }));
    this.synthesis = {
      getVoices: () => voices,
      speak: (utterance) => this.said.push(utterance),
      cancel: () => this.calls.push('cancel'),
      pause: () => this.calls.push('pause'),
      resume: () => this.calls.push('resume'),
    };
  }

  create(text: string): Said {
    return { text, onboundary: null, onend: null, onerror: null } as Said;
  }

  reach(charIndex: number): void {
    const said = this.said.at(-1);
    said?.onboundary?.({ charIndex } as SpeechSynthesisEvent);
  }

  end(): void {
    const said = this.said.at(-1);
    said?.onend?.({} as SpeechSynthesisEvent);
  }
}

const english = [['Daniel', 'en-GB'], ['Samantha', 'en-US']] as const; // prettier-ignore
const chinese = [['Ting-Ting', 'zh_CN']] as const;
const hamlet = castVoice({ id: 'actor:hamlet', name: 'Hamlet', pronouns: 'he' }, []);
const gertrude = castVoice({ id: 'actor:gertrude', name: 'Gertrude', pronouns: 'she' }, []);
const lineOf = (...words: string[]): SpokenLine => ({ actor: entityId('actor:hamlet'), words, voice: 'plain' });

describe('the browser’s own voices', () => {
  it('say a line in a voice of its language and of the speaker', async () => {
    const speech = new QuietSpeech([...english, ...chinese]);
    const voice = new BrowserVoice(speech);
    (await voice.render(lineOf('My', 'lord.'), hamlet))?.begin(0.8);
    speech.end();
    (await voice.render(lineOf('My', 'lord.'), gertrude))?.begin(1);
    speech.end();
    (await voice.render(lineOf('今晚月亮很圆。'), hamlet))?.begin(1);
    expect(speech.said.map((said) => said.voice?.name)).toEqual(['Daniel', 'Samantha', 'Ting-Ting']);
    expect(speech.said[0]).toMatchObject({ text: 'My lord.', volume: 0.8, lang: 'en-GB' });
    const [one, two] = speech.said.map(({ pitch, rate }) => `${pitch} ${rate}`);
    expect(one).not.toBe(two);
  });

  it('say nothing where there are none, or none for the language', async () => {
    expect(new BrowserVoice(new QuietSpeech([])).canSay(['My', 'lord.'])).toBe(false);
    const speech = new QuietSpeech(english);
    const voice = new BrowserVoice(speech);
    expect(voice.canSay(['今晚月亮很圆。'])).toBe(false);
    expect(await voice.render(lineOf('今晚月亮很圆。'), hamlet)).toBeUndefined();
    expect(voice.canSay(['…'])).toBe(false);
    expect(voice.canSay(['My', 'lord.'])).toBe(true);
    expect(speech.said).toEqual([]);
  });

  it('tell of words as they come to them, and of the end', async () => {
    const speech = new QuietSpeech(english);
    const sounding = (await new BrowserVoice(speech).render(lineOf('My', 'good', 'lord.'), hamlet))?.begin(1);
    const told: string[] = [];
    sounding?.follow?.(
      (index) => told.push(`word ${index}`),
      () => told.push('end'),
    );
    speech.reach(0);
    expect(told).toEqual([]);
    speech.reach(3);
    expect(told).toEqual(['word 0']);
    speech.reach(3);
    speech.reach(8);
    speech.end();
    expect(told).toEqual(['word 0', 'word 1', 'end']);
  });

  it('stop when interrupted and tell nothing more', async () => {
    const speech = new QuietSpeech(english);
    const sounding = (await new BrowserVoice(speech).render(lineOf('My', 'good', 'lord.'), hamlet))?.begin(1);
    const told: string[] = [];
    sounding?.follow?.(
      (index) => told.push(`word ${index}`),
      () => told.push('end'),
    );
    sounding?.stop();
    expect(speech.calls).toEqual(['cancel']);
    speech.reach(8);
    speech.end();
    expect(told).toEqual([]);
  });

  it('say one thing at a time: who speaks meanwhile is mouthed', async () => {
    const speech = new QuietSpeech(english);
    const voice = new BrowserVoice(speech);
    const [one, two] = [
      await voice.render(lineOf('My', 'lord.'), hamlet),
      await voice.render(lineOf('What?'), gertrude),
    ];
    expect(one?.begin(1)).toBeDefined();
    expect(two?.begin(1)).toBeUndefined();
    voice.pause();
    voice.resume();
    voice.dispose();
    expect(speech.calls).toEqual(['pause', 'resume', 'cancel']);
  });
});
