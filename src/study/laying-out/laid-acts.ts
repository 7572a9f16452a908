import type { Condition } from '../../drama/condition.ts';
import { entityId, type EntityId } from '../../drama/entity-id.ts';
import { usualHint } from '../../script/screenplay/roads.ts';
import { pointsOf, type BeatDraft, type DeedDraft, type FlagDraft, type PointDraft } from '../draft/act-draft.ts';
import type { PlayDraft } from '../draft/play-draft.ts';
import { deedWords, isBareDeed } from './deed-words.ts';
import { shortNameOf, type DraftNames } from './draft-names.ts';
import { asSpeech } from './laid-people.ts';
import type { UnsaidWords } from './unsaid-words.ts';

type Made = Readonly<Record<string, unknown>>;

/** What acts are laid out with. */
interface ActMaterial {
  readonly names: DraftNames;
  readonly place: string;
  readonly description: string;
  /** What things are called in a script, by id. */
  readonly called: ReadonlyMap<string, string>;
  /** Things that hold others inside. */
  readonly holding: ReadonlySet<string>;
  readonly matters: ReadonlySet<string>;
  readonly language: string;
  readonly unsaid: UnsaidWords;
}

/** The acts of a draft, a scene each, with points, flags, roads and beats. */
export function layActs(
  draft: PlayDraft,
  material: ActMaterial,
): { readonly acts: readonly Made[]; readonly endings: readonly Made[] } {
  const ids = new Set<string>();
  const acts = draft.acts.map((act, index) => {
    const points = pointsOf(act);
    const title = draft.plot.acts[index]?.title || `${index + 1}`;
    const late = lateComers(points, material.names);
    const isLast = index === draft.acts.length - 1;
    const scene = {
      id: `scene-${index + 1}`,
      title,
      place: material.place,
      description: material.description || draft.plot.about || material.unsaid.point,
      ...(late.length + index > 0 ? { places: openingPlaces(draft, points, late, index, material) } : {}),
      points: points.map((point, at) =>
        layPoint(point, freeId(shortNameOf(point.name), ids), isLast && at === points.length - 1, material),
      ),
    };
    return { id: `act-${index + 1}`, title, scenes: [scene] };
  });
  const last = draft.acts.at(-1)?.ending.name ?? '';
  return { acts, endings: [{ id: endingIdOf(last), title: last }] };
}

const endingIdOf = (name: string): string => shortNameOf(name);

