import type { Pace } from '../../src/drama/decision.ts';

/** A stretch over which the penalty grows by a twentieth, fast at first: from and to, in seconds. */
const stretches = [
  [1.5, 2.5],
  [8, 12],
  [25, 35],
] as const;
const stretchPenalty = 0.05;

/** What waiting costs: formula (1) of HAMLET, Appendix G.4. */
export const latencyPenalty = (seconds: number): number =>
  stretches.reduce((penalty, [from, to]) => {
    const waited = Math.min(Math.max(seconds - from, 0), to - from);
    return penalty + (stretchPenalty * Math.log(1 + waited)) / Math.log(1 + to - from);
  }, 0);

/** The final score of HAMLET's Table 3: the three kinds of decision count alike, less what the wait costs. */
export const padScore = ({ fast, slow, silence }: Readonly<Record<Pace, number>>, seconds: number): number =>
  (fast + slow + silence) / 3 - latencyPenalty(seconds);
