import type { Fact, FactOf } from '../drama/fact.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { nameOf, type Play } from '../play/play.ts';

interface Spent {
  calls: number;
  input: number;
  output: number;
  firstWordMs: number[];
}

const nothing = (): Spent => ({ calls: 0, input: 0, output: 0, firstWordMs: [] });

/** Tells a performance to a person, beat by beat: who decided what and why, what came of it, and what it cost. */
export class PerformanceTrace {
  private beat = 0;
  private readonly askedAt = new Map<number, number>();
  private readonly heardAfter = new Map<number, number>();
  private readonly decidedAbout = new Map<number, number>();
  private missing = '';
  private spent = nothing();
  private readonly total = nothing();

  tell(fact: Fact, play: Play): string {
    const name = (id: EntityId) => nameOf(play, id);
    const lines: string[] = [];
    const say = (text: string) => lines.push(`${clock(fact.at)}  ${text}`);
    switch (fact.type) {
      case 'act:opened':
        say(`═══ act ${fact.act}`);
        break;
      case 'scene:opened':
        say(`══ scene ${fact.scene}`);
        break;
      case 'point:opened':
        this.missing = '';
        say(`─── point ${fact.point}: ${play.points[play.point]?.point.flag.says ?? ''}`);
        break;
      case 'point:reached':
        say(`─── ${fact.point} ${fact.how === 'played' ? 'reached' : `reached: ${fact.how}`}`);
        break;
      case 'role:taken':
        say(`${name(fact.actor)} is now played by ${fact.player}`);
        break;
      case 'role:released':
        say(`${name(fact.actor)} is given back to the company (${fact.why})`);
        break;
      case 'decision:made':
        this.askedAt.set(fact.seq, fact.at);
        this.decidedAbout.set(fact.about, fact.at);
        say(`  ${name(fact.actor)} decides: ${decided(fact, name)}`);
        break;
      case 'turn:begun':
        this.beat++;
        say(
          `beat ${this.beat} · ${name(fact.actor)} (${fact.pace}, ${fact.source}${fact.scripted ? ', scripted' : ''}${fact.beat ? `, “${fact.beat}”` : ''})`,
        );
        break;
      case 'word:spoken':
        if (!this.heardAfter.has(fact.turn)) {
          const asked = this.decidedAbout.get(play.floor.turns.find(({ id }) => id === fact.turn)?.about ?? -1);
          this.heardAfter.set(fact.turn, asked === undefined ? 0 : fact.at - asked);
        }
        break;
      case 'line:ended': {
        const said = play.history.last;
        if (said?.kind === 'line') {
          const to = said.to ? ` to ${name(said.to)}` : '';
          const heard = said.witnesses.filter((id) => id !== fact.actor).map(name);
          say(
            `    “${said.text}${fact.cut ? ' —' : ''}”${to} · heard by ${heard.join(', ') || 'nobody'}${fact.cut ? ' · cut off' : ''}`,
          );
        }
        break;
      }
      case 'thought:had':
        say(`    [${fact.text}]`);
        break;
      case 'action:ruled':
        say(fact.verdict.ok ? `    ✓ ${fact.verdict.narration}` : `    ✗ ${fact.verdict.code}: ${fact.verdict.reason}`);
        break;
      case 'action:cancelled':
        say(`    – not done: ${fact.action}`);
        break;
      case 'turn:ended':
        say(`    ${fact.how}${this.timing(fact.turn)}${this.cost()}`);
        break;
      case 'event:told':
        say(`  * ${fact.narration}`);
        break;
      case 'actor:entered':
      case 'actor:left':
        say(`  * ${fact.narration}`);
        break;
      case 'road:laid':
        say(`  planner: a road to ${fact.point}, ${fact.trajectory.beats.map(({ hint }) => hint).join(' → ')}`);
        break;
      case 'beat:played':
        say(`  planner: “${fact.beat}” of ${fact.trajectory} has been played`);
        break;
      case 'flag:checked':
        if (fact.met) say('  transfer: the flag is met');
        else if (this.missing !== fact.missing.join('; ')) {
          this.missing = fact.missing.join('; ');
          say(`  transfer: not yet: ${this.missing}`);
        }
        break;
      case 'hack:refused':
        say(`  planner: refused to ${name(fact.actor)}, “${fact.claim}”; missing: ${fact.missing.join('; ')}`);
        break;
      case 'stall:noted':
        say(`  advancer: ${fact.point} stands still, step ${fact.level}`);
        break;
      case 'cue:given':
        say(`  advancer: ${fact.kind} to ${name(fact.actor)}: ${fact.text}`);
        break;
      case 'model:called':
        this.count(fact);
        if (fact.code !== null) say(`  model: ${fact.role} failed, ${fact.code}`);
        break;
      case 'model:garbled':
        say(`  model: unusable answer for ${fact.role}: ${fact.reason}`);
        break;
      case 'understudy:stepped-in':
        say(`  the understudy steps in for ${fact.role}: ${fact.code}, ${fact.reason}`);
        break;
      case 'memory:kept':
        say(`  ${name(fact.actor)} keeps ${fact.memories.length} memories`);
        break;
      case 'play:ended':
        say(`═══ ${fact.completed ? 'the end' : 'broken off'}: ${fact.ending}`);
        break;
      case 'case:drawn':
        say(`  the case: ${fact.case}`);
        break;
      case 'play:opened':
      case 'body:moved':
      case 'line:begun':
      case 'action:begun':
      case 'clock:struck':
        break;
    }
    return lines.length > 0 ? `${lines.join('\n')}\n` : '';
  }

  /** The last lines: what it all came to. */
  close(play: Play): string {
    const { calls, input, output } = this.total;
    const perBeat = this.beat > 0 ? (calls / this.beat).toFixed(2) : '0';
    const models = calls > 0 ? `${calls} model calls (${perBeat} a beat), ${input}+${output} tokens` : 'no model calls';
    return `${this.beat} beats in ${clock(play.now).trim()}, ${play.tally.refusals} refusals, ${play.tally.stalls} stalls, ${models}\n`;
  }

  private count(fact: FactOf<'model:called'>): void {
    for (const spent of [this.spent, this.total]) {
      spent.calls++;
      spent.input += fact.inputTokens;
      spent.output += fact.outputTokens;
      if (fact.firstWordMs !== null) spent.firstWordMs.push(fact.firstWordMs);
    }
  }

  private timing(turn: number): string {
    const ms = this.heardAfter.get(turn);
    this.heardAfter.delete(turn);
    return ms === undefined ? '' : ` · first word after ${(ms / 1000).toFixed(1)} s`;
  }

  private cost(): string {
    const { calls, input, output, firstWordMs } = this.spent;
    this.spent = nothing();
    if (calls === 0) return '';
    const first = firstWordMs.length > 0 ? `, first token ${Math.max(...firstWordMs)} ms` : '';
    return ` · ${calls} calls, ${input}+${output} tokens${first}`;
  }
}

function decided(fact: FactOf<'decision:made'>, name: (id: EntityId) => string): string {
  const deed = fact.action ? ` + ${[fact.action.verb, fact.action.object].filter(Boolean).join(' ')}` : '';
  const to = fact.to ? ` to ${name(fact.to)}` : '';
  return `${fact.pace}${deed}${to} (${fact.source}) — ${fact.why}`;
}

const clock = (ms: number): string => {
  const tenths = Math.round(ms / 100);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths - 600 * minutes) / 10).toFixed(1).padStart(4, '0')}`.padStart(7);
};
