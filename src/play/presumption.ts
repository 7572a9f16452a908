import { RecentMap } from '../kit/recent-map.ts';
import { kept, remembered } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Entity } from '../drama/entity.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import type { PresumptionWords } from '../drama/tongues/presumption-words.ts';
import { dramaTongues } from '../drama/tongues/tongues.ts';
import { tongueOf } from '../drama/tongues/written-in.ts';
import { writtenNames, type WrittenNames } from '../drama/written-names.ts';
import { contents, isDead, isHeldBy, parentOf, relationOfThing } from '../world/containment.ts';
import { has, is, stateOf, thingOf, type Thing, type World } from '../world/world.ts';

/** Who says it: a narrator means every word, people speak loosely of one another. */
type Telling = 'narration' | 'line';

/** Something that words take for granted of one of these things; of any body, where none is named. */
interface Presumption {
  readonly claim: keyof typeof claims;
  readonly things: readonly EntityId[];
}

interface Claim {
  /** What it can be said of. */
  readonly of: (thing: Thing) => boolean;
  readonly isSo: (thing: Thing, world: World, file: SceneFile) => boolean;
  readonly in: readonly Telling[];
}

const everywhere: readonly Telling[] = ['narration', 'line'];
const isProp = ({ kind }: Thing): boolean => kind === 'prop';
const isActor = ({ kind }: Thing): boolean => kind === 'actor';

/** What can be taken for granted, by the words it is known by. */
const claims = {
  there: {
    of: isProp,
    isSo: (thing, _, file) => !isUsedUp(file, thing) && !isSpoilt(file, thing),
    in: everywhere,
  },
  burns: { of: (thing) => has(thing, 'light'), isSo: (thing) => is(thing, 'lit'), in: everywhere },
  plays: { of: (thing) => has(thing, 'switchable'), isSo: (thing) => is(thing, 'on'), in: everywhere },
  hides: { of: isProp, isSo: (thing, world) => contents(world, thing, 'behind').length > 0, in: ['narration'] },
  inHand: {
    of: isProp,
    isSo: (thing, world) => actorsIn(world).some((actor) => isHeldBy(thing, actor)),
    in: ['narration'],
  },
  liesThere: {
    of: isProp,
    isSo: (thing, world, file) => isWhereAtFirst(file, thing) || liesOpenly(world, thing),
    in: ['narration'],
  },
  drunkFrom: {
    of: (thing) => has(thing, 'fillable'),
    isSo: (thing) => Number(stateOf(thing, 'amount') ?? 0) > 0,
    in: ['narration'],
  },
  acts: { of: isActor, isSo: (thing) => !isDead(thing), in: ['narration'] },
  isDead: { of: isActor, isSo: (thing) => isDead(thing), in: everywhere },
  aBody: { of: isActor, isSo: (thing) => isDead(thing), in: everywhere },
} satisfies Readonly<Record<Exclude<keyof PresumptionWords, 'ofLoss'>, Claim>>;

const actorsIn = (world: World): Thing[] => world.cast.map((id) => thingOf(world, id)).filter(isActor);

/** Was there when the play began, and is nowhere now: eaten, drunk, burnt. */
export const isUsedUp = (file: SceneFile, { id, at, kind }: Thing): boolean =>
  kind === 'prop' && at === null && whereAtFirst(file, id);

const isWhereAtFirst = (file: SceneFile, { id, at }: Thing): boolean => {
  const first = entitiesOf(file).get(id);
  return first?.kind === 'prop' && JSON.stringify(first.at) === JSON.stringify(at);
};

/** On something or on the floor, and in nothing and nobody's hand. */
const liesOpenly = (world: World, thing: Thing): boolean =>
  relationOfThing(thing) === 'on' || parentOf(world, thing)?.kind === 'place';

const whereAtFirst = (file: SceneFile, id: EntityId): boolean => {
  const entity = entitiesOf(file).get(id);
  return entity !== undefined && entity.kind !== 'place' && entity.at !== undefined && entity.at !== null;
};

const entitiesOf = remembered(
  ({ entities }: SceneFile): ReadonlyMap<EntityId, Entity> => new Map(entities.map((entity) => [entity.id, entity])),
);

/** How a thing is no longer what it was. */
const damages = ['broken', 'torn', 'cut', 'burning'] as const;

