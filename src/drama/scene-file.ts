import * as z from 'zod/mini';
import { err, ok, type Result } from '../kit/result.ts';
import { problem, readWith, type Problem } from '../kit/schema.ts';
import { BlueprintSchema, pointsInOrder, type Blueprint } from './blueprint.ts';
import { isMove, type Change } from './change.ts';
import type { Condition } from './condition.ts';
import { entitiesIn, partsIn } from './condition-fold.ts';
import type { EntityId } from './entity-id.ts';
import { isReadScene, noteReadScene } from './read-scenes.ts';
import { StagingSchema, type Staging } from './staging.ts';
import { parentIn } from './whereabouts.ts';
import { readWorldFile, type WorldFile } from './world-file.ts';

/** A scene file: a world, the blueprint of what is played in it, and how it is put on a stage. */
export type SceneFile = WorldFile & { readonly blueprint: Blueprint; readonly staging?: Staging };

const BesideSchema = z.looseObject({ blueprint: BlueprintSchema, staging: z.optional(StagingSchema) });

/** Reads a scene from outside: its world, its blueprint, and that the one speaks of the other. */
export const readSceneFile = (value: unknown): Result<SceneFile, readonly Problem[]> => {
  if (isReadScene(value)) return ok(value as SceneFile);
  const world = readWorldFile(value);
  if (!world.ok) return world;
  const beside = readWith(BesideSchema, value);
  if (!beside.ok) return beside;
  const { blueprint, staging } = beside.value;
  const scene: SceneFile = { ...world.value, blueprint, ...(staging ? { staging } : {}) };
  const problems = [...blueprintProblems(scene), ...stagingProblems(scene)];
  if (problems.length > 0) return err(problems);
  return ok(noteReadScene(scene));
};

type Path = readonly PropertyKey[];

/** Everything a staging speaks of and its world does not have. */
export function stagingProblems({ staging, entities }: Pick<SceneFile, 'entities' | 'staging'>): Problem[] {
  const problems: Problem[] = [];
  const kinds = new Map<string, string>(entities.map(({ id, kind }) => [id, kind]));
  const expect = (path: Path, id: EntityId | undefined, ...allowed: readonly string[]) => {
    const kind = id === undefined ? undefined : kinds.get(id);
    if (id === undefined || (kind !== undefined && allowed.includes(kind))) return;
    const message = kind ? `expected ${allowed.join(' or ')}, but "${id}" is a ${kind}` : `no entity "${id}"`;
    problems.push(problem(['staging', ...path], message));
  };
  const once = (path: Path, seen: Set<string>, id: EntityId) => {
    if (seen.has(id)) problems.push(problem(['staging', ...path], `"${id}" has been placed already`));
    seen.add(id);
  };
  const [rooms, placed] = [new Set<string>(), new Set<string>()];
  staging?.rooms?.forEach(({ place }, index) => {
    expect(['rooms', index, 'place'], place, 'place');
    once(['rooms', index, 'place'], rooms, place);
  });
  staging?.doorways?.forEach(({ between, door }, index) => {
    between.forEach((place, side) => expect(['doorways', index, 'between', side], place, 'place'));
    expect(['doorways', index, 'door'], door, 'prop');
  });
  staging?.placements?.forEach(({ entity }, index) => {
    expect(['placements', index, 'entity'], entity, 'prop', 'actor');
    once(['placements', index, 'entity'], placed, entity);
  });
  const looked = new Set<string>();
  staging?.looks?.forEach(({ actor }, index) => {
    expect(['looks', index, 'actor'], actor, 'actor');
    if (looked.has(actor)) problems.push(problem(['staging', 'looks', index, 'actor'], `"${actor}" has looks already`));
    looked.add(actor);
  });
  return problems;
}

