import { problem, type Problem } from '../kit/schema.ts';
import { atOnce } from '../kit/slices.ts';
import type { Beat } from './beat.ts';
import { pointsInOrder, type Blueprint } from './blueprint.ts';
import { isMove, type Change } from './change.ts';
import { entitiesIn, partsIn } from './condition-fold.ts';
import { ConditionScale, mostConditionParts } from './condition-scale.ts';
import type { Condition } from './condition.ts';
import type { EntityId } from './entity-id.ts';
import type { Point } from './point.ts';
import type { Profile } from './profile.ts';
import { parentIn } from './whereabouts.ts';
import type { WorldFile } from './world-file.ts';

type Path = readonly PropertyKey[];
type Knowledge = NonNullable<Profile['knows']>[number];
type BookLine = NonNullable<Profile['lines']>[number];
/** A blueprint, and the world it speaks of. */
type Speaking = Pick<WorldFile, 'entities'> & { readonly blueprint: Blueprint };

/** Everything a blueprint speaks of and its world does not have, or has otherwise. */
export const blueprintProblems = (scene: Speaking): Problem[] => atOnce(findingBlueprintProblems(scene));

/** The same, a condition or a part of the plan at a time. */
export const findingBlueprintProblems = (scene: Speaking): Generator<number, Problem[]> =>
  new BlueprintReader(scene).reading();

/** What the profile of somebody who comes later speaks of and the scene does not have. */
export function profileProblems(scene: Speaking, profile: Profile): Problem[] {
  return new BlueprintReader(scene).readAlone(profile);
}

class BlueprintReader {
  private readonly problems: Problem[] = [];
  private readonly blueprint: Blueprint;
  private readonly kinds: ReadonlyMap<string, string>;
  private readonly profiled: ReadonlySet<string>;
  /** The ids of each sort of thing a blueprint may speak of. */
  private readonly there: Readonly<Record<'beat' | 'point' | 'matter' | 'case' | 'condition', ReadonlySet<string>>>;
  private readonly seen = new Map<string, Set<string>>();
  private readonly scale: ConditionScale;

  constructor({ blueprint, entities }: Speaking) {
    const points = pointsInOrder(blueprint).map(({ point }) => point);
    this.blueprint = blueprint;
    this.scale = new ConditionScale(blueprint.conditions ?? {});
    this.kinds = new Map<string, string>(entities.map(({ id, kind }) => [id, kind]));
    this.profiled = new Set<string>(blueprint.profiles.map(({ actor }) => actor));
    this.there = {
      beat: new Set(
        points.flatMap(({ trajectories }) => trajectories.flatMap(({ beats }) => beats.map(({ id }) => id))),
      ),
      point: new Set(points.map(({ id }) => id)),
      matter: new Set((blueprint.matters ?? []).map(({ id }) => id)),
      case: new Set((blueprint.cases ?? []).map(({ id }) => id)),
      condition: new Set(Object.keys(blueprint.conditions ?? {})),
    };
  }

  *reading(): Generator<number, Problem[]> {
    const { blueprint } = this;
    yield* this.readConditions(blueprint.conditions ?? {});
    blueprint.cases?.forEach((file, index) => {
      const here: Path = ['blueprint', 'cases', index];
      this.expectNew([...here, 'id'], 'case', file.id);
      file.changes?.forEach((change, c) => this.expectChange([...here, 'changes', c], change));
    });
    blueprint.matters?.forEach((matter, index) => {
      const here: Path = ['blueprint', 'matters', index];
      this.expectNew([...here, 'id'], 'matter', matter.id);
      this.expectAll([...here, 'about'], matter.about);
      this.expectAll([...here, 'evidence'], matter.evidence);
      matter.contradicts?.forEach((id, at) => this.expectThere([...here, 'contradicts', at], 'matter', id));
      this.expectCondition([...here, 'when'], matter.when);
    });
    for (const [index, profile] of blueprint.profiles.entries()) {
      this.readProfile(['blueprint', 'profiles', index], profile);
      yield 0;
    }
    for (const [a, act] of blueprint.acts.entries()) yield* this.readAct(['blueprint', 'acts', a], act);
    blueprint.consequences?.forEach((consequence, index) => {
      const here: Path = ['blueprint', 'consequences', index];
      this.expectNew([...here, 'id'], 'consequence', consequence.id);
      this.expectCondition([...here, 'when'], consequence.when);
      this.expect([...here, 'place'], consequence.place, 'place');
      consequence.changes?.forEach((change, c) => this.expectChange([...here, 'changes', c], change));
    });
    return this.problems;
  }

