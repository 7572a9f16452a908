import type { EntityId } from '../../drama/entity-id.ts';
import type { Sight } from '../../drama/sight.ts';
import type { Message, ModelRequest } from '../../model/language-model.ts';
import type { Group, Rewards } from './best-of.ts';
import { bestFormat } from './format-score.ts';

/** What was asked of somebody, what there was to see, and what came back. */
export interface Perceived extends Group {
  readonly actor: EntityId;
  readonly sight: Sight;
  readonly request: ModelRequest;
}

/** A chat message as trainers read it. */
interface TrainingMessage {
  readonly role: Message['from'];
  readonly content: string;
}

interface RowHead {
  readonly version: 1;
  readonly actor: EntityId;
  /** Milliseconds on the play's clock: rows of one evening belong in one split. */
  readonly at: number;
  readonly prompt: readonly TrainingMessage[];
  /** Pictures as data URLs, where there were some. */
  readonly images: readonly string[];
}

/** One answer to learn from: in full form, and with nothing in it that was not to be seen. */
interface SftRow extends RowHead {
  readonly kind: 'sft';
  readonly completion: string;
}

/** Answers to one question, with what each is worth and by how much it is better than its group. */
interface GrpoRow extends RowHead {
  readonly kind: 'grpo';
  readonly completions: readonly { readonly text: string; readonly rewards: Rewards; readonly advantage: number }[];
  readonly chosen: number;
}

/** What of an answer is worth keeping for training: a group where there were several, and the performed one where it is sound. */
export function trainingRows({ actor, sight, request, candidates, chosen }: Perceived): (SftRow | GrpoRow)[] {
  const head: RowHead = {
    version: 1,
    actor,
    at: sight.at,
    prompt: request.messages.map(({ from, content }) => ({ role: from, content: textOf(content) })),
    images: request.messages.flatMap(({ content }) => imagesIn(content)),
  };
  const best = candidates[chosen]?.candidate;
  const isSound = best?.fault === undefined && best?.format === bestFormat && best.grounding.unsupported.length === 0;
  const group = candidates.map(({ candidate, rewards, advantage }) => ({ text: candidate.text, rewards, advantage }));
  return [
    ...(candidates.length > 1 ? [{ ...head, kind: 'grpo' as const, completions: group, chosen }] : []),
    ...(best && isSound ? [{ ...head, kind: 'sft' as const, completion: best.text }] : []),
  ];
}

const textOf = (content: Message['content']): string =>
  typeof content === 'string'
    ? content
    : content.map((part) => ('text' in part ? part.text : (part.instead ?? ''))).join('');

const imagesIn = (content: Message['content']): string[] =>
  typeof content === 'string' ? [] : content.flatMap((part) => ('image' in part ? [part.image] : []));
