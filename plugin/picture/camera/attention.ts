import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import { revealedBy } from '../../../src/drama/revealed.ts';
import { rowOf, type Verb } from '../../../src/drama/verb.ts';
import { voices } from '../../../src/drama/voice.ts';

/** What goes on, as far as a picture depends on it. Times are of whoever watches. */
export interface Attention {
  /** The last line. */
  readonly line?: {
    readonly actor: EntityId;
    readonly to?: EntityId;
    readonly beganMs: number;
    readonly endedMs?: number;
  };
  /** The last thing done. */
  readonly deed?: {
    readonly actor: EntityId;
    readonly verb: Verb;
    readonly things: readonly EntityId[];
    readonly beganMs: number;
    readonly endedMs?: number;
    /** It laid somebody bare who hid. */
    readonly isRevealing?: boolean;
  };
  /** Who came or went last. */
  readonly passage?: { readonly actor: EntityId; readonly atMs: number };
  /** The scene, since when, and who is in it. */
  readonly scene?: { readonly sinceMs: number; readonly company: readonly EntityId[] };
  /** When something was last told that nobody did. */
  readonly toldMs?: number;
  /** From 0, at ease, to 1. */
  readonly tension: number;
  readonly changedMs: number;
}

export const noAttention: Attention = { tension: 0.1, changedMs: 0 };

const easedAfterMs = 45_000;

type Done = NonNullable<Attention['deed']>;

/** Whom a deed lays bare is what it was about. */
function ended(deed: Done, { verdict }: FactOf<'action:ruled'>, endedMs: number): Done {
  const revealed = revealedBy(verdict.changes).filter((id) => id !== deed.actor);
  return { ...deed, endedMs, things: [...revealed, ...deed.things], isRevealing: revealed.length > 0 };
}

/** What goes on once this has happened. */
export function attend(before: Attention, fact: Fact, nowMs: number): Attention {
  const eased = before.tension * Math.exp(-(nowMs - before.changedMs) / easedAfterMs);
  const now = { ...before, tension: eased, changedMs: nowMs };
  const tenser = (by: number): number => Math.max(0, Math.min(1, eased + by));
  switch (fact.type) {
    case 'scene:opened':
      return { tension: eased / 2, changedMs: nowMs, scene: { sinceMs: nowMs, company: fact.witnesses } };
    case 'line:begun':
      return {
        ...now,
        tension: tenser(voices[fact.voice].tension),
        line: { actor: fact.actor, beganMs: nowMs, ...(fact.to ? { to: fact.to } : {}) },
      };
    case 'line:ended':
      if (before.line?.actor !== fact.actor) return now;
      return { ...now, tension: tenser(fact.cut ? 0.12 : 0), line: { ...before.line, endedMs: nowMs } };
    case 'action:begun': {
      const { object, target, instrument } = fact.action;
      const verb = fact.action.like ?? fact.action.verb;
      const things = [object, instrument, target].filter((id) => id !== undefined) as EntityId[];
      const deed = { actor: fact.actor, verb, things, beganMs: nowMs };
      return { ...now, tension: tenser(rowOf(verb).tense ? 0.35 : 0), deed };
    }
    case 'action:ruled':
      if (before.deed?.actor !== fact.actor) return now;
      return { ...now, tension: tenser(fact.verdict.ok ? 0 : 0.06), deed: ended(before.deed, fact, nowMs) };
    case 'actor:entered':
    case 'actor:left':
      return { ...now, passage: { actor: fact.actor, atMs: nowMs } };
    case 'event:told':
      return { ...now, tension: tenser(fact.cause === 'accident' ? 0.2 : 0.05), toldMs: nowMs };
    default:
      return before;
  }
}
