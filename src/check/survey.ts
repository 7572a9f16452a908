import type { Beat, Trajectory } from '../drama/beat.ts';
import { pointsInOrder, type Blueprint, type PlacedPoint } from '../drama/blueprint.ts';
import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Matter } from '../drama/matter.ts';
import type { Profile } from '../drama/profile.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import type { Whereabouts } from '../drama/whereabouts.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { whyUnsound } from '../world/soundness.ts';
import { openWorld, type World } from '../world/world.ts';

export interface SurveyedPoint extends PlacedPoint {
  readonly path: string;
}

export interface SurveyedBeat {
  readonly beat: Beat;
  readonly trajectory: Trajectory;
  readonly point: SurveyedPoint;
  /** Which of its road's beats it is. */
  readonly index: number;
  readonly path: string;
  readonly roadPath: string;
}

export interface SurveyedProfile {
  readonly profile: Profile;
  readonly name: string;
  readonly path: string;
}

/** How the world may be when the curtain rises: as it stands, or as one of the case files has it. */
export interface Opening {
  readonly case: string | undefined;
  readonly world: World;
}

/** What the checks look at: a scene that can be read, with what several of them need to know worked out once. */
export interface Survey {
  readonly scene: SceneFile;
  readonly blueprint: Blueprint;
  readonly points: readonly SurveyedPoint[];
  readonly beats: readonly SurveyedBeat[];
  readonly beatsById: ReadonlyMap<string, SurveyedBeat>;
  readonly pointIndexes: ReadonlyMap<string, number>;
  readonly profiles: readonly SurveyedProfile[];
  readonly matters: ReadonlyMap<string, { readonly matter: Matter; readonly path: string }>;
  readonly openings: readonly Opening[];
  nameOf(id: EntityId): string;
  /** Everything it is called by. */
  readonly namesOf: (id: EntityId) => readonly string[];
}

export function surveyOf(scene: SceneFile): Survey {
  const { blueprint, entities } = scene;
  const names = new Map<string, string>(entities.map(({ id, name }) => [id, name]));
  const calls = new Map<string, readonly string[]>(
    entities.map(({ id, name, aliases = [] }) => [id, [name, ...aliases]]),
  );
  const nameOf = (id: EntityId): string => names.get(id) ?? id;
  const paths = blueprint.acts.flatMap(({ scenes }, a) =>
    scenes.flatMap(({ points }, s) => points.map((_, p) => `blueprint.acts.${a}.scenes.${s}.points.${p}`)),
  );
  const points = pointsInOrder(blueprint).map((placed, index) => ({ ...placed, path: paths[index] ?? '' }));
  const beats = points.flatMap((point) =>
    point.point.trajectories.flatMap((trajectory, t) =>
      trajectory.beats.map((beat, index) => {
        const roadPath = `${point.path}.trajectories.${t}`;
        return { beat, trajectory, point, index, path: `${roadPath}.beats.${index}`, roadPath };
      }),
    ),
  );
  return {
    scene,
    blueprint,
    points,
    beats,
    beatsById: new Map(beats.map((placed) => [placed.beat.id, placed])),
    pointIndexes: new Map(points.map(({ point, index }) => [point.id, index])),
    profiles: blueprint.profiles.map((profile, index) => ({
      profile,
      name: nameOf(profile.actor),
      path: `blueprint.profiles.${index}`,
    })),
    matters: new Map(
      (blueprint.matters ?? []).map((matter, index) => [matter.id, { matter, path: `blueprint.matters.${index}` }]),
    ),
    openings: openingsOf(scene),
    nameOf,
    namesOf: (id) => calls.get(id) ?? [],
  };
}

function openingsOf(scene: SceneFile): Opening[] {
  const world = openWorld(scene);
  const cases = scene.blueprint.cases ?? [];
  if (cases.length === 0) return [{ case: undefined, world }];
  return cases.map(({ id, changes }) => ({ case: id, world: afterChanges(world, changes ?? []) }));
}

/** The world after what an author wrote, each change as far as the world bears it: as the performance does it. */
export const afterChanges = (world: World, changes: readonly Change[]): World =>
  changes.reduce((before, change) => (whyUnsound(before, [change]) ? before : applyChanges(before, [change])), world);

export const movedTo = (entity: EntityId, at: Whereabouts | null): Change => ({ entity, property: 'at', value: at });

/** How the stage stands when the scene of a point begins, as far as only the author had a hand in it. */
export const worldAt = (opening: Opening, { scene }: PlacedPoint): World =>
  afterChanges(
    opening.world,
    (scene.places ?? []).map(({ entity, at }) => movedTo(entity, at)),
  );
