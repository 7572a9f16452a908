import { describe, expect, it } from 'vitest';
import { isDoneBy } from '../../src/company/beat-doing.ts';
import type { Beat } from '../../src/drama/beat.ts';
import { pointsInOrder } from '../../src/drama/blueprint.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { openPlay, type Play } from '../../src/play/play.ts';
import type { Moment } from '../../src/play/moment.ts';
import { narrate } from '../../src/world/narrator.ts';
import { creditedLines } from './credited-lines.ts';
import { repertoire } from './measure-plays.ts';

/** Everybody is played by a person: that is whose words are looked at. */
const plays = new Map(
  repertoire.map(({ name, scene }) => {
    const play = openPlay(scene, standardSettings);
    return [name, { ...play, roles: new Map([...play.profiles.keys()].map((actor) => [actor, 'somebody'])) }];
  }),
);

const beatsOf = ({ blueprint }: Play): Beat[] =>
  pointsInOrder(blueprint).flatMap(({ point }) => point.trajectories.flatMap(({ beats }) => beats));

/** The line as it enters history: said to whom the beat is for, or done. */
function momentOf(play: Play, { actor, to }: Beat, text: string): Moment {
  const base = { seq: 0, at: 0, actor, text, witnesses: to ? [to, actor] : [actor], ...(to ? { to } : {}) };
  const [action] = text.startsWith('(') ? narrate(play.scene, actor, { text }).answer.actions : [];
  return action ? { ...base, kind: 'deed', action } : { ...base, kind: 'line' };
}

const credited = (play: Play, beat: Beat, lines: readonly string[]): string[] =>
  lines.filter((line) => isDoneBy(play, beat, momentOf(play, beat, line)));

describe('what a beat asks counts in whatever words', () => {
  it.each(creditedLines)('$play: $beat', ({ play: name, beat: id, counts, doesNot }) => {
    const play = plays.get(name) as Play;
    const beat = beatsOf(play).find((candidate) => candidate.id === id) as Beat;
    expect(credited(play, beat, counts)).toEqual(counts);
    expect(credited(play, beat, doesNot)).toEqual([]);
  });
});
