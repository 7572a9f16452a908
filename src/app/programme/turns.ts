import type { Change } from '../../drama/change.ts';
import type { Condition, DeedPattern } from '../../drama/condition.ts';
import { foldCondition, innerConditions, type ConditionFold } from '../../drama/condition-fold.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, FactOf, TurnEnd } from '../../drama/fact.ts';
import { joinWords } from '../../kit/join-words.ts';
import { beatById, type Play } from '../../play/play.ts';
import { mattersTold } from '../../play/telling.ts';

/** One turn of the evening, gathered from its facts. */
export interface PlayedTurn {
  readonly turn: number;
  readonly actor: EntityId;
  /** The first fact of it, and the last. */
  readonly fromSeq: number;
  readonly toSeq: number;
  readonly atMs: number;
  readonly isByPerson: boolean;
  readonly beat: string | undefined;
  readonly point: string | undefined;
  readonly line: string;
  /** What was done, as it was told. */
  readonly deeds: readonly string[];
  readonly refusals: number;
  readonly changes: readonly Change[];
  readonly how: TurnEnd;
  /** The point it brought about. */
  readonly reached: string | undefined;
  /** What came of it by itself, told. */
  readonly cameOfIt: string | undefined;
  /** Secrets that were told in it, as clauses. */
  readonly told: readonly string[];
  /** How much it mattered. */
  readonly weight: number;
}

type Draft = { -readonly [K in keyof PlayedTurn]: PlayedTurn[K] } & {
  actions: FactOf<'action:ruled'>['action'][];
  begun: number | undefined;
};

/** What a change of the world is worth to whoever tells of the evening. */
const weights: Readonly<Record<string, number>> = {
  dead: 8,
  hurt: 6,
  burning: 3,
  broken: 3,
  torn: 3,
  cut: 3,
  wielded: 3,
  revealed: 2,
  sealed: 2,
  locked: 2,
  written: 2,
  open: 1.5,
  posture: 0,
};

/** Every turn that came to something, in order. Pure. */
export function turnsOf(facts: Iterable<Fact>, play: Play): readonly PlayedTurn[] {
  const turns = new Map<number, Draft>();
  const done: Draft[] = [];
  let point: string | undefined;
  /** Something happened by itself since the flag was last looked at: the turn did not bring the point about alone. */
  let isStirred = false;
  for (const fact of facts) {
    if (fact.type === 'point:opened') {
      point = fact.point;
      isStirred = false;
    } else if (fact.type === 'turn:begun') {
      turns.set(fact.turn, opened(fact, point));
    } else if (fact.type === 'flag:checked' && !fact.met) {
      isStirred = false;
    } else if (fact.type === 'event:told' && fact.cause === 'consequence') {
      isStirred ||= fact.changes.length > 0;
      attribute(fact, play, [...turns.values(), ...done.slice(-12).reverse()]);
    } else if (fact.type === 'point:reached' && fact.how === 'played' && !isStirred) {
      const last = done.at(-1);
      if (last?.point === fact.point) last.reached = fact.point;
    } else if ('turn' in fact) {
      const turn = turns.get(fact.turn);
      if (!turn) continue;
      add(turn, fact);
      if (fact.type !== 'turn:ended') continue;
      turns.delete(fact.turn);
      if (turn.line !== '' || turn.deeds.length > 0 || turn.refusals > 0) done.push(turn);
    }
  }
  const secrets = secretsBySeq(play);
  // Two who speak at once end in another order than they began.
  done.sort((one, other) => one.fromSeq - other.fromSeq);
  return done.map(({ actions: _actions, begun, ...turn }) => {
    const told = begun === undefined ? [] : (secrets.get(begun) ?? []);
    return { ...turn, told, weight: weigh({ ...turn, told }, play) };
  });
}

const opened = (fact: FactOf<'turn:begun'>, point: string | undefined): Draft => ({
  turn: fact.turn,
  actor: fact.actor,
  fromSeq: fact.seq,
  toSeq: fact.seq,
  atMs: fact.at,
  isByPerson: fact.source === 'player',
  beat: fact.beat,
  point,
  line: '',
  deeds: [],
  refusals: 0,
  changes: [],
  how: 'finished',
  reached: undefined,
  cameOfIt: undefined,
  told: [],
  weight: 0,
  actions: [],
  begun: undefined,
});

