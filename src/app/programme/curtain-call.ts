import type { EntityId } from '../../drama/entity-id.ts';
import { element } from '../dom/element.ts';
import { nameOf, worldOf, type Play } from '../../play/play.ts';
import { isDead } from '../../world/containment.ts';
import { capitalised } from '../words/sentences.ts';
import { words, type Language } from '../words/words.ts';

/** Between one bow and the next. */
const bowSeconds = 1.4;

/** Who bows, in order: the smallest parts first, whoever plays here last. */
export function bowingOrder(play: Play, role?: EntityId): readonly EntityId[] {
  const lines = new Map<EntityId, number>();
  for (const { kind, actor } of play.history) {
    if (actor !== undefined && (kind === 'line' || kind === 'deed')) lines.set(actor, (lines.get(actor) ?? 0) + 1);
  }
  const parts = (actor: EntityId): number => (actor === role ? Infinity : (lines.get(actor) ?? 0));
  return [...play.profiles.keys()].filter((id) => lines.has(id) || id === role).sort((a, b) => parts(a) - parts(b));
}

interface CurtainCallOptions {
  readonly play: Play;
  readonly language: Language;
  readonly role?: EntityId | undefined;
  /** Called as each begins to bow: the stage may let their body do it. */
  readonly onBow?: (actor: EntityId) => void;
}

/** The company comes before the curtain and bows, one after another, in words. Time is passed in: `pass(seconds)`. */
export class CurtainCall {
  readonly root: HTMLElement;
  private readonly list = element('ol.curtain-call-names', { role: 'log' });
  private readonly order: readonly EntityId[];
  private bowed = 0;
  private waitedSeconds = 0;

  constructor(private readonly options: CurtainCallOptions) {
    const { play, language, role } = options;
    this.order = bowingOrder(play, role);
    this.list.setAttribute('aria-label', words[language].programme.curtainCall);
    this.root = element('div.curtain-call', this.list);
    this.bow();
  }

  get isOver(): boolean {
    return this.bowed >= this.order.length && this.waitedSeconds >= bowSeconds;
  }

  /** Lets time pass; the next bows when it is their turn. */
  update(seconds: number): void {
    if (this.isOver) return;
    this.waitedSeconds += seconds;
    if (this.waitedSeconds < bowSeconds || this.bowed >= this.order.length) return;
    this.waitedSeconds = 0;
    this.bow();
  }

  private bow(): void {
    const { play, language, role, onBow } = this.options;
    const actor = this.order[this.bowed];
    if (actor === undefined) return;
    this.bowed++;
    const { bows, bowsDead, bowsYou } = words[language].programme;
    const thing = worldOf(play).things.get(actor);
    const says = actor === role ? bowsYou : thing && isDead(thing) ? bowsDead : bows;
    this.list.append(element('li.curtain-call-name', says(capitalised(nameOf(play, actor)))));
    onBow?.(actor);
  }
}
