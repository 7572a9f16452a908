/** An object as one lays it over another: without what is undefined in it. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** What is said in an object; what is left out, or undefined, does not cover what lies under it. */
export const defined = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<T>;
