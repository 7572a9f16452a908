import type { Voice } from '../../drama/fact.ts';
import type { CaptionSettings } from '../settings/settings.ts';
import type { InLanguages } from '../language.ts';

interface Words {
  readonly captions: string;
  readonly said: string;
  /** Somebody heard and not seen. */
  readonly aVoice: string;
  readonly manners: Readonly<Record<Voice | 'thought', string>>;
  readonly to: (name: string) => string;
  readonly toYou: string;
  /** Between the ways a line is said: *whispers to Gertrude, coldly*. */
  readonly comma: string;
  /** A sound of which one does not see whose it is; the verb as the play has it. */
  readonly heardDeed: (verb: string) => string;
  readonly styles: Readonly<Record<CaptionSettings['style'], string>>;
}

export const words: InLanguages<Words> = {
  en: {
    captions: 'Captions',
    said: 'What is said',
    aVoice: 'A voice',
    manners: { plain: '', whisper: 'whispers', aside: 'aside', shout: 'shouts', thought: 'thinks' },
    to: (name) => `to ${name}`,
    toYou: 'to you',
    comma: ', ',
    heardDeed: (verb) => `Out of sight, something is heard: ${verb}.`,
    styles: {
      bubbles: 'Captions: bubbles',
      subtitles: 'Captions: subtitles',
      both: 'Captions: bubbles and subtitles',
      off: 'Captions: off',
    },
  },
  zh: {
    captions: '字幕',
    said: '台词',
    aVoice: '某个声音',
    manners: { plain: '', whisper: '低声', aside: '旁白', shout: '高喊', thought: '心想' },
    to: (name) => `对${name}`,
    toYou: '对你',
    comma: '，',
    heardDeed: (verb) => `看不见的地方传来动静：${verb}。`,
    styles: {
      bubbles: '字幕：气泡',
      subtitles: '字幕：底部',
      both: '字幕：气泡和底部',
      off: '字幕：关闭',
    },
  },
};
