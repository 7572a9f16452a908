import type { SceneFile } from '../../drama/scene-file.ts';
import type { Shelf } from '../../study/shelf.ts';
import { languageOf, refusalOf } from '../../study/topic.ts';
import type { Progress } from '../../study/with-model/progress.ts';
import type { Connection } from '../connection/connection.ts';
import { PageError } from '../trouble.ts';
import { words, type Language } from '../words/words.ts';

interface PlanOptions {
  readonly language: Language;
  readonly signal: AbortSignal;
  /** A line to the model of the settings; none, where there is none. */
  readonly connect: () => Promise<Pick<Connection, 'model' | 'close'> | undefined>;
  /** Told how far a model has come, in a sentence. */
  readonly onWriting: (sentence: string) => void;
  /** Told that the model gave no play, and that one was made without it. */
  readonly onGivenUp: (sentence: string) => void;
}

/**
 * The scene a topic comes to, made in this page: written by the model of the settings where there is one, and without it where
 * that gives no play. What makes it is large, and comes only where it is wanted.
 */
export async function planScene(topic: string, options?: PlanOptions): Promise<SceneFile> {
  const refusal = refusalOf(topic);
  if (refusal) throw new PageError('topic/refused', 'No play can be made of that.');
  const [{ planPlay, sceneOf }, { shelfOf }, { readSceneFile }] = await Promise.all([
    import('../../study/plan-play.ts'),
    import('../../study/shelf-of.ts'),
    import('../../drama/scene-file.ts'),
  ]);
  const shelf = await shelfOf(languageOf(topic) ?? 'en');
  const { scene, mistakes } =
    (options && (await writtenScene(topic, shelf, options))) ?? sceneOf(planPlay(topic, shelf));
  const read = readSceneFile(scene);
  if (read.ok && mistakes.length === 0) return read.value;
  const problems = read.ok ? mistakes.map(({ message }) => ({ path: topic.slice(0, 60), message })) : read.error;
  throw new PageError('scene/unreadable', 'The play that was made of it is not right.', problems);
}

/** What the model of the settings wrote; nothing, where there is none or it gave no play. */
async function writtenScene(
  topic: string,
  shelf: Shelf,
  { language, signal, connect, onWriting, onGivenUp }: PlanOptions,
) {
  const connection = await connect();
  if (!connection) return undefined;
  const says = words[language].foyer.make;
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
  const says = words[language].foyer.make;
  if (progress.type === 'designed') return says.designed[progress.desk](progress.told);
  return progress.type === 'reviewed' ? says.reviewed(progress.round, progress.doubts.length) : undefined;
}
