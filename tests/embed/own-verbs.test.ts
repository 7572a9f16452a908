import { afterEach, describe, expect, it } from 'vitest';
import { ProsceniumError } from '../../src/embed/proscenium-options.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { contextOf } from '../../src/mind/context.ts';
import { ownVerb } from '../../src/world/own-verbs.ts';
import { Host } from './host.ts';
import { buy, haggle, shopFile } from './shop.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));
const openHost = (): Host => {
  const host = new Host();
  hosts.push(host);
  return host;
};

describe('verbs of a host’s game on a stage', () => {
  it('are offered, walked up to, done at contact, witnessed, saved, and met by conditions', async () => {
    const host = openHost();
    const options = { scene: shopFile, headless: true, player: 'actor:tom', verbs: [buy, haggle] };
    const drama = await host.open(options);
    await drama.advance(500);
    const [offer] = drama.player?.deeds(entityId('prop:apple')) ?? [];
    expect(offer?.words).toBe('Buy the apple');
    expect(offer && drama.player?.do(offer).ok).toBe(true);
    await drama.advance(8000);
    expect(drama.world.get('prop:apple')?.at).toEqual({ heldBy: 'actor:tom' });
    expect(drama.world.get('actor:tom')?.state['coins']).toBe(4);
    const bought = drama.facts.find((fact) => fact.type === 'action:ruled' && fact.action.verb === 'buy');
    expect(bought).toMatchObject({ action: { like: 'take' }, witnesses: ['actor:mara', 'actor:tom'] });
    expect(drama.debug.disagreements()).toEqual([]);
    // Coins from the host's own game, and the play arrives at its end by a deed of the host's own.
    drama.world.set('actor:tom', { coins: 20 });
    const again = await host.open({ ...options, from: drama.save() });
    expect(again.player?.say('(purchases the sword)').ok).toBe(true);
    await again.advance(12_000);
    expect(again.play.ended).toMatchObject({ ending: 'sold', completed: true });
  });

  it('stand in what a mind is told of the place', async () => {
    const drama = await openHost().open({ scene: shopFile, headless: true, verbs: [buy] });
    const { also } = contextOf(drama.play, entityId('actor:mara'), {});
    expect(also).toEqual(['buy, purchase, pay for: pays for a thing that has a price, and has it']);
  });

  const wrong: readonly (readonly [unknown, RegExp])[] = [
    ['buy', /At verbs: wants a list of verbs, got "buy"/],
    [[7], /At verbs\.0: wants a verb, as ownVerb/],
    [[{}], /At verbs\.0\.name: wants one to four plain words/],
    [[{ name: 'Buy!', like: 'take' }], /At verbs\.0\.name: wants one to four plain words/],
    [[{ name: 'buy' }], /At verbs\.0\.does: is missing/],
    [[{ name: 'buy', like: 'tkae' }], /At verbs\.0\.like: wants a verb of ours/],
    [[{ name: 'buy', does: 'pay' }], /At verbs\.0\.does: wants a function/],
    [[{ name: 'buy', does: () => undefined, word: ['x'] }], /At verbs\.0\.word: there is no such key; did you mean words\?/],
    [[{ name: 'buy', like: 'take', slots: { objet: {} } }], /At verbs\.0\.slots\.objet: there is no such slot; did you mean object\?/],
    [[{ name: 'buy', like: 'take', slots: { object: { kind: 'thing' } } }], /slots\.object\.kind: wants one of actor, prop, place/],
    [[{ name: 'buy', like: 'take', slots: { object: { traits: ['portabel'] } } }], /there is no trait "portabel"; did you mean portable\?/],
    [[{ name: 'buy', like: 'take', slots: { object: { near: 'far' } } }], /slots\.object\.near: wants one of touch/],
    [[buy, ownVerb({ name: 'buy', like: 'take' })], /At verbs\.1\.name: "buy" is there twice/],
  ]; // prettier-ignore
  it('say what is wrong with them', async () => {
    const host = openHost();
    for (const [verbs, message] of wrong) {
      const failed = await host.open({ verbs: verbs as never }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ProsceniumError);
      expect((failed as Error).message).toMatch(message);
    }
  });
});
