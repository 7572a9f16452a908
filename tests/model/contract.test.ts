import { budgeted } from '../../src/model/budgeted.ts';
import { Cassette } from '../../src/model/cassette.ts';
import { complete } from '../../src/model/complete.ts';
import { deadlined } from '../../src/model/deadlined.ts';
import type { LanguageModel } from '../../src/model/language-model.ts';
import { modelFromSettings, routed } from '../../src/model/model-from-settings.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { recorded } from '../../src/model/recorded.ts';
import { retrying } from '../../src/model/retrying.ts';
import { watched } from '../../src/model/watched.ts';
import {
  contractReply,
  contractRequests,
  describeLanguageModel,
  type ModelUnderTest,
} from '../contracts/language-model-contract.ts';
import { scriptedEndpoint, type EndpointScript } from '../doubles/scripted-endpoint.ts';

const overEndpoint =
  (wrap: (model: LanguageModel, baseUrl: string) => LanguageModel, script: Partial<EndpointScript> = {}) =>
  async (): Promise<ModelUnderTest> => {
    const endpoint = await scriptedEndpoint({ reply: contractReply, ...script });
    const model = wrap(openaiModel(endpoint.config), endpoint.baseURL);
    return { model, dispose: () => endpoint.close() };
  };

/** Never met: a slow machine is no slow model. */
const deadline = { firstWordMs: 1_200_000, totalMs: 1_200_000 };

describeLanguageModel(
  'openaiModel',
  overEndpoint((model) => model),
);
describeLanguageModel(
  'openaiModel on an endpoint that knows words and nothing else',
  overEndpoint((model) => model, {
    refuses: ['stream_options', 'system role', 'tools', 'json_schema', 'json_object', 'image_url'],
  }),
);
describeLanguageModel(
  'deadlined',
  overEndpoint((model) => deadlined(model, deadline)),
);
describeLanguageModel(
  'retrying',
  overEndpoint((model) => retrying(model, { attempts: 3 })),
);
describeLanguageModel(
  'budgeted',
  overEndpoint((model) => budgeted(model, { calls: 100, tokens: 1_000_000 })),
);
describeLanguageModel(
  'routed',
  overEndpoint((model) => routed({ default: model, decide: model })),
);
describeLanguageModel(
  'watched',
  overEndpoint((model) => watched(model, () => undefined)),
);
describeLanguageModel(
  'recorded, recording',
  overEndpoint((model) => recorded(model, new Cassette(), 'record')),
);
describeLanguageModel(
  'recorded, automatic',
  overEndpoint((model) => recorded(model, new Cassette(), 'auto')),
);
describeLanguageModel(
  'the standard stack',
  overEndpoint((_, baseUrl) => {
    const built = modelFromSettings({ baseUrl, model: 'scripted' });
    if (!built.ok) throw new Error(built.error[0]?.message);
    return built.value.model;
  }),
);

describeLanguageModel('recorded, replaying a cassette from a file', async () => {
  const endpoint = await scriptedEndpoint({ reply: contractReply });
  const cassette = new Cassette();
  const recorder = recorded(openaiModel(endpoint.config), cassette, 'record');
  for (const request of Object.values(contractRequests)) await complete(recorder, request);
  await endpoint.close();
  const read = Cassette.read(JSON.parse(JSON.stringify(cassette)));
  if (!read.ok) throw new Error(read.error[0]?.message);
  return { model: recorded(openaiModel(endpoint.config), read.value, 'replay'), dispose: async () => undefined };
});
