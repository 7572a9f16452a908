import { FEMALE_NAMES, MALE_NAMES } from './given-names.ts';
import { wordSet } from '../../kit/word-list.ts';

export type Gender = 'male' | 'female';

/** Titles and person nouns that WordNet leaves neutral or does not have. */
const MALE_NOUNS = `
he him his mr mister master sir lord king prince duke count earl baron marquis marquess viscount emperor tsar czar kaiser
squire knight father dad daddy papa pa son brother uncle nephew grandfather grandpa grandson husband widower bridegroom
groom fiance boyfriend bachelor man boy lad chap fellow bloke guy gentleman gent youth monk friar abbot priest bishop
archbishop cardinal pope rabbi monsieur m herr don senor signor signore monseigneur butler footman valet manservant
coachman steward page gravedigger hangman blacksmith sailor constable sheriff jester
actor waiter host hero wizard warlock sorcerer stepfather stepson stepbrother godfather godson tailor cobbler
`;
const FEMALE_NOUNS = `
she her hers mrs ms miss mistress madam ma'am madame mme mlle mademoiselle lady dame queen princess duchess countess
baroness marchioness marquise viscountess empress tsarina czarina mother mom mum mama mamma mummy daughter sister aunt
auntie niece grandmother grandma granny granddaughter wife widow bride fiancee girlfriend spinster bachelorette woman girl
lass lassie maiden maid damsel nun abbess prioress priestess frau fraulein donna dona senora senorita signora signorina
maidservant housemaid chambermaid handmaid handmaiden nursemaid governess housekeeper chaperone seamstress laundress
charwoman milkmaid barmaid actress waitress hostess heroine witch sorceress stepmother stepdaughter stepsister godmother
goddaughter prostitute courtesan midwife ballerina siren mermaid matron dowager lady-in-waiting goddess
`;
/** *Sergeant*, *doctor* and the like say nothing; the name behind them does. */
const PLAIN_TITLES =
  /^(dr|doctor|prof|professor|captain|capt|colonel|major|general|sergeant|lieutenant|inspector|detective|judge|old|young|little|poor|dear|good|sweet|the|my|saint|st)\.? /;

export function createGenders(isA: (word: string, kind: string) => boolean, singularOf: (word: string) => string) {
  const maleNouns = wordSet(MALE_NOUNS);
  const femaleNouns = wordSet(FEMALE_NOUNS);
  const maleNames = wordSet(MALE_NAMES);
  const femaleNames = wordSet(FEMALE_NAMES);

  const byNoun = (word: string): Gender | null => {
    if (maleNouns.has(word)) return 'male';
    if (femaleNouns.has(word)) return 'female';
    if (/[a-z](woman|girl|lady|maid|wife|mother|sister|daughter)$/.test(word)) return 'female';
    if (/[a-z](man|boy|father|brother|son)$/.test(word) && isA(word, 'person')) return 'male';
    return null;
  };

  const byName = (word: string): Gender | null => {
    const male = maleNames.has(word);
    return male === femaleNames.has(word) ? null : male ? 'male' : 'female';
  };

  const byKind = (word: string): Gender | null => {
    const female = isA(word, 'female person') || isA(word, 'woman');
    const male = isA(word, 'male person') || isA(word, 'adult male');
    return female === male ? null : female ? 'female' : 'male';
  };

  /** Takes a word, or a name with titles: *Lady Macbeth*, *Dr. Watson*, *the old gravedigger*. */
  const genderOf = (name: string): Gender | null => {
    const bare = name.replace(PLAIN_TITLES, '').replace(PLAIN_TITLES, '');
    const tokens = bare.split(/[\s,]+/).map((token) => token.replace(/\.$/, ''));
    const first = tokens[0] ?? '';
    const last = tokens.at(-1) ?? '';
    if (tokens.length === 1)
      return byNoun(first) ?? byName(first) ?? byNoun(singularOf(first)) ?? byKind(singularOf(first));
    return byNoun(first) ?? byName(first) ?? byNoun(singularOf(last)) ?? byName(last) ?? byKind(singularOf(last));
  };
  return genderOf;
}
