import type { EntityId } from '../../drama/entity-id.ts';
import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { Others } from '../shelf/opened-evening.ts';
import type { Show } from '../show/show.ts';

/** Farther away nobody reads a name. */
const farthestMeters = 14;

/** Who plays whom, over the heads of those who are played by people. While somebody speaks, their bubble says it. */
export class NameTags extends View {
  readonly root = element('div.name-tags', { 'aria-hidden': 'true' });
  private readonly tags = new Map<EntityId, HTMLElement>();

  constructor(
    private readonly show: Show,
    private readonly others: Others,
  ) {
    super();
    this.own(
      others.onChange(() => this.draw()),
      show.onFrame(() => this.place()),
    );
    this.draw();
  }

  private draw(): void {
    const { role, roles } = this.others;
    const played = roles.filter(({ actor, player }) => player !== undefined && actor !== role);
    this.tags.clear();
    for (const { actor, player, isAway } of played) {
      this.tags.set(actor, element('span', { class: isAway ? 'name-tag hidden is-away' : 'name-tag hidden' }, player));
    }
    this.root.replaceChildren(...this.tags.values());
  }

  private place(): void {
    const { picture, play } = this.show;
    const speaking = new Set(play.floor.turns.flatMap(({ id, actor }) => (play.lines.has(id) ? [actor] : [])));
    for (const [actor, tag] of this.tags) {
      const at = picture?.above(actor);
      const isShown = at !== undefined && at.isSeen && at.meters < farthestMeters && !speaking.has(actor);
      tag.classList.toggle('hidden', !isShown);
      if (isShown) tag.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -100%)`;
    }
  }
}