  readAlone(profile: Profile): Problem[] {
    this.readProfile(['profile'], profile);
    return this.problems;
  }

  private *readConditions(conditions: NonNullable<Blueprint['conditions']>): Generator<number, void> {
    for (const [name, condition] of Object.entries(conditions)) {
      this.expectCondition(['blueprint', 'conditions', name], condition);
      yield 0;
    }
    const circle = circleIn(conditions);
    if (!circle) return;
    const [first = ''] = circle;
    const message = `asks for itself: ${[...circle, first].join(' → ')}; one of them must ask for something that can be seen`;
    this.refuse(['blueprint', 'conditions', first], message);
  }

  private readProfile(here: Path, profile: Profile): void {
    this.expectNew([...here, 'actor'], 'profile', profile.actor);
    this.expect([...here, 'actor'], profile.actor, 'actor');
    const actors = (path: Path, ids: readonly string[]): void =>
      ids.forEach((id) => this.expect([...path, id], id as EntityId, 'actor'));
    actors([...here, 'relationships'], Object.keys(profile.relationships ?? {}));
    this.expectAll([...here, 'apparentTo'], profile.apparentTo, 'actor');
    actors([...here, 'trust'], Object.keys(profile.trust ?? {}));
    const called = Object.keys(profile.manner?.calls ?? {});
    actors(
      [...here, 'manner', 'calls'],
      called.filter((id) => id !== 'anybody'),
    );
    profile.knows?.forEach((knowledge, at) => this.readKnowledge([...here, 'knows', at], knowledge));
    profile.desires?.forEach((desire, at) => {
      const inDesire: Path = [...here, 'desires', at];
      this.expectNew([...inDesire, 'id'], `desire of ${profile.actor}`, desire.id);
      this.expect([...inDesire, 'to'], desire.to, 'actor');
      this.expectCondition([...inDesire, 'when'], desire.when);
      this.expectCondition([...inDesire, 'done'], desire.done);
    });
    profile.lines?.forEach((line, at) => this.readLine([...here, 'lines', at], line));
  }

  private readKnowledge(here: Path, { matter, from, when, secret }: Knowledge): void {
    this.expectThere([...here, 'matter'], 'matter', matter);
    this.expect([...here, 'from'], from, 'actor');
    this.expectCondition([...here, 'when'], when);
    const inSecret: Path = [...here, 'secret'];
    this.expectCondition([...inSecret, 'when'], secret?.when);
    this.expectAll([...inSecret, 'shown'], secret?.shown);
    this.expectAll([...inSecret, 'to'], secret?.to, 'actor');
    secret?.instead?.forEach((cover, i) => this.expectCondition([...inSecret, 'instead', i, 'when'], cover.when));
  }

  private readLine(here: Path, line: BookLine): void {
    this.expectCondition([...here, 'when'], line.when);
    this.expect([...here, 'to'], line.to, 'actor');
    line.about?.forEach((id, i) => {
      if (this.there.matter.has(id) || this.kinds.has(id)) return;
      this.refuse([...here, 'about', i], `no entity and no matter "${id}"`);
    });
    for (const id of line.at ?? []) this.expectThere([...here, 'at'], 'point', id);
  }

  private *readAct(here: Path, act: Blueprint['acts'][number]): Generator<number, void> {
    this.expectNew([...here, 'id'], 'act', act.id);
    for (const id of Object.keys(act.goals ?? {})) this.expect([...here, 'goals', id], id as EntityId, 'actor');
    for (const [s, scene] of act.scenes.entries()) {
      const inScene: Path = [...here, 'scenes', s];
      this.expectNew([...inScene, 'id'], 'scene', scene.id);
      this.expect([...inScene, 'place'], scene.place, 'place');
      scene.places?.forEach(({ entity, at }, i) => {
        this.expect([...inScene, 'places', i, 'entity'], entity);
        if (at) this.expect([...inScene, 'places', i, 'at'], Object.values(at)[0]);
      });
      for (const [p, point] of scene.points.entries()) {
        this.readPoint([...inScene, 'points', p], point);
        yield 0;
      }
    }
  }

