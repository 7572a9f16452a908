import { kept } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { isMove, type Change } from '../drama/change.ts';
import { whereabouts } from '../drama/whereabouts.ts';
import { placeOf } from '../world/containment.ts';
import { narrate, openScene } from '../world/narrator.ts';
import { thingOf, type World } from '../world/world.ts';
import { readStatement, type Statement } from '../play/statement.ts';
import { mattersTold, spokenWords } from '../play/telling.ts';
import { isStaged } from '../drama/notation/read-notation.ts';
import { afterChanges, movedTo, worldAt, type Opening, type Survey } from './survey.ts';

/** Something the author has written for somebody to play. */
export interface Written {
  /** Whose it is; anybody's, if nobody's. */
  readonly actor: EntityId | undefined;
  /** The point it belongs to; at any time, if none. */
  readonly point: number | undefined;
  readonly text: string;
}

/** What the play has of its own to bring things about with: words, deeds and what happens by itself. */
export interface Means {
  readonly written: readonly Written[];
  /** What is said aloud in it. */
  spokenIn(written: Written): readonly Statement[];
  /** The verbs of what is done in it, ours and the author's own word; undefined when it was too much to read. */
  verbsIn(written: Written): readonly string[] | undefined;
  /** What happens by itself. */
  readonly changes: readonly Change[];
}

export function meansOf(survey: Survey): Means {
  const most = mostRead(survey);
  const spoken = new Map<Written, readonly Statement[]>();
  const verbs = new Map<Written, readonly string[] | undefined>();
  return {
    written: writtenIn(survey),
    spokenIn: (written) => kept(spoken, written, () => spokenWords(written.text).map(readStatement)),
    verbsIn(written) {
      if (!isStaged(written.text)) return [];
      return kept(verbs, written, () => (verbs.size < most ? verbsOf(survey, written) : undefined));
    },
    changes: changesIn(survey),
  };
}

const changesIn = ({ blueprint, points }: Survey): readonly Change[] => [
  ...(blueprint.consequences ?? []).flatMap(({ changes = [] }) => changes),
  ...points.flatMap(({ point, scene }) => [
    ...(point.otherwise?.changes ?? []),
    ...(scene.places ?? []).map(({ entity, at }) => movedTo(entity, at)),
    ...(point.enters ?? []).map(({ actor, at }) => movedTo(actor, at)),
  ]),
];

function writtenIn({ beats, profiles, blueprint }: Survey): Written[] {
  const known = new Set(profiles.flatMap(({ profile }) => (profile.knows ?? []).map(({ matter }) => matter)));
  const claims = (blueprint.matters ?? [])
    .filter(({ id }) => known.has(id))
    .flatMap(({ claim, claimIn }) => [claim, ...Object.values(claimIn ?? {})]);
  return [
    ...beats.flatMap(({ beat, point }) => beat.plays.map((text) => ({ actor: beat.actor, point: point.index, text }))),
    ...profiles.flatMap(({ profile }) => {
      const { actor, lines = [], knows = [], desires = [] } = profile;
      const texts = [
        ...lines.map(({ says }) => says),
        ...knows.flatMap(({ says = [], secret }) => [
          ...says,
          ...(secret?.breaks ?? []),
          ...(secret?.instead ?? []).flatMap((cover) => cover.says),
        ]),
        ...desires.flatMap(({ plays }) => plays),
      ];
      return texts.map((text) => ({ actor, point: undefined, text }));
    }),
    // Whoever hears a matter told can pass it on.
    ...claims.map((text) => ({ actor: undefined, point: undefined, text })),
  ];
}

/** What the narrator reads in it. */
function verbsOf(survey: Survey, { actor, point, text }: Written): readonly string[] {
  const [opening] = survey.openings;
  if (!opening || actor === undefined) return [];
  const { actions } = narrate(openScene(stageFor(survey, opening, actor, point)), actor, { text }).answer;
  return actions.flatMap(({ verb, word }) => (word === undefined ? [verb] : [verb, word]));
}

/** Is this thing ever put there, or this state ever set, by what the author wrote? */
export const isChangedTo = (
  { changes }: Means,
  entity: EntityId,
  property: string,
  fits: (value: Change['value']) => boolean,
): boolean =>
  changes.some(
    (change) =>
      change.entity === entity &&
      (property === 'at' ? isMove(change) : change.property === property) &&
      fits(change.value),
  );

/** Do these lines tell the matter? Known as the performance knows it. */
export const isToldIn = ({ blueprint }: Survey, matter: string, lines: readonly string[]): boolean =>
  lines.some((line) =>
    mattersTold(blueprint, { seq: 0, at: 0, kind: 'line', text: line, witnesses: [] }).includes(matter),
  );

/**
 * How many texts the narrator is given to read for one check; a play that has more is taken at its word for the rest. A name
 * is looked for among everything there is, so in a world of thousands of things each text takes longer.
 */
export const mostRead = ({ scene }: Survey): number => Math.min(3000, Math.ceil(300_000 / scene.entities.length));

/** The stage of a point's scene as it opens, with the actor on it, to read what is written for them. */
export function stageFor(survey: Survey, opening: Opening, actor: EntityId, point: number | undefined): World {
  const placed = survey.points[point ?? 0];
  if (!placed) return opening.world;
  const world = worldAt(opening, placed);
  if (placeOf(world, thingOf(world, actor))) return world;
  return afterChanges(world, [movedTo(actor, whereabouts('in', placed.scene.place))]);
}
