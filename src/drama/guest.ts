import { RecentMap } from '../kit/recent-map.ts';
import { kept, remembered } from '../kit/remembered.ts';
import { type GuestWords, tongueOfLanguage } from './tongues/tongue.ts';
import { dramaTongues } from './tongues/tongues.ts';
import type { Blueprint, PlannedScene } from './blueprint.ts';
import type { Actor } from './entity.ts';
import { entityId, type EntityId } from './entity-id.ts';
import { isReadScene, noteReadScene } from './read-scenes.ts';
import { guestLooks, guestPeriodOf, type GuestPeriod } from './guest-looks.ts';
import type { Profile } from './profile.ts';
import type { SceneFile } from './scene-file.ts';

/** Somebody who walks in from outside: how they want to be called, and what they are like. */
export interface Guest {
  readonly name?: string | undefined;
  /** The language of the play tonight: `en`, `zh`. */
  readonly language?: string | undefined;
  readonly pronouns?: Actor['pronouns'];
  readonly description?: string | undefined;
}

/** The role of whoever walks in as a stranger. */
export const guestId: EntityId = entityId('actor:guest');

const longestName = 40;
const longestDescription = 400;

/** A name as somebody typed it, made fit to be spoken, printed and put into a prompt; nothing where nothing is left of it. */
export function guestName(typed: string | undefined): string | undefined {
  const plain = (typed ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    // What our notation, a page or a prompt would read as more than a name.
    .replace(/[^\p{L}\p{M}\p{N}'’.\- ·]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const short = [...plain].slice(0, longestName).join('').trim();
  if (!/\p{L}/u.test(short)) return undefined;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/**
 * The scene with one more role in it: a stranger everybody can see and speak to, with nothing to gain and no line to say.
 * They stand where the play begins and are taken along where it goes; the plan of the play does not know of them.
 */
export function withGuest(scene: SceneFile, guest: Guest = {}): SceneFile {
  const known = visitedBy(scene);
  return kept(known, JSON.stringify(guest), () => visited(scene, guest));
}

/** The same scene for guests who say the same of themselves, so that what is worked out about its people is worked out once. */
const visitedBy = remembered((_: SceneFile) => new RecentMap<string, SceneFile>(mostRemembered));
/** So many guests are remembered of late. */
const mostRemembered = 20;

function visited(scene: SceneFile, guest: Guest): SceneFile {
  const { blueprint, staging, entities } = scene;
  const words = dramaTongues[tongueOfLanguage(guest.language ?? blueprint.language)].guest;
  const period = guestPeriodOf(staging?.style, scene.setting?.period);
  const first = blueprint.acts[0]?.scenes[0];
  if (!first || entities.some(({ id }) => id === guestId)) return scene;
  const actor = actorFor(scene, guest, period, words, first.place);
  const given: SceneFile = {
    ...scene,
    entities: [...entities, actor],
    blueprint: withProfile(blueprint, actor, period, words),
    staging: {
      ...staging,
      looks: [...(staging?.looks ?? []), { actor: guestId, ...guestLooks(period, guest.pronouns) }],
    },
  };
  return isReadScene(scene) ? noteReadScene(given) : given;
}

function actorFor(
  { entities }: SceneFile,
  guest: Guest,
  period: GuestPeriod,
  words: GuestWords,
  place: EntityId,
): Actor {
  const taken = new Set(entities.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(compared)));
  const typed = guestName(guest.name);
  const name = typed !== undefined && !taken.has(compared(typed)) ? typed : words.name;
  const aliases = Object.values(dramaTongues)
    .flatMap(({ guest }) => guest.aliases)
    .filter((alias) => !taken.has(compared(alias)) && compared(alias) !== compared(name));
  const said = (guest.description ?? '')
    .replace(/[\p{C}<>{}]+/gu, ' ')
    .trim()
    .slice(0, longestDescription);
  return {
    id: guestId,
    kind: 'actor',
    name,
    aliases,
    description: said || words.descriptions[period],
    at: { in: place },
    capacity: 4,
    pronouns: guest.pronouns ?? 'they',
  };
}

/** Two names are one when only an article or large letters tell them apart. */
const compared = (name: string): string => name.toLowerCase().replace(/^(the|a|an)\s+/, '');

function withProfile(blueprint: Blueprint, actor: Actor, period: GuestPeriod, words: GuestWords): Blueprint {
  let before: EntityId | undefined;
  const carried = (scene: PlannedScene): PlannedScene => {
    const moves = before !== undefined && before !== scene.place;
    before = scene.place;
    if (!moves) return scene;
    return { ...scene, places: [...(scene.places ?? []), { entity: guestId, at: { in: scene.place } }] };
  };
  return {
    ...blueprint,
    profiles: [...blueprint.profiles.map((profile) => knowing(profile, actor, words)), profileOf(period, words)],
    acts: blueprint.acts.map((act) => ({ ...act, scenes: act.scenes.map(carried) })),
  };
}

/** Nobody has a name of their own for the stranger yet: they call them what they call anybody, or what they are. */
function knowing(profile: Profile, { name }: Actor, words: GuestWords): Profile {
  const { manner = {} } = profile;
  const own = name === words.name ? words.calledBy : name;
  const usual = words.sharesAnybodysNames ? (manner.calls?.['anybody'] ?? []) : [];
  return {
    ...profile,
    manner: { ...manner, calls: { ...manner.calls, [guestId]: [...usual, own].slice(-30) } },
  };
}

function profileOf(period: GuestPeriod, words: GuestWords): Profile {
  return {
    actor: guestId,
    persona: words.persona,
    goal: words.goal,
    talk: 0,
    impulse: 0.2,
    guard: 0.4,
    nerve: 0.6,
    manner: { register: period === 'medieval' ? 'plain' : period },
  };
}
