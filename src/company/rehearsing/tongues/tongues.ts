import { tongueOfLanguage, type TongueName } from '../../../drama/tongues/tongue.ts';
import { french } from './fr/fr.ts';
import type { DifficultLines } from './tongue.ts';

const lines: Readonly<Record<TongueName, DifficultLines>> = {
  en: {
    waits: '(waits)',
    refuses: ['No.', 'I will not.', 'You cannot make me.', 'No, and that is the end of it.', 'I refuse.'],
  },
  zh: { waits: '（等待）', refuses: ['不。', '我不干。', '你别想逼我。', '不行，没什么好说的。', '我拒绝。'] },
  fr: french,
};

export const stubbornLines = (language: string | undefined): DifficultLines => lines[tongueOfLanguage(language)];
