import { readFileSync } from 'node:fs';
import { withGuest, type Guest } from '../../src/drama/guest.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Play } from '../../src/play/play.ts';
import { rehearse, sceneFrom } from '../company/rehearsal.ts';

export const plays = ['elsinore', 'baker-street', 'midnight-cafe'] as const;

/** A play of the repertoire, with a stranger in it. */
export const sceneWithGuest = (name: string, guest: Guest = {}): SceneFile =>
  sceneFrom(
    withGuest(
      sceneFrom(JSON.parse(readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8'))),
      guest,
    ),
  );

/** How a whole evening stood at so many moments, evenly taken where somebody had just finished speaking or acting. */
export async function momentsOf(
  scene: SceneFile,
  most: number,
  settings: { seed: string; language?: string },
): Promise<Play[]> {
  const all: Play[] = [];
  await rehearse(scene, {
    settings,
    onFact: (fact, performance) => {
      if (fact.type === 'turn:ended' && !performance.play.ended) all.push(performance.play);
    },
  });
  const every = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * every)] as Play);
}