function add(turn: Draft, fact: Fact): void {
  turn.toSeq = fact.seq;
  switch (fact.type) {
    case 'line:begun':
      turn.begun ??= fact.seq;
      return;
    case 'word:spoken':
      turn.line = joinWords([turn.line, fact.text].filter(Boolean));
      return;
    case 'line:ended':
      if (fact.cut && turn.line !== '') turn.line = `${turn.line} —`;
      return;
    case 'action:ruled': {
      const { ok, narration, changes } = fact.verdict;
      if (!ok) {
        turn.refusals++;
        return;
      }
      if (narration !== '') turn.deeds = [...turn.deeds, narration];
      turn.changes = [...turn.changes, ...changes];
      turn.actions.push(fact.action);
      return;
    }
    case 'turn:ended':
      turn.how = fact.how;
      return;
    default:
      return;
  }
}

/** A consequence belongs to the latest turn that did or changed what it waited for; to none, where nobody did. */
function attribute(fact: FactOf<'event:told'>, play: Play, latest: readonly Draft[]): void {
  const consequence = play.blueprint.consequences?.find(({ id }) => id === fact.id);
  const turn = consequence && latest.find((each) => answers(each, consequence.when, play));
  if (turn) turn.cameOfIt ??= fact.narration;
}

/** Whether a turn did some of what a condition waits for. */
const answers = (turn: Draft, condition: Condition, play: Play): boolean =>
  foldCondition(answering, condition, turn, play);

const moved = ({ changes }: Draft, moves: EntityId): boolean =>
  changes.some(({ entity, property }) => entity === moves && property === 'at');

const answering: ConditionFold<boolean, [Draft, Play]> = {
  not: () => false,
  witness: ({ of }, turn) => 'done' in of && didSo(turn, of.done),
  done: ({ done }, turn) => didSo(turn, done),
  state: (condition, { changes }) =>
    changes.some(({ entity, property }) => entity === condition.entity && property in condition.state),
  at: ({ entity }, turn) => moved(turn, entity),
  within: ({ entity }, turn) => moved(turn, entity),
  named({ named: name }, turn, play) {
    const named = play.blueprint.conditions?.[name];
    return named !== undefined && answers(turn, named, play);
  },
  otherwise: (condition, turn, play) => innerConditions(condition).some((inner) => answers(turn, inner, play)),
};

const didSo = ({ actor, actions }: Draft, { by, verb, object, target }: DeedPattern): boolean =>
  (by === undefined || by === actor) &&
  actions.some(
    (action) =>
      (verb === undefined || [verb].flat().includes(action.verb) || [verb].flat().includes(action.word ?? '')) &&
      (object === undefined || action.object === object) &&
      (target === undefined || action.target === target),
  );

/** The secrets each line told, by the number of the fact that began it. */
function secretsBySeq(play: Play): ReadonlyMap<number, readonly string[]> {
  const secrets = new Map<number, readonly string[]>();
  const heard = new Set<string>();
  const language = play.settings.language ?? play.blueprint.language ?? 'en';
  for (const moment of play.history) {
    const { actor } = moment;
    if (moment.kind !== 'line' || actor === undefined) continue;
    const known = play.profiles.get(actor)?.knows ?? [];
    const told = mattersTold(play.blueprint, moment).filter(
      (matter) => !heard.has(matter) && known.some((each) => each.matter === matter && each.secret !== undefined),
    );
    for (const matter of told) heard.add(matter);
    const claims = told.flatMap((id) => {
      const matter = play.blueprint.matters?.find((each) => each.id === id);
      return matter ? [matter.claimIn?.[language] ?? matter.claim] : [];
    });
    if (claims.length > 0) secrets.set(moment.seq, claims);
  }
  return secrets;
}

function weigh(turn: Omit<PlayedTurn, 'weight'>, play: Play): number {
  const changed = turn.changes.reduce((sum, change) => sum + worthOf(change, turn.actor), 0);
  const nerve = turn.beat === undefined ? 0 : (beatById(play, turn.beat)?.nerve ?? 0);
  return (
    Math.min(changed, 10) +
    (turn.reached === undefined ? 0 : 4) +
    (turn.cameOfIt === undefined ? 0 : 4) +
    turn.told.length * 4 +
    (turn.beat === undefined ? 0 : 2) +
    nerve * 8 +
    (turn.isByPerson ? 1 : 0) +
    (turn.line === '' ? 0 : 1) +
    (turn.how === 'finished' ? 0 : -2)
  );
}

const worthOf = ({ entity, property, value }: Change, actor: EntityId): number => {
  if (property === 'at') return entity === actor ? 0.3 : entity.startsWith('prop:') ? 2 : 1.5;
  return value === false ? (weights[property] ?? 1.5) / 2 : (weights[property] ?? 1.5);
};
