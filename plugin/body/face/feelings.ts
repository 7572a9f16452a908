import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { World } from '../../../src/world/world.ts';
import { isBright, isGrave, type Expression } from './face.ts';
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
/** So much of what was grave lingers, and while there is so much of it nothing makes anybody smile. */
const lingering = { part: 0.45, sobers: 0.15 } as const;
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
  of(actor: EntityId, { ms: nowMs }: { readonly ms: number }): Feeling | undefined {
    const all = this.felt.get(actor);
    if (!all) return undefined;
    let strongest = 0.01;
    let expression: Expression | undefined;
    const isSober = isSoberAt(all, nowMs);
    for (const each of all) {
      const strength = strengthAt(each, nowMs);
      if (strength <= strongest || (isSober && isBright(each.expression))) continue;
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

const isOver = ({ sinceMs, lastsMs, lingersMs }: Remembered, nowMs: number): boolean =>
  nowMs > sinceMs + lastsMs + Math.max(releaseMs, lingersMs);

/** Whether something grave is still felt. */
function isSoberAt(all: readonly Remembered[], nowMs: number): boolean {
  for (const each of all) if (isGrave(each.expression) && strengthAt(each, nowMs) > lingering.sobers) return true;
  return false;
}

/** Comes fast, stays, goes slowly; what was grave lingers. */
function strengthAt({ sinceMs, attackMs, lastsMs, lingersMs, strength }: Remembered, nowMs: number): number {
  const passed = nowMs - sinceMs;
  if (passed < 0) return 0;
  if (passed < attackMs) return strength * (passed / attackMs);
  if (passed <= lastsMs) return strength * (1 - 0.25 * (passed / lastsMs));
  const left = Math.max(0, 1 - (passed - lastsMs) / releaseMs);
  const lingers = lingersMs > 0 ? Math.max(0, 1 - (passed - lastsMs) / lingersMs) : 0;
  return strength * Math.max(0.75 * left * left, lingering.part * lingers);
}
