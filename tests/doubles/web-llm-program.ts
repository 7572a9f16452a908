/**
 * `@mlc-ai/web-llm` as a page finds it on its site, as far as we use it: three models, of which one can act, one babbles and
 * one is never fetched to its end. It fetches a file of the weights, so that it is seen from where.
 */
export const webLlmProgram = (weights: string): string => `
const record = (id, megabytes) => ({ model_id: id, model: ${JSON.stringify(weights)} + id + '/', model_lib: ${JSON.stringify(weights)} + id + '.wasm', vram_required_MB: megabytes });
export const prebuiltAppConfig = { model_list: [record('able', 900), record('weak', 400), record('endless', 5000)] };
const turn = '{"pace": "slow", "to": "Ben", "action": null, "follows": true, "why": "now"}\\n(nods) There is a bed under the roof.';
const answers = {
  able: (asked) => asked.includes('<listener>') ? '{"decisions": [{"actor": "actor:ann", "pace": "silence"}, {"actor": "actor:ben", "pace": "fast"}]}' : asked.includes('below the decision') ? turn : 'Asked: ' + asked.split(' ').at(-1),
  weak: () => 'banana banana banana',
};
export class MLCEngine {
  constructor(config) { this.config = config; }
  async reload(id) {
    this.id = id;
    const { appConfig, initProgressCallback } = this.config;
    initProgressCallback({ progress: 0.25, text: '' });
    await fetch(appConfig.model_list[0].model + 'mlc-chat-config.json');
    if (id === 'endless') await new Promise((resolve) => { this.release = resolve; });
    initProgressCallback({ progress: 1, text: '' });
  }
  async unload() { this.release?.(); }
  interruptGenerate() {}
  chat = { completions: { create: async ({ messages }) => this.said(answers[this.id](messages.map(({ content }) => content).join('\\n'))) } };
  async *said(text) { for (const word of text.split(/(?<=\\s)/)) yield { choices: [{ delta: { content: word } }] }; }
}
`;
