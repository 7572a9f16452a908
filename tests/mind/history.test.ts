import { describe, expect, it } from 'vitest';
import { contextOf } from '../../src/mind/context.ts';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { answer, fakeModel } from '../model/asking.ts';
import { openHouse, type Drive } from '../play/drive.ts';
import { bruno, dov } from '../play/house-scene.ts';
import { allOf, deciding, listening, never, speaking } from './listening.ts';

const small = (index: number) => `A log shifts in the fire for the time numbered ${index}.`;

/** The house after so many small moments, with what matters strewn among the first of them. */
function houseAfter(moments: number, mattering: Readonly<Record<number, string>> = {}): Drive {
  const drive = openHouse();
  for (let index = 0; index < moments; index++) {
    drive.tell([], { narration: mattering[index] ?? small(index), place: drive.play.points[0]!.scene.place });
  }
  return drive;
}

const countIn = (earlier: readonly string[]): number =>
  Number(/and (\d+) smaller/.exec(earlier.at(-1) ?? '')?.[1] ?? 0);

describe('a long history', () => {
  const mattering = {
    3: 'Clara swears an oath on the letter.',
    40: 'Dov dies of his wound.',
    41: 'Ada has blood on her hands.',
  };
  const { play } = houseAfter(400, mattering);
  const { earlier, history } = contextOf(play, bruno);

  it('stands in full where it is newest', () => {
    expect(history.at(-1)?.text).toBe(small(399));
    // The oldest go in leaps of two thirds of what fits.
    expect(history.length).toBeGreaterThan(10);
    expect(history.map(({ text }) => text)).toEqual(
      Array.from({ length: history.length }, (_, index) => small(400 - history.length + index)),
    );
  });

  it('is summed up where it is older: what mattered, in order, and how much more there was', () => {
    expect(earlier.slice(0, 3)).toEqual(Object.values(mattering));
    // The opening of the scene is a moment as well.
    const all = play.history.slice(0).filter(({ witnesses }) => witnesses.includes(bruno)).length;
    expect(countIn(earlier)).toBeGreaterThan(0);
    expect(earlier.length - 1 + countIn(earlier) + history.length).toBe(all);
  });

  it('is not touched while it fits', () => {
    const short = contextOf(houseAfter(30, mattering).play, bruno);
    expect(short.earlier).toEqual([]);
    expect(short.history.map(({ text }) => text)).toContain(mattering[3]);
  });

  it('keeps its last moment whole, however long that is', () => {
    const long = `It says: “${'on and on '.repeat(350)}”`;
    const told = contextOf(houseAfter(5, { 3: long, 4: long }).play, bruno, { historyChars: 100 });
    expect(told.history.map(({ text }) => text)).toEqual([long]);
    expect(Math.max(...told.earlier.map((text) => text.length))).toBeLessThanOrEqual(400);
    expect(told.earlier.join()).toMatch(/characters left out/);
  });
});

describe('a prompt', () => {
  async function promptOf(ask: (brain: Brain) => Promise<unknown>): Promise<string> {
    const model = fakeModel(() => answer('{}'));
    await ask(modelBrain(model)).catch(() => undefined);
    return model.requests[0]!.messages.map(({ content }) => content as string).join('\n');
  }
  const contextAfter = (moments: number) => contextOf(houseAfter(moments).play, bruno);

  it('of an actor does not grow with the play', async () => {
    const lengths = [];
    for (const moments of [400, 1200]) {
      const listener = listening(contextAfter(moments));
      const prompt = await promptOf((brain) => allOf(brain.speak(speaking(listener), never)));
      expect(prompt).toContain('smaller moments)');
      expect(prompt).toContain(small(moments - 1));
      lengths.push(prompt.length);
    }
    expect(lengths[0]).toBeLessThan(12_000);
    // By no more than the leap in which the oldest go.
    expect(Math.abs(lengths[1]! - lengths[0]!)).toBeLessThan(2_000);
  });

  it('of several listeners holds the shared history only, whatever each has behind them', async () => {
    const listener = listening(contextAfter(400));
    const prompt = await promptOf((brain) =>
      brain.decide(deciding([listener, listener], { shared: ['Something happened.'] }), never),
    );
    expect(prompt.length).toBeLessThan(6000);
    expect(prompt).toContain('- Something happened.');
    expect(prompt).not.toContain('A log shifts');
  });

  it('of the judge keeps what is newest and says how much went before', async () => {
    const history = Array.from({ length: 1000 }, (_, index) => small(index));
    const prompt = await promptOf((brain) =>
      brain.judge({ flag: 'It is over.', point: 'the-question', history, played: false }, never),
    );
    expect(prompt.length).toBeLessThan(16_000);
    expect(prompt).toContain(small(999));
    const [, before] = /\((\d+) moments before this\)/.exec(prompt) ?? [];
    expect(prompt.split('\n').filter((line) => line.startsWith('- A log')).length + Number(before)).toBe(1000);
  });

  it('of whoever remembers a scene holds its end and what mattered at its beginning', async () => {
    const { play } = houseAfter(1000, { 2: 'Dov is betrayed.' });
    const prompt = await promptOf((brain) => brain.distil(play, bruno, 0, never));
    expect(prompt.length).toBeLessThan(20_000);
    expect(prompt).toContain('Dov is betrayed.');
    expect(prompt).toContain(small(999));
    expect(prompt).toContain('smaller moments)');
    // Somebody behind a closed door has nothing to remember, and nobody is asked about it.
    const model = fakeModel(() => answer('{}'));
    expect(await modelBrain(model).distil(play, dov, 0, never)).toEqual([]);
    expect(model.requests).toEqual([]);
  });
});
