import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EveningError, hostEvening, joinEvening, type JoinedEvening } from '../../src/bridge/client/index.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { ada, bruno, letter } from '../play/house-scene.ts';
import { openBridge } from './evening.ts';

let house: Awaited<ReturnType<typeof openBridge>>;
const joined: JoinedEvening[] = [];
beforeAll(async () => void (house = await openBridge()));
afterAll(async () => {
  for (const evening of joined) evening.leave();
  await house.close();
});

async function come(invitation: string, name: string): Promise<JoinedEvening> {
  const evening = await joinEvening({ invitation, house: house.url, name });
  joined.push(evening);
  return evening;
}

const told = <T extends Fact['type']>(
  evening: JoinedEvening,
  type: T,
  isIt: (fact: Extract<Fact, { readonly type: T }>) => boolean,
): Promise<Extract<Fact, { readonly type: T }>> =>
  new Promise((resolve) => {
    const stop = evening.onFact((fact) => {
      if (fact.type !== type || !isIt(fact as never)) return;
      stop();
      resolve(fact as never);
    });
  });

describe('an evening with others, from a host’s own program', () => {
  it('is opened, joined by two, shared out, spoken in; one has what the other wanted', async () => {
    const invitations = await hostEvening({ house: `${house.url}/`, scene: 'house', seed: '3' });
    const anna = await come(`${house.url}/?join=${invitations.host}`, 'Anna');
    const boris = await come(invitations.player, 'Boris');
    expect([anna.part, boris.part, boris.invitations]).toEqual(['host', 'player', undefined]);

    // Both want Ada.
    const hears = new Promise<void>((resolve) => boris.onChange(resolve));
    expect(await anna.take(ada)).toEqual({ ok: true, value: undefined });
    await hears;
    expect(boris.roles.find(({ actor }) => actor === ada)).toMatchObject({ player: 'Anna', isAway: false });
    expect(await boris.take(ada)).toMatchObject({
      ok: false,
      error: { code: 'role-taken', message: expect.stringMatching(/./) as string },
    });
    expect(boris.role).toBeUndefined();
    expect(await boris.take(bruno)).toMatchObject({ ok: true });
    expect([anna.role, boris.role]).toEqual([ada, bruno]);
    const scene = await boris.scene();
    expect(scene.entities.some(({ id }) => id === letter)).toBe(true);

    // Both want the same thing.
    const has = told(boris, 'action:ruled', ({ actor, verdict }) => actor === ada && verdict.ok);
    expect(await anna.say('(takes the letter)')).toMatchObject({ ok: true });
    await has;
    const refused = told(boris, 'action:ruled', ({ actor }) => actor === bruno);
    expect(await boris.say('(takes the letter)')).toMatchObject({ ok: true });
    expect((await refused).verdict).toMatchObject({ ok: false, code: 'held-by-other' });

    // What the one gives back the other may have; who looks on asks for nothing.
    expect(await anna.giveBack()).toMatchObject({ ok: true });
    const spectator = await come(invitations.spectator, 'Clara');
    expect(await spectator.take(ada)).toMatchObject({ ok: false, error: { code: 'not-yours-to-ask' } });
    expect(spectator.facts[0]?.type).toBe('play:opened');
    boris.leave();
    expect(await boris.say('Is anybody there?')).toMatchObject({ ok: false, error: { code: 'not-joined' } });
  });

  it.each([
    ['house/address', () => joinEvening({ invitation: 'https://play.example.org/' }), /no \?join=/],
    ['house/address', () => joinEvening({ invitation: 'abc' }), /`house`/],
    ['house/address', () => joinEvening({ invitation: 'abc', house: 'play.example.org' }), /not "play.example.org"/],
    ['house/no-entry', () => joinEvening({ invitation: 'forged', house: house.url }), /./],
    ['house/refused', () => hostEvening({ house: house.url, scene: 'no/such' }), /./],
    ['house/no-answer', () => hostEvening({ house: 'http://127.0.0.1:9', scene: 'house' }), /Nobody answers/],
  ] as const)('says %s where one cannot come in', async (code, comes, message) => {
    const error = await comes().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(EveningError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });

  it('is given up by a signal', async () => {
    const giving = new AbortController();
    const coming = joinEvening({ invitation: 'abc', house: 'http://127.0.0.1:9', signal: giving.signal });
    giving.abort();
    await expect(coming).rejects.toThrow(/abort/i);
  });
});
