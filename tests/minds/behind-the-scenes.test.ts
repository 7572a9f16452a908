import { expect, it } from 'vitest';
import { isLong } from '../how-much.ts';
import { repertoire } from '../company/measure-plays.ts';
import { playMinded } from './minded-evening.ts';
import { scriptedMinds } from './scripted-minds.ts';

/** One play in every run; all of them, and to their ends, with LONG=1. */
const plays = repertoire.filter(({ name }) => isLong || name === 'baker-street');

it.each(plays)(
  'a mind that plays freely is asked as planner, narrator and judge where the author left room: $name',
  async ({ name, scene }) => {
    const played = await playMinded({
      scene,
      seed: '2',
      mind: scriptedMinds.free(scene, '2'),
      ...(isLong ? {} : { maxTurns: 24 }),
    });
    const { callsOf, judgedBeside, calls, lines } = played;
    console.log(JSON.stringify({ name, callsOf, judgedBeside, callsALine: calls / lines }));
    expect(calls / lines).toBeLessThanOrEqual(2);
    if (name !== 'baker-street') return;
    if (isLong) expect(callsOf.planner).toBeGreaterThan(0);
    expect(callsOf.narrator).toBeGreaterThan(0);
    // Most of what has to be judged is judged along with a decision, and costs no call.
    expect(judgedBeside).toBeGreaterThan(0);
    const beside = played.played.of('beat:played').filter(({ line }) => line !== undefined);
    expect(beside.length).toBeGreaterThan(0);
  },
);
