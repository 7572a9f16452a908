import { EveningError } from '../../bridge/client/evening-error.ts';
import { hostEvening, invitationsIn } from '../../bridge/client/host-evening.ts';
import { joinEvening, type EveningAnswer, type JoinedEvening } from '../../bridge/client/joined-evening.ts';
import { bringEvening } from '../../bridge/client/socket-connect.ts';
import { ticketFor } from '../../bridge/client/ticket.ts';
import type { Elsewhere } from '../../company/broadcast.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { given } from '../../kit/given.ts';
import { hashJson } from '../../kit/hash.ts';
import type { Brought, Invitations, VoiceSignal, Want } from '../../protocol/messages.ts';
import { guest, madePlay, type Wish } from '../address.ts';
import type { Others } from '../shelf/opened-evening.ts';
import { PageError } from '../trouble.ts';
import { Mutes } from './mutes.ts';
import { microphone, VoiceLines } from './voice-lines.ts';

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

/** Opens an evening of a play in the house this page came from: an invitation to be its host. */
export const openShared = (origin: string, { scene, seed, language }: Wish): Promise<string> =>
  inOurWords(async () => (await hostEvening({ house: origin, scene, seed, language })).host);

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

const bring = (origin: string, brought: Brought): Promise<string> =>
  inOurWords(async () => {
    const packing = await packed(JSON.stringify(brought));
    return invitationsIn(await bringEvening(origin, packing).catch(() => undefined)).host;
  });

/** Packed by gzip, as base64. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}

const pageCodes = {
  'house/address': 'sharing/no-house',
  'house/no-answer': 'sharing/no-house',
  'house/refused': 'sharing/refused',
  'house/no-entry': 'sharing/no-entry',
  'evening/unreadable': 'evening/unreadable',
} as const;

/** Does something with a house; what goes wrong is said as the page says it. */
async function inOurWords<T>(does: () => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof EveningError)) throw error;
    throw new PageError(pageCodes[error.code], error.message, error.problems);
  }
}

/** An evening in a house, as somebody at this page is at it: with people's own voices, and without whom they have muted. */
export class SharedEvening implements Others {
  readonly voiceLines: VoiceLines;

  private constructor(
    private readonly evening: JoinedEvening,
    private readonly mutes: Mutes,
  ) {
    const { elsewhere } = evening;
    this.voiceLines = new VoiceLines({
      exchange: this,
      microphone,
      iceServers: () => elsewhere.welcome?.iceServers ?? [],
    });
    elsewhere.onStands(() => this.voiceLines.follow());
    elsewhere.onSignal((from, signal) => void this.voiceLines.hear(from, signal));
    // A house that has come back knows nothing of it any more.
    evening.onStanding((standing) => standing === 'here' && this.voiceLines.isOn && void this.turnVoice(true));
  }

  /** Comes in by an invitation, as whoever this tab was before. Rejects where one may not, or where nobody answers. */
  static async createAsync(
    invitation: string,
    { origin, storage, chance, name, onRefused }: SharedEveningOptions,
  ): Promise<SharedEvening> {
    const mutes = new Mutes(`proscenium-muted:${invitation}`, storage);
    const evening = await inOurWords(() =>
      joinEvening({
        house: origin,
        invitation,
        name,
        storage,
        random: { next: chance },
        heard: (fact) => mutes.heard(fact),
        onRefused: ({ message }) => onRefused(message),
      }),
    );
    return new SharedEvening(evening, mutes);
  }

  get title(): string {
    return this.evening.title;
  }

  get id(): string {
    return this.evening.id;
  }

  get roles() {
    return this.evening.roles.map((role) => ({
      ...role,
      isMuted: this.mutes.has(role.actor),
      hasVoice: this.voices.includes(role.actor),
    }));
  }

  /** The part this person has; nobody, while they watch. */
  get role(): EntityId | undefined {
    return this.evening.role;
  }

  get isPlayer(): boolean {
    return this.evening.part !== 'spectator';
  }

  get isHost(): boolean {
    return this.evening.part === 'host';
  }

  /** Why one may not be there any more. */
  get refusal(): string | undefined {
    return this.evening.refusal;
  }

  /** What a host may hand out. */
  get invitations(): Invitations | undefined {
    return this.evening.invitations;
  }

  /** What the stage shows and asks. */
  get elsewhere(): Elsewhere {
    return this.evening.elsewhere;
  }

  /** The play's scene, as far as these eyes may know it. */
  scene(): Promise<SceneFile> {
    return inOurWords(() => this.evening.scene());
  }

  /** Takes a part; why not, where it is not to be had. */
  async take(actor: EntityId): Promise<string | undefined> {
    return whyNot(await this.evening.take(actor));
  }

  get watching(): number {
    return this.evening.watching;
  }

  get isHeld(): boolean {
    return this.evening.isHeld;
  }

  hold(paused: boolean): Promise<string | undefined> {
    return this.ask({ type: 'host:pause', paused });
  }

  remove(actor: EntityId): Promise<string | undefined> {
    return this.ask({ type: 'host:remove', actor });
  }

  /** The roles whose players are to be heard. */
  get voices(): readonly EntityId[] {
    return this.evening.elsewhere.stands.voices;
  }

  signal(signal: VoiceSignal): void {
    this.evening.elsewhere.signal(signal);
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

  onChange(observe: () => void): () => void {
    const stops = [this.evening.onChange(observe), this.mutes.onChange(observe)];
    return () => stops.forEach((stop) => stop());
  }

  onStanding(observe: Parameters<JoinedEvening['onStanding']>[0]): () => void {
    return this.evening.onStanding(observe);
  }

  leave(): void {
    this.voiceLines.close();
    this.evening.leave();
  }

  /** Asks for something; why it was not to be. */
  private async ask(want: Want): Promise<string | undefined> {
    return whyNot(await this.evening.ask(want));
  }
}

const whyNot = (asked: EveningAnswer): string | undefined => (asked.ok ? undefined : asked.error.message);

/** Whether this tab has been there by that invitation. */
export const hasTicket = (invitation: string, storage: SharedEveningOptions['storage']): boolean =>
  ticketFor(invitation, storage) !== undefined;
