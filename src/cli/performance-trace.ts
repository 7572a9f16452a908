import type { Fact, FactOf } from '../drama/fact.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { nameOf, type Play } from '../play/play.ts';

/** What is told of one fact: a line, or nothing. */
type Telling<F extends Fact> = (
  fact: F,
  name: (id: EntityId) => string,
  play: Play,
  notes: Notes,
) => string | undefined;

/** What a trace keeps in mind from fact to fact. */
class Notes {
  beats = 0;
  /** What the flag lacked when it was last told. */
  missing = '';
  /** When it was decided to answer a moment, and how long after that the first word of a turn was heard. */
  readonly decidedAt = new Map<number, number>();
  readonly firstWordMs = new Map<number, number>();
  spent = new Spending();
  readonly total = new Spending();
}

class Spending {
  calls = 0;
  input = 0;
  output = 0;
  slowestMs: number | undefined;

  add({ inputTokens, outputTokens, firstWordMs }: FactOf<'model:called'>): void {
    this.calls++;
    this.input += inputTokens;
    this.output += outputTokens;
    if (firstWordMs !== null) this.slowestMs = Math.max(this.slowestMs ?? 0, firstWordMs);
  }
}

const silent = (): undefined => undefined;

const tellings: { readonly [T in Fact['type']]: Telling<FactOf<T>> } = {
  'play:opened': silent,
  'case:drawn': (fact) => `  the case: ${fact.case}`,
  'act:opened': ({ act }) => `═══ act ${act}`,
  'scene:opened': ({ scene }) => `══ scene ${scene}`,
  'point:opened': ({ point }, _, play, notes) => {
    notes.missing = '';
    return `─── point ${point}: ${play.points[play.point]?.point.flag.says ?? ''}`;
  },
  'point:reached': ({ point, how }) => `─── ${point} ${how === 'played' ? 'reached' : `reached: ${how}`}`,
  'play:ended': ({ completed, ending }) => `═══ ${completed ? 'the end' : 'broken off'}: ${ending}`,
  'role:taken': ({ actor, player }, name) => `${name(actor)} is now played by ${player}`,
  'role:released': ({ actor, why }, name) => `${name(actor)} is given back to the company (${why})`,
  'ask:taken': () => undefined,
  'decision:made': (fact, name, _, notes) => {
    notes.decidedAt.set(fact.about, fact.at);
    const deed = fact.action ? ` + ${[fact.action.verb, fact.action.object].filter(Boolean).join(' ')}` : '';
    const to = fact.to ? ` to ${name(fact.to)}` : '';
    return `  ${name(fact.actor)} decides: ${fact.pace}${deed}${to} (${fact.source}) — ${fact.why}`;
  },
  'turn:begun': ({ actor, pace, source, scripted, beat }, name, _, notes) => {
    const how = [pace, source, ...(scripted ? ['scripted'] : []), ...(beat ? [`“${beat}”`] : [])].join(', ');
    return `beat ${++notes.beats} · ${name(actor)} (${how})`;
  },
  'line:begun': silent,
  'word:spoken': ({ turn, at }, _, play, { firstWordMs, decidedAt }) => {
    if (firstWordMs.has(turn)) return undefined;
    const decided = decidedAt.get(play.floor.turns.find(({ id }) => id === turn)?.about ?? -1);
    firstWordMs.set(turn, decided === undefined ? 0 : at - decided);
    return undefined;
  },
  'line:ended': ({ actor, cut }, name, play) => {
    const said = play.history.last;
    if (said?.kind !== 'line') return undefined;
    const to = said.to ? ` to ${name(said.to)}` : '';
    const heard = said.witnesses.filter((id) => id !== actor).map(name);
    const [dash, note] = cut ? [' —', ' · cut off'] : ['', ''];
    return `    “${said.text}${dash}”${to} · heard by ${heard.join(', ') || 'nobody'}${note}`;
  },
  'thought:had': ({ text }) => `    [${text}]`,
  'action:begun': silent,
  'action:ruled': ({ verdict }) =>
    verdict.ok ? `    ✓ ${verdict.narration}` : `    ✗ ${verdict.code}: ${verdict.reason}`,
  'action:cancelled': ({ action }) => `    – not done: ${action}`,
  'turn:ended': ({ turn, how }, _name, _play, notes) => {
    const ms = notes.firstWordMs.get(turn);
    const { calls, input, output, slowestMs } = notes.spent;
    notes.firstWordMs.delete(turn);
    notes.spent = new Spending();
    const heard = ms === undefined ? '' : ` · first word after ${(ms / 1000).toFixed(1)} s`;
    const cost = calls === 0 ? '' : ` · ${calls} calls, ${input}+${output} tokens`;
    return `    ${how}${heard}${cost}${slowestMs === undefined ? '' : `, first token ${slowestMs} ms`}`;
  },
  'event:told': ({ narration }) => `  * ${narration}`,
  'actor:entered': ({ narration }) => `  * ${narration}`,
  'actor:left': ({ narration }) => `  * ${narration}`,
  'body:moved': silent,
  'clock:struck': silent,
  'road:laid': ({ point, trajectory }) =>
    `  planner: a road to ${point}, ${trajectory.beats.map(({ hint }) => hint).join(' → ')}`,
  'beat:played': ({ beat, trajectory }) => `  planner: “${beat}” of ${trajectory} has been played`,
  'flag:checked': ({ met, missing }, _name, _play, notes) => {
    if (met) return '  transfer: the flag is met';
    if (notes.missing === missing.join('; ')) return undefined;
    notes.missing = missing.join('; ');
    return `  transfer: not yet: ${notes.missing}`;
  },
  'hack:refused': ({ actor, claim, missing }, name) =>
    `  planner: refused to ${name(actor)}, “${claim}”; missing: ${missing.join('; ')}`,
  'stall:noted': ({ point, level }) => `  advancer: ${point} stands still, step ${level}`,
  'cue:given': ({ kind, actor, text }, name) => `  advancer: ${kind} to ${name(actor)}: ${text}`,
  'model:called': (fact, _name, _play, { spent, total }) => {
    for (const spending of [spent, total]) spending.add(fact);
    return fact.code === null ? undefined : `  model: ${fact.role} failed, ${fact.code}`;
  },
  'model:garbled': ({ role, reason }) => `  model, ${role}: ${reason}`,
  'perception:had': ({ actor, perception, format, claims, unsupported }, name) => {
    const flagged = unsupported.length > 0 ? ` · not to be seen: ${unsupported.join('; ')}` : '';
    return `  ${name(actor)} sees: ${perception} (format ${format}, ${claims} claims)${flagged}`;
  },
  'understudy:stepped-in': ({ role, code, reason }) => `  the understudy steps in for ${role}: ${code}, ${reason}`,
  'memory:kept': ({ actor, memories }, name) => `  ${name(actor)} keeps ${memories.length} memories`,
};

/** Tells a performance to a person, beat by beat: who decided what and why, what came of it, and what it cost. */
export class PerformanceTrace {
  private readonly notes = new Notes();

  tell(fact: Fact, play: Play): string {
    const telling = tellings[fact.type] as Telling<Fact>;
    const told = telling(fact, (id) => nameOf(play, id), play, this.notes);
    return told === undefined ? '' : `${clock(fact.at)}  ${told}\n`;
  }

  /** The last line: what it all came to. */
  close({ now, tally }: Play): string {
    const { beats, total } = this.notes;
    const perBeat = beats > 0 ? (total.calls / beats).toFixed(2) : '0';
    const models = `${total.calls} model calls (${perBeat} a beat), ${total.input}+${total.output} tokens`;
    const cost = total.calls > 0 ? models : 'no model calls';
    return `${beats} beats in ${clock(now).trim()}, ${tally.refusals} refusals, ${tally.stalls} stalls, ${cost}\n`;
  }
}

const clock = (ms: number): string => {
  const tenths = Math.round(ms / 100);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths - 600 * minutes) / 10).toFixed(1).padStart(4, '0')}`.padStart(7);
};
