import type { EntityId } from '../../drama/entity-id.ts';
import type { VoiceSignal } from '../../protocol/messages.ts';

/** What voices need of the house: it only carries what browsers have to know of each other to speak directly. */
interface Exchange {
  /** Whom whoever sits here plays. */
  readonly role: EntityId | undefined;
  /** The roles whose players are to be heard. */
  readonly voices: readonly EntityId[];
  signal(signal: VoiceSignal): void;
}

interface VoiceLinesOptions {
  readonly exchange: Exchange;
  /** The microphone: asked for when somebody wants to be heard, and not before. Rejects where a person or a browser says no. */
  readonly microphone: () => Promise<MediaStream>;
  /** What helps browsers to find each other across networks. */
  readonly iceServers: () => readonly string[];
}

/** Everything a browser knows of how it can be reached goes with its offer; what takes longer is not waited for. */
const gatherMs = 2_000;
const callAgainMs = 2_000;

/**
 * Voices of people who want to be heard, straight from browser to browser: one line between each two. Of two the one whose
 * role comes first in the alphabet calls.
 */
export class VoiceLines {
  private own: MediaStream | undefined;
  private readonly lines = new Map<EntityId, RTCPeerConnection>();
  private readonly heard = new Map<EntityId, MediaStream>();
  private readonly observers = new Set<() => void>();

  constructor(private readonly options: VoiceLinesOptions) {}

  /** Whether whoever sits here can be heard. */
  get isOn(): boolean {
    return this.own !== undefined;
  }

  /** The voices that reach this page. */
  get streams(): ReadonlyMap<EntityId, MediaStream> {
    return this.heard;
  }

  onChange(observe: () => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  async open(): Promise<void> {
    this.own ??= await this.options.microphone();
    this.changed();
  }

  close(): void {
    for (const track of this.own?.getTracks() ?? []) track.stop();
    this.own = undefined;
    for (const actor of [...this.lines.keys()]) this.hangUp(actor);
    this.changed();
  }

  /** Others are to be heard, or no longer: calls those who are to be called, and hangs up on those who have gone. */
  follow(): void {
    const { role, voices } = this.options.exchange;
    const wanted = new Set(this.own && role !== undefined && voices.includes(role) ? voices : []);
    for (const actor of [...this.lines.keys()]) if (!wanted.has(actor)) this.hangUp(actor);
    for (const actor of wanted)
      if (role !== undefined && role < actor && !this.lines.has(actor))
        void this.call(actor).catch(() => this.hangUp(actor));
  }

  /** Another browser says how it can be reached. */
  async hear(from: EntityId, { kind, text }: VoiceSignal): Promise<void> {
    if (!this.own) return;
    try {
      if (kind === 'answer') return await this.lines.get(from)?.setRemoteDescription({ type: 'answer', sdp: text });
      const line = this.lineTo(from);
      await line.setRemoteDescription({ type: 'offer', sdp: text });
      await line.setLocalDescription();
      await gathered(line);
      this.tell(from, 'answer', line);
    } catch {
      // What is no description makes no line.
      this.hangUp(from);
    }
  }

  private async call(actor: EntityId): Promise<void> {
    const line = this.lineTo(actor);
    await line.setLocalDescription(await line.createOffer());
    await gathered(line);
    this.tell(actor, 'offer', line);
  }

  private tell(to: EntityId, kind: VoiceSignal['kind'], line: RTCPeerConnection): void {
    const text = line.localDescription?.sdp;
    if (text !== undefined && this.lines.get(to) === line) this.options.exchange.signal({ to, kind, text });
  }

  private lineTo(actor: EntityId): RTCPeerConnection {
    this.hangUp(actor);
    const urls = [...this.options.iceServers()];
    const line = new RTCPeerConnection(urls.length > 0 ? { iceServers: [{ urls }] } : {});
    this.lines.set(actor, line);
    for (const track of this.own?.getTracks() ?? []) line.addTrack(track, this.own as MediaStream);
    line.addEventListener('track', ({ track, streams: [stream] }) => {
      this.heard.set(actor, stream ?? new MediaStream([track]));
      this.changed();
    });
    line.addEventListener('connectionstatechange', () => {
      if (line.connectionState !== 'failed' || this.lines.get(actor) !== line) return;
      this.hangUp(actor);
      setTimeout(() => this.follow(), callAgainMs);
    });
    return line;
  }

  private hangUp(actor: EntityId): void {
    this.lines.get(actor)?.close();
    this.lines.delete(actor);
    if (this.heard.delete(actor)) this.changed();
  }

  private changed(): void {
    for (const observe of [...this.observers]) observe();
  }
}

function gathered(line: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (line.iceGatheringState === 'complete') resolve();
    };
    line.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, gatherMs);
    look();
  });
}

/** A microphone as people speak into it. */
export const microphone = (): Promise<MediaStream> =>
  // A page that did not come by a safe way has none.
  (navigator as Partial<Navigator>).mediaDevices?.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  }) ?? Promise.reject(new Error('There is no microphone here.'));
