import { entityId } from '../../../src/drama/entity-id.ts';
import type { Sight } from '../../../src/drama/sight.ts';
import { asVerb } from '../../../src/drama/verb.ts';
import type { Named } from '../../../src/mind/hearing/naming.ts';
import type { Truth } from '../../../src/mind/perceiving/grounding.ts';
import { plain } from '../../../src/play/plain-words.ts';

const named = (id: string, kind: Named['kind'], name: string, gender?: Named['gender']): Named => {
  const bare = name.replace(/^the /, '');
  const last = bare.slice(bare.lastIndexOf(' ') + 1);
  return { id: entityId(id), kind, name, names: [...new Set([plain(bare), plain(last)])], gender };
};

export const ida = entityId('actor:ida');
export const hugo = entityId('actor:hugo');
export const rosa = entityId('actor:rosa');

/** Everybody and everything of a small play; Otto, the pistol, the iron key and the crown are in another room. */
export const galleryNames: readonly Named[] = [
  named('actor:ida', 'actor', 'Ida', 'female'),
  named('actor:hugo', 'actor', 'Hugo', 'male'),
  named('actor:rosa', 'actor', 'Rosa', 'female'),
  named('actor:otto', 'actor', 'Otto', 'male'),
  named('prop:dagger', 'prop', 'dagger'),
  named('prop:candle', 'prop', 'tallow candle'),
  named('prop:door', 'prop', 'oak door'),
  named('prop:goblet', 'prop', 'silver goblet'),
  named('prop:letter', 'prop', 'letter'),
  named('prop:table', 'prop', 'table'),
  named('prop:lantern', 'prop', 'lantern'),
  named('prop:ring', 'prop', 'ring'),
  named('prop:pistol', 'prop', 'pistol'),
  named('prop:key', 'prop', 'iron key'),
  named('prop:crown', 'prop', 'crown'),
];

const prop = (id: string, states: Sight['props'][number]['states'] = {}): Sight['props'][number] => ({
  id: entityId(id),
  share: 1,
  distanceMeters: 3,
  side: 'ahead',
  states,
});

/**
 * What Ida sees in a dim room: Hugo, angry, a dagger in his hand; Rosa, wounded, on her knees and afraid; a lit candle, a
 * closed door, a whole goblet, a torn letter, a dark lantern and a table. She has a ring herself.
 */
export const gallery: Sight = {
  actor: ida,
  at: 60_000,
  light: 0.3,
  actors: [
    {
      id: hugo,
      share: 1,
      distanceMeters: 2,
      side: 'ahead',
      states: {},
      does: asVerb('threaten'),
      doesTo: rosa,
      holds: [entityId('prop:dagger')],
      face: 'anger',
      looksAt: rosa,
    },
    {
      id: rosa,
      share: 0.7,
      distanceMeters: 3,
      side: 'left',
      states: { posture: 'kneeling', hurt: true },
      holds: [],
      face: 'fear',
      looksAt: hugo,
    },
  ],
  props: [
    prop('prop:dagger', { wielded: true }),
    prop('prop:candle', { lit: true }),
    prop('prop:door', { open: false }),
    prop('prop:goblet', { broken: false, liquid: 'wine', amount: 1 }),
    prop('prop:letter', { torn: true }),
    prop('prop:lantern', { lit: false }),
    prop('prop:table'),
  ],
  changes: [{ kind: 'takes', id: hugo, thing: entityId('prop:dagger') }],
};

export const galleryTruth: Truth = { sight: gallery, names: galleryNames, tongue: 'en', holding: ['ring'] };
