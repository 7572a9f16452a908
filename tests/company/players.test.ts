import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { isLong } from '../how-much.ts';
import { closet, elsinore, gertrude, hamlet, person, polonius, rehearse, type Played } from './rehearsal.ts';

const ghost = entityId('actor:ghost');
/** Others are played by `persons-*.test.ts`. */
const roles = isLong ? [hamlet, gertrude, polonius, ghost] : [hamlet];

/** Nobody hangs: every turn that began has ended, and nobody is left asked. */
function expectNobodyStuck({ of, play }: Played): void {
  const begun = of('turn:begun').map(({ turn }) => turn);
  const ended = of('turn:ended').map(({ turn }) => turn);
  expect(ended.filter((turn) => begun.includes(turn)).sort((a, b) => a - b)).toEqual(begun);
  expect(play.floor.turns).toEqual([]);
}

describe.each(roles)('a person as %s', (role) => {
  it('who says the same wrong thing forever does not keep the play from its end', async () => {
    const played = await rehearse(closet, {
      person: person(role, Array<string>(150).fill('(flies to the moon) I will not.')),
    });
    expect(played.summary).toMatchObject({ completed: true });
    expectNobodyStuck(played);
  });

  it('who is silent after a first word does not either', async () => {
    const played = await rehearse(closet, { person: person(role, ['Good evening.']) });
    expect(played.summary).toMatchObject({ completed: true });
    expectNobodyStuck(played);
  });

  it('who leaves in the middle of a line is cut at the last word heard, and the company takes over', async () => {
    const long =
      'I have a great deal to say and I mean to say it slowly, so that nobody can claim not to have followed me.';
    const played = await rehearse(closet, {
      person: [
        { after: 0, actor: role, text: long },
        { after: 0, actor: role, leave: true },
      ],
    });
    expect(played.summary).toMatchObject({ completed: true });
    expectNobodyStuck(played);
    if (role === ghost) return;
    const own = played.of('turn:begun').find(({ source }) => source === 'player');
    const spoken = played.of('word:spoken').filter(({ turn }) => turn === own?.turn);
    expect(played.of('turn:ended').find(({ turn }) => turn === own?.turn)?.how).toBe('left');
    expect(spoken.length).toBeGreaterThan(0);
    const heard = spoken.map(({ text }) => text).join(' ');
    expect(long.startsWith(heard)).toBe(true);
    expect(heard.length).toBeLessThan(long.length);
    expect(
      played.play.history.slice(0).find((moment) => moment.kind === 'line' && moment.actor === role),
    ).toMatchObject({
      text: heard,
      cut: true,
    });
    expect(played.of('decision:made').some(({ actor, source }) => actor === role && source === 'understudy')).toBe(
      true,
    );
  });

  it('who shouts at every turn is heard, and the play still ends', async () => {
    const played = await rehearse(closet, {
      settings: { maxTurns: 1500 },
      person: person(role, Array<string>(300).fill('(shouts) Listen to me!')),
    });
    expect(played.summary).toMatchObject({ completed: true });
    expectNobodyStuck(played);
    // Nobody talks over a scripted moment.
    const scripted = played.of('turn:begun').filter(({ scripted }) => scripted);
    for (const { turn, actor } of scripted) {
      const end = played.of('turn:ended').find((fact) => fact.turn === turn);
      expect([actor, end?.how]).toEqual([actor, 'finished']);
    }
  });
});

describe('a person who hacks the flag', () => {
  it('is told what is missing when they announce it, and nothing has happened', async () => {
    const played = await rehearse(elsinore, {
      person: person(hamlet, ['Polonius is dead.', '(Polonius dies) I killed him.']),
    });
    const [first] = played.of('hack:refused');
    expect(first).toMatchObject({ actor: hamlet, point: 'the-stabbing', witnesses: [hamlet] });
    expect(first?.missing.join(' ')).toMatch(/curtain is not torn/);
    // Who stands behind it he cannot know.
    expect(first?.missing.join(' ')).not.toMatch(/Polonius/);
    const reached = played.summary.points.map(({ point }) => point).slice(0, 5);
    expect(reached).toEqual(['the-rebuke', 'the-noise', 'the-stabbing', 'the-portrait', 'the-promise']);
    // The words were said, and not one thing changed by them.
    const turns = played
      .of('turn:begun')
      .filter(({ source }) => source === 'player')
      .map(({ turn }) => turn);
    const deeds = played
      .of('action:ruled')
      .filter(({ turn, verdict }) => turns.includes(turn) && verdict.changes.length > 0);
    expect(deeds).toEqual([]);
    expect(played.summary.completed).toBe(true);
  });

  it('cannot promise what has no cause yet', async () => {
    // Straight to the last flag: the promise is spoken at the start of its point, before the Ghost has come to anything.
    let said = false;
    const played = await rehearse(elsinore, {
      onFact: (fact, performance) => {
        if (fact.type !== 'point:opened' || fact.point !== 'the-promise' || said) return;
        said = true;
        performance.takeRole(gertrude, 'player:one');
        const answer = performance.submit({
          actor: gertrude,
          player: 'player:one',
          text: 'I promise. Not a word of it.',
        });
        expect(answer.ok).toBe(true);
      },
    });
    const refused = played.of('hack:refused');
    expect(refused.map(({ actor, point }) => [actor, point])).toContainEqual([gertrude, 'the-promise']);
    // That a dead king will come is not told before he has.
    expect(refused.flatMap(({ missing }) => missing).join(' ')).toMatch(/nothing that you could have seen/);
    expect(played.summary.completed).toBe(true);
  });
});

describe('the floor and the player', () => {
  it('never puts two unanswered lines of the company to a player', async () => {
    const played = await rehearse(closet, { person: person(hamlet, ['Well?', 'Go on.', 'Is that all?'], 0, 4) });
    let open: { at: number } | undefined;
    for (const fact of played.facts) {
      if (fact.type === 'line:begun' && fact.actor === hamlet) open = undefined;
      if (fact.type !== 'line:begun' || fact.to !== hamlet || played.of('role:taken')[0]!.seq > fact.seq) continue;
      const scripted = played.of('turn:begun').find(({ turn }) => turn === fact.turn)?.scripted;
      // The least anybody is waited for.
      if (open && !scripted) expect(fact.at - open.at).toBeGreaterThanOrEqual(standardSettings.playerMs / 4);
      open = { at: fact.at };
    }
    expect(played.summary.completed).toBe(true);
  });

  it('lets a player cut in, at the last word heard, and what hung on the rest is off', async () => {
    let cutIn = false;
    const played = await rehearse(closet, {
      settings: { maxTurns: 12 },
      onFact: (fact, performance) => {
        if (fact.type !== 'word:spoken' || fact.actor === hamlet || cutIn) return;
        cutIn = true;
        performance.takeRole(hamlet, 'player:one');
        performance.submit({ actor: hamlet, player: 'player:one', text: 'Stop.' });
      },
    });
    const cut = played.of('line:ended').find((fact) => fact.cut);
    expect(cut).toBeDefined();
    const moment = played.play.history.slice(0).find(({ cut: short }) => short);
    const words = played.of('word:spoken').filter(({ turn }) => turn === cut?.turn);
    expect(moment?.text).toBe(words.map(({ text }) => text).join(' '));
    const mine = played.of('turn:begun').find(({ source }) => source === 'player');
    expect(mine && cut && mine.seq > cut.seq && mine.at === cut.at).toBe(true);
  });
});
