import { randomBytes } from 'node:crypto';
import { RemoteDrama } from '../bridge/client/remote-drama.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { systemClock } from '../kit/clock.ts';
import { audience, protocolVersion, type Want } from '../protocol/messages.ts';
import { nameOf, type Play } from '../play/play.ts';
import { toldPlay } from '../play/told-play.ts';
import { mostCharacters } from './adjudicate-line.ts';
import { badInput, CommandFailure, defineCommand, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { describeView, tellPerceived } from './perceived.ts';
import { withParts } from './server-parts.ts';

export const joinCommand = defineCommand({
  name: 'join',
  summary: 'join an evening that several share, in the terminal',
  usage: 'join LINK [--name NAME] [--as ACTOR] [--scene SCENE] [--facts]',
  details: `LINK is an invitation: http://house.example:5173/?join=… With --scene it is the address of a house
(\`proscenium serve\`), where an evening is opened first; its invitations are printed.

Type what your character says, with (deeds) in round brackets. :roles lists the parts, :as NAME takes one, :look tells what
is to be seen, :leave gives the role back, :quit goes. A connection that breaks comes back by itself, and nothing is missed.
--facts prints every fact as a line of JSON in place of telling it.`,
  positionals: [{ name: 'LINK', summary: 'an invitation, or with --scene the address of a house', required: true }],
  options: {
    name: { kind: 'text', value: 'NAME', summary: 'what the others call you', default: 'guest' },
    as: { kind: 'text', value: 'ACTOR', summary: 'which part to take, by id or name; without, you watch' },
    scene: { kind: 'text', value: 'SCENE', summary: 'open an evening of this play first' },
    facts: { kind: 'flag', summary: 'facts as JSON lines' },
  },
  async run({ options, positionals }, io) {
    const { origin, token } = await invitationFrom(positionals[0] ?? '', options.scene, io);
    const { socketConnect } = await sockets();
    const drama = new RemoteDrama<Play | undefined>({
      connect: socketConnect(origin),
      token,
      name: options.name,
      client: randomBytes(9).toString('base64url'),
      clock: systemClock(),
      random: { next: () => randomBytes(4).readUInt32BE() / 2 ** 32 },
      follower: toldPlay,
    });
    let out = Promise.resolve();
    const say = (text: string) => (out = out.then(() => io.stdout.write(text)));
    drama.onFact((fact, play) => {
      if (options.facts) void say(`${JSON.stringify(fact)}\n`);
      else if (play) void say(tellPerceived(fact, play, roleIn(drama.told.view)));
    });
    try {
      await standing(drama);
      if (options.as !== undefined) await takePart(drama, options.as, say);
      await Promise.race([typed(drama, io, say), ended(drama)]);
    } finally {
      drama.dispose();
      await out;
    }
    return ExitCode.done;
  },
});

const sockets = () =>
  withParts('join an evening', ['socket.io-client'], () => import('../bridge/client/socket-connect.ts'));

type Remote = RemoteDrama<Play | undefined>;
type Say = (text: string) => Promise<void>;

async function invitationFrom(link: string, scene: string | undefined, io: CommandIo) {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw badInput(`${JSON.stringify(link)} is no address`);
  const { origin } = url;
  if (scene === undefined) {
    const token = url.searchParams.get('join');
    if (!token) throw badInput('this link is no invitation: it has no ?join=…; with --scene an evening is opened');
    return { origin, token };
  }
  const { openEvening } = await sockets();
  const opened = await openEvening(origin, { version: protocolVersion, scene });
  if (!opened.ok) throw new CommandFailure(ExitCode.failed, opened.refusal.message);
  for (const [part, token] of Object.entries(opened.invitations)) {
    await io.stderr.write(`proscenium: as ${part}: ${origin}/?join=${token}\n`);
  }
  return { origin, token: opened.invitations.host };
}

function standing(drama: Remote): Promise<void> {
  return new Promise((resolve, reject) => {
    drama.onStanding((how) => {
      if (how === 'here') resolve();
      const { message = 'You may not come in.' } = drama.refusal ?? {};
      if (how === 'refused') reject(new CommandFailure(ExitCode.failed, message));
    });
    drama.start();
  });
}

const ended = (drama: Remote): Promise<void> =>
  new Promise((resolve) => {
    drama.onFact((fact: Fact) => fact.type === 'play:ended' && resolve());
    drama.onStanding((how) => (how === 'refused' || how === 'closed') && resolve());
  });

const roleIn = (view: string): EntityId => (view === audience ? ('actor:nobody' as EntityId) : (view as EntityId));

async function takePart(drama: Remote, name: string, say: Say): Promise<void> {
  const wanted = name.toLowerCase();
  const roles = drama.welcome?.roles ?? [];
  const role = roles.find((each) => each.actor === wanted || each.name.toLowerCase().includes(wanted));
  if (!role) return say(`  There is no such part: ${roles.map((each) => each.name).join(', ')}.\n`);
  await askFor(drama, { type: 'role:take', actor: role.actor }, say);
}

async function askFor(drama: Remote, want: Want, say: Say): Promise<void> {
  const answer = await drama.ask(want);
  if (!answer.ok) await say(`  (${answer.refusal.message})\n`);
}

async function typed(drama: Remote, io: CommandIo, say: Say): Promise<void> {
  for await (const input of io.stdin.lines(4 * mostCharacters)) {
    const text = input.kind === 'line' ? input.text.trim() : '';
    const { play } = drama;
    const role = roleIn(drama.told.view);
    if (text === ':quit' || text === ':q') return;
    if (text === ':roles') await say(rolesOf(drama));
    else if (text === ':look') await say(play ? describeView(play, role) : '');
    else if (text === ':leave') await askFor(drama, { type: 'role:leave' }, say);
    else if (text.startsWith(':as ')) await takePart(drama, text.slice(4).trim(), say);
    else if (text.startsWith(':')) await say('  There are :roles, :as NAME, :look, :leave and :quit.\n');
    else if (text !== '') void askFor(drama, { type: 'line:say', text: text.slice(0, 2000) }, say);
  }
  // Nobody types any more: whoever came to watch, or to listen, stays to the end.
  await ended(drama);
}

function rolesOf({ play, welcome }: Remote): string {
  const roles = welcome?.roles ?? [];
  return roles
    .map(({ actor, name }) => {
      const player = play?.roles.get(actor);
      return `  ${play ? nameOf(play, actor) : name}: ${player ?? 'the company'}\n`;
    })
    .join('');
}
