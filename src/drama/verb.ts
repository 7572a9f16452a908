import * as z from 'zod/mini';
import { deeds } from './verbs/deeds.ts';
import { emotes } from './verbs/emotes.ts';
import { unruled } from './verbs/unruled.ts';
import type { VerbRow } from './verbs/verb-row.ts';
import type { wonders } from './verbs/wonders.ts';

const rows = { ...deeds, ...emotes, ...unruled } as const;

/** A verb with a law of its own. */
export type DeedName = keyof typeof deeds;
export type EmoteName = keyof typeof emotes;
export type WonderName = (typeof wonders)[number];

/** Our name of a verb. Whatever words an actor used, the narrator and everything behind it says one of these. */
export type VerbName = keyof typeof rows | WonderName;

/** A motion that a body has to know. */
export type GestureName = (typeof rows)[keyof typeof rows]['gesture'];

declare const isOther: unique symbol;
/** A verb of English that is in none of our tables, without ending: it passes as a gesture, or is refused as unknown. */
type OtherVerb = string & { readonly [isOther]: true };

export type Verb = VerbName | OtherVerb;

/** Any text is one of our verbs or another. */
export const asVerb = (text: string): Verb => text as Verb;

export const VerbSchema = z.string() as unknown as z.ZodMiniType<Verb, Verb>;

const ofOthers: VerbRow & { readonly gesture: GestureName } = { gesture: 'motion' };

/** What is known of a verb; of one that is in no table, that it is a small motion of the hand. */
export const rowOf = (verb: Verb): VerbRow & { readonly gesture: GestureName } =>
  Object.hasOwn(rows, verb) ? rows[verb as keyof typeof rows] : ofOthers;

/** What is known of a deed's verb; of one of a host's game, what is known of the verb it is like. */
export const rowIn = ({ verb, like }: { readonly verb: Verb; readonly like?: VerbName | undefined }) =>
  rowOf(like ?? verb);

/** Is it in one of our tables? */
export const isListed = (verb: Verb): boolean => Object.hasOwn(rows, verb);

/** Is it one of these? A name that is no verb of ours does not compile. */
export const isOneOf = (verb: Verb | undefined, ...names: readonly VerbName[]): boolean =>
  names.some((name) => name === verb);

/** A set of our verbs. A name that is none of them does not compile. */
export const verbSet = (...names: readonly VerbName[]): ReadonlySet<Verb> => new Set<Verb>(names);
