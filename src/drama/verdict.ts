import type { Change } from './change.ts';
import type { RefusalCode } from './refusal.ts';

/** The narrator's ruling on one action. */
export type Verdict =
  | {
      readonly ok: true;
      readonly code: null;
      readonly reason: null;
      readonly changes: readonly Change[];
      readonly narration: string;
    }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly reason: string;
      readonly changes: readonly [];
      readonly narration: string;
      readonly candidates?: readonly string[];
    };
