import type { BodyTongue } from '../tongue.ts';
import { wordPairs } from '../word-pairs.ts';

const never = /(?!)/;

/** The beginnings of French: the words people are described by, and a few that move hands. */
export const french: BodyTongue = {
  senses: {
    ...{
      oath: /^jure$/i,
      greeting: /^(?:bonjour|bonsoir|adieu|merci)$/i,
      no: /^(?:non|jamais|rien|pas)$/i,
      number: never,
    },
    ...{
      heart: /^(?:amour|cœur)$/i,
      mind: /^(?:pense|sais|crois)$/i,
      please: never,
      all: /^(?:tout|toute|tous|monde)$/i,
    },
    ...{ small: /^(?:petite?|peu)$/i, up: never, down: never, there: /^(?:là|lui|elle)$/i, you: /^(?:tu|toi|vous)$/i },
    self: /^(?:je|moi)$/i,
  },
  stirrings: {
    ...{ threat: /je (?:te|vous) tuerai/i, accusation: /assassin|voleur|menteur/i, insult: /imbécile|crétin/i },
    ...{ praise: /merci|bravo/i, joke: never },
  },
  looks: {
    writtenIn: /(?<!\p{L})(?:une?|des|la|les|avec|vêtue?|porte)(?!\p{L})/iu,
    words: wordPairs(`
      vieille_dame old lady; vieil_homme old man; vieille old; vieux old; âgée elderly; âgé elderly; jeune young; garçon boy
      fille girl; grande tall; grand tall; petite short; petit short; maigre thin; mince thin; grosse stout; gros stout
      roi king; reine queen; médecin doctor; domestique footman; policier policeman; juge judge; moine monk; fantôme ghost
      vêtue_de wearing; vêtu_de wearing; en_robe wearing gown; porte wearing; robe gown; manteau overcoat; costume tailored suit
      tablier apron; écharpe scarf; châle shawl; bottes boots; rouge red; verte green; vert green; bleue blue; bleu blue
      noire black; noir black; blanche white; blanc white; grise grey; gris grey; lunettes spectacles; chauve bald
      moustache moustache; barbe beard; tresse plait; cheveux_longs long hair
    `),
  },
};
