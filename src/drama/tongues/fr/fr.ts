import { frenchPastimes } from './fr-pastimes.ts';
import type { LineAct } from '../../line-act.ts';
import type { ClauseWords } from '../clause-words.ts';
import type { PresumptionWords } from '../presumption-words.ts';
import type { DramaTongue } from '../tongue.ts';

/** Nothing is known by these words yet. */
const never = /(?!)/;
const nowhere = /(?!)()/g;

const acts: Readonly<Record<LineAct, RegExp>> = {
  promise: / je (?:te |vous )?(?:promets|jure|donne ma parole) | c est promis /,
  accusation: / (?:tu as|vous avez|il a|elle a) (?:tué|volé|pris|menti) | je (?:t |vous )?accuse /,
  confession: / c est moi qui | j avoue | j ai (?:tué|volé|menti) /,
  threat: / je (?:te|vous) (?:tuerai|tue) | tu vas le regretter | vous allez le regretter /,
  refusal: /^ (?:non|jamais|pas question) | je refuse | je ne veux pas /,
  agreement: /^ (?:oui|d accord|soit|entendu|bien sûr) | je veux bien /,
  denial: / ce n est pas moi | je n ai rien fait | je n ai pas /,
  forgiveness: / je (?:te|vous) pardonne /,
  apology: / pardon | excusez moi | excuse moi | je suis désolée? /,
  thanks: / merci /,
  greeting: /^ (?:bonjour|bonsoir|salut) /,
  farewell: / au revoir | adieu | bonne nuit /,
  offer: / je (?:t |vous )offre | voulez vous | veux tu /,
  order: /^ (?:donne|donnez|ouvre|ouvrez|prends|prenez|viens|venez|sors|sortez|attends|attendez|arrête|arrêtez) /,
  question: never,
};

const clauses: ClauseWords = {
  parts: /[,;:—…]+/u,
  idle: never,
  denies: / (?:ne|n|pas|jamais|rien|aucun|sans|refuse) /,
  deniesNext: / (?:pas|jamais|ne) $/,
  deniedBy: /^ (?:pas|rien|jamais) /,
  asks: /^ (?:est ce que|qui|que|quoi|où|quand|comment|pourquoi|combien) /,
  mayAsk: / (?:qui|que|quoi|où|quand|comment|pourquoi) /,
  grants: / pourquoi /,
  tag: /^ (?:n est ce pas|hein|non|d accord) $/,
  supposes: / (?:si|peut être|sans doute) /,
  supposesAll: / (?:supposons|imaginons) /,
  reports: / (?:il|elle|on|ils|elles) (?:dit|disait|a dit|pense|croit) /,
  beginsAnew: /^ (?:mais|pourtant) /,
  pastThePlay: /(?:^|[.!?\n])\s*(?:narrateur|système|metteur en scène|souffleur)\s*:/iu,
  knows: / (?:tu sais|vous savez|il sait|elle sait) /,
  states: / (?:je|j|tu|vous|nous|promets|jure|refuse|accepte) /,
  acts,
  directs: {},
  directing: nowhere,
  you: / (?:tu|te|toi|vous) /,
  me: / (?:je|j|me|moi) /,
};

const presumes: PresumptionWords = {
  ...{
    there: nowhere,
    burns: nowhere,
    plays: nowhere,
    hides: nowhere,
    inHand: nowhere,
    drunkFrom: nowhere,
    liesThere: nowhere,
  },
  ...{ acts: nowhere, isDead: nowhere, aBody: nowhere, ofLoss: never },
};

/** The beginnings of French: enough for a small play. */
export const french: DramaTongue = {
  ownWords:
    /(?<![\p{L}’'])(?:le|la|les|une|des|du|est|et|je|tu|il|elle|nous|vous|ne|pas|que|qui|dans|sur|avec|cette|ces|mais|où|très|oui|merci|bonjour|bonsoir|rien|moi|toi|votre|notre|leur|aux|ça|[cdjlmnst]['’]\p{L}+|qu['’]\p{L}+)(?![\p{L}’'])/giu,
  guest: {
    name: 'un inconnu',
    calledBy: 'l’inconnu',
    aliases: ['inconnu', 'étranger', 'visiteur'],
    sharesAnybodysNames: false,
    descriptions: {
      medieval: 'Un voyageur en manteau à capuche, les bottes encore poudreuses.',
      victorian: 'Un visiteur en habit de voyage, que personne ne se souvient d’avoir fait entrer.',
      modern: 'Quelqu’un venu de la rue, le manteau mouillé, une écharpe au cou.',
    },
    persona:
      'Quelqu’un venu du dehors, qui ne connaît personne ici. Poli, attentif, plus de questions que de réponses.',
    goal: { public: 'Comprendre ce qui se passe ici.', private: 'Rester, et voir comment finira la soirée.' },
  },
  voices: { aside: /à part|pour soi|pour lui|pour elle/, whisper: /à voix basse|chuchot|murmur/, shout: /crie|hurle/ },
  clauses,
  presumes,
  pastimes: frenchPastimes,
  unheard: 'Personne n’est assez près pour t’entendre.',
  cues: { hint: (way) => `Tu pourrais : ${way}`, instruction: (way) => `Maintenant : ${way}` },
};
