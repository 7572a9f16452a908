import { readFileSync } from 'node:fs';
import type { Portrayed } from '../../../../plugin/body/figures/character.ts';

interface PlayFile {
  readonly entities: readonly (Portrayed & { readonly kind: string })[];
  readonly staging: {
    readonly style: string;
    readonly looks?: readonly (NonNullable<Portrayed['looks']> & { readonly actor: string })[];
  };
}

export const plays = ['elsinore', 'baker-street', 'midnight-cafe'] as const;

export const sceneOf = (play: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../scenes/${play}/scene.json`, import.meta.url), 'utf8'));

/** All actors of the plays we have, as their authors want them seen. */
export const everybody = (): readonly Portrayed[] =>
  plays.flatMap((play) => {
    const { entities, staging } = sceneOf(play) as PlayFile;
    return entities
      .filter(({ kind }) => kind === 'actor')
      .map((person) => {
        const looks = staging.looks?.find(({ actor }) => actor === person.id);
        return { ...person, style: staging.style, ...(looks ? { looks } : {}) };
      });
  });
