import { afterEach, expect, it } from 'vitest';
import { SharedEvening } from '../../../src/app/sharing/shared-evening.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { invitationsAt, openBridge } from '../../bridge/evening.ts';
import { ada, bruno, clara } from '../../play/house-scene.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const tab = (): Pick<Storage, 'getItem' | 'setItem'> & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

async function house() {
  const bridge = await openBridge();
  closers.push(bridge.close);
  const invitations = await invitationsAt(bridge.url);
  const random = seededRandom('tabs');
  const come = async (invitation: string, storage: ReturnType<typeof tab>, name = 'Anna'): Promise<SharedEvening> => {
    const options = {
      origin: bridge.url,
      storage,
      chance: () => random.next(),
      name,
      onRefused: () => undefined,
    };
    const shared = await SharedEvening.createAsync(invitation, options);
    closers.push(() => shared.leave());
    return shared;
  };
  return { invitations, come };
}

it('is come back to as the same person from the same tab, and as a new guest from another', async () => {
  const { invitations, come } = await house();
  const storage = tab();
  const first = await come(invitations.player, storage);
  expect(await first.take(ada)).toBeUndefined();
  first.leave();
  expect((await come(invitations.player, storage)).role).toBe('actor:ada');
  const other = await come(invitations.player, tab(), 'Boris');
  expect(other.role).toBeUndefined();
  expect(await other.take(ada)).toMatch(/./);
});

it('is come to by the invitation where the ticket of an earlier time is no longer good', async () => {
  const { invitations, come } = await house();
  const storage = tab();
  storage.kept.set(`proscenium-ticket:${invitations.host}`, JSON.stringify({ token: 'too.old', client: 'abc' }));
  const shared = await come(invitations.host, storage);
  expect(shared.isHost).toBe(true);
  expect(shared.invitations).toBeDefined();
});

it('says why, where an invitation lets nobody in', async () => {
  const { come } = await house();
  await expect(come('no.ticket', tab())).rejects.toMatchObject({ code: 'sharing/no-entry' });
});

it('does not hear whoever is muted, whatever they play and after a reload, until they want to again', async () => {
  const { invitations, come } = await house();
  const storage = tab();
  const [anna, boris] = [await come(invitations.spectator, storage), await come(invitations.player, tab(), 'Boris')];
  /** Boris says it, and it is told to whoever listens, word for word or not. */
  const heard = async (listener: SharedEvening, as: EntityId, text: string): Promise<string> => {
    await boris.take(as);
    const words: string[] = [];
    const ended = new Promise<void>((resolve) => {
      listener.elsewhere.onFact((fact) => {
        if (fact.type === 'word:spoken' && fact.actor === as) words.push(fact.text);
        if (fact.type === 'line:ended' && fact.actor === as && words.length >= text.split(' ').length) resolve();
      });
    });
    boris.elsewhere.submit({ actor: as, player: '', text });
    await ended;
    return words.join(' ');
  };
  expect(await heard(anna, bruno, 'I am a heron.')).toContain('heron');
  anna.mute(bruno, true);
  expect(anna.roles.find(({ actor }) => actor === bruno)).toMatchObject({ isMuted: true });
  expect(await heard(anna, bruno, 'You are a marmot.')).toMatch(/^[… ]+$/);
  anna.leave();
  const again = await come(invitations.spectator, storage);
  expect(await heard(again, clara, 'You are a badger.')).toMatch(/^[… ]+$/);
  again.mute(clara, false);
  expect(await heard(again, clara, 'You are a swallow.')).toContain('swallow');
});
