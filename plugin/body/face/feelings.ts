import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { World } from '../../../src/world/world.ts';
import type { Expression } from './face.ts';
import { feltAt, feltAtWords, type Felt } from './felt.ts';
import { wordStirringIn } from '../tongues/tongues.ts';

/** What a face shows of what was just witnessed. */
interface Feeling {
  readonly expression: Expression;
  readonly strength: number;
}

interface Remembered extends Felt {
  readonly sinceMs: number;
}

/** A line as far as it was heard. */
interface Heard {
  readonly by: EntityId;
  readonly to: EntityId | undefined;
  readonly heardBy: readonly EntityId[];
  text: string;
}

/** More is not kept of anybody: what was felt before is over, or does not matter beside it. */
const mostFelt = 4;
const mostLines = 16;
const releaseMs = 900;
/** A sentence is no longer than this; of longer ones the end is heard. */
const mostLetters = 240;

/**
 * What everybody just witnessed, as it shows in their faces. It attends to the facts of a play and is asked each frame;
 * it never forgets to forget, so that an evening costs no more than a minute.
 */
export class Feelings {
  private readonly felt = new Map<EntityId, Remembered[]>();
  private readonly shown = new Map<EntityId, { expression: Expression; strength: number }>();
  private readonly lines = new Map<number, Heard>();

  /** Takes in a fact; the world is the one it happened in. */
  follow(fact: Fact, world: World): void {
    for (const each of feltAt(fact, world)) this.keep(each, fact.at);
    this.listen(fact);
  }

  /** What somebody's face shows of it at a moment of the play's clock; undefined when nothing stirs them. */
  of(actor: EntityId, nowMs: number): Feeling | undefined {
    const all = this.felt.get(actor);
    if (!all) return undefined;
    let strongest = 0.01;
    let expression: Expression | undefined;
    for (const each of all) {
      const strength = strengthAt(each, nowMs);
      if (strength <= strongest) continue;
      strongest = strength;
      expression = each.expression;
    }
    if (!expression) {
      if (all.every((each) => isOver(each, nowMs))) this.felt.delete(actor);
      return undefined;
    }
    let shown = this.shown.get(actor);
    if (!shown) this.shown.set(actor, (shown = { expression, strength: 0 }));
    shown.expression = expression;
    shown.strength = strongest;
    return shown;
  }

  private keep(felt: Felt, sinceMs: number): void {
    const before = (this.felt.get(felt.actor) ?? []).filter((each) => !isOver(each, sinceMs));
    // The same again only goes on: a face does not start twice at one thing.
    const same = before.find(({ expression }) => expression === felt.expression);
    const next: Remembered = { ...felt, sinceMs };
    const kept = [...before.filter((each) => each !== same), same ? goneOn(same, next) : next];
    this.felt.set(felt.actor, kept.slice(-mostFelt));
  }

  /** Words are taken in one by one and understood at the end of a sentence. */
  private listen(fact: Fact): void {
    if (fact.type === 'line:begun') {
      this.lines.set(fact.turn, { by: fact.actor, to: fact.to, heardBy: fact.witnesses, text: '' });
      const oldest = this.lines.keys().next();
      if (this.lines.size > mostLines && !oldest.done) this.lines.delete(oldest.value);
      return;
    }
    if (fact.type !== 'word:spoken' && fact.type !== 'line:ended') return;
    const line = this.lines.get(fact.turn);
    if (!line) return;
    if (fact.type === 'word:spoken') line.text = `${line.text} ${fact.text}`.slice(-mostLetters);
    if (fact.type === 'word:spoken' && !/[.!?。！？]\s*["”’]?$/.test(fact.text)) return;
    const stirring = wordStirringIn(line.text.toLowerCase().replaceAll('’', "'"));
    if (stirring) for (const each of feltAtWords(stirring, line)) this.keep(each, fact.at);
    if (fact.type === 'line:ended') this.lines.delete(fact.turn);
    else line.text = '';
  }
}

/** One that comes while the same is still there: as strong as the stronger of the two, without starting from nothing. */
function goneOn(before: Remembered, next: Remembered): Remembered {
  const already = strengthAt(before, next.sinceMs) / Math.max(0.01, next.strength);
  const sinceMs = next.sinceMs - Math.min(1, already) * next.attackMs;
  return { ...next, sinceMs, strength: Math.max(next.strength, strengthAt(before, next.sinceMs)) };
}

const isOver = ({ sinceMs, lastsMs }: Remembered, nowMs: number): boolean => nowMs > sinceMs + lastsMs + releaseMs;

/** Comes fast, stays, goes slowly. */
function strengthAt({ sinceMs, attackMs, lastsMs, strength }: Remembered, nowMs: number): number {
  const passed = nowMs - sinceMs;
  if (passed < 0) return 0;
  if (passed < attackMs) return strength * (passed / attackMs);
  if (passed <= lastsMs) return strength * (1 - 0.25 * (passed / lastsMs));
  const left = 1 - (passed - lastsMs) / releaseMs;
  return left > 0 ? strength * 0.75 * left * left : 0;
}
