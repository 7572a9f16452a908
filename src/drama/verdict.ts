import type { Change } from './change.ts';
import type { EntityId } from './entity-id.ts';
import type { RefusalCode } from './refusal.ts';

/** The narrator's ruling on one action. */
export type Verdict =
  | {
      readonly ok: true;
      readonly code: null;
      readonly reason: null;
      readonly changes: readonly Change[];
      readonly narration: string;
      /** What others see of it, where only the doer learns the rest: somebody reads, and not what. */
      readonly seen?: string;
    }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly reason: string;
      readonly changes: readonly [];
      readonly narration: string;
      readonly candidates?: readonly string[];
    };

/** What somebody is told of a deed that was done; an audience sees all of it. */
export const narrationFor = (
  { narration, ...verdict }: Pick<Verdict, 'narration'> & { readonly seen?: string | undefined },
  doer: EntityId,
  witness: EntityId | undefined,
): string => (witness === undefined || witness === doer ? narration : (verdict.seen ?? narration));
