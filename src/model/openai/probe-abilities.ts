import { complete } from '../complete.ts';
import type { ModelRequest } from '../language-model.ts';
import { isModelError } from '../model-error.ts';
import type { Abilities } from './abilities.ts';
import type { OpenAIModel } from './openai-model.ts';

/** One white dot. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';
const anything = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
};
const role = 'decide';
const maxTokens = 16;
const hello = { from: 'user', content: 'Say yes.' } as const;

/** One small question an ability, each about that ability alone. */
const questions: readonly ModelRequest[] = [
  { role, maxTokens, messages: [hello] },
  { role, maxTokens, messages: [hello], output: { name: 'answer', schema: anything } },
  { role, maxTokens, messages: [hello], tools: [{ name: 'say', description: 'Says a word.', parameters: anything }] },
  { role, maxTokens, messages: [{ from: 'user', content: [{ text: 'What colour?' }, { image: dot }] }] },
];

/**
 * Finds out what an endpoint can do before the curtain rises, so that no first line waits for a refusal. Not needed: what
 * is not probed is learnt on first use. Rejects when the endpoint cannot be asked at all.
 */
export async function probeAbilities(model: OpenAIModel, signal?: AbortSignal): Promise<Abilities> {
  for (const question of questions) {
    try {
      await complete(model, question, signal);
    } catch (error) {
      // What it answered is of no interest, only that it was not refused.
      if (!isModelError(error) || (error.code !== 'model/garbage' && error.code !== 'model/too-long')) throw error;
    }
  }
  return model.abilities;
}
