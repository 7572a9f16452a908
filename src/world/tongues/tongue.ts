import type { Relation } from '../../drama/whereabouts.ts';
import type { Action } from '../../drama/action.ts';
import type { Change } from '../../drama/change.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Refusal } from '../../drama/refusal.ts';
import type { Appearance } from '../appearance.ts';
import type { Thing, World } from '../world.ts';
import type { DeedPhrase } from './en-deeds.ts';
import type { FittingWords } from './fitting-words.ts';

/** What the world says in one language, and by which words it knows kinds of things in it. */
export interface WorldTongue {
  /** What deeds are called when they are offered: see `DeedPhrase`. */
  readonly deeds: Readonly<Record<DeedPhrase, string>>;
  /** A thing as an offer names it: this one, of those that are here. */
  nameOf(thing: Thing): string;
  /** The same by itself: on a list, over a line. */
  plainName(thing: Pick<Thing, 'name' | 'aliases'>): string;
  /** Somebody's, as in *Lay a hand on her shoulder*. */
  ownerOf(thing: Thing): string;
  liquidOf(liquid: string): string;
  /** An act as English says it, where no grammar of its own reads it. */
  readonly actInEnglish?: (act: string) => string;
  /** What is told of somebody, as it is told to them: *You slap Gus*. The others are those it may be about, too. */
  readonly toldTo?: (text: string, self: Thing, others: readonly Thing[]) => string;
  /** Tells of deeds, where the English narrator does not. */
  readonly narrator?: Narrator;
  /** The last touch on a phrase with its names in it. */
  finish(phrase: string): string;
  /** Why what is told and not done is refused; `me` is who tells it. */
  readonly refusals: {
    /** Of somebody, by the name used; of people who have none here. */
    person(name: string | undefined, me: string): string;
    /** Of a thing, by the name used; of what is no thing here. */
    thing(name: string | undefined, me: string): string;
    past(me: string): string;
    /** Of what only whoever stages the play could do. */
    staged(me: string): string;
    /** Of what binds another, or takes an office. */
    bond(me: string): string;
    /** Said of what is elsewhere, of what is hidden and of what there is not: which of them it is, nobody is told. */
    unseen(name: string): string;
    /** What is lacking for a deed, by its kind or by the name used. */
    lacking(what: string, me: string): string;
    noTool(name: string): string;
    /** Where there is room for somebody who finds none elsewhere. */
    roomInstead(side: 'in' | 'behind' | 'under', name: string): string;
    /** Of what only a description names, and of whom or what: nobody can lay hands on it. */
    onlySeen(what: string, of: string): string;
    /** Of the same, where somebody would part with it. */
    notOwn(what: string, me: string): string;
  };
  /** What is lacking where there is no such thing. */
  readonly lacking: Readonly<Partial<Record<NamedKind, string>>>;
  /** What happens without anybody's deed. */
  readonly happenings: {
    isHere(actor: Thing): string;
    isGone(actor: Thing): string;
    /** To whom it is said: they are to come there now. */
    isAwaited(place: Thing): string;
    breaks(thing: Thing): string;
    /** It came to lie somewhere: on or in something, or in a place; by falling, or not. */
    lands(thing: Thing, where: { readonly relation: Relation; readonly under: Thing }, fell: boolean): string;
    /** It does not stay in the hands that held it. */
    slips(thing: Thing, holder: Thing): string;
  };
  /** Why a body could not do what the world would have let it do, of the thing, person or place it meant. */
  readonly hindrances: Readonly<Record<Hindrance, (thing: Thing) => string>>;
  /** Words that mean people and name nobody. */
  readonly people: RegExp;
  /** What whoever stages a play writes between its lines: *Curtain.*, *Scene change: …*, *fast-forwards*. */
  readonly staged: RegExp;
  /** How something is read that others are to hear. */
  readonly aloud: RegExp;
  readonly kinds: Readonly<Record<NamedKind, RegExp>>;
  /** What belongs to the room. */
  readonly fittings: FittingWords;
}

/** What a stage finds in the way of a deed. */
export type Hindrance =
  | 'no-way'
  | 'way-blocked'
  | 'not-reached'
  | 'closed'
  | 'too-far'
  | 'out-of-reach'
  | 'not-here'
  | 'no-more-there'
  | 'no-room-behind'
  | 'draws-back'
  | 'not-taken'
  | 'off-stage';

/** An action as far as it is told. */
export interface ToldAction extends Pick<Action, 'verb' | 'preposition' | 'manner' | 'aspect' | 'part'> {
  readonly word: string;
  readonly subject: EntityId;
  readonly object?: EntityId;
  readonly objectName?: string;
  readonly target?: EntityId;
  readonly targetName?: string;
  readonly instrument?: EntityId;
  readonly said?: string;
}

/** A deed as far as it is told: the world it left, and what changed. */
export interface ToldDeed {
  readonly world: World;
  readonly action: ToldAction;
  readonly changes: readonly Change[];
  /** What was seen of the room itself. */
  readonly sight?: string | undefined;
  /** How somebody looked when the doer last looked them over. */
  readonly known?: Appearance | undefined;
}

/** Tells what was done, only begun, or refused. */
export interface Narrator {
  /** As the doer has it, and as others see it. */
  deed(deed: ToldDeed): { readonly narration: string; readonly seen: string };
  aspect(world: World, action: ToldAction): string;
  refusal(world: World, action: ToldAction, refusal: Refusal): { readonly reason: string; readonly narration: string };
}

/** Kinds of things that are known by their names alone: no trait says them. */
export type NamedKind =
  | 'shackle'
  | 'syringe'
  | 'poison'
  | 'current'
  | 'gas'
  | 'caller'
  | 'explosive'
  | 'costume'
  | 'peg'
  | 'royal'
  | 'bell'
  | 'small-wear'
  | 'back'
  | 'underside'
  | 'kindler'
  | 'seat-for-one';
