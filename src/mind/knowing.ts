import type { EntityId } from '../drama/entity-id.ts';
import type { Cover, Knowledge } from '../drama/knowledge.ts';
import type { Matter } from '../drama/matter.ts';
import { thingShown, type Witnessed } from './witnessed.ts';
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

/** What makes somebody tell it here and now, in words for the log; nothing, while they keep it. */
export function openedBy({ knowledge, matter, isDue }: Known, confidant: Confidant): string | undefined {
  const { secret } = knowledge;
  if (!secret) return 'no secret';
  if (hasTold(matter.id, confidant)) return 'told before';
  if (isDue) return 'it is time';
  const { asker, feeling, present } = confidant;
  if (asker === undefined) return undefined;
  if (secret.to?.includes(asker) && present.every((id) => id === asker || secret.to?.includes(id)))
    return 'among friends';
  const evidence = [...(secret.shown ?? []), ...(matter.evidence ?? [])].find((id) => wasShown(id, confidant));
  if (evidence) return `shown ${evidence}`;
  if (secret.trust !== undefined && (feeling.trust.get(asker) ?? 0) >= secret.trust) return 'trusts them';
  const pressure = feeling.pressure.get(asker) ?? 0;
  if (secret.pressure === undefined || pressure < secret.pressure) return undefined;
  const grounds = feeling.grounds.get(asker) ?? [];
  return grounds.length > 0 ? `pressed with ${grounds.join(', ')}` : 'pressed';
}

const wasShown = (id: EntityId, { self, asker, past, shown }: Confidant): boolean =>
  shown.includes(id) || past.some((moment) => moment.by === asker && thingShown(moment, self) === id);

/** Has this actor told it before, in the hearing of whoever asks now? What is out is out. */
export function hasTold(matter: string, { self, past, asker }: Confidant): boolean {
  return past.some(
    ({ by, tells, heardBy }) =>
      by === self &&
      tells?.includes(matter) &&
      (asker === undefined || heardBy === undefined || heardBy.includes(asker)),
  );
}
