import { TouchStick } from '../../../plugin/player/touch-stick.ts';
import type { PlayerAsk, PlayerRig } from '../../../plugin/player/player-rig.ts';
import { button, element } from '../dom/element.ts';
import type { Language } from '../language.ts';
import { words } from './words.ts';

export interface TouchHandlers {
  readonly rig: PlayerRig;
  readonly onAsk: (ask: PlayerAsk, isHeld: boolean) => void;
  readonly onMenu: () => void;
}

/** A finger that went no farther and stayed no longer than this has tapped. */
const tapPixels = 10;
const tapMs = 300;

/** A stick under the left thumb, the right one looks around, and buttons a thumb finds. */
export class TouchView {
  readonly root: HTMLElement;
  private readonly stick = new TouchStick();
  private readonly rim = element(
    'div',
    { class: 'playing-rim', hidden: true },
    element('div', { class: 'playing-knob' }),
  );

  constructor(
    private readonly handlers: TouchHandlers,
    language: Language,
    private readonly clock: () => number,
  ) {
    const say = words[language];
    const { onAsk, onMenu } = handlers;
    const walk = element('div', { class: 'playing-walk', 'aria-hidden': 'true' }, this.rim);
    const look = element('div', { class: 'playing-look', 'aria-hidden': 'true' });
    const asking = (label: string, ask: PlayerAsk): HTMLButtonElement =>
      button(label, () => onAsk(ask, true), { class: `playing-touch-button playing-touch-${ask}` });
    this.root = element(
      'div',
      { class: 'playing-touch' },
      look,
      walk,
      element(
        'div',
        { class: 'playing-touch-buttons' },
        asking(say.drop, 'drop'),
        asking(say.suggest, 'suggest'),
        asking(say.talk, 'talk'),
        asking(say.act, 'act'),
      ),
      element(
        'div',
        { class: 'playing-touch-corner' },
        asking(say.view, 'view'),
        button(say.menu, onMenu, { class: 'playing-touch-button playing-touch-menu' }),
      ),
    );
    this.walkWith(walk);
    this.lookWith(look);
  }

  private walkWith(zone: HTMLElement): void {
    const { rig } = this.handlers;
    let finger: number | undefined;
    zone.addEventListener('pointerdown', (event) => {
      if (finger !== undefined) return;
      finger = event.pointerId;
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

  private lookWith(zone: HTMLElement): void {
    const { rig, onAsk } = this.handlers;
    let finger: { readonly id: number; readonly x: number; readonly y: number; readonly atMs: number } | undefined;
    let last = { x: 0, y: 0 };
    zone.addEventListener('pointerdown', ({ pointerId: id, clientX: x, clientY: y }) => {
      if (finger) return;
      finger = { id, x, y, atMs: this.clock() };
      last = { x, y };
      zone.setPointerCapture(id);
    });
    zone.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
      if (pointerId !== finger?.id) return;
      rig.turn(x - last.x, y - last.y);
      last = { x, y };
    });
    zone.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
      if (pointerId !== finger?.id) return;
      const isNear = Math.hypot(clientX - finger.x, clientY - finger.y) < tapPixels;
      if (isNear && this.clock() - finger.atMs < tapMs) onAsk('act', true);
      finger = undefined;
    });
    zone.addEventListener('pointercancel', ({ pointerId }) => {
      if (pointerId === finger?.id) finger = undefined;
    });
  }

  private drawStick(zone: HTMLElement): void {
    const { middle, knob } = this.stick;
    this.rim.hidden = middle === undefined;
    if (!middle) return;
    const box = zone.getBoundingClientRect();
    this.rim.style.setProperty('--stick-x', `${middle.x - box.left}px`);
    this.rim.style.setProperty('--stick-y', `${middle.y - box.top}px`);
    this.rim.style.setProperty('--knob-x', `${knob.x}px`);
    this.rim.style.setProperty('--knob-y', `${knob.y}px`);
  }
}
