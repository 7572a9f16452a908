import { describe, expect, it } from 'vitest';
import type { Beat } from '../../src/drama/beat.ts';
import { pointsInOrder } from '../../src/drama/blueprint.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { holds } from '../../src/play/condition.ts';
import { openPlay, remember, type Play } from '../../src/play/play.ts';
import { step } from '../../src/play/step.ts';
import { repertoire } from '../company/measure-plays.ts';
import { elsinore, gertrude, hamlet } from '../company/rehearsal.ts';

const spoken = (scene: typeof elsinore, by: Beat['actor'], to: Beat['actor'], text: string): Play =>
  remember(openPlay(scene, standardSettings), {
    seq: 0,
    at: 0,
    kind: 'line',
    actor: by,
    to,
    text,
    witnesses: [by, to],
  });

const beatOf = (scene: typeof elsinore, id: string) =>
  pointsInOrder(scene.blueprint)
    .flatMap(({ point }) => point.trajectories.map((trajectory) => ({ point, trajectory })))
    .flatMap(({ point, trajectory }) => trajectory.beats.map((beat) => ({ point, trajectory, beat })))
    .find(({ beat }) => beat.id === id)!;

const playedBy = (play: Play, { point, trajectory, beat }: ReturnType<typeof beatOf>, line?: number): Play =>
  step(play, {
    type: 'beat:played',
    by: 'planner',
    seq: 1,
    at: 0,
    witnesses: [],
    point: point.id,
    trajectory: trajectory.id,
    beat: beat.id,
    ...(line === undefined ? {} : { line }),
  })[0];

describe('a line that did what its beat asked', () => {
  const rebuke = beatOf(elsinore, 'gertrude-rebukes');
  const own = 'The King of Denmark was made a laughing stock, and by my own son.';

  it('[SAID4] counts as the author’s words, where it was heard', () => {
    const play = spoken(elsinore, gertrude, hamlet, own);
    expect(holds(play, rebuke.beat.done!)).toBe(false);
    expect(holds(playedBy(play, rebuke, 0), rebuke.beat.done!)).toBe(true);
    const alone = spoken(elsinore, gertrude, gertrude, own);
    expect(holds(playedBy(alone, rebuke, 0), rebuke.beat.done!)).toBe(false);
  });

  it('[SAID4] counts so only where the beat was credited to it', () => {
    const play = spoken(elsinore, gertrude, hamlet, own);
    expect(holds(playedBy(play, rebuke), rebuke.beat.done!)).toBe(false);
  });

  it('[SAID4] tells what the author’s words tell', () => {
    const { scene } = repertoire.find(({ name }) => name === 'baker-street')!;
    const evening = beatOf(scene, 'cecily-gives-an-evening');
    const { actor, done, to } = evening.beat;
    const play = spoken(
      scene,
      actor,
      to ?? ('actor:pell' as Beat['actor']),
      'I poured for everybody, and then I poured again.',
    );
    expect(holds(play, done!)).toBe(false);
    expect(holds(playedBy(play, evening, 0), done!)).toBe(true);
  });
});
