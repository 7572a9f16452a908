import * as z from 'zod/mini';
import { err, ok, type Result } from '../kit/result.ts';
import { soundPart } from '../kit/read-in-slices.ts';
import { atOnce } from '../kit/slices.ts';
import { beyondMeasure, problem, readWith, type Problem } from '../kit/schema.ts';
import { findingBlueprintProblems } from './blueprint-problems.ts';
import { BlueprintSchema, type Blueprint } from './blueprint.ts';
import { withForEver } from './endless.ts';
import type { EntityId } from './entity-id.ts';
import { isReadScene, noteReadScene } from './read-scenes.ts';
import { given } from '../kit/given.ts';
import { TranslationsSchema, type Translations } from './translations.ts';
import { StagingSchema, type Staging } from './staging.ts';
import { readWorldFile, soundWorld, WorldFileSchema, type WorldFile } from './world-file.ts';

/** A scene file: a world, the blueprint of what is played in it, and how it is put on a stage. */
export type SceneFile = WorldFile & {
  readonly blueprint: Blueprint;
  readonly staging?: Staging;
  readonly translations?: Translations;
};

const BesideSchema = z.looseObject({
  blueprint: BlueprintSchema,
  staging: z.optional(StagingSchema),
  translations: z.optional(TranslationsSchema),
});

/** Reads a scene from outside: its world, its blueprint, and that the one speaks of the other. */
export const readSceneFile = (written: unknown): Result<SceneFile, readonly Problem[]> => {
  if (isReadScene(written)) return ok(written as SceneFile);
  const value = withForEver(written);
  const world = readWorldFile(value);
  if (!world.ok) return world;
  const beside = readWith(BesideSchema, value);
  return beside.ok ? atOnce(soundScene(world.value, beside.value)) : beside;
};

/** The same, a piece at a time: a large play takes longer to be read than a page may be kept waiting. */
export function* readingSceneFile(written: unknown): Generator<number, Result<SceneFile, readonly Problem[]>> {
  if (isReadScene(written)) return ok(written as SceneFile);
  const value = withForEver(written);
  if (beyondMeasure(value)) return readSceneFile(written);
  yield 0;
  const shaped = yield* soundPart(WorldFileSchema, value);
  const world = shaped && soundWorld(shaped);
  yield 0;
  const beside = world?.ok ? yield* soundPart(BesideSchema, value) : undefined;
  // What is wrong is said by reading it whole.
  const read = world?.ok && beside ? yield* soundScene(world.value, beside) : readSceneFile(written);
  yield 1;
  return read;
}

function* soundScene(
  world: WorldFile,
  beside: z.infer<typeof BesideSchema>,
): Generator<number, Result<SceneFile, readonly Problem[]>> {
  const { blueprint, staging, translations } = beside;
  const scene: SceneFile = { ...world, blueprint, ...given({ staging, translations }) };
  const problems = [...(yield* findingBlueprintProblems(scene)), ...stagingProblems(scene)];
  if (problems.length > 0) return err(problems);
  return ok(noteReadScene(scene));
}

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
