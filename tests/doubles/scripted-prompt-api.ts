import type { PromptApi } from '../../src/model/browser/browser-model.ts';

/** What a browser's own model was asked, and what is left open of it. */
export interface ScriptedPromptApi extends PromptApi {
  readonly asked: readonly string[];
  readonly open: number;
}

/** A browser's model that answers from a script, word by word; a scripted error is thrown in the middle of it. */
export function scriptedPromptApi(
  answer: (asked: string) => string | Error,
  state: string | Error = 'available',
): ScriptedPromptApi {
  const asked: string[] = [];
  let open = 0;
  return {
    asked,
    get open() {
      return open;
    },
    async availability() {
      if (state instanceof Error) throw state;
      return state;
    },
    async create({ initialPrompts, signal }) {
      signal?.throwIfAborted();
      open++;
      return {
        async *promptStreaming(input, options) {
          const words = [...initialPrompts, ...input].map(({ content }) => content).join('\n');
          asked.push(words);
          const said = answer(words);
          for (const word of (said instanceof Error ? 'Well' : said).split(/(?<=\s)/)) {
            options.signal?.throwIfAborted();
            await Promise.resolve();
            yield word;
          }
          if (said instanceof Error) throw said;
        },
        destroy: () => void open--,
      };
    },
  };
}
