import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import { isSpoken } from '../../../src/drama/notation/read-notation.ts';
import { currentPoint, nameOf, roadsTo } from '../../../src/play/play.ts';
import { deedIn } from '../../../src/play/read-deed.ts';
import { cueOf } from './cue.ts';
import { isAnswer, isPersons, readLog, type EveningLog, type PlayedTurn, type SpokenLine } from './evening-log.ts';
import type { Offence } from './offence.ts';

/** Two exchanges of others may lie between a line and its answer. */
const mostBetween = 4;

/** Answers to what nobody said or did, to what the one who answers did not hear, or to what was over long ago. */
export function cuelessReplies(facts: readonly Fact[]): Offence[] {
  const log = readLog(facts);
  return log.lines.flatMap((line) => {
    if (line !== line.turn.lines[0] || isPersons(line.turn)) return [];
    const why = isAnswer(line.turn.begun) ? whyCueless(log, line) : whyUnled(log, line);
    const name = nameOf(log.before(line.seq), line.actor);
    return why === undefined ? [] : [{ seq: line.seq, says: `${name} said “${line.text}”: ${why}` }];
  });
}

function whyCueless(log: EveningLog, line: SpokenLine): string | undefined {
  const { begun } = line.turn;
  const about = log.facts[begun.about];
  if (!about || about.seq >= begun.seq) return 'it answers nothing that has happened';
  const turn = log.turnEndedBy(about.seq);
  // What happens by itself, and a silence, may be spoken into.
  if (!turn) return undefined;
  // What failed goes back to whoever tried it.
  if (turn.begun.actor === line.actor) return undefined;
  // What was done is a cue as well; whether it is stale is counted apart.
  const stimulus = cueOf(log, line);
  if (stimulus && stimulus.kind !== 'line') return undefined;
  const cue = lineAnswered(log, line);
  if (!cue) {
    const isSeen = [...turn.deeds, ...attemptsIn(log, turn)].some(({ witnesses }) => witnesses.includes(line.actor));
    return isSeen ? undefined : `${nameOf(log.before(line.seq), turn.begun.actor)} said nothing that they heard`;
  }
  const between = log.lines.filter(
    ({ seq, actor, heardBy }) => seq > cue.seq && seq < line.seq && actor !== line.actor && heardBy.has(line.actor),
  );
  if (between.length <= mostBetween) return undefined;
  return `“${cue.text}” was ${between.length} lines ago`;
}

/** A hand laid on something and kept off it is seen too. */
const attemptsIn = (log: EveningLog, { begun }: PlayedTurn): FactOf<'action:ruled'>[] =>
  log.facts.filter(
    (fact): fact is FactOf<'action:ruled'> =>
      fact.type === 'action:ruled' &&
      fact.turn === begun.turn &&
      !fact.verdict.ok &&
      deedIn(log.before(fact.seq), fact) !== undefined,
  );

/** A step on a road that answers the step before it, when whoever was to take that one has said nothing to them all the while. */
function whyUnled(log: EveningLog, { seq, actor, turn }: SpokenLine): string | undefined {
  // What is done is more than an answer: who gives somebody their cup need not have been asked for it.
  if (turn.deeds.length > 0) return undefined;
  const play = log.before(turn.begun.seq);
  const point = currentPoint(play)?.point;
  const roads = point ? roadsTo(play, point) : [];
  const road = roads.find(({ beats }) => beats.some(({ id }) => id === turn.begun.beat));
  const index = road?.beats.findIndex(({ id }) => id === turn.begun.beat) ?? -1;
  const before = road?.beats[index - 1];
  if (!before || before.actor === actor || before.to !== actor || !before.plays.every(isSpoken)) return undefined;
  // Who asks something need not have been spoken to.
  if (road?.beats[index]?.plays.every((way) => /[?？]/.test(way))) return undefined;
  // So is what changes the play: an accusation need not have been answered for.
  const done = JSON.stringify(road?.beats[index]?.done ?? { said: {} });
  if (!done.includes('"said"')) return undefined;
  const isLed = log.lines.some(
    (one) => one.seq >= play.since.point.seq && one.seq < seq && one.actor === before.actor && one.heardBy.has(actor),
  );
  return isLed ? undefined : `it follows ${before.id}, and ${nameOf(play, before.actor)} has said nothing`;
}

/** The line they had in mind; where that cannot be told, the last they heard by whom they answer. */
function lineAnswered(log: EveningLog, line: SpokenLine): SpokenLine | undefined {
  const { seq, actor, to } = line;
  const cue = cueOf(log, line);
  const isCue = (one: SpokenLine): boolean =>
    cue?.kind === 'line' ? one.seq === cue.line.seq : to === undefined || one.actor === to;
  return log.lines.findLast((one) => one.seq < seq && one.actor !== actor && one.heardBy.has(actor) && isCue(one));
}
