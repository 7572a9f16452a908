import type { Portrayed } from '../../plugin/body/figures/character.ts';
import baker from '../../scenes/baker-street/scene.json' with { type: 'json' };
import elsinore from '../../scenes/elsinore/scene.json' with { type: 'json' };
import cafe from '../../scenes/midnight-cafe/scene.json' with { type: 'json' };

interface Play {
  readonly entities: readonly unknown[];
  readonly staging: { readonly style: string; readonly looks: readonly { readonly actor: string }[] };
}

/** The actors of a play as their author wants them seen. */
function castOf(play: unknown): readonly Portrayed[] {
  const { entities, staging } = play as Play;
  const { style, looks } = staging;
  return (entities as readonly (Portrayed & { kind: string })[])
    .filter(({ kind }) => kind === 'actor')
    .map((person) => {
      const own = looks.find(({ actor }) => actor === person.id) as Portrayed['looks'];
      return { ...person, style, ...(own ? { looks: own } : {}) };
    });
}

/** Everybody of the plays we have, by play. */
export const casts = (): Readonly<Record<string, readonly Portrayed[]>> => ({
  elsinore: castOf(elsinore),
  'baker-street': castOf(baker),
  'midnight-cafe': castOf(cafe),
});

/** Those whose ids hold one of these names; everybody where there are none. */
export const castNamed = (names: readonly string[]): readonly Portrayed[] =>
  Object.values(casts())
    .flat()
    .filter(({ id }) => names.length === 0 || names.some((name) => id.includes(name)));
