import { mindedBy } from '../../src/company/minded-by.ts';
import type { LanguageModel, ModelRequest } from '../../src/model/language-model.ts';
import { watched } from '../../src/model/watched.ts';
import { askedBy, type Asked } from './minded-company.ts';

/** What is asked of a mind in the same process. */
export interface Question {
  readonly asked: Asked;
  readonly prompt: string;
  readonly request: ModelRequest;
}

/** A company minded by whoever answers here, without a wire between; what it is asked is put down. */
export function mindedHere(answer: (asked: Asked, prompt: string) => string): {
  readonly questions: readonly Question[];
  readonly brain: ReturnType<typeof mindedBy>;
} {
  const questions: Question[] = [];
  const model: LanguageModel = {
    name: 'here',
    async *stream(request) {
      const [system, user] = request.messages;
      const prompt = user?.content as string;
      const asked = askedBy(system?.content as string, prompt);
      questions.push({ asked, prompt, request });
      yield { type: 'text', text: answer(asked, prompt) };
      yield { type: 'usage', usage: { inputTokens: 1000, outputTokens: 50 } };
      yield { type: 'end', reason: 'stop' };
    },
  };
  return { questions, brain: mindedBy((observe) => watched(model, observe), { failures: Infinity, ms: 0 }) };
}
