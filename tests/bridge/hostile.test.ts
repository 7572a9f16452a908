import { afterEach, describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { BoxOffice } from '../../src/bridge/server/box-office.ts';
import { usualPolicy } from '../../src/bridge/server/seemly.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { howMany } from '../how-much.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { invitationsAt, joinBy, openBridge } from './evening.ts';
import { hostileFrame } from './hostile-frames.ts';

const frames = howMany('FRAMES', 1000, 100_000);
const plenty = { atOnce: 1e9, aSecond: 1e9 };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function opened(options: Parameters<typeof openBridge>[0] = {}) {
  const bridge = await openBridge(options);
  closers.push(bridge.close);
  return { ...bridge, invitations: await invitationsAt(bridge.url) };
}

interface Said {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}

describe('whoever means harm', () => {
  it('[ASK6] breaks nothing and changes nothing with what nobody understands', async () => {
    const limits = { messagesASocket: plenty, asksAPlayer: plenty, joinsAnAddress: plenty, eveningsAnAddress: plenty };
    const { url, bridge, invitations } = await opened({
      limits,
      settings: { patienceMs: 1e9, patienceTurns: 1e6, maxTurns: 1e6 },
    });
    const good = joinBy(url, invitations.player, 'good');
    closers.push(() => good.dispose());
    expect(await good.ask({ type: 'role:take', actor: ada })).toMatchObject({ ok: true });
    const socket = io(url, { path: '/bridge', transports: ['websocket'], forceNew: true });
    closers.push(() => socket.disconnect());
    // A house that cuts somebody does not want them back at once; these come all the same.
    let isOver = false;
    closers.push(() => (isOver = true));
    socket.on('disconnect', () => !isOver && socket.connect());
    socket.on('facts:told', (_telling: unknown, got: () => void) => got());
    const messages = [
      { version: 1, token: invitations.player, client: 'x', cursor: { epoch: 0, view: 'audience', next: 0 } },
      { number: 1, epoch: 0, want: { type: 'line:say', text: 'Hello.', to: bruno } },
      { number: 2, epoch: 0, want: { type: 'deed:do', deeds: [{ verb: 'take', object: 'prop:letter' }] } },
      { number: 3, epoch: 0, want: { type: 'host:remove', actor: ada } },
    ];
    const random = seededRandom(process.env['SEED'] ?? 'hostile');
    const isMeasured = frames > 1000;
    const [alone, besides] = [[] as number[], [] as number[]];
    const askedIn = async (times: number[]): Promise<void> => {
      const began = performance.now();
      await good.ask({ type: 'line:stop' });
      times.push(performance.now() - began);
    };
    if (isMeasured) for (let count = 0; count < 300; count++) await askedIn(alone);
    const codes = new Map<string, number>();
    for (let sent = 0; sent < frames; sent += 100) {
      const batch = Array.from({ length: 100 }, (): Promise<Said> => {
        const event =
          ['session:join', 'ask:submit', 'ask:submit', 'facts:told', 'no:such'][Math.floor(random.next() * 5)] ?? '';
        const frame = hostileFrame(random, messages);
        if (event === 'facts:told' || event === 'no:such') {
          socket.emit(event, frame);
          return Promise.resolve({ ok: false });
        }
        const asked = socket.timeout(60_000).emitWithAck(event, frame) as Promise<Said>;
        // Whoever is cut comes again.
        return asked.catch((): Said => ({ ok: false, refusal: { code: 'cut' } }));
      });
      if (isMeasured) await askedIn(besides);
      for (const answer of await Promise.all(batch)) {
        const code = answer.ok ? 'ok' : (answer.refusal?.code ?? 'silent');
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    expect(codes.get('not-understood')).toBeGreaterThan(frames / 4);
    expect(codes.get('failed') ?? 0).toBe(0);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const p99 = (times: number[]): number =>
      Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
    if (isMeasured)
      console.log(
        JSON.stringify({ frames, p99AloneMs: p99(alone), p99BesidesMs: p99(besides), ...Object.fromEntries(codes) }),
      );
    // Others play on, and nobody has what they did not take.
    expect(await good.ask({ type: 'line:say', text: 'Still here.' })).toMatchObject({ ok: true });
    expect(bridge.theatre.open.sessions).toBe(1);
    expect(good.play.some((fact) => fact.type === 'play:ended' || fact.type === 'role:released')).toBe(false);
  });

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