/** Everything a blueprint speaks of and its world does not have, or has otherwise. */
export function blueprintProblems({ blueprint, entities }: SceneFile): Problem[] {
  const problems: Problem[] = [];
  const kinds = new Map<string, string>(entities.map((entity) => [entity.id, entity.kind]));
  const profiled = new Set<string>(blueprint.profiles.map(({ actor }) => actor));
  const points = pointsInOrder(blueprint);
  const beats = new Set(points.flatMap(({ point }) => point.trajectories.flatMap((t) => t.beats.map(({ id }) => id))));
  const pointIds = new Set(points.map(({ point }) => point.id));
  const matters = new Set((blueprint.matters ?? []).map(({ id }) => id));
  const cases = new Set((blueprint.cases ?? []).map(({ id }) => id));
  const conditions = new Set(Object.keys(blueprint.conditions ?? {}));

  const seenCases = new Set<string>();
  const seenMatters = new Set<string>();

  const expect = (path: Path, id: EntityId | undefined, kind?: 'place' | 'actor') => {
    if (id === undefined) return;
    const found = kinds.get(id);
    if (!found) problems.push(problem(path, `no entity "${id}"`));
    else if (kind && found !== kind) problems.push(problem(path, `expected ${kind}, but "${id}" is a ${found}`));
  };
  const expectChange = (path: Path, change: Change) => {
    expect([...path, 'entity'], change.entity);
    if (isMove(change) && change.value) expect([...path, 'value'], parentIn(change.value));
  };
  const expectCondition = (path: Path, condition: Condition | undefined) => {
    if (!condition) return;
    entitiesIn(condition).forEach((id) => expect(path, id));
    const parts = partsIn(condition);
    const known = [
      ['beat', beats, parts.beats],
      ['point', pointIds, parts.points],
      ['matter', matters, parts.matters],
      ['case', cases, parts.cases],
      ['condition', conditions, parts.conditions],
    ] as const;
    for (const [what, there, ids] of known) {
      for (const id of ids) if (!there.has(id)) problems.push(problem(path, `no ${what} "${id}"`));
    }
  };
  const expectMatter = (path: Path, id: string) => {
    if (!matters.has(id)) problems.push(problem(path, `no matter "${id}"`));
  };
  const unique = (path: Path, seen: Set<string>, id: string) => {
    if (seen.has(id)) problems.push(problem(path, `"${id}" is taken already`));
    seen.add(id);
  };

  for (const [name, condition] of Object.entries(blueprint.conditions ?? {})) {
    expectCondition(['blueprint', 'conditions', name], condition);
  }
  const circle = circleIn(blueprint.conditions ?? {});
  if (circle) {
    const [first = ''] = circle;
    problems.push(
      problem(
        ['blueprint', 'conditions', first],
        `asks for itself: ${[...circle, first].join(' → ')}; one of them must ask for something that can be seen`,
      ),
    );
  }
  blueprint.cases?.forEach((file, index) => {
    const here: Path = ['blueprint', 'cases', index];
    unique([...here, 'id'], seenCases, file.id);
    file.changes?.forEach((change, c) => expectChange([...here, 'changes', c], change));
  });
  blueprint.matters?.forEach((matter, index) => {
    const here: Path = ['blueprint', 'matters', index];
    unique([...here, 'id'], seenMatters, matter.id);
    matter.about?.forEach((id, at) => expect([...here, 'about', at], id));
    matter.evidence?.forEach((id, at) => expect([...here, 'evidence', at], id));
    matter.contradicts?.forEach((id, at) => expectMatter([...here, 'contradicts', at], id));
    expectCondition([...here, 'when'], matter.when);
  });

  const profiles = new Set<string>();
  blueprint.profiles.forEach((profile, index) => {
    const here: Path = ['blueprint', 'profiles', index];
    unique([...here, 'actor'], profiles, profile.actor);
    expect([...here, 'actor'], profile.actor, 'actor');
    for (const id of Object.keys(profile.relationships ?? {})) {
      expect([...here, 'relationships', id], id as EntityId, 'actor');
    }
    profile.apparentTo?.forEach((id, at) => expect([...here, 'apparentTo', at], id, 'actor'));
    for (const id of Object.keys(profile.trust ?? {})) expect([...here, 'trust', id], id as EntityId, 'actor');
    for (const id of Object.keys(profile.manner?.calls ?? {})) {
      if (id !== 'anybody') expect([...here, 'manner', 'calls', id], id as EntityId, 'actor');
    }
    profile.knows?.forEach((knowledge, at) => {
      const inKnows: Path = [...here, 'knows', at];
      expectMatter([...inKnows, 'matter'], knowledge.matter);
      expect([...inKnows, 'from'], knowledge.from, 'actor');
      expectCondition([...inKnows, 'when'], knowledge.when);
      expectCondition([...inKnows, 'secret', 'when'], knowledge.secret?.when);
      knowledge.secret?.shown?.forEach((id, i) => expect([...inKnows, 'secret', 'shown', i], id));
      knowledge.secret?.to?.forEach((id, i) => expect([...inKnows, 'secret', 'to', i], id, 'actor'));
      knowledge.secret?.instead?.forEach((cover, i) =>
        expectCondition([...inKnows, 'secret', 'instead', i, 'when'], cover.when),
      );
    });
    const desires = new Set<string>();
    profile.desires?.forEach((desire, at) => {
      const inDesire: Path = [...here, 'desires', at];
      unique([...inDesire, 'id'], desires, desire.id);
      expect([...inDesire, 'to'], desire.to, 'actor');
      expectCondition([...inDesire, 'when'], desire.when);
      expectCondition([...inDesire, 'done'], desire.done);
    });
    profile.lines?.forEach((line, at) => {
      expectCondition([...here, 'lines', at, 'when'], line.when);
      expect([...here, 'lines', at, 'to'], line.to, 'actor');
      line.about?.forEach((id, i) => {
        if (!matters.has(id) && !kinds.has(id)) {
          problems.push(problem([...here, 'lines', at, 'about', i], `no entity and no matter "${id}"`));
        }
      });
      for (const id of line.at ?? []) {
        if (!pointIds.has(id)) problems.push(problem([...here, 'lines', at, 'at'], `no point "${id}"`));
      }
    });
  });

  const seen = {
    acts: new Set<string>(),
    scenes: new Set<string>(),
    points: new Set<string>(),
    roads: new Set<string>(),
    beats: new Set<string>(),
    consequences: new Set<string>(),
  };
  blueprint.acts.forEach((act, a) => {
    const inAct: Path = ['blueprint', 'acts', a];
    unique([...inAct, 'id'], seen.acts, act.id);
    for (const id of Object.keys(act.goals ?? {})) expect([...inAct, 'goals', id], id as EntityId, 'actor');
    act.scenes.forEach((scene, s) => {
      const inScene: Path = [...inAct, 'scenes', s];
      unique([...inScene, 'id'], seen.scenes, scene.id);
      expect([...inScene, 'place'], scene.place, 'place');
      scene.places?.forEach(({ entity, at }, i) => {
        expect([...inScene, 'places', i, 'entity'], entity);
        if (at) expect([...inScene, 'places', i, 'at'], Object.values(at)[0]);
      });
      scene.points.forEach((point, p) => {
        const inPoint: Path = [...inScene, 'points', p];
        unique([...inPoint, 'id'], seen.points, point.id);
        expectCondition([...inPoint, 'flag', 'when'], point.flag.when);
        point.flag.needs?.forEach((need, n) => expectCondition([...inPoint, 'flag', 'needs', n], need.when));
        expectCondition([...inPoint, 'moot'], point.moot);
        point.enters?.forEach(({ actor, at }, i) => {
          expect([...inPoint, 'enters', i, 'actor'], actor, 'actor');
          expect([...inPoint, 'enters', i, 'at'], Object.values(at)[0]);
        });
        point.leaves?.forEach((actor, i) => expect([...inPoint, 'leaves', i], actor, 'actor'));
        point.otherwise?.changes?.forEach((change, c) => expectChange([...inPoint, 'otherwise', 'changes', c], change));
        point.trajectories.forEach((trajectory, t) => {
          const inTrajectory: Path = [...inPoint, 'trajectories', t];
          unique([...inTrajectory, 'id'], seen.roads, trajectory.id);
          expectCondition([...inTrajectory, 'when'], trajectory.when);
          trajectory.beats.forEach((beat, b) => {
            const inBeat: Path = [...inTrajectory, 'beats', b];
            unique([...inBeat, 'id'], seen.beats, beat.id);
            expect([...inBeat, 'actor'], beat.actor, 'actor');
            if (kinds.get(beat.actor) === 'actor' && !profiled.has(beat.actor)) {
              problems.push(problem([...inBeat, 'actor'], `"${beat.actor}" has no profile and cannot play`));
            }
            expect([...inBeat, 'to'], beat.to, 'actor');
            expectCondition([...inBeat, 'when'], beat.when);
            expectCondition([...inBeat, 'done'], beat.done);
          });
        });
      });
    });
  });

  blueprint.consequences?.forEach((consequence, index) => {
    const here: Path = ['blueprint', 'consequences', index];
    unique([...here, 'id'], seen.consequences, consequence.id);
    expectCondition([...here, 'when'], consequence.when);
    expect([...here, 'place'], consequence.place, 'place');
    consequence.changes?.forEach((change, c) => expectChange([...here, 'changes', c], change));
  });
  return problems;
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
