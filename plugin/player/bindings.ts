import { playerAsks, type PlayerAsk } from './player-rig.ts';

/** What a key can do that is the rig's own: walk, look, and go from one thing in sight to the next. */
const moves = [
  'forward', 'back-step', 'left', 'right', 'run', 'look-left', 'look-right', 'look-up', 'look-down', 'next-thing', 'last-thing',
] as const; // prettier-ignore
export type Move = (typeof moves)[number];

export type Control = PlayerAsk | Move;
export const controls: readonly Control[] = [...moves, ...playerAsks];

/** Which keys (`KeyboardEvent.code`) do what. */
export type Bindings = Readonly<Record<Control, readonly string[]>>;

/**
 * What the keys do until somebody chooses otherwise. Codes are places on the keyboard, not letters: the same four keys
 * walk on every layout. All of it can be played with keys alone; Tab stays the browser's.
 */
export const standardBindings: Bindings = {
  forward: ['KeyW', 'ArrowUp'],
  'back-step': ['KeyS', 'ArrowDown'],
  left: ['KeyA'],
  right: ['KeyD'],
  run: ['ShiftLeft', 'ShiftRight'],
  'look-left': ['ArrowLeft'],
  'look-right': ['ArrowRight'],
  'look-up': ['PageUp'],
  'look-down': ['PageDown'],
  'next-thing': ['BracketRight', 'Period'],
  'last-thing': ['BracketLeft', 'Comma'],
  act: ['KeyE'],
  talk: ['Enter', 'NumpadEnter'],
  suggest: ['KeyT'],
  interrupt: ['KeyR'],
  whisper: ['KeyQ'],
  shout: ['KeyZ'],
  'hold-to-talk': ['KeyX'],
  drop: ['KeyG'],
  throw: ['KeyF'],
  view: ['KeyV'],
  photo: ['KeyP'],
  transcript: ['KeyJ'],
  playbill: ['KeyB'],
  inspector: ['KeyI'],
  settings: ['KeyO'],
  mute: ['KeyM'],
  pause: ['Space'],
  back: ['Escape'],
};

/** Keys a browser or a screen reader needs for itself. */
const notOurs: ReadonlySet<string> = new Set(['Tab', 'MetaLeft', 'MetaRight', 'ContextMenu', 'F5', 'F6', 'F11', 'F12']);
const mostKeys = 4;

export const canBind = (code: string): boolean => /^[A-Z]\w{0,23}$/.test(code) && !notOurs.has(code);

interface Rebound {
  readonly bindings: Bindings;
  /** Who had the key before and has it no longer. */
  readonly lost: Control | undefined;
}

/** A key in place of whatever keys a control had. One key does one thing: whoever had it loses it, and is told. */
export function rebound(bindings: Bindings, control: Control, code: string): Rebound {
  if (!canBind(code)) return { bindings, lost: undefined };
  const lost = controlOf(bindings, code);
  const isOther = lost !== undefined && lost !== control;
  return {
    bindings: {
      ...bindings,
      ...(isOther ? { [lost]: bindings[lost].filter((each) => each !== code) } : {}),
      [control]: [code],
    },
    lost: isOther ? lost : undefined,
  };
}

/** What a key does. */
export const controlOf = (bindings: Bindings, code: string): Control | undefined =>
  controls.find((control) => bindings[control].includes(code));

/**
 * Bindings as they were kept in a browser. What cannot be read is as usual; a key that is named twice does what it is
 * named for first. A control whose keys somebody took away on purpose stays without.
 */
export function readBindings(kept: unknown): Bindings {
  const given = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  const taken = new Set<string>();
  const take = (codes: readonly string[]): string[] => {
    const free = codes.filter((code) => canBind(code) && !taken.has(code)).slice(0, mostKeys);
    free.forEach((code) => taken.add(code));
    return [...new Set(free)];
  };
  const chosen = new Map<Control, readonly string[]>();
  for (const control of controls) {
    const codes = Object.hasOwn(given, control) ? given[control] : undefined;
    if (Array.isArray(codes)) chosen.set(control, take(codes.filter((code) => typeof code === 'string')));
  }
  const all = controls.map((control) => [control, chosen.get(control) ?? take(standardBindings[control])] as const);
  return Object.fromEntries(all) as Bindings;
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', ShiftLeft: '⇧', ShiftRight: '⇧ R', Enter: '⏎', NumpadEnter: 'Num ⏎',
  Escape: 'Esc', PageUp: 'PgUp', PageDown: 'PgDn', BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.', Slash: '/',
  Semicolon: ';', Quote: '’', Backquote: '`', Backslash: '\\', Minus: '−', Equal: '=', Space: '␣', Backspace: '⌫', Delete: 'Del',
  ControlLeft: 'Ctrl', ControlRight: 'Ctrl R', AltLeft: 'Alt', AltRight: 'Alt R',
}; // prettier-ignore

/** What is printed on a key, as far as its place tells: `KeyW` is W. */
export const keyName = (code: string): string =>
  names[code] ?? code.replace(/^(?:Key|Digit)/, '').replace(/^Numpad/, 'Num ');
