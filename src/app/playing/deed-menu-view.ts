import type { FaceBox, PictureBox } from '../captions/seats.ts';
import { button, element } from '../dom/element.ts';
import { Settling } from '../dom/settling.ts';
import { SteadyPress } from '../dom/steady-press.ts';
import { words, type Language } from '../words/words.ts';
import { chooseEntry, entryBy, isGrown, turnedRound, type DeedEntry, type DeedMenu } from './deed-menu.ts';
import { placeMenu } from './menu-place.ts';

export interface DeedMenuHandlers {
  readonly onChoose: (menu: DeedMenu) => void;
  readonly onDo: (entry: DeedEntry) => void;
  readonly onClose: () => void;
  /** It moved under the finger that pressed it: nothing was done. */
  readonly onLost: () => void;
  /** The faces in the picture. */
  readonly faces: () => readonly FaceBox[];
  /** Whether this key is the one that acts: pressed again, it does what is chosen. */
  readonly isActKey: (code: string) => boolean;
}

/** The few words of what can be done, one of them chosen. It stays where it was opened for as long as it is open. */
export class DeedMenuView {
  readonly root: HTMLElement;
  /** The free picture, to find a place in. */
  readonly room = element('div.playing-room', { 'aria-hidden': 'true' });
  private readonly title = element('p.playing-menu-title');
  private readonly list = element('div.playing-menu-list', { role: 'menu' });
  /** How many deeds are out of sight below. */
  private readonly more: HTMLButtonElement;
  private items: readonly HTMLButtonElement[] = [];
  private menu: DeedMenu | undefined;
  private from: Element | null = null;
  private readonly settling: Settling;
  /** A picture of another size has another place for it. */
  private readonly around = new ResizeObserver(() => this.measure());
  private size: { readonly width: number; readonly height: number } | undefined;
  /** Where a finger or a mouse pressed an entry last. */
  private pressed: { readonly x: number; readonly y: number } | undefined;

