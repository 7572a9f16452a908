import { wordSet } from '../../kit/word-list.ts';

/** Number of English nouns: irregular plurals after WordNet's `noun.exc`, and the regular rules. */

/** `plural singular` pairs that no rule finds. */
const IRREGULAR = `
people person;folk person;men man;women woman;children child;grandchildren grandchild;stepchildren stepchild;godchildren godchild;
brethren brother;feet foot;forefeet forefoot;teeth tooth;eyeteeth eyetooth;geese goose;mice mouse;dormice dormouse;
lice louse;woodlice woodlouse;oxen ox;dice die;pence penny;halfpence halfpenny;kine cow;eyen eye;menservants manservant;
salespeople salesperson;townspeople townsperson;mesdames madame;mesdemoiselles mademoiselle;messieurs monsieur;
signori signore;signore signora;signorine signorina;alumni alumnus;alumnae alumna;amphorae amphora;antennae antenna;
apices apex;appendices appendix;aquaria aquarium;automata automaton;axes axe;bacilli bacillus;bandeaux bandeau;
banditti bandit;bambini bambino;beaux beau;bijoux bijou;bureaux bureau;busses bus;cacti cactus;candelabra candelabrum;
castrati castrato;chapeaux chapeau;chateaux chateau;cherubim cherub;seraphim seraph;cicadae cicada;codices codex;
colossi colossus;corpora corpus;crania cranium;crematoria crematorium;curricula curriculum;data datum;djinn djinni;
jinn jinni;effluvia effluvium;emporia emporium;ephemera ephemeron;femora femur;fezzes fez;flambeaux flambeau;foci focus;
formulae formula;fulcra fulcrum;fungi fungus;gasses gas;gateaux gateau;genii genius;gladioli gladiolus;graffiti graffito;
gymnasia gymnasium;hippopotami hippopotamus;homunculi homunculus;incubi incubus;indices index;larvae larva;
libretti libretto;loci locus;maestri maestro;mafiosi mafioso;magi magus;matrices matrix;mausolea mausoleum;
memoranda memorandum;narcissi narcissus;nebulae nebula;nuclei nucleus;oases oasis;octopi octopus;ova ovum;papyri papyrus;
paparazzi paparazzo;phalanges phalanx;phenomena phenomenon;plateaux plateau;plectra plectrum;podia podium;
portmanteaux portmanteau;proscenia proscenium;pupae pupa;quizzes quiz;radii radius;rouleaux rouleau;sanatoria sanatorium;
sarcophagi sarcophagus;scarves scarf;scriptoria scriptorium;simulacra simulacrum;soprani soprano;spectra spectrum;
stadia stadium;stelae stele;stigmata stigma;strata stratum;styli stylus;succubi succubus;tableaux tableau;
tesserae tessera;torsi torso;trousseaux trousseau;vertebrae vertebra;vertices vertex;virtuosi virtuoso;analyses analysis;
crises crisis;theses thesis;bases base;staves staff;quarterstaves quarterstaff;flagstaves flagstaff;hooves hoof;beeves beef;
passersby passerby;passers-by passer-by;ladies-in-waiting lady-in-waiting;sons-in-law son-in-law;mothers-in-law mother-in-law;
fathers-in-law father-in-law;brothers-in-law brother-in-law;sisters-in-law sister-in-law;daughters-in-law daughter-in-law;
men-at-arms man-at-arms;maids-of-honor maid-of-honor;glasses glass;drawers drawer;arms arm;bars bar;beads bead;boards board;
bones bone;boxers boxer;braces brace;brakes brake;briefs brief;buns bun;chains chain;chips chip;cleaners cleaner;clocks clock;
colors color;colours colour;contents content;cords cord;cows cow;eggs egg;flats flat;followers follower;hands hand;hooks hook;
humans human;irons iron;knuckles knuckle;leaders leader;links link;lodgings lodging;masses mass;mates mate;minutes minute;
papers paper;parts part;porcupines porcupine;rails rail;rings ring;rooms room;scraps scrap;seats seat;splinters splinter;
steps step;stairs stair;stacks stack;stalls stall;tails tail;threads thread;trumpets trumpet;trunks trunk;twins twin;viewers viewer;
weeds weed;whiskers whisker;descendants descendant;contemporaries contemporary;bleachers bleacher;quarters quarter;spirits spirit;
shades shade;curtains curtain;flaps flap;dumplings dumpling;troops troop;organs organ;minors minor;majors major;grounds ground
`;

