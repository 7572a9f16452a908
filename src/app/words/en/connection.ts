const seconds = (ms: number): string => (ms / 1000).toFixed(ms < 10_000 ? 1 : 0);
/** The parts a model can be given. */
const parts = {
  decide: 'Decisions',
  actor: 'Actors’ lines',
  narrator: 'Narrator',
  planner: 'Planner',
  transfer: 'Judge of the turning points',
  advancer: 'Prompter',
  memory: 'Memories',
  study: 'Author of new plays',
};

export const connection = {
  findings: {
    reached: () => ({ sentence: 'The endpoint answers.' }),
    'models-listed': ({ count }: { readonly count: number }) => ({
      sentence: count === 1 ? 'It offers one model.' : `It offers ${count} models; the field above lists them.`,
    }),
    'models-unlisted': () => ({
      sentence: 'It does not say which models it has.',
      remedy: 'That is fine if you know the name of yours.',
    }),
    'key-accepted': () => ({ sentence: 'It takes your key.' }),
    'key-not-needed': () => ({ sentence: 'It asks for no key.' }),
    'model-answers': ({ model }: { readonly model: string }) => ({
      sentence: `“${model}” is there and answers.`,
    }),
    'model-unchosen': ({ suggestion }: { readonly suggestion: string | undefined }) => ({
      sentence: 'No model is chosen yet.',
      remedy:
        suggestion === undefined
          ? 'Write the name of a model, as its makers write it.'
          : `Choose one from the list, such as “${suggestion}”.`,
    }),
    'part-model-unlisted': ({
      role,
      model,
      nearest,
    }: {
      readonly role: keyof typeof parts;
      readonly model: string;
      readonly nearest: string | undefined;
    }) => ({
      sentence: `“${model}”, chosen for “${parts[role]}”, is not among its models.`,
      ...(nearest === undefined ? {} : { remedy: `Did you mean “${nearest}”?` }),
    }),
    streams: () => ({ sentence: 'It streams: lines appear word by word.' }),
    'answers-whole': () => ({
      sentence: 'It answers all at once: lines appear whole, and later.',
      remedy: 'If a proxy stands between, let it pass streams on.',
    }),
    'thinks-silently': () => ({
      sentence: 'It spent the whole answer thinking and said nothing.',
      remedy: 'A model that does not think first is quicker on stage.',
    }),
    quick: ({ firstWordMs }: { readonly firstWordMs: number }) => ({
      sentence: `First word after ${seconds(firstWordMs)} s.`,
    }),
    slow: ({ firstWordMs, patienceMs }: { readonly firstWordMs: number; readonly patienceMs: number }) => ({
      sentence: `First word after ${seconds(firstWordMs)} s; the play waits ${seconds(patienceMs)} s and then lets the understudy speak.`,
      remedy:
        'Choose a quicker model, or give it more time below. A model that was just loaded is quicker the next time.',
    }),
    shapes: ({ by }: { readonly by: 'schema' | 'json' | 'prompt' }) => ({
      sentence:
        by === 'schema'
          ? 'It keeps to a given shape: decisions can be read.'
          : by === 'json'
            ? 'It answers in JSON when told to: decisions can be read.'
            : 'Asked in plain words, it answers in JSON: decisions can be read.',
    }),
    shapeless: () => ({
      sentence: 'It does not keep to a given shape: the understudy will often decide in its place.',
      remedy: 'It can still speak. For “Decisions” choose a larger model.',
    }),
    'address-unreadable': () => ({
      sentence: 'That is not an address this page can call.',
      remedy: 'It begins with https:// or http:// and usually ends in /v1.',
    }),
    'mixed-content': () => ({
      sentence: 'This page came over https, and browsers do not let it call an http address on another machine.',
      remedy: 'Use an https address, run the endpoint on this machine, or serve this page yourself: npm start.',
    }),
    unreachable: ({ isLocal }: { readonly isLocal: boolean }) => ({
      sentence: 'Nobody answers at this address.',
      remedy: isLocal
        ? 'Is the server running, and on this port? If the browser asks whether this page may reach your local network, allow it.'
        : 'Check the address and your connection.',
    }),
    'no-cors': ({ site }: { readonly site: string }) => ({
      sentence: 'Somebody is there, but the endpoint does not let pages of other sites call it.',
      remedy: `Allow this page there. Ollama: start it with OLLAMA_ORIGINS=${site} · LM Studio: switch on CORS · vLLM: --allowed-origins '["${site}"]'.`,
    }),
    policy: () => ({
      sentence: 'The site that serves this page forbids it to call others.',
      remedy:
        'If it is your own, start it with --endpoint and this address: npx proscenium serve --endpoint https://… On another site, connect-src of its Content-Security-Policy has to name it.',
    }),
    redirected: () => ({
      sentence: 'The endpoint sends its callers to another address, and a key is not carried there.',
      remedy: 'Write the address it sends to: often https:// in place of http://.',
    }),
    'key-missing': () => ({
      sentence: 'The endpoint wants a key.',
      remedy: 'Get one from whoever runs it and write it above. It stays in this browser.',
    }),
    'wrong-key': () => ({
      sentence: 'The endpoint does not take this key.',
      remedy: 'Was it copied whole, is it for this endpoint, and may it use this model?',
    }),
    'no-credit': () => ({
      sentence: 'The key is known, but there is no money left on its account.',
      remedy: 'Top up the account, or choose a model that costs nothing.',
    }),
    'unknown-model': ({ model, nearest }: { readonly model: string; readonly nearest: string | undefined }) => ({
      sentence: `The endpoint has no model called “${model}”.`,
      remedy: nearest === undefined ? 'Choose one from its list.' : `Did you mean “${nearest}”?`,
    }),
    'not-openai': () => ({
      sentence: 'Something answers, but not as OpenAI-compatible endpoints do.',
      remedy: 'The address usually ends in /v1, without /chat/completions.',
    }),
    'rate-limited': ({ retryAfterMs }: { readonly retryAfterMs: number | undefined }) => ({
      sentence: 'The endpoint is asked too often.',
      remedy:
        retryAfterMs === undefined ? 'Try again in a minute.' : `Try again in ${Math.ceil(retryAfterMs / 1000)} s.`,
    }),
    'too-late': ({ patienceMs }: { readonly patienceMs: number }) => ({
      sentence: `No answer came within ${seconds(patienceMs)} s.`,
      remedy: 'A large model may still be loading: try again. Otherwise choose a smaller one.',
    }),
    refused: ({ said }: { readonly said: string }) => ({
      sentence: `The endpoint refuses: ${said}`,
      remedy: 'Its own words say what it minds.',
    }),
    'server-fault': ({ said }: { readonly said: string }) => ({
      sentence: `The endpoint is in trouble itself${said === '' ? '.' : `: ${said}`}`,
      remedy: 'Try again later, or look at its own log.',
    }),
    'broke-off': () => ({ sentence: 'The answer broke off in the middle.', remedy: 'Try again.' }),
  },
  notices: {
    away: 'The model does not answer; the understudy plays on.',
    back: 'The model is back.',
    spent: 'The budget is spent; the understudy plays on.',
    'wrong-key': 'The endpoint does not take the key; the understudy plays on.',
    refused: 'The endpoint refuses what it is asked; the understudy plays on.',
  },
  /** On the button beside a notice that the settings can mend. */
  toSettings: 'Settings',
  parts,
  meter: {
    title: 'Spent this evening',
    part: 'Part',
    calls: 'Calls',
    tokens: 'Tokens',
    money: 'Money',
    spentOf: (spent: string, limit: string) => `${spent} of ${limit}`,
    nothing: 'Nothing was spent yet.',
  },
};
