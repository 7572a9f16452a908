import { keyName, type Bindings, type Control } from '../../../plugin/player/bindings.ts';
import { words, type Language } from '../words/words.ts';

/** What keys do, as they are bound now. */
interface HelpRow {
  readonly control: Control | 'surroundings' | 'help';
  readonly words: string;
  /** As printed on the keys; none, where nothing is bound. */
  readonly keys: readonly string[];
}

/** Keys of the HUD that cannot be bound: they open lists of everything else. */
export const ownKeys = { surroundings: 'KeyK', help: 'KeyH' } as const;

const order: readonly Control[] = [
  'forward', 'left', 'back-step', 'right', 'run', 'next-thing', 'last-thing', 'act', 'drop', 'throw', 'talk', 'whisper', 'shout', 'interrupt',
  'suggest', 'hold-to-talk', 'view', 'photo', 'transcript', 'playbill', 'inspector', 'settings', 'mute', 'pause', 'back',
]; // prettier-ignore

export function helpRows(bindings: Bindings, language: Language, canListen: boolean): readonly HelpRow[] {
  const said = words[language].controls;
  const rows: HelpRow[] = order
    .filter((control) => control !== 'hold-to-talk' || canListen)
    .map((control) => ({ control, words: said[control], keys: keysOf(bindings[control]) }));
  const own = (['surroundings', 'help'] as const).map((control) => ({
    control,
    words: said[control],
    keys: [keyName(ownKeys[control])],
  }));
  return [...rows, ...own];
}

/** The same key once more on the other side of the keyboard is not worth a place on the card. */
function keysOf(codes: readonly string[]): readonly string[] {
  const plain = codes.filter((code) => !/^Numpad|^(?:Shift|Control|Alt)Right$/.test(code));
  return (plain.length > 0 ? plain : codes).map(keyName);
}

interface Hint {
  readonly keys: readonly string[];
  readonly words: string;
}

/** What somebody has to know who just walked in. */
export function firstHints(bindings: Bindings, language: Language): readonly Hint[] {
  const firstKey = (control: Control): readonly string[] => bindings[control].slice(0, 1).map(keyName);
  const { walk, talk, act, menu } = words[language].playing.helpHints;
  return [
    { keys: (['forward', 'left', 'back-step', 'right'] as const).flatMap(firstKey), words: walk },
    { keys: firstKey('talk'), words: talk },
    { keys: firstKey('act'), words: act },
    { keys: firstKey('back'), words: menu },
  ];
}
