import type { State } from '../../../src/drama/state.ts';
import type { Thing } from '../../../src/world/world.ts';
import type { Box } from '../space/box.ts';
import type { Vec3 } from '../space/vector.ts';

/**
 * Everything here is in the form's own space: the origin is on the ground under its middle, the front is +z. A chair's
 * sitter looks to +z, a drawer slides to +z, a door seen from its +z side has its hinge at −x.
 */
export interface Measures {
  /** The box around the whole of it, at rest. */
  readonly size: Vec3;
  readonly massKg: number;
  /** What it needs under or behind it. Things mounted on a wall have their back (−z) on it, their origin at `size.y / 2` below their middle. */
  readonly mount: 'floor' | 'surface' | 'wall' | 'ceiling';
  /** Where the origin of a wall-mounted or hanging thing is above the floor. */
  readonly mountHeight?: number;
  /** What stops hands, bodies and glances, as it is in this state: a closed chest is one box, an open one five walls and a lid. */
  solids(state: State): readonly Box[];
  /** Flat places things can stand `on`, best first. */
  readonly surfaces: readonly Surface[];
  /** The room `in` it, as it is in this state: an open drawer has slid out, and what is in it with it. */
  inside?(state: State): Box;
  /** The room `under` it. */
  readonly under?: Box;
  /** The hole in its front in which a drawer that is part of it slides; the closed drawer fills it, flush with the front. */
  readonly drawerSlot?: Box;
  /** Where one sits or lies on it. */
  readonly seats: readonly Seat[];
  /** Where a hand takes hold of it. */
  readonly grip: Vec3;
  /** How it is carried: upright in the fist, level on the palm, or hanging from it. */
  readonly carried: 'upright' | 'level' | 'hanging' | 'pointing';
  /** Free space it needs before it to be used, in metres from its front: a drawer's pull, a door's swing. */
  readonly clearFront: number;
  /** Breakable things: the blow it takes, in newton seconds for each kilogram of it (a change of speed in m/s). */
  readonly breaksAtSpeed: number;
  /** Where on an actor's body it is worn. */
  readonly wornOn?: WornOn;
}

export interface Surface {
  /** The middle of the flat place. */
  readonly center: Vec3;
  readonly width: number;
  readonly depth: number;
}

interface Seat {
  /** Where the hips rest. */
  readonly position: Vec3;
  /** Which way the sitter faces, in the form's own space. */
  readonly yaw: number;
  readonly posture: 'sitting' | 'lying';
}

export type WornOn =
  | 'head'
  | 'brow'
  | 'face'
  | 'neck'
  | 'shoulders'
  | 'torso'
  | 'waist'
  | 'hands'
  | 'finger'
  | 'wrist'
  | 'feet';

/** A kind of thing a stage can show: its true measures. How it looks is a model of the same name. */
export interface Form {
  readonly name: FormName;
  /** Nouns it is called by; the first is the one its hypernyms are taken from. */
  readonly nouns: readonly string[];
  measure(thing: FormedThing): Measures;
}

export type FormName = string;

/** What of a thing its form depends on. */
export type FormedThing = Pick<Thing, 'id' | 'name' | 'aliases' | 'traits' | 'size' | 'description'> &
  /** How many measures fill it: tells how high a cup's wine stands. */
  Partial<Pick<Thing, 'capacity'>> & {
    /** What a staging says of its make, where its own words do not. */
    readonly make?: Make;
  };

/** What a thing is made of, and its colour (`#rrggbb`). */
export interface Make {
  readonly substance?: string;
  readonly colour?: string;
}
