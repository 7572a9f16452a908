import { TouchStick } from '../../../plugin/player/touch-stick.ts';
import type { PlayerAsk, PlayerRig } from '../../../plugin/player/player-rig.ts';
import { button, element, write } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';

interface TouchHandlers {
  readonly rig: PlayerRig;
  readonly onAsk: (ask: PlayerAsk) => void;
  /** A thumb begins to walk. */
  readonly onWalk: () => void;
}

/** A phone makes up a mouse for pages that know no fingers. */
export const hasMouse = (): boolean => matchMedia('(any-pointer: fine)').matches;

/** A stick under the left thumb and buttons under the right. Fingers anywhere else look around: that is the rig's. */
export class TouchView {
  readonly root: HTMLElement;
  /** They are seen through where a face that speaks is behind them. */
  readonly buttons: readonly HTMLElement[];
  private readonly stick = new TouchStick();
  private readonly suggest: HTMLButtonElement;
  private readonly viewNow = element('small.playing-view-now');
  private readonly rim = element('div.playing-rim', { hidden: true }, element('div.playing-knob'));

  constructor(
    private readonly handlers: TouchHandlers,
    private readonly language: Language,
  ) {
    const say = words[language].playing;
    const { onAsk } = handlers;
    const walk = element('div.playing-walk', { 'aria-hidden': 'true' }, this.rim);
    const asking = (ask: 'drop' | 'suggest' | 'talk' | 'act' | 'view'): HTMLButtonElement =>
      button(say[ask], () => onAsk(ask), { class: `playing-touch-button playing-touch-${ask}` });
    const view = asking('view');
    const [drop, suggest, talk, act] = [asking('drop'), asking('suggest'), asking('talk'), asking('act')];
    this.suggest = suggest;
    this.buttons = [view, drop, suggest, talk, act];
    view.append(this.viewNow);
    this.root = element(
      'div.playing-touch',
      walk,
      element('div.playing-touch-buttons', drop, suggest, talk, act),
      element('div.playing-touch-corner', view),
    );
    this.walkWith(walk);
  }

  /** What one sees with just now, on the button that changes it. */
  showView(name: string): void {
    write(this.viewNow, name);
  }

  /** Newer ideas wait, or none do. */
  showIdeas(hasNew: boolean): void {
    const { newIdeas, suggest } = words[this.language].playing;
    write(this.suggest, hasNew ? newIdeas : suggest);
  }

  private walkWith(zone: HTMLElement): void {
    const { rig } = this.handlers;
    let finger: number | undefined;
    zone.addEventListener('pointerdown', (event) => {
      if (finger !== undefined) return;
      finger = event.pointerId;
      this.handlers.onWalk();
      zone.setPointerCapture(finger);
      this.stick.land(event.clientX, event.clientY);
      this.drawStick(zone);
      event.preventDefault();
    });
    zone.addEventListener('pointermove', (event) => {
      if (event.pointerId !== finger) return;
      const { x, y, isRunning } = this.stick.move(event.clientX, event.clientY);
      rig.walk(x, y, isRunning);
      this.drawStick(zone);
    });
    const lift = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return;
      finger = undefined;
      this.stick.lift();
      rig.walk(0, 0);
      this.drawStick(zone);
    };
    zone.addEventListener('pointerup', lift);
    zone.addEventListener('pointercancel', lift);
  }

  private drawStick(zone: HTMLElement): void {
    const { middle, knob } = this.stick;
    this.rim.hidden = middle === undefined;
    if (!middle) return;
    const { left, top } = zone.getBoundingClientRect();
    const places = { 'stick-x': middle.x - left, 'stick-y': middle.y - top, 'knob-x': knob.x, 'knob-y': knob.y };
    for (const [name, at] of Object.entries(places)) this.rim.style.setProperty(`--${name}`, `${at}px`);
  }
}
