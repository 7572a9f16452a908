/** A parameter of an audio node, of which a test reads where it was sent last. */
class Parameter {
  value = 0;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
  cancelScheduledValues(): void {}
}

/** A node that is only connected. */
class Node {
  connectedTo: unknown;
  connect<T>(to: T): T {
    this.connectedTo = to;
    return to;
  }
  disconnect(): void {
    this.connectedTo = undefined;
  }
}

class Gain extends Node {
  readonly gain = new Parameter();
}

class Filter extends Node {
  type = '';
  readonly frequency = new Parameter();
}

class Panner extends Node {
  panningModel = '';
  distanceModel = '';
  refDistance = 1;
  rolloffFactor = 1;
  readonly positionX = new Parameter();
  readonly positionY = new Parameter();
  readonly positionZ = new Parameter();
}

export class Source extends Node {
  buffer: { readonly length: number; readonly sampleRate: number } | undefined;
  onended: (() => void) | null = null;
  readonly playbackRate = new Parameter();
  startedFrom: number | undefined;
  stoppedAt: number | undefined;
  constructor(private readonly audio: SilentAudio) {
    super();
  }
  start(_when: number, offsetSeconds = 0): void {
    this.startedFrom = offsetSeconds;
  }
  stop(whenSeconds = this.audio.currentTime): void {
    this.stoppedAt = whenSeconds;
  }
}

/** A page's audio without a loudspeaker: the test moves its time and looks at what would be heard. */
export class SilentAudio {
  state: 'running' | 'suspended' | 'closed' = 'running';
  currentTime = 0;
  /** Whether the browser lets the page be heard; a click changes it. */
  isAllowed = true;
  readonly destination = new Node();
  readonly sources: Source[] = [];
  readonly panners: Panner[] = [];
  readonly filters: Filter[] = [];
  readonly gains: Gain[] = [];
  readonly listener = Object.fromEntries(
    ['position', 'forward', 'up'].flatMap((name) => ['X', 'Y', 'Z'].map((axis) => [`${name}${axis}`, new Parameter()])),
  );

  static locked(): SilentAudio {
    const audio = new SilentAudio();
    audio.state = 'suspended';
    audio.isAllowed = false;
    return audio;
  }

  get asContext(): AudioContext {
    return this as unknown as AudioContext;
  }

  async resume(): Promise<void> {
    if (this.isAllowed) this.state = 'running';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }
  createGain(): Gain {
    return kept(this.gains, new Gain());
  }
  createBiquadFilter(): Filter {
    return kept(this.filters, new Filter());
  }
  createPanner(): Panner {
    return kept(this.panners, new Panner());
  }
  createBufferSource(): Source {
    return kept(this.sources, new Source(this));
  }
  createBuffer(_channels: number, length: number, sampleRate: number) {
    return { length, sampleRate, getChannelData: () => new Float32Array(length) };
  }
}

function kept<T>(list: T[], made: T): T {
  list.push(made);
  return made;
}
