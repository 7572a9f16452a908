import { button, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { notListening, stepListening, type Deafness, type Hearing, type ListeningEffect } from './listening.ts';
import type { Recogniser } from './recogniser.ts';

export interface EarHandlers {
  /** Somebody begins to speak. */
  readonly onBegin: () => void;
  /** What was heard so far; it may still change. */
  readonly onHeard: (text: string) => void;
  readonly onSay: (text: string) => void;
  /** To be looked at before it is said. */
  readonly onEdit: (text: string) => void;
  readonly onDeaf: (why: Deafness) => void;
  /** It listens now, or no longer. */
  readonly onChange: () => void;
}

/** Listens while a key or its button is held. */
export class Ear {
  readonly button: HTMLButtonElement;
  readonly editFirst: HTMLElement;
  private listening = notListening;

  constructor(
    private readonly recogniser: Recogniser,
    private readonly handlers: EarHandlers,
    language: Language,
  ) {
    const say = words[language].playing;
    this.button = button('', () => undefined, {
      class: 'playing-microphone',
      'aria-label': say.holdToTalk,
      'aria-pressed': 'false',
      title: say.holdToTalk,
    });
    this.listen();
    const box = element('input', { type: 'checkbox' });
    box.addEventListener('change', () => (this.listening = { ...this.listening, isEditedFirst: box.checked }));
    this.editFirst = element('label.playing-edit-first', box, say.editFirst);
  }

  get isListening(): boolean {
    return this.listening.phase !== 'idle';
  }

  hold(isHeld: boolean): void {
    if (isHeld && !this.isListening) this.handlers.onBegin();
    this.take({ type: isHeld ? 'pressed' : 'released' });
  }

  giveUp(): void {
    this.take({ type: 'given-up' });
  }

  dispose(): void {
    this.recogniser.abort();
  }

  private take(event: Hearing): void {
    const [listening, effects] = stepListening(this.listening, event);
    this.listening = listening;
    for (const effect of effects) this.perform(effect);
    this.button.setAttribute('aria-pressed', String(this.isListening));
    this.handlers.onChange();
  }

  private perform(effect: ListeningEffect): void {
    const { recogniser, handlers } = this;
    if (effect.type === 'open') {
      recogniser.open({
        opened: () => this.take({ type: 'opened' }),
        heard: (settled, interim) => this.take({ type: 'heard', settled, interim }),
        closed: () => this.take({ type: 'closed' }),
        failed: (why) => this.take({ type: 'failed', why }),
      });
    } else if ('text' in effect) handlers[heardBy[effect.type]](effect.text);
    else if ('why' in effect) handlers.onDeaf(effect.why);
    else recogniser[effect.type]();
  }

  private listen(): void {
    const { button: made } = this;
    made.addEventListener('pointerdown', () => this.hold(true));
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      made.addEventListener(kind, () => this.hold(false));
    }
    // By keyboard it is held as well.
    made.addEventListener('keydown', ({ key, repeat }) => key === ' ' && !repeat && this.hold(true));
    made.addEventListener('keyup', ({ key }) => key === ' ' && this.hold(false));
  }
}

/** Who is told what was heard, by what is to be done with it. */
const heardBy = { show: 'onHeard', say: 'onSay', edit: 'onEdit' } as const;
