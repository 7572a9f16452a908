interface Points {
  readonly blueprint: {
    readonly acts: readonly { readonly scenes: readonly { readonly points: readonly { id: string }[] }[] }[];
  };
}

/** The first act of a play. */
export function firstActOf<T>(file: T): T {
  const [act] = (file as T & Points).blueprint.acts;
  const last = act?.scenes.at(-1)?.points.at(-1)?.id;
  if (last === undefined) throw new Error('The play has no act.');
  return endingAfter(file, last);
}

/**
 * A play that is over as soon as one of its points is reached: all that comes after is moot. For what every evening shows,
 * however long it is.
 */
export function endingAfter<T>(file: T, point: string): T {
  const short = structuredClone(file) as T & Points;
  const points = short.blueprint.acts.flatMap(({ scenes }) => scenes).flatMap((scene) => scene.points);
  const last = points.findIndex(({ id }) => id === point);
  if (last < 0) throw new Error(`There is no point ${point}, but ${points.map(({ id }) => id).join(', ')}.`);
  for (const later of points.slice(last + 1)) Object.assign(later, { moot: { point } });
  return short;
}
