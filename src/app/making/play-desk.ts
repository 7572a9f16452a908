import type { SetSketch } from '../../../plugin/picture/ground-plan/set-sketch.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { hashText } from '../../kit/hash.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { PlayChanges } from '../../study/play-changes.ts';
import type { PlannedLanguage } from '../../study/topic.ts';
import { saveFile } from '../dom/save-file.ts';
import { PageError } from '../trouble.ts';
import { cardOf, type MadeCard, type MadePlay } from './made-play.ts';
import type { MadePlays } from './made-plays.ts';
import type { PlayFileProblem } from './play-file.ts';
import type { MadeUp, Writing } from './planned-scene.ts';
import type { Difference } from './what-changed.ts';

interface DeskOptions {
  readonly plays: Promise<MadePlays>;
  readonly now: () => Date;
  /** Told where there is no room to keep a play. */
  readonly onUnkept: () => void;
}

interface Made {
  readonly scene: SceneFile;
  /** What the topic did not say; only of one that has just been made. */
  readonly madeUp?: readonly MadeUp[];
}

/** A kept play as it is played. */
export interface OpenPlay extends Made {
  readonly play: MadePlay;
}

const firstSeed = '1';

/** Where plays are made, changed, packed and opened. What it needs is large, and comes when it is wanted. */
export class PlayDesk {
  /** Planning a stage takes a while: each scene is drawn once. */
  private readonly sketches = new WeakMap<SceneFile, Promise<SetSketch | undefined>>();

  constructor(private readonly options: DeskOptions) {}

  /** Somebody will want a play made: what makes it comes ahead. */
  warm(language: PlannedLanguage): void {
    const coming = [
      import('./planned-scene.ts').then(({ warmShelf }) => warmShelf(language)),
      import('../../study/changed-scene.ts'),
      import('../../../plugin/picture/ground-plan/set-sketch.ts'),
    ];
    // Whoever wants it is told when it does not come.
    for (const each of coming) each.catch(() => undefined);
  }

  async cards(): Promise<readonly MadeCard[]> {
    return this.options.plays.then((plays) => plays.list()).catch(() => []);
  }

  /** The play of a topic as it is made: the one that is kept, or else a new one, which is kept; and what was made up for it. */
  async make(topic: string, writing: Writing): Promise<Made> {
    const id = idOf(topic);
    const kept = await this.find(id);
    if (kept && kept.seed === firstSeed && kept.changes.place === undefined)
      return this.opened({ ...kept, changes: {} });
    const { writeScene } = await import('./planned-scene.ts');
    const { scene, by, madeUp } = await writeScene(topic, writing);
    const play: MadePlay = { id, by, topic, seed: firstSeed, madeMs: this.nowMs, base: scene, changes: {} };
    // One that somebody has changed since stays as they have it.
    if (!kept && !writing.signal.aborted) await this.keep(play, scene).catch(() => this.options.onUnkept());
    return { scene, madeUp };
  }

  /** A kept play. */
  async open(id: string): Promise<OpenPlay> {
    const play = await this.find(id);
    if (play) return this.opened(play);
    throw new PageError('scene/unknown', 'This play is not kept in this browser: open its file, or make it again.');
  }

  /** Changes a kept play as somebody wants it: what is not wanted otherwise stays. Resolves to what is otherwise now. */
  async change(id: string, wanted: PlayChanges, seed?: string): Promise<readonly Difference[]> {
    const { play, scene } = await this.open(id);
    const isElsewhere = wanted.place !== play.changes.place || (seed !== undefined && seed !== play.seed);
    const base = isElsewhere ? await this.plannedAnew(play, wanted.place, seed) : play.base;
    const next = { ...play, seed: seed ?? play.seed, base, changes: wanted };
    const [{ scene: after }, { whatChanged }] = await Promise.all([this.opened(next), import('./what-changed.ts')]);
    await this.keep(next, after);
    return whatChanged(scene, after);
  }

  async remove(id: string): Promise<void> {
    await (await this.options.plays).remove(id);
  }

  /** Hands a play out: as a packed folder to write on, or as one scene file. */
  async save(id: string, as: 'folder' | 'file'): Promise<void> {
    const [{ play, scene }, { folderFile, sceneFile }] = await Promise.all([this.open(id), import('./play-file.ts')]);
    const { name, content } = as === 'folder' ? folderFile(play, scene) : sceneFile(scene);
    saveFile(name, content);
  }

  /** Takes in a play somebody sent. */
  async take(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Result<MadeCard, PlayFileProblem>> {
    const { largestPlayFile, readPlayFile } = await import('./play-file.ts');
    if (file.size > largestPlayFile) return err({ code: 'too-big' });
    const read = await readPlayFile(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return read;
    const { scene, recipe } = read.value;
    const { hashJson } = await import('../../kit/hash.ts');
    const hash = hashJson(scene);
    const id = `opened-${hash}`;
    const madeMs = this.nowMs;
    // A recipe is believed where the same comes of it; what was written on since is a play of its own.
    const again = recipe && (await this.madeBy({ id, by: 'study', madeMs, ...recipe, base: scene }));
    const isSame = again && hashJson(again.scene) === hash;
    const play: MadePlay = isSame ? again.play : { id, by: 'file', seed: firstSeed, madeMs, base: scene, changes: {} };
    return ok(await this.keep(play, scene));
  }

  /** A set as it will stand; nothing, where it cannot be drawn. */
  sketchOf(scene: SceneFile): Promise<SetSketch | undefined> {
    const drawn = this.sketches.get(scene) ?? sketched(scene);
    this.sketches.set(scene, drawn);
    return drawn;
  }

  private get nowMs(): number {
    return this.options.now().getTime();
  }

  private async find(id: string): Promise<MadePlay | undefined> {
    return this.options.plays.then((plays) => plays.find(id)).catch(() => undefined);
  }

  private async opened(play: MadePlay): Promise<OpenPlay> {
    const [{ readSceneFile }, { changedScene }] = await Promise.all([
      import('../../drama/scene-file.ts'),
      import('../../study/changed-scene.ts'),
    ]);
    const base = readSceneFile(play.base);
    const scene = base.ok ? changedScene(base.value, play.changes) : base;
    if (scene.ok) return { play, scene: scene.value };
    throw new PageError('scene/unreadable', 'This play cannot be read any more.', scene.error);
  }

  private async plannedAnew(play: MadePlay, place: string | undefined, seed = play.seed): Promise<SceneFile> {
    const { planScene } = await import('./planned-scene.ts');
    return (await planScene(play.topic ?? '', { seed, place })).scene;
  }

  /** What comes of a recipe here; nothing, where nothing does. */
  private async madeBy(play: MadePlay): Promise<OpenPlay | undefined> {
    try {
      return await this.opened({ ...play, base: await this.plannedAnew(play, play.changes.place) });
    } catch {
      return undefined;
    }
  }

  private async keep(play: MadePlay, scene: SceneFile): Promise<MadeCard> {
    const card = cardOf(play, scene, await this.sketchOf(scene));
    await (await this.options.plays).put(play, card);
    return card;
  }
}

async function sketched(scene: SceneFile): Promise<SetSketch | undefined> {
  try {
    const { sketchSet } = await import('../../../plugin/picture/ground-plan/set-sketch.ts');
    return sketchSet(scene);
  } catch {
    return undefined;
  }
}

/** The same sentence is the same play. */
const idOf = (topic: string): string => `made-${hashText(topic)}`;
