import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { bringEvening } from '../../src/bridge/client/socket-connect.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { SimulatedClock, systemClock } from '../../src/kit/clock.ts';
import { hashJson } from '../../src/kit/hash.ts';
import type { Brought } from '../../src/protocol/messages.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { houseWith, lastPoint } from '../check/checked-house.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { houseScene, invitationsAt, joinBy, openBridge, until, type Listed } from './evening.ts';

const [ada, bruno] = [entityId('actor:ada'), entityId('actor:bruno')];
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function house(options: Parameters<typeof openBridge>[0] = {}) {
  // Slowly enough that it is not over before a busy machine has asked what it wants to.
  const bridge = await openBridge({ clock: (startMs) => systemClock({ startMs, pace: 4 }), ...options });
  closers.push(bridge.close);
  return bridge.url;
}

function come(url: string, token: string, name: string): Listed {
  const drama = joinBy(url, token, name);
  closers.push(() => drama.dispose());
  return drama;
}

const packed = (brought: unknown): string => gzipSync(JSON.stringify(brought)).toString('base64');

/** An evening somebody began by themselves, as Ada. */
async function begunAlone(scene = houseScene): Promise<readonly Fact[]> {
  const clock = new SimulatedClock();
  const facts: Fact[] = [];
  const performance = Performance.open(scene, { clock });
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  performance.takeRole(ada, 'player');
  performance.submit({ actor: ada, player: 'player', text: 'Marmalade was my first word.' });
  await clock.advance(6000);
  performance.dispose();
  return facts;
}

function broughtFrom([first, ...others]: readonly Fact[]): Brought {
  const { scene: _, ...opening } = first as Fact & { readonly scene: unknown };
  return { scene: 'house', hash: hashJson(houseScene), facts: [opening, ...others] };
}

/** Somebody's own play, which no house has: with it, what was played of it. */
const made = sceneFrom(houseWith({ 'blueprint.title': 'Marmalade' }));
async function broughtMade(): Promise<Brought> {
  const { hash: _, ...brought } = broughtFrom(await begunAlone(made));
  return { ...brought, scene: 'made', play: made };
}

const answerTo = async (url: string, what: unknown): Promise<string> => {
  const opened = await bringEvening(url, packed(what));
  return opened.ok ? 'taken' : opened.refusal.code;
};

const wordsOf = (drama: Listed): string =>
  drama.play.flatMap((fact) => (fact.type === 'word:spoken' ? [fact.text] : [])).join(' ');

describe('an evening that was begun alone', () => {
  it('[BRING1] goes on in a house where it stood, and whoever played takes their part again', async () => {
    const url = await house();
    const facts = await begunAlone();
    const opened = await bringEvening(url, packed(broughtFrom(facts)));
    if (!opened.ok) throw new Error(opened.refusal.message);
    const anna = come(url, opened.invitations.host, 'anna');
    expect(await anna.ask({ type: 'role:take', actor: ada })).toMatchObject({ ok: true });
    expect(await anna.ask({ type: 'line:say', text: 'And honey will be my last.' })).toMatchObject({ ok: true });
    const carl = come(url, opened.invitations.spectator, 'carl');
    await until(carl, () => wordsOf(carl).includes('last.'));
    expect(wordsOf(carl), 'what was said before anybody came').toContain('Marmalade');
    const turns = carl.play.filter(({ type }) => type === 'play:opened');
    expect(turns).toHaveLength(1);
  });

  it('[BRING2] is not taken where it is of another play, out of order, no evening at all, or not fit to be told', async () => {
    const url = await house();
    const facts = await begunAlone();
    const brought = broughtFrom(facts);
    expect(await answerTo(url, { ...brought, hash: 'another' })).toBe('not-understood');
    expect(await answerTo(url, { ...brought, facts: [...brought.facts].reverse() })).toBe('not-understood');
    expect(await answerTo(url, { ...brought, facts: [...brought.facts, { seq: 1e6 }] })).toBe('not-understood');
    expect(await answerTo(url, 'nothing')).toBe('not-understood');
    const opened = await bringEvening(url, 'AAAA');
    expect(opened.ok ? 'taken' : opened.refusal.code).toBe('not-understood');
  });
});

describe('a play that no house has', () => {
  it('[BRING3] is brought along by whoever made it, joined by link, and still there after a restart', async () => {
    const store = memoryStore();
    const options = { store: async () => store, scenes: async () => undefined };
    const first = await openBridge(options);
    const opened = await bringEvening(first.url, packed(await broughtMade()));
    if (!opened.ok) throw new Error(opened.refusal.message);
    const carl = joinBy(first.url, opened.invitations.player, 'carl');
    await until(carl, () => carl.standing === 'here' && wordsOf(carl).includes('Marmalade'));
    expect(carl.welcome?.title).toBe('Marmalade');
    carl.dispose();
    await first.close();

    const url = await house(options);
    const later = come(url, opened.invitations.player, 'dora');
    expect(await later.ask({ type: 'role:take', actor: ada })).toMatchObject({ ok: true });
    await until(later, () => wordsOf(later).includes('Marmalade'));
    // One of which nothing has been played yet.
    expect(await answerTo(url, { scene: 'made', play: made, facts: [], seed: '7' })).toBe('taken');
  });

  it('[BRING3] is not taken where it is unsound, too large, not fit to be said, or where the house gives its own only', async () => {
    const brought = { ...(await broughtMade()), facts: [] };
    const plenty = { eveningsAnAddress: { atOnce: 10, aSecond: 0 } };
    const [url, strict] = [await house({ limits: plenty }), await house({ takesPlays: false })];
    const withPlay = (values: Readonly<Record<string, unknown>>) =>
      answerTo(url, { ...brought, play: houseWith(values) });
    const slur = ['g', 'o', 'o', 'k'].join('');
    expect(await withPlay({ 'entities.0.exits.0.to': 'place:nowhere' })).toBe('not-understood');
    expect(await withPlay({ [`${lastPoint}.enters`]: undefined }), 'somebody never enters').toBe('not-understood');
    expect(await withPlay({ 'blueprint.about': `A ${slur}.` })).toBe('unseemly');
    expect(await withPlay({ 'blueprint.about': 'x'.repeat(600_000) })).toBe('too-large');
    expect(await answerTo(strict, brought)).toBe('not-yours-to-ask');
    expect(await withPlay({})).toBe('taken');
  });
});

