/** The page's one audio context: opened when it is first wanted, and heard after a click where a browser wants one. */
export class PageAudio {
  private context: AudioContext | undefined;

  /** Opens it, running or not. */
  readonly open = (): AudioContext => (this.context ??= new AudioContext());

  /** Once it runs; before that nothing needs to be made. */
  readonly running = (): AudioContext | undefined => (this.context?.state === 'running' ? this.context : undefined);

  /** From a click. Never rejects: a page that may not be heard is played in silence. */
  readonly unlock = async (): Promise<void> => {
    try {
      await this.open().resume();
    } catch {
      // Silence.
    }
  };

  dispose(): void {
    void this.context?.close().catch(() => undefined);
    this.context = undefined;
  }
}
