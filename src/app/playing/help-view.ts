import type { Bindings } from '../../../plugin/player/bindings.ts';
import { element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { words, type Language } from '../words/words.ts';
import { firstHints, helpRows } from './help.ts';

/** The card with all keys, and the few lines somebody sees who just walked in: of keys, or of fingers where those play. */
export class HelpView extends Panel {
  readonly hint = element('ul.playing-hint', { hidden: true });

  constructor(
    private readonly language: Language,
    private readonly canListen: boolean,
    onClose: () => void,
  ) {
    const { help: title, close: closeLabel } = words[language].playing;
    super({ title, closeLabel, class: 'playing-help', onClose });
  }

  /** Opens the card with the keys as they are bound now. */
  openFor(bindings: Bindings): void {
    const say = words[this.language].playing;
    const rows = helpRows(bindings, this.language, this.canListen).flatMap(({ words: what, keys }) => [
      element('dt', ...(keys.length > 0 ? keys.map((key) => element('kbd', key)) : [say.unbound])),
      element('dd', what),
    ]);
    const lines = [say.helpNotation, say.helpVoices, say.helpHistory, say.helpSuggestions];
    const { walk, look, buttons, hands, deeds, views } = say.touchHints;
    const byFingers = [walk, look, buttons, hands, deeds, views].map((line) => element('li', line));
    const isTouched = matchMedia('(pointer: coarse)').matches;
    // A phone has no keys; a tablet with a mouse most likely has.
    const hasKeys = !isTouched || matchMedia('(any-pointer: fine)').matches;
    this.body.replaceChildren(
      ...(isTouched ? [element('h3', say.byFingers), element('ul.playing-help-lines', ...byFingers)] : []),
      ...(hasKeys ? [element('h3', say.byKeys), element('dl.playing-keys', ...rows)] : []),
      element('h3', say.inTheBox),
      element('ul.playing-help-lines', ...(hasKeys ? lines : lines.slice(0, 1)).map((line) => element('li', line))),
      element('h3', say.inThePicture),
      element('ul.playing-help-lines', element('li', say.helpEmber)),
    );
    this.open();
  }

  showHint(bindings: Bindings): void {
    const lines = firstHints(bindings, this.language).map(({ keys, words: what }) =>
      element('li', ...keys.map((key) => element('kbd', key)), element('span', what)),
    );
    const { walk, look } = words[this.language].playing.touchHints;
    const fingers = [walk, look].map((each) => element('li.playing-finger-hint', each));
    this.hint.replaceChildren(...lines, ...fingers);
    this.hint.hidden = false;
  }

  fadeHint(): void {
    this.hint.hidden = true;
  }
}
