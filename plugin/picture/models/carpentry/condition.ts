import type { State } from '../../../../src/drama/state.ts';

/** Whether something of a thing is to be seen in a state. */
export type Condition = (state: State) => boolean;

/** Whether a state says so. */
export const says = (state: State, key: string): boolean => state[key] === true;

const listed = (keys: string): readonly string[] => keys.split(' ');

/** While a state says any of these (`'on lit'`), and none of what is ruled out. */
export const when = (keys: string, { unless: not }: { readonly unless?: string } = {}): Condition => {
  const [any, none] = [listed(keys), not === undefined ? [] : listed(not)];
  return (state) => any.some((key) => says(state, key)) && !none.some((key) => says(state, key));
};

/** While a state says none of these. */
export const unless = (keys: string): Condition => {
  const none = listed(keys);
  return (state) => !none.some((key) => says(state, key));
};
