import type { Fact } from '../../drama/fact.ts';

/** What the audience is told of the model, each once: away and back are said of every outage. */
export type ConnectionNotice = 'away' | 'back' | 'spent' | 'wrong-key' | 'refused';

/** Notices that something in the settings can mend. */
export const mendable: readonly ConnectionNotice[] = ['spent', 'wrong-key', 'refused'];

/** How it stands with the model, as the facts have told so far. */
interface ConnectionState {
  readonly is: 'up' | 'away' | 'spent' | 'wrong-key' | 'refused';
  /** How often in a row somebody had to step in for a passing reason. */
  readonly stumbles: number;
  /** What is to be told now; absent, when the last fact changed nothing. */
  readonly notice?: ConnectionNotice;
}

export const freshConnection: ConnectionState = { is: 'up', stumbles: 0 };

/** Faults that say at once that nobody is there. */
const gone: readonly string[] = ['model/unavailable'];
/** Faults that may happen once to anybody. */
const passing: readonly string[] = ['model/timeout', 'model/rate-limited', 'model/broken-stream'];
const stumblesToFall = 2;

/** Follows the facts of a play: who is at the other end of the line, and what of it is worth a quiet word. */
export function followConnection(state: ConnectionState, fact: Fact): ConnectionState {
  const { is, stumbles } = state;
  if (fact.type === 'model:called' && fact.code === null) {
    if (is === 'up') return stumbles === 0 ? still(state) : freshConnection;
    // What was bought before the money ran out may still arrive.
    if (is === 'spent') return still(state);
    return { ...freshConnection, notice: 'back' };
  }
  if (fact.type !== 'understudy:stepped-in') return still(state);
  if (fact.code === 'budget/spent') return turned(state, 'spent');
  if (fact.code === 'model/unauthorized') return turned(state, 'wrong-key');
  if (fact.code === 'model/bad-request') return turned(state, 'refused');
  const isPassing = passing.includes(fact.code);
  if (!isPassing && !gone.includes(fact.code)) return still(state);
  const more = stumbles + 1;
  // Who has been told of a wrong key or a spent budget need not hear that nobody answers.
  return is === 'up' && (!isPassing || more >= stumblesToFall)
    ? { is: 'away', stumbles: more, notice: 'away' }
    : { is, stumbles: more };
}

const still = ({ is, stumbles }: ConnectionState): ConnectionState => ({ is, stumbles });

function turned(state: ConnectionState, is: 'spent' | 'wrong-key' | 'refused'): ConnectionState {
  return state.is === is ? still(state) : { is, stumbles: state.stumbles, notice: is };
}
