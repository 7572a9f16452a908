import * as z from 'zod/mini';
import { paces, type Decision, type Intent } from '../drama/decision.ts';
import { TrajectorySchema, type Trajectory } from '../drama/beat.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { hashText } from '../kit/hash.ts';
import { readWith } from '../kit/schema.ts';
import { worldOf } from '../play/play.ts';
import { isDead } from '../world/containment.ts';
import { thingOf } from '../world/world.ts';
import { askJson } from '../model/ask-json.ts';
import type { LanguageModel, Message, ModelRole } from '../model/language-model.ts';
import type { ActorContext } from './context.ts';
import type { Brain, DecideRequest, Listener, SpeakRequest, PlanRequest } from './brain.ts';
import { shortenHistory } from './history.ts';
import { bulleted, lined, material } from './material.ts';
import { bearingNotes, knowledgeNotes } from './knowledge-notes.ts';
import { distil } from './memory.ts';
import { prompts } from './prompts.data.ts';
import { describeIntent } from './understudy/understudy.ts';
import { witnessedBy } from './witnessed.ts';

/** Told of answers that could not be used, so that they become facts. */
export type OnGarbled = (role: ModelRole, reason: string) => void;

/** How much of a point stands before the judge, and of a scene before whoever remembers it, in characters. */
const mostChars = 12_000;

const word = z.optional(z.nullable(z.string().check(z.maxLength(120))));
const DecisionsSchema = z.object({
  decisions: z
    .array(
      z.object({
        actor: z.string().check(z.maxLength(200)),
        pace: z.enum(paces),
        to: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
        // Models fill what they leave empty with null.
        action: z.optional(
          z.nullable(z.object({ verb: word, object: word, preposition: word, target: word, instrument: word })),
        ),
        follows: z.optional(z.nullable(z.boolean())),
        why: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
      }),
    )
    .check(z.maxLength(60)),
});
const RoadsSchema = z.object({
  roads: z
    .array(
      z.object({
        steps: z
          .array(
            z.object({
              actor: z.string().check(z.maxLength(200)),
              plays: z.string().check(z.minLength(1), z.maxLength(600)),
              hint: z.string().check(z.minLength(1), z.maxLength(400)),
              instruction: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(400)))),
            }),
          )
          .check(z.minLength(1), z.maxLength(8)),
      }),
    )
    .check(z.maxLength(6)),
});
const JudgementSchema = z.object({ met: z.boolean(), why: z.string().check(z.maxLength(2000)) });
const MemoriesSchema = z.object({
  memories: z
    .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(600)), importance: z.number() }))
    .check(z.maxLength(20)),
});

/** A brain that asks a language model. It throws a `ModelError` when there is no answer: see `steadied`. */
export function modelBrain(model: LanguageModel, onGarbled: OnGarbled = () => undefined): Brain {
  const ask = async <T>(
    role: ModelRole,
    messages: readonly Message[],
    schema: z.ZodMiniType<T>,
    signal: AbortSignal,
    maxTokens: number,
  ): Promise<T> => {
    const read = await askJson(model, { role, messages, maxTokens }, schema, {
      signal,
      onGarbled: (reason) => onGarbled(role, reason),
    });
    if (!read.ok) throw read.error;
    return read.value;
  };

  return {
    source: 'model',

    async decide(request, signal) {
      const most = 120 + 140 * request.listeners.length;
      const read = await ask('decide', decideMessages(request), decisionsFor(request), signal, most);
      const decisions = request.listeners.flatMap((listener) => {
        const own = decisionIn(read, listener);
        return own ? [decisionOf(listener, own)] : [];
      });
      const left = request.listeners.filter((listener) => !decisionIn(read, listener));
      if (left.length > 0) onGarbled('decide', `the decisions leave out ${namesOf(left)}`);
      return { source: 'model', decisions };
    },

    async *speak(request, signal) {
      const messages = actorMessages(request);
      for await (const event of model.stream({ role: 'actor', messages, maxTokens: 300 }, signal)) {
        if (event.type === 'text') yield event.text;
      }
    },

    async propose({ action, scope }, signal) {
      const messages: Message[] = [
        { from: 'system', content: prompts.narrator },
        {
          from: 'user',
          content: [
            material('world', bulleted(scope.map((thing) => JSON.stringify(thing)))),
            material('deed', JSON.stringify(action)),
          ].join('\n\n'),
        },
      ];
      return ask('narrator', messages, z.unknown(), signal, 400);
    },

    async judge({ flag, history }, signal) {
      const messages: Message[] = [
        { from: 'system', content: prompts.transfer },
        {
          from: 'user',
          content: [
            material('question', `Has this come about: ${flag}`),
            material('history', bulleted(newest(history))),
          ].join('\n\n'),
        },
      ];
      return ask('transfer', messages, JudgementSchema, signal, 200);
    },

    async plan(request, signal) {
      const messages: Message[] = [
        { from: 'system', content: prompts.planner },
        {
          from: 'user',
          content: [
            material('room', request.place),
            material('people', bulleted(request.people.map(({ id, name, goal }) => `${name} [${id}]: ${goal}`))),
            material('things', bulleted(request.things)),
            material('plan', `${request.description}\nWhat must come about: ${request.flag}`),
          ].join('\n\n'),
        },
      ];
      const read = await ask('planner', messages, RoadsSchema, signal, 900);
      return read.roads.flatMap((road, index) => trajectoryOf(request, road, index) ?? []);
    },

    async distil(play, actor, from, signal) {
      const seen = witnessedBy(play, actor, from).filter(({ kind }) => kind !== 'setting');
      if (seen.length === 0) return [];
      // Nobody will ask the dead: rules do for them.
      if (isDead(thingOf(worldOf(play), actor))) return distil(play, actor, from);
      const { earlier, history } = shortenHistory(seen, actor, mostChars);
      const perceived = [...earlier, ...history.map(({ text }) => text)];
      const messages: Message[] = [
        { from: 'system', content: prompts.memory },
        { from: 'user', content: material('perceived', bulleted(perceived)) },
      ];
      const read = await ask('memory', messages, MemoriesSchema, signal, 600);
      return read.memories.map(({ text, importance }) => ({
        text,
        importance: Math.min(1, Math.max(0, importance)),
        at: play.now,
      }));
    },
  };
}

