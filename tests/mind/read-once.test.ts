import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../src/mind/brain.ts';
import { mindTongues } from '../../src/mind/tongues/tongues.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { ada, bruno, clara } from '../play/house-scene.ts';
import { allOf, deciding, heard, listening, never, speaking } from './listening.ts';

const { ear, adLibs } = mindTongues.en;
const line = 'Do you remember the winter when my brother lost his boat on the river?';

/** Somebody who heard a person say it to the room. */
const hearing = (actor: typeof ada, name: string): Listener => {
  const profile = { actor, persona: 'Somebody of the house.', goal: { public: 'To talk.', private: 'To talk.' } };
  return listening({ actor, name, owes: { about: 7, from: bruno, isOwn: false } }, { profile }, { event: heard(line) });
};

describe('a line that several people hear', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read once for all of them, and not again by whoever then answers it', async () => {
    const reads = {
      question: vi.spyOn(ear, 'questionIn'),
      sign: vi.spyOn(mindTongues.en.asked.myQuestion, 'test'),
      sort: vi.spyOn(adLibs, 'sortOf'),
      gist: vi.spyOn(mindTongues.en, 'gistOf'),
    };
    const counted = () => Object.values(reads).map((read) => read.mock.calls.length);
    const first = hearing(ada, 'Ada');
    await understudy.decide(deciding([first]), never);
    const [question, sign, sort, gist = 0] = counted();
    expect(question).toBeGreaterThan(0);
    expect(sign).toBe(1);
    expect(sort).toBe(1);
    const second = hearing(clara, 'Clara');
    await understudy.decide(deciding([second]), never);
    // What it comes to is another thing for whoever is named in it.
    expect(counted()).toEqual([question, sign, sort, 2 * gist]);
    for (const listener of [first, second]) await allOf(understudy.speak(speaking(listener), never));
    expect(counted()).toEqual([question, sign, sort, 2 * gist]);
  });
});
