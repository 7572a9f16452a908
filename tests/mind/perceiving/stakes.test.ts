import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Sight } from '../../../src/drama/sight.ts';
import { asVerb } from '../../../src/drama/verb.ts';
import { stakesOf } from '../../../src/mind/perceiving/stakes.ts';
import { gallery, hugo, ida } from './gallery.ts';

const [armed] = gallery.actors;
const calm: Sight = { ...gallery, light: 0.8, actors: [], changes: [] };
const hand = (more: Partial<NonNullable<typeof armed>>): Sight => ({ ...calm, actors: [{ ...armed!, ...more }] });
/** From here on nobody jokes. */
const mortal = 0.45;

describe('what is at stake by what is seen', () => {
  it.each<[string, Sight, number]>([
    ['nothing', calm, 0],
    ['a drawn weapon near', hand({}), 0.6],
    ['one meant for oneself', hand({ looksAt: ida }), 0.8],
    ['one across the hall', hand({ distanceMeters: 9 }), 0.35],
    ['one behind one’s back', hand({ side: 'behind' }), 0],
    ['a weapon that lies there', { ...calm, props: gallery.props }, 0],
    ['a wound', hand({ holds: [], states: { hurt: true } }), 0.45],
    ['the dead', hand({ holds: [], states: { dead: true } }), 0.5],
    ['shouting', hand({ holds: [], does: asVerb('shout') }), 0.3],
    ['the dark', { ...calm, light: 0.02 }, 0.2],
    [
      'a crowd',
      {
        ...calm,
        actors: [1, 2, 3, 4, 5].map((n) => ({
          ...armed!,
          id: entityId(`actor:guest-${n}`),
          holds: [],
          distanceMeters: 1,
        })),
      },
      0.2,
    ],
  ])('%s', (_, sight, stakes) => {
    expect(stakesOf(sight)).toBe(stakes);
  });

  it('is a matter of life where somebody holds a drawn dagger', () => {
    expect(gallery.actors[0]?.id).toBe(hugo);
    expect(stakesOf(gallery)).toBeGreaterThanOrEqual(mortal);
  });
});
