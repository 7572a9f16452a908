import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import { tongueFor } from './answer-tongue.ts';
import type { Reply } from './candidate.ts';
import { leftUnanswered } from './left-unanswered.ts';
import { inOneBreath, questionsApart } from './several-questions.ts';
import type { Stimulus } from './stimulus.ts';

/** The best they have to say to one thing. */
type Answer = (stimulus: Stimulus) => Reply | undefined;

/** What was asked just before, and pushed aside by this line, is answered with it, where they have an answer to it. */
export function severalAnswers(stimulus: Stimulus, context: ActorContext, part: Part, best: Answer): Reply | undefined {
  const newest = bothAnswers(stimulus, context, part, best);
  if (!newest || stimulus.kind !== 'line') return newest;
  const isWeak = stimulus.heard.asks === undefined && newest.fit < answered;
  let reply = newest;
  for (const one of leftUnanswered(stimulus, context, part)) {
    const before = best(one);
    if (!before || before.fit < answered) continue;
    const says = inOneBreath(before.says, reply.says, tongueFor(stimulus, part));
    // What only goes on from a question is answered by its answer.
    if (says !== undefined) reply = { ...reply, says };
    else if (isWeak && reply === newest) reply = before;
  }
  return reply;
}

/** Of two questions in one line both are answered, where they have an answer to each. */
function bothAnswers(stimulus: Stimulus, context: ActorContext, part: Part, best: Answer): Reply | undefined {
  const apart = stimulus.kind === 'line' ? questionsApart(stimulus, context, part) : [];
  const whole = (): Reply | undefined => best(stimulus);
  const [first, second] = apart.map(best);
  if (!first || !second) return whole();
  if (Math.min(first.fit, second.fit) >= answered) {
    const says = inOneBreath(first.says, second.says, tongueFor(stimulus, part));
    return says === undefined ? whole() : { ...second, says };
  }
  // Where only one of them has an answer, that is given before anything the line as a whole reminds them of.
  const better = first.fit > second.fit ? first : second;
  const all = whole();
  return better.fit >= answeredSurely && better.fit > (all?.fit ?? 0) ? better : all;
}

/** What is worth less answers nothing. */
export const answered = 1.6;
/** From here on one question of two is answered for both. */
const answeredSurely = 2;