  constructor(
    private readonly handlers: DeedMenuHandlers,
    private readonly language: Language,
  ) {
    const look = { class: 'playing-menu-more', 'aria-hidden': 'true', tabindex: '-1', hidden: true };
    this.more = button('', () => this.showMore(), look);
    this.root = element('div.playing-menu', { hidden: true }, this.title, this.list, this.more);
    // A press beside an entry takes the focus from none: what loses it is put away.
    this.root.addEventListener('mousedown', (event) => event.preventDefault());
    this.list.addEventListener('scroll', () => this.count(), { passive: true });
    new ResizeObserver(() => this.count()).observe(this.list);
    this.settling = new Settling(this.root);
    new SteadyPress(this.root, handlers.onLost);
    this.root.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (this.pressed = { x, y }));
    this.root.addEventListener('keydown', (event) => this.press(event));
    this.root.addEventListener('focusout', () => {
      setTimeout(() => {
        const isLeft = this.menu !== undefined && !this.root.contains(document.activeElement);
        if (isLeft && document.hasFocus()) handlers.onClose();
      });
    });
  }

  /** It has just appeared: nothing of it is done yet. */
  get isSettling(): boolean {
    return this.settling.isSettling;
  }

  show(menu: DeedMenu | undefined, name: string): void {
    const before = this.menu;
    this.menu = menu;
    if (!before && menu) this.from = document.activeElement;
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidden = menu === undefined;
    if (!before && this.root.offsetParent) this.around.observe(this.root.offsetParent);
    if (!menu) {
      this.around.disconnect();
      this.size = undefined;
      const { from } = this;
      if (hadFocus && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      return;
    }
    this.title.textContent = name;
    this.list.setAttribute('aria-label', words[this.language].playing.deedsWith(name));
    const isOther = !before || before.of !== menu.of || !isGrown(before.entries, menu.entries);
    if (isOther) this.draw(menu);
    else this.redraw(menu);
    if (isOther && this.isSureUnderFinger(menu)) return this.handlers.onChoose(turnedRound(menu));
    this.items.forEach((item, index) => (item.tabIndex = index === menu.chosen ? 0 : -1));
    const item = this.items[menu.chosen];
    if (item && item !== document.activeElement) item.focus({ preventScroll: true });
    const isChosenByKey = before?.chosen !== menu.chosen && !item?.matches(':hover');
    if (isOther || isChosenByKey) item?.scrollIntoView({ block: 'nearest' });
  }

  private measure(): void {
    const before = this.size;
    const around = this.root.offsetParent;
    if (!around) return;
    const size = { width: around.clientWidth, height: around.clientHeight };
    this.size = size;
    if (before && (before.width !== size.width || before.height !== size.height)) this.settle();
  }

  private count(): void {
    const { list, items, more } = this;
    this.showWhole();
    const end = list.scrollTop + list.clientHeight;
    const below = items.filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 > end).length;
    more.hidden = below === 0;
    more.textContent = below === 0 ? '' : words[this.language].playing.moreBelow(below);
  }

  /** As tall as the picture, and then on to those that are still below. */
  private showMore(): void {
    const { root, list } = this;
    const shown = list.clientHeight;
    root.classList.add('is-tall');
    this.settle('here');
    if (list.clientHeight <= shown) list.scrollBy({ top: shown });
    this.count();
  }

  /** Takes its place, and keeps it; where it lies already, it only grows as tall as there is room for. */
  private settle(where?: 'here'): void {
    this.settling.begin();
    const { root, room, menu } = this;
    const before = where && boxOf(root);
    root.classList.remove('is-placed');
    this.count();
    const faces = this.handlers.faces();
    const about = faces.find(({ actor }) => actor === menu?.of);
    const usual = boxOf(root);
    const place = placeMenu({ room: boxOf(room), usual, faces, about });
    const { top, bottom } = place;
    const { left, right } = before ?? place;
    const box = { left, top, width: right - left, height: bottom - top };
    for (const [name, pixels] of Object.entries(box)) root.style.setProperty(`--menu-${name}`, `${pixels}px`);
    root.classList.add('is-placed');
    this.count();
  }

  /** No entry is cut by the border: as many are shown as there is room for. */
  private showWhole(): void {
    const { list, items } = this;
    list.style.removeProperty('max-height');
    if (list.scrollHeight <= list.clientHeight) return;
    const endOf = ({ offsetTop, offsetHeight }: HTMLElement): number => offsetTop + offsetHeight;
    const last = items.findLast((item) => endOf(item) <= list.clientHeight);
    if (last) list.style.setProperty('max-height', `${endOf(last)}px`);
  }

  private draw(menu: DeedMenu): void {
    this.items = [];
    this.list.replaceChildren();
    this.root.classList.remove('is-tall');
    this.redraw(menu);
    this.settle();
  }

  /** What stands there stays; what cannot be done any more is struck out, and what is new comes after it. */
  private redraw({ entries }: DeedMenu): void {
    const added = entries.slice(this.items.length).map((entry, at) => this.itemFor(entry, this.items.length + at));
    this.list.append(...added);
    this.items = [...this.items, ...added];
    this.items.forEach((item, index) => {
      const isGone = entries[index]?.isGone === true;
      item.classList.toggle('is-gone', isGone);
      if (isGone) item.setAttribute('aria-disabled', 'true');
      else item.removeAttribute('aria-disabled');
    });
    this.count();
  }

  private itemFor(entry: DeedEntry, index: number): HTMLButtonElement {
    const look = entry.kind === 'sure' ? 'playing-deed is-dangerous' : 'playing-deed';
    const press = (): void => {
      const now = this.menu?.entries[index];
      if (now) this.handlers.onDo(now);
    };
    const item = button(entry.words, press, { class: look, role: 'menuitem' });
    if (index < 9) item.prepend(element('kbd', { 'aria-hidden': 'true' }, String(index + 1)));
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (this.menu && pointerType === 'mouse') this.handlers.onChoose(chooseEntry(this.menu, index));
    });
    return item;
  }

  /** What is dangerous does not come to lie under the finger that asked for it. */
  private isSureUnderFinger({ entries }: DeedMenu): boolean {
    const { pressed } = this;
    const item = this.items[entries.findIndex(({ kind }) => kind === 'sure')];
    if (!pressed || !item) return false;
    this.pressed = undefined;
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return pressed.x >= left && pressed.x <= right && pressed.y >= top && pressed.y <= bottom;
  }

  private press(event: KeyboardEvent): void {
    const { menu, handlers } = this;
    if (!menu) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const picked = digit === undefined ? undefined : menu.entries[Number(digit) - 1];
    const chosen = menu.entries[menu.chosen];
    const isDone = picked !== undefined || event.key === 'Enter' || event.key === ' ' || handlers.isActKey(event.code);
    if (isDone && this.settling.isSettling) void 0;
    else if (picked) handlers.onDo(picked);
    else if (event.key === 'ArrowDown') handlers.onChoose(entryBy(menu, 1));
    else if (event.key === 'ArrowUp') handlers.onChoose(entryBy(menu, -1));
    else if (event.key === 'Home') handlers.onChoose(chooseEntry(menu, 0));
    else if (event.key === 'End') handlers.onChoose(chooseEntry(menu, menu.entries.length - 1));
    else if (event.key === 'Escape' || event.key === 'Tab') handlers.onClose();
    else if (handlers.isActKey(event.code) && chosen && !event.repeat) handlers.onDo(chosen);
    else return;
    // Other keys are the rig's: one may walk while one thinks about it.
    event.preventDefault();
    event.stopPropagation();
  }
}

const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): PictureBox => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
});
