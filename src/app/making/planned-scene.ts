import { readSceneFile, type SceneFile } from '../../drama/scene-file.ts';
import type { Shelf } from '../../study/shelf.ts';
import { languageOf, refusalOf, type PlannedLanguage } from '../../study/topic.ts';
import type { Progress } from '../../study/with-model/progress.ts';
import type { Connection } from '../connection/connection.ts';
import { PageError } from '../trouble.ts';
import { words, type Language, type Words } from '../words/words.ts';
import type { MadeBy } from './made-play.ts';

export interface Writing {
  readonly language: Language;
  readonly signal: AbortSignal;
  /** A line to the model of the settings; none, where there is none. */
  readonly connect: () => Promise<Pick<Connection, 'model' | 'close'> | undefined>;
  /** Told how far a model has come, in a sentence. */
  readonly onWriting: (sentence: string) => void;
  /** Told that the model gave no play, and that one was made without it. */
  readonly onGivenUp: (sentence: string) => void;
}

/** Which play of a topic. */
interface Planning {
  readonly seed?: string;
  /** The kit it is put into, where somebody chose one. */
  readonly place?: string | undefined;
}

/** What a topic may leave to us. */
export type MadeUp = keyof Words['making']['madeUp'];

interface Written {
  readonly scene: SceneFile;
  readonly by: MadeBy;
  /** What the topic did not say. */
  readonly madeUp: readonly MadeUp[];
}

/**
 * The scene a topic comes to, made in this page: written by the model of the settings where there is one, and without it where
 * that gives no play. What makes it is large, and comes only where it is wanted.
 */
export async function writeScene(topic: string, writing: Writing): Promise<Written> {
  expectFit(topic);
  const written = await writtenScene(topic, await shelfFor(topic), writing);
  return written ? { scene: sound(written, topic), by: 'model', madeUp: [] } : planScene(topic);
}

/** The scene a topic comes to without a model: the same for everybody. */
export async function planScene(topic: string, { seed = '1', place }: Planning = {}): Promise<Written> {
  expectFit(topic);
  const [{ planPlay, sceneOf }, shelf] = await Promise.all([import('../../study/plan-play.ts'), shelfFor(topic)]);
  const plan = planPlay(topic, shelf, seed, shelf, place);
  return { scene: sound(sceneOf(plan), topic), by: 'study', madeUp: plan.understood.madeUp as readonly MadeUp[] };
}

/** Where a play of this topic could be put. */
export const placesFor = async (topic: string): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await shelfFor(topic)).kits;

/** Fetches what plays in this language are made with. */
export const warmShelf = async (language: PlannedLanguage): Promise<void> => {
  await Promise.all([
    import('../../study/plan-play.ts'),
    import('../../study/shelf-of.ts').then(({ shelfOf }) => shelfOf(language)),
  ]);
};

async function shelfFor(topic: string): Promise<Shelf> {
  const { shelfOf } = await import('../../study/shelf-of.ts');
  return shelfOf(languageOf(topic) ?? 'en');
}

function expectFit(topic: string): void {
  if (refusalOf(topic)) throw new PageError('topic/refused', 'No play can be made of that.');
}

type Compiled = { readonly scene: unknown; readonly mistakes: readonly { readonly message: string }[] };

function sound({ scene, mistakes }: Compiled, topic: string): SceneFile {
  const read = readSceneFile(scene);
  if (read.ok && mistakes.length === 0) return read.value;
  const problems = read.ok ? mistakes.map(({ message }) => ({ path: topic.slice(0, 60), message })) : read.error;
  throw new PageError('scene/unreadable', 'The play that was made of it is not right.', problems);
}

/** What the model of the settings wrote; nothing, where there is none or it gave no play. */
async function writtenScene(
  topic: string,
  shelf: Shelf,
  { language, signal, connect, onWriting, onGivenUp }: Writing,
): Promise<Compiled | undefined> {
  const connection = await connect();
  if (!connection) return undefined;
  const says = words[language].making;
  onWriting(says.writing);
  try {
    const [{ planWithModel }, { compileFolder }] = await Promise.all([
      import('../../study/with-model/plan-with-model.ts'),
      import('../../script/compile.ts'),
    ]);
    const tell = (progress: Progress): void => onWriting(sentenceOf(progress, language) ?? says.writing);
    const plan = await planWithModel(topic, { model: connection.model, shelf, signal, tell });
    if (plan.ok) return compileFolder(plan.value.files);
    onGivenUp(says.withoutModel);
    return undefined;
  } finally {
    connection.close();
  }
}

/** What is told of the work while one waits for it. */
function sentenceOf(progress: Progress, language: Language): string | undefined {
  const says = words[language].making;
  if (progress.type === 'designed') return says.designed[progress.desk](progress.told);
  return progress.type === 'reviewed' ? says.reviewed(progress.round, progress.doubts.length) : undefined;
}
