import { afterEach, describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { BoxOffice } from '../../src/bridge/server/box-office.ts';
import { usualPolicy } from '../../src/bridge/server/seemly.ts';
import { ada } from '../play/house-scene.ts';
import { invitationsAt, joinBy, openBridge } from './evening.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function opened(options: Parameters<typeof openBridge>[0] = {}) {
  const bridge = await openBridge(options);
  closers.push(bridge.close);
  return { ...bridge, invitations: await invitationsAt(bridge.url) };
}

describe('whoever means harm', () => {
  it('[JOIN2] does not come in with a ticket that is forged, changed, old or for another evening', async () => {
    let now = 1_000_000;
    const entry = new BoxOffice(
      () => 'ours',
      () => now,
    );
    const token = entry.write('one', 'player', 1000, 'anna#1');
    expect(entry.read(token)).toMatchObject({ session: 'one', part: 'player', player: 'anna#1' });
    const [body = '', signature = ''] = token.split('.');
    const asHost = Buffer.from(JSON.stringify({ ...entry.read(token), part: 'host' })).toString('base64url');
    for (const forged of [
      `${asHost}.${signature}`,
      `${body}.${signature.slice(0, -2)}`,
      `${body}.`,
      body,
      `${token}.${token}`,
      new BoxOffice(
        () => 'theirs',
        () => now,
      ).write('one', 'host', 1e9),
    ])
      expect(entry.read(forged)).toBeUndefined();
    now += 2000;
    expect(entry.read(token)).toBeUndefined();
  });

  it('[JOIN4] is not let in from another origin, and not heard when a message is too large', async () => {
    const { url } = await opened({ isWelcome: (origin) => origin !== 'http://evil.example' });
    const refused = io(url, {
      path: '/bridge',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin: 'http://evil.example' },
    });
    closers.push(() => refused.disconnect());
    await new Promise<void>((resolve) => refused.once('connect_error', () => resolve()));
    const large = io(url, { path: '/bridge', transports: ['websocket'], forceNew: true, reconnection: false });
    closers.push(() => large.disconnect());
    await new Promise<void>((resolve) => large.once('connect', () => resolve()));
    const cut = new Promise<void>((resolve) => large.once('disconnect', () => resolve()));
    large.emit('ask:submit', { text: 'x'.repeat(20_000) });
    await cut;
  });

  it('[ASK6] is told to wait when they ask too much', async () => {
    const { url, invitations } = await opened({ limits: { asksAPlayer: { atOnce: 3, aSecond: 0 } } });
    const eager = joinBy(url, invitations.player, 'eager');
    closers.push(() => eager.dispose());
    const answers = [];
    for (let at = 0; at < 5; at++) answers.push(await eager.ask({ type: 'role:take', actor: ada }));
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))).toEqual([
      'ok',
      'ok',
      'ok',
      'too-many',
      'too-many',
    ]);
  });

  it('[ASK7] says no slur and gives away nobody’s address', () => {
    const slur = ['g', 'o', 'o', 'k'].join('');
    for (const said of [
      `You ${slur}!`,
      `you ${slur.toUpperCase()}s`,
      `g.o.o.k you`,
      'you g00k',
      `you ${slur.replace('o', 'о')}`,
    ])
      expect(usualPolicy(said), said).toHaveProperty('refused');
    expect(usualPolicy('Write to ann.smith@mail.example.org or +44 20 7946 0958.')).toEqual({
      text: 'Write to … or ….',
    });
    for (const said of ['A book and a cook.', 'Twelve of the clock, in 1602.', 'To be, or not to be.'])
      expect(usualPolicy(said)).toEqual({ text: said });
  });
});