describe('a host', () => {
  it('[HOST1] holds an evening for everybody, also for whoever comes later, and lets it go on', async () => {
    const url = await house();
    const { host, spectator } = await invitationsAt(url);
    const [anna, carl] = [come(url, host, 'anna'), come(url, spectator, 'carl')];
    const told = (drama: Listed, held: boolean) =>
      new Promise<void>((resolve) => {
        if (drama.stands.held === held) return resolve();
        const stop = drama.onStands((stands) => {
          if (stands.held !== held) return;
          stop();
          resolve();
        });
      });
    expect(await anna.ask({ type: 'host:pause', paused: true })).toMatchObject({ ok: true });
    await told(carl, true);
    await told(come(url, spectator, 'dora'), true);
    await anna.ask({ type: 'host:pause', paused: false });
    await told(carl, false);
    expect(carl.stands.watching).toBeGreaterThan(0);
  });

  it('[HOST2] helps what stands still along, and has somebody leave for good', async () => {
    const url = await house();
    const { host, player } = await invitationsAt(url);
    const [anna, boris] = [come(url, host, 'anna'), come(url, player, 'boris')];
    // Held, it is not over before all of this has been asked.
    expect(await anna.ask({ type: 'host:pause', paused: true })).toMatchObject({ ok: true });
    expect(await boris.ask({ type: 'host:advance' })).toMatchObject({ refusal: { code: 'not-yours-to-ask' } });
    expect(await anna.ask({ type: 'host:advance' })).toMatchObject({ ok: true });
    await boris.ask({ type: 'role:take', actor: ada });
    expect(await anna.ask({ type: 'host:remove', actor: ada })).toMatchObject({ ok: true });
    await until(boris, () => boris.standing === 'refused');
    expect(boris.refusal?.code).toBe('no-entry');
    expect(await anna.ask({ type: 'role:take', actor: ada })).toMatchObject({ ok: true });
  });
});

describe('somebody who has had enough of somebody', () => {
  it('[HOST3] tells whoever runs the house, who finds their last lines; of a role nobody plays there is nothing to report', async () => {
    const notes: Readonly<Record<string, unknown>>[] = [];
    const { url, close } = await openBridge({
      note: (event, about) => event === 'player:reported' && notes.push(about),
    });
    closers.push(close);
    const { player, spectator } = await invitationsAt(url);
    const [boris, carl] = [come(url, player, 'boris'), come(url, spectator, 'carl')];
    const report = { type: 'player:report', actor: ada, why: 'rude' } as const;
    expect(await carl.ask(report)).toMatchObject({ refusal: { code: 'no-such-role' } });
    await boris.ask({ type: 'role:take', actor: ada });
    await boris.ask({ type: 'line:say', text: 'You are a marmot.' });
    await until(carl, () => wordsOf(carl).includes('marmot.'));
    expect(await carl.ask(report)).toMatchObject({ ok: true });
    expect(notes).toMatchObject([{ actor: ada, why: 'rude' }]);
    expect(notes[0]?.['by']).toMatch(/^carl#/);
    expect(notes[0]?.['player']).toMatch(/^boris#/);
    expect(notes[0]?.['said']).toContain('You are a marmot.');
  });
});

describe('somebody’s own voice', () => {
  it('[VOICE1] [VOICE2] is passed between two who both want it, by their roles, and off when they leave', async () => {
    const url = await house();
    const { player, spectator } = await invitationsAt(url);
    const [anna, boris, carl] = [come(url, player, 'anna'), come(url, player, 'boris'), come(url, spectator, 'carl')];
    await anna.ask({ type: 'role:take', actor: ada });
    await boris.ask({ type: 'role:take', actor: bruno });
    expect(await carl.ask({ type: 'voice:turn', on: true })).toMatchObject({ refusal: { code: 'not-yours-to-ask' } });
    const got: string[] = [];
    for (const each of [anna, boris, carl])
      each.onSignal((from, { text }) => got.push(`${each === boris ? 'boris' : 'another'} from ${from}: ${text}`));
    const call = (text: string) => anna.signal({ to: bruno, kind: 'offer', text });
    call('before anybody wants it');
    await anna.ask({ type: 'voice:turn', on: true });
    call('before Boris wants it');
    await boris.ask({ type: 'voice:turn', on: true });
    call('now');
    await anna.ask({ type: 'line:stop' });
    await boris.ask({ type: 'line:stop' });
    expect(got).toEqual([`boris from ${ada}: now`]);
    expect(boris.stands.voices).toEqual([ada, bruno]);
    const isAlone = new Promise<void>((resolve) => {
      boris.onStands(({ voices }) => voices.length === 1 && resolve());
    });
    anna.dispose();
    await isAlone;
    expect(boris.stands.voices).toEqual([bruno]);
  });
});
