import type { State } from '../../drama/state.ts';
import type { ShownState } from '../tongues/claims.ts';

const isYes = (value: State[string] | undefined): boolean =>
  value === true || (typeof value === 'string' && value !== '');
const postured =
  (posture: RegExp) =>
  (states: State): boolean =>
    typeof states['posture'] === 'string' && posture.test(states['posture']);

/** How what is said shows in a state. What nobody noted is as things are when nothing was done to them. */
const shown: Readonly<Record<ShownState, (states: State) => boolean>> = {
  open: (states) => states['open'] !== false,
  closed: (states) => states['open'] !== true,
  lit: (states) => isYes(states['lit']) || isYes(states['burning']) || isYes(states['on']),
  unlit: (states) => !isYes(states['lit']) && !isYes(states['burning']) && !isYes(states['on']),
  broken: (states) => isYes(states['broken']),
  torn: (states) => isYes(states['torn']) || isYes(states['cut']),
  wet: (states) => isYes(states['wet']),
  dirty: (states) => isYes(states['dirty']),
  hurt: (states) => isYes(states['hurt']) || isYes(states['dead']),
  dead: (states) => isYes(states['dead']),
  kneeling: postured(/^kneel/),
  sitting: postured(/^(?:sit|seat)/),
  lying: (states) => postured(/^(?:lie|lying|fallen|prone)/)(states) || isYes(states['dead']),
  standing: (states) =>
    !isYes(states['dead']) &&
    (states['posture'] === undefined || !isYes(states['posture']) || postured(/^stand/)(states)),
};

/** Is it to be seen of a thing or a person in these states? */
export const isShown = (states: State, state: ShownState): boolean => shown[state](states);