function freeId(name: string, ids: Set<string>): string {
  let id = name;
  for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

/** Who comes in after the act has begun. */
const lateComers = (points: readonly PointDraft[], names: DraftNames): readonly string[] =>
  points.slice(1).flatMap(({ enters }) => enters.flatMap((name) => names.find(name, 'actor') ?? []));

/** Whoever comes later is away at first; in later acts whoever plays is back. */
function openingPlaces(
  { people }: PlayDraft,
  points: readonly PointDraft[],
  late: readonly string[],
  act: number,
  { names, place }: ActMaterial,
): readonly Made[] {
  const speaking = new Set(
    points.flatMap(({ roads }) => roads.flatMap(({ beats }) => beats.map(({ who }) => names.find(who, 'actor')))),
  );
  return people.people.flatMap(({ name }): readonly Made[] => {
    const id = names.find(name, 'actor');
    if (id === undefined) return [];
    if (late.includes(id)) return [{ entity: id, at: null }];
    return act > 0 && speaking.has(id) ? [{ entity: id, at: { in: place } }] : [];
  });
}

function layPoint(point: PointDraft, id: string, isLast: boolean, material: ActMaterial): Made {
  const { names, place, unsaid } = material;
  const people = (all: readonly string[]): string[] => [
    ...new Set(all.flatMap((name) => names.find(name, 'actor') ?? [])),
  ];
  const [enters, leaves] = [people(point.enters), people(point.leaves)];
  const when = conditionOf(point.met, material);
  const trajectories = point.roads.flatMap(({ about, beats }, at) => {
    const road = `${id}-road-${at + 1}`;
    const laid = beats.flatMap((beat, index) => layBeat(beat, `${road}-${index + 1}`, material) ?? []);
    return laid.length === 0 ? [] : [{ id: road, ...(about ? { description: about } : {}), beats: laid }];
  });
  return {
    id,
    description: point.about || point.flag || unsaid.point,
    ...(enters.length > 0 ? { enters: enters.map((actor) => ({ actor, at: { in: place } })) } : {}),
    ...(leaves.length > 0 ? { leaves } : {}),
    flag: { says: point.flag || point.about || unsaid.point, ...(when ? { when } : {}) },
    ...(point.result ? { result: point.result } : {}),
    trajectories,
    otherwise: { narration: point.otherwise || point.result || unsaid.otherwise },
    ...(isLast ? { ending: endingIdOf(point.name) } : {}),
  };
}

/** A beat as it is played; none where nobody of the play has it, or it is neither said nor done. */
function layBeat(beat: BeatDraft, id: string, material: ActMaterial): Made | undefined {
  const actor = material.names.find(beat.who, 'actor');
  if (actor === undefined) return undefined;
  const to = material.names.find(beat.to, 'actor');
  const deed = beat.does ? deedOf(beat.does, material) : undefined;
  const spoken = [...new Set(beat.says.map(asSpeech).filter((text) => text !== ''))];
  const plays = spoken.length > 0 ? spoken.map((text) => (deed ? `${deed} ${text}` : text)) : deed ? [deed] : [];
  if (plays.length === 0) return undefined;
  return { id, actor, plays, ...(to !== undefined && to !== actor ? { to } : {}), hint: beat.hint || usualHint(plays) };
}

function deedOf({ verb, thing, to }: DeedDraft, material: ActMaterial): string | undefined {
  const { names, called, holding, language } = material;
  const [whatId, toId] = [names.find(thing) ?? (thing ? undefined : names.find(to)), names.find(to)];
  if (whatId === undefined && !isBareDeed(verb)) return undefined;
  const nameOf = (id: string | undefined): string | undefined => (id === undefined ? undefined : called.get(id));
  const other = toId === whatId ? undefined : toId;
  const isInside = other !== undefined && holding.has(other);
  return deedWords(verb, { thing: nameOf(whatId), to: nameOf(other), isInside }, language);
}

/** Any one of what a draft asks for, as far as it speaks of what is there. */
function conditionOf(flags: readonly FlagDraft[], material: ActMaterial): Condition | undefined {
  const any = flags.flatMap((flag) => flagCondition(flag, material.names, material.matters) ?? []);
  const [first, ...others] = any;
  return others.length === 0 ? first : { any };
}

const stateOf = {
  open: { open: true },
  closed: { open: false },
  locked: { locked: true },
  unlocked: { locked: false },
  lit: { lit: true },
  unlit: { lit: false },
  broken: { broken: true },
  dead: { dead: true },
} as const;

/** What one thing a flag asks for is as a condition; nothing, where it speaks of what is not there. */
export function flagCondition(flag: FlagDraft, names: DraftNames, matters: ReadonlySet<string>): Condition | undefined {
  const idOf = (name: string | undefined, kind?: string): EntityId | undefined => {
    const id = names.find(name, kind);
    return id === undefined ? undefined : entityId(id);
  };
  const [who, to] = [idOf(flag.who, 'actor'), idOf(flag.to)];
  const isUnknown = (name: string | undefined, id: EntityId | undefined): boolean => Boolean(name) && id === undefined;
  if (isUnknown(flag.who, who) || isUnknown(flag.to, to)) return undefined;
  const by = who ? { by: who } : {};
  switch (flag.kind) {
    case 'has': {
      const entity = idOf(flag.what, 'prop');
      return entity && who ? { entity, at: { heldBy: who } } : undefined;
    }
    case 'did': {
      const object = idOf(flag.what);
      if (!flag.verb || isUnknown(flag.what, object)) return undefined;
      return {
        done: { ...by, verb: flag.verb, ...(object ? { object } : {}), ...(to ? { target: to } : {}), since: 'point' },
      };
    }
    case 'told': {
      const matter = shortNameOf(flag.what ?? '');
      return matters.has(matter) ? { told: { matter, ...by, ...(to ? { to } : {}) } } : undefined;
    }
    case 'said':
      return flag.act ? { said: { ...by, ...(to ? { to } : {}), act: flag.act, since: 'point' } } : undefined;
    case 'is': {
      const entity = idOf(flag.what) ?? who;
      return entity && flag.state ? { entity, state: stateOf[flag.state] } : undefined;
    }
  }
}
