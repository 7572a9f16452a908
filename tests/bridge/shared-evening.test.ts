import { afterEach, describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { ada, bruno, dov } from '../play/house-scene.ts';
import { invitationsAt, joinBy, openBridge, until, type Listed } from './evening.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function opened(options: Parameters<typeof openBridge>[0] = {}) {
  const bridge = await openBridge(options);
  closers.push(bridge.close);
  const invitations = await invitationsAt(bridge.url);
  const come = (part: 'player' | 'spectator' | 'host', name: string): Listed => {
    const drama = joinBy(bridge.url, invitations[part], name);
    closers.push(() => drama.dispose());
    return drama;
  };
  return { ...bridge, come };
}

const wordsOf = (drama: Listed): string =>
  drama.play.flatMap((fact) => (fact.type === 'word:spoken' ? [fact.text] : [])).join(' ');

describe('a shared evening', () => {
  it('[SEE1] is told to each as they witness it, in order and without a gap', async () => {
    const { come } = await opened();
    const [anna, boris, carl] = [come('player', 'anna'), come('player', 'boris'), come('spectator', 'carl')];
    expect(await anna.ask({ type: 'role:take', actor: ada })).toMatchObject({ ok: true });
    expect(await boris.ask({ type: 'role:take', actor: dov })).toMatchObject({ ok: true });
    expect(await anna.ask({ type: 'line:say', text: 'Marmalade for everybody!' })).toMatchObject({ ok: true });
    await until(carl, () => wordsOf(carl).includes('everybody!'));
    await until(anna, () => wordsOf(anna).includes('everybody!'));
    // Dov is behind a closed door and hears nothing of it.
    expect(wordsOf(boris)).not.toContain('Marmalade');
    for (const drama of [anna, boris, carl])
      expect(drama.play.map(({ seq }) => seq)).toEqual(drama.play.map((_, at) => at));
    expect(anna.told.view).toBe(ada);
    expect(carl.told.view).toBe('audience');
  });

  it('[JOIN2] keeps a role for whoever comes back soon, and gives it to others when they stay away', async () => {
    // A second of a house whose clock runs twenty times as fast, in a play that nobody gets to the end of.
    const settings = { patienceMs: 1e9, patienceTurns: 1e6, maxTurns: 1e6 };
    const { come } = await opened({ settings, limits: { absentMs: 20_000 } });
    const [anna, boris] = [come('player', 'anna'), come('player', 'boris')];
    await anna.ask({ type: 'role:take', actor: ada });
    await until(boris, () => boris.play.some(({ type }) => type === 'role:taken'));
    anna.dispose();
    expect(await boris.ask({ type: 'role:take', actor: ada })).toMatchObject({ refusal: { code: 'role-taken' } });
    await until(boris, () => boris.play.some(({ type }) => type === 'role:released'));
    const answer = await boris.ask({ type: 'role:take', actor: ada });
    expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true });
  });

  it('[ASK8] tells who sees it where somebody walks, and lets nobody walk through a closed door', async () => {
    const { come } = await opened();
    const [anna, carl] = [come('player', 'anna'), come('spectator', 'carl')];
    const [boris, dora] = [come('player', 'boris'), come('player', 'dora')];
    await anna.ask({ type: 'role:take', actor: ada });
    // One in the same place, one behind the door.
    await boris.ask({ type: 'role:take', actor: bruno });
    await dora.ask({ type: 'role:take', actor: dov });
    const walk = (place: string, x: number) =>
      anna.ask({ type: 'body:stand', place: entityId(place), x, y: 0, z: 1, yaw: 0.5 });
    expect(await walk('place:hall', 1.25)).toMatchObject({ ok: true });
    const steps = (drama: Listed) => drama.play.flatMap((fact) => (fact.type === 'body:moved' ? [fact] : []));
    await until(carl, () => steps(carl).length > 0);
    expect(steps(carl)[0]).toMatchObject({ actor: ada, x: 1.25, z: 1, yaw: 0.5 });
    // The door to the kitchen is closed, and nobody walks into what is no place.
    await walk('place:kitchen', 7);
    await walk('prop:door', 8);
    await walk('place:hall', 2.5);
    await until(carl, () => steps(carl).some(({ x }) => x === 2.5));
    expect(steps(carl).map(({ x }) => x)).toEqual([1.25, 2.5]);
    await until(boris, () => steps(boris).some(({ x }) => x === 2.5));
    expect(steps(boris).map(({ actor, x }) => [actor, x])).toEqual([
      [ada, 1.25],
      [ada, 2.5],
    ]);
    await dora.ask({ type: 'line:stop' });
    expect([...steps(dora), ...steps(anna)]).toEqual([]);
  });

  it('[ASK1] refuses with a code what cannot be taken', async () => {
    const { come } = await opened();
    const [anna, carl] = [come('player', 'anna'), come('spectator', 'carl')];
    const codes = async (drama: Listed, want: Parameters<Listed['ask']>[0]) => {
      const answer = await drama.ask(want);
      return answer.ok ? 'ok' : answer.refusal.code;
    };
    expect(await codes(anna, { type: 'line:say', text: 'Hello.' })).toBe('no-role');
    expect(await codes(anna, { type: 'role:take', actor: entityId('actor:nobody') })).toBe('no-such-role');
    expect(await codes(carl, { type: 'role:take', actor: ada })).toBe('not-yours-to-ask');
    expect(await codes(anna, { type: 'host:end' })).toBe('not-yours-to-ask');
    expect(await codes(anna, { type: 'role:take', actor: ada })).toBe('ok');
    expect(await codes(come('player', 'bela'), { type: 'role:take', actor: ada })).toBe('role-taken');
  });
});
