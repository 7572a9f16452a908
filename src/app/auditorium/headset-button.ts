import type { Headset } from '../../../plugin/xr/headset.ts';
import type { HeadsetMode } from '../../../plugin/xr/headset-mode.ts';
import type { Wish } from '../address.ts';
import { button } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { PlayingView } from '../playing/playing-view.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';

interface HeadsetButtonOptions {
  readonly show: Pick<Show, 'headset'>;
  readonly language: Language;
  /** Where its address asks for it, the first press puts it on. */
  readonly wish: Pick<Wish, 'headset'>;
  /** The HUD of whoever plays: it listens while they hold a button. */
  readonly playing: Pick<PlayingView, 'holdToTalk'> | undefined;
  /** Among the actors, unless said; or with the stage in one's own room. */
  readonly mode?: HeadsetMode;
  readonly onNotice: (sentence: string) => void;
}

/** Puts a headset on, among the actors or with the stage in one's own room, and takes it off again. It is there only where this device has one. */
export class HeadsetButton extends View {
  readonly root: HTMLButtonElement;
  private headset: Headset | undefined;
  private readonly mode: HeadsetMode;
  private readonly leaving = new AbortController();

  constructor(private readonly options: HeadsetButtonOptions) {
    super();
    const { language, show } = options;
    this.mode = options.mode ?? 'stage';
    this.root = button(words[language].auditorium.headset[this.mode], () => this.press(), { class: 'headset' });
    this.root.hidden = true;
    this.own(() => this.leaving.abort());
    void show.headset().then(
      (headset) => this.offer(headset),
      () => undefined,
    );
  }

  private offer(headset: Headset | undefined): void {
    const { signal } = this.leaving;
    if (!headset?.modes.includes(this.mode) || signal.aborted) return;
    this.headset = headset;
    this.root.hidden = false;
    const { headset: on, headsetOff } = words[this.options.language].auditorium;
    this.own(headset.onChange((isOn) => (this.root.textContent = isOn ? headsetOff : on[this.mode])));
    const { playing, wish } = this.options;
    if (this.mode !== 'stage') return;
    this.own(headset.onTalk((isHeld) => playing?.holdToTalk(isHeld)));
    if (!wish.headset) return;
    // A browser lets nobody in without a press of theirs.
    const first = new AbortController();
    this.own(() => first.abort());
    const enter = (): void => {
      first.abort();
      if (!headset.isOn) this.press();
    };
    for (const kind of ['pointerup', 'keydown']) document.addEventListener(kind, enter, { signal: first.signal });
  }

  private press(): void {
    const { headset } = this;
    if (!headset) return;
    void (headset.isOn ? headset.leave() : headset.enter(this.mode)).catch(() =>
      this.options.onNotice(words[this.options.language].auditorium.headsetRefused),
    );
  }
}

/** One for each way to see the stage, the last one to come first. */
export const headsetButtons = (options: Omit<HeadsetButtonOptions, 'mode'>): HeadsetButton[] =>
  (['room', 'stage'] as const).map((mode) => new HeadsetButton({ ...options, mode }));