type RawDecisions = z.infer<typeof DecisionsSchema>;
type RawRoad = z.infer<typeof RoadsSchema>['roads'][number];

/** A road of the model's, if everybody on it is there. */
function trajectoryOf({ point, people }: PlanRequest, { steps }: RawRoad, index: number): Trajectory | undefined {
  const beats = steps.flatMap((step, at) => {
    const actor = people.find(
      ({ id, name }) => step.actor === id || step.actor.toLowerCase() === name.toLowerCase(),
    )?.id;
    const id = `laid-${hashText(`${point}/model/${index}/${at}`).slice(0, 12)}`;
    const { plays, hint, instruction } = step;
    return actor ? [{ id, actor, plays: [plays], hint, instruction: instruction ?? hint }] : [];
  });
  const read = readWith(TrajectorySchema, { id: `laid-by-model-${index + 1}-${hashText(point).slice(0, 8)}`, beats });
  return beats.length === steps.length && read.ok ? read.value : undefined;
}

type RawDecision = RawDecisions['decisions'][number];

/** An answer about nobody who was asked is no answer. */
const decisionsFor = ({ listeners }: DecideRequest): z.ZodMiniType<RawDecisions> =>
  DecisionsSchema.check(
    z.refine((read) => listeners.some((listener) => decisionIn(read, listener)), {
      error: `nothing was decided for ${namesOf(listeners)}`,
    }),
  );

const decisionIn = ({ decisions }: RawDecisions, { context }: Listener): RawDecision | undefined =>
  decisions.find(({ actor }) => isNamed(context, actor));

const namesOf = (listeners: readonly Listener[]): string => listeners.map(({ context }) => context.actor).join(', ');

const isNamed = ({ actor, name }: ActorContext, said: string): boolean =>
  said === actor || said.toLowerCase() === name.toLowerCase();

/** What a model decided, kept to what is there: an unknown addressee is nobody. */
function decisionOf({ context, next }: Listener, raw: RawDecision): Decision {
  const to = context.others.find(
    ({ id, name }) => id === raw.to || (raw.to ?? '').toLowerCase() === name.toLowerCase(),
  )?.id;
  const instructed = context.cue?.kind === 'instruction' ? context.cue.beat : undefined;
  const beat = instructed ?? (raw.follows === true ? (context.cue?.beat ?? next?.id) : undefined);
  const action = intentOf(raw.action);
  return {
    actor: context.actor,
    // Somebody under direction does not sit it out.
    pace: instructed && raw.pace === 'silence' && !action ? 'fast' : raw.pace,
    ...(to && to !== context.actor ? { to } : {}),
    ...(action ? { action } : {}),
    ...(beat ? { beat } : {}),
    why: (raw.why ?? '').slice(0, 400),
  };
}

