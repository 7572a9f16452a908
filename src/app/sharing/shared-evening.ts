import { RemoteDrama } from '../../bridge/client/remote-drama.ts';
import { bringEvening, openEvening, socketConnect } from '../../bridge/client/socket-connect.ts';
import type { Elsewhere } from '../../company/broadcast.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { readSceneFile, type SceneFile } from '../../drama/scene-file.ts';
import { systemClock } from '../../kit/clock.ts';
import { given } from '../../kit/given.ts';
import { hashJson } from '../../kit/hash.ts';
import {
  audience,
  protocolVersion,
  type Brought,
  type Invitations,
  type Opened,
  type VoiceSignal,
  type Want,
} from '../../protocol/messages.ts';
import type { Footing } from '../../protocol/pace.ts';
import { guest, madePlay, type Wish } from '../address.ts';
import type { Others } from '../shelf/opened-evening.ts';
import { PageError } from '../trouble.ts';
import { Mutes } from './mutes.ts';
import { microphone, VoiceLines } from './voice-lines.ts';

/** What a tab keeps to come back as the same person. */
interface Ticket {
  readonly token: string;
  readonly client: string;
}

interface SharedEveningOptions {
  /** The house: where this page came from. */
  readonly origin: string;
  /** The tab's own storage; nothing, where the browser has none to give. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly chance: () => number;
  /** What the others call this person. */
  readonly name: string;
  /** Told why something was not to be. */
  readonly onRefused: (sentence: string) => void;
}

/** Facts in a list that grows: a list of its own for every telling. */
const listed = {
  open: (): Fact[] => [],
  follow(facts: Fact[], fact: Fact): Fact[] {
    facts.push(fact);
    return facts;
  },
};

/** Opens an evening of a play in the house this page came from: an invitation to be its host. */
export async function openShared(origin: string, { scene, seed, language }: Wish): Promise<string> {
  const open = () =>
    openEvening(origin, { version: protocolVersion, scene, seed, ...given({ language }) }).catch(() => undefined);
  // A house that has never kept anything makes its store first, and may lose the connection over it.
  return hostOf((await open()) ?? (await open()));
}

/** Opens an evening of a play the house does not have, which is taken there: an invitation to be its host. */
export const openMade = (origin: string, { seed, language }: Wish, play: SceneFile): Promise<string> =>
  bring(origin, { scene: madePlay, play, facts: [], seed, ...given({ language }) });

/** Takes an evening that is on at this page to the house it came from, which goes on with it: an invitation to be its host. */
export async function bringShared(
  origin: string,
  { scene, as, name, language }: Wish,
  facts: readonly Fact[],
): Promise<string> {
  const [first, ...others] = facts;
  if (first?.type !== 'play:opened') throw new PageError('sharing/refused', 'Nothing has been played yet.');
  const { scene: played, ...opening } = first;
  const { blueprint } = played as SceneFile;
  const stranger = as === guest ? { guest: given({ name, language: language ?? blueprint.language }) } : {};
  const play = scene === madePlay ? { play: played } : { hash: hashJson(played), ...stranger };
  return bring(origin, { scene, ...play, facts: [opening, ...others] });
}

async function bring(origin: string, brought: Brought): Promise<string> {
  return hostOf(await bringEvening(origin, await packed(JSON.stringify(brought))).catch(() => undefined));
}

function hostOf(opened: Opened | undefined): string {
  if (!opened) throw new PageError('sharing/no-house', 'Nobody answers.');
  if (opened.ok) return opened.invitations.host;
  throw new PageError('sharing/refused', opened.refusal.message);
}

/** Packed by gzip, as base64. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}

/** An evening in a house, as somebody at this page is at it. */
export class SharedEvening implements Others {
  readonly voiceLines: VoiceLines;

  private constructor(
    private readonly drama: RemoteDrama<Fact[]>,
    private readonly mutes: Mutes,
    private readonly keep: () => void,
  ) {
    this.voiceLines = new VoiceLines({
      exchange: this,
      microphone,
      iceServers: () => drama.welcome?.iceServers ?? [],
    });
    drama.onStands(() => this.voiceLines.follow());
    drama.onSignal((from, signal) => void this.voiceLines.hear(from, signal));
    // A house that has come back knows nothing of it any more.
    drama.onStanding((standing) => standing === 'here' && this.voiceLines.isOn && void this.turnVoice(true));
  }

