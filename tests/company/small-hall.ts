import type { SceneFile } from '../../src/drama/scene-file.ts';
import { sceneFrom } from './rehearsal.ts';

interface Hall {
  readonly title: string;
  /** Beside the hall itself. */
  readonly entities: readonly object[];
  readonly exits?: readonly object[];
  readonly profiles: readonly object[];
  /** What the one point waits for. */
  readonly flag: object;
  /** What else the blueprint has. */
  readonly more?: object;
}

export const inHall = { in: 'place:hall' };

/** Somebody with nothing to hide. */
export const plainly = (name: string, does: string, more: object = {}): object => ({
  actor: `actor:${name.toLowerCase()}`,
  persona: `${name}.`,
  goal: { public: does, private: does },
  ...more,
});

/** A play of one room, one scene and one point. */
export const smallHall = ({ title, entities, exits = [], profiles, flag, more = {} }: Hall): SceneFile =>
  sceneFrom({
    entities: [{ id: 'place:hall', kind: 'place', name: 'the hall', exits }, ...entities],
    blueprint: {
      title,
      profiles,
      ...more,
      acts: [
        {
          id: 'one',
          title: 'One',
          scenes: [
            {
              id: 'hall',
              title: 'The hall',
              place: 'place:hall',
              description: 'A hall.',
              points: [{ id: 'last', description: 'The last there is.', flag }],
            },
          ],
        },
      ],
    },
  });
