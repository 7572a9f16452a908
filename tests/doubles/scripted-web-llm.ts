import type { WebLlm, WebLlmRecord } from '../../src/model/in-page/web-llm.ts';

/** What a page's own engine was told and asked. */
export interface ScriptedWebLlm extends WebLlm {
  readonly fetched: readonly string[];
  readonly asked: readonly string[];
  readonly loaded: number;
  readonly interrupted: number;
}

interface EngineScript {
  readonly answer: (asked: string) => string | Error;
  readonly models?: readonly WebLlmRecord[];
  /** What becomes of fetching: done in three steps, unless it fails or waits until it is called off. */
  readonly fetching?: 'fails' | 'waits';
}

/** `@mlc-ai/web-llm` as far as we use it, answering from a script, word by word. */
export function scriptedWebLlm({ answer, models = [], fetching }: EngineScript): ScriptedWebLlm {
  const [fetched, asked]: string[][] = [[], []];
  const counts = { loaded: 0, interrupted: 0 };
  class MLCEngine {
    private release = (): void => undefined;
    private isStopped = false;
    constructor(private readonly config: ConstructorParameters<WebLlm['MLCEngine']>[0]) {}

    async reload(model: string): Promise<void> {
      const { appConfig, initProgressCallback } = this.config;
      const record = appConfig.model_list.find(({ model_id: id }) => id === model);
      fetched!.push(record?.model ?? '');
      initProgressCallback({ progress: 0.3, text: 'a third' });
      if (fetching === 'fails') throw new Error('no WebGPU');
      if (fetching === 'waits')
        return new Promise((resolve) => {
          this.release = resolve;
        });
      initProgressCallback({ progress: 1, text: 'done' });
      counts.loaded++;
    }

    async unload(): Promise<void> {
      if (counts.loaded > 0) counts.loaded--;
      this.release();
    }

    interruptGenerate(): void {
      counts.interrupted++;
      this.isStopped = true;
    }

    readonly chat = {
      completions: {
        create: async ({ messages }: { readonly messages: readonly { readonly content: string }[] }) => {
          this.isStopped = false;
          const words = messages.map(({ content }) => content).join('\n');
          asked!.push(words);
          return this.said(answer(words));
        },
      },
    };

    private async *said(words: string | Error) {
      for (const word of (words instanceof Error ? 'Well' : words).split(/(?<=\s)/)) {
        await Promise.resolve();
        if (this.isStopped) return;
        yield { choices: [{ delta: { content: word } }] };
      }
      if (words instanceof Error) throw words;
    }
  }
  return {
    prebuiltAppConfig: { model_list: models },
    MLCEngine,
    fetched: fetched!,
    asked: asked!,
    get loaded() {
      return counts.loaded;
    },
    get interrupted() {
      return counts.interrupted;
    },
  };
}
