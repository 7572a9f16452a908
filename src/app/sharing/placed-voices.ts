import type { EntityId } from '../../drama/entity-id.ts';
import type { Footing } from '../../protocol/pace.ts';
import type { Others } from '../shelf/opened-evening.ts';
import type { Show } from '../show/show.ts';

/** Where somebody is, and whether they are heard at all, is looked at so often. */
const betweenMs = 120;
/** As loud as it is so near; farther away it fades as a voice does in a room. */
const nearMeters = 1.5;
const fades = 1.2;
/** A voice is set and goes within so many seconds: nothing clicks. */
const fadeSeconds = 0.08;
const mouthMeters = 1.55;

interface Placed {
  readonly stream: MediaStream;
  readonly source: MediaStreamAudioSourceNode;
  readonly gain: GainNode;
  readonly panner: PannerNode;
  /** A browser only lets a voice from elsewhere flow that somebody plays. */
  readonly flowing: HTMLAudioElement;
}

/** People's voices from where they stand: nearer is louder, a closed door keeps them out, and whoever is muted is not heard. */
export class PlacedVoices {
  private context: AudioContext | undefined;
  private readonly placed = new Map<EntityId, Placed>();
  private readonly stops: readonly (() => void)[];
  private placedAtMs = 0;

  constructor(
    private readonly show: Pick<Show, 'footing' | 'probe' | 'onFrame'>,
    private readonly others: Pick<Others, 'role' | 'roles' | 'voiceLines' | 'onChange'>,
    private readonly clock: () => number,
  ) {
    this.stops = [others.voiceLines.onChange(() => this.sort()), show.onFrame(() => this.place())];
    this.sort();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    for (const actor of [...this.placed.keys()]) this.remove(actor);
    void this.context?.close();
  }

  /** Those who are heard are the ones whose voices come. */
  private sort(): void {
    const { streams } = this.others.voiceLines;
    for (const [actor, { stream }] of this.placed) if (streams.get(actor) !== stream) this.remove(actor);
    for (const [actor, stream] of streams) if (!this.placed.has(actor)) this.add(actor, stream);
    this.placedAtMs = 0;
    this.place();
  }

  private add(actor: EntityId, stream: MediaStream): void {
    const context = (this.context ??= new AudioContext());
    const flowing = new Audio();
    flowing.muted = true;
    flowing.srcObject = stream;
    void flowing.play().catch(() => undefined);
    const source = context.createMediaStreamSource(stream);
    const gain = new GainNode(context, { gain: 0 });
    const panner = new PannerNode(context, {
      panningModel: 'equalpower',
      distanceModel: 'inverse',
      refDistance: nearMeters,
      rolloffFactor: fades,
    });
    source.connect(gain).connect(panner).connect(context.destination);
    this.placed.set(actor, { stream, source, gain, panner, flowing });
    void context.resume().catch(() => undefined);
  }

  private remove(actor: EntityId): void {
    const placed = this.placed.get(actor);
    if (!placed) return;
    this.placed.delete(actor);
    placed.panner.disconnect();
    placed.source.disconnect();
    placed.flowing.srcObject = null;
  }

  private place(): void {
    const { context, others } = this;
    const now = this.clock();
    if (!context || this.placed.size === 0 || now - this.placedAtMs < betweenMs) return;
    this.placedAtMs = now;
    const here = others.role && this.show.footing(others.role);
    if (here) turn(context.listener, here);
    for (const [actor, { gain, panner }] of this.placed) {
      const there = this.show.footing(actor);
      const at = there ?? here;
      if (at) move(panner, at);
      gain.gain.setTargetAtTime(this.isHeard(actor) ? 1 : 0, context.currentTime, fadeSeconds);
    }
  }

  private isHeard(actor: EntityId): boolean {
    const { role, roles } = this.others;
    if (roles.find((each) => each.actor === actor)?.isMuted) return false;
    return role === undefined || this.show.probe?.hears?.(role, actor) !== false;
  }
}

/** The stage counts z away from the audience; sound counts it the other way. */
function move({ positionX, positionY, positionZ }: PannerNode | AudioListener, { x, y, z }: Footing): void {
  positionX.value = x;
  positionY.value = y + mouthMeters;
  positionZ.value = -z;
}

function turn(listener: AudioListener, at: Footing): void {
  move(listener, at);
  listener.forwardX.value = Math.sin(at.yaw);
  listener.forwardY.value = 0;
  listener.forwardZ.value = -Math.cos(at.yaw);
}
