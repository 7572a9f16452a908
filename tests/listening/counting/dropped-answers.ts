import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import { canAct, nameOf, placeOfActor, type Play } from '../../../src/play/play.ts';
import { isAnswer, isPersons, readLog, type EveningLog, type SpokenLine } from './evening-log.ts';
import type { Offence } from './offence.ts';

/** An answer that comes later than this after it was decided is none. */
const patienceMs = 20_000;
/** What was decided just before the curtain is not waited for. */
const curtainMs = 8000;

/** Answers to a person that somebody had decided to give, and that were neither given nor overtaken. */
export function droppedAnswers(facts: readonly Fact[]): Offence[] {
  const log = readLog(facts);
  const offences: Offence[] = [];
  const counted = new Set<string>();
  for (const fact of facts) {
    if (fact.type !== 'decision:made' || fact.pace === 'silence' || !isAnswer(fact)) continue;
    const line = lineAnswered(log, fact);
    // Whoever decides three times to answer the same line and never does has dropped one answer.
    const key = `${fact.actor}/${line?.seq}`;
    if (!line || counted.has(key) || !isDropped(log, fact, line)) continue;
    counted.add(key);
    const name = nameOf(log.before(fact.seq), fact.actor);
    offences.push({ seq: fact.seq, says: `${name} (${fact.why}) never answered “${line.text}”` });
  }
  return offences;
}

/** The person's line a decision is about: the last line its actor heard before what they were asked about, if a person said it not long ago. */
function lineAnswered(log: EveningLog, { at, actor, to, about }: FactOf<'decision:made'>): SpokenLine | undefined {
  const line = log.lines.findLast((one) => one.seq < about && one.heardBy.has(actor));
  if (!line || at - line.endAt > patienceMs || !isPersons(line.turn) || line.actor === actor) return undefined;
  return to === line.actor || (to === undefined && log.turnEndedBy(about) === line.turn) ? line : undefined;
}

function isDropped(log: EveningLog, decision: FactOf<'decision:made'>, line: SpokenLine): boolean {
  const { actor, seq, at } = decision;
  const person = line.actor;
  if ((log.facts.at(-1)?.at ?? 0) - at < curtainMs) return false;
  let taken = false;
  for (const fact of log.facts.slice(seq + 1)) {
    if (fact.at - at > patienceMs) break;
    if (hasWithdrawn(log.before(fact.seq + 1), fact, actor, person)) return false;
    if (fact.type === 'turn:begun') {
      const turn = log.turns.find(({ begun }) => begun === fact);
      const speaks = (turn?.lines.length ?? 0) > 0;
      // Spoken to again before anybody took the floor from them, they have something newer to answer.
      if (fact.actor === person && fact.source === 'player' && speaks && !taken) return false;
      if (fact.actor === actor && (speaks || (turn?.deeds.length ?? 0) > 0) && isTo(turn?.lines, person)) return false;
      if (fact.actor !== actor && fact.actor !== person && speaks) {
        if (isAnswer(fact) && isTo(turn?.lines, person)) return false;
        if (hasBeenMet(line, fact, turn?.lines) && !line.toAll.includes(actor)) return false;
        taken = true;
      }
    }
  }
  return true;
}

/** Whoever the line was said to has spoken to the person of that very line, be it as the plan has it: nobody else need. */
const hasBeenMet = (
  { toAll, turn, actor }: SpokenLine,
  { actor: by, about }: FactOf<'turn:begun'>,
  lines: readonly SpokenLine[] = [],
): boolean => toAll.includes(by) && about === turn.ended?.seq && lines.some(({ to }) => to === actor);

const isTo = (lines: readonly SpokenLine[] = [], person: EntityId): boolean =>
  lines.length === 0 || lines.some(({ to }) => to === person || to === undefined);

/** One of the two is dead, gone or somewhere else; or nobody plays the person, or the actor, any more as they did. */
function hasWithdrawn(play: Play, fact: Fact, actor: EntityId, person: EntityId): boolean {
  if (fact.type === 'role:released' && fact.actor === person) return true;
  if (fact.type === 'role:taken' && fact.actor === actor) return true;
  if (!canAct(play, actor) || !canAct(play, person)) return true;
  return placeOfActor(play, actor) !== placeOfActor(play, person);
}
