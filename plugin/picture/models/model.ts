import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { State } from '../../../src/drama/state.ts';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Overwear } from '../../body/overwear/overwear.ts';
import type { FormedThing, Measures } from '../../stage/forms/form.ts';
import type { Workshop } from '../look/workshop.ts';

/** How a thing is seen to be: its state, and what of the stage bears on its look. */
export interface Appearance {
  readonly state: State;
  /** Worn by somebody: a cloak on shoulders looks unlike a cloak on a bed. */
  readonly worn: boolean;
  /** In somebody's hand: a letter there is held to be read. */
  readonly held: boolean;
}

/** Cloth that is cut to whoever puts it on. */
export interface WornCloth extends Overwear {
  readonly material: Material;
  /** What is seen of it on a body whose measure cannot be taken. */
  readonly instead: TransformNode;
}

/** The body of a prop, to look at. */
export interface Model {
  /** Its origin and axes are those of its form. */
  readonly root: TransformNode;
  /** Shows this; at once, or with parts that move there as time passes. */
  show(appearance: Appearance, how: 'at-once' | 'gradually'): void;
  /** Lets time pass for what moves; false when all of it is at rest. */
  update(seconds: number): boolean;
  /** No part of it is on its way; what shines on it may flicker. */
  readonly isSteady: boolean;
  /** What it is on a body, where it is cut to that. */
  readonly worn?: WornCloth | undefined;
  dispose(): void;
}

/** Builds a form's model; `measures` are those of its form for this thing, and the meshes must fill them. */
export type ModelMaker = (workshop: Workshop, thing: FormedThing, measures: Measures) => Model;
