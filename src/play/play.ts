import { AppendList } from '../kit/append-list.ts';
import { hashJson, hashText, stableJson } from '../kit/hash.ts';
import { remembered } from '../kit/remembered.ts';
import type { Beat, Trajectory } from '../drama/beat.ts';
import { pointsInOrder, type Blueprint, type PlacedPoint } from '../drama/blueprint.ts';
import { forEver } from '../drama/endless.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { FactOf, PointEnd } from '../drama/fact.ts';
import type { Memory } from '../drama/memory.ts';
import type { PerformanceSettings } from '../drama/performance-settings.ts';
import type { Point } from '../drama/point.ts';
import type { Goal, Profile } from '../drama/profile.ts';
import { sceneIn } from '../drama/scene-in.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { isDead, placeOf } from '../world/containment.ts';
import { openScene, type Scene } from '../world/narrator.ts';
import { plainNameIn } from '../world/tongues/tongues.ts';
import type { OwnVerbs } from '../world/own-verbs.ts';
import { hashWorld, openWorld, thingOf, withOwnVerbs, type World } from '../world/world.ts';
import type { PendingAsk } from './pending-ask.ts';
import { emptyFloor, type Floor, type FloorView } from './floor.ts';
import type { Moment } from './moment.ts';

/** When something began: by the clock, by the log and by turns. */
export interface Since {
  readonly at: number;
  readonly seq: number;
  readonly turns: number;
  /** Where history stood. */
  readonly moments: number;
}

/** What the advancer told an actor. */
export interface Cue {
  readonly kind: 'hint' | 'instruction';
  readonly beat: string;
  readonly text: string;
  readonly seq: number;
}

/** When a desire was last acted on, and how often the world refused it. */
export interface Followed {
  readonly at: number;
  readonly refusals: number;
  /** It was done to the end at least once. */
  readonly isStilled: boolean;
}

export const desireKey = (actor: EntityId, desire: string): string => `${actor}/${desire}`;

interface SpokenWord extends Pick<FactOf<'word:spoken'>, 'text' | 'witnesses'> {
  readonly unseenBy: readonly EntityId[];
}

/** A line while it is being said. */
interface OpenLine {
  readonly begun: FactOf<'line:begun'>;
  readonly words: readonly SpokenWord[];
}

/** What has been counted so far. */
export interface Tally {
  readonly turns: number;
  readonly lines: number;
  readonly actions: number;
  readonly refusals: number;
  readonly stalls: number;
  readonly modelCalls: number;
}

/** The performance at one moment: all of it follows from the facts so far. Never changed in place: see `step`. */
export interface Play {
  readonly file: SceneFile;
  readonly blueprint: Blueprint;
  readonly points: readonly PlacedPoint[];
  readonly profiles: ReadonlyMap<EntityId, Profile>;
  readonly settings: PerformanceSettings;
  /** The number the next fact gets. */
  readonly seq: number;
  readonly now: number;
  /** The narrator's truth. */
  readonly scene: Scene;
  readonly history: AppendList<Moment>;
  readonly historyHash: string;

  /** The case file that was drawn, where the blueprint has several. */
  readonly case: string | undefined;
  /** Index of the point being played; -1 before the first, past the last at the end. */
  readonly point: number;
  readonly pointOpen: boolean;
  readonly since: Readonly<Record<'play' | 'act' | 'scene' | 'point', Since>>;
  readonly reached: readonly { readonly point: string; readonly how: PointEnd }[];
  readonly beats: readonly string[];
  /** Lines that did what a beat asked in words of their own, and the author's words they are as good as. */
  readonly meant: ReadonlyMap<number, string>;
  /** How often a beat was tried and refused by the world. */
  readonly refusedBeats: ReadonlyMap<string, number>;
  /** Desires somebody has acted on: see `desireKey`. */
  readonly followed: ReadonlyMap<string, Followed>;
  /** Roads the planner laid, by point. */
  readonly laid: ReadonlyMap<string, readonly Trajectory[]>;
  readonly goals: ReadonlyMap<EntityId, Goal>;
  readonly cues: ReadonlyMap<EntityId, Cue>;
  readonly happened: readonly string[];
  readonly memories: ReadonlyMap<EntityId, readonly Memory[]>;

