import { mindedBy } from '../../src/company/minded-by.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { pointsInOrder } from '../../src/drama/blueprint.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { prompts } from '../../src/mind/agents/prompts.data.ts';
import { modelFromSettings, type ModelSurroundings } from '../../src/model/model-from-settings.ts';
import type { ModelSettings } from '../../src/model/model-settings.ts';
import {
  say,
  scriptedEndpoint,
  type ChatRequest,
  type EndpointScript,
  type Script,
  type ScriptedEndpoint,
} from '../doubles/scripted-endpoint.ts';
import { rehearse, type Played, type RehearsalOptions } from './rehearsal.ts';

/** Which prompt a request was made from; of an actor's, whether a decision is asked for above the turn. */
type Prompted = Exclude<keyof typeof prompts, 'perceive'>;
export type Asked = Prompted | 'turn';

export const askedOf = (request: ChatRequest): Asked => askedBy(textOf(request, 'system'), textOf(request, 'user'));

/** Told by the first message, which is the same for every request of a kind, and by what is asked at the end. */
export function askedBy(system: string, prompt: string): Asked {
  const found = promptNames.find((name) => system.startsWith(prompts[name]));
  invariant(found, `A request was made from no prompt of ours: ${system.slice(0, 80)}`);
  return found === 'actor' && prompt.endsWith('below the decision.') ? 'turn' : found;
}

const promptNames = Object.keys(prompts).filter((name) => name !== 'perceive') as Prompted[];

/** The prompt it was made from. */
export const promptOf = (asked: Asked): Prompted => (asked === 'turn' ? 'actor' : asked);

/** What the messages of one sender say. */
export const textOf = (request: ChatRequest, role: 'system' | 'user' | 'assistant'): string =>
  request.messages
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')))
    .join('\n');

/** What stands between each pair of tags of this name. */
export const tagged = (prompt: string, tag: string): string[] =>
  [...prompt.matchAll(new RegExp(`<${tag}>\n([^]*?)\n</${tag}>`, 'g'))].map(([, inside]) => inside ?? '');

/** The listeners of a request to decide, by id, in their order. */
export const listenersIn = (prompt: string): string[] =>
  tagged(prompt, 'listener').map((listener) => field(listener, 'id'));

const idsIn = (prompt: string): string[] => [...prompt.matchAll(/\[(actor:[^\]]+)\]/g)].map(([, id]) => id ?? '');

/** What stands after a name in a block of material. */
export const field = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

/** A willing model that knows the play: whoever has a direction or an inclination follows it, in the words of the beat. */
export function willing(scene: SceneFile): (asked: Asked, prompt: string) => string {
  const beats = pointsInOrder(scene.blueprint).flatMap(({ point }) => point.trajectories.flatMap((road) => road.beats));
  let lines = 0;
  const turnFor = (prompt: string): string => {
    const direction = directionIn(tagged(prompt, 'turn')[0] ?? '');
    const beat = beats.find(({ hint, instruction }) => direction !== '' && [hint, instruction].includes(direction));
    return beat?.plays[0] ?? `(nods) That is remark number ${++lines} of mine, and I stand by it.`;
  };
  return (asked, prompt) => {
    switch (asked) {
      case 'decide':
        return JSON.stringify({
          decisions: tagged(prompt, 'listener').map((listener) => decisionFor(listener, prompt)),
        });
      case 'turn': {
        const decision = decisionAlone(prompt);
        return `${JSON.stringify(decision)}${decision.pace === 'silence' ? '' : `\n${turnFor(prompt)}`}`;
      }
      case 'actor':
        return turnFor(prompt);
      case 'memory':
        return JSON.stringify({ memories: [{ text: 'I was there, and I saw how it ended.', importance: 0.6 }] });
      case 'narrator':
        return JSON.stringify({ changes: [], narration: 'Nothing much comes of it.' });
      case 'planner':
        return JSON.stringify({
          roads: [
            { steps: [{ actor: idsIn(prompt)[0] ?? '', plays: '(waits) Well?', hint: 'Wait.', instruction: null }] },
          ],
        });
      case 'advancer':
        return JSON.stringify({ done: false, hint: tagged(prompt, 'direction')[0] ?? '' });
      case 'transfer':
        return JSON.stringify({ met: false, why: 'nothing of the kind was done' });
    }
  };
}

