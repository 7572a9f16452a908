import { fork, type ChildProcess } from 'node:child_process';
import { io, type Socket } from 'socket.io-client';
import { openEvening } from '../../src/bridge/client/socket-connect.ts';
import { protocolVersion, type AskAnswer, type Want } from '../../src/protocol/messages.ts';
import { invitationsAt } from '../bridge/evening.ts';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import { builtProgram } from '../machine/program.ts';
import { ada, bruno, clara, dov, hall } from '../play/house-scene.ts';
import { round, type Measure } from './stopwatch.ts';

/** `CLIENTS=500,1000,2000 npm run bench -- bridge` for more. */
const crowds = (process.env['CLIENTS'] ?? '500').split(',').map(Number);
const asksASecondAClient = 0.5;
const seconds = Number(process.env['SECONDS'] ?? 10);
/** `PARTS=memory` for one of them. */
const parts = (process.env['PARTS'] ?? 'memory,postgres,space').split(',');
/** Of each shipped play. */
const evenings = 10;
const roles = [ada, bruno, clara, dov];
/** Four who play and one who watches. */
const seatsAnEvening = roles.length + 1;

interface Guest {
  readonly socket: Socket;
  readonly role: number;
  number: number;
}

interface Used {
  /** Of a core, until it was asked and from when it had answered. */
  readonly untilMs: number;
  readonly fromMs: number;
  readonly rssMb: number;
  /** What could not be thrown away. */
  readonly heldMb: number;
}

/** How fast asks are acknowledged while evenings are played, beside the same traffic through socket.io alone. */
export async function* bridgeBench(): AsyncGenerator<Measure> {
  for (const clients of parts.includes('memory') || parts.includes('postgres') ? crowds : []) {
    const bare = await load('bare', clients);
    const ours = await load('bridge', clients, '', bare.busy.p99);
    yield* measures('in memory', clients, ours, bare);
    const programs = parts.includes('postgres') ? findPostgres() : undefined;
    if (programs === undefined || clients > 500) continue;
    const postgres = await startPostgres(programs);
    yield* measures('on Postgres', clients, await load('bridge', clients, postgres.url, bare.busy.p99), bare);
    await postgres.stop();
  }
  for (const play of parts.includes('space') ? ['elsinore', 'baker-street', 'midnight-cafe'] : [])
    yield* watchedInSpace(play);
}

