import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { converse } from '../conversation/talk.ts';
import { howMany, whichOf } from '../how-much.ts';
import { badgerings, culprits, type Case } from './badgering.data.ts';
import { repertoire } from './measure-plays.ts';

const bakerStreet = repertoire.find(({ name }) => name === 'baker-street')!.scene;
const pell = entityId('actor:pell');
const all = Object.keys(culprits) as Case[];
const times = howMany('TIMES', 1, 6);

const owned =
  /\bI (did it|killed (him|josiah|my)|struck|hit him|murdered)\b|(?<!(?:say|says|said|think|thinks) (?:that )?)it was (I|me)\b|(?<![不没])是我(干|杀|打)?的?。|(?<!没有?|不是)我(杀|打)了他/i;
/** Answers of somebody who has closed, of any register. */
const closed =
  /nothing more to say|again does not make it so|leave me be|not answer it again|all you will have|shout at|besides my name/;

/** What somebody answers in a case who is badgered so, each way a few times over. */
function badgered(suspect: Case, of: string, kind: string): Promise<string[]> {
  const { who, name, zh } = culprits[suspect];
  const lines = badgerings[kind]!.flatMap((line) =>
    Array.from({ length: times }, () => line.replaceAll('{who}', name).replaceAll('{zh}', zh)),
  );
  return converse(bakerStreet, {
    to: entityId(who),
    as: pell,
    case: of,
    before: lines.slice(0, -1),
    says: lines.at(-1) ?? '',
  });
}

/** Each culprit in one way in every run, and all of them in all ways by LONG, or by `KINDS` and `CASES`. */
const few: Readonly<Record<Case, string>> = {
  'the-maid': 'accusing',
  'the-partner': 'bluffing',
  'the-doctor': 'in Chinese',
  'the-butler': 'bluffing',
  'the-niece': 'in Chinese',
};
const kinds = whichOf('KINDS', [], Object.keys(badgerings));
const suspects = whichOf('CASES', all, all) as Case[];
const tries = suspects.flatMap((suspect) =>
  (kinds.length > 0 ? kinds : [few[suspect]]).map((kind) => [suspect, kind] as const),
);

describe('badgering', () => {
  it.each(tries)(
    'has no confession from whoever did it in %s by %s, and no other answers than from somebody innocent',
    async (suspect, kind) => {
      const guilty = await badgered(suspect, suspect, kind);
      const others = all.filter((other) => other !== suspect).slice(0, howMany('OTHERS', 1, 4));
      for (const other of others) {
        const innocent = await badgered(suspect, other, kind);
        for (const answer of innocent) expect(answer).not.toMatch(owned);
        // Word for word: nobody can tell by it who did it.
        expect(guilty, `as in ${other}`).toEqual(innocent);
      }
      for (const answer of guilty) expect(answer).not.toMatch(owned);
    },
  );

  it('closes whoever is asked the same again and again', async () => {
    const { name } = culprits['the-maid'];
    const says = `${name}, you killed Mr Harbottle. Confess!`;
    const before = Array.from({ length: 5 }, () => says);
    const answers = await converse(bakerStreet, {
      to: entityId('actor:dora'),
      as: pell,
      case: 'the-maid',
      before,
      says,
    });
    expect(answers.findIndex((answer) => closed.test(answer))).toBeGreaterThan(2);
  });
});
