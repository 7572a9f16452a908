/** Web Audio as far as our sound needs it, with nothing to hear: it keeps what it was told. */
export class FakeAudio {
  state: AudioContextState = 'running';
  currentTime = 0;
  readonly destination = new FakeNode();
  readonly sources: FakeSource[] = [];
  readonly gains: FakeNode[] = [];
  readonly listener = {
    positionX: new FakeParam(),
    positionY: new FakeParam(),
    positionZ: new FakeParam(),
    forwardX: new FakeParam(),
    forwardY: new FakeParam(),
    forwardZ: new FakeParam(),
    upX: new FakeParam(),
    upY: new FakeParam(),
    upZ: new FakeParam(),
  };

  createGain(): FakeNode {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }

  createPanner(): FakeNode {
    return new FakeNode();
  }

  createBuffer(_channels: number, length: number): { getChannelData(): Float32Array; readonly length: number } {
    const samples = new Float32Array(length);
    return { length, getChannelData: () => samples };
  }

  createBufferSource(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  /** As the page has it. */
  get context(): AudioContext {
    return this as unknown as AudioContext;
  }

  /** Those that were begun and not stopped. */
  get playing(): FakeSource[] {
    return this.sources.filter(({ isPlaying }) => isPlaying);
  }
}

class FakeParam {
  value = 0;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly positionX = new FakeParam();
  readonly positionY = new FakeParam();
  readonly positionZ = new FakeParam();
  outputs: FakeNode[] = [];
  connect(node: FakeNode): void {
    this.outputs.push(node);
  }
  disconnect(): void {
    this.outputs = [];
  }
}

class FakeSource extends FakeNode {
  buffer: { readonly length: number } | null = null;
  loop = false;
  isPlaying = false;
  onended: (() => void) | null = null;
  start(): void {
    this.isPlaying = true;
  }
  stop(): void {
    this.isPlaying = false;
  }
  /** As it comes to its end by itself. */
  end(): void {
    this.isPlaying = false;
    this.onended?.();
  }
}
