import type { VerbName } from '../../../drama/verb.ts';
import { isA, singularOf } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { type NounPhrase, nounOf } from '../../names/noun-phrase.ts';
import { phrasalVerb } from '../../verbs/verb-index.ts';
import { abstractNouns } from './abstract-nouns.ts';
import type { Complements } from './complements.ts';
import { isNamed, isOwnPart, isPersonal } from './phrase-kinds.ts';

/** A verb with what stands behind it: what the tables of readings ask about. */
export class VerbPhrase {
  constructor(
    readonly lemma: string,
    /** The clause from its verb on: lower case, the verb in its base form. */
    readonly clause: string,
    readonly found: Complements,
    readonly names: NameIndex,
  ) {}

  /** The head of the first object. */
  get object(): string | undefined {
    return this.found.objects[0]?.head;
  }

  get objectIs(): readonly string[] {
    return this.kindsOf(this.found.objects[0]);
  }

  /** The head of the second. */
  get second(): string | undefined {
    return this.found.objects[1]?.head;
  }

  /** The prepositions behind it. */
  get behind(): readonly string[] {
    return this.found.phrases.map(({ preposition }) => preposition);
  }

  /** The first of them, and what it stands before. */
  get first(): string | undefined {
    return this.found.phrases[0]?.preposition;
  }

  get firstHead(): string | undefined {
    return this.found.phrases[0]?.phrase.head;
  }

  get firstIs(): readonly string[] {
    return this.kindsOf(this.found.phrases[0]?.phrase);
  }

  /** What something is taken off or from. */
  get sourceIs(): readonly string[] {
    return this.kindsOf(this.found.phrases.find(({ preposition }) => /^(off|from)$/.test(preposition))?.phrase);
  }

  get particles(): readonly string[] {
    return this.found.particles;
  }

  /** What the verb means with *off* behind it. */
  get withOff(): string | undefined {
    return phrasalVerb(this.lemma, 'off');
  }

  /** Is a thing of the world named as the verb's own object? Then nothing is a mere manner of speaking. */
  get namesThing(): boolean {
    return this.found.objects.some(({ head, pronoun, text }) => {
      if (pronoun !== undefined || abstractNouns.has(head)) return false;
      const singular = singularOf(head);
      return this.names.things.some(
        ({ kind, names }) => kind !== 'actor' && names.some((name) => name.head === singular || name.full === text),
      );
    });
  }

  /** What a phrase is: of the body, somebody's own, a person, named in this world, a pronoun (and which), a blade. */
  private kindsOf(phrase: NounPhrase | undefined): readonly string[] {
    if (!phrase) return [];
    const { pronoun, possessor } = phrase;
    return [
      isOwnPart(phrase) ? 'part' : '',
      isPersonal(phrase, this.names) ? 'person' : '',
      isNamed(phrase, this.names) ? 'named' : '',
      pronoun ? 'pronoun' : '',
      pronoun ?? '',
      possessor ? (possessor.pronoun ? 'his' : 'of another') : '',
      phrase.adjectives.length > 0 ? 'described' : '',
      isBlade(phrase) ? 'blade' : '',
    ];
  }
}

const isBlade = ({ head }: NounPhrase): boolean =>
  (isA(head, 'weapon') && !isA(head, 'gun')) || isA(head, 'knife') || head === 'blade';

/** What a verb phrase means: our verb, and how what was said is put to fit it. */
export interface Sense {
  /** The verb as it is; without one, what it means by itself. */
  readonly verb?: VerbName;
  /** The word for it, where it is not the one said: `*` is that. */
  readonly word?: string;
  readonly direction?: string;
  /** The preposition that is part of the verb. */
  readonly swallowed?: string;
  readonly then?: (found: Complements) => void;
}

type Entry = Complements['phrases'][number];

/** What stands behind one of these prepositions (or the first of all) is what it is about. */
export const about =
  (prepositions?: string, then?: (found: Complements, entry: Entry, at: number, object?: NounPhrase) => void) =>
  (found: Complements): void => {
    const wanted = prepositions?.split('|');
    const at = found.phrases.findIndex(({ preposition }) => !wanted || wanted.includes(preposition));
    const [entry] = at < 0 ? [] : found.phrases.splice(at, 1);
    if (!entry) return;
    const [object] = found.objects.splice(0, found.objects.length, entry.phrase);
    then?.(found, entry, at, object);
  };

/** … and what was the object is what it is done with. */
export const doneWithObject = (prepositions: string) =>
  about(prepositions, ({ phrases }, entry, at, object) => {
    if (object) phrases.splice(at, 0, { ...entry, preposition: 'with', said: 'with', phrase: object });
  });

/** … or it says whose the object is: *shakes hands with the manager*. */
export const whoseObject = (prepositions: string) =>
  about(prepositions, ({ objects }, { phrase }, _, object) => {
    if (object) objects[0] = { ...object, possessor: phrase };
  });

/** Only what stands behind prepositions still matters. */
export function phrasesOnly(found: Complements): void {
  found.objects.length = found.also.length = found.particles.length = 0;
}

/** Nothing of what was said matters beyond the deed. */
export function nothingElse(found: Complements): void {
  phrasesOnly(found);
  found.phrases.length = 0;
}

/** The first phrase only says how. */
export function firstIsManner(found: Complements): void {
  const first = found.phrases.shift();
  if (first) found.manner.push(first.words);
}

export function withoutFirstObject(found: Complements): void {
  found.objects.shift();
}

export function firstObjectOnly(found: Complements): void {
  found.objects.length = 1;
}

/** The last word of the object was a verb after all: *lets the letter fall*. */
export function withoutHead({ objects }: Complements): void {
  const [object] = objects;
  if (!object) return;
  objects[0] = { ...object, ...nounOf(object.adjectives) };
}
