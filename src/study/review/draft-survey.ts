import { pointsOf, type BeatDraft, type PointDraft } from '../draft/act-draft.ts';
import type { PlayDraft } from '../draft/play-draft.ts';
import { layOut } from '../laying-out/lay-out.ts';
import type { LaidEntity } from '../laying-out/laid-entity.ts';
import type { DraftNames } from '../laying-out/draft-names.ts';
import type { Kit } from '../kit.ts';
import type { Topic } from '../topic.ts';
import type { Desk, Doubt } from './doubt.ts';

/** A beat with where it stands, and who plays it to whom. */
export interface SurveyedBeat {
  readonly beat: BeatDraft;
  readonly actor: string | undefined;
  readonly to: string | undefined;
  readonly where: string;
}

/** A point with where it stands. */
interface SurveyedDraftPoint {
  readonly point: PointDraft;
  readonly act: number;
  readonly where: string;
  readonly roads: readonly (readonly SurveyedBeat[])[];
}

/** What several rules need of a draft, worked out once. */
export interface DraftSurvey {
  readonly draft: PlayDraft;
  readonly topic: Topic;
  readonly kits: readonly Kit[];
  readonly language: string;
  readonly names: DraftNames;
  /** Everything of the scene, by id. */
  readonly entities: ReadonlyMap<string, LaidEntity>;
  readonly points: readonly SurveyedDraftPoint[];
}

/** One sort of thing that can be wrong with a draft. */
export type DraftRule = (survey: DraftSurvey) => readonly Doubt[];

/** What a draft is held against. */
export interface DraftSurroundings {
  readonly topic: Topic;
  readonly kits: readonly Kit[];
  readonly language: string;
}

export function surveyDraft(draft: PlayDraft, { topic, kits, language }: DraftSurroundings): DraftSurvey {
  const { entities: all, names } = layOut(draft, { kits, language });
  const entities = new Map(all.map((entity) => [entity.id, entity]));
  const points = draft.acts.flatMap((act, index) =>
    pointsOf(act).map((point) => {
      const where = `“${point.name}”`;
      const roads = point.roads.map(({ beats }, road) =>
        beats.map((beat, at) => ({
          beat,
          actor: names.find(beat.who, 'actor'),
          to: names.find(beat.to, 'actor'),
          where: `${where} › road ${road + 1} › beat ${at + 1}`,
        })),
      );
      return { point, act: index, where, roads };
    }),
  );
  return { draft, topic, kits, language, names, entities, points };
}

/** A doubt of a desk. */
export const doubtOf =
  (desk: Desk) =>
  (code: string, where: string, message: string, remedy: string, act?: number): Doubt => ({
    desk,
    ...(act === undefined ? {} : { act }),
    code,
    where,
    message,
    remedy,
  });

/** Everything in it that is said, done or told, as one text in small letters. */
export const wordsOfPoints = ({ points }: DraftSurvey): string =>
  points
    .flatMap(({ point, roads }) => [
      point.about,
      point.flag,
      point.result,
      ...roads.flatMap((beats) => beats.flatMap(({ beat }) => beat.says)),
    ])
    .join(' ')
    .toLowerCase();

/** Two texts that say the same, but for capitals and marks. */
export const isSameText = (a: string, b: string): boolean => plainText(a) === plainText(b) && plainText(a) !== '';

export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
