import { firstOf } from '../kit/first-of.ts';
import type { Condition } from '../drama/condition.ts';
import { entitiesIn, foldCondition, innerConditions, isOfKind, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { spokenIn } from '../drama/notation/read-notation.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Point } from '../drama/point.ts';
import { holds, missingFor } from '../play/condition.ts';
import { plainPhrases } from '../play/plain-words.ts';
import { nameOf, type Play } from '../play/play.ts';
import { readStatement, type Statement } from '../play/statement.ts';
import { unseen } from '../world/sight.ts';
import { thingOf } from '../world/world.ts';

/** State words a person would use to claim that a thing is so. */
const claimWords: Readonly<Record<string, readonly string[]>> = {
  dead: ['dead', 'dies', 'died', 'killed', 'slain', 'is no more'],
  hurt: ['hurt', 'wounded', 'bleeding'],
  torn: ['torn', 'ripped'],
  broken: ['broken', 'shattered'],
  open: ['open', 'opened'],
  locked: ['locked'],
  burning: ['burning', 'on fire'],
};

interface Claim {
  readonly point: string;
  readonly claim: string;
  readonly missing: string[];
}

/** Does this line claim that a flag still to come has been met already? Says which, and what is missing. Who asks claims nothing. */
export function claimIn(play: Play, actor: EntityId, text: string, probe?: PhysicalProbe): Claim | undefined {
  const statement = readStatement(spokenIn(text).join(' '));
  if (statement.clauses().every(({ isQuestion }) => isQuestion)) return undefined;
  for (const { point } of play.points.slice(Math.max(0, play.point))) {
    const { flag } = point;
    if (flag.when && holds(play, flag.when)) continue;
    const claims = plainPhrases(flag.claims ?? []);
    const claimed = claims.findIndex((phrase) => statement.says(phrase));
    const claim = flag.claims?.[claimed] ?? (flag.when && claimedState(play, flag.when, statement));
    if (claim === undefined) continue;
    const missing = flag.when ? tellable(play, actor, flag.when, probe) : [];
    return { point: point.id, claim, missing: missing.length > 0 ? missing : [nothingSeen] };
  }
  return undefined;
}

/** What somebody hears who met a flag without its cause: the author's words for it, where they name only what they can see. */
export function causesMissing(play: Play, actor: EntityId, { flag }: Point, probe?: PhysicalProbe): string[] {
  const open = (flag.needs ?? []).filter((need) => !holds(play, need.when));
  const told = open.filter(({ when }) => involvedIn(play, when).every((id) => isInSight(play, actor, id, probe)));
  return told.length > 0 ? told.map(({ missing }) => missing.slice(0, 600)) : [nothingSeen];
}

/** Said where anything more would tell what the claimant cannot know. */
const nothingSeen = 'nothing that you could have seen bears it out';

/** What is missing, as far as the claimant can see it: how things stand that are in sight. Ways to get there are not told. */
function tellable(play: Play, actor: EntityId, flag: Condition, probe: PhysicalProbe | undefined): string[] {
  return foldCondition(plainStates, flag, play)
    .filter((part) => entitiesIn(part).every((id) => isInSight(play, actor, id, probe)))
    .flatMap((part) => missingFor(play, part))
    .map((sentence) => sentence.slice(0, 600));
}

const isPlainToSee = (condition: Condition): boolean =>
  isOfKind(condition, 'state') && Object.keys(condition.state).every((key) => Object.hasOwn(claimWords, key));

/** How things must stand: states and places, whatever name the author gave them. */
const plainStates: ConditionFold<readonly Condition[], [Play]> = {
  all: ({ all }, play) => all.flatMap((part) => foldCondition(plainStates, part, play)),
  // Of several ways only how things look: where somebody might be is a way to get there.
  any: ({ any }, play) => any.flatMap((part) => foldCondition(plainStates, part, play)).filter(isPlainToSee),
  named({ named }, play) {
    const meant = play.blueprint.conditions?.[named];
    return meant ? foldCondition(plainStates, meant, play) : [];
  },
  state: (condition) => [condition],
  at: (condition) => [condition],
  within: (condition) => [condition],
  otherwise: () => [],
};

/** Everybody and everything a condition is about, behind the names it uses too. */
const involvedIn = (play: Play, condition: Condition): readonly EntityId[] =>
  isOfKind(condition, 'named')
    ? namedIn(play, condition.named)
    : [...entitiesIn(condition), ...innerConditions(condition).flatMap((part) => involvedIn(play, part))];

const namedIn = (play: Play, name: string): readonly EntityId[] => {
  const meant = play.blueprint.conditions?.[name];
  return meant ? involvedIn(play, meant) : [];
};

function isInSight(play: Play, actor: EntityId, id: EntityId, probe: PhysicalProbe | undefined): boolean {
  const { world } = play.scene;
  const thing = world.things.get(id);
  if (!thing) return false;
  return id === actor || thing.kind === 'place' || !unseen(world, thingOf(world, actor), thing, undefined, probe);
}

function claimedState(play: Play, condition: Condition, statement: Statement): string | undefined {
  if (isOfKind(condition, 'all') || isOfKind(condition, 'any'))
    return firstOf(innerConditions(condition), (inner) => claimedState(play, inner, statement));
  if (!isOfKind(condition, 'state') || holds(play, condition)) return undefined;
  const thing = play.scene.world.things.get(condition.entity);
  if (!thing) return undefined;
  const names = [nameOf(play, condition.entity), ...thing.aliases];
  const isClaimed = (name: string, word: string): boolean =>
    plainPhrases([`${name} is ${word}`, `${name} ${word}`]).some((phrase) => statement.says(phrase));
  const states = Object.entries(condition.state).flatMap(([key, value]) => (value === true ? [key] : []));
  return firstOf(states, (key) =>
    firstOf(names, (name) => {
      const word = (claimWords[key] ?? [key]).find((candidate) => isClaimed(name, candidate));
      return word && `${name} ${word}`;
    }),
  );
}
