import type { Change } from '../../../src/drama/change.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import { hashJson } from '../../../src/kit/hash.ts';
import { nameOf, worldOf, type Play } from '../../../src/play/play.ts';
import { cueOf } from './cue.ts';
import { isAnswer, readLog, type EveningLog, type SpokenLine } from './evening-log.ts';
import type { Offence } from './offence.ts';

/** A cry that comes later is none. */
const staleMs = 10_000;

/** Reactions to a deed long after it, or after it was undone. */
export function staleReactions(facts: readonly Fact[]): Offence[] {
  const log = readLog(facts);
  return log.lines.flatMap((line) => {
    const deed = deedAnswered(log, line);
    const why = deed && whyStale(log, deed, line);
    if (!why) return [];
    const name = nameOf(log.before(line.seq), line.actor);
    return [{ seq: line.seq, says: `${name} said “${line.text}” to “${deed.verdict.narration}”: ${why}` }];
  });
}

/** The deed a line is about: the one they had in mind, or that of a turn without a word in it. */
function deedAnswered(log: EveningLog, line: SpokenLine): FactOf<'action:ruled'> | undefined {
  const { begun, lines } = line.turn;
  if (!isAnswer(begun) || lines[0] !== line) return undefined;
  const cue = cueOf(log, line);
  if (cue?.kind === 'line') return undefined;
  const had = cue && log.facts[cue.deed.seq];
  if (had?.type === 'action:ruled') return had;
  const turn = log.turnEndedBy(begun.about);
  if (!turn || turn.lines.length > 0 || turn.begun.actor === line.actor) return undefined;
  const deed = turn.deeds.findLast(({ witnesses }) => witnesses.includes(line.actor));
  // Whoever goes on talking with somebody else does not react to it.
  const spoken = log.lines.findLast(({ seq, heardBy }) => seq < line.seq && heardBy.has(line.actor));
  return deed && (!spoken || spoken.seq < deed.seq || line.to === deed.actor) ? deed : undefined;
}

function whyStale(log: EveningLog, deed: FactOf<'action:ruled'>, { at, seq }: SpokenLine): string | undefined {
  if (at - deed.at > staleMs) return `${Math.round((at - deed.at) / 1000)} s later`;
  const { changes } = deed.verdict;
  const [was, is] = [log.before(deed.seq), log.before(seq)];
  const isUndone = changes.length > 0 && changes.every((change) => valueOf(was, change) === valueOf(is, change));
  return isUndone ? 'it had been undone' : undefined;
}

function valueOf(play: Play, { entity, property }: Change): string {
  const thing = worldOf(play).things.get(entity);
  return hashJson(property === 'at' ? (thing?.at ?? null) : (thing?.state[property] ?? null));
}
