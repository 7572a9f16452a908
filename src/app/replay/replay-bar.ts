import { button, choice, element, write } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import { words, type Language } from '../words/words.ts';
import { momentAt, tickText } from './replay-moment.ts';
import { keyMove } from './replay-keys.ts';
import { neighbouringLine, type Timeline } from './timeline.ts';
import { clockTime } from '../words/clock-time.ts';

/** What the bar reads of whatever plays the evening again: `Playback` is one. */
interface Replayed {
  readonly atMs: number;
  readonly isOver: boolean;
  seqAt(ms: number): number;
}

interface ReplayBarOptions {
  readonly playback: Replayed;
  readonly timeline: Timeline;
  readonly language: Language;
  readonly speed?: number;
  /** Goes to that fact, and so far on the way to the next. */
  readonly onSeek: (seq: number, atMs: number) => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onSpeed: (speed: number) => void;
  /** Plays on from before that fact, in a new evening. */
  readonly onFork: (seq: number) => void;
  readonly onExport: () => void;
  readonly onFoyer: () => void;
}

const speeds = [0.5, 1, 2, 4, 8] as const;
/** While a finger moves along, the stage follows at most so often. */
const followEveryMs = 160;
/** So much of the track's length belongs to a mark. */
const markPart = 0.008;
/** The value is told anew to ears only so often while time passes by itself. */
const tellEveryMs = 15_000;

/** Under the stage, while an evening is seen again: where one is in it, and ways to go elsewhere in it. */
export class ReplayBar extends View {
  readonly root: HTMLElement;
  private readonly slider: HTMLElement;
  private readonly toggle: HTMLButtonElement;
  private readonly speed: HTMLSelectElement;
  private readonly time = element('span.replay-time');
  private readonly heading = element('p.replay-heading');
  private readonly preview = element('p.replay-preview', { hidden: true, 'aria-hidden': 'true' });
  private isPlaying = false;
  private isScrubbing = false;
  private followedMs = 0;
  private shownAtMs = -1;
  private toldMs = -Infinity;

  constructor(private readonly options: ReplayBarOptions) {
    super();
    const { language, timeline } = options;
    const says = words[language].replay;
    this.slider = element(
      'div.replay-track',
      {
        role: 'slider',
        tabindex: '0',
        'aria-label': says.position,
        'aria-valuemin': '0',
        'aria-valuemax': String(Math.ceil(timeline.lengthMs / 1000)),
        'aria-keyshortcuts': 'ArrowLeft ArrowRight PageUp PageDown Home End Comma Period Space',
      },
      ...this.segments(),
      ...this.ticks(),
      element('span.replay-head'),
    );
    this.toggle = iconButton('play', says.play, 'replay-toggle', () => this.playOrPause());
    const rates = speeds.map((each) => [String(each), says.times(each)] as const);
    const named = { class: 'replay-speed', 'aria-label': says.speed };
    this.speed = choice(named, rates, (value) => options.onSpeed(Number(value)));
    this.speed.value = String(options.speed ?? 1);
    this.root = element(
      'section.replay',
      { 'aria-label': says.replay },
      element('div.replay-where', this.heading, this.time),
      element('div.replay-line', this.preview, this.slider),
      element(
        'div.replay-ways',
        element(
          'div.replay-transport',
          iconButton('previous', says.previousLine, 'replay-step', () => this.toLine('previous')),
          this.toggle,
          iconButton('next', says.nextLine, 'replay-step', () => this.toLine('next')),
          this.speed,
        ),
        element(
          'div.replay-leaving',
          button(says.playOn, () => this.fork(), { class: 'replay-fork', title: says.playOnHint }),
          button(says.save, options.onExport, { class: 'replay-quiet' }),
          button(says.leave, options.onFoyer, { class: 'replay-quiet' }),
        ),
      ),
    );
    this.listen();
    this.showPlaying(false);
    this.update();
  }

  /** Brings the bar to where the evening is; call it with every picture. Writes only what changed. */
  update(): void {
    if (this.isScrubbing) return;
    const { atMs, isOver } = this.options.playback;
    if (Math.abs(atMs - this.shownAtMs) >= 100 || (isOver && atMs !== this.shownAtMs)) this.show(atMs);
    if (isOver && this.isPlaying) this.showPlaying(false);
  }

  showPlaying(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    const { play, pause, again } = words[this.options.language].replay;
    const label = isPlaying ? pause : this.options.playback.isOver ? again : play;
    this.toggle.replaceChildren(replayIcon(isPlaying ? 'pause' : label === again ? 'again' : 'play'));
    this.toggle.setAttribute('aria-label', label);
    this.toggle.title = label;
  }

  /** A key of the page while an evening is seen again. True where it was meant for the bar. */
  press(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
    const { timeline, playback } = this.options;
    const move = keyMove(event, playback.atMs, timeline);
    if (move === undefined) return false;
    if (move === 'toggle') this.playOrPause();
    else this.goTo(move);
    return true;
  }

  private goTo(ms: number): void {
    const { timeline, playback, onSeek } = this.options;
    const to = Math.max(0, Math.min(ms, timeline.lengthMs));
    onSeek(playback.seqAt(to), to);
    this.toldMs = -Infinity;
    this.show(to);
    this.showPlaying(this.isPlaying);
  }

  private toLine(way: 'next' | 'previous'): void {
    const { timeline, playback } = this.options;
    const line = neighbouringLine(timeline, playback.atMs, way);
    this.goTo(line ? line.atMs : way === 'next' ? timeline.lengthMs : 0);
  }

