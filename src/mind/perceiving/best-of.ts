import { borneOut, semanticFit } from './semantic-fit.ts';
import type { ThreePartAnswer } from './three-part-answer.ts';

/** What an answer is worth in each of four ways, as EBM-RL names them. */
export interface Rewards {
  /** Semantic fit: how near the line is to what it is to answer or carry out, 0 to 1. */
  readonly sem: number;
  /** Form: Appendix J, −5 to 5. */
  readonly fmt: number;
  /** Grounding: the harmonic mean of precision and recall, 0 to 1. */
  readonly vis: number;
  /**
   * Gain: how much more of what is to be said is borne out with perception and thought than by what was known anyway. Nobody
   * knows the right line beforehand; what the others of the group say stands in its place.
   */
  readonly pcg: number;
}
type RewardName = keyof Rewards;

/** The weights of the paper's section 4.6. */
export const rewardWeights: Rewards = { sem: 1, fmt: 1, vis: 0.8, pcg: 0.8 };
const names = Object.keys(rewardWeights) as RewardName[];
const epsilon = 1e-6;

export interface Group {
  readonly candidates: readonly {
    readonly candidate: ThreePartAnswer;
    readonly rewards: Rewards;
    readonly advantage: number;
  }[];
  /** Which of them is performed. */
  readonly chosen: number;
}

/** What a line is held against: what it is to fit, and what its speaker had before them anyway. */
interface Measure {
  readonly fits: string;
  readonly known: string;
}

/** Scores answers to one question against each other. What cannot be performed is never chosen while another can. */
export function bestOf(candidates: readonly ThreePartAnswer[], measure: Measure): Group {
  const rewards = candidates.map((candidate, index) => rewardsOf(candidate, measure, peersOf(candidates, index)));
  const advantages = advantagesOf(rewards);
  const scored = candidates.map((candidate, index) => ({
    candidate,
    rewards: rewards[index] ?? nothing,
    advantage: advantages[index] ?? 0,
  }));
  const worth = ({ candidate, advantage }: (typeof scored)[number]): number =>
    candidate.fault === undefined ? advantage : advantage - 1e6;
  let chosen = 0;
  scored.forEach((each, index) => {
    if (worth(each) > worth(scored[chosen] ?? each)) chosen = index;
  });
  return { candidates: scored, chosen };
}

/** Each reward as so many standard deviations from the mean of its group, weighted and summed. */
export function advantagesOf(group: readonly Rewards[]): readonly number[] {
  const spread = names.map((name) => {
    const mean = meanOf(group.map((rewards) => rewards[name]));
    return { name, mean, deviation: Math.sqrt(meanOf(group.map((rewards) => (rewards[name] - mean) ** 2))) };
  });
  return group.map((rewards) =>
    spread.reduce(
      (sum, { name, mean, deviation }) => sum + (rewardWeights[name] * (rewards[name] - mean)) / (deviation + epsilon),
      0,
    ),
  );
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const nothing: Rewards = { sem: 0, fmt: 0, vis: 0, pcg: 0 };

/** What all others of a group say; what it says itself where there is no other. */
const peersOf = (candidates: readonly ThreePartAnswer[], index: number): string =>
  candidates
    .filter((_, other) => other !== index || candidates.length === 1)
    .map(({ answer }) => answer)
    .join('\n');

/** A part that is missing is worth nothing wherever it is wanted. */
function rewardsOf(
  { perception, thought, answer, format, grounding }: ThreePartAnswer,
  { fits, known }: Measure,
  peers: string,
): Rewards {
  const { precision, recall } = grounding;
  const seen = `${perception} ${thought}`;
  const isWhole = perception !== '' && thought !== '';
  return {
    sem: answer === '' || fits === '' ? 0 : semanticFit(answer, fits),
    fmt: format,
    vis: perception === '' || precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    pcg: isWhole && answer !== '' ? borneOut(peers, `${known}\n${seen}`) - borneOut(peers, known) : 0,
  };
}
