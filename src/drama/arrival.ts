import * as z from 'zod/mini';
import { given } from '../kit/given.ts';
import { err, type Result } from '../kit/result.ts';
import { problem, readWith, type Problem } from '../kit/schema.ts';
import { profileProblems } from './blueprint-problems.ts';
import { profileFor } from './endless.ts';
import { EntitySchema } from './entity.ts';
import { LooksSchema } from './looks.ts';
import { ProfileSchema } from './profile.ts';
import type { SceneFile } from './scene-file.ts';
import { PlacementSchema } from './staging.ts';
import { newcomerProblems } from './world-file.ts';

/** How it is shown, where its name does not say: as in a placement. */
const ShownSchema = z.pick(PlacementSchema, { form: true, size: true, massKg: true, substance: true, colour: true });

const meters = z.number().check(z.gte(-10_000), z.lte(10_000));

/** Somebody or something that was not in the scene file and comes into the world while it is played. */
export const ArrivalSchema = z.strictObject({
  entity: EntitySchema,
  profile: z.optional(ProfileSchema),
  looks: z.optional(LooksSchema),
  shown: z.optional(ShownSchema),
  /** Where it comes to stand, in metres of the stage. */
  stand: z.optional(z.strictObject({ x: meters, y: meters, z: meters, yaw: z.number() })),
});
export type Arrival = Readonly<z.infer<typeof ArrivalSchema>>;

/** What of a fact is asked to know who comes with it. */
export interface Coming {
  readonly type: string;
  readonly comes?: readonly Arrival[] | undefined;
}

const nobody: readonly Arrival[] = [];

/** Whoever and whatever comes into the world with a fact. */
export const arrivalsIn = ({ comes = nobody }: Coming): readonly Arrival[] => comes;

/** So many people a stage takes. */
const mostActors = 200;

/** What is to come into a scene, as a host wrote it; its keys are those of an arrival. */
type WrittenArrival = { readonly [key in keyof Arrival]?: unknown };

/** Reads what is to come into a scene: its shape, that all it names is there, and who they are where that was left out. */
export function readArrival(written: WrittenArrival, file: SceneFile): Result<Arrival, readonly Problem[]> {
  const read = readWith(EntitySchema, written.entity);
  if (!read.ok) return err(read.error.map(ofEntity));
  const entity = read.value;
  const { id, kind } = entity;
  const known = file.entities.find((other) => other.id === id);
  const people = file.entities.filter((other) => other.kind === 'actor').length;
  if (kind === 'place')
    return err([problem(['entity', 'kind'], 'places are there from the start: bring people and things')]);
  if (known) return err([problem(['entity', 'id'], `"${id}" is there already: move() brings it on again`)]);
  if (kind === 'actor' && people >= mostActors)
    return err([
      problem(['entity'], `a stage takes at most ${mostActors} people: move() brings on again who has left`),
    ]);
  const strange = newcomerProblems(entity, file.entities).map(ofEntity);
  if (strange.length > 0) return err(strange);
  const entities = [...file.entities, entity];
  const { profile = {}, looks } = written;
  const whole = readWith(ArrivalSchema, {
    ...written,
    entity,
    profile:
      kind === 'actor'
        ? profileFor(entity, { ...(profile as object), actor: id }, entities, file.blueprint.language)
        : undefined,
    looks: looks === undefined ? undefined : { ...looks, actor: id },
  });
  if (!whole.ok) return whole;
  const unknown = whole.value.profile ? profileProblems({ ...file, entities }, whole.value.profile) : [];
  return unknown.length > 0 ? err(unknown) : whole;
}

const ofEntity = ({ path, message }: Problem): Problem => problem(['entity', ...(path ? [path] : [])], message);

/** A scene with all that came into it. */
export function withArrivals(file: SceneFile, arrivals: readonly Arrival[]): SceneFile {
  if (arrivals.length === 0) return file;
  const { blueprint, staging } = file;
  const looks = arrivals.flatMap((arrival) => arrival.looks ?? []);
  const placements = arrivals.flatMap(({ entity, shown }) => (shown ? [{ ...shown, entity: entity.id }] : []));
  const isStaged = looks.length + placements.length > 0;
  return {
    ...file,
    entities: [...file.entities, ...arrivals.map(({ entity }) => entity)],
    blueprint: { ...blueprint, profiles: [...blueprint.profiles, ...arrivals.flatMap(({ profile }) => profile ?? [])] },
    ...given({
      staging: isStaged
        ? {
            ...staging,
            looks: [...(staging?.looks ?? []), ...looks],
            placements: [...(staging?.placements ?? []), ...placements],
          }
        : staging,
    }),
  };
}
