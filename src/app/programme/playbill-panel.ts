import type { EntityId } from '../../drama/entity-id.ts';
import { element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';
import { progressOf, type CastMember, type ProgressAct, type ProgressPoint, type ProgressScene } from './progress.ts';

export interface PlaybillOptions {
  readonly show: Show;
  readonly language: Language;
  readonly role?: EntityId | undefined;
  readonly onClose?: () => void;
}

/** Facts after which the playbill reads otherwise. */
const turning = new Set(['scene:opened', 'point:opened', 'point:reached', 'role:taken', 'role:released', 'play:ended']);

/** The playbill of the running evening: acts and scenes as far as they have come, what one wants, who plays. */
export class PlaybillPanel {
  private readonly panel: Panel;
  private readonly unsubscribe: () => void;

  constructor(private readonly options: PlaybillOptions) {
    const { show, onClose } = options;
    this.panel = new Panel({
      title: this.say.playbill,
      closeLabel: this.say.closePlaybill,
      class: 'evening-playbill',
      ...(onClose ? { onClose } : {}),
    });
    this.unsubscribe = show.onFact(({ type }) => {
      if (this.panel.isOpen && turning.has(type)) this.write();
    });
  }

  get root(): HTMLElement {
    return this.panel.root;
  }

  get isOpen(): boolean {
    return this.panel.isOpen;
  }

  open(): void {
    this.write();
    this.panel.open();
  }

  close(): void {
    this.panel.close();
  }

  toggle(): void {
    if (this.panel.isOpen) this.close();
    else this.open();
  }

  dispose(): void {
    this.unsubscribe();
    this.panel.close();
    this.panel.root.remove();
  }

  private get say() {
    return words[this.options.language].programme;
  }

  private write(): void {
    const { show, role } = this.options;
    const { title, acts, goal, cast } = progressOf(show.play, show.facts, role);
    const wants =
      goal === undefined
        ? undefined
        : element('section', { class: 'evening-goal' }, element('h3', {}, this.say.yourGoal), element('p', {}, goal));
    this.panel.body.replaceChildren(
      element('p', { class: 'evening-title' }, title),
      ...(wants ? [wants] : []),
      element('ol', { class: 'evening-acts' }, ...acts.map((act) => this.act(act))),
      element(
        'section',
        { class: 'evening-cast' },
        element('h3', {}, this.say.company),
        element('ul', {}, ...cast.map((member) => this.member(member))),
      ),
    );
  }

  private act({ title, scenes }: ProgressAct): HTMLElement {
    return element(
      'li',
      { class: title === undefined ? 'evening-act ahead' : 'evening-act' },
      element('p', { class: 'evening-act-title' }, title ?? this.say.ahead),
      element('ol', { class: 'evening-scenes' }, ...scenes.map((scene) => this.scene(scene))),
    );
  }

  private scene({ when, title, reached, left }: ProgressScene): HTMLElement {
    const { say } = this;
    return element(
      'li',
      { class: `evening-scene ${when}`, ...(when === 'now' ? { 'aria-current': 'step' } : {}) },
      element(
        'p',
        { class: 'evening-scene-title' },
        title ?? say.ahead,
        when === 'now' ? element('span', { class: 'evening-now' }, say.nowPlaying) : undefined,
      ),
      reached.length === 0 ? undefined : this.points(reached),
      when === 'past' || left === 0 ? undefined : element('p', { class: 'evening-left' }, say.stillToCome(left)),
    );
  }

  private points(reached: readonly ProgressPoint[]): HTMLElement {
    const { say } = this;
    return element(
      'ul',
      { class: 'evening-points' },
      ...reached.map(({ says, how }) =>
        element(
          'li',
          { class: `evening-point ${how}` },
          says ?? say.elsewhere,
          how === 'played' ? undefined : element('span', { class: 'evening-how' }, say.hows[how]),
        ),
      ),
    );
  }

  private member({ name, isOwn, isPerson }: CastMember): HTMLElement {
    const { say } = this;
    const who = isOwn ? say.playedByYou : isPerson ? say.playedByPerson : undefined;
    return element(
      'li',
      {},
      element('span', {}, name),
      who === undefined ? undefined : element('span', { class: 'evening-who' }, who),
    );
  }
}
