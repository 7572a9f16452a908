import { isPastime } from '../drama/pastimes.ts';
import type { BookLine, Profile } from '../drama/profile.ts';
import type { Desire } from '../drama/desire.ts';
import type { Blueprint } from '../drama/blueprint.ts';
import type { Condition } from '../drama/condition.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Matter } from '../drama/matter.ts';
import type { SpeechAct } from '../drama/speech-act.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { invariant } from '../kit/invariant.ts';
import { RecentMap } from '../kit/recent-map.ts';
import { kept, once, remembered, rememberedText } from '../kit/remembered.ts';
import { holds } from '../play/condition.ts';
import { plain } from '../play/plain-words.ts';
import { mattersTold } from '../play/telling.ts';
import { currentPoint, desireKey, nameOf, worldOf, type Play } from '../play/play.ts';
import { firstOwnerOf, ownershipOf, type Ownership } from '../play/owner.ts';
import { isLate } from '../play/pace.ts';
import { isAllSo, takesNothingForGranted } from '../play/presumption.ts';
import { contents } from '../world/containment.ts';
import { hasLight } from '../world/light.ts';
import { the } from '../world/naming.ts';
import { has, thingOf, type World } from '../world/world.ts';
import type { ActorContext } from './context.ts';
import { addresseeHeard } from './addressing.ts';
import { actsOf } from './hearing/speech-acts.ts';
import { feelingAfter, type Feeling } from './feeling.ts';
import type { Hearsay, Known } from './knowing.ts';
import { grievanceAgainst, openDeed, wrongBy, type OpenDeed } from './open-deed.ts';
import { tongueOfLanguage, type TongueName } from '../drama/tongues/tongue.ts';
import { tongueOf } from './hearing/language.ts';
import { namedThingsIn, type Named } from './hearing/naming.ts';
import { couldDo, lockedThings, thingsToBring, wantedThings } from './errands.ts';
import { stakesOf } from './perceiving/stakes.ts';
import { temperOf, type Temper } from './temper.ts';
import type { Witnessed } from './witnessed.ts';

/** What the scene gives an actor to play from when there is no model, as it stands at this moment. */
export interface Part {
  readonly profile: Profile;
  /** Lines of the book whose conditions hold. */
  readonly lines: readonly BookLine[];
  readonly temper: Temper;
  readonly feeling: Feeling;
  /** What there is to know at all, so that a question about it is understood. */
  readonly matters: readonly Matter[];
  readonly knowledge: readonly Known[];
  readonly hearsay: readonly Hearsay[];
  /** What they would like to do of their own accord. */
  readonly desires: readonly Desire[];
  readonly names: readonly Named[];
  readonly speaks: ReadonlySet<TongueName>;
  /** The language the play is in. */
  readonly tongue: TongueName;
  readonly now: number;
  /** People have kept the play from getting on: what need not be said is not. */
  readonly isLate: boolean;
  /** Who is played by a person. */
  readonly players: ReadonlySet<EntityId>;
  /** What a person has just done that they are to answer. */
  readonly deed: OpenDeed | undefined;
  /** A wrong somebody did them and they never answered. */
  readonly grievance: (by: EntityId) => OpenDeed | undefined;
  /** What somebody did to them this evening, or to others before their eyes, answered or not. */
  readonly wrong: (by: EntityId) => OpenDeed | undefined;
  /** Where something is that they can see: *on the table*, *Bodley has it*. */
  readonly sightings: ReadonlyMap<EntityId, Sighting>;
  /** What lies about that anybody could bring them: in nobody's hands, and no blade. */
  readonly toBring: () => readonly EntityId[];
  /** What they have about them. */
  readonly bears: () => readonly EntityId[];
  /** Whose a thing they see is, and was when the play began; what is carried about is of no house. */
  readonly whose: (thing: EntityId) => Ownership | undefined;
  /** What is locked here that they have the key to. */
  readonly opens: () => readonly EntityId[];
  /** Things they are after, by what they want. */
  readonly wants: () => readonly EntityId[];
  /** Nobody wrote a line, a desire or a beat for this play: what is said comes from what people want and know. */
  readonly isBare: boolean;
  /** No play waits for them and no line was written for them: they may do what a person asks. */
  readonly isAtLeisure: boolean;
  /** Whether a command is something they could do here and now, and harms nobody. */
  readonly could: (command: string) => boolean;
}

