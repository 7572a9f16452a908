import type { SpeechAct } from '../../drama/speech-act.ts';
import { addresseeHeard } from '../addressing.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { OpenDeed } from '../open-deed.ts';
import { readActs } from '../part.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { anybodys, isSpokenOf } from './reacting.ts';

/** What it is worth to take or refuse an apology for what was done, and to speak of it to somebody who is civil. */
const [pardons, holdsUp] = [4.2, 3.1];
/** What weighs less is not held against anybody. */
const leastHeld = 0.5;
/** A cry is answered first; after so long nobody brings it up unasked. */
const [soonestMs, latestMs] = [10_000, 300_000];
/** What weighs so much takes a second apology, and whoever is so proud one more. */
const [grave, proud] = [0.9, 0.6];

/** Answers to *I am sorry* from somebody who has done something: the deed is named, and forgiven or not by their temper. */
export function forgivings(heard: Heard, scene: Answering): PossibleReply[] {
  const { part, by } = scene;
  if (by === undefined || !part.players.has(by) || !heard.acts.includes('apology') || heard.asks !== undefined)
    return [];
  const wrong = part.wrong(by);
  if (!wrong) return [];
  const bearing = !wrong.isVictim ? 'not-mine' : isForgiven(wrong, scene) ? 'forgiven' : 'unforgiven';
  return [reply(pardons, `hears them sorry for the ${wrong.deed.kind}`, () => anybodys(wrong, bearing, scene))];
}

/** After one apology it is let go, unless it was grave or they are proud. */
function isForgiven({ deed, moment }: OpenDeed, { context, part }: Answering): boolean {
  const { nerve, impulse } = part.temper;
  const needed = 1 + Number(deed.weight >= grave) + Number(nerve + 0.3 * (impulse - 0.5) >= proud);
  const sorry = context.past.filter(
    (one) =>
      one.kind === 'line' &&
      one.by === deed.by &&
      one.seq > moment.seq &&
      (one.to === undefined || one.to === context.actor) &&
      readActs(one).includes('apology'),
  );
  return sorry.length >= needed;
}

/** Courtesies and favours, after what was done, are not taken as if nothing had been. */
export function grudges(line: Witnessed, heard: Heard, scene: Answering): PossibleReply[] {
  if (!heard.acts.some((act) => civil.has(act)) || heard.asks !== undefined) return [];
  return [reply(holdsUp, 'has not forgotten it', () => heldAgainst(line, scene))];
}

const civil: ReadonlySet<SpeechAct> = new Set([
  'greeting',
  'praise',
  'thanks',
  'offer',
  'request',
  'joke',
  'small-talk',
]);

/** What they say first to somebody who wronged them and has not been forgiven: once. */
export function heldAgainst(line: Witnessed, scene: Answering): string | undefined {
  const { part, by, context } = scene;
  if (by === undefined || !part.players.has(by) || addresseeHeard(line, context, part.names) !== context.actor)
    return undefined;
  const wrong = part.wrong(by);
  if (!wrong?.isVictim || wrong.deed.weight < leastHeld) return undefined;
  const ago = part.now - wrong.moment.at;
  if (ago < soonestMs || ago > latestMs || isForgiven(wrong, scene) || isSpokenOf(wrong, scene)) return undefined;
  // Whoever likes them does not mind a kiss.
  if (wrong.deed.kind === 'touch' && !wrong.deed.isRough && (part.feeling.trust.get(by) ?? 0) > 0.1) return undefined;
  return anybodys(wrong, 'past', scene);
}
