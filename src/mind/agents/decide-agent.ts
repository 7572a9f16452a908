import * as z from 'zod/mini';
import { given } from '../../kit/given.ts';
import { paces, type Decision, type Intent } from '../../drama/decision.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { describeProblem, readWith } from '../../kit/schema.ts';
import { asModelError, ModelError } from '../../model/model-error.ts';
import type { Brain, DecideRequest, DecisionsMade, Listener, WrittenTurn } from '../brain.ts';
import { lineOwed, type ActorContext } from '../context.ts';
import { bulleted, lined, material } from '../material.ts';
import { plain } from '../../play/plain-words.ts';
import { ask, type ModelAsking } from './asking.ts';
import { doubtMaterial } from './doubt-material.ts';
import { didIn, mendDecisions } from './mend-decisions.ts';
import { beginTurn } from './turn-agent.ts';

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
type RawDecisions = z.infer<typeof DecisionsSchema>;
type RawDecision = RawDecisions['decisions'][number];

/** So often in a row a model may fail to put a decision above a turn: then it is asked for them one after the other. */
const mostPoor = 2;

/**
 * One decision for each listener, in one call: `decide.prompt.md`. Somebody asked alone decides and goes on to their turn in
 * the same breath.
 */
export const decideWith = (asking: ModelAsking): Brain['decide'] => {
  let poor = 0;
  return async (request, signal) => {
    if (request.listeners.length !== 1 || poor >= mostPoor) return decideFor(asking, request, signal);
    try {
      const made = await decideAlone(asking, request, signal);
      poor = 0;
      return made;
    } catch (reason) {
      const error = asModelError(reason);
      if (error.code !== 'model/garbage') throw error;
      poor++;
      asking.onGarbled('actor', error.message);
      return decideFor(asking, request, signal, false);
    }
  };
};

async function decideFor(
  asking: ModelAsking,
  request: DecideRequest,
  signal: AbortSignal,
  asksAgain = true,
): Promise<DecisionsMade> {
  const { listeners } = request;
  const most = 120 + 140 * listeners.length;
  const ids = listeners.map(({ context }) => context.actor);
  let did: boolean | undefined;
  const mend = (value: unknown) => {
    did = request.doubt && didIn(value);
    return mendDecisions(value, ids);
  };
  const options = { mend, asksAgain };
  const read = await ask(asking, 'decide', materialFor(request), decisionsFor(request), signal, most, options);
  const left = listeners.filter((listener) => !decisionIn(read, listener));
  if (left.length > 0) asking.onGarbled('decide', `the decisions leave out ${namesOf(left)}`);
  return { source: 'model', decisions: decisionsIn(read, listeners), ...given({ did }) };
}

async function decideAlone(asking: ModelAsking, request: DecideRequest, signal: AbortSignal): Promise<DecisionsMade> {
  const { listeners } = request;
  const { decision, written } = await beginTurn(asking, request, signal);
  const ids = listeners.map(({ context }) => context.actor);
  const read = readWith(decisionsFor(request), mendDecisions(decision, ids));
  if (!read.ok) {
    written.drop();
    throw new ModelError('model/garbage', read.error.map(describeProblem).join('; '));
  }
  const decisions = decisionsIn(read.value, listeners);
  const did = given({ did: request.doubt && didIn(decision) });
  if (decisions.every(({ pace }) => pace !== 'silence')) return { source: 'model', decisions, written, ...did };
  void readOut(written);
  return { source: 'model', decisions, ...did };
}

/** There is no more to it, or no more that matters; it is read to its end so that what it cost is known. */
async function readOut(written: WrittenTurn): Promise<void> {
  try {
    for await (const event of written) if (event.type === 'end') return;
  } catch {
    // Nobody waits for it.
  }
}

const decisionsIn = (read: RawDecisions, listeners: readonly Listener[]): Decision[] =>
  listeners.flatMap((listener) => {
    const own = decisionIn(read, listener);
    return own ? [decisionOf(listener, own, listeners.length > 1)] : [];
  });

/**
 * What stands before them: where they are and who is there, what they all perceived, which only grows, and then how each of
 * them stands at this moment. A call that decides for several holds only what they share: what one of them wants in secret,
 * is told to do or sees alone is theirs.
 */
