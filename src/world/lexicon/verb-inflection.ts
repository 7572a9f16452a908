import { readIrregularVerbs } from './irregular-verbs.ts';
import { wordMap, wordSet } from '../../kit/word-list.ts';

type VerbForm = 'base' | 'third' | 'past' | 'gerund' | 'participle';
/** One way to read a token: `lay` is *lay* itself, or the past of *lie*. */
export type VerbReading = { readonly lemma: string; readonly form: VerbForm };

/** Longer verbs stressed on their last syllable, or built on a short one: these double their last consonant. */
const DOUBLING = `
abet abhor abut acquit ad-lib admit allot annul appal aver bedim befit befog bestir blackleg bootleg catnap chitchat
co-star commit compel concur confab confer control corral debar debug defer demob demur deter disbar disinter dispel
distil eavesdrop embed emit enrol enthral entrap enwrap equip excel expel extol flip-flop footslog format foxtrot
handicap hobnob horsewhip humbug impel incur infer instal inter jitterbug kidnap kneecap leapfrog manumit occur omit
outcrop outfit outstrip outwit overlap overstep patrol permit prefer program propel quickstep rappel rebel rebut
recap recur refer refit regret remit repel retrofit sandbag sidestep skinny-dip submit transfer transmit transship
typeset unbar unclog underpin unman unpin unplug unwrap unzip upset weatherstrip wigwag window-shop worship zigzag
zag beget begin forget forbid reset overrun rerun outrun input output offset baby-sit outbid undercut sublet beset
inset
`;
/** Two vowels that still double, and short words that do not. */
const ODD_DOUBLING = /^(quiz|quit|equip|acquit|squat|quip|squib|squid|quod|squelch)$/;
const SHORT = /^(?:[^aeiou]*|[^aeiou]*qu)[aeiouy][^aeiouwxy]$/;

/** *panic* and *bivouac* keep their sound with a k. */
const HARD_C = /(ic|uac|llac)$/;

type Doubles = (lemma: string) => boolean;

function createDoubles(): Doubles {
  const longer = wordSet(DOUBLING);
  return (lemma) =>
    longer.has(lemma) || ODD_DOUBLING.test(lemma) || (SHORT.test(lemma) && !/^(bus|gas|ski|sic)$/.test(lemma));
}

const IRREGULAR_THIRD = wordMap('be=is have=has');

/** @param isVerb which lemmas there are; readings of other words are dropped. */
export function createVerbInflection(isVerb: (lemma: string) => boolean) {
  const irregular = readIrregularVerbs();
  const doubles = createDoubles();
  const irregularForms = new Map<string, VerbReading[]>();
  const note = (token: string, lemma: string, form: VerbForm): void => {
    const readings = irregularForms.get(token) ?? [];
    readings.push({ lemma, form });
    irregularForms.set(token, readings);
  };
  for (const [lemma, { past, participle }] of irregular) {
    for (const form of past) note(form, lemma, 'past');
    for (const form of participle) note(form, lemma, 'participle');
  }
  for (const [lemma, form] of IRREGULAR_THIRD) note(form, lemma, 'third');
  for (const form of ['am', 'are']) note(form, 'be', 'base');

  const verbForms = (token: string): readonly VerbReading[] => {
    const found: VerbReading[] = [];
    const add = (lemma: string, form: VerbForm): void => {
      if (!isVerb(lemma) || found.some((reading) => reading.lemma === lemma && reading.form === form)) return;
      found.push({ lemma, form });
    };
    // `found` and `left` are verbs of their own too, but on a stage they are nearly always *find* and *leave*.
    const irregulars = irregularForms.get(token);
    if (irregulars !== undefined) for (const { lemma, form } of irregulars) add(lemma, form);
    add(token, 'base');
    if (irregulars?.some((reading) => reading.lemma === token)) found.sort((a, b) => rank(a) - rank(b));
    if (token.endsWith('s'))
      for (const stem of thirdStems(token)) if (inflect(stem, 'third') === token) add(stem, 'third');
    if (token.endsWith('ing')) for (const stem of stems(token.slice(0, -3), 'ing', doubles)) add(stem, 'gerund');
    if (token.endsWith('ed')) {
      for (const stem of stems(token.slice(0, -2), 'ed', doubles)) {
        if (isStrong(stem, token)) continue;
        add(stem, 'past');
        add(stem, 'participle');
      }
    }
    return found;
  };

  /** A strong verb has no regular past of its own: *sited* is *site*, never *sit*. */
  const isStrong = (stem: string, token: string): boolean => {
    const parts = irregular.get(stem);
    return parts !== undefined && !parts.past.includes(token) && !parts.participle.includes(token);
  };

  const inflect = (lemma: string, form: 'third' | 'past' | 'gerund'): string => {
    if (form === 'third') return IRREGULAR_THIRD.get(lemma) ?? third(lemma);
    if (form === 'past') return irregular.get(lemma)?.past[0] ?? regularPast(lemma, doubles);
    return gerund(lemma, doubles);
  };

  return { verbForms, inflect };
}

const rank = ({ form }: VerbReading): number => (form === 'base' ? 0 : 1);

function third(lemma: string): string {
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  if (/^(quiz|whiz)$/.test(lemma)) return `${lemma}zes`;
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(lemma)) return `${lemma}es`;
  return `${lemma}s`;
}

function regularPast(lemma: string, doubles: Doubles): string {
  if (lemma.endsWith('e')) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  if (doubles(lemma)) return `${lemma}${lemma.at(-1)}ed`;
  return HARD_C.test(lemma) ? `${lemma}ked` : `${lemma}ed`;
}

function gerund(lemma: string, doubles: Doubles): string {
  if (lemma.endsWith('ie')) return `${lemma.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(lemma) && lemma.length > 2 && !/^(singe|binge|tinge|swinge)$/.test(lemma))
    return `${lemma.slice(0, -1)}ing`;
  if (doubles(lemma)) return `${lemma}${lemma.at(-1)}ing`;
  return HARD_C.test(lemma) ? `${lemma}king` : `${lemma}ing`;
}

function thirdStems(token: string): readonly string[] {
  const stemsOfThird = [token.slice(0, -1)];
  if (token.endsWith('es')) stemsOfThird.push(token.slice(0, -2));
  if (token.endsWith('ies')) stemsOfThird.push(`${token.slice(0, -3)}y`);
  if (token.endsWith('zzes') || token.endsWith('sses')) stemsOfThird.push(token.slice(0, -3));
  return stemsOfThird;
}

/** Lemmas behind a regular `-ed` or `-ing`, likeliest first. */
function stems(stem: string, ending: 'ed' | 'ing', doubles: Doubles): readonly string[] {
  const found: string[] = [];
  if (ending === 'ing' && stem.endsWith('y')) found.push(`${stem.slice(0, -1)}ie`);
  if (ending === 'ed' && stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
  const last = stem.at(-1);
  if (last !== undefined && last === stem.at(-2)) {
    const short = stem.slice(0, -1);
    if (doubles(short)) return [short, stem];
    return [stem, short, `${stem}e`];
  }
  if (/(ick|uack|lack)$/.test(stem)) found.push(stem.slice(0, -1));
  // *hoping* is *hope*: a verb that doubles would have been written with two.
  found.push(`${stem}e`);
  if (!doubles(stem)) found.push(stem);
  return found;
}