function intentOf(raw: RawDecision['action']): Intent | undefined {
  const verb = raw?.verb?.trim();
  if (!raw || !verb) return undefined;
  const { object, preposition, target, instrument } = raw;
  const said = Object.entries({ object, preposition, target, instrument }).filter(([, text]) => text?.trim());
  return { verb, ...Object.fromEntries(said) };
}

/** The last of it, as much as fits, and how much went before. */
function newest(history: readonly string[]): readonly string[] {
  let start = history.length;
  for (let used = 0; start > 0; start--) {
    used += history[start - 1]?.length ?? 0;
    if (used > mostChars && start < history.length) break;
  }
  return start === 0 ? history : [`(${start} moments before this)`, ...history.slice(start)];
}

/** The same first message for every call, so that endpoints can keep it; what changes stands at the end. */
function decideMessages({ shared, listeners, occasion }: DecideRequest): Message[] {
  const first = listeners[0]?.context;
  const listed = listeners.map(({ context, next, event }) =>
    material(
      'listener',
      lined([
        `id: ${context.actor}`,
        `name: ${context.name}`,
        `who they are: ${context.persona}`,
        `what they want: ${context.goal.public}; in secret: ${context.goal.private}`,
        ...context.relationships.map(({ name, text }) => `of ${name}: ${text}`),
        ...directionOf(context, next?.hint),
        context.hidden ? 'they are hiding and do not want to be found' : '',
        `holding: ${context.holding.join(', ') || 'nothing'}`,
        `sees people: ${listThings(context.others)}`,
        `sees things: ${listThings(context.objects)}`,
        event?.kind === 'refusal' && event.by === context.actor ? `just now: ${event.text}` : '',
      ]),
    ),
  );
  const occasionLine =
    occasion === 'lull'
      ? 'Nothing has happened for a while. Whoever has something to say or do may begin.'
      : 'The last line of the history has just happened.';
  return [
    { from: 'system', content: prompts.decide },
    {
      from: 'user',
      content: [
        material('place', `${first?.place ?? ''}. ${first?.environment ?? ''}`),
        ...listed,
        material('history', bulleted(shared)),
        occasionLine,
      ].join('\n\n'),
    },
  ];
}

function actorMessages({ listener, decision, beat }: SpeakRequest): Message[] {
  const { context } = listener;
  const known = knowledgeNotes(listener.part);
  const name = (id: EntityId) => context.others.find((other) => other.id === id)?.name;
  // What the advancer said belongs to its own beat.
  const cue = beat && context.cue?.beat === beat.id ? context.cue : undefined;
  const turn = [
    `pace: ${decision.pace}`,
    decision.to ? `to: ${name(decision.to) ?? 'whoever hears'}` : '',
    decision.action ? `means to: ${describeIntent(decision.action)}` : '',
    beat ? `direction${cue?.kind === 'instruction' ? ', now' : ''}: ${cue?.text ?? beat.hint}` : '',
    decision.why ? `because: ${decision.why}` : '',
  ];
  return [
    { from: 'system', content: prompts.actor },
    {
      from: 'user',
      content: [
        material(
          'you',
          lined([
            `You are ${context.name}. ${context.persona}`,
            `You want: ${context.goal.public}`,
            `In secret: ${context.goal.private}`,
            ...context.relationships.map((relation) => `Of ${relation.name}: ${relation.text}`),
            ...bearingNotes(listener.part),
          ]),
        ),
        ...(known.length > 0 ? [material('knows', bulleted(known))] : []),
        material('memory', bulleted(context.memories)),
        material('place', `${context.place}. ${context.environment}`),
        material(
          'people',
          bulleted(context.others.map(({ name: other, note }) => (note ? `${other} (${note})` : other))),
        ),
        material(
          'things',
          bulleted(context.objects.map(({ name: thing, note }) => (note ? `${thing} (${note})` : thing))),
        ),
        material('holding', bulleted(context.holding)),
        ...(context.earlier.length > 0 ? [material('earlier', bulleted(context.earlier))] : []),
        material('history', bulleted(context.history.map(({ text }) => text))),
        material('turn', lined(turn)),
        'Write this person’s turn.',
      ].join('\n\n'),
    },
  ];
}

function directionOf({ cue }: ActorContext, hint: string | undefined): string[] {
  if (cue) return [cue.kind === 'instruction' ? `direction, now: ${cue.text}` : `inclination: ${cue.text}`];
  return hint ? [`inclination: ${hint}`] : [];
}

const listThings = (things: readonly { id: EntityId; name: string; note: string }[]): string =>
  things.map(({ id, name, note }) => `${name} [${id}]${note ? ` (${note})` : ''}`).join('; ') || 'none';
