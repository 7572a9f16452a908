import { debugLayers, type DebugLayer } from '../../plugin/debug/debug-source.ts';
import { tiers, type Tier } from '../../plugin/body/tier.ts';
import { viewModes, type ViewMode } from '../../plugin/player/view-mode.ts';
import { given } from '../kit/given.ts';
import { longestTopic } from '../study/topic.ts';
import { languages, words, type Language } from './words/words.ts';

/** What can be laid over the stage for somebody who wants to know how it works. */
export const overlays = debugLayers;
export type Overlay = DebugLayer;

/** What can lie open beside the stage. */
export const panels = ['transcript', 'playbill', 'programme', 'others', 'inspector', 'settings', 'help'] as const;
export type PanelName = (typeof panels)[number];

/** Every way to look at a stage that an address may ask for: a camera of one's own begins where one stands. */
export const linkableViews = viewModes.filter((mode) => mode !== 'photo');

/** The play that is made of what an address is `about`. */
export const madePlay = 'made';

/** Walks in without a role, seen by everybody. */
export const guest = 'guest';

/** Of an evening that several share: no part is wanted. */
export const watching = 'audience';

/**
 * What the page's address asks for, such as `?scene=elsinore&as=hamlet&seed=7&camera=shoulder`, or of an evening kept in this
 * browser `?evening=…&at=120&replay=1`. Everything the page can be in has its address.
 */
export interface Wish {
  /** Empty where only a kept evening is asked for: the evening knows its play. */
  readonly scene: string;
  readonly seed: string;
  /** What the play is to be about that is made for it: `?about=…`. */
  readonly about?: string;
  /** A play that was made or opened here and is kept in this browser: `?play=…`. */
  readonly play?: string;
  readonly speed: number;
  /** Whoever plays: a role without `actor:`, or `guest`. Nobody, where the play is watched. */
  readonly as?: string;
  /** The stranger's name. */
  readonly name?: string;
  /** Where nothing is asked, what the machine can show. */
  readonly tier?: Tier;
  /** Where nothing is asked, as a film, or with the eyes of whoever plays. */
  readonly camera?: ViewMode;
  /** Silent: voices are mouthed, and there is no wind. */
  readonly sound?: 'off';
  readonly case?: string;
  /** The play's language. */
  readonly language?: string;
  /** An evening kept in this browser, to go on with. */
  readonly evening?: string;
  /** The fact of that evening to stand at; its last, where nothing is asked. */
  readonly at?: number;
  /** The evening is looked at and not played on. */
  readonly replay?: true;
  /** An invitation to an evening that is played in a house and shared. */
  readonly join?: string;
  /** An evening of the scene is opened in the house this page came from, to be shared. */
  readonly together?: true;
  /** The first press puts on the headset, where there is one. */
  readonly headset?: true;
  readonly panel?: PanelName;
  /** The page's own language. */
  readonly ui?: Language;
  readonly debug: readonly Overlay[];
}

/** What an address comes to. */
interface Asked {
  /** Nothing, where no play is asked for: that is the foyer. */
  readonly wish: Wish | undefined;
  /** Asked of the page, in the foyer as in a play. */
  readonly panel?: PanelName;
  readonly ui?: Language;
  /** What was not understood, in sentences. */
  readonly doubts: readonly string[];
  /** What was probably meant, where something was asked for by another word. */
  readonly meant?: Wish;
}

/** Every word of an address. */
const keys = [
  ...[
    'scene',
    'about',
    'play',
    'as',
    'name',
    'seed',
    'evening',
    'at',
    'replay',
    'join',
    'together',
    'case',
    'language',
  ],
  ...['speed', 'camera', 'tier', 'sound', 'headset', 'panel', 'ui', 'debug'],
];
/** Words that people try, and the one they mean. */
const meantBy: Readonly<Record<string, string>> = {
  ...{ role: 'as', part: 'as', actor: 'as', character: 'as', player: 'as', who: 'as' },
  ...{ title: 'scene', drama: 'scene', topic: 'about', story: 'case', number: 'seed', night: 'seed' },
  ...{ view: 'camera', cam: 'camera', lang: 'language', locale: 'language', quality: 'tier' },
};
/** What other sites hang on a link says nothing to this page, and nothing is said of it. */
const isFromElsewhere = (key: string): boolean => /^(?:utm_.*|.*clid|ref|source|_.*)$/.test(key);
/** More is not told of one address. */
const mostStrange = 3;
const longestStrange = 60;

