import * as z from 'zod/mini';
import { ok, type Result } from '../../kit/result.ts';
import { material } from '../../mind/material.ts';
import type { ModelError } from '../../model/model-error.ts';
import { listOf, words } from '../draft/answer-shape.ts';
import type { Desk, Doubt } from '../review/doubt.ts';
import { ask, draftMaterial, type StudyAsking } from './asking.ts';

const reviewTokens = 700;

const ReviewSchema = z.object({
  sound: z.boolean(),
  doubts: listOf(z.object({ where: words(120), what: words(300), remedy: words(300) }), 8),
});

/** So many doubts are heard at a time. */
const mostDoubts = 3;

/** What a reader doubts about one part of a draft, where rules find nothing: `reviewer.prompt.md`. */
export async function reviewWith(
  asking: StudyAsking,
  topic: string,
  desk: Desk,
  draft: unknown,
): Promise<Result<readonly Doubt[], ModelError>> {
  const shown = [material('topic', topic), draftMaterial(draft)];
  const read = await ask(asking, 'reviewer', shown, `Review the ${desk}.`, ReviewSchema, reviewTokens);
  if (!read.ok) return read;
  const { sound, doubts } = read.value;
  if (sound) return ok([]);
  return ok(
    doubts
      .filter(({ what }) => what !== '')
      .slice(0, mostDoubts)
      .map(({ where, what, remedy }) => ({ desk, code: 'reviewer', where: where || desk, message: what, remedy })),
  );
}
