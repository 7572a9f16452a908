import type { EntityId } from '../../drama/entity-id.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { plainPhrases } from '../../play/plain-words.ts';
import type { ActorContext } from '../context.ts';
import type { Heard } from '../hearing/hearing.ts';
import { wordsIn } from '../hearing/touching.ts';
import { readActs } from '../part.ts';
import { answersToThing } from './answers-to-deeds.ts';
import { common, fitsMoment, fromBook, type Answering, type PossibleReply } from './candidate.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { observe } from './observing.ts';
import type { Stimulus } from './stimulus.ts';
import { matterAnswers } from './telling-matters.ts';

/** What each act is worth as the thing to be answered, where the author wrote something for it. */
const actWeight: Partial<Record<SpeechAct, number>> = {
  outside: 9,
  foreign: 9,
  nonsense: 6,
  threat: 3.2,
  accusation: 2.6,
  insult: 3,
  confession: 2.2,
  challenge: 2.3,
  apology: 2.1,
  thanks: 2.1,
  praise: 1.9,
  joke: 1.9,
  farewell: 2,
  greeting: 1.6,
  order: 2,
  request: 1.8,
  lament: 1.6,
  'small-talk': 1.8,
  question: 0.7,
  agreement: 0.8,
  denial: 0.8,
  statement: 0.6,
};

export function answersToLine(
  { heard, thing }: Extract<Stimulus, { kind: 'line' }>,
  scene: Answering,
): PossibleReply[] {
  const { part, by, context } = scene;
  const candidates: PossibleReply[] = thing ? answersToThing(thing, scene) : [];
  const strange = heard.act === 'outside' || heard.act === 'foreign' || heard.act === 'nonsense';
  if (!strange) {
    candidates.push(...bookAnswers(heard, scene), ...matterAnswers(heard, scene));
    // What anybody can see is worth saying only to somebody who came to ask.
    const seenByAll = by !== undefined && part.players.has(by) ? observe(heard, context, part) : [];
    for (const seen of seenByAll) {
      candidates.push({ fit: seen.fit, why: seen.why, say: () => common(seen.occasion, scene, seen.slots) });
    }
  }
  for (const act of strange ? [heard.act] : heard.acts) {
    // What has been owned to is not denied again.
    const fit = (actWeight[act] ?? 0.5) - (act === 'accusation' && hasConfessed(context) ? 2 : 0);
    const written = part.lines.filter(
      (line) => line.acts?.includes(act) && !line.on && !line.about && fitsMoment(line, scene),
    );
    candidates.push({
      fit,
      why: `answers the ${act}`,
      say: () => fromBook(written, scene),
    });
    // What anybody might say comes after what the author wrote for it.
    candidates.push({
      fit: fit - 0.35,
      isCommon: true,
      why: `answers the ${act}`,
      say: () => common(occasionOf(act, heard), scene),
    });
  }
  return candidates;
}

const hasConfessed = ({ past, actor }: ActorContext): boolean =>
  past.some((line) => line.by === actor && line.kind === 'line' && readActs(line).includes('confession'));

const occasionOf = (act: SpeechAct, heard: Heard): Occasion => {
  if (act === 'question') return 'unknown';
  if (act === 'challenge') return heard.follows === 'doubt' ? 'true' : 'statement';
  return act;
};

/** Lines of the book that fit the very words, or what they are about. */
function bookAnswers(heard: Heard, scene: Answering): PossibleReply[] {
  const { part, random } = scene;
  const top = heard.matters[0];
  return part.lines.flatMap((line): PossibleReply[] => {
    if (!(line.on || line.about) || !fitsMoment(line, scene)) return [];
    if (line.acts && !line.acts.some((act) => heard.acts.includes(act))) return [];
    let fit = 0;
    for (const phrase of plainPhrases(line.on ?? [])) {
      if (!heard.words.includes(phrase)) continue;
      fit = Math.max(fit, 1 + 0.55 * wordsIn(phrase));
    }
    for (const id of line.about ?? []) {
      if (top?.matter.id === id) fit = Math.max(fit, top.score + 0.1);
      else if (heard.about.includes(id as EntityId)) fit = Math.max(fit, 1.4);
    }
    if (fit === 0) return [];
    return [
      {
        // Chance decides between lines that fit alike.
        fit: fit + 0.15 * random.next() + (line.acts ? 0.3 : 0),
        why: 'has a word for that',
        say: () => fromBook([line], scene),
      },
    ];
  });
}
