import type { SourceSpot } from '../source.ts';
import type { Heading, ScriptPart } from './read-screenplay.ts';
import { makeBeat, makeDeed, type Road, type ScriptPoint, type Stage } from './roads.ts';

/** A scene of a script: what heads it, and the points in it. */
export interface ScriptScene {
  readonly heading: Heading;
  /** What stands in its `INT.` line. */
  slug?: string;
  readonly points: ScriptPoint[];
}

export interface ScriptAct {
  readonly heading: Heading;
  readonly scenes: ScriptScene[];
}

/** Acts, scenes, points and roads of a script. Whatever is not headed is given an empty heading. */
export class ScriptTree {
  readonly acts: ScriptAct[] = [];

  constructor(readonly stage: Stage) {}

  get points(): readonly ScriptPoint[] {
    return this.acts.flatMap(({ scenes }) => scenes.flatMap(({ points }) => points));
  }

  add(parts: readonly ScriptPart[]): void {
    for (const part of parts) {
      if (part.kind === 'heading') this.#addHeading(part);
      else if (part.kind === 'slug') this.#addSlug(part.text, part.spot);
      else {
        const beat = part.kind === 'speech' ? makeBeat(part, this.stage) : makeDeed(part, this.stage);
        if (beat) this.#addBeat(beat, part.spot);
        else if (part.kind === 'action')
          this.#say(part.spot, `nobody of the cast does this: “${part.text.slice(0, 60)}”`);
      }
    }
  }

  #say(spot: SourceSpot, message: string): void {
    this.stage.mistakes.push({ spot, message });
  }

  #addHeading(heading: Heading): void {
    const { level, spot } = heading;
    if (level === 1) this.acts.push({ heading, scenes: [] });
    else if (level === 2) this.#act(spot).scenes.push({ heading, points: [] });
    else if (level === 3) this.#scene(spot).points.push({ heading, roads: [] });
    else this.#point(spot).roads.push({ heading, beats: [] });
  }

  /** A scene's own line of place, or else the beginning of another scene. */
  #addSlug(text: string, spot: SourceSpot): void {
    const scene = this.acts.at(-1)?.scenes.at(-1);
    if (scene && scene.slug === undefined && scene.points.length === 0) scene.slug = text;
    else this.#act(spot).scenes.push({ heading: headed(2, spot, text), slug: text, points: [] });
  }

  #addBeat(beat: Record<string, unknown>, spot: SourceSpot): void {
    const { roads } = this.#point(spot);
    if (roads.length === 0) roads.push({ beats: [] });
    const { beats } = roads.at(-1) as Road;
    beats.push(beat);
    this.stage.sources.mark(beats, beats.length - 1, spot);
  }

  #act(spot: SourceSpot): ScriptAct {
    if (this.acts.length === 0) this.acts.push({ heading: headed(1, spot), scenes: [] });
    return this.acts.at(-1) as ScriptAct;
  }

  #scene(spot: SourceSpot): ScriptScene {
    const { scenes } = this.#act(spot);
    if (scenes.length === 0) scenes.push({ heading: headed(2, spot), points: [] });
    return scenes.at(-1) as ScriptScene;
  }

  #point(spot: SourceSpot): ScriptPoint {
    const { points } = this.#scene(spot);
    if (points.length === 0) points.push({ heading: headed(3, spot), roads: [] });
    return points.at(-1) as ScriptPoint;
  }
}

const headed = (level: number, spot: SourceSpot, text = ''): Heading => ({
  kind: 'heading',
  level,
  text,
  spot,
  synopsis: [],
  notes: [],
});
