import { describe, expect, it } from 'vitest';
import {
  chooseEntry,
  entriesOf,
  isSameMenu,
  entryBy,
  openMenu,
  refreshMenu,
  type DeedMenu,
} from '../../../src/app/playing/deed-menu.ts';
import type { OfferedDeed } from '../../../src/drama/deed.ts';
import type { VerbName } from '../../../src/drama/verb.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const cup = entityId('prop:goblet');
const deed = (verb: VerbName, target?: string): OfferedDeed => ({
  words: `${verb} it`,
  action: { subject: 'actor:hamlet', verb, object: cup, ...(target ? { target } : {}) },
});
const [take, fill, breaking] = [deed('take'), deed('fill'), deed('break')];
const menu = openMenu(cup, entriesOf([take, fill, breaking])) as DeedMenu;
const words = (of: DeedMenu | undefined) => of?.entries[of.chosen]?.words;

describe('what can be done with a thing', () => {
  it('is no menu where nothing can be done', () => {
    expect(openMenu(cup, [])).toBeUndefined();
  });

  it('goes round with the arrows, and no digit leads out of it', () => {
    expect(words(menu)).toBe('take it');
    expect(words(entryBy(menu, -1))).toBe('break it');
    expect(words(entryBy(entryBy(entryBy(menu, 1), 1), 1))).toBe('take it');
    expect(chooseEntry(menu, 7)).toBe(menu);
  });

  it('keeps what was chosen when others come and go', () => {
    const { menu: fresh, gone } = refreshMenu(chooseEntry(menu, 2), entriesOf([deed('drink'), breaking]));
    expect([words(fresh), gone]).toEqual(['break it', undefined]);
  });

  it('tells what is no longer to be done, and offers what is left', () => {
    const { menu: fresh, gone } = refreshMenu(chooseEntry(menu, 1), entriesOf([take]));
    expect([words(fresh), gone?.words]).toEqual(['take it', 'fill it']);
    expect(refreshMenu(menu, []).menu).toBeUndefined();
  });

  it('tells two deeds apart that are called alike', () => {
    const [one, other] = [entriesOf([deed('put', 'prop:bed')]), entriesOf([deed('put', 'prop:table')])];
    expect(isSameMenu(one, other)).toBe(false);
    expect(isSameMenu(one, entriesOf([deed('put', 'prop:bed')]))).toBe(true);
  });
});
