import { describe, expect, it } from 'vitest';
import { createSculptor, figureKey } from '../../../../plugin/body/bodies/sculptor.ts';
import { characterOf } from '../../../../plugin/body/figures/character.ts';
import { makeFigure } from '../../../../plugin/body/bodies/figure-model.ts';
import { arraysOf, orderFigure } from '../../../../plugin/body/bodies/figure-order.ts';
import type { FigureModel } from '../../../../plugin/body/bodies/figure-model.ts';
import { ScriptedBench, smallFigure } from './scripted-bench.ts';

const hamlet = characterOf({ id: 'actor:hamlet', name: 'Hamlet', pronouns: 'he', description: 'Black, thirty, inky.' });
const gertrude = characterOf({ id: 'actor:gertrude', name: 'Gertrude', pronouns: 'she', description: 'The queen.' });

/** Whether a promise is settled by now, and how. */
const stateOf = async (work: Promise<unknown>): Promise<string> => {
  const settled = work.then(
    () => 'done',
    () => 'failed',
  );
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  return Promise.race([settled, Promise.resolve('waiting')]);
};

const isWhole = ({ body }: FigureModel): boolean => body.positions.length > 3000 && body.indices.length > 3000;

describe('a sculptor', () => {
  const opened = () => {
    const benches: ScriptedBench[] = [];
    const sculptor = createSculptor(() => {
      benches.push(new ScriptedBench());
      return benches.at(-1)!;
    });
    return { sculptor, benches };
  };

  it('opens no worker before the first order, and one for all of them', async () => {
    const { sculptor, benches } = opened();
    expect(benches).toHaveLength(0);
    void sculptor.make(hamlet, 'draft');
    void sculptor.make(gertrude, 'plain');
    expect(benches).toHaveLength(1);
    expect(benches[0]?.orders.map(({ number, fineness }) => [number, fineness])).toEqual([
      [1, 'draft'],
      [2, 'plain'],
    ]);
  });

  it('orders the same figure once, and gives it to all who want it', async () => {
    const { sculptor, benches } = opened();
    const first = sculptor.make(hamlet, 'plain');
    const again = sculptor.make(structuredClone(hamlet), 'plain');
    void sculptor.make(hamlet, 'full');
    expect(benches[0]?.orders).toHaveLength(2);
    const model = smallFigure();
    benches[0]?.answer({ number: 1, model });
    expect(await first).toBe(model);
    expect(await again).toBe(model);
    expect(await sculptor.make(hamlet, 'plain')).toBe(model);
    expect(benches[0]?.orders).toHaveLength(2);
  });

  it('gives each the figure they ordered, in whatever order they come', async () => {
    const { sculptor, benches } = opened();
    const [his, hers] = [sculptor.make(hamlet, 'plain'), sculptor.make(gertrude, 'plain')];
    const [one, two] = [smallFigure(), smallFigure()];
    benches[0]?.answer({ number: 2, model: two });
    expect(await hers).toBe(two);
    expect(await stateOf(his)).toBe('waiting');
    benches[0]?.answer({ number: 1, model: one });
    expect(await his).toBe(one);
  });

  it('says in a sentence what could not be made, and makes the rest', async () => {
    const { sculptor, benches } = opened();
    const [his, hers] = [sculptor.make(hamlet, 'plain'), sculptor.make(gertrude, 'plain')];
    benches[0]?.answer({ number: 1, trouble: 'there is no clay left' });
    await expect(his).rejects.toThrow(/^The figure could not be sculpted: there is no clay left$/);
    benches[0]?.answer({ number: 2, model: smallFigure() });
    await expect(hers).resolves.toBeDefined();
    // An answer nobody waits for is no trouble.
    benches[0]?.answer({ number: 2, model: smallFigure() });
    benches[0]?.answer({ number: 99, trouble: 'what?' });
  });

  it('makes in the page what a broken worker still owed, and everything after it', async () => {
    const { sculptor, benches } = opened();
    const done = sculptor.make(gertrude, 'plain');
    const owed = sculptor.make(hamlet, 'draft');
    const model = smallFigure();
    benches[0]?.answer({ number: 1, model });
    expect(benches[0]?.break(), 'the page is spared the error').toBe(true);
    expect(benches[0]?.isTerminated).toBe(true);
    expect(isWhole(await owed)).toBe(true);
    expect(await done).toBe(model);
    expect(isWhole(await sculptor.make(gertrude, 'draft'))).toBe(true);
    expect(benches).toHaveLength(1);
  });

  it('works in the page where there is no worker to be had', async () => {
    let tries = 0;
    const sculptor = createSculptor(() => {
      tries++;
      throw new Error('The policy of this page forbids workers.');
    });
    const [first, again] = [sculptor.make(hamlet, 'draft'), sculptor.make(hamlet, 'draft')];
    expect(await first).toBe(await again);
    expect(isWhole(await first)).toBe(true);
    expect(tries).toBe(1);
  });

  it('ends its worker when it is disposed, and drops what was ordered', async () => {
    const { sculptor, benches } = opened();
    const dropped = sculptor.make(hamlet, 'plain');
    sculptor.dispose();
    expect(benches[0]?.isTerminated).toBe(true);
    benches[0]?.answer({ number: 1, model: smallFigure() });
    expect(await stateOf(dropped)).toBe('waiting');
  });

  it('looks through what was made beforehand before it begins anything', async () => {
    const { sculptor, benches } = opened();
    const model = smallFigure();
    sculptor.supply(Promise.resolve(new Map([[figureKey(hamlet, 'draft'), model]])));
    expect(await sculptor.make(hamlet, 'draft')).toBe(model);
    expect(benches).toHaveLength(0);
    void sculptor.make(hamlet, 'plain');
    await Promise.resolve();
    expect(benches[0]?.orders.map(({ fineness }) => fineness)).toEqual(['plain']);
  });

  it('makes everything itself where what was made beforehand does not come', async () => {
    const { sculptor, benches } = opened();
    sculptor.supply(Promise.reject(new Error('The server answered 404.')));
    void sculptor.make(hamlet, 'draft');
    await stateOf(sculptor.make(gertrude, 'draft'));
    expect(benches[0]?.orders).toHaveLength(2);
  });

  it('keeps what it made for the next stage, and leaves unmade what nobody waits for any more', async () => {
    const { sculptor, benches } = opened();
    const [his, hers] = [sculptor.make(hamlet, 'draft'), sculptor.make(gertrude, 'draft')];
    const model = smallFigure();
    benches[0]?.answer({ number: 1, model });
    expect(await his).toBe(model);
    sculptor.drop();
    expect(benches[0]?.isTerminated).toBe(true);
    expect(await stateOf(hers)).toBe('waiting');
    expect(await sculptor.make(hamlet, 'draft')).toBe(model);
    expect(benches, 'nobody is needed for what is there').toHaveLength(1);
    const again = sculptor.make(gertrude, 'draft');
    expect(benches).toHaveLength(2);
    benches[1]?.answer({ number: benches[1].orders[0]!.number, model });
    expect(await again).toBe(model);
    sculptor.drop();
    expect(benches[1]?.isTerminated, 'it owes nothing').toBe(false);
  });

  it('begins what nobody ordered yet only after something else, where it is told so', async () => {
    const { sculptor, benches } = opened();
    let finish = (): void => undefined;
    const patiently = sculptor.after(new Promise<void>((done) => (finish = done)));
    void sculptor.make(hamlet, 'draft');
    const [his, hers] = [patiently.make(hamlet, 'draft'), patiently.make(gertrude, 'draft')];
    expect(benches[0]?.orders).toHaveLength(1);
    const model = smallFigure();
    benches[0]?.answer({ number: 1, model });
    expect(await his).toBe(model);
    finish();
    expect(await stateOf(hers)).toBe('waiting');
    expect(benches[0]?.orders).toHaveLength(2);
    benches[0]?.answer({ number: 2, model });
    expect(await hers).toBe(model);
  });

  it('keeps a play or two of people, not everybody it ever made', async () => {
    const { sculptor, benches } = opened();
    const people = Array.from({ length: 40 }, (_, index) => ({ ...hamlet, id: `actor:guest-${index}` }));
    for (const one of people) void sculptor.make(one, 'draft');
    const { orders } = benches[0]!;
    for (const { number } of orders) benches[0]?.answer({ number, model: smallFigure() });
    void sculptor.make(people[39]!, 'draft');
    expect(orders).toHaveLength(40);
    void sculptor.make(people[0]!, 'draft');
    expect(orders).toHaveLength(41);
  });

  it('drops what was ordered in the page too', async () => {
    const sculptor = createSculptor(() => {
      throw new Error('no');
    });
    const dropped = sculptor.make(hamlet, 'draft');
    sculptor.dispose();
    await new Promise((next) => setTimeout(next, 0));
    expect(await stateOf(dropped)).toBe('waiting');
  });
});

describe('the arrays of a figure', () => {
  it('are each listed once, and carry all of it over', () => {
    const model = makeFigure(hamlet, 5);
    const arrays = arraysOf(model);
    expect(new Set(arrays).size).toBe(arrays.length);
    const parts: object[] = [model.body, model.mouth!.rest, ...Object.values(model.mouth!.shapes)];
    const held = parts.flatMap((part) => Object.values(part) as (Float32Array | Uint32Array)[]);
    const missed = held.filter(({ buffer }) => !arrays.includes(buffer as ArrayBuffer));
    expect(missed).toEqual([]);
    const bytes = held.reduce((sum, { byteLength }) => sum + byteLength, 0);
    // As a worker hands it over: nothing stays behind, nothing is copied, nothing is handed over twice.
    const moved = structuredClone(model, { transfer: arrays });
    expect(held.every(({ byteLength }) => byteLength === 0)).toBe(true);
    expect(arraysOf(moved).reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(bytes);
  });

  it('are of the body alone where a draft has no mouth', async () => {
    const draft = await orderFigure(gertrude, 'draft');
    expect(draft.mouth).toBeUndefined();
    expect(arraysOf(draft)).toHaveLength(Object.keys(draft.body).length);
  });
});