interface Sighting {
  readonly where: string;
  readonly holder: EntityId | undefined;
  /** What anybody sees who looks at it. */
  readonly looks: string | undefined;
}

export function partOf(play: Play, actor: EntityId, context: ActorContext): Part {
  const profile = play.profiles.get(actor);
  invariant(profile, `${actor} has no profile: only those who have one can play.`);
  // Nobody speaks of what was eaten, or of a candle that was put out, as if nothing had happened to it.
  const isTrue = (says: string): boolean => isAllSo(play.file, [worldOf(play)], says, 'line');
  const matters = mattersNow(play);
  const byId = mattersById(matters);
  const knowledge = knowledgeNow(play, profile, matters, context);
  const tongue = tongueOfLanguage(play.settings.language ?? play.blueprint.language);
  const world = worldOf(play);
  const self = thingOf(world, actor);
  const names = namedThingsIn(world, play.profiles);
  // What only some of those who are asked look at is worked out when they do.
  const lines = once(() => linesNow(play, profile, isTrue));
  const hearsay = once(() => hearsayOf(context, byId, new Set(knowledge.map(({ matter }) => matter.id))));
  const desires = once(() =>
    (profile.desires ?? [])
      .filter((desire) => !isHeldFor(desire, play, context))
      .flatMap((desire) => openDesire(play, actor, desire, isTrue)),
  );
  const sightings = once(() => sightingsOf(play, world, context));
  return {
    profile,
    get lines() {
      return lines();
    },
    temper: temperOf(profile),
    feeling: feelingNow(play, profile, context, knowledge, names),
    matters,
    knowledge,
    get hearsay() {
      return hearsay();
    },
    get desires() {
      return desires();
    },
    names,
    speaks: tonguesOf(profile, tongue),
    tongue,
    now: play.now,
    isLate: isLate(play),
    players: new Set(play.roles.keys()),
    deed: openDeed(play, context),
    grievance: (by) => grievanceAgainst(play, context, by),
    wrong: (by) => wrongBy(play, context, by),
    get sightings() {
      return sightings();
    },
    toBring: () => thingsToBring(world, context).filter((id) => !isAnothers(play, world, id, actor)),
    bears: () => contents(world, self, 'heldBy', 'wornBy').map(({ id }) => id),
    whose: (id) => {
      const isSeen = sightings().has(id) || ownershipOf(play.file, world, thingOf(world, id))?.owner === actor;
      const found = isSeen ? firstOwnerOf(play.file, id) : undefined;
      return found?.how === 'house' && has(thingOf(world, id), 'portable') ? undefined : found;
    },
    opens: () => lockedThings(world, self, context),
    wants: () => wantedThings(context, names),
    isBare: isBare(play.blueprint),
    isAtLeisure: !hasPlan(play.blueprint) && (profile.lines ?? []).length === 0,
    could: (command) => couldDo(play.scene, actor, command),
  };
}

/** What somebody knows, by which of their conditions hold: the same list as long as the same do, so that what is worked out from it is kept. */
const knowings = remembered((_: Profile) =>
  remembered((_matters: readonly Matter[]) => new RecentMap<string, Known[]>(mostKnowings)),
);
/** So many lists are remembered of late. */
const mostKnowings = 50;

const conditionsOf = remembered(({ knows = [] }: Profile): readonly Condition[] => {
  const all = knows.flatMap(({ when, secret }) => [
    when,
    secret?.when,
    ...(secret?.instead ?? []).map((one) => one.when),
  ]);
  return [...new Set(all.filter((one) => one !== undefined))];
});

