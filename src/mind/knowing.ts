import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Cover, Knowledge } from '../drama/knowledge.ts';
import type { Matter } from '../drama/matter.ts';
import { isOneOf } from '../drama/verb.ts';
import type { Witnessed } from './witnessed.ts';
import type { Feeling } from './feeling.ts';

/** A matter somebody knows, as it stands with them now. */
export interface Known {
  readonly matter: Matter;
  readonly knowledge: Knowledge;
  /** The author's condition for telling it holds. */
  readonly isDue: boolean;
  /** What may be said instead, of what the author wrote. */
  readonly covers: readonly Cover[];
}

/** A matter somebody has only from hearing it told in the play. */
export interface Hearsay {
  readonly matter: Matter;
  readonly from: EntityId | undefined;
}

export interface Confidant {
  readonly self: EntityId;
  readonly asker: EntityId | undefined;
  readonly feeling: Feeling;
  readonly past: readonly Witnessed[];
  /** Everybody who would hear it. */
  readonly present: readonly EntityId[];
  /** A thing the asker holds under their nose at this moment. */
  readonly shown: readonly EntityId[];
}

const isShowing = ({ verb }: Action): boolean => isOneOf(verb, 'show', 'give', 'wave', 'throw', 'put', 'hold');

/** Is it told to whoever asks, here and now? */
export function isOpenTo({ knowledge, matter, isDue }: Known, confidant: Confidant): boolean {
  const { secret } = knowledge;
  if (!secret || isDue || hasTold(matter.id, confidant)) return true;
  const { asker, feeling, present } = confidant;
  if (asker === undefined) return false;
  if (secret.to?.includes(asker) && present.every((id) => id === asker || secret.to?.includes(id))) return true;
  if (secret.trust !== undefined && (feeling.trust.get(asker) ?? 0) >= secret.trust) return true;
  if (secret.pressure !== undefined && (feeling.pressure.get(asker) ?? 0) >= secret.pressure) return true;
  const evidence = [...(secret.shown ?? []), ...(matter.evidence ?? [])];
  return evidence.some((id) => wasShown(id, confidant));
}

function wasShown(id: EntityId, { self, asker, past, shown }: Confidant): boolean {
  if (shown.includes(id)) return true;
  return past.some(
    ({ kind, by, action }) =>
      kind === 'deed' && by === asker && action?.object === id && action.target === self && isShowing(action),
  );
}

/** Has this actor told it before, in the hearing of whoever asks now? What is out is out. */
export function hasTold(matter: string, { self, past, asker }: Confidant): boolean {
  return past.some(
    ({ by, tells, heardBy }) =>
      by === self &&
      tells?.includes(matter) &&
      (asker === undefined || heardBy === undefined || heardBy.includes(asker)),
  );
}

/** Things shown to the actor by a deed: the thing itself, held under their nose. */
export const thingShown = ({ kind, by, action }: Witnessed, self: EntityId): EntityId | undefined =>
  kind === 'deed' && by !== self && action?.target === self && action.object && isShowing(action)
    ? (action.object as EntityId)
    : undefined;
