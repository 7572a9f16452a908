import type { SetSketch } from '../../../plugin/picture/ground-plan/set-sketch.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import type { PlayChanges } from '../../study/play-changes.ts';
import { firstSentence } from '../words/sentences.ts';

/** Who made a play: the study in this page, the model of the settings, or whoever sent the file. */
export type MadeBy = 'study' | 'model' | 'file';

/** A play that was made here or opened from a file, as this browser keeps it. */
export interface MadePlay {
  readonly id: string;
  readonly by: MadeBy;
  readonly madeMs: number;
  /** What it was made of; nothing, where only its scene is known. */
  readonly topic?: string;
  /** Which play of that topic. */
  readonly seed: string;
  /** The play as it was made or opened; not yet read as scenes are. */
  readonly base: unknown;
  /** What somebody wanted otherwise since. */
  readonly changes: PlayChanges;
}

/** What the foyer says of it without reading the play. */
export interface MadeCard {
  readonly id: string;
  readonly by: MadeBy;
  readonly madeMs: number;
  readonly title: string;
  readonly language: string;
  /** In a sentence. */
  readonly line: string;
  readonly cast: readonly { readonly role: string; readonly name: string }[];
  readonly topic?: string;
  readonly sketch?: SetSketch;
}

const longestLine = 200;

/** The card of a play whose scene is this. */
export function cardOf({ id, by, madeMs, topic }: MadePlay, scene: SceneFile, sketch?: SetSketch): MadeCard {
  const { title, about = '', language = 'en', profiles } = scene.blueprint;
  const nameOf = (actor: string): string => scene.entities.find((entity) => entity.id === actor)?.name ?? actor;
  return {
    id,
    by,
    madeMs,
    title,
    language,
    line: firstSentence(about).slice(0, longestLine),
    cast: profiles.map(({ actor }) => ({ role: actor.replace(/^actor:/, ''), name: nameOf(actor) })),
    ...(topic === undefined ? {} : { topic }),
    ...(sketch ? { sketch } : {}),
  };
}
