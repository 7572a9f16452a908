import type { EntityId } from '../../drama/entity-id.ts';
import { button, element, write } from '../dom/element.ts';
import { readNotation } from '../../drama/notation/read-notation.ts';
import { words, type Language } from '../words/words.ts';
import type { Named } from './surroundings.ts';
import { eraseBracket, typeBracket } from './typed-bracket.ts';
import * as talks from './talk.ts';
import { longestLine, loudnesses, type Loudness, type Talk } from './talk.ts';

/** What becomes of what was written without brackets. */
export type HowMeant = 'says' | 'does';

interface TalkHandlers {
  readonly onTalk: (talk: Talk) => void;
  readonly onSay: (how?: HowMeant) => void;
  readonly onStop: () => void;
  readonly onLeave: () => void;
}

/** What stands in and around the box at one moment. */
interface TalkShown {
  readonly talk: Talk;
  readonly isOpen: boolean;
  readonly company: readonly Named[];
  readonly facing: EntityId | undefined;
  /** What is told at the box: a refusal, or that somebody is being cut off. */
  readonly note: string;
  readonly isRefusal: boolean;
  /** Whether what they wrote is to be said or done. */
  readonly isAsked: boolean;
  /** The own line while it is said, or what one is doing; nothing while one does neither. */
  readonly own: { readonly how: 'says' | 'acts'; readonly words: string } | undefined;
}

/** The likelier first: Enter takes it. */
const ways: readonly HowMeant[] = ['does', 'says'];

/** The line box: what is said, to whom and how loud. It shows what it is given and tells what was done with it. */
export class TalkView {
  readonly root: HTMLElement;
  private readonly box: HTMLElement;
  private readonly chips = element('div.playing-chips', { role: 'group' });
  private readonly voices = new Map<Loudness, HTMLButtonElement>();
  private readonly text: HTMLTextAreaElement;
  private readonly mirror = element('div.playing-mirror', { 'aria-hidden': 'true' });
  private readonly note = element('p.playing-note', { role: 'status' });
  private readonly which: HTMLElement;
  private readonly left = element('span.playing-left', { role: 'status' });
  private readonly own = element('p.playing-own', { hidden: true });
  private readonly ownWho = element('span.playing-own-who');
  private readonly ownWords = element('span.playing-own-words');
  private readonly stop: HTMLButtonElement;
  private readonly people = new Map<EntityId | 'everybody', HTMLButtonElement>();
  private shown: TalkShown | undefined;
  private coloured: string | undefined;
  private spokenTo: EntityId | 'everybody' = 'everybody';

  constructor(
    private readonly handlers: TalkHandlers,
    private readonly language: Language,
    /** Beside the box: the microphone. */
    beside?: HTMLElement,
    /** Under it: how the microphone is used. */
    below?: HTMLElement,
  ) {
    const say = words[language].playing;
    this.chips.setAttribute('aria-label', say.toWhom);
    this.text = element('textarea.playing-line', {
      rows: '1',
      maxlength: String(longestLine),
      'aria-label': say.yourLine,
      placeholder: say.placeholder,
      autocomplete: 'off',
      enterkeyhint: 'send',
      spellcheck: 'false',
    });
    const loud = element('div.playing-chips.playing-voices', { role: 'group', 'aria-label': say.howLoud });
    for (const each of loudnesses) {
      const press = () => handlers.onTalk(talks.speakAs(this.talk, each));
      const chip = button(say.loudness[each], press, { class: 'playing-chip', 'aria-pressed': 'false' });
      this.voices.set(each, chip);
      loud.append(chip);
    }
    const [acts, thinks] = [element('span.playing-act', say.acts), element('span.playing-thought', say.thinks)];
    const legend = element('p.playing-legend', acts, ' ', thinks);
    const send = button(say.send, () => handlers.onSay(), { class: 'playing-send' });
    this.which = element('div.playing-which', { role: 'status', hidden: true }, element('p', say.which));
    for (const [index, how] of ways.entries()) {
      const choice = button(say.meant[how], () => handlers.onSay(how), { class: 'playing-send' });
      choice.prepend(element('kbd', { 'aria-hidden': 'true' }, String(index + 1)));
      this.which.append(choice);
    }
    this.box = element(
      'div.playing-box',
      { role: 'group', 'aria-label': say.talk, hidden: true },
      element('div.playing-to', this.chips, loud),
      element('div.playing-entry', element('div.playing-paper', this.mirror, this.text), beside, send),
      this.which,
      element('div.playing-foot', legend, this.note, this.left, below),
    );
    this.stop = button(say.stop.says, handlers.onStop, { class: 'playing-stop' });
    this.own.append(this.ownWho, this.ownWords, this.stop);
    this.root = element('div.playing-talk', this.own, this.box);
    this.listen();
  }

