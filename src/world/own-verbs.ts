import type { EntityId } from '../drama/entity-id.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import type { State, StateValue } from '../drama/state.ts';
import type { Trait } from '../drama/trait.ts';
import type { VerbName } from '../drama/verb.ts';
import type { Whereabouts } from '../drama/whereabouts.ts';

/** What may stand in a slot of an own verb. */
export interface OwnSlot {
  readonly kind?: 'actor' | 'prop' | 'place';
  /** It has all of these. */
  readonly traits?: readonly Trait[];
  /** How near it must be: in hand's reach unless said. */
  readonly near?: 'touch' | 'see' | 'hear' | 'any';
  /** It makes sense without. */
  readonly optional?: true;
}

/** Somebody or something a deed is about, as it is now. */
export interface OwnThing {
  readonly id: EntityId;
  readonly kind: 'place' | 'actor' | 'prop';
  readonly name: string;
  readonly traits: ReadonlySet<Trait>;
  readonly at: Whereabouts | null;
  readonly state: State;
}

export type SlotName = 'object' | 'target' | 'instrument';
export type OwnSlots = { readonly [name in SlotName]?: OwnSlot };

/** What a slot holds when the rule is asked: a thing, or nothing where it may be left out. */
type Filled<Slots extends OwnSlots> = {
  readonly [name in keyof Slots & SlotName]: Slots[name] extends { readonly optional: true }
    ? OwnThing | undefined
    : OwnThing;
};

/** A deed of an own verb, as its rule sees it. */
export type OwnDeed<Slots extends OwnSlots> = Filled<Slots> & {
  readonly subject: OwnThing;
  /** Anything else of the world, as it is now. */
  readonly get: (id: string) => OwnThing | undefined;
  /** Who or what is in, on, held or worn by something. */
  readonly contents: (of: OwnThing) => readonly OwnThing[];
};

/** What a deed of an own verb does, worked out step by step. */
export interface OwnEffects {
  readonly set: (thing: OwnThing, key: string, value: StateValue) => void;
  readonly move: (thing: OwnThing, to: Whereabouts | Readonly<Record<string, string>>) => void;
  /** It is used up. */
  readonly consume: (thing: OwnThing) => void;
}

/** Why not: a sentence, or a sentence with one of the narrator's codes (`impossible` unless said). */
export type OwnRefusal = string | { readonly code: RefusalCode; readonly reason: string };

/** A verb of a host's game: its words, what it is done to, when it cannot be done, what comes of it, and how it looks. */
export interface OwnVerb<Slots extends OwnSlots = OwnSlots> {
  /** What it is called in actions, facts and conditions: one or more plain words. */
  readonly name: string;
  /** Other words for it. They go before the narrator's own. */
  readonly words?: readonly string[];
  /** The verb of ours whose motion, sound and manners it has: how it is shown, whether it is heard, whether one walks up. */
  readonly like?: VerbName;
  readonly slots?: Slots;
  /** Why it cannot be done as things are; nothing where it can. Asked often: it must change nothing outside. */
  readonly unless?: (deed: OwnDeed<Slots>) => OwnRefusal | undefined;
  /** What it changes. A sentence it returns is how it is told: `{subject} sells {object} to {target}.` */
  readonly does?: (deed: OwnDeed<Slots>, effects: OwnEffects) => string | undefined | void;
  /** How it is offered to a player: `Sell {object} to {target}`. Unless said, its name and its object. */
  readonly offer?: string;
  /** What it is, for minds: *pays for a thing and has it*. */
  readonly about?: string;
}

/** An own verb with its slots checked by the compiler: what is not optional is there when its rule is asked. */
export const ownVerb = <const Slots extends OwnSlots>(verb: OwnVerb<Slots>): OwnVerb => verb;

/** One of an own verb's words, as the grammar has it. */
interface OwnWord {
  readonly verb: OwnVerb;
  readonly word: string;
}

/** The verbs of a host's game, and whom to tell when a rule of theirs fails. */
export class OwnVerbs {
  /** Every word of every verb: its place is its coin. */
  readonly words: readonly OwnWord[];
  private readonly byWord: ReadonlyMap<string, OwnWord>;

  constructor(
    readonly all: readonly OwnVerb[],
    readonly onFault: (error: unknown) => void = () => undefined,
  ) {
    this.words = all.flatMap((verb) => [verb.name, ...(verb.words ?? [])].map((word) => ({ verb, word: plain(word) })));
    this.byWord = new Map([...this.words].reverse().map((own) => [own.word, own]));
  }

  /** The verb called so, or with such a word. */
  find(word: string): OwnVerb | undefined {
    return this.byWord.get(plain(word))?.verb;
  }

  /** The verb of this very name. */
  named(name: string): OwnVerb | undefined {
    return this.all.find((verb) => verb.name === name);
  }
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
