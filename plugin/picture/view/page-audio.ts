/** The audio of a host: a context, with where sounds go in it, or Babylon's audio engine. */
export type HostAudio =
  | AudioContext
  | { readonly context: AudioContext; readonly destination?: AudioNode }
  | { readonly audioContext: AudioContext | null; readonly masterGain?: AudioNode | null };

/** The page's one audio context: the host's, or one opened when it is first wanted; heard after a click where a browser wants one. */
export class PageAudio {
  private context: AudioContext | undefined;

  constructor(private readonly host?: HostAudio) {}

  /** Opens it, running or not. */
  readonly open = (): AudioContext => (this.context ??= contextOf(this.host) ?? new AudioContext());

  /** Once it runs; before that nothing needs to be made. */
  readonly running = (): AudioContext | undefined => {
    // A host's may run before anybody asks for it.
    if (this.host) this.open();
    return this.context?.state === 'running' ? this.context : undefined;
  };

  /** Where sounds go in it: the loudspeaker, unless the host says. */
  get destination(): AudioNode | undefined {
    const { host } = this;
    if (!host || 'resume' in host) return undefined;
    return ('context' in host ? host.destination : host.masterGain) ?? undefined;
  }

  /** From a click. Never rejects: a page that may not be heard is played in silence. */
  readonly unlock = async (): Promise<void> => {
    try {
      await this.open().resume();
    } catch {
      // Silence.
    }
  };

  /** A host's own stays open. */
  dispose(): void {
    if (!this.host) void this.context?.close().catch(() => undefined);
    this.context = undefined;
  }
}

function contextOf(host: HostAudio | undefined): AudioContext | undefined {
  if (!host || 'resume' in host) return host;
  return ('context' in host ? host.context : host.audioContext) ?? undefined;
}