  get hasFocus(): boolean {
    return this.box.contains(document.activeElement);
  }

  focus(caret = this.text.value.length): void {
    this.text.focus({ preventScroll: true });
    this.text.setSelectionRange(caret, caret);
  }

  show(shown: TalkShown): void {
    this.shown = shown;
    const { talk, isOpen, own, note, isRefusal, isAsked } = shown;
    const isOpening = isOpen && this.box.hidden !== false;
    this.box.hidden = !isOpen;
    this.which.hidden = !isAsked;
    this.box.classList.toggle('is-asked', isAsked);
    this.own.hidden = own === undefined;
    if (own !== undefined) {
      const { youSay, stop } = words[this.language].playing;
      write(this.stop, stop[own.how]);
      write(this.ownWho, own.how === 'acts' ? '' : youSay);
      write(this.ownWords, own.words);
      this.ownWords.scrollTop = this.ownWords.scrollHeight;
    }
    if (this.text.value !== talk.text) this.text.value = talk.text;
    this.colour(talk.text);
    this.showPeople(shown, isOpening);
    this.showVoices(shown);
    write(this.note, note);
    this.note.classList.toggle('is-refusal', isRefusal);
    const left = talks.lettersLeft(talk);
    write(this.left, left === undefined ? '' : words[this.language].playing.lettersLeft(left));
  }

  private get talk(): Talk {
    return this.shown?.talk ?? talks.silent;
  }

  private showPeople({ company, talk, facing }: TalkShown, isOpening: boolean): void {
    const say = words[this.language].playing;
    const wanted = [{ id: 'everybody' as const, name: say.everybody }, ...company];
    for (const [id, chip] of this.people) {
      if (wanted.some((each) => each.id === id)) continue;
      chip.remove();
      this.people.delete(id);
    }
    const to = talks.addressee(talk, facing) ?? 'everybody';
    for (const { id, name } of wanted) {
      const chip = this.people.get(id) ?? this.chipFor(id, name);
      const isPinned = talk.pinned === id;
      chip.setAttribute('aria-pressed', String(to === id));
      chip.classList.toggle('is-pinned', isPinned);
      if (id === facing && !isPinned) chip.setAttribute('aria-description', say.faced(name));
      else chip.removeAttribute('aria-description');
    }
    // As the box opens, whom it goes to stands first; afterwards no chip moves under a finger.
    const first = this.people.get(to);
    if (isOpening && first) this.chips.prepend(first);
    // Where one turns to somebody else meanwhile, their chip is brought into sight.
    else if (to !== this.spokenTo) first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.spokenTo = to;
  }

  private chipFor(id: EntityId | 'everybody', name: string): HTMLButtonElement {
    const chip = button(name, () => this.handlers.onTalk(talks.pin(this.talk, id)), { class: 'playing-chip' });
    this.people.set(id, chip);
    this.chips.append(chip);
    return chip;
  }