  /** Who is played by whom; everybody else by the company. */
  readonly roles: ReadonlyMap<EntityId, string>;
  /** When whoever plays a role last said or did something, or took it. */
  readonly activeAt: ReadonlyMap<EntityId, number>;
  /** When, by the log, a person last went to another place by themselves. */
  readonly wentAt: ReadonlyMap<EntityId, number>;
  /** How many cues in a row a person has let go by. */
  readonly unheeded: ReadonlyMap<EntityId, number>;
  /** The last number each client's asks have come to. */
  readonly asks: ReadonlyMap<string, number>;
  /** What players asked for that has not been played to its end. */
  readonly pending: ReadonlyMap<EntityId, PendingAsk>;
  readonly floor: Floor;
  readonly nextTurn: number;
  readonly lines: ReadonlyMap<number, OpenLine>;
  /** Who has been asked and not yet answered, and about what. */
  readonly asked: ReadonlyMap<EntityId, number>;
  /** Those who perceived something and will be asked about it. */
  readonly stirred: {
    readonly about: number;
    /** When it happened; what is answered late has been paused before already. */
    readonly at: number;
    readonly listeners: readonly EntityId[];
    readonly failed: boolean;
  };
  /** Whether the flag has been looked at since something last happened. */
  readonly flag: 'checked' | 'due' | 'asked';
  readonly stillSince: number;
  /** In a play that lives on: since when nothing has happened in each place. */
  readonly lulls: ReadonlyMap<EntityId, number>;
  readonly progress: {
    readonly at: number;
    readonly turns: number;
    /** How often the advancer has come since. */
    readonly level: number;
    /** The beat it asked for in the place of another's. */
    readonly instead?: string;
  };
  readonly tally: Tally;
  readonly ended: { readonly ending: string; readonly completed: boolean } | undefined;
}

/** The same map for every evening of a play, so that what is worked out about its people is worked out once. */
const profilesIn = remembered(
  ({ profiles }: Blueprint): ReadonlyMap<EntityId, Profile> =>
    new Map(profiles.map((profile) => [profile.actor, profile])),
);

/** A play before its first fact was followed. */
export function openPlay(written: SceneFile, settings: PerformanceSettings): Play {
  const file = sceneIn(written, settings.language);
  const start: Since = { at: 0, seq: 0, turns: 0, moments: 0 };
  return {
    file,
    blueprint: file.blueprint,
    points: pointsInOrder(file.blueprint),
    profiles: profilesIn(file.blueprint),
    settings,
    seq: 0,
    now: 0,
    scene: openScene(openWorld(file)),
    history: AppendList.from<Moment>(),
    historyHash: hashText(''),
    case: undefined,
    point: -1,
    pointOpen: false,
    since: { play: start, act: start, scene: start, point: start },
    reached: [],
    beats: [],
    meant: new Map(),
    refusedBeats: new Map(),
    followed: new Map(),
    laid: new Map(),
    goals: new Map(file.blueprint.profiles.map((profile) => [profile.actor, profile.goal])),
    cues: new Map(),
    happened: [],
    memories: new Map(),
    roles: new Map(),
    activeAt: new Map(),
    wentAt: new Map(),
    unheeded: new Map(),
    asks: new Map(),
    pending: new Map(),
    floor: emptyFloor,
    nextTurn: 0,
    lines: new Map(),
    asked: new Map(),
    stirred: { about: 0, at: 0, listeners: [], failed: false },
    flag: 'checked',
    stillSince: 0,
    lulls: new Map(),
    progress: { at: 0, turns: 0, level: 0 },
    tally: { turns: 0, lines: 0, actions: 0, refusals: 0, stalls: 0, modelCalls: 0 },
    ended: undefined,
  };
}

/** The same play with verbs of a host's game in its world. */
export const withVerbs = (play: Play, verbs: OwnVerbs): Play => ({
  ...play,
  scene: { ...play.scene, world: withOwnVerbs(worldOf(play), verbs) },
});

export const worldOf = (play: Play): World => play.scene.world;

export const currentPoint = (play: Play): PlacedPoint | undefined =>
  play.pointOpen ? play.points[play.point] : undefined;

/** Alive and somewhere on the stage. */
export function canAct(play: Play, actor: EntityId): boolean {
  const thing = worldOf(play).things.get(actor);
  return thing !== undefined && thing.kind === 'actor' && !isDead(thing) && placeOf(worldOf(play), thing) !== undefined;
}

