import type { EntityId } from '../drama/entity-id.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import { pointsWith } from './presence.ts';
import type { Survey } from './survey.ts';

/** Somebody who was written and never comes on. */
export function neverEnters(survey: Survey): Finding[] {
  return survey.profiles.flatMap(({ profile, path, name }) => {
    if (pointsWith(survey, profile.actor).size > 0) return [];
    return [
      anError(
        'never-enters',
        `${path}.actor`,
        `${name} is nowhere, or dead, when the play begins, and never enters`,
        `Give "${profile.actor}" an "at" in entities, or let them come on with "enters" at a point or "places" of a scene.`,
      ),
    ];
  });
}

/** Somebody who stands there and has no part. */
export function withoutProfile({ scene, blueprint }: Survey): Finding[] {
  const profiled = new Set<string>(blueprint.profiles.map(({ actor }) => actor));
  return scene.entities.flatMap((entity, index) => {
    // The dead need no part.
    if (entity.kind !== 'actor' || profiled.has(entity.id) || entity.state?.['dead'] === true) return [];
    return [
      aWarning(
        'no-profile',
        `entities.${index}`,
        `${entity.name} has no profile: nobody can play them, and they never act or speak`,
        `Add a profile with "actor": "${entity.id}" to blueprint.profiles, or make them a prop.`,
      ),
    ];
  });
}

/** A step of a road for somebody who cannot be there to take it, or to hear it. */
export function beatsWithoutActor(survey: Survey): Finding[] {
  const known = new Map<EntityId, ReadonlySet<number>>();
  const presence = (actor: EntityId): ReadonlySet<number> => {
    const points = known.get(actor) ?? pointsWith(survey, actor);
    known.set(actor, points);
    return points;
  };
  return survey.beats.flatMap(({ beat, point, path }) =>
    (['actor', 'to'] as const).flatMap((role) => {
      const id = beat[role];
      // Who never comes on at all is told of once, and not at every beat.
      if (id === undefined || presence(id).size === 0 || presence(id).has(point.index)) return [];
      const name = survey.nameOf(id);
      return [
        anError(
          'actor-not-there',
          `${path}.${role}`,
          `${name} is not on the stage at “${point.point.id}”: the road ends here`,
          `Let ${name} enter at "${point.point.id}" or before it, or give the beat to somebody who is there.`,
        ),
      ];
    }),
  );
}