/** What somebody is told to play, in whatever way. */
export const directionIn = (block: string): string =>
  ['direction, now', 'direction', 'inclination'].map((name) => field(block, name)).find((text) => text !== '') ?? '';

interface Willing {
  readonly actor?: string;
  readonly pace: 'fast' | 'slow' | 'silence';
  readonly to: string | null;
  readonly action: null;
  readonly follows?: boolean;
  readonly why: string;
}

function decisionFor(listener: string, prompt: string): Willing {
  const actor = field(listener, 'id');
  const people = tagged(prompt, 'people')[0] ?? '';
  const to = [...people.matchAll(/\[(actor:[^\]]+)\]/g)].map(([, id]) => id ?? '').find((id) => id !== actor) ?? null;
  if (directionIn(listener) !== '') return { actor, pace: 'fast', to, action: null, follows: true, why: 'it is time' };
  const last = tagged(prompt, 'history')[0]?.split('\n').at(-1) ?? '';
  const isSpokenTo = last.includes(` to ${field(listener, 'name')}`);
  return { actor, pace: isSpokenTo ? 'slow' : 'silence', to: isSpokenTo ? to : null, action: null, why: 'listens' };
}

/** The same of somebody who is asked alone. */
function decisionAlone(prompt: string): Willing {
  const to = /^- ([^(,\n]+)/.exec(tagged(prompt, 'people')[0] ?? '')?.[1]?.trim() ?? null;
  if (directionIn(tagged(prompt, 'turn')[0] ?? '') !== '')
    return { pace: 'fast', to, action: null, follows: true, why: 'it is time' };
  const last = tagged(prompt, 'history')[0]?.split('\n').at(-1) ?? '';
  const isSpokenTo = / to you[,:]/.test(last);
  return { pace: isSpokenTo ? 'slow' : 'silence', to: isSpokenTo ? to : null, action: null, why: 'listens' };
}

export interface MindedOptions extends RehearsalOptions {
  readonly scene: SceneFile;
  /** What the endpoint says, given what a willing model would say; the same, unless told. */
  readonly reply?: (request: ChatRequest, willing: string, index: number) => Script;
  readonly script?: Omit<EndpointScript, 'reply'>;
  readonly model?: Partial<ModelSettings>;
  readonly surroundings?: Omit<ModelSurroundings, 'observe'>;
}

export interface MindedPlay extends Played {
  readonly endpoint: ScriptedEndpoint;
  /** The requests that came, under what they asked for. */
  readonly requests: readonly { readonly asked: Asked; readonly prompt: string; readonly body: ChatRequest }[];
}

/** An endpoint that plays along. */
export function willingEndpoint({ scene, reply, script }: MindedOptions): Promise<ScriptedEndpoint> {
  const answer = willing(scene);
  return scriptedEndpoint({
    ...script,
    reply: (request, index) => {
      const words = answer(askedOf(request), textOf(request, 'user'));
      return reply ? reply(request, words, index) : say(words);
    },
  });
}

const neverRests = { failures: Infinity, ms: 0 };
/** A slow machine is no slow model. */
const inNoHurry = { firstWordMs: 1_200_000, totalMs: 1_200_000 };

/** A company minded by whoever answers at the endpoint. */
export const mindedAt = (
  endpoint: ScriptedEndpoint,
  model: Partial<ModelSettings> = {},
  surroundings: Omit<ModelSurroundings, 'observe'> = {},
): ReturnType<typeof mindedBy> =>
  mindedBy(
    (observe) => {
      const stack = modelFromSettings(
        { baseUrl: endpoint.baseURL, model: 'scripted', deadline: inNoHurry, ...model },
        { ...surroundings, observe },
      );
      invariant(stack.ok, 'The settings of the test are sound.');
      return stack.value.model;
      // Every fault is to be met here: a model at rest would meet none.
    },
    neverRests,
    inNoHurry.firstWordMs,
    { perception: model.perception },
  );

/** Plays a scene to its end, minded through the real client by an endpoint. */
export async function rehearseMinded(options: MindedOptions): Promise<MindedPlay> {
  const endpoint = await willingEndpoint(options);
  try {
    const brain = mindedAt(endpoint, options.model, options.surroundings);
    const played = await rehearse(options.scene, { ...options, brain });
    const requests = endpoint.requests.map(({ body }) => ({
      asked: askedOf(body),
      prompt: textOf(body, 'user'),
      body,
    }));
    return { ...played, endpoint, requests };
  } finally {
    await endpoint.close();
  }
}