/** What an evening of a shipped play costs that one person looks at, on a stage in space: nobody asks for anything. */
async function* watchedInSpace(play: string): AsyncGenerator<Measure> {
  const { child, url } = await started('space');
  const heard = { told: 0 };
  const guests: Guest[] = [];
  const open = async (): Promise<void> => {
    const opened = await openEvening(url, { version: protocolVersion, scene: play, seed: String(guests.length) });
    if (!opened.ok) throw new Error(opened.refusal.message);
    guests.push(await come(url, opened.invitations.spectator, roles.length, heard));
  };
  // The first one has the play laid out.
  await open();
  const empty = await used(child);
  while (guests.length <= evenings) await open();
  const before = await used(child);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const after = await used(child);
  end(guests, child);
  const of = `${play} in space, one person looking on, ${evenings} at once`;
  yield {
    measure: `opening an evening, ${of}`,
    value: round((before.untilMs - empty.fromMs) / evenings),
    unit: 'ms of a core',
  };
  yield {
    measure: `processor, an evening, ${of}`,
    value: round(((after.untilMs - before.fromMs) / (seconds * 1000) / (evenings + 1)) * 100),
    unit: 'percent of a core',
  };
  yield {
    measure: `memory held, an evening, ${of}`,
    value: round((before.heldMb - empty.heldMb) / evenings),
    unit: 'MB',
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

function* measures(where: string, clients: number, ours: Loaded, bare: Loaded): Generator<Measure> {
  const sessions = Math.ceil(clients / seatsAnEvening);
  const of = `${clients} people at ${sessions} evenings ${where}`;
  const beside = (value: number, baseline: number) => ({
    value: round(value),
    baseline: round(baseline),
    ratio: round(value / baseline),
  });
  yield {
    measure: `ask → acknowledged, p50, ${of}, ${clients * asksASecondAClient} asks a second`,
    unit: 'ms',
    ...beside(ours.calm.p50, bare.calm.p50),
  };
  yield { measure: `ask → acknowledged, p99, ${of}`, unit: 'ms', ...beside(ours.calm.p99, bare.calm.p99) };
  yield {
    measure: `asks acknowledged a second, everybody asking all the time, ${of}`,
    unit: `a second, at a p99 of ${round(ours.busy.p99)} ms (bare ${round(bare.busy.p99)})`,
    ...beside(ours.busy.aSecond, bare.busy.aSecond),
  };
  yield {
    measure: `asks acknowledged a second no later than bare socket.io does, ${of}`,
    unit: `a second, ${ours.prompt.askers} of ${roles.length} asking all the time, at a p99 of ${round(ours.prompt.p99)} ms (bare ${round(bare.busy.p99)})`,
    ...beside(ours.prompt.aSecond, bare.busy.aSecond),
  };
  yield {
    measure: `facts told a second, everybody asking all the time, ${of}`,
    unit: 'a second (bare: passed on to the others)',
    ...beside(ours.busy.toldASecond, bare.busy.toldASecond),
  };
  yield {
    measure: `processor, an ask and what it tells, everybody asking all the time, ${of}`,
    unit: 'µs of a core',
    ...beside(ours.busy.cpuMicros, bare.busy.cpuMicros),
  };
  yield {
    measure: `facts told a second, ${of}`,
    unit: 'a second (bare: passed on, words one by one as well)',
    ...beside(ours.calm.told, bare.calm.told),
  };
  yield {
    measure: `asks acknowledged in a second of a core, everybody asking all the time, ${of}`,
    unit: 'a second of a core',
    ...beside(1e6 / ours.busy.cpuMicros, 1e6 / bare.busy.cpuMicros),
  };
  const percent = (ours.calm.cpuMs / (seconds * 1000) / sessions) * 100;
  yield { measure: `processor, an evening, ${of}`, value: round(percent), unit: 'percent of a core' };
  yield { measure: `memory, an evening, ${of}`, value: round(ours.rssMb / sessions), unit: 'MB' };
}

async function started(kind: 'bare' | 'bridge' | 'space', database = '') {
  const program = await builtProgram('tests/bench/bridge-house.ts');
  const child = fork(program, [kind, database], { stdio: 'inherit', execArgv: ['--expose-gc'] });
  return { child, ...(await said<{ url: string }>(child)) };
}

function end(guests: readonly Guest[], child: ChildProcess): void {
  for (const { socket } of guests) socket.disconnect();
  child.kill('SIGKILL');
}

async function load(kind: 'bare' | 'bridge', clients: number, database = '', p99 = Infinity) {
  const { child, url } = await started(kind, database);
  const empty = await used(child);
  const guests: Guest[] = [];
  const heard = { told: 0 };
  for (let evening = 0; guests.length < clients; evening++) {
    const { player } = kind === 'bare' ? { player: `room ${evening}` } : await invitationsAt(url);
    const seats = Math.min(seatsAnEvening, clients - guests.length);
    guests.push(...(await Promise.all(Array.from({ length: seats }, (_, role) => come(url, player, role, heard)))));
  }
  // A house has been open for a while before it is full: what runs for the first time is not what is measured.
  await allTheTime(guests, heard);
  await steadily(guests, kind, seconds / 2);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const before = await used(child);
  const began = heard.told;
  const calm = await steadily(guests, kind, seconds);
  const toldCalmly = heard.told - began;
  const after = await used(child);
  const busy = await allTheTime(guests, heard);
  const spent = await used(child);
  const prompt = await asPrompt(guests, heard, busy, p99);
  end(guests, child);
  return {
    calm: { ...calm, cpuMs: after.untilMs - before.fromMs, told: toldCalmly / seconds },
    busy: { ...busy, cpuMicros: ((spent.untilMs - after.fromMs) * 1000) / busy.asks },
    prompt,
    rssMb: after.rssMb - empty.rssMb,
  };
}

async function come(url: string, token: string, role: number, heard: { told: number }): Promise<Guest> {
  const socket = io(url, { path: '/bridge', transports: ['websocket'], forceNew: true, reconnection: false });
  // From the first on: whoever does not say that they have got it is cut after a while.
  socket.on('facts:told', (telling: { readonly facts?: readonly unknown[] }, got?: () => void) => {
    heard.told += telling.facts?.length ?? 1;
    got?.();
  });
  const client = Math.random().toString(36).slice(2);
  await socket.emitWithAck('session:join', { version: protocolVersion, token, client, name: 'bench' });
  const guest: Guest = { socket, role, number: 0 };
  const actor = roles[role];
  if (actor !== undefined) await ask(guest, { type: 'role:take', actor });
  return guest;
}

/** How long it took, in ms. Whoever still speaks may be told so; anything else that is refused is no load at all. */
async function ask(guest: Guest, want: Want): Promise<number> {
  const began = performance.now();
  const number = ++guest.number;
  const answer = (await guest.socket.emitWithAck('ask:submit', { number, epoch: 0, want })) as AskAnswer;
  if (!answer.ok && answer.refusal.code !== 'still-speaking')
    throw new Error(`${want.type} was refused: ${answer.refusal.message}`);
  return performance.now() - began;
}

/** A step somewhere else each time: taken, kept and told to whoever sees it, as bare socket.io tells it to the others. */
const stepOf = ({ number }: Guest): Want => ({
  type: 'body:stand',
  place: hall,
  x: (number % 50) / 10,
  y: 0,
  z: 1,
  yaw: 0,
});

/** Mostly somebody walks; one ask in four is a line, and no two lines are the same. */
const wantOf = (guest: Guest): Want =>
  guest.number % 4 === 3
    ? { type: 'line:say', text: `I have ${++lines} things to say, and this is about how long each is.` }
    : stepOf(guest);
let lines = 0;

async function steadily(guests: readonly Guest[], kind: string, forSeconds: number) {
  const players = guests.filter(({ role }) => role < roles.length || kind === 'bare');
  const perTick = (guests.length * asksASecondAClient) / 50;
  const waits: Promise<number>[] = [];
  let due = 0;
  let next = 0;
  const began = performance.now();
  while (performance.now() - began < forSeconds * 1000) {
    for (due += perTick; due >= 1; due--) {
      const guest = players[next++ % players.length];
      if (guest) waits.push(ask(guest, wantOf(guest)));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return percentiles(await Promise.all(waits));
}

/** As many of each evening asking all the time as are answered as soon as that; one, if need be. */
async function asPrompt(guests: readonly Guest[], heard: { told: number }, all: Busy, p99: number) {
  let [busy, askers] = [all, roles.length];
  while (busy.p99 > p99 && askers > 1) busy = await allTheTime(guests, heard, --askers);
  return { ...busy, askers };
}

type Busy = Awaited<ReturnType<typeof allTheTime>>;

async function allTheTime(guests: readonly Guest[], heard: { told: number }, askers = roles.length) {
  const players = guests.filter(({ role }) => role < askers);
  const told = heard.told;
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    players.map(async (guest) => {
      while (performance.now() - began < (seconds * 1000) / 2) times.push(await ask(guest, stepOf(guest)));
    }),
  );
  const tookSeconds = (performance.now() - began) / 1000;
  return {
    ...percentiles(times),
    asks: times.length,
    aSecond: times.length / tookSeconds,
    toldASecond: (heard.told - told) / tookSeconds,
  };
}

function percentiles(times: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[sorted.length >> 1] ?? NaN, p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
}

const said = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve) => child.once('message', (message) => resolve(message as T)));

function used(child: ChildProcess): Promise<Used> {
  const answer = said<Used>(child);
  child.send('used');
  return answer;
}
