import { field, halfSpace, placed, type Field } from '../../sculpt/field.ts';
import type { Paint, Stuff } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';

/** One piece of a hat, in the head's own measure. */
export interface HatPiece {
  readonly name: string;
  readonly form: Field;
  readonly voxel: number;
  readonly paint: Paint | ((at: Spot) => Paint);
  readonly stuff: Stuff;
  /** Whether it swings as hair does: veils, plumes. */
  readonly hangs: boolean;
}

export const hatPiece = (
  name: string,
  form: Field,
  voxel: number,
  paint: HatPiece['paint'],
  stuff: Stuff,
  hangs?: 'hangs',
): HatPiece => ({ name, form, voxel, paint, stuff, hangs: hangs !== undefined });

interface HatForm {
  readonly pieces: readonly HatPiece[];
  /** Where there is no room for hair. */
  readonly covers?: Field;
  /** Whether all hair is under it. */
  readonly hidesHair?: boolean;
}

/** What a hat is made for: a bare head with its points, the hair on it, and how it is worn. */
export interface HatWearer {
  readonly scalp: { readonly skull: Field; readonly at: (turn: number, rise: number, off: number) => Spot };
  readonly hair: Field | undefined;
  readonly colour: Paint;
  readonly trim: Paint;
  /** Radians it sits sideways. */
  readonly askew: number;
}

export type HatMaker = (wearer: HatWearer) => HatForm;

/** A kind of hat: how it is made, and what is known of those who wear it. */
export interface HatKind {
  readonly make: HatMaker;
  /** What it is called where it is said of somebody, as a pattern. */
  readonly said?: string;
  /** What its colour and its trim are drawn from; where nothing is given, bright colours will do. */
  readonly colours?: readonly string[];
  readonly trims?: readonly string[];
  /** No ear shows under it. */
  readonly overEars?: boolean;
}

export type HatKinds = Readonly<Record<string, HatKind>>;

/** How wide and deep a head is at a height. */
export interface Girth {
  readonly wide: number;
  readonly deep: number;
  readonly forward: number;
}

/** Measured like a hatter does: a tape to either side, to the front and to the back. */
export function girthAt(forms: readonly Field[], y: number): Girth {
  const reach = (x: number, z: number): number => {
    let far = 0.4;
    for (let step = 0; step < 24; step++)
      far -= Math.min(...forms.map((form) => form.distance(x * far, y, z * far))) * 0.9;
    return Math.max(0.05, far);
  };
  const [front, back] = [reach(0, 1), reach(0, -1)];
  return { wide: Math.max(reach(1, 0), reach(-1, 0)), deep: (front + back) / 2, forward: (front - back) / 2 };
}

/** How a hat sits: its brim's middle, how far its front is tipped up, how far it leans to one side. */
export interface Seat {
  readonly up: number;
  readonly tip: number;
  readonly lean: number;
  readonly forward: number;
}

/** A form made about the middle of the brim, put on the head. */
export const seated = ({ up, tip, lean, forward }: Seat, form: Field): Field =>
  placed([0, up, forward], [-tip, 0, lean], form);

/** All that is above a brim: hair has no room there. */
function aboveBrim({ up, tip, lean, forward }: Seat, clear: number): Field {
  const [a, b, c] = [Math.sin(lean), -Math.cos(tip) * Math.cos(lean), Math.sin(tip)];
  return halfSpace([a, b, c], b * (up + clear) + c * forward);
}

/** How a hat with a brim is fitted: where the head is measured, with how much room for hair pressed flat, and how it sits. */
interface Fit extends Pick<Seat, 'up' | 'tip'> {
  readonly at: number;
  readonly room?: number;
  /** How far it leans beyond how it is worn, sits further back, and reaches below its brim. */
  readonly lean?: number;
  readonly back?: number;
  readonly under?: number;
}

/** A hat whose pieces are made about the middle of its brim. */
export const brimmed =
  (fit: Fit, pieces: (girth: Girth, wearer: HatWearer) => readonly HatPiece[]): HatMaker =>
  (wearer) => {
    const { at, room = 0.022, up, tip, lean = 0, back = 0, under = 0.002 } = fit;
    const { wide, deep, forward } = girthAt([wearer.scalp.skull], at);
    const seat: Seat = { up, tip, lean: wearer.askew + lean, forward: forward - back };
    const made = pieces({ wide: wide + room, deep: deep + room, forward }, wearer);
    return {
      pieces: made.map((each) => ({ ...each, form: seated(seat, each.form) })),
      covers: aboveBrim(seat, -under),
    };
  };

/** A flat brim, wider than the head by `wide`, whose sides curl up (or down, where negative). */
export function brim({ wide, deep }: Girth, by: number, curl: number, thick = 0.0075): Field {
  const [a, b] = [wide + by, deep + by * 1.05];
  const rise = Math.abs(curl) * a * a + thick;
  return field({ low: [-a, -rise, -b], high: [a, rise, b] }, (x, y, z) => {
    const out = (Math.hypot(x / a, z / b) - 1) * Math.min(a, b);
    const flat = Math.abs(y - curl * x * x) - thick;
    const h = 0.008 - Math.abs(out - flat);
    return (Math.max(out, flat) + (h > 0 ? (h * h * 0.25) / 0.008 : 0)) * 0.85;
  });
}

/** An opening for a face, in front of a hood or helm. */
export const faceOpening = (middleY: number, wide: number, high: number, fromZ = 0.02): Field =>
  field({ low: [-wide, middleY - high, fromZ], high: [wide, middleY + high, 0.4] }, (x, y, z) =>
    Math.max((Math.hypot(x / wide, (y - middleY) / high) - 1) * Math.min(wide, high), fromZ - z),
  );
