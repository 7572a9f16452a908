import { kept, remembered } from '../kit/remembered.ts';
import type { Blueprint } from '../drama/blueprint.ts';
import type { Condition, ConditionKinds, DeedPattern, LinePattern, Span, TellingPattern } from '../drama/condition.ts';
import { foldCondition, innerConditions, isOfKind, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { isWithin } from '../world/containment.ts';
import { stateOf, thingOf, type Thing } from '../world/world.ts';
import { mattersOf } from './meaning.ts';
import { asWitnessed, type Moment } from './moment.ts';
import { nameOf, worldOf, type Play } from './play.ts';
import { isPastThePlay } from './past-the-play.ts';
import { isStated, readStatement, type Statement } from './statement.ts';

type Answers = Map<Condition, boolean>;

/**
 * What conditions came to: those that wait for time, at one moment; the others, as long as all they look at is the same. For
 * those that ask nothing of what happened that is longer.
 */
interface Found {
  readonly timed: Answers;
  readonly lasting: Answers;
  readonly standing: Answers;
}

/** What was found of a play last, which holds as long as it is as it was then. */
const latest = remembered((_: Play['history'] | Play['settings']): { of?: Play; answers?: Answers } => ({}));

const found = remembered((play: Play): Found => ({
  timed: new Map(),
  lasting: stillTrue(play, latest(play.history)),
  standing: stillTrue(play, latest(play.settings)),
}));

function stillTrue(play: Play, last: { of?: Play; answers?: Answers }): Answers {
  const isSame = last.of !== undefined && isAsItWas(last.of, play);
  const answers = (isSame ? last.answers : undefined) ?? new Map<Condition, boolean>();
  return Object.assign(last, { of: play, answers }).answers;
}

/** Most facts, such as a word or a decision, change nothing that a condition looks at. */
const isAsItWas = (before: Play, now: Play): boolean =>
  worldOf(before) === worldOf(now) &&
  before.beats === now.beats &&
  before.meant === now.meant &&
  before.roles === now.roles &&
  before.since === now.since &&
  before.reached === now.reached &&
  before.case === now.case &&
  before.blueprint === now.blueprint &&
  before.profiles === now.profiles;

/** Does it hold now? Looks at the world, at what happened and at the clock, and at nothing else; at each of them once. */
export const holds = (play: Play, condition: Condition): boolean => {
  const answers = answersFor(play, condition);
  const known = answers.get(condition);
  if (known !== undefined) return known;
  const answer = foldCondition(look, condition, play);
  answers.set(condition, answer);
  return answer;
};

/** Where the answer of a condition stands as long as it is so. */
const answersFor = (play: Play, condition: Condition): Answers =>
  found(play)[
    kept(lasts(play.blueprint), condition, () =>
      waitsForTime(play.blueprint, condition) ? 'timed' : looksBack(play.blueprint, condition) ? 'lasting' : 'standing',
    )
  ];

const lasts = remembered((_: Blueprint) => new Map<Condition, keyof Found>());

type Asked = (blueprint: Blueprint, condition: Condition) => boolean;

/** Asks something of a condition of a blueprint, once. */
const askedOnce = (fold: () => ConditionFold<boolean, [Blueprint]>): Asked => {
  const answers = remembered((_: Blueprint): Answers => new Map());
  return (blueprint, condition) => {
    const known = answers(blueprint).get(condition);
    if (known !== undefined) return known;
    // What names itself waits for nothing by that.
    answers(blueprint).set(condition, false);
    const answer = foldCondition(fold(), condition, blueprint);
    answers(blueprint).set(condition, answer);
    return answer;
  };
};

const waitsForTime = askedOnce(() => timing);
const looksBack = askedOnce(() => lookingBack);

/** Whether it asks for anything that happened. */
const lookingBack: ConditionFold<boolean, [Blueprint]> = {
  witness: () => true,
  done: () => true,
  said: () => true,
  told: () => true,
  knows: () => true,
  named: ({ named: name }, blueprint) => {
    const named = blueprint.conditions?.[name];
    return named !== undefined && looksBack(blueprint, named);
  },
  otherwise: (condition, blueprint) => innerConditions(condition).some((inner) => looksBack(blueprint, inner)),
};

const timing: ConditionFold<boolean, [Blueprint]> = {
  secondsInto: () => true,
  named: ({ named: name }, blueprint) => {
    const named = blueprint.conditions?.[name];
    return named !== undefined && waitsForTime(blueprint, named);
  },
  knows: ({ matter }, blueprint) =>
    blueprint.profiles.some(({ knows: all = [] }) =>
      all.some((known) => known.matter === matter && known.when && waitsForTime(blueprint, known.when)),
    ),
  otherwise: (condition, blueprint) => innerConditions(condition).some((inner) => waitsForTime(blueprint, inner)),
};

const look: ConditionFold<boolean, [Play]> = {
  all: ({ all }, play) => all.every((inner) => holds(play, inner)),
  any: ({ any }, play) => any.some((inner) => holds(play, inner)),
  not: ({ not }, play) => !holds(play, not),
  of: ({ of, atLeast }, play) => of.filter((inner) => holds(play, inner)).length >= atLeast,
  witness(condition, play) {
    const { witness, of } = condition;
    return 'done' in of
      ? someDeed(play, condition, of.done, (moment) => asWitnessed(moment, witness) !== undefined)
      : someLine(play, condition, of.said, (moment) =>
          // One's own words are no news to oneself, unless they are what is asked for.
          moment.actor === witness && of.said.by !== witness ? undefined : asWitnessed(moment, witness),
        );
  },
  state({ entity, state }, play) {
    const thing = thingOf(worldOf(play), entity);
    return Object.entries(state).every(([key, value]) => (stateOf(thing, key) ?? false) === (value ?? false));
  },
  at({ entity, at: wanted }, play) {
    const { at } = thingOf(worldOf(play), entity);
    return at !== null && relationOf(at) === relationOf(wanted) && parentIn(at) === parentIn(wanted);
  },
  within({ entity, within }, play) {
    const world = worldOf(play);
    return isWithin(world, thingOf(world, entity), thingOf(world, within));
  },
  done: (condition, play) => someDeed(play, condition, condition.done, () => true),
  said: (condition, play) => someLine(play, condition, condition.said, ({ text }) => text),
  told: (condition, play) => isTold(play, condition, condition.told),
  knows: (condition, play) => knows(play, condition),
  played: ({ played }, play) => play.roles.has(played),
  case: (condition, play) => play.case === condition.case,
  named({ named: name }, play) {
    const named = play.blueprint.conditions?.[name];
    return named !== undefined && holds(play, named);
  },
  beat: ({ beat }, play) => play.beats.includes(beat),
  point: (condition, play) => play.reached.some(({ point }) => point === condition.point),
  secondsInto: ({ secondsInto, atLeast }, play) => play.now - play.since[secondsInto].at >= atLeast * 1000,
};

/** Has the matter been told, by whom and to whom the pattern wants? */
function isTold(play: Play, condition: Condition, { matter, by, to, since }: TellingPattern): boolean {
  return someMoment(
    play,
    condition,
    since,
    (moment) =>
      (by === undefined || moment.actor === by) &&
      (to === undefined || (moment.witnesses.includes(to) && moment.actor !== to)) &&
      mattersOf(play, moment).includes(matter),
  );
}

/** Does somebody know it: from before the play, as far as that holds, or because it was told in their hearing? */
function knows(play: Play, condition: ConditionKinds['knows']): boolean {
  const { knows: actor, matter } = condition;
  const brought = play.profiles
    .get(actor)
    ?.knows?.some((knowledge) => knowledge.matter === matter && (!knowledge.when || holds(play, knowledge.when)));
  return brought === true || isTold(play, condition, { matter, to: actor });
}

/** What happened does not change, and only `meant` says of a line of long ago what it has not said before: each is looked at once. */
const someMoment = (
  { history, since, meant }: Play,
  condition: Condition,
  span: Span = 'play',
  isWanted: (moment: Moment) => boolean,
): boolean => history.someSince(since[span].moments, condition, meant, isWanted);

function someDeed(
  play: Play,
  condition: Condition,
  pattern: DeedPattern,
  accepts: (moment: Moment) => boolean,
): boolean {
  const verbs = pattern.verb === undefined ? undefined : [pattern.verb].flat();
  return someMoment(
    play,
    condition,
    pattern.since,
    (moment) =>
      moment.kind === 'deed' &&
      moment.action !== undefined &&
      (pattern.by === undefined || moment.actor === pattern.by) &&
      (!verbs ||
        verbs.includes(moment.action.verb) ||
        (moment.action.word !== undefined && verbs.includes(moment.action.word))) &&
      (pattern.object === undefined || moment.action.object === pattern.object) &&
      (pattern.target === undefined || moment.action.target === pattern.target) &&
      accepts(moment),
  );
}

function someLine(
  play: Play,
  condition: Condition,
  pattern: LinePattern,
  heard: (moment: Moment) => string | undefined,
): boolean {
  const namesOf = (id: EntityId): readonly string[] => namesOfThing(thingOf(worldOf(play), id));
  return someMoment(play, condition, pattern.since, (moment) => {
    if (moment.kind !== 'line' || isPastThePlay(moment)) return false;
    if (pattern.by !== undefined && moment.actor !== pattern.by) return false;
    if (pattern.to !== undefined && moment.to !== pattern.to) return false;
    const words = heard(moment);
    if (words === undefined) return false;
    const isSaidIn = (text: string): boolean => {
      const statement = kept(statementsIn(moment), text, () => readStatement(text));
      return isStated(statement, pattern, { by: moment.actor, to: moment.to, namesOf });
    };
    const meant = play.meant.get(moment.seq);
    return isSaidIn(words) || (meant !== undefined && isSaidIn(meant));
  });
}

/** What was heard of a line, by the words of it that reached somebody; each read once. */
const statementsIn = remembered((_: Moment) => new Map<string, Statement>());

const namesOfThing = remembered(({ name, aliases }: Thing): readonly string[] => [name, ...aliases]);

/** More ways than these are too many to name. */
const mostWays = 3;

/** What is missing for a condition to hold, each in a sentence. Of several ways, the first few that say something are named. */
export const missingFor = (play: Play, condition: Condition): readonly string[] =>
  holds(play, condition)
    ? []
    : kept(lacking(answersFor(play, condition)), condition, () =>
        foldCondition(missing, condition, play)
          .slice(0, mostSentences)
          .map((sentence) => sentence.slice(0, longestSentence)),
      );

/** Said once as long as its answer stands, however many others name it; and it stays short enough to be said. */
const lacking = remembered((_: Answers) => new Map<Condition, readonly string[]>());
const mostSentences = 40;
const longestSentence = 600;

const missing: ConditionFold<readonly string[], [Play]> = {
  all: ({ all }, play) => all.flatMap((inner) => missingFor(play, inner)),
  any({ any }, play) {
    // That a beat was not played tells nobody what to do; what it would change does.
    const telling = any.filter((inner) => !isOfKind(inner, 'beat'));
    const ways = (telling.length > 0 ? telling : any).map((inner) => missingFor(play, inner).join(' and '));
    const named = ways.filter((way) => way.length < 120).slice(0, mostWays);
    return [(named.length > 0 ? named : ways.slice(0, 1)).join(', or ')];
  },
  of({ of, atLeast }, play) {
    const open = of.filter((inner) => !holds(play, inner));
    const wanted = atLeast - (of.length - open.length);
    return [`${wanted} more of these: ${open.flatMap((inner) => missingFor(play, inner)).join('; ')}`];
  },
  not: () => ['something that should not be so still is'],
  witness: ({ witness }, play) => [`${nameOf(play, witness)} has not seen or heard it`],
  state({ entity, state }, play) {
    const states = Object.entries(state).map(([key, value]) =>
      value === true ? `is not ${key}` : value === false ? `is ${key}` : `is not ${key} ${String(value)}`,
    );
    return [`${nameOf(play, entity)} ${states.join(' and ')}`];
  },
  within: ({ entity, within }, play) => [`${nameOf(play, entity)} is not in ${nameOf(play, within)}`],
  at({ entity, at }, play) {
    const relation = relationOf(at).replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
    return [`${nameOf(play, entity)} is not ${relation} ${nameOf(play, parentIn(at))}`];
  },
  done({ done: { by, verb, object } }, play) {
    const deed = [[verb ?? 'act'].flat()[0], object === undefined ? '' : nameOf(play, object)].join(' ').trim();
    return [`${hasNot(play, by)} done it: ${deed}`];
  },
  said({ said: { by, words, act, about } }, play) {
    const of = about === undefined ? '' : ` about ${nameOf(play, about)}`;
    if (words?.[0] !== undefined) return [`${hasNot(play, by)} said anything like “${words[0]}”`];
    return [`${hasNot(play, by)} ${act === undefined ? `spoken${of}` : `said it: ${act}${of}`}`];
  },
  told: ({ told: { by, matter } }, play) => [`${hasNot(play, by)} said that ${claimOf(play, matter)}`],
  knows: ({ knows: actor }, play) => [`${nameOf(play, actor)} does not know it yet`],
  played: ({ played }, play) => [`nobody plays ${nameOf(play, played)}`],
  case: () => ['that is not how it was'],
  named({ named: name }, play) {
    const named = play.blueprint.conditions?.[name];
    return [named ? missingFor(play, named).join(' and ') : 'something is missing'];
  },
  beat: ({ beat }) => [`“${beat}” has not been played`],
  point: ({ point }) => [`“${point}” has not been reached`],
  secondsInto: () => ['it is too early'],
};

const hasNot = (play: Play, by: EntityId | undefined): string =>
  by === undefined ? 'nobody has' : `${nameOf(play, by)} has not`;

const claimOf = (play: Play, matter: string): string =>
  play.blueprint.matters?.find(({ id }) => id === matter)?.claim ?? matter;