/** Plural in grammar, one thing on stage. */
const PLURAL_ONLY = `
scissors shears tongs pincers pliers tweezers forceps snuffers trousers pants breeches jeans shorts slacks tights briefs
drawers knickers bloomers overalls pyjamas pajamas leggings braces suspenders spectacles eyeglasses glasses sunglasses
goggles binoculars clothes manacles handcuffs shackles fetters irons reins stairs stays bellows scales gallows
belongings remains ashes arms riches goods victuals viands trappings whiskers quarters cattle police poultry
`;

/** What follows one of these describes; the head noun stands before it: *bottles of wine*. */
const LINK = / (of|with|in|from|for) /;
const SINGULAR_ENDINGS = /(ss|us|is|'s)$/;
const UNSPLIT =
  /^(bellows|gallows|crossroads|corps|chassis|series|species|mews|works|headquarters|lens|gas|bus|atlas|canvas|pancreas|iris|alias|christmas|yes|news|alms|thermos|chaos|cosmos|ethos|pathos|rhinoceros|politics|physics|mathematics|athletics|gymnastics)$/;

type Plurals = {
  readonly singularOf: (word: string) => string;
  readonly isPlural: (word: string) => boolean;
};

/** @param known whether a word is a noun as it stands, so that *glass* and *scissors* are left whole. */
export function createPlurals(known: (word: string) => boolean): Plurals {
  const irregular = new Map(
    IRREGULAR.replaceAll('\n', '')
      .split(';')
      .map((pair) => pair.split(' ') as [string, string]),
  );
  const pluralOnly = wordSet(PLURAL_ONLY);

  const singularToken = (word: string): string => {
    const exception = irregular.get(word);
    if (exception !== undefined) return exception;
    if (word.endsWith('men') && known(`${word.slice(0, -2)}an`)) return `${word.slice(0, -2)}an`;
    if (word.length < 3 || !word.endsWith('s') || UNSPLIT.test(word) || known(word)) return word;
    const stems = stemsOf(word);
    const found = stems.find(known);
    if (found !== undefined) return found;
    return SINGULAR_ENDINGS.test(word) || pluralOnly.has(word) ? word : stems[0]!;
  };

  const singularOf = (word: string): string => {
    if (known(word) && !irregular.has(word)) return word;
    const of = word.search(LINK);
    if (of > 0) return singularOf(word.slice(0, of)) + word.slice(of);
    const cut = word.lastIndexOf(' ') + 1;
    return word.slice(0, cut) + singularToken(word.slice(cut));
  };

  const isPlural = (word: string): boolean => {
    const of = word.search(LINK);
    const phrase = of > 0 ? word.slice(0, of) : word;
    const head = phrase.slice(phrase.lastIndexOf(' ') + 1);
    return irregular.has(head) || pluralOnly.has(head) || singularToken(head) !== head;
  };

  return { singularOf, isPlural };
}

/** Possible singulars of a regular plural, likeliest first for a word that nothing is known about. */
function stemsOf(word: string): readonly string[] {
  const short = word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`, short];
  if (word.endsWith('ves')) return [short, `${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`];
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return [word.slice(0, -2), short];
  if (word.endsWith('oes')) return [word.slice(0, -2), short];
  if (word.endsWith('es')) return [short, word.slice(0, -2)];
  return [short];
}
