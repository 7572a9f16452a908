import type { EntityId } from '../../src/drama/entity-id.ts';

/** Somebody or something that may be meant by where one looks. */
export interface AttentionCandidate {
  readonly id: EntityId;
  readonly kind: 'actor' | 'prop';
  readonly meters: number;
  /** How far from the middle of the look, and half of how large it looks, in radians. */
  readonly offAngle: number;
  readonly halfAngle: number;
  /** The look meets it before anything else. */
  readonly isMet: boolean;
}

export const farthest = { actor: 10, prop: 6 } as const;
const cone = (14 * Math.PI) / 180;
/** Small things are meant from a little beside them. */
const halo = 0.05;
/** What is attended to already is let go later than it was taken up, so that it does not flicker. */
const kept = { cone: 1.35, bonus: 0.18 } as const;
const weights = { off: 0.5, far: 0.4, met: 0.4, bulk: 1.1, mostBulk: 0.6, metBulk: 0.3 } as const;

/** All but those who are behind somebody else: whoever stands in the middle of the look hides who is farther off there. */
export function unhidden(candidates: readonly AttentionCandidate[]): readonly AttentionCandidate[] {
  const inMiddle = candidates.filter(({ kind, offAngle, halfAngle }) => kind === 'actor' && offAngle < halfAngle);
  const nearest = Math.min(...inMiddle.map(({ meters }) => meters));
  return candidates.filter((one) => one.meters <= nearest || !inMiddle.includes(one));
}

/** What is meant, most likely first: near the middle, near, and rather the cup than the table it stands on. */
export function rankedCandidates(
  candidates: readonly AttentionCandidate[],
  now: EntityId | undefined,
): readonly AttentionCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, cost: costOf(candidate, candidate.id === now) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((one, other) => one.cost - other.cost)
    .map(({ candidate }) => candidate);
}

function costOf({ kind, meters, offAngle, halfAngle, isMet }: AttentionCandidate, isNow: boolean): number {
  const wide = cone * (isNow ? kept.cone : 1);
  const beside = Math.max(0, offAngle - Math.max(halo, Math.min(halfAngle, 0.16)));
  if (meters > farthest[kind] * (isNow ? 1.08 : 1)) return Infinity;
  if (!isMet && beside > wide) return Infinity;
  const bulk = Math.min(weights.mostBulk, Math.max(0, halfAngle - 0.12) * weights.bulk);
  return (
    (isMet ? 0 : beside / cone + (weights.off * Math.min(offAngle, wide)) / cone) +
    (kind === 'prop' ? bulk : 0) +
    (weights.far * meters) / farthest[kind] -
    // A table is met by every look at what stands on it.
    (isMet ? weights.met * Math.max(0, 1 - bulk / weights.metBulk) : 0) -
    (isNow ? kept.bonus : 0)
  );
}