  /** Comes in by an invitation, as whoever this tab was before. Rejects where one may not, or where nobody answers. */
  static async createAsync(invitation: string, options: SharedEveningOptions): Promise<SharedEvening> {
    const fresh = { token: invitation, client: newName(options.chance) };
    const kept = ticketFor(invitation, options.storage);
    try {
      return await SharedEvening.comeIn(invitation, kept ?? fresh, options);
    } catch (error) {
      // A ticket is good for hours, an invitation for a day: whoever was away too long is a new guest.
      if (!kept || !(error instanceof PageError) || error.code !== 'sharing/no-entry') throw error;
      return SharedEvening.comeIn(invitation, fresh, options);
    }
  }

  private static async comeIn(
    invitation: string,
    ticket: Ticket,
    { origin, storage, chance, name, onRefused }: SharedEveningOptions,
  ): Promise<SharedEvening> {
    const mutes = new Mutes(`proscenium-muted:${invitation}`, storage);
    const drama = new RemoteDrama<Fact[]>({
      connect: socketConnect(origin),
      ...ticket,
      ...(name === '' ? {} : { name }),
      clock: systemClock(),
      random: { next: chance },
      follower: listed,
      heard: (fact) => mutes.heard(fact),
      onRefused: ({ message }) => onRefused(message),
    });
    const keep = (): void => {
      const { welcome } = drama;
      if (welcome) keepTicket(invitation, { token: welcome.token, client: ticket.client }, storage);
    };
    const shared = new SharedEvening(drama, mutes, keep);
    try {
      await shared.arrive();
      return shared;
    } catch (error) {
      drama.dispose();
      throw error;
    }
  }

  get title(): string {
    return this.drama.welcome?.title ?? '';
  }

  get id(): string {
    return this.drama.welcome?.session ?? '';
  }

