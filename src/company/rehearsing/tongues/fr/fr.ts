import type { DifficultLines } from '../tongue.ts';

export const french: DifficultLines = {
  waits: '(attend)',
  refuses: ['Non.', 'Je ne veux pas.', 'Vous ne m’y forcerez pas.', 'Non, et c’est mon dernier mot.', 'Je refuse.'],
};
