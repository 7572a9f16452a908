import { pick, seededRandom, type Random } from '../kit/random.ts';
import type { Beat } from '../drama/beat.ts';
import type { Decision, Pace } from '../drama/decision.ts';
import type { BookLine } from '../drama/profile.ts';
import { contains, containsAny, plain } from '../play/plain-words.ts';
import type { Brain, DecideRequest, Listener, SpeakRequest } from './brain.ts';
import { distil } from './memory.ts';

/**
 * The brain that plays with no model at all. It plays the beats the plan has for it, answers from the line book when it is
 * spoken to, and otherwise knows how to be quiet. Chance comes from the seed and the moment, so it keeps no state.
 */
export const understudy: Brain = {
  source: 'understudy',

  async decide(request) {
    const decisions = request.listeners.map((listener) => decideFor(request, listener));
    return { source: 'understudy', decisions };
  },

  async *speak(request) {
    yield lineFor(request);
  },

  async propose() {
    return undefined;
  },

  async judge({ played }) {
    return {
      met: played,
      why: played ? 'a whole road to it has been played' : 'no road to it has been played to its end',
    };
  },

  // What can be worked out from the flag itself, the company works out: see `layRoads`.
  async plan() {
    return [];
  },

  async distil(play, actor, from) {
    return distil(play, actor, from);
  },
};

function decideFor({ occasion, about, point, seed }: DecideRequest, listener: Listener): Decision {
  const { actor, cue, hidden } = listener.context;
  const { event, next, part } = listener;
  const random = seededRandom(`${seed}/${about}/${actor}`);
  const quiet = (why: string): Decision => ({ actor, pace: 'silence', why });

  if (next) {
    const will = willingness(next, listener, occasion, seed);
    if (random.next() < will) {
      const why = cue?.beat === next.id ? `cued: ${cue.text}` : next.hint;
      return { actor, pace: paceOf(random, part.impulse), beat: next.id, why, ...(next.to ? { to: next.to } : {}) };
    }
    if (will === 0) return chat('does not dare');
  }
  if (hidden) return quiet('stays hidden');
  return chat('has nothing to add');

  function chat(otherwise: string): Decision {
    if (hidden) return quiet('stays hidden');
    const addressed = event?.kind === 'line' && event.by !== actor && isAddressed(listener);
    const chance = addressed ? 0.9 : occasion === 'lull' ? 0.2 + 0.4 * part.talk : 0.3 * part.talk;
    if (random.next() >= chance) return quiet(otherwise);
    const line = chooseLine(listener, point, seed, about);
    if (!line) return quiet('has said what there is to say');
    const to = line.to ?? (addressed ? event.by : undefined);
    return {
      actor,
      pace: paceOf(random, part.impulse),
      ...(to && to !== actor ? { to } : {}),
      why: addressed ? 'was spoken to' : occasion === 'lull' ? 'cannot bear the silence' : 'wants a word in',
    };
  }
}

/** How likely the beat is to be played now. What takes more nerve than somebody has, they never do unless they are told to. */
function willingness(beat: Beat, { context, event }: Listener, occasion: string, seed: string): number {
  const cue = context.cue?.beat === beat.id ? context.cue.kind : undefined;
  if (cue === 'instruction') return 1;
  const courage = seededRandom(`${seed}/courage/${beat.id}`).next();
  const nerve = (beat.nerve ?? 0) * (cue === 'hint' ? 0.5 : 1);
  if (courage < nerve) return 0;
  if (cue === 'hint') return 0.95;
  if (occasion === 'lull') return 0.85;
  return event?.by === context.actor ? 0.4 : 0.6;
}

const paceOf = (random: Random, impulse: number): Pace => (random.next() < 0.25 + 0.6 * impulse ? 'fast' : 'slow');

function isAddressed({ context, event }: Listener): boolean {
  if (!event?.words) return false;
  if (event.to !== undefined) return event.to === context.actor;
  return contains(event.words, context.name) || context.others.length === 1;
}

/** What is said aloud in a line, piece by piece: a deed between the words makes two lines of one. */
const spoken = (notation: string): string[] =>
  notation
    .split(/\([^)]*\)|\[[^\]]*\]|（[^）]*）|【[^】]*】|\*[^*]*\*/)
    .map((piece) => plain(piece).trim())
    .filter(Boolean);

/** Has all of it been said before? What has no words cannot have been. */
function wasSaid(notation: string, said: ReadonlySet<string>): boolean {
  const pieces = spoken(notation);
  return pieces.length > 0 && pieces.every((piece) => said.has(piece));
}

/** The same line for the same moment, whether it is asked for when deciding or when speaking. */
function chooseLine(
  { context, event, part }: Listener,
  point: string,
  seed: string,
  about: number,
): BookLine | undefined {
  const said = new Set(part.said.map((text) => plain(text).trim()));
  const fresh = part.lines.filter(
    (line) =>
      (!line.at || line.at.includes(point)) &&
      !wasSaid(line.says, said) &&
      (line.to === undefined || context.others.some(({ id }) => id === line.to)),
  );
  const words = event?.kind === 'line' && event.by !== context.actor ? (event.words ?? '') : '';
  const apt = fresh.filter((line) => line.on && words !== '' && containsAny(words, line.on));
  const open = fresh.filter((line) => !line.on);
  const choice = apt.length > 0 ? apt : open;
  return choice.length > 0 ? pick(seededRandom(`${seed}/${about}/${context.actor}/line`), choice) : undefined;
}

function lineFor({ listener, decision, about, point, beat, seed }: SpeakRequest): string {
  const { context, part } = listener;
  if (beat) {
    const said = new Set(part.said.map((text) => plain(text).trim()));
    const fresh = beat.plays.filter((play) => !wasSaid(play, said));
    return pick(seededRandom(`${seed}/play/${beat.id}`), fresh.length > 0 ? fresh : beat.plays);
  }
  const line = decision.pace === 'silence' ? undefined : chooseLine(listener, point, seed, about);
  const deed = decision.action ? `(${describeIntent(decision.action)}) ` : '';
  return `${deed}${line?.says ?? (deed ? '' : `(looks away from ${context.others[0]?.name ?? 'the light'})`)}`.trim();
}

export const describeIntent = (intent: NonNullable<Decision['action']>): string =>
  [intent.verb, intent.object, intent.preposition, intent.target, intent.instrument && `with ${intent.instrument}`]
    .filter(Boolean)
    .join(' ');