function knowledgeNow(
  play: Play,
  profile: Profile,
  matters: readonly Matter[],
  context: ActorContext,
): readonly Known[] {
  const held = conditionsOf(profile)
    .map((condition) => (holds(play, condition) ? '1' : '0'))
    .join('');
  const known = knowings(profile)(matters);
  const all = kept(known, held, () => allKnown(play, profile, mattersById(matters)));
  const against = contradictions(play.blueprint.matters ?? none);
  const given = all.filter(({ matter }) => against.has(matter.id)).filter((one) => isGivenUp(one, all, context));
  if (given.length === 0) return all;
  const key = `${held} ${given.map(({ matter }) => matter.id).join(' ')}`;
  return kept(known, key, () => all.filter((one) => !given.includes(one)));
}

function allKnown(play: Play, { knows = [] }: Profile, matters: ReadonlyMap<string, Matter>): Known[] {
  const isSo = ({ when }: { when?: Condition | undefined }): boolean => !when || holds(play, when);
  return knows.flatMap((known): Known[] => {
    const matter = matters.get(known.matter);
    if (!matter || !isSo(known)) return [];
    const { secret } = known;
    const isDue = secret?.when !== undefined && holds(play, secret.when);
    return [{ matter, knowledge: known, isDue, covers: (secret?.instead ?? []).filter(isSo) }];
  });
}

/** What they keep secret, and the things that prove it. */
const secretsIn = remembered((knowledge: readonly Known[]) => {
  const own = knowledge.filter((known) => known.knowledge.secret);
  return {
    secrets: new Set(own.map(({ matter }) => matter.id)),
    proofs: new Set(
      own.flatMap(({ matter, knowledge: { secret } }) => [...(secret?.shown ?? []), ...(matter.evidence ?? [])]),
    ),
  };
});

/** A line of the book; a free one may be said at any time, and of another it may be that it takes nothing for granted. */
interface Booked {
  readonly line: BookLine;
  readonly isFree: boolean;
  readonly isAlwaysTrue: boolean;
}

const books = remembered((_: Profile) => new Map<Play['file'], readonly Booked[]>());

/** The lines of somebody's book. */
const bookOf = (play: Play, profile: Profile) =>
  kept(books(profile), play.file, () =>
    (profile.lines ?? []).map((line) => {
      const isAlwaysTrue = takesNothingForGranted(play.file, line.says);
      return { line, isFree: !line.at && !line.when && isAlwaysTrue, isAlwaysTrue };
    }),
  );

/** Lines of the book whose conditions hold. */
function linesNow(play: Play, profile: Profile, isTrue: (says: string) => boolean): BookLine[] {
  const point = currentPoint(play)?.point.id;
  const isNow = ({ at, when }: BookLine): boolean =>
    (!at || (point !== undefined && at.includes(point))) && (!when || holds(play, when));
  const lines: BookLine[] = [];
  for (const { line, isFree, isAlwaysTrue } of bookOf(play, profile))
    if (isFree || (isNow(line) && (isAlwaysTrue || isTrue(line.says)))) lines.push(line);
  return lines;
}

function feelingNow(
  play: Play,
  profile: Profile,
  context: ActorContext,
  knowledge: readonly Known[],
  names: readonly Named[],
): Feeling {
  const { actor, past } = context;
  const world = worldOf(play);
  const self = thingOf(world, actor);
  const hurt = self.state['hurt'];
  const { secrets, proofs } = secretsIn(knowledge);
  const claimed = new Set<string>();
  for (const { by, tells } of past) if (tells && by === actor) for (const matter of tells) claimed.add(matter);
  const catches = catchesOut(play, actor, secrets, claimed);
  const read = (line: Witnessed) => ({
    acts: readActs(line),
    to: addresseeHeard(line, context, names),
    catches: catches(line),
  });
  // Only where a stage has eyes: the rule of places knows no nearness.
  const seen = context.sight?.staged();
  return feelingAfter(profile, temperOf(profile), past, read, {
    seed: play.settings.seed,
    now: play.now,
    isDark: !hasLight(world, self),
    isHurt: hurt === true || typeof hurt === 'string',
    threat: seen ? stakesOf(seen) : 0,
    proofs,
    grounds: [...secrets, '/', ...claimed].join(' '),
  });
}

