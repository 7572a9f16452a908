import type { SceneFile } from '../../drama/scene-file.ts';
import { languageOf, refusalOf } from '../../study/topic.ts';
import { PageError } from '../trouble.ts';

/** The scene a topic comes to, made in this page; what makes it is large, and comes only where it is wanted. */
export async function planScene(topic: string): Promise<SceneFile> {
  const refusal = refusalOf(topic);
  if (refusal) throw new PageError('topic/refused', 'No play can be made of that.');
  const [{ planPlay, sceneOf }, { shelfOf }, { readSceneFile }] = await Promise.all([
    import('../../study/plan-play.ts'),
    import('../../study/shelf-of.ts'),
    import('../../drama/scene-file.ts'),
  ]);
  const { scene, mistakes } = sceneOf(planPlay(topic, await shelfOf(languageOf(topic) ?? 'en')));
  const read = readSceneFile(scene);
  if (read.ok && mistakes.length === 0) return read.value;
  const problems = read.ok ? mistakes.map(({ message }) => ({ path: topic.slice(0, 60), message })) : read.error;
  throw new PageError('scene/unreadable', 'The play that was made of it is not right.', problems);
}
