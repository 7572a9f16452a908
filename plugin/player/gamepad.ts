import type { Move } from './bindings.ts';
import type { PlayerAsk } from './player-rig.ts';
import { centred, steadied, type Stick } from './stick.ts';

/** What of a browser's gamepad is read; only those with the standard mapping are. */
export interface Pad {
  readonly mapping: string;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

/** What its buttons do, by their places in the standard mapping. */
const buttons: Readonly<Record<number, PlayerAsk | Extract<Move, 'next-thing' | 'last-thing'>>> = {
  0: 'act',
  1: 'back',
  2: 'talk',
  3: 'suggest',
  4: 'whisper',
  5: 'shout',
  6: 'drop',
  7: 'throw',
  8: 'playbill',
  9: 'pause',
  11: 'view',
  12: 'interrupt',
  13: 'hold-to-talk',
  14: 'last-thing',
  15: 'next-thing',
};
/** The left stick, pressed in, runs until it is let go. */
const runButton = 10;
/** Triggers are pushed a little by resting fingers. */
const triggerPart = 0.45;
const deadPart = 0.18;

type PadControl = (typeof buttons)[number];

export interface PadReading {
  readonly walk: Stick;
  readonly look: Stick;
  readonly isRunning: boolean;
  readonly held: ReadonlySet<PadControl>;
}

export const noPad: PadReading = { walk: centred, look: centred, isRunning: false, held: new Set() };

/** What a gamepad says, after what it said before: a run goes on while the stick is pushed. */
export function readPad(pad: Pad | undefined, before: PadReading = noPad): PadReading {
  if (pad?.mapping !== 'standard') return noPad;
  const [leftX = 0, leftY = 0, rightX = 0, rightY = 0] = pad.axes;
  const walk = steadied({ x: leftX, y: -leftY }, deadPart);
  const look = steadied({ x: rightX, y: -rightY }, deadPart);
  const held = new Set<PadControl>();
  for (const [place, control] of Object.entries(buttons)) {
    const button = pad.buttons[Number(place)];
    if (button && (button.pressed || button.value > triggerPart)) held.add(control);
  }
  const isWalking = walk.x !== 0 || walk.y !== 0;
  const isRunning = isWalking && (before.isRunning || pad.buttons[runButton]?.pressed === true);
  return { walk, look: { x: bent(look.x), y: bent(look.y) }, isRunning, held };
}

/** Fine around the middle, quick at the rim. */
const bent = (part: number): number => part * Math.abs(part);

/** What ended and what began between two readings. */
export function padChanges(before: PadReading, now: PadReading): readonly { control: PadControl; isHeld: boolean }[] {
  const changed = (some: PadReading, other: PadReading, isHeld: boolean) =>
    [...some.held].filter((control) => !other.held.has(control)).map((control) => ({ control, isHeld }));
  return [...changed(before, now, false), ...changed(now, before, true)];
}
