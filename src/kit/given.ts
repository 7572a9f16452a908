/** Only the parts that have a value: types here tell a part that is missing from one that is undefined. */
export const given = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Parts]?: Exclude<Parts[Name], undefined>;
  };
