import type { EntityId } from '../../drama/entity-id.ts';
import { element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';
import { progressOf, type CastMember, type ProgressAct, type ProgressPoint, type ProgressScene } from './progress.ts';

interface PlaybillOptions {
  readonly show: Show;
  readonly language: Language;
  readonly role?: EntityId | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** Facts after which the playbill reads otherwise. */
const turning = new Set(['scene:opened', 'point:opened', 'point:reached', 'role:taken', 'role:released', 'play:ended']);

/** The playbill of the running evening: acts and scenes as far as they have come, what one wants, who plays. */
export class PlaybillPanel extends Panel {
  constructor(private readonly options: PlaybillOptions) {
    const { playbill: title, closePlaybill: closeLabel } = words[options.language].programme;
    super({ title, closeLabel, class: 'evening-playbill', onClose: options.onClose });
    this.own(options.show.onFact(({ type }) => this.isOpen && turning.has(type) && this.write()));
  }

  override open(): void {
    this.write();
    super.open();
  }

  private get say() {
    return words[this.options.language].programme;
  }

  private write(): void {
    const { show, role } = this.options;
    const { title, acts, goal, cast } = progressOf(show.play, show.facts, role);
    const members = element('ul', ...cast.map((member) => this.member(member)));
    const wants = element('section.evening-goal', element('h3', this.say.yourGoal), element('p', goal));
    this.body.replaceChildren(
      element('p.evening-title', title),
      ...(goal === undefined ? [] : [wants]),
      element('section', element('ol.evening-acts', ...acts.map((act) => this.act(act))), this.ahead(acts)),
      element('section.evening-cast', element('h3', this.say.company), members),
    );
  }

  /** What lies ahead has no names yet, and is not listed. */
  private act({ title, scenes }: ProgressAct): HTMLElement | undefined {
    if (title === undefined) return undefined;
    const come = scenes.filter(({ when }) => when !== 'ahead');
    return element(
      'li.evening-act',
      element('p.evening-act-title', title),
      element('ol.evening-scenes', ...come.map((scene) => this.scene(scene))),
    );
  }

  /** How much of the evening is left. */
  private ahead(acts: readonly ProgressAct[]): HTMLElement | undefined {
    const known = acts.filter(({ title }) => title !== undefined);
    const scenes = known.flatMap((act) => act.scenes).filter(({ when }) => when === 'ahead').length;
    const more = acts.length - known.length;
    return scenes + more === 0 ? undefined : element('p.evening-left', this.say.ahead(scenes, more));
  }

  private scene({ when, title, reached, left }: ProgressScene): HTMLElement {
    const { say } = this;
    return element(
      'li',
      { class: `evening-scene ${when}`, ...(when === 'now' ? { 'aria-current': 'step' } : {}) },
      element('p.evening-scene-title', title, when === 'now' && element('span.evening-now', say.nowPlaying)),
      reached.length !== 0 && this.points(reached),
      when === 'now' && left !== 0 && element('p.evening-left', say.stillToCome(left)),
    );
  }

  private points(reached: readonly ProgressPoint[]): HTMLElement {
    const { say } = this;
    return element(
      'ul.evening-points',
      ...reached.map(({ says, how }) =>
        element(
          'li',
          { class: `evening-point ${how}` },
          says ?? say.elsewhere,
          how !== 'played' && element('span.evening-how', say.hows[how]),
        ),
      ),
    );
  }

  private member({ name, look, isOwn, isPerson }: CastMember): HTMLElement {
    const { say } = this;
    const who = isOwn ? say.playedByYou : isPerson ? say.playedByPerson : undefined;
    return element(
      'li',
      element('span', name),
      who !== undefined && element('span.evening-who', who),
      look !== undefined && element('p.evening-look', look),
    );
  }
}
