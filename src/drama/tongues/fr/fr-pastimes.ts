import type { PastimeWords } from '../tongue.ts';

export const frenchPastimes: PastimeWords = {
  sits: (seat) => `(s’assied sur ${seat})`,
  getsUp: '(se lève)',
  looksAt: (thing) => `(regarde ${thing})`,
  takes: (thing) => `(prend ${thing})`,
  laysDown: (thing) => `(pose ${thing})`,
  goesTo: (place) => `(va à ${place})`,
  idles: ['(s’étire)', '(bâille)', '(regarde autour de soi)'],
  smallTalk: [
    ['Une journée tranquille.', 'Il ne se passe pas grand-chose.'],
    ['Le temps va peut-être changer.', 'Un peu de pluie ne ferait pas de mal.'],
    ['J’ai mal dormi.', 'Je pourrais dormir une semaine.'],
    ['Je mangerais bien quelque chose.'],
    ['Comment allez-vous ?', 'Tout va bien ?'],
  ],
};
