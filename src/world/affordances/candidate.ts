import type { Action } from '../../drama/action.ts';
import type { VerbName } from '../../drama/verb.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { is, type Thing, type World } from '../world.ts';
import type { DeedPhrase } from '../tongues/en-deeds.ts';
import { given } from '../../kit/given.ts';

/** A deed that comes to mind at the sight of a thing; the narrator has still to say whether it would happen. */
export interface Candidate {
  readonly phrase: DeedPhrase;
  /** Words of a host's own for it. */
  readonly own?: string;
  readonly action: Omit<Action, 'subject'>;
  /** A liquid or the like, where the words name what is no thing of its own. */
  readonly stuff?: string;
  /** It changes nothing by itself, and is worth doing all the same: one learns something, or somebody is moved by it. */
  readonly tells?: true;
  /** What has to be done first, as the company would do it: a closed door in the way. */
  readonly after?: Omit<Action, 'subject'>;
}

/** Deeds of one sort, the likeliest first, and how many of them are worth offering. */
export interface CandidateGroup {
  readonly most: number;
  readonly candidates: readonly Candidate[];
}

/** What candidates are thought of from. */
export interface Outlook {
  readonly world: World;
  readonly self: Thing;
  /** What the actor has in hand, what is wielded first. */
  readonly held: readonly Thing[];
  /** People and things of the same place, the actor and what they bear left out. */
  readonly near: readonly Thing[];
}

/** One deed with its slots filled by things. */
export function deed(
  phrase: DeedPhrase,
  verb: VerbName,
  slots: Slots = {},
  more: Pick<Candidate, 'stuff' | 'tells' | 'after'> = {},
): Candidate {
  const { object, preposition, target, instrument, part } = slots;
  const named = { object: object?.id, preposition, target: target?.id, instrument: instrument?.id, part };
  return { phrase, action: given({ verb, ...named }), ...more };
}

interface Slots {
  readonly object?: Thing | undefined;
  readonly preposition?: string;
  readonly target?: Thing | undefined;
  readonly instrument?: Thing | undefined;
  readonly part?: string;
}

/** Something that only tells. */
export const telling = (phrase: DeedPhrase, verb: VerbName, slots?: Slots): Candidate =>
  deed(phrase, verb, slots, { tells: true });

/** Draws a weapon, or lowers one that is drawn. */
export const drawing = (object: Thing): Candidate => {
  const verb = is(object, 'wielded') ? 'sheathe' : 'draw';
  return deed(verb, verb, { object });
};

export const putting = (object: Thing, preposition: 'in' | 'on', target: Thing): Candidate =>
  deed(`put-${preposition}`, 'put', { object, preposition, target });

/** A group of which one is enough. */
export const one = (...candidates: readonly (Candidate | false | undefined)[]): CandidateGroup =>
  some(1, ...candidates);

export const some = (most: number, ...candidates: readonly (Candidate | false | undefined)[]): CandidateGroup => ({
  most,
  candidates: candidates.filter((candidate): candidate is Candidate => Boolean(candidate)),
});

export const entityIn = (id: string | undefined): EntityId | undefined => id as EntityId | undefined;
