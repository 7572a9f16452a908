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
  const { blueprint, staging, entities } = scene;
  const isChinese = (guest.language ?? blueprint.language ?? 'en').startsWith('zh');
  const period = guestPeriodOf(staging?.style, scene.setting?.period);
  const first = blueprint.acts[0]?.scenes[0];
  if (!first || entities.some(({ id }) => id === guestId)) return scene;
  const actor = actorFor(scene, guest, period, isChinese, first.place);
  const visited: SceneFile = {
    ...scene,
    entities: [...entities, actor],
    blueprint: withProfile(blueprint, actor, period, isChinese),
    staging: {
      ...staging,
      looks: [...(staging?.looks ?? []), { actor: guestId, ...guestLooks(period, guest.pronouns) }],
    },
  };
  return isReadScene(scene) ? noteReadScene(visited) : visited;
}

function actorFor(
  { entities }: SceneFile,
  guest: Guest,
  period: GuestPeriod,
  isChinese: boolean,
  place: EntityId,
): Actor {
  const taken = new Set(entities.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(compared)));
  const typed = guestName(guest.name);
  const name = typed !== undefined && !taken.has(compared(typed)) ? typed : isChinese ? '陌生人' : 'a stranger';
  const aliases = ['stranger', 'guest', 'visitor', '陌生人', '客人'].filter(
    (alias) => !taken.has(compared(alias)) && compared(alias) !== compared(name),
  );
  const said = (guest.description ?? '')
    .replace(/[\p{C}<>{}]+/gu, ' ')
    .trim()
    .slice(0, longestDescription);
  return {
    id: guestId,
    kind: 'actor',
    name,
    aliases,
    description: said || descriptions[isChinese ? 'zh' : 'en'][period],
    at: { in: place },
    capacity: 4,
    pronouns: guest.pronouns ?? 'they',
  };
}

/** Two names are one when only an article or large letters tell them apart. */
const compared = (name: string): string => name.toLowerCase().replace(/^(the|a|an)\s+/, '');

const descriptions: Readonly<Record<'en' | 'zh', Readonly<Record<GuestPeriod, string>>>> = {
  en: {
    medieval: 'A traveller in a hooded cloak, with the dust of the road still on their boots.',
    victorian: 'A visitor in a travelling coat, hat in hand, whom nobody remembers letting in.',
    modern: 'Somebody in a damp coat and a scarf, come in from the street.',
  },
  zh: {
    medieval: '一个披着兜帽斗篷的旅人，靴子上还带着路上的尘土。',
    victorian: '一位穿着旅行外套的访客，谁也不记得是谁放进来的。',
    modern: '一个从街上进来的人，外套还是湿的，围着围巾。',
  },
};

function withProfile(blueprint: Blueprint, actor: Actor, period: GuestPeriod, isChinese: boolean): Blueprint {
  let before: EntityId | undefined;
  const carried = (scene: PlannedScene): PlannedScene => {
    const moves = before !== undefined && before !== scene.place;
    before = scene.place;
    if (!moves) return scene;
    return { ...scene, places: [...(scene.places ?? []), { entity: guestId, at: { in: scene.place } }] };
  };
  return {
    ...blueprint,
    profiles: [
      ...blueprint.profiles.map((profile) => knowing(profile, actor, isChinese)),
      profileOf(period, isChinese),
    ],
    acts: blueprint.acts.map((act) => ({ ...act, scenes: act.scenes.map(carried) })),
  };
}

/** Nobody has a name of their own for the stranger yet: they call them what they call anybody, or what they are. */
function knowing(profile: Profile, { name }: Actor, isChinese: boolean): Profile {
  const { manner = {} } = profile;
  const own = name === 'a stranger' ? 'stranger' : name;
  const usual = isChinese ? [] : (manner.calls?.['anybody'] ?? []);
  return {
    ...profile,
    manner: { ...manner, calls: { ...manner.calls, [guestId]: [...usual, own].slice(-30) } },
  };
}

function profileOf(period: GuestPeriod, isChinese: boolean): Profile {
  return {
    actor: guestId,
    persona: isChinese
      ? '从外面走进来的旅人，谁也不认识，对这里的事一无所知。客气，留心，多看多听，问得多，说得少。'
      : 'A traveller who has come in from outside, knows nobody here and nothing of what has gone before. Courteous and watchful; asks more than they tell, and keeps out of the way.',
    goal: isChinese
      ? { public: '弄明白这里出了什么事。', private: '留下来，看这一夜怎样收场。' }
      : { public: 'To find out what is going on here.', private: 'To be let stay, and to see how the night ends.' },
    talk: 0,
    impulse: 0.2,
    guard: 0.4,
    nerve: 0.6,
    manner: { register: period === 'medieval' ? 'plain' : period },
  };
}
