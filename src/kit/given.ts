type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Only the parts that have a value: types here tell a part that is missing from one that is undefined. */
export function given<const T extends object>(parts: T): Given<T> {
  const kept: Partial<T> = {};
  for (const name in parts) if (parts[name] !== undefined) kept[name] = parts[name];
  return kept as unknown as Given<T>;
}
