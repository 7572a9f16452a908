import { remembered } from '../../../src/kit/remembered.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

/** Something the narrator told. */
export interface Narration {
  readonly seq: number;
  readonly text: string;
  readonly toldTo: readonly EntityId[];
  /** What happened by itself, or a deed somebody did. */
  readonly kind: 'event' | 'deed';
  /** Something is otherwise for it. */
  readonly changes: boolean;
}

export const narrationsIn = remembered((facts: readonly Fact[]): readonly Narration[] =>
  facts.flatMap((fact): Narration[] => {
    const { seq, witnesses: toldTo } = fact;
    if (fact.type === 'event:told')
      return [{ seq, text: fact.narration, toldTo, kind: 'event', changes: fact.changes.length > 0 }];
    if (fact.type === 'actor:entered' || fact.type === 'actor:left')
      return fact.narration === ''
        ? []
        : [{ seq, text: fact.narration, toldTo, kind: 'event', changes: fact.changes.length > 0 }];
    if (fact.type === 'action:ruled' && fact.verdict.ok)
      return [{ seq, text: fact.verdict.narration, toldTo, kind: 'deed', changes: fact.verdict.changes.length > 0 }];
    return [];
  }),
);