/** A story that stood in the place of a secret is over when the secret is out. */
function isGivenUp({ matter }: Known, all: readonly Known[], { past, actor }: ActorContext): boolean {
  const denied = all.filter((other) => other.knowledge.secret && other.matter.contradicts?.includes(matter.id));
  return denied.some(
    (other) => other.isDue || past.some(({ by, tells }) => by === actor && tells?.includes(other.matter.id)),
  );
}

const selections = remembered((_: readonly Matter[]) => new RecentMap<string, readonly Matter[]>(mostSelections));
/** So many lists are remembered of late. */
const mostSelections = 500;

/** Of all matters those that are so: the same list as long as the same are, so that what is worked out from it is kept. */
function thoseOf(all: readonly Matter[], isSo: (matter: Matter) => boolean): readonly Matter[] {
  const chosen = all.map((matter) => (isSo(matter) ? '1' : '0')).join('');
  const known = selections(all);
  return kept(known, chosen, () => all.filter((_, index) => chosen[index] === '1'));
}

/** Those that are so now: the same for everybody who is asked at one moment. */
const mattersNow = remembered((play: Play): readonly Matter[] =>
  thoseOf(play.blueprint.matters ?? none, ({ when }) => !when || holds(play, when)),
);

const mattersById = remembered(
  (matters: readonly Matter[]): ReadonlyMap<string, Matter> => new Map(matters.map((matter) => [matter.id, matter])),
);

/** So long after the last word of a person nobody lays down what they have, who only would to pass the time. */
const keptForMs = 60_000;

/** Whether it is to lay down what a person may have asked them to take. */
const isHeldFor = (desire: Desire, { now, roles }: Play, { past }: ActorContext): boolean =>
  isPastime(desire) &&
  desire.when !== undefined &&
  'at' in desire.when &&
  past.some(({ kind, by, at }) => kind === 'line' && by !== undefined && roles.has(by) && now - at < keptForMs);

/** A desire as it stands: nothing, once it has come about or been followed of late; what the world refused is left out. */
function openDesire(play: Play, actor: EntityId, desire: Desire, isTrue: (says: string) => boolean): Desire[] {
  if (desire.when && !holds(play, desire.when)) return [];
  if (desire.done && holds(play, desire.done)) return [];
  const followed = play.followed.get(desireKey(actor, desire.id));
  if (!followed) return desire.plays.every(isTrue) ? [desire] : withWays(desire, desire.plays.filter(isTrue));
  const { at, refusals, isStilled } = followed;
  if (isStilled && desire.everySeconds === undefined) return [];
  const ways = desire.plays.slice(Math.min(refusals, desire.plays.length)).filter(isTrue);
  const rests = isStilled ? (desire.everySeconds ?? 0) : triesAgainAfter;
  return play.now - at >= rests * 1000 ? withWays(desire, ways) : [];
}

const withWays = (desire: Desire, plays: string[]): Desire[] => (plays.length > 0 ? [{ ...desire, plays }] : []);

/** So many seconds after the world refused it another way is tried. */
const triesAgainAfter = 20;

/** What a line does. */
export const readActs = ({ words = '' }: Witnessed): readonly SpeechAct[] => actsIn(words);

/** Everybody who hears a line reads it alike. */
const actsIn = rememberedText((raw) => actsOf({ raw, plain: plain(raw) }, tongueOf(raw)), 4_000);

/**
 * The matters a line catches them out with: what they keep secret, or what does not go with what they said. Whoever says so
 * must have it from somebody: a guess is seen to be one.
 */
function catchesOut(play: Play, actor: EntityId, secrets: ReadonlySet<string>, claimed: ReadonlySet<string>) {
  const against = contradictions(play.blueprint.matters ?? none);
  const isCaught = (matter: string): boolean =>
    secrets.has(matter) || (against.get(matter)?.some((other) => claimed.has(other)) ?? false);
  const hasFrom = (matter: string, speaker: EntityId, line: Witnessed): boolean =>
    kept(heardBefore(line), matter, () => knewBefore(play, matter, speaker, line.seq));
  return (line: Witnessed): readonly string[] => {
    const { by, tells } = line;
    if (by === undefined || by === actor || !tells) return [];
    return tells.filter((matter) => isCaught(matter) && hasFrom(matter, by, line));
  };
}