  private readPoint(here: Path, point: Point): void {
    this.expectNew([...here, 'id'], 'point', point.id);
    this.expectCondition([...here, 'flag', 'when'], point.flag.when);
    point.flag.needs?.forEach((need, n) => this.expectCondition([...here, 'flag', 'needs', n], need.when));
    this.expectCondition([...here, 'moot'], point.moot);
    point.enters?.forEach(({ actor, at }, i) => {
      this.expect([...here, 'enters', i, 'actor'], actor, 'actor');
      this.expect([...here, 'enters', i, 'at'], Object.values(at)[0]);
    });
    this.expectAll([...here, 'leaves'], point.leaves, 'actor');
    point.otherwise?.changes?.forEach((change, c) => this.expectChange([...here, 'otherwise', 'changes', c], change));
    point.trajectories.forEach((trajectory, t) => {
      const inTrajectory: Path = [...here, 'trajectories', t];
      this.expectNew([...inTrajectory, 'id'], 'road', trajectory.id);
      this.expectCondition([...inTrajectory, 'when'], trajectory.when);
      trajectory.beats.forEach((beat, b) => this.readBeat([...inTrajectory, 'beats', b], beat));
    });
  }

  private readBeat(here: Path, beat: Beat): void {
    this.expectNew([...here, 'id'], 'beat', beat.id);
    this.expect([...here, 'actor'], beat.actor, 'actor');
    if (this.kinds.get(beat.actor) === 'actor' && !this.profiled.has(beat.actor))
      this.refuse([...here, 'actor'], `"${beat.actor}" has no profile and cannot play`);
    this.expect([...here, 'to'], beat.to, 'actor');
    this.expectCondition([...here, 'when'], beat.when);
    this.expectCondition([...here, 'done'], beat.done);
  }

  private expect(path: Path, id: EntityId | undefined, kind?: 'place' | 'actor'): void {
    if (id === undefined) return;
    const found = this.kinds.get(id);
    if (!found) this.refuse(path, `no entity "${id}"`);
    else if (kind && found !== kind) this.refuse(path, `expected ${kind}, but "${id}" is a ${found}`);
  }

  private expectAll(path: Path, ids: readonly EntityId[] | undefined, kind?: 'place' | 'actor'): void {
    ids?.forEach((id, at) => this.expect([...path, at], id, kind));
  }

  private expectChange(path: Path, change: Change): void {
    this.expect([...path, 'entity'], change.entity);
    if (isMove(change) && change.value) this.expect([...path, 'value'], parentIn(change.value));
  }

  private expectCondition(path: Path, condition: Condition | undefined): void {
    if (!condition) return;
    if (this.scale.partsOf(condition) > mostConditionParts) {
      const message = `more than ${mostConditionParts} parts, once the conditions it names are written out: ask for fewer of them`;
      this.refuse(path, message);
    }
    entitiesIn(condition).forEach((id) => this.expect(path, id));
    const { beats, points, matters, cases, conditions } = partsIn(condition);
    const named = { beat: beats, point: points, matter: matters, case: cases, condition: conditions };
    for (const what of Object.keys(named) as (keyof typeof named)[]) {
      for (const id of named[what]) this.expectThere(path, what, id);
    }
  }

  private expectThere(path: Path, what: keyof BlueprintReader['there'], id: string): void {
    if (!this.there[what].has(id)) this.refuse(path, `no ${what} "${id}"`);
  }

  private expectNew(path: Path, what: string, id: string): void {
    const seen = this.seen.get(what) ?? new Set();
    if (seen.has(id)) this.refuse(path, `"${id}" is taken already`);
    this.seen.set(what, seen.add(id));
  }

  private refuse(path: Path, message: string): void {
    this.problems.push(problem(path, message));
  }
}

/** Named conditions that ask for one another in a circle, if any do. */
function circleIn(conditions: Readonly<Record<string, Condition>>): readonly string[] | undefined {
  const settled = new Set<string>();
  const follow = (name: string, trail: readonly string[]): readonly string[] | undefined => {
    const at = trail.indexOf(name);
    if (at >= 0) return trail.slice(at);
    const condition = conditions[name];
    if (settled.has(name) || !condition) return undefined;
    for (const next of partsIn(condition).conditions) {
      const circle = follow(next, [...trail, name]);
      if (circle) return circle;
    }
    settled.add(name);
    return undefined;
  };
  for (const name of Object.keys(conditions)) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
  return undefined;
}
