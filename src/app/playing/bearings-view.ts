import type { Picture } from '../../../plugin/picture/view/stage-picture.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import type { Named } from './surroundings.ts';

/** So long nobody is in the picture before it is said where they are: whoever only turns round needs no sign. */
const lostAfterMs = 1200;
/** More names at one side are not read. */
const mostAtSide = 3;
const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];

/** Where people are, at the borders of a picture that shows nobody. */
export class BearingsView {
  readonly root: HTMLElement;
  private readonly lists = { left: element('p.playing-bearing'), right: element('p.playing-bearing') } as const;
  private seenAtMs: number | undefined;

  constructor(private readonly language: Language) {
    this.root = element('div.playing-bearings', { 'aria-hidden': 'true' }, this.lists.left, this.lists.right);
    for (const side of sides) this.lists[side].dataset['side'] = side;
  }

  /** Names those around who are out of the picture, once nobody has been in it for a while. */
  show(company: readonly Named[], picture: Picture | undefined, nowMs: number): void {
    const isAnyoneSeen = picture === undefined || company.some(({ id }) => picture.head(id)?.isSeen);
    if (isAnyoneSeen) this.seenAtMs = nowMs;
    this.seenAtMs ??= nowMs;
    const isLost = picture !== undefined && nowMs - this.seenAtMs > lostAfterMs;
    const { between } = words[this.language].playing.states;
    for (const side of sides) {
      const there = isLost ? company.filter(({ id }) => this.sideOf(id, picture) === side) : [];
      const names = there.slice(0, mostAtSide).map(({ name }) => name);
      const text = names.join(between);
      if (this.lists[side].textContent !== text) this.lists[side].textContent = text;
    }
  }

  /** Whoever stands before the lens is in the picture, though their head be above it or behind something: at neither side. */
  private sideOf(id: EntityId, picture: Picture): Side | undefined {
    const bearing = picture.bearing(id);
    const head = picture.head(id);
    const width = this.root.closest('.auditorium')?.clientWidth ?? 0;
    if (bearing === undefined || (head && head.right > 0 && head.left < width)) return undefined;
    return bearing < 0 ? 'left' : 'right';
  }
}
