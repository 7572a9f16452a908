import type { EntityId } from '../../drama/entity-id.ts';
import type { Sight } from '../../drama/sight.ts';
import type { ActorContext } from '../context.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import type { Part } from '../part.ts';
import { isCrowd, isDarkness, isYes, reachOfBlades, wieldedIn } from '../perceiving/stakes.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { isMortal } from './candidate.ts';
import { common, heardLately, lotFor, saidLately, type SpeakingActor } from './wording.ts';

/** Something that is seen and asks to be spoken of. */
interface Remark {
  readonly says: string;
  readonly to: EntityId | undefined;
}

interface Sighted {
  readonly occasion: Occasion;
  readonly who?: EntityId;
  readonly thing?: EntityId;
}

/** What somebody has spoken of of late is not remarked upon again; nor does anybody remark all the time. */
const [spokenOfMs, restsMs] = [180_000, 45_000];
/** Whoever came in longer ago has been here. */
const cameInMs = 20_000;

/**
 * What somebody says of what lies before their eyes, where a stage has eyes: a weapon in a hand, a wound, what is missing from
 * its place, a noise nobody was seen to make, who came in, the dark, a crowd. The same for the same moment, whether it is asked for when deciding or when speaking.
 */
export function remarkOf(context: ActorContext, part: Part, seed: string): Remark | undefined {
  const { actor: self, past } = context;
  if (context.hidden || !context.sight?.staged()) return undefined;
  const { tongue, now, profile, names } = part;
  const isRecent = (ms: number) => (at: number) => now - at <= ms;
  if (past.some(({ kind, by, at }) => kind === 'line' && by === self && isRecent(restsMs)(at))) return undefined;
  const sight = context.sight.look();
  const spoken = past.filter(({ kind, at }) => kind === 'line' && isRecent(spokenOfMs)(at));
  const spokenOf = new Set(spoken.flatMap(({ plain = '' }) => mentionedIn(plain, names).map(({ id }) => id)));
  const found = sightedIn(sight, context, part).find(
    ({ who, thing }) => !spokenOf.has((thing ?? who) as EntityId) && isNamed(who) && isNamed(thing),
  );
  if (!found) return undefined;
  const words = mindTongues[tongue];
  const called = (id: EntityId | undefined): string => {
    const named = names.find((one) => one.id === id);
    return named ? nameIn(named, tongue) : '';
  };
  const speaker: SpeakingActor = {
    self,
    seed,
    manner: profile.manner,
    said: saidLately(past, self, now),
    heard: heardLately(past, self, now),
    tongue,
    isPressed: isMortal(part),
  };
  const { occasion, who, thing } = found;
  const random = lotFor(seed, self, occasion, thing ?? who ?? '');
  const slots = { who: called(who), thing: thing ? words.called(called(thing)) : '' };
  const says = common(occasion, { speaker, by: who, random }, slots);
  return says === undefined ? undefined : { says, to: occasion === 'sees-dead' ? undefined : who };

  function isNamed(id: EntityId | undefined): boolean {
    return id === undefined || names.some((one) => one.id === id);
  }
}

/** What there is to remark upon, the gravest first. */
function sightedIn(sight: Sight, { actor: self, past }: ActorContext, part: Part): Sighted[] {
  const wielded = wieldedIn(sight);
  const armed = sight.actors.flatMap(({ id, holds, distanceMeters }): Sighted[] => {
    const thing = holds.find((held) => wielded.has(held));
    return thing && distanceMeters <= reachOfBlades ? [{ occasion: 'sees-armed', who: id, thing }] : [];
  });
  // Whoever has long lain there is spoken of in the play, and not as a surprise.
  const isNews = (who: EntityId): boolean =>
    sight.changes.some((change) => change.kind === 'state' && change.id === who);
  const fallen = sight.actors.flatMap(({ id, states }): Sighted[] =>
    !isNews(id) || past.some(({ deed }) => deed?.victim === id)
      ? []
      : isYes(states['dead'])
        ? [{ occasion: 'sees-dead', who: id }]
        : isYes(states['hurt'])
          ? [{ occasion: 'sees-hurt', who: id }]
          : [],
  );
  const isTold = (thing: EntityId): boolean =>
    past.some(({ action, kind }) => kind === 'deed' && [action?.object, action?.target].includes(thing));
  const missing = sight.changes.flatMap((change): Sighted[] =>
    change.kind === 'gone' && change.id.startsWith('prop:') && !part.bears().includes(change.id) && !isTold(change.id)
      ? [{ occasion: 'sees-missing', thing: change.id }]
      : change.kind === 'takes' && change.id !== self && !isTold(change.thing)
        ? [{ occasion: 'sees-taken', who: change.id, thing: change.thing }]
        : [],
  );
  const inView = new Set(sight.actors.map(({ id }) => id));
  const entered = past.flatMap(({ kind, by, at }): Sighted[] =>
    kind === 'event' && by !== undefined && by !== self && inView.has(by) && part.now - at <= cameInMs
      ? [{ occasion: 'sees-entrance', who: by }]
      : [],
  );
  const noise: Sighted[] = sight.changes.some(({ kind }) => kind === 'noise') ? [{ occasion: 'hears-noise' }] : [];
  const isDarker = sight.changes.some((change) => change.kind === 'light' && !change.brighter);
  const dark: Sighted[] = isDarkness(sight) ? [{ occasion: isDarker ? 'grows-dark' : 'is-dark' }] : [];
  const crowd: Sighted[] = isCrowd(sight) ? [{ occasion: 'is-crowded' }] : [];
  return [...armed, ...fallen, ...missing, ...noise, ...entered.slice(-1), ...dark, ...crowd];
}
