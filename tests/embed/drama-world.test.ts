import { afterEach, describe, expect, it } from 'vitest';
import type { Proscenium } from '../../src/embed/proscenium.ts';
import { ProsceniumError } from '../../src/embed/proscenium-options.ts';
import type { WorldChange } from '../../src/embed/drama-world.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import { Host } from './host.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));

async function open(): Promise<{ host: Host; drama: Proscenium }> {
  const host = new Host();
  hosts.push(host);
  const drama = await host.open({ scene: parlourFile, headless: true });
  await drama.advance(200);
  return { host, drama };
}

const problemOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ProsceniumError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'no problem';
};

describe('the world in a host’s hands', () => {
  it('is read as it is', async () => {
    const { drama } = await open();
    expect(drama.world.get('prop:cup')).toMatchObject({
      name: 'cup',
      kind: 'prop',
      at: { on: 'prop:table' },
      place: 'place:parlour',
    });
    expect(drama.world.get('prop:nothing')).toBeUndefined();
    expect(drama.world.all('place').map(({ id }) => id)).toEqual(['place:parlour', 'place:hall']);
  });

  it('is changed by facts with witnesses, and whoever observes is told', async () => {
    const { drama } = await open();
    const seen: WorldChange[] = [];
    const all: string[] = [];
    const stop = drama.world.observe('prop:lamp', (change) => seen.push(change));
    drama.world.observe(({ entity, property }) => all.push(`${entity} ${property}`));
    const fact = drama.world.set('prop:lamp', { on: false }, { told: 'The lamp goes out.' });
    expect(fact).toMatchObject({ type: 'event:told', cause: 'host', by: 'host', narration: 'The lamp goes out.' });
    expect(fact.witnesses).toEqual(['actor:ada', 'actor:bruno']);
    expect(drama.world.get('prop:lamp')?.state['on']).toBe(false);
    drama.world.move('prop:cup', 'place:hall');
    expect(drama.world.get('prop:cup')?.place).toBe('place:hall');
    drama.world.move('prop:book', { heldBy: 'actor:bruno' });
    stop();
    drama.world.set('prop:lamp', { on: true });
    expect(seen.map(({ before, value }) => [before, value])).toEqual([[true, false]]);
    expect(all).toEqual(['prop:lamp on', 'prop:cup at', 'prop:book at', 'prop:lamp on']);
    await drama.advance(400);
    expect(drama.debug.disagreements()).toEqual([]);
  });

  it('lets go of a thing, and of what was in it, which stays', async () => {
    const { drama } = await open();
    drama.world.remove('prop:chest', { told: 'The chest is carried off.' });
    expect(drama.world.get('prop:chest')?.at).toBeNull();
    expect(drama.world.get('prop:letter')?.at).toEqual({ in: 'place:parlour' });
    drama.world.remove('actor:bruno');
    await drama.advance(400);
    expect(drama.stage.actors.get('actor:bruno' as never)?.walker).toBeUndefined();
    expect(drama.debug.disagreements()).toEqual([]);
  });

  it('brings somebody on who waited in the wings, and takes them off again', async () => {
    const { drama } = await open();
    const fact = drama.world.move('actor:shade', 'place:hall', { told: 'A shade stands in the hall.' });
    expect(fact.witnesses).toContain('actor:clara');
    await drama.advance(400);
    expect(drama.stage.actors.get('actor:shade' as never)?.walker).toBeDefined();
    expect(drama.debug.disagreements()).toEqual([]);
    drama.world.remove('actor:shade');
    await drama.advance(200);
    expect(drama.stage.actors.get('actor:shade' as never)?.walker).toBeUndefined();
  });

  it('has what happened in the game perceived where it happened, and nowhere else', async () => {
    const { drama } = await open();
    const fact = drama.happened({ told: 'A horse neighs outside.', place: 'place:hall' });
    expect(fact.witnesses).toEqual(['actor:clara']);
    const changed = drama.happened({
      told: 'The vase bursts.',
      changes: [{ entity: 'prop:vase', property: 'broken', value: true }],
    });
    expect(changed.witnesses).toContain('actor:ada');
    expect(drama.world.get('prop:vase')?.state['broken']).toBe(true);
    expect(drama.play.history.last?.text).toBe('The vase bursts.');
  });

  it('is saved and taken up with what the host changed', async () => {
    const { host, drama } = await open();
    drama.world.move('prop:cup', { heldBy: 'actor:bruno' }, { told: 'Bruno finds the cup in his hand.' });
    const saved = JSON.parse(JSON.stringify(drama.save())) as ReturnType<Proscenium['save']>;
    const again = await host.open({ scene: parlourFile, headless: true, from: saved });
    expect(again.world.get('prop:cup')?.at).toEqual({ heldBy: 'actor:bruno' });
  });

  it('says what is wrong, and nothing has changed', async () => {
    const { drama } = await open();
    const before = drama.facts.length;
    const { world } = drama;
    const wrong: readonly (readonly [() => unknown, RegExp])[] = [
      [
        () => world.set('prop:cop', { on: true }),
        /^world\/wrong: At id: there is no "prop:cop".*did you mean prop:cup\?/,
      ],
      [() => world.set('prop:cup', {}), /At state: wants at least one key of its state/],
      [() => world.set('prop:cup', { at: 'here' }), /At state\.at: not a key that can stand here/],
      [() => world.set('prop:cup', { Broken: true }), /At state\.Broken: not a key/],
      [() => world.set('prop:cup', { broken: [] as never }), /At state\.broken: /],
      [() => world.move('prop:cup', 'place:hell'), /At to: there is no "place:hell".*did you mean place:hall\?/],
      [() => world.move('prop:cup', { beside: 'prop:table' }), /At to/],
      [() => world.move('prop:cup', { on: 'prop:tabel' }), /there is no prop:tabel/],
      [() => world.move('place:hall', 'place:parlour'), /place:hall is a place and stays where it is/],
      [() => world.move('prop:chest', { in: 'prop:chest' }), /would be inside itself/],
      [() => world.move('prop:cup', { heldBy: 'prop:table' }), /prop:cup is heldBy prop:table/],
      [() => world.remove('actor:nobody'), /there is no "actor:nobody"/],
      [() => world.observe('prop:nothing', () => undefined), /there is no "prop:nothing"/],
      [() => world.observe('prop:cup', undefined as never), /wants a function/],
      [() => drama.happened({ told: '' }), /At told: wants a sentence/],
      [() => drama.happened({ told: 'x'.repeat(5000) }), /At told: wants a sentence of at most 4000/],
      [() => drama.happened({ told: 'Bang.', place: 'prop:cup' }), /At place: prop:cup is no place/],
      [
        () => drama.happened({ told: 'Bang.', changes: [{ entity: 'x', property: 'on', value: 1 }] }),
        /At changes\.0\.entity: expected an id/,
      ],
    ];
    for (const [work, message] of wrong) expect(problemOf(work)).toMatch(message);
    expect(drama.facts.length).toBe(before);
    drama.dispose();
    expect(problemOf(() => world.set('prop:lamp', { on: false }))).toMatch(/^drama\/disposed/);
    expect(world.get('prop:lamp')?.state['on']).toBe(true);
  });

  it('goes on where an observer fails', async () => {
    const faults: unknown[] = [];
    const host = new Host();
    hosts.push(host);
    const drama = await host.open({ scene: parlourFile, headless: true, onFault: (error) => faults.push(error) });
    drama.world.observe(() => {
      throw new Error('mine');
    });
    drama.world.set('prop:lamp', { on: false });
    expect(faults).toHaveLength(1);
    expect(drama.world.get('prop:lamp')?.state['on']).toBe(false);
  });
});
