import type { Fact } from '../drama/fact.ts';
import { readSceneFile } from '../drama/scene-file.ts';
import { openPlay, type Play } from './play.ts';
import { step } from './step.ts';

/** The play as somebody elsewhere is told it: nothing before the first fact. What they were not told, it does not hold. */
export const toldPlay = {
  open: (): Play | undefined => undefined,
  follow(play: Play | undefined, fact: Fact): Play | undefined {
    if (fact.type !== 'play:opened') return play && step(play, fact)[0];
    const file = readSceneFile(fact.scene);
    return file.ok ? step(openPlay(file.value, fact.settings), fact)[0] : undefined;
  },
};
