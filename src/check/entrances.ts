import { anError, aWarning, type Finding } from './finding.ts';
import { pointsWith } from './presence.ts';
import type { Survey } from './survey.ts';

/** Somebody who was written and never comes on. */
export function neverEnters(survey: Survey): Finding[] {
  return survey.profiles.flatMap(({ profile, path, name }) => {
    if (pointsWith(survey, profile.actor).size > 0) return [];
    const message = `${name} is nowhere, or dead, when the play begins, and never enters`;
    const remedy = `Give "${profile.actor}" an "at" in entities, or let them come on with "enters" at a point or "places" of a scene.`;
    return anError('never-enters', `${path}.actor`, message, remedy);
  });
}

/** Somebody who stands there and has no part. */
export function withoutProfile({ scene, blueprint }: Survey): Finding[] {
  const profiled = new Set<string>(blueprint.profiles.map(({ actor }) => actor));
  return scene.entities.flatMap((entity, index) => {
    // The dead need no part.
    if (entity.kind !== 'actor' || profiled.has(entity.id) || entity.state?.['dead'] === true) return [];
    const message = `${entity.name} has no profile: nobody can play them, and they never act or speak`;
    const remedy = `Add a profile with "actor": "${entity.id}" to blueprint.profiles, or make them a prop.`;
    return aWarning('no-profile', `entities.${index}`, message, remedy);
  });
}

/** A step of a road for somebody who cannot be there to take it, or to hear it. */
export function beatsWithoutActor(survey: Survey): Finding[] {
  return survey.beats.flatMap(({ beat, point, path }) =>
    (['actor', 'to'] as const).flatMap((role) => {
      const id = beat[role];
      if (id === undefined) return [];
      const there = pointsWith(survey, id);
      // Who never comes on at all is told of once, and not at every beat.
      if (there.size === 0 || there.has(point.index)) return [];
      const name = survey.nameOf(id);
      const message = `${name} is not on the stage at “${point.point.id}”: the road ends here`;
      const remedy = `Let ${name} enter at "${point.point.id}" or before it, or give the beat to somebody who is there.`;
      return anError('actor-not-there', `${path}.${role}`, message, remedy);
    }),
  );
}