function materialFor({ shared, listeners, occasion, people = [], doubt }: DecideRequest): string[] {
  const first = listeners[0]?.context;
  const isAlone = listeners.length === 1;
  const things = (first?.objects ?? []).filter(({ id }) =>
    listeners.every(({ context }) => context.objects.some((seen) => seen.id === id)),
  );
  const namesOfThings = (areFixed: boolean): string =>
    things
      .filter(({ isFixed = false }) => isFixed === areFixed)
      .map(({ name }) => name)
      .join('; ');
  const occasionLine =
    occasion === 'lull'
      ? 'Nothing has happened for a while. Whoever has something to say or do may begin.'
      : 'The last line of the history has just happened.';
  return [
    material('place', lined([`${first?.place ?? ''}. ${first?.environment ?? ''}`, namesOfThings(true)])),
    material('people', bulleted(people.map(({ id, name, goal }) => `${name} [${id}]${goal ? `: ${goal}` : ''}`))),
    ...(isAlone && first ? [material('you', lined(whoTheyAre(first)))] : []),
    material('history', bulleted(shared.filter((text) => text !== first?.environment))),
    material('things', namesOfThings(false)),
    ...listeners.map((listener) => material('listener', lined(howTheyStand(listener, isAlone)))),
    ...doubtMaterial(doubt),
    occasionLine,
  ];
}

const whoTheyAre = (context: ActorContext): string[] => [
  `who they are: ${context.persona}`,
  `what they want: ${context.goal.public}; in secret: ${context.goal.private}`,
  ...context.relationships.map(({ name, text }) => `of ${name}: ${text}`),
];

const howTheyStand = ({ context, next, event }: Listener, isAlone: boolean): string[] => [
  `id: ${context.actor}`,
  `name: ${context.name}`,
  isAlone && context.hidden ? 'they are hiding and do not want to be found' : '',
  isAlone ? `holding: ${context.holding.join(', ') || 'nothing'}` : '',
  ...directionOf(context, next?.hint, isAlone),
  ...owedBy(context),
  isAlone && event?.kind === 'refusal' && event.by === context.actor ? `just now: ${event.text}` : '',
];

/** What a person waits for comes before any direction. */
const owedBy = (context: ActorContext): string[] => {
  const line = lineOwed(context);
  return line ? [`owes an answer${context.owes?.isOwn ? '' : ', unless another gives it'}: ${line.text}`] : [];
};

/** What the plan has for somebody; beside others only that there is something. */
function directionOf({ cue }: ActorContext, hint: string | undefined, isAlone: boolean): string[] {
  const label = cue?.kind === 'instruction' ? 'direction, now' : 'inclination';
  const text = cue?.text ?? hint;
  return text ? [`${label}: ${isAlone ? text : 'something of their own to say or do'}`] : [];
}

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

/** By id, by name, or by an id a model made of the name. */
const isNamed = ({ actor, name }: { readonly actor: EntityId; readonly name: string }, said: string): boolean => {
  const spoken = bare(said);
  return (
    spoken !== '' &&
    [bare(actor), bare(name)].some(
      (own) => own === spoken || own.startsWith(`${spoken} `) || own.endsWith(` ${spoken}`),
    )
  );
};

/** *actor:lady-ashby*, *Lady Ashby* and *the lady ashby* are one. */
const bare = (name: string): string =>
  plain(name.replace(/^\s*(?:actor|prop|place|person|character)\s*[:_-]/i, '').replace(/[-_]+/g, ' '))
    .trim()
    .replace(/^the /, '');

/** What a model decided, kept to what is there: an unknown addressee is nobody. */
function decisionOf({ context, next }: Listener, raw: RawDecision, isOneOfMany: boolean): Decision {
  const to = context.others.find(({ id, name }) => isNamed({ actor: id, name }, raw.to ?? ''))?.id;
  const isOwing = context.owes?.isOwn === true && !context.hidden;
  const instructed = context.cue?.kind === 'instruction' && !isOwing ? context.cue.beat : undefined;
  const beat = instructed ?? (raw.follows === true ? (context.cue?.beat ?? next?.id) : undefined);
  const action = intentOf(raw.action);
  // That somebody hides is no other's to know, and so it was not in the prompt: unless the plan has them speak, they do not.
  if (isOneOfMany && context.hidden && beat === undefined)
    return { actor: context.actor, pace: 'silence', why: 'in hiding' };
  return {
    actor: context.actor,
    // Somebody under direction does not sit it out, nor somebody whom a person has spoken to.
    pace: (instructed ?? isOwing) && raw.pace === 'silence' && !action ? 'fast' : raw.pace,
    ...given({
      to: (to === context.actor ? undefined : to) ?? (isOwing ? context.owes?.from : undefined),
      action,
      beat,
    }),
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
