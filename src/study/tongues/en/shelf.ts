import type { Shelf } from '../../shelf.ts';
import { tradeCalled } from '../../wardrobe/trades.ts';
import { englishKits } from './kits.ts';
import { englishOpening, introduceInEnglish } from './opening.ts';
import { readEnglishTopic } from './read-topic.ts';
import { englishPremises } from './premises.ts';

/** What plays in English are made of. */
export const englishShelf: Shelf = {
  language: 'en',
  read: readEnglishTopic,
  kits: englishKits,
  premises: englishPremises,
  names: {
    he: [
      'Abel',
      'Conrad',
      'Edmund',
      'Felix',
      'Gilbert',
      'Hugo',
      'Jonas',
      'Leopold',
      'Matthias',
      'Oscar',
      'Tobias',
      'Walter',
    ],
    she: [
      'Agnes',
      'Beatrix',
      'Clara',
      'Dorothea',
      'Edith',
      'Harriet',
      'Irene',
      'Josephine',
      'Lydia',
      'Matilda',
      'Ruth',
      'Sylvia',
    ],
  },
  forms: {
    he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
    she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  },
  nounOf: (thing) => thing,
  wordFor: (noun) => noun,
  tradeOf: tradeCalled,
  unwritten: 'The hand is hurried, and the last line is missing.',
  flooded: 'Water stands on the floor, a hand deep, and everything in the room is there twice.',
  spokenAs: (kind) => ({ of: `the ${kind}`, to: kind }),
  introduce: introduceInEnglish,
  opening: englishOpening,
  what: {
    claim: 'it is about {matter}',
    says: [
      'It is about {matter}. I said so at once.',
      'About {matter}. What else would it be about?',
      'About {matter}, as far as I can make out.',
    ],
  },
  called: (persona, calling) => `${calling.charAt(0).toUpperCase()}${calling.slice(1)}. ${persona}`,
};
