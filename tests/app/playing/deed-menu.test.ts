import { describe, expect, it } from 'vitest';
import { isDangerous } from '../../../src/drama/dangerous.ts';
import {
  askSure,
  chooseEntry,
  entriesOf,
  isGrown,
  entryBy,
  openMenu,
  refreshMenu,
  turnedRound,
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

  it('keeps every entry in its place while it lies open, and adds what is new after them', () => {
    const { menu: fresh, gone } = refreshMenu(chooseEntry(menu, 2), entriesOf([deed('drink'), breaking]));
    expect([words(fresh), gone]).toEqual(['break it', undefined]);
    expect(fresh?.entries.map((each) => [each.words, each.isGone === true])).toEqual([
      ['take it', true],
      ['fill it', true],
      ['break it', false],
      ['drink it', false],
    ]);
    const again = refreshMenu(fresh as DeedMenu, entriesOf([take, breaking])).menu;
    expect(
      again?.entries.map(({ isGone = false }) => isGone),
      'and back again',
    ).toEqual([false, true, false, true]);
  });

  it('tells once what is no longer to be done, and offers what is left', () => {
    const { menu: fresh, gone } = refreshMenu(chooseEntry(menu, 1), entriesOf([take]));
    expect([words(fresh), gone?.words]).toEqual(['take it', 'fill it']);
    expect(refreshMenu({ ...(fresh as DeedMenu), chosen: 1 }, entriesOf([take])).gone).toBeUndefined();
    expect(refreshMenu(menu, []).menu).toBeUndefined();
  });

  it('asks twice for what harms somebody, and not for what does not', () => {
    const at = (verb: VerbName, object: string): boolean =>
      isDangerous({ action: { subject: 'actor:hamlet', verb, object } });
    expect([at('stab', 'actor:gertrude'), at('stab', 'prop:curtain'), at('throw', 'actor:gertrude')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([at('take', 'prop:goblet'), at('bow', 'actor:gertrude'), at('throw', 'prop:goblet')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leaves it, by the same key or in the same place again', () => {
    const words = { sure: 'Yes: break it', leave: 'Rather not' };
    for (const [place, deeds] of [
      [0, [breaking, take]],
      [1, [take, breaking]],
      [2, [take, fill, breaking]],
    ] as const) {
      const asked = askSure(openMenu(cup, entriesOf(deeds)) as DeedMenu, breaking, words);
      expect(asked.entries[asked.chosen]?.kind).toBe('leave');
      expect(asked.entries[place]?.kind).not.toBe('sure');
      expect(asked.entries.map(({ kind }) => kind).toSorted()).toEqual(['leave', 'sure']);
      const round = turnedRound(asked);
      expect(round.entries[round.chosen]?.kind).toBe('leave');
    }
  });

  it('tells two deeds apart that are called alike', () => {
    const [one, other] = [entriesOf([deed('put', 'prop:bed')]), entriesOf([deed('put', 'prop:table')])];
    expect(isGrown(one, other)).toBe(false);
    expect(isGrown(one, entriesOf([deed('put', 'prop:bed'), take]))).toBe(true);
  });
});
