import { describe, expect, it } from 'vitest';
import { goesOwnWay, isLate, isOverdue, isPersonHeard, msAhead, patienceShare } from '../../src/play/pace.ts';
import { openHouse, type Drive } from './drive.ts';
import { ada, bruno } from './house-scene.ts';

const quiet = { lullMs: 1e9, patienceMs: 1e9 };

/** A person plays Ada and says something now and then, until then. */
function withAda(until: number): Drive {
  const house = openHouse(quiet);
  house.take(ada);
  house.hush();
  for (let at = 10_000; at < until; at += 10_000) {
    house.submit(ada, 'fast', at);
    house.begin(ada);
    house.endTurn(ada);
    house.check();
    house.hush();
  }
  house.strike(until);
  return house;
}

describe('[POINT9] a play that people are in', () => {
  it('[POINT9] is late when it has taken longer than its roads read aloud, and nobody hurries at first', () => {
    expect(isLate(withAda(15_000).play)).toBe(false);
    const house = withAda(120_000);
    expect(isLate(house.play)).toBe(true);
    expect(isOverdue(house.play)).toBe(true);
    expect(patienceShare(house.play)).toBe(0.2);
  });

  it('[POINT9] counts a step of a person for as long as one waits for it', () => {
    const house = withAda(15_000);
    const beats = house.play.points[0]?.point.trajectories.flatMap(({ beats: all }) => all) ?? [];
    const [adas, brunos] = [ada, bruno].map((actor) => beats.filter((beat) => beat.actor === actor));
    expect(msAhead(house.play, adas ?? [])).toBeGreaterThan(msAhead(house.play, brunos ?? []));
  });

  it('[POINT9] has its time back with every point it has played', () => {
    const house = withAda(25_500);
    expect(isLate(house.play)).toBe(true);
    house.record({ type: 'point:reached', by: 'transfer', point: 'the-question', how: 'played' });
    house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    expect(isLate(house.play)).toBe(false);
  });

  it('[POINT9] has no time for what it passed over: what was moot, and a scene that was never opened', () => {
    const passed = withAda(25_500);
    passed.record({ type: 'point:reached', by: 'transfer', point: 'the-question', how: 'moot' });
    passed.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    const unopened = withAda(25_500);
    unopened.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    for (const house of [passed, unopened]) {
      house.hush();
      house.strike(26_000);
      expect(isLate(house.play)).toBe(true);
    }
  });

  /** The next point is open since then, and it is so much later. */
  const intoTheLetter = (openedAt: number, afterMs: number): Drive => {
    const house = withAda(openedAt);
    house.record({ type: 'point:reached', by: 'transfer', point: 'the-question', how: 'played' });
    house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    house.hush();
    house.strike(openedAt + afterMs);
    return house;
  };

  it('[POINT9] gives a point less to spare, the later the play was when it opened', () => {
    const [inTime, late] = [intoTheLetter(15_000, 40_000), intoTheLetter(120_000, 40_000)];
    expect([inTime, late].map(({ play }) => isLate(play))).toEqual([true, true]);
    expect([inTime, late].map(({ play }) => isOverdue(play))).toEqual([false, true]);
  });

  it('[POINT9] gives it less than its roads take where the play was very late', () => {
    const overdueAfter = (openedAt: number): number | undefined =>
      Array.from({ length: 60 }, (_, second) => second).find((second) =>
        isOverdue(intoTheLetter(openedAt, second * 1000).play),
      );
    const [late, veryLate] = [overdueAfter(80_000) ?? NaN, overdueAfter(240_000) ?? NaN];
    expect(veryLate).toBeGreaterThan(0);
    expect(veryLate / late).toBeLessThan(0.8);
  });

  it('[POINT9] is never late without them', () => {
    const house = openHouse(quiet);
    house.hush();
    house.strike(600_000);
    expect(isLate(house.play)).toBe(false);
    expect(patienceShare(house.play)).toBe(1);
  });

  it('[POINT9] does not wait for somebody who has let two cues in a row go by, until they do what is asked', () => {
    const house = withAda(15_000);
    house.cue(ada, 'bruno-points', 'hint');
    expect(goesOwnWay(house.play, ada)).toBe(false);
    house.cue(ada, 'bruno-points');
    expect(goesOwnWay(house.play, ada)).toBe(true);
    expect(patienceShare(house.play)).toBe(0.4);
    const [beat] = house.play.points.flatMap(({ point }) =>
      point.trajectories.flatMap(({ id, beats }) =>
        beats.filter(({ actor }) => actor === ada).map((own) => ({ trajectory: id, beat: own.id, point: point.id })),
      ),
    );
    if (!beat) throw new Error('Ada has nothing to do in this house.');
    house.record({ type: 'beat:played', by: 'planner', ...beat });
    expect(goesOwnWay(house.play, ada)).toBe(false);
  });
});

describe('whoever plays is heard', () => {
  it('from when they ask for the floor until they have said it and have their answer', () => {
    const house = openHouse(quiet);
    house.take(ada);
    house.hush();
    expect(isPersonHeard(house.play)).toBe(false);
    house.submit(ada, 'fast', 1000);
    expect(isPersonHeard(house.play)).toBe(true);
    house.begin(ada);
    expect(isPersonHeard(house.play)).toBe(true);
    house.endTurn(ada);
    house.hush();
    expect(isPersonHeard(house.play)).toBe(house.play.floor.dues.length > 0);
  });
});
