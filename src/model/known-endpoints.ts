/** An endpoint of the OpenAI kind that people start from. */
export interface KnownEndpoint {
  readonly name: string;
  readonly baseUrl: string;
  /** Of a server on one's own machine: what has to be run before it answers, and the model that command brings. */
  readonly start?: { readonly command: string; readonly model: string };
}

/** Servers on one's own machine answer a page only where they are told to: the commands say so where it is not the usual. */
export const knownEndpoints: readonly KnownEndpoint[] = [
  { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1' },
  { name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1' },
  {
    name: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    start: { command: 'ollama run qwen2.5:7b', model: 'qwen2.5:7b' },
  },
  {
    name: 'LM Studio',
    baseUrl: 'http://127.0.0.1:1234/v1',
    start: { command: 'lms load qwen2.5-7b-instruct && lms server start --cors', model: 'qwen2.5-7b-instruct' },
  },
  {
    name: 'llama.cpp',
    baseUrl: 'http://127.0.0.1:8080/v1',
    start: {
      command: 'llama-server -hf bartowski/Qwen2.5-7B-Instruct-GGUF --alias qwen2.5-7b -c 8192',
      model: 'qwen2.5-7b',
    },
  },
  {
    name: 'vLLM',
    baseUrl: 'http://127.0.0.1:8000/v1',
    start: {
      command: 'vllm serve Qwen/Qwen2.5-7B-Instruct --allowed-origins \'["*"]\'',
      model: 'Qwen/Qwen2.5-7B-Instruct',
    },
  },
];

/** The one that answers at an address, as it is typed. */
export const knownAt = (address: string): KnownEndpoint | undefined =>
  knownEndpoints.find(({ baseUrl }) => baseUrl === address.trim().replace(/\/+$/, ''));
