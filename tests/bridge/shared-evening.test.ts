import { afterEach, describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { invitationsAt, joinBy, openBridge, until, type Listed } from './evening.ts';

const [ada, dov] = [entityId('actor:ada'), entityId('actor:dov')];
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function opened() {
  const bridge = await openBridge();
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