  private playOrPause(): void {
    const { playback, onPlay, onPause } = this.options;
    if (this.isPlaying) onPause();
    else {
      if (playback.isOver) this.goTo(0);
      onPlay();
    }
    this.showPlaying(!this.isPlaying);
  }

  private fork(): void {
    const { playback, onFork } = this.options;
    onFork(playback.seqAt(playback.atMs));
  }

  private show(ms: number): void {
    const { timeline, language } = this.options;
    this.shownAtMs = ms;
    this.slider.style.setProperty('--replay-at', String(partOf(ms, timeline.lengthMs)));
    const moment = momentAt(timeline, ms, language);
    write(this.time, `${moment.time} / ${clockTime(timeline.lengthMs)}`);
    write(this.heading, moment.heading);
    if (Math.abs(ms - this.toldMs) < tellEveryMs) return;
    this.toldMs = ms;
    this.slider.setAttribute('aria-valuenow', String(Math.floor(ms / 1000)));
    this.slider.setAttribute('aria-valuetext', moment.spoken);
  }

  private listen(): void {
    const { slider } = this;
    slider.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      slider.setPointerCapture(event.pointerId);
      this.isScrubbing = true;
      this.followedMs = event.timeStamp;
      slider.focus({ preventScroll: true });
      this.scrub(event, true);
    });
    slider.addEventListener('pointermove', (event) => {
      const isDue = event.timeStamp - this.followedMs >= followEveryMs;
      if (this.isScrubbing && isDue) this.followedMs = event.timeStamp;
      this.scrub(event, this.isScrubbing && isDue);
    });
    slider.addEventListener('pointerup', (event) => {
      if (!this.isScrubbing) return;
      this.isScrubbing = false;
      this.scrub(event, true);
      if (event.pointerType !== 'mouse') this.preview.hidden = true;
    });
    const leave = (): void => {
      this.isScrubbing = false;
      this.preview.hidden = true;
    };
    slider.addEventListener('pointercancel', leave);
    slider.addEventListener('pointerleave', () => this.isScrubbing || leave());
    slider.addEventListener('focus', () => {
      this.toldMs = -Infinity;
      this.show(this.options.playback.atMs);
    });
    this.root.addEventListener('keydown', (event) => {
      // Space presses the button it is on; letters choose in a list.
      const isControl = event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement;
      if (isControl && !/^[,.]$/.test(event.key)) return;
      if (!this.press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  private scrub(event: PointerEvent, isFollowed: boolean): void {
    const { timeline, language } = this.options;
    const { left, width } = this.slider.getBoundingClientRect();
    const part = Math.max(0, Math.min((event.clientX - left) / Math.max(1, width), 1));
    const ms = part * timeline.lengthMs;
    const moment = momentAt(timeline, ms, language, timeline.lengthMs * markPart);
    this.preview.hidden = false;
    this.preview.replaceChildren(
      element('span.replay-preview-time', moment.time),
      element('span.replay-preview-heading', moment.heading),
      element('span.replay-preview-line', moment.line),
    );
    this.preview.style.setProperty('--replay-hover', String(part));
    if (isFollowed) this.goTo(ms);
    else if (this.isScrubbing) this.slider.style.setProperty('--replay-at', String(part));
  }

  private segments(): HTMLElement[] {
    const { timeline } = this.options;
    return timeline.segments.map(({ fromMs, toMs, isNewAct, act }) => {
      const look = isNewAct ? 'replay-segment replay-new-act' : 'replay-segment';
      const made = element('span', { class: look, 'data-act': isNewAct ? act : undefined });
      made.style.setProperty('--replay-from', String(partOf(fromMs, timeline.lengthMs)));
      made.style.setProperty('--replay-to', String(partOf(toMs, timeline.lengthMs)));
      return made;
    });
  }

  private ticks(): HTMLElement[] {
    const { timeline, language } = this.options;
    return timeline.ticks.map((tick) => {
      const made = element('span', { class: `replay-tick replay-${tick.kind}`, title: tickText(tick, language) });
      made.style.setProperty('--replay-from', String(partOf(tick.atMs, timeline.lengthMs)));
      return made;
    });
  }
}

const partOf = (ms: number, lengthMs: number): number => (lengthMs > 0 ? Math.round((ms / lengthMs) * 1e5) / 1e5 : 0);

/** Drawn, because fonts differ in which of these signs they have. */
const icons = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  previous: 'M5 5h3v14H5zM19.5 5v14L9 12z',
  next: 'M16 5h3v14h-3zM4.5 5v14L15 12z',
  again: 'M12 4a8 8 0 1 1-7.6 5.5l2.4.8A5.5 5.5 0 1 0 12 6.5v3.2L6.6 5.2 12 .8z',
} as const;

/** For eyes only: the button says in words what it does. */
function replayIcon(icon: keyof typeof icons): SVGElement {
  const [root, path] = [drawn('svg'), drawn('path')];
  root.setAttribute('viewBox', '0 0 24 24');
  root.setAttribute('aria-hidden', 'true');
  root.setAttribute('class', 'replay-icon');
  path.setAttribute('d', icons[icon]);
  root.append(path);
  return root;
}

const drawn = (tag: 'svg' | 'path'): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', tag);

function iconButton(icon: keyof typeof icons, label: string, look: string, press: () => void): HTMLButtonElement {
  const made = button('', press, { class: look, 'aria-label': label, title: label });
  made.append(replayIcon(icon));
  return made;
}
