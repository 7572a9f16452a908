import type { EntityId } from '../../drama/entity-id.ts';
import { button, element, write } from '../dom/element.ts';
import type { Facing } from './facing.ts';

interface ReticleShown {
  readonly facing: Facing | undefined;
  /** The likeliest deed, and the key that does it. */
  readonly deed: string | undefined;
  readonly key: string | undefined;
  readonly isInReach: boolean;
  /** Where a mouse points, nobody needs a dot in the middle. */
  readonly isDotShown: boolean;
}

/** A dot in the middle that opens over what one can use, and at the foot, where it covers nobody, the name of it. */
export class ReticleView {
  readonly root: HTMLElement;
  private readonly dot = element('span.playing-dot', { 'aria-hidden': 'true' });
  private readonly name = element('span.playing-name');
  private readonly state = element('span.playing-state');
  private readonly key = element('kbd.playing-key');
  private readonly deed = element('span.playing-first-deed');
  private readonly offer = element('span.playing-offer', this.key, this.deed);
  readonly label: HTMLElement;
  /** For whoever hears the page: told only once one stays with it. */
  private readonly spoken = element('p.unseen', { role: 'status' });

  /** Whom or what it names, and what it named when a finger came down on it. */
  private named: EntityId | undefined;
  private pressed: EntityId | undefined;

  constructor(
    onPress: (of: EntityId | undefined) => void,
    private readonly between: string,
  ) {
    const press = ({ detail }: MouseEvent): void => onPress(detail === 0 ? this.named : this.pressed);
    this.label = button('', press, { class: 'playing-label', tabindex: '-1', hidden: true });
    this.label.append(element('span', this.name, this.state), this.offer);
    this.label.addEventListener('pointerdown', () => (this.pressed = this.named));
    this.root = element('div.playing-reticle', this.dot, this.label, this.spoken);
  }

  /** Whom or what the label is about, while it is shown. */
  get about(): EntityId | undefined {
    return this.named;
  }

  show({ facing, deed, key, isInReach, isDotShown }: ReticleShown): void {
    this.named = facing?.id;
    this.dot.hidden = !isDotShown;
    this.dot.classList.toggle('is-open', deed !== undefined);
    this.label.hidden = facing === undefined;
    this.label.classList.toggle('is-far', !isInReach);
    write(this.name, facing?.name ?? '');
    write(this.state, facing?.state ?? '');
    write(this.deed, deed ?? '');
    write(this.key, key ?? '');
    this.offer.hidden = deed === undefined;
    this.key.hidden = key === undefined;
  }

  /** Says aloud what is faced, or nothing. */
  say(facing: Facing | undefined, deed: string | undefined): void {
    write(this.spoken, [facing?.name, facing?.state, deed].filter(Boolean).join(this.between));
  }
}