const slowest = 0.25;
const fastest = 32;
export const longestName = 40;

const isName = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60;
const isRole = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_.'-]{0,95}$/u.test(text);
const isLanguage = (text: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text) && text.length <= 35;
const canBeTopic = (text: string): boolean => text.length <= longestTopic;
/** Evenings are named after their plays, in any script. */
const isEvening = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._:-]{0,99}$/u.test(text);
/** Signed by the house that gave it: what it says is for that house to read. */
const isInvitation = (text: string): boolean => /^[\w-]+\.[\w-]+$/.test(text) && text.length <= 2000;
const isPersonsName = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{N} .'’·-]*$/u.test(text) && text.length <= longestName;

/**
 * Reads an address, and finds out what was meant by words it does not know.
 */
export function readAddress(search: string, language: Language = 'en'): Asked {
  const query = new URLSearchParams(search);
  const asked = readKnown(query, language);
  const strange = [...new Set(query.keys())].filter((key) => !keys.includes(key) && !isFromElsewhere(key));
  if (strange.length === 0) return asked;
  const says = words[asked.ui ?? language].address;
  const right = new URLSearchParams(query);
  const doubts = strange.slice(0, mostStrange).map((key) => {
    const text = (query.get(key) ?? '').slice(0, longestStrange);
    const known = Object.hasOwn(meantBy, key) ? meantBy[key] : undefined;
    const meant = known !== undefined && query.has(known) ? undefined : known;
    if (meant !== undefined) right.set(meant, text);
    return says.strange(key.slice(0, longestStrange), text, meant);
  });
  const { wish, doubts: left } = readKnown(right, language);
  const isBetter = right.toString() !== query.toString() && left.length === asked.doubts.length;
  return { ...asked, doubts: [...doubts, ...asked.doubts], ...given({ meant: isBetter ? wish : undefined }) };
}

/**
 * Reads what is known of an address. A scene is a name and never an address of its own: the page performs what lies beside it and nothing else.
 * What cannot be meant is left out and told, in `language` where the address does not ask for another; the play goes on without it.
 */
function readKnown(query: URLSearchParams, language: Language): Asked {
  const textOf = (key: string): string => query.get(key)?.trim() ?? '';
  const ui = one(languages, textOf('ui'));
  const says = words[ui ?? language].address;
  const doubts: string[] = [];
  const doubt = (key: string, remedy: string): void => {
    doubts.push(says.doubt(key, textOf(key).slice(0, 60), remedy));
  };
  const take = <T>(key: string, read: (text: string) => T | undefined, remedy: string): T | undefined => {
    const text = textOf(key);
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) doubt(key, remedy);
    return value;
  };
  const oneOf = <T extends string>(key: string, choices: readonly T[]): T | undefined =>
    take(key, (text) => one(choices, text), says.oneOf(choices));
  const only = (isRight: (text: string) => boolean) => (text: string) => (isRight(text) ? text : undefined);

  oneOf('ui', languages);
  const panel = oneOf('panel', panels);
  const page = given({ panel, ui });
  const about = take('about', only(canBeTopic), says.about);
  const play = about === undefined ? take('play', only(isName), says.play) : undefined;
  const scene = (about ?? play) === undefined ? textOf('scene') : madePlay;
  const evening = take('evening', only(isEvening), says.evening);
  const tier = oneOf('tier', tiers);
  const sound = oneOf('sound', ['on', 'off']);
  const story = take('case', only(isName), says.case);
  const played = take('language', only(isLanguage), says.language);
  const speed = take('speed', readSpeed, says.between(slowest, fastest)) ?? 1;
  const debug = take('debug', readOverlays, says.listOf(overlays)) ?? [];
  const role = take('as', (text) => only(isRole)(text.replace(/^actor:/, '')), says.role);
  const name = take('name', only(isPersonsName), says.name(longestName));
  const camera = oneOf('camera', linkableViews);
  const at = take('at', readFact, says.fact);
  const replay = take('replay', yes, says.yesOrNo);
  const join = take('join', only(isInvitation), says.invitation);
  const together = take('together', yes, says.yesOrNo);
  const headset = take('headset', yes, says.yesOrNo);
  if (scene === '' && !evening && !join) return { wish: undefined, ...page, doubts };

  const isNamed = name !== undefined && role === guest;
  if (name !== undefined && !isNamed) doubt('name', says.nobodyNamed);
  const isSeen = camera !== undefined && (!isOwnView(camera) || role !== undefined || evening !== undefined);
  if (camera && !isSeen) doubt('camera', says.eyesOfSomebody);
  if (at !== undefined && !evening) doubt('at', says.factOfEvening);
  if (replay && !evening) doubt('replay', says.factOfEvening);
  const wish: Wish = {
    scene,
    seed: textOf('seed').slice(0, 200) || '1',
    speed,
    debug,
    ...given({ about, play, as: role, tier, case: story, language: played, evening }),
    ...given({ name: isNamed ? name : undefined, camera: isSeen ? camera : undefined }),
    ...given({ sound: sound === 'off' ? sound : undefined }),
    ...(evening ? given({ at, replay }) : {}),
    ...given({ join, headset, together: join ? undefined : together }),
    ...page,
  };
  return { wish, ...page, doubts };
}

