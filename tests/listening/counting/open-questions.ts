import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { canAct, nameOf, type Play } from '../../../src/play/play.ts';
import { hears } from '../../../src/play/witness.ts';
import { isPersons, readLog, type EveningLog, type SpokenLine } from './evening-log.ts';
import type { Offence } from './offence.ts';

/** Whoever was asked and has not answered by then has not answered. */
const patienceMs = 30_000;
/** Whoever could only answer for a moment could not. */
const leastMs = 6000;

/** Questions of a person that stayed open though whoever was asked could have answered; what the curtain falls into is not counted. */
export const openQuestions = (facts: readonly Fact[]): Offence[] =>
  unanswered(facts, ({ text }) => isQuestion(text)).map(({ seq, whom, who, text }) => ({
    seq,
    says: `${who} asked ${whom} “${text}”, and had no answer`,
  }));

/** The same of what asks nothing: a remark, a greeting, an order. What the person says next before anybody could answer overtakes it. */
export const unansweredLines = (facts: readonly Fact[]): Offence[] =>
  unanswered(facts, (line, log) => !isQuestion(line.text) && !isOvertaken(log, line)).map(
    ({ seq, whom, who, text }) => ({ seq, says: `${who} said to ${whom} “${text}”, and had no answer` }),
  );

const isQuestion = (text: string): boolean => /[?？]/.test(text);

interface Unanswered extends Pick<SpokenLine, 'seq' | 'text'> {
  readonly who: string;
  readonly whom: string;
}

function unanswered(
  facts: readonly Fact[],
  isMeant: (line: SpokenLine, log: EveningLog) => boolean,
): readonly Unanswered[] {
  const log = readLog(facts);
  const endAt = facts.at(-1)?.at ?? 0;
  return log.lines
    .filter((line) => isPersons(line.turn) && endAt - line.endAt > patienceMs && isMeant(line, log))
    .filter((line) => !isAnswered(log, line) && couldAnswer(log, line))
    .map(({ seq, toAll, text, actor }) => {
      const play = log.before(seq);
      const whom = toAll.map((id) => nameOf(play, id)).join(' and ') || 'the room';
      return { seq, text, whom, who: nameOf(play, actor) };
    });
}

const isOvertaken = (log: EveningLog, { actor, seq, endAt }: SpokenLine): boolean =>
  log.lines.some((line) => line.actor === actor && line.seq > seq && line.at - endAt < leastMs);

/** Whoever was asked spoke to the person afterwards, or did something about it; of a room anybody may. */
function isAnswered(log: EveningLog, { actor, toAll, turn, endAt }: SpokenLine): boolean {
  const asked = turn.ended?.seq ?? 0;
  const isMeant = (id: EntityId): boolean => toAll.length === 0 || toAll.includes(id);
  return log.turns.some(({ begun, lines, deeds }) => {
    if (begun.seq < asked || begun.source === 'player' || !isMeant(begun.actor)) return false;
    if (begun.at - endAt > patienceMs) return false;
    const isVisible = begun.about === asked && deeds.length > 0;
    return isVisible || lines.some((line) => isInTime(line, endAt) && (line.to === actor || line.to === undefined));
  });
}

const isInTime = ({ at }: SpokenLine, endAt: number): boolean => at >= endAt && at - endAt <= patienceMs;

/** Somebody who was meant heard it, and was there for long enough to answer. */
function couldAnswer(log: EveningLog, line: SpokenLine): boolean {
  const until = log.facts.findLast(({ at }) => at <= line.endAt + leastMs)?.seq ?? 0;
  const play = log.before(until + 1);
  const isThere = (id: EntityId): boolean => line.heardBy.has(id) && canTalk(play, id, line.actor);
  return (line.toAll.length === 0 ? [...line.heardBy] : line.toAll).some(isThere);
}

const canTalk = (play: Play, id: EntityId, person: EntityId): boolean =>
  id !== person &&
  play.profiles.has(id) &&
  !play.roles.has(id) &&
  canAct(play, id) &&
  canAct(play, person) &&
  hears(play, person, id);
