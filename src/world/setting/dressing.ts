import type { EntityId } from '../../drama/entity-id.ts';
import { dressingWords, type DressingWord, type StageStyle } from '../../drama/staging.ts';

/** What places are called, and what such a place has on its walls and floor where nobody says. */
const byName: readonly (readonly [name: RegExp, words: Partial<Record<StageStyle, readonly DressingWord[]>>])[] = [
  [
    /pantry|kitchen|scullery|cellar|larder|stable|store/,
    { medieval: ['torches'], renaissance: ['torches'], victorian: ['sconces'], georgian: ['sconces'], modern: [] },
  ],
  [
    /guard|dungeon|prison|armou?ry|gate|tower/,
    { medieval: ['torches', 'shields'], renaissance: ['torches', 'shields'] },
  ],
  [
    /throne|great|banquet|court/,
    { medieval: ['banners', 'torches', 'carpet'], renaissance: ['banners', 'tapestries', 'sconces', 'carpet'] },
  ],
  [/closet|chamber|bed|solar|parlou?r/, { medieval: ['wainscot', 'canopy', 'tapestries', 'sconces', 'rug'] }],
  [
    /caf[eé]|coffee|diner|bar|pub|restaurant|bistro/,
    { modern: ['wainscot', 'menu', 'neon', 'pendants', 'string-lights', 'half-curtains', 'posters'] },
  ],
  [/conservatory|greenhouse|glasshouse|winter garden/, { victorian: [], georgian: [], twenties: [] }],
];

const byStyle: Readonly<Record<StageStyle, readonly DressingWord[]>> = {
  medieval: ['tapestries', 'torches'],
  renaissance: ['tapestries', 'pictures', 'sconces', 'curtains', 'rug'],
  georgian: ['pictures', 'sconces', 'curtains', 'rug'],
  victorian: ['pictures', 'sconces', 'curtains', 'picture-rail', 'rug'],
  twenties: ['pictures', 'sconces', 'curtains', 'rug'],
  modern: ['pictures', 'curtains', 'rug'],
  future: [],
};

/** How a room is dressed: as its staging says, or as such a room is in that age. */
export function dressingOf(
  room: { readonly place: EntityId; readonly outdoors: boolean },
  { style, dressing }: { readonly style: StageStyle; readonly dressing?: ReadonlyMap<EntityId, readonly string[]> },
): ReadonlySet<DressingWord> {
  if (room.outdoors) return new Set();
  const said = dressing?.get(room.place);
  if (said) return new Set(said.filter((word): word is DressingWord => isWord(word)));
  const named = byName.find(([name, words]) => name.test(room.place) && words[style] !== undefined);
  return new Set(named?.[1][style] ?? byStyle[style]);
}

const isWord = (word: string): boolean => (dressingWords as readonly string[]).includes(word);
