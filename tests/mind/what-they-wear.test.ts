import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { parentIn, relationOf } from '../../src/drama/whereabouts.ts';
import type { Play } from '../../src/play/play.ts';
import { opened } from './asking.ts';

const plays = ['elsinore', 'baker-street', 'midnight-cafe'].map((name) => [name, opened(name)] as const);

/** Ways to say that one does not wear, have on or hold something, with what it is. */
const denies =
  /\bI(?: do not| don['’]t| never| will not| won['’]t| would not| wouldn['’]t| have not| haven['’]t| am not|['’]m not)(?: (?:ever|even|usually))? (?:wear|wearing|worn|put on|have on|got on|hold|holding|carry|carrying)(?: on)? (?:the|an?|any|my|that) ([\w-]+(?: [\w-]+)?)/giu;

/** What is to be seen on somebody when the play begins. */
function wornBy({ file }: Play, actor: EntityId): readonly string[] {
  const looks = file.staging?.looks?.find((one) => one.actor === actor);
  const hat = looks?.hat?.kind;
  const things = file.entities.filter(
    (one) =>
      one.kind === 'prop' && one.at && ['wornBy', 'heldBy'].includes(relationOf(one.at)) && parentIn(one.at) === actor,
  );
  return [
    ...(hat && hat !== 'none' ? ['hat', ...hat.split('-')] : []),
    ...(looks?.dress?.garment ? [looks.dress.garment] : []),
    ...things.map(({ name }) => name),
  ];
}

describe('nobody denies what is seen on them', () => {
  it.each(plays)('in %s', (_, play) => {
    const wrong = [...play.profiles.values()].flatMap(({ actor, knows = [], lines = [], adLibs = {} }) => {
      const said = [
        ...knows.flatMap(({ says = [] }) => says),
        ...lines.map(({ says }) => says),
        ...Object.values(adLibs).flat(),
      ];
      const worn = wornBy(play, actor);
      return said.filter((text) =>
        [...text.matchAll(denies)].some(([, what = '']) => worn.some((one) => what.split(' ').includes(one))),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('and nobody takes a greeting for granted in words for any line', () => {
    const greets = /\b(?:strength of|saying|said|your) (?:a )?good (?:evening|morning|night|day)\b/i;
    const ways = plays.flatMap(([, { profiles }]) =>
      [...profiles.values()].flatMap(({ adLibs = {} }) => Object.values(adLibs).flat()),
    );
    expect(ways.filter((way) => greets.test(way))).toEqual([]);
  });
});