  get roles() {
    const playing = rolesIn(this.drama.play);
    const { away } = this.drama.stands;
    return (this.drama.welcome?.roles ?? []).map(({ actor, name }) => ({
      actor,
      name,
      isAway: away.includes(actor),
      isMuted: this.mutes.has(actor),
      hasVoice: this.voices.includes(actor),
      ...given({ player: playing.get(actor)?.replace(/#.*$/, '') }),
    }));
  }

  /** The part this person has; nobody, while they watch. */
  get role(): EntityId | undefined {
    const { view } = this.drama.told;
    return view === audience ? undefined : view;
  }

  get isPlayer(): boolean {
    return this.drama.welcome?.part !== 'spectator';
  }

  get isHost(): boolean {
    return this.drama.welcome?.part === 'host';
  }

  /** Why one may not be there any more. */
  get refusal(): string | undefined {
    return this.drama.refusal?.message;
  }

  /** What a host may hand out. */
  get invitations(): Invitations | undefined {
    return this.drama.welcome?.invitations;
  }

  /** What the stage shows and asks. */
  get elsewhere(): Elsewhere {
    return this.drama;
  }

  /** The play's scene, as far as these eyes may know it. */
  async scene(): Promise<SceneFile> {
    await this.until(() => this.drama.play.length > 0);
    const [first] = this.drama.play;
    const read = readSceneFile(first?.type === 'play:opened' ? first.scene : undefined);
    if (read.ok) return read.value;
    throw new PageError('evening/unreadable', 'This evening cannot be read.', read.error);
  }

  /** Takes a part; why not, where it is not to be had. */
  async take(actor: EntityId): Promise<string | undefined> {
    const refused = await this.ask({ type: 'role:take', actor });
    if (refused === undefined) await this.until(() => this.role === actor && this.drama.play.length > 0);
    return refused;
  }

  get watching(): number {
    return this.drama.stands.watching;
  }

  get isHeld(): boolean {
    return this.drama.stands.held;
  }

  hold(paused: boolean): Promise<string | undefined> {
    return this.ask({ type: 'host:pause', paused });
  }

  remove(actor: EntityId): Promise<string | undefined> {
    return this.ask({ type: 'host:remove', actor });
  }

  /** The roles whose players are to be heard. */
  get voices(): readonly EntityId[] {
    return this.drama.stands.voices;
  }

  signal(signal: VoiceSignal): void {
    this.drama.signal(signal);
  }

  async beHeard(isHeard: boolean): Promise<string | undefined> {
    if (!isHeard) {
      this.voiceLines.close();
      return this.turnVoice(false);
    }
    await this.voiceLines.open();
    const refused = await this.turnVoice(true);
    if (refused !== undefined) this.voiceLines.close();
    return refused;
  }

  private turnVoice(on: boolean): Promise<string | undefined> {
    return this.ask({ type: 'voice:turn', on });
  }

  mute(actor: EntityId, isMuted: boolean): void {
    this.mutes.set(actor, isMuted);
  }

  report(actor: EntityId, why: string): Promise<string | undefined> {
    return this.ask({ type: 'player:report', actor, why });
  }

  advance(): Promise<string | undefined> {
    return this.ask({ type: 'host:advance' });
  }

  end(): Promise<string | undefined> {
    return this.ask({ type: 'host:end' });
  }

  pace(footing: Footing): void {
    this.drama.pace(footing);
  }

  onPaced(observe: Parameters<Others['onPaced']>[0]): () => void {
    return this.drama.onPaced(observe);
  }

  onChange(observe: () => void): () => void {
    const stops = [this.onRoles(observe), this.drama.onStands(observe), this.mutes.onChange(observe)];
    return () => stops.forEach((stop) => stop());
  }

  /** Asks for something; why it was not to be. */
  private async ask(want: Want): Promise<string | undefined> {
    const answer = await this.drama.ask(want);
    return answer.ok ? undefined : answer.refusal.message;
  }

  onStanding(observe: (standing: RemoteDrama<Fact[]>['standing']) => void): () => void {
    return this.drama.onStanding((standing) => {
      if (standing === 'here') this.keep();
      observe(standing);
    });
  }

  /** Observes who plays what. */
  onRoles(observe: () => void): () => void {
    return this.drama.onFact(({ type }) => {
      if (type === 'role:taken' || type === 'role:released') observe();
    });
  }

  leave(): void {
    this.voiceLines.close();
    this.drama.dispose();
  }

  private arrive(): Promise<void> {
    return new Promise((resolve, reject) => {
      let tries = 0;
      this.drama.onStanding((standing) => {
        if (standing === 'here') {
          this.keep();
          resolve();
        } else if (standing === 'refused') {
          reject(new PageError('sharing/no-entry', this.drama.refusal?.message ?? ''));
        }
      });
      // It goes on trying by itself; whoever waits for the first time is told sooner.
      const count = (): void => {
        if (this.drama.standing !== 'away') return;
        if (++tries > mostSeconds) reject(new PageError('sharing/no-house', 'Nobody answers.'));
        else setTimeout(count, 1000);
      };
      setTimeout(count, 1000);
      this.drama.start();
    });
  }

  private until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.drama.onFact(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  }
}

const mostSeconds = 20;

/** Who plays what, as it was told. */
function rolesIn(facts: readonly Fact[]): ReadonlyMap<EntityId, string> {
  const roles = new Map<EntityId, string>();
  for (const fact of facts) {
    if (fact.type === 'role:taken') roles.set(fact.actor, fact.player);
    if (fact.type === 'role:released') roles.delete(fact.actor);
  }
  return roles;
}

/** Whether this tab has been there by that invitation. */
export const hasTicket = (invitation: string, storage: SharedEveningOptions['storage']): boolean =>
  ticketFor(invitation, storage) !== undefined;

const keyOf = (invitation: string): string => `proscenium-ticket:${invitation}`;

function ticketFor(invitation: string, storage: SharedEveningOptions['storage']): Ticket | undefined {
  try {
    const { token, client } = JSON.parse(storage?.getItem(keyOf(invitation)) ?? '{}') as Partial<Ticket>;
    return typeof token === 'string' && typeof client === 'string' ? { token, client } : undefined;
  } catch {
    return undefined;
  }
}

function keepTicket(invitation: string, ticket: Ticket, storage: SharedEveningOptions['storage']): void {
  try {
    storage?.setItem(keyOf(invitation), JSON.stringify(ticket));
  } catch {
    // Full, or forbidden: whoever reloads is a new guest.
  }
}

const newName = (chance: () => number): string =>
  Array.from({ length: 4 }, () => Math.floor(chance() * 36 ** 4).toString(36)).join('');
