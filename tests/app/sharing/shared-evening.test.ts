import { afterEach, expect, it } from 'vitest';
import { SharedEvening } from '../../../src/app/sharing/shared-evening.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { invitationsAt, openBridge } from '../../bridge/evening.ts';

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
  expect(await first.take(entityId('actor:ada'))).toBeUndefined();
  first.leave();
  expect((await come(invitations.player, storage)).role).toBe('actor:ada');
  const other = await come(invitations.player, tab(), 'Boris');
  expect(other.role).toBeUndefined();
  expect(await other.take(entityId('actor:ada'))).toMatch(/./);
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
