import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Voice } from '../drama/voice.ts';
import type { Deed } from './deed.ts';

/** Something that happened, as it enters history: what was heard, seen, told or thought, and by whom it was perceived. */
export interface Moment {
  readonly seq: number;
  readonly at: number;
  /** `setting` is what a place looks like when the scene opens; everything else happens. */
  readonly kind: 'line' | 'deed' | 'refusal' | 'event' | 'setting' | 'thought';
  /** Who said, did or thought it; nobody, if it was told. */
  readonly actor?: EntityId;
  /** The words heard, the narration, or the thought. */
  readonly text: string;
  readonly to?: EntityId;
  /** Everybody a line was said to, where that was settled and is not one: several, or nobody in particular. */
  readonly toAll?: readonly EntityId[];
  readonly voice?: Voice;
  readonly delivery?: string;
  /** Of a line: its words as they are compared, see `plain`. */
  readonly plain?: string;
  /** Somebody cut it short. */
  readonly cut?: true;
  readonly action?: Action;
  /** What a deed is to whom it is done to, where it is anything. */
  readonly deed?: Deed;
  readonly witnesses: readonly EntityId[];
  /** Witnesses who heard it without seeing whose it was. */
  readonly unseenBy?: readonly EntityId[];
  /** What those have of it who have not the whole: who came or went in the middle, who only saw somebody read. */
  readonly parts?: Readonly<Record<EntityId, string>>;
}

/** The moment as one witness has it: the words that reached them, or nothing. */
export function asWitnessed(moment: Moment, witness: EntityId): string | undefined {
  const part = moment.parts?.[witness];
  if (part !== undefined) return part;
  return moment.witnesses.includes(witness) ? moment.text : undefined;
}