const none: readonly Matter[] = [];

/** What does not go with each matter, whichever of the two says so. */
const contradictions = remembered((matters: readonly Matter[]): ReadonlyMap<string, readonly string[]> => {
  const against = new Map<string, string[]>();
  const note = (one: string, other: string) => void kept(against, one, (): string[] => []).push(other);
  for (const { id, contradicts = [] } of matters) {
    for (const other of contradicts) {
      note(id, other);
      note(other, id);
    }
  }
  return against;
});

/** Whether the speaker of a line had a matter from somebody; looked up once, since what was before a line does not change. */
const heardBefore = remembered((_: Witnessed) => new Map<string, boolean>());

function knewBefore(play: Play, matter: string, speaker: EntityId, before: number): boolean {
  return (
    play.profiles.get(speaker)?.knows?.some((known) => known.matter === matter && !known.secret) === true ||
    [...play.history].some(
      (moment) =>
        moment.seq < before &&
        moment.actor !== speaker &&
        moment.witnesses.includes(speaker) &&
        mattersTold(play.blueprint, moment).includes(matter),
    )
  );
}

/** What they have only from hearing it told. */
function hearsayOf(
  { past, actor }: ActorContext,
  matters: ReadonlyMap<string, Matter>,
  known: ReadonlySet<string>,
): Hearsay[] {
  const heard = new Map<string, Hearsay>();
  for (const { by, tells = [] } of past) {
    for (const id of by === actor ? [] : tells) {
      const matter = matters.get(id);
      if (matter && !known.has(id) && !heard.has(id)) heard.set(id, { matter, from: by });
    }
  }
  return [...heard.values()];
}

/** The languages somebody's part is written in, and the one the play is in. */
function tonguesOf(profile: Profile, own: TongueName): ReadonlySet<TongueName> {
  const known = tonguesIn(profile);
  return known.has(own) ? known : new Set([...known, own]);
}

const tonguesIn = remembered(({ lines = [], knows = [] }: Profile): ReadonlySet<TongueName> => {
  const texts = [...lines.map(({ says }) => says), ...knows.flatMap(({ says = [] }) => says)];
  return new Set(texts.map(tongueOf));
});

/** It is theirs who are neither they nor the house: nobody sends a stranger for it. */
function isAnothers({ file }: Play, world: World, id: EntityId, self: EntityId): boolean {
  const ownership = ownershipOf(file, world, thingOf(world, id));
  return ownership !== undefined && ownership.owner !== self && ownership.how !== 'house';
}

function sightingsOf(
  play: Play,
  world: World,
  { objects, others, actor }: ActorContext,
): ReadonlyMap<EntityId, Sighting> {
  const seen = new Map<EntityId, Sighting>();
  for (const { id } of [...objects, ...others]) {
    const thing = thingOf(world, id);
    if (!thing.at) continue;
    const [relation, parent] = [relationOf(thing.at), parentIn(thing.at)];
    const holder = relation === 'heldBy' || relation === 'wornBy' ? parent : undefined;
    const inPlace = world.things.get(parent)?.kind === 'place';
    const spot = inPlace ? 'here' : `${relation === 'partOf' ? 'on' : relation} ${the(thingOf(world, parent))}`;
    const where = holder === actor ? 'I have it' : holder ? `${nameOf(play, holder)} has it` : spot;
    seen.set(id, { where, holder, looks: thing.kind === 'prop' ? thing.description : undefined });
  }
  return seen;
}

const isBare = remembered(
  ({ profiles, acts }: Blueprint): boolean =>
    profiles.every(({ lines = [], desires = [] }) => lines.length === 0 && desires.every(isPastime)) &&
    !hasPlan({ acts }),
);

/** Somebody wrote what is to happen. */
const hasPlan = ({ acts }: Pick<Blueprint, 'acts'>): boolean =>
  acts.some(({ scenes }) => scenes.some(({ points }) => points.some(({ trajectories }) => trajectories.length > 0)));