/** Damaged since the play began, in a way its author has not thought of: what the plan speaks of it stands in its conditions. */
const isSpoilt = (file: SceneFile, thing: Thing): boolean =>
  damages.some(
    (key) =>
      is(thing, key) &&
      !foreseenIn(file).has(`${thing.id}/${key}`) &&
      entitiesOf(file).get(thing.id)?.state?.[key] !== true,
  );

/** The states of things that the plan itself speaks of or brings about. */
const foreseenIn = remembered(({ blueprint }: SceneFile): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { entity, state, property } = value as Record<string, unknown>;
    if (typeof entity === 'string' && typeof property === 'string') found.add(`${entity}/${property}`);
    if (typeof entity === 'string' && typeof state === 'object' && state !== null)
      for (const key of Object.keys(state)) found.add(`${entity}/${key}`);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk([blueprint.acts, blueprint.consequences, blueprint.conditions]);
  return found;
});

const namesIn = remembered(({ entities }: SceneFile): WrittenNames => writtenNames(entities));

/** A sentence, with the quotation mark that may close it. */
const sentences = /[^.!?。！？]+(?:[.!?。！？…]+[”’"'」』]?|$)\s*/gu;

const foundInOne = remembered((_: SceneFile) => new RecentMap<string, readonly Presumption[]>(mostRemembered));

/** What a sentence takes for granted of the things it names. */
const presumptionsIn = (file: SceneFile, sentence: string): readonly Presumption[] =>
  kept(foundInOne(file), sentence, () => findPresumptions(file, sentence));

function findPresumptions(file: SceneFile, sentence: string): readonly Presumption[] {
  const { pattern, idsOf } = namesIn(file);
  const named: (readonly EntityId[])[] = [];
  const text = sentence.replace(pattern, (name) => `⟦${named.push(idsOf.get(name.toLowerCase()) ?? []) - 1}⟧`);
  const { ofLoss, ...words } = dramaTongues[tongueOf(sentence)].presumes;
  const isOfLoss = ofLoss.test(sentence);
  return Object.entries(words).flatMap(([key, signs]) => {
    const claim = key as Presumption['claim'];
    if (claim === 'there' && isOfLoss) return [];
    return [...text.matchAll(signs)].map(([, ...groups]) => {
      const index = groups.find((group) => group !== undefined);
      return { claim, things: index === undefined ? [] : (named[Number(index)] ?? []) };
    });
  });
}

/** Of several things with one name any may be meant: it is wrong only where it is so of none of them, in none of these worlds. */
function isSo({ claim, things }: Presumption, worlds: readonly World[], file: SceneFile): boolean {
  const { of, isSo: holds }: Claim = claims[claim];
  return worlds.some((world) => {
    const meant = (things.length > 0 ? things : world.cast).map((id) => thingOf(world, id)).filter(of);
    return (things.length > 0 && meant.length === 0) || meant.some((thing) => holds(thing, world, file));
  });
}

const areSo = (file: SceneFile, worlds: readonly World[], all: readonly Presumption[], telling: Telling): boolean =>
  all.every((one) => !(claims[one.claim].in as readonly Telling[]).includes(telling) || isSo(one, worlds, file));

const sentencesOf = (text: string): readonly string[] => text.match(sentences) ?? [text];

const foundInAll = remembered((_: SceneFile) => new RecentMap<string, readonly Presumption[]>(mostRemembered));

/** So many texts are remembered of late. */
const mostRemembered = 5000;

function allIn(file: SceneFile, text: string): readonly Presumption[] {
  const known = foundInAll(file);
  return kept(known, text, () => sentencesOf(text).flatMap((sentence) => presumptionsIn(file, sentence)));
}

/** Is what these words take for granted so, in one of these worlds? */
export const isAllSo = (file: SceneFile, worlds: readonly World[], text: string, telling: Telling): boolean =>
  areSo(file, worlds, allIn(file, text), telling);

/** Are they true in any world? */
export const takesNothingForGranted = (file: SceneFile, text: string): boolean => allIn(file, text).length === 0;

/** The words without the sentences that take for granted what is not so. */
export const asFarAsSo = (file: SceneFile, worlds: readonly World[], text: string): string =>
  sentencesOf(text)
    .filter((sentence) => areSo(file, worlds, presumptionsIn(file, sentence), 'narration'))
    .join('')
    .trim();