/** The address that asks for this. */
export function addressFor(wish: Wish): string {
  const { about, play, as, name, evening, at, case: story, language, tier, sound, panel, ui } = wish;
  const parts: Readonly<Record<string, string | number | undefined>> = {
    scene: (about ?? play) === undefined ? wish.scene : undefined,
    about,
    play,
    as,
    name,
    // An evening knows its own seed.
    seed: (evening ?? wish.join) === undefined || wish.seed !== '1' ? wish.seed : undefined,
    evening,
    at,
    replay: wish.replay ? 1 : undefined,
    join: wish.join,
    together: wish.together ? 1 : undefined,
    case: story,
    language,
    speed: wish.speed === 1 ? undefined : wish.speed,
    camera: wish.camera === 'photo' ? undefined : wish.camera,
    tier,
    sound,
    headset: wish.headset ? 1 : undefined,
    panel,
    ui,
    debug: wish.debug.join(','),
  };
  const asked = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return `?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString()}`;
}

/** The foyer's own address. */
export function foyerAddress({ panel, ui }: { readonly panel?: PanelName; readonly ui?: Language } = {}): string {
  const asked = new URLSearchParams(given({ panel, ui })).toString();
  return asked === '' ? './' : `?${asked}`;
}

/** Another evening of the same play: what was asked of the story is asked again, what chance brings is not. */
export function withAnotherSeed(wish: Wish, chance: () => number): Wish {
  const { evening: _evening, at: _at, replay: _replay, ...rest } = wish;
  return { ...rest, seed: seedBy(chance) };
}

/** The number of an evening nobody has chosen. */
export const seedBy = (chance: () => number): string => String(1 + Math.floor(chance() * 999_999));

/** Whether both ask for the same performance by the same person, however it is looked at. */
export const isSameEvening = (a: Wish, b: Wish): boolean =>
  (
    [
      'scene',
      'about',
      'play',
      'seed',
      'case',
      'language',
      'as',
      'name',
      'evening',
      'replay',
      'join',
      'together',
    ] as const
  ).every((key) => a[key] === b[key]);

/** Whether this can be the name of a play at all. */
export const canBePlay = isName;

/** Whether this can be the name a stranger gives. */
export const canBePersonsName = isPersonsName;

const one = <T extends string>(choices: readonly T[], text: string): T | undefined =>
  choices.find((each) => each === text);

const yes = (text: string): true | undefined => (text === '1' || text === 'true' ? true : undefined);

const isOwnView = (mode: ViewMode): boolean => mode === 'eyes' || mode === 'shoulder';

function readSpeed(text: string): number | undefined {
  const speed = Number(text);
  return Number.isFinite(speed) && speed >= slowest && speed <= fastest ? speed : undefined;
}

const readFact = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

function readOverlays(text: string): readonly Overlay[] | undefined {
  if (text === 'all' || text === '1' || text === 'true') return overlays;
  if (text === '0' || text === 'none' || text === 'false') return [];
  const asked = text.split(',').map((each) => each.trim());
  return asked.every(isOverlay) ? overlays.filter((overlay) => asked.includes(overlay)) : undefined;
}

const isOverlay = (text: string): text is Overlay => overlays.some((overlay) => overlay === text);
