import type * as z from 'zod/mini';
import type { Result } from '../../kit/result.ts';
import { bulleted, material } from '../../mind/material.ts';
import { askJson } from '../../model/ask-json.ts';
import type { LanguageModel } from '../../model/language-model.ts';
import type { ModelError } from '../../model/model-error.ts';
import { describeDoubt, type Doubt } from '../review/doubt.ts';
import { studyPrompts } from './prompts.data.ts';

/** The agents of the study, each with a prompt of its own. */
type StudyAgent = keyof typeof studyPrompts;

/** The model the agents ask, and who is told when it answers nonsense. */
export interface StudyAsking {
  readonly model: LanguageModel;
  /** As models are told it: *English*. */
  readonly languageName: string;
  readonly signal?: AbortSignal | undefined;
  readonly onGarbled: (agent: string, reason: string) => void;
}

/** What an agent answered before, and what is doubted about it. */
export interface Revision<T> {
  readonly draft: T;
  readonly doubts: readonly Doubt[];
}

/** So much of a draft is shown again, in characters. */
const longestDraft = 20_000;

/** A draft as material. */
export const draftMaterial = (draft: unknown): string =>
  material('draft', JSON.stringify(draft).slice(0, longestDraft));

/** What an agent is shown of its own last answer. */
export const revisionMaterial = <T>(revision: Revision<T> | undefined): readonly string[] =>
  revision ? [draftMaterial(revision.draft), material('doubts', bulleted(revision.doubts.map(describeDoubt)))] : [];

/** Asks an agent for an answer of this shape. The prompt is the same at every call, so that endpoints can keep it. */
export const ask = <T>(
  { model, languageName, signal, onGarbled }: StudyAsking,
  agent: StudyAgent,
  shown: readonly string[],
  task: string,
  schema: z.ZodMiniType<T>,
  maxTokens: number,
): Promise<Result<T, ModelError>> =>
  askJson(
    model,
    {
      role: 'study',
      messages: [
        { from: 'system', content: studyPrompts[agent] },
        { from: 'user', content: [...shown, `${task} Language: ${languageName}.`].join('\n\n') },
      ],
      maxTokens,
    },
    schema,
    { name: agent.replace('-', '_'), signal, onGarbled: (reason) => onGarbled(agent, reason) },
  );
