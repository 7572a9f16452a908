import { keepsPreposition } from '../../verbs/verb-index.ts';
import { isOneOf, verbSet, type Verb, type VerbName } from '../../../drama/verb.ts';
import { knowsNoun } from '../../lexicon/nouns.ts';
import { wordList, wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import type { Attempt } from '../attempt.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { contactVerbs } from './body.ts';
import type { Chosen } from './choose-verb.ts';
import type { Complements } from './complements.ts';
import { isMannerNoun } from './manner.ts';
import { isNamed, isPerson, isPersonal, isProp, placing } from './phrase-kinds.ts';
import { prepositions } from './words.ts';
import { given } from '../../../kit/given.ts';

/** From our verb and what stands behind it to an attempt: each phrase in the slot it belongs to. */
export function build(chosen: Chosen, found: Complements, names: NameIndex): Attempt {
  return new AttemptBuilder(chosen, found, names).build();
}

type Entry = Complements['phrases'][number];

class AttemptBuilder {
  private verb: Verb;
  private readonly word: string;
  private readonly manner: string[];
  /** What stands behind prepositions and has no slot yet. */
  private phrases: Entry[];
  private object: NounPhrase | undefined;
  private target: NounPhrase | undefined;
  private instrument: NounPhrase | undefined;
  private preposition: string | undefined;
  private part: string | undefined;

  constructor(
    private readonly chosen: Chosen,
    private readonly found: Complements,
    private readonly names: NameIndex,
  ) {
    this.verb = chosen.verb;
    this.word = chosen.word;
    this.manner = [...found.manner];
    this.phrases = found.phrases.filter((entry) => this.matters(entry));
  }

  build(): Attempt {
    this.takeObjects();
    this.takeGrip();
    this.takeInstrument();
    this.takePrincipal();
    this.takeJug();
    this.takeTarget();
    const { verb, word, object, target, instrument, part, found } = this;
    const preposition = object || target ? this.preposition : undefined;
    const direction = directionOf(verb, found, object, this.names);
    const how = [found.quote, ...this.manner].filter(Boolean);
    const manner = how.length > 0 ? how.join(' ') : undefined;
    const { unknown } = this.chosen;
    return given({ verb, word, unknown, object, preposition, target, instrument, part, direction, manner });
  }

  /** What only says how goes to the manner; what says when, or *behind him* as he closes the door, is left out. */
  private matters({ preposition, phrase, words }: Entry): boolean {
    if (preposition === 'with' && isHow(phrase, this.names)) {
      this.manner.push(words);
      return false;
    }
    const trailing = /^(behind|after|before)$/.test(preposition) && phrase.pronoun && phrase.pronoun !== 'it';
    if (trailing && isOneOf(this.verb, 'close', 'lock', 'open', 'exit', 'enter')) return false;
    return preposition !== 'during' && preposition !== 'like';
  }

  /** *gives Ophelia the letter*; *his sleeve*, *her hand* is a part of somebody. */
  private takeObjects(): void {
    const [first, second] = this.found.objects;
    this.object = first;
    // *gets Gus a coffee* is for Gus, and not from him.
    if (second && first && this.verb === 'take' && fetching.has(this.word) && isPersonal(first, this.names))
      this.verb = 'give';
    if (second && ditransitive.has(this.verb)) {
      this.target = first;
      this.object = second;
      this.preposition = 'to';
    }
    const owned = this.object && this.partIn(this.object);
    if (!owned) return;
    this.part = owned.part;
    this.object = owned.owner;
  }

  /** *takes her by the hand*, *tugs at his sleeve*. */
  private takeGrip(): void {
    const { verb, word, names, object } = this;
    const touches = contactVerbs.has(word) || contactVerbs.has(verb) || isOneOf(verb, 'hit', 'stab', 'strike', 'shake');
    if (!object || !touches || isProp(object, names) || isOneOf(verb, 'put', 'give', 'throw')) return;
    const grip = this.phrases.find(
      ({ preposition, phrase }) =>
        gripping.has(preposition) && bodyParts.has(phrase.head) && (preposition === 'by' || !isNamed(phrase, names)),
    );
    if (!grip) return;
    this.part ??= grip.phrase.head;
    this.drop(grip);
  }

  private takeInstrument(): void {
    const tool = this.phrases.find(
      ({ preposition, phrase }) => preposition === 'with' && !isPersonal(phrase, this.names),
    );
    if (!tool) return;
    this.instrument = tool.phrase;
    this.drop(tool);
  }

  /** Without an object, the phrase the verb is about takes its place. */
  private takePrincipal(): void {
    if (this.object || this.part || this.phrases.length === 0) return;
    const wanted = rowFor(principals, this.verb) ?? [];
    const best = wanted.map((word) => this.by(word)).find((entry) => entry !== undefined);
    const entry = best ?? this.phrases[0];
    if (!entry) return;
    this.drop(entry);
    const touched = this.partIn(entry.phrase);
    this.object = touched ? touched.owner : entry.phrase;
    this.part = touched?.part ?? this.part;
    if (this.chosen.swallowed === undefined || keepsPreposition.has(this.verb)) this.preposition = entry.preposition;
  }

  /** *pours wine from the jug into the cup*: the jug is what is poured. */
  private takeJug(): void {
    const jug = this.verb === 'pour' && this.object ? this.by('from') : undefined;
    if (!jug) return;
    if (this.phrases.length === 1 && (!this.target || this.target.pronoun === 'self')) {
      this.target = this.object;
      this.preposition = 'in';
    }
    this.object = jug.phrase;
    this.drop(jug);
  }

  private takeTarget(): void {
    const second = this.object || this.part ? this.pickTarget() : undefined;
    if (second && !this.target) this.aimAt(second);
    // writes an address in the notebook, plays a tune on the piano: that is what it is about
    if (
      isOneOf(this.verb, 'write', 'play', 'type') &&
      this.object &&
      this.target &&
      !isNamed(this.object, this.names)
    ) {
      this.object = this.target;
      this.target = undefined;
    }
    // *the cup on the shelf*: what is left says where the thing is.
    const place = this.phrases.find((entry) => entry !== second && placing.has(entry.preposition));
    if (place && this.object && !this.object.where && !this.object.pronoun)
      this.object = { ...this.object, where: { preposition: place.preposition, phrase: place.phrase } };
  }

  private aimAt({ phrase, preposition, words }: Entry): void {
    const held = this.partIn(phrase);
    if (!held) {
      this.target = phrase;
      this.preposition = preposition;
    }
    // presses his hand to her lips: whose hand is what it is about, the lips say how
    else if (this.part) this.manner.push(words);
    else if (held.owner) {
      this.target = held.owner;
      this.part = held.part;
      this.preposition = preposition;
    }
  }

  /** Of what is left, what the verb is done to or for beside its object. */
  private pickTarget(): Entry | undefined {
    const wanted = rowFor(targets, this.verb);
    if (!wanted) return this.phrases.find(({ preposition }) => !besides.has(preposition));
    for (const choice of wanted) {
      const words = choice.split('|');
      const entry = this.phrases.find(({ preposition }) => words.includes(preposition));
      if (entry) return entry;
    }
    return undefined;
  }

  private by(preposition: string): Entry | undefined {
    return this.phrases.find((entry) => entry.preposition === preposition);
  }

  private drop(entry: Entry): void {
    this.phrases = this.phrases.filter((other) => other !== entry);
  }

  /** Somebody's hand is a part of them; one's own is a gesture. */
  private partIn(phrase: NounPhrase): { part: string; owner: NounPhrase | undefined } | undefined {
    const { names } = this;
    const { head: part, possessor: whose } = phrase;
    if (!bodyParts.has(part) || phrase.pronoun) return undefined;
    const person = whose !== undefined && isPerson(whose, names);
    const bodily = whose?.pronoun !== undefined && flesh.test(part) && bodilyVerbs.has(this.word);
    const isThing = (): boolean =>
      names.byFull.has(phrase.text) ||
      names.things.some((thing) => thing.kind === 'prop' && thing.names.some((name) => name.head === part));
    if (!person && !bodily && isThing()) return undefined;
    if (!whose || whose.pronoun === 'self' || whose.pronoun === 'me') return { part, owner: undefined };
    return { part, owner: whose.pronoun && whose.pronoun !== 'you' ? { ...whose, whose: true } : whose };
  }
}

type Prepositions = { readonly [verb in VerbName]?: readonly string[] };

const rowFor = (table: Prepositions, verb: Verb): readonly string[] | undefined =>
  Object.hasOwn(table, verb) ? table[verb as VerbName] : undefined;

/** With a sigh, with both hands: how it is done. */
function isHow(phrase: NounPhrase, names: NameIndex): boolean {
  const { head } = phrase;
  if (phrase.pronoun || isNamed(phrase, names)) return false;
  return isMannerNoun(head) || abstractNouns.has(head) || bodyParts.has(head) || !knowsNoun(head);
}

/** *clutches his chest*: of these two that are called so, the one under the shirt. */
const flesh = /^(chest|breast|back|sides?|temples?|palms?|calf|lap)$/;
const bodilyVerbs = wordSet(
  'clutch clasp beat thump pound scratch rub touch press tap pat slap puff hold straighten arch',
);

/** Where somebody is held or hit. */
const gripping = wordSet('by on in across around under through over against');

const fetching = wordSet('get fetch');

/** Verbs of two objects: *gives Ophelia the letter*. */
const ditransitive = verbSet('give', 'show', 'throw', 'pour', 'buy', 'sell', 'put', 'take', 'steal');

/** Of several phrases and no object, those the verb is about, the likeliest first. */
const principals: Prepositions = {
  reach: ['for', 'to', 'toward'],
  go: ['to', 'toward', 'in', 'through', 'at', 'on', 'by', 'behind', 'under', 'from'],
  find: ['for'],
  sit: ['on', 'in', 'at', 'by'],
  lie: ['on', 'in', 'at', 'by'],
  hide: ['behind', 'under', 'in'],
};

const into = ['in|on|under|behind|over', 'to|toward|around|by|against|before|down|up'];
const source = ['from|off|away from'];

/** Which phrase is the target of a verb that has its object: the first choice that was said. */
const targets: Prepositions = {
  put: into, 'put away': into, hide: into,
  carry: ['to|in|on|toward', 'from'],
  pour: ['in|on|over|to', 'from|for'],
  take: source, remove: source, steal: source, draw: source,
  give: ['to|in|at', 'for'], show: ['to|in|at', 'for'],
  throw: ['at|to|toward|in|on|through|over|behind|under|from|against'],
  go: [], look: [], examine: [], find: [],
  tie: ['to|around|on'],
  drop: ['in|on|under|behind|down'],
}; // prettier-ignore

/** What no other verb is aimed at. */
const besides = wordSet('by before between among around along past during about like of after across through down up');

const moving = verbSet(
  ...wordList(`
    go step enter exit climb turn look push pull jump pace block stand bend lean follow wave point lead
  `),
);

const compass = wordSet(
  'north south east west northeast northwest southeast southwest n s e w ne nw se sw upstairs downstairs',
);

function directionOf(
  verb: Verb,
  { directions, particles }: Complements,
  object: NounPhrase | undefined,
  names: NameIndex,
): string | undefined {
  if (!moving.has(verb)) return undefined;
  const way =
    directions.find((word) => compass.has(word)) ??
    directions.find((word) => names.directions.has(word)) ??
    directions.find((word) => /^(inside|outside|indoors|outdoors|home)$/.test(word));
  if (way) return way;
  if (object && verb !== 'push' && verb !== 'pull')
    return directions.find((word) => /^(closer|nearer|away|back)$/.test(word));
  return directions[0] ?? (prepositions.has(particles[0] ?? '') ? particles[0] : undefined);
}
