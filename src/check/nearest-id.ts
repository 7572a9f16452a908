import { nearestName } from '../kit/nearest-name.ts';

const parts = (id: string): readonly [kind: string, name: string] => {
  const colon = id.indexOf(':');
  return [id.slice(0, colon + 1), id.slice(colon + 1)];
};

/** The id somebody probably meant. The kind in front is so much of an id that only the name behind it is compared. */
export function nearestId(typed: string, ids: readonly string[]): string | undefined {
  const [kind, name] = parts(typed);
  const sameKind = ids.filter((id) => parts(id)[0] === kind);
  const near = nearestName(
    name,
    sameKind.map((id) => parts(id)[1]),
  );
  if (near !== undefined) return `${kind}${near}`;
  return ids.find((id) => parts(id)[1] === name && id !== typed);
}

/** `Did you mean "prop:drawer"?` or, where nothing is near, the other advice. */
export const didYouMean = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean "${near}"? Otherwise: ${otherwise}`;
