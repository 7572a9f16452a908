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

/** Who is spoken to without being looked at; so near to the middle of the look, also from farther off. */
const spoken = { meters: 3, angle: (75 * Math.PI) / 180, middle: (20 * Math.PI) / 180 } as const;

/** Of those who are before one, rather whom the look goes to than who stands nearer at its side. */
export function nearestToLook(
  people: readonly Pick<AttentionCandidate, 'id' | 'meters' | 'offAngle'>[],
): EntityId | undefined {
  const costOfOne = ({ meters, offAngle }: (typeof people)[number]): number => {
    const isBefore =
      offAngle < spoken.middle ? meters < farthest.actor : offAngle < spoken.angle && meters < spoken.meters;
    return isBefore ? offAngle / spoken.angle + meters / farthest.actor : Infinity;
  };
  const best = [...people].sort((one, other) => costOfOne(one) - costOfOne(other))[0];
  return best && costOfOne(best) < Infinity ? best.id : undefined;
}

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