  private showVoices({ talk, facing }: TalkShown): void {
    const voice = talks.voiceFor(talk, facing);
    const isAlone = talks.addressee(talk, facing) === undefined;
    for (const [each, chip] of this.voices) {
      chip.setAttribute('aria-pressed', String(each === voice));
      chip.disabled = each === 'whisper' && isAlone;
      chip.title = chip.disabled ? words[this.language].playing.whisperNeedsOne : '';
    }
    this.box.dataset['voice'] = voice;
  }

  /** The same letters once more, behind the box, in their colours. */
  private colour(text: string): void {
    if (text === this.coloured) return;
    this.coloured = text;
    const pieces = readNotation(text).map(({ kind, text: letters }) =>
      element('span', { class: `playing-${kind}` }, letters),
    );
    // A line needs something to be as tall as a line.
    this.mirror.replaceChildren(...pieces, '\u200b');
    this.mirror.scrollTop = this.text.scrollTop;
  }

  private listen(): void {
    const { text, box, handlers } = this;
    text.addEventListener('input', () => handlers.onTalk(talks.write(this.talk, text.value)));
    text.addEventListener('scroll', () => (this.mirror.scrollTop = text.scrollTop));
    text.addEventListener('beforeinput', (event) => this.completeBracket(event));
    // A press on a chip leaves the caret where it is.
    this.root.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    });
    box.addEventListener('keydown', (event) => {
      event.stopPropagation();
      // Whoever writes Chinese confirms a word by Enter, and does not send by it.
      if (event.isComposing || event.keyCode === 229) return;
      this.press(event);
    });
    box.addEventListener('focusout', () => {
      setTimeout(() => {
        if (!this.hasFocus && this.shown?.isOpen && document.hasFocus()) handlers.onLeave();
      });
    });
  }

  private press(event: KeyboardEvent): void {
    const { handlers, talk } = this;
    const done = (then: () => void): void => {
      event.preventDefault();
      then();
    };
    const loudness = event.altKey ? loudnesses[['Digit1', 'Digit2', 'Digit3'].indexOf(event.code)] : undefined;
    if (loudness) return done(() => handlers.onTalk(talks.speakAs(talk, loudness)));
    if (event.key === 'Escape') return done(handlers.onLeave);
    if (event.target !== this.text) return;
    const isAsked = this.shown?.isAsked === true;
    const meant = isAsked ? ways[['1', '2'].indexOf(event.key)] : undefined;
    if (meant) return done(() => handlers.onSay(meant));
    if (event.key === 'Enter') return done(() => event.repeat || handlers.onSay(isAsked ? ways[0] : undefined));
    if (event.key === 'ArrowUp' && this.isOneLine) return done(() => handlers.onTalk(talks.recallOlder(talk)));
    if (event.key === 'ArrowDown' && talk.past !== undefined) done(() => handlers.onTalk(talks.recallNewer(talk)));
  }

  /** In a line that runs over several rows the arrow goes up within it. */
  private get isOneLine(): boolean {
    const { talk, text, mirror } = this;
    if (talk.past !== undefined || text.selectionStart === 0 || mirror.getClientRects().length === 0) return true;
    return mirror.scrollHeight < 2.4 * parseFloat(getComputedStyle(mirror).lineHeight);
  }

  private completeBracket(event: InputEvent): void {
    const { selectionStart: caret, selectionEnd } = this.text;
    if (event.isComposing || caret !== selectionEnd) return;
    const written = { text: this.text.value, caret };
    const { inputType, data } = event;
    const erased = inputType === 'deleteContentBackward' ? eraseBracket(written) : undefined;
    const next = inputType === 'insertText' && data ? typeBracket(written, data) : erased;
    if (!next || next.text.length > longestLine) return;
    event.preventDefault();
    this.text.value = next.text;
    this.text.setSelectionRange(next.caret, next.caret);
    this.handlers.onTalk(talks.write(this.talk, next.text));
  }
}