export const placeOfActor = (play: Play, actor: EntityId): EntityId | undefined =>
  placeOf(worldOf(play), thingOf(worldOf(play), actor))?.id;

/** The play has come to its last point, which never ends: everybody lives on. */
export const isForEver = ({ blueprint, points, point }: Play): boolean =>
  blueprint.endless === true && points[point]?.point.id === forEver;

/** Everybody able to act where the scene is played, in the order of the profiles; in a play that lives on, everywhere. */
export function onStage(play: Play): readonly EntityId[] {
  if (isForEver(play)) return [...play.profiles.keys()].filter((id) => canAct(play, id));
  const place = play.points[play.point]?.scene.place;
  return [...play.profiles.keys()].filter((id) => canAct(play, id) && placeOfActor(play, id) === place);
}

export const isPlayed = (play: Play, actor: EntityId): boolean => play.roles.has(actor);

/** A person who has said and done nothing for so long is not waited for as others are. */
const idleAfterMs = 30_000;

/** Looks on, and lets the play go by. */
export const isIdle = (play: Play, actor: EntityId): boolean =>
  isPlayed(play, actor) && play.now - (play.activeAt.get(actor) ?? 0) >= idleAfterMs;

/** What somebody or something is called in the language of the evening. */
export function nameOf(play: Play, id: EntityId): string {
  const thing = worldOf(play).things.get(id);
  return thing === undefined ? id : plainNameIn(worldOf(play), thing);
}

/** Every road to a point's flag: the author's and the planner's. */
export const roadsTo = (play: Play, point: Point): readonly Trajectory[] => {
  const laid = play.laid.get(point.id);
  return laid ? [...point.trajectories, ...laid] : point.trajectories;
};

/** A beat of the play by its id. */
export function beatById(play: Play, id: string): Beat | undefined {
  for (const { point } of play.points) {
    for (const trajectory of roadsTo(play, point)) {
      const beat = trajectory.beats.find((candidate) => candidate.id === id);
      if (beat) return beat;
    }
  }
  return undefined;
}

export const floorView = (play: Play): FloorView => ({
  now: play.now,
  answerMs: play.settings.answerMs,
  placeOf: (actor) => placeOfActor(play, actor),
  canAct: (actor) => canAct(play, actor),
  isDead: (actor) => isDead(thingOf(worldOf(play), actor)),
  isPlayer: (actor) => isPlayed(play, actor),
});

export const remember = (play: Play, moment: Moment): Play => ({
  ...play,
  history: play.history.with(moment),
  historyHash: hashText(play.historyHash + stableJson(moment)),
});

/** The same for two plays in which everything happened alike. */
export function hashPlay(play: Play): string {
  return hashJson({
    settings: play.settings,
    seq: play.seq,
    now: play.now,
    since: play.since,
    stillSince: play.stillSince,
    ...(play.lulls.size === 0 ? {} : { lulls: [...play.lulls] }),
    spokenOf: [...play.scene.discourses],
    world: hashWorld(worldOf(play)),
    history: play.historyHash,
    ...(play.case === undefined ? {} : { case: play.case }),
    point: [play.point, play.pointOpen],
    reached: play.reached,
    beats: play.beats,
    ...(play.meant.size === 0 ? {} : { meant: [...play.meant] }),
    refusedBeats: [...play.refusedBeats],
    ...(play.followed.size === 0 ? {} : { followed: [...play.followed] }),
    laid: [...play.laid],
    happened: play.happened,
    goals: [...play.goals],
    cues: [...play.cues],
    memories: [...play.memories],
    roles: [...play.roles],
    activeAt: [...play.activeAt],
    ...(play.wentAt.size === 0 ? {} : { wentAt: [...play.wentAt] }),
    ...(play.unheeded.size === 0 ? {} : { unheeded: [...play.unheeded] }),
    ...(play.asks.size === 0 ? {} : { asks: [...play.asks], pending: [...play.pending] }),
    floor: play.floor,
    nextTurn: play.nextTurn,
    lines: [...play.lines],
    asked: [...play.asked],
    stirred: play.stirred,
    flag: play.flag,
    progress: play.progress,
    tally: play.tally,
    ended: play.ended ?? null,
  });
}
