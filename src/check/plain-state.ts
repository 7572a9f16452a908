import type { StateValue } from '../drama/state.ts';

/** A state that was never set, or unset, is a state that is not so. */
export const plainState = (value: StateValue | undefined): StateValue => value ?? false;

/** The states the world's own rules change; every other is the author's, and changes only where the author says so. */
export const ruledStates: readonly string[] =
  `amount asleep blocking broken burning cooked cut dead dirty folded following hurt liquid lit locked on open plugged posture
  revealed sealed signed tied torn wet wielded worn-out written`.split(/\s+/);
