import type { Material } from '@babylonjs/core/Materials/material.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { State } from '../../../../src/drama/state.ts';
import { seededRandom, type Random } from '../../../../src/kit/random.ts';
import { eased } from '../../../../src/kit/numbers.ts';
import { isOpen } from '../../../stage/forms/library-form.ts';
import type { FormedThing, Measures } from '../../../stage/forms/form.ts';
import type { Glow, Workshop } from '../../look/workshop.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Appearance, Model, ModelMaker } from '../model.ts';
import { says, type Condition } from './condition.ts';
import { clothOf, metalOf, woodOf, type Chosen } from './dress.ts';
import { falling, Travel } from './travel.ts';
import { asVec, Part, type Spot } from './part.ts';
import { periodOf, type Period } from './period.ts';
import { addPlanks, type Planks } from './planks.ts';
import { Wreckage, type Piece } from './wreckage.ts';

interface Aim {
  readonly travel: Travel;
  readonly target: (state: State) => number | boolean;
}

/** A model put together from parts: makers add meshes, and say what of the state moves which part. */
export class Assembly implements Model {
  readonly root: TransformNode;
  /** What never moves. */
  readonly frame: Part;
  /** Small irregularities of the hand, the same for the same thing. */
  readonly random: Random;
  private readonly parts: Part[] = [];
  private readonly aims: Aim[] = [];
  private readonly glows: { readonly glow: Glow; readonly isOn: Condition }[] = [];
  private readonly fires: Glow[] = [];
  private readonly flamesAt: Vec3[] = [];
  private readonly owned: { dispose(): void }[] = [];
  private isAlight = false;
  isSteady = false;

  constructor(
    readonly workshop: Workshop,
    readonly thing: FormedThing,
    readonly measures: Measures,
  ) {
    this.root = new TransformNode(thing.id, workshop.scene);
    this.random = seededRandom(thing.id);
    this.frame = this.part('frame');
  }

  get width(): number {
    return this.measures.size.x;
  }

  get height(): number {
    return this.measures.size.y;
  }

  get depth(): number {
    return this.measures.size.z;
  }

  /** Which of the joiners' ways the age of the stage asks for. */
  get period(): Period {
    return periodOf(this.workshop);
  }

  /** The wood, the metal or the cloth that the thing's words ask for; else this. */
  readonly wood: Chosen = (...usual) => woodOf(this.workshop, this.thing, ...usual);
  readonly metal: Chosen = (...usual) => metalOf(this.workshop, this.thing, ...usual);
  readonly cloth: Chosen = (...usual) => clothOf(this.workshop, this.thing, ...usual);

  /** Whether its name or another it goes by says so. */
  isCalled(words: RegExp): boolean {
    return words.test([this.thing.name, ...this.thing.aliases].join(' '));
  }

  /** A part of its own at this hinge, on the root or on another part. */
  part(name: string, at?: Vec3, on?: Part): Part {
    const part = new Part(this.workshop, `${this.thing.id} ${name}`, on?.node ?? this.root, at);
    this.parts.push(part);
    return part;
  }

  /** A number between minus and plus `most`, for what no hand makes straight. */
  wobble(most: number): number {
    return (this.random.next() * 2 - 1) * most;
  }

  /** Lets the state move something: `target` says how far (or whether to the end), `apply` shows it. */
  moves(
    target: (state: State) => number | boolean,
    apply: (value: number) => void,
    seconds = 0.65,
    ease: (part: number) => number = eased,
  ): void {
    const travel = new Travel(apply, seconds, ease);
    this.aims.push({ travel, target });
    travel.aim(0, 'at-once');
  }

  /** Moves something as it is opened and closed. */
  opens(apply: (open: number) => void, seconds: number, ease?: (part: number) => number): void {
    this.moves((state) => isOpen(this.thing, state), apply, seconds, ease);
  }

  /** Shows `other` instead of `part` while this holds. */
  swaps(condition: Condition, part: Part, other: Part, seconds: number): void {
    this.moves(
      condition,
      (value) => {
        part.node.setEnabled(value < 0.5);
        other.node.setEnabled(value >= 0.5);
      },
      seconds,
    );
  }

  /** A flame there while this holds. Its name says how it flickers. */
  flame(name: string, at: Vec3, size: number, isLit: Condition, on: Part = this.frame): void {
    this.glows.push({ glow: this.workshop.flame(`${this.thing.id} ${name}`, on.node, at, size), isOn: isLit });
  }

  /** A bulb there that shines while this holds. */
  bulb(at: Vec3, radius: number, isLit: Condition, colour?: string): void {
    this.glows.push({ glow: this.workshop.bulb(`${this.thing.id} light`, this.root, at, radius, colour), isOn: isLit });
  }

  /** Boards side by side that fill a box of this size. */
  planks(part: Part, material: Material, size: Spot, at: Spot, how: Planks): void {
    addPlanks(this.random, part, material, asVec(size), asVec(at), how);
  }

  /** Ends this with the model: a material of its own. */
  owns<T extends { dispose(): void }>(made: T): T {
    this.owned.push(made);
    return made;
  }

  /** Where flames stand on it while it burns; without, they stand on its top. */
  burnsAt(...places: readonly Vec3[]): void {
    this.flamesAt.push(...places);
  }

  /** Builds it of pieces: one still frame while it is whole, each for itself once it is broken. */
  pieces(pieces: readonly Piece[]): void {
    for (const piece of pieces) piece(this.frame);
    this.breaksInto(pieces, [this.frame]);
  }

  /** What takes the place of `gone` when it breaks. */
  breaksInto(pieces: readonly Piece[], gone: readonly Part[]): void {
    let wreckage: Wreckage | undefined;
    this.moves(
      (state) => {
        if (!says(state, 'broken')) return 0;
        // Built when it is shown to be broken, so that letting time pass makes nothing.
        if (!wreckage) {
          const random = seededRandom(`${this.thing.id} broken`);
          wreckage = new Wreckage(this.workshop, this.root, pieces, this.measures.size, random);
          wreckage.setEnabled(false);
        }
        return 1;
      },
      (value) => {
        wreckage?.setEnabled(value > 0);
        wreckage?.fall(value);
        for (const part of gone) part.node.setEnabled(value === 0);
      },
      0.55,
      falling,
    );
  }

  /** Joins what was put together; nothing is added afterwards. */
  ready(): this {
    for (const part of this.parts) part.join();
    return this;
  }

  show({ state }: Appearance, how: 'at-once' | 'gradually'): void {
    this.isSteady = false;
    for (const { travel, target } of this.aims) travel.aim(Number(target(state)), how);
    for (const { glow, isOn } of this.glows) glow.set(isOn(state));
    this.burn(says(state, 'burning'));
  }

  update(seconds: number): boolean {
    let moving = false;
    for (const { travel } of this.aims) if (travel.update(seconds)) moving = true;
    this.isSteady = !moving;
    for (const { glow } of this.glows) {
      if (!glow.isOn) continue;
      glow.update(seconds);
      moving = true;
    }
    if (this.isAlight) {
      for (const fire of this.fires) fire.update(seconds);
      moving = true;
    }
    return moving;
  }

  dispose(): void {
    for (const { glow } of this.glows) glow.dispose();
    for (const fire of this.fires) fire.dispose();
    this.root.dispose();
    for (const made of this.owned) made.dispose();
  }

  private burn(burning: boolean): void {
    if (burning && this.fires.length === 0) {
      const { x, y, z } = this.measures.size;
      const height = Math.min(0.5, 0.15 + Math.max(x, y, z) * 0.18);
      const places = this.flamesAt.length ? this.flamesAt : [vec(-x / 4, y * 0.92, 0), vec(x / 5, y * 0.85, z / 6)];
      places.forEach((at, index) => {
        const name = `${this.thing.id} fire ${index}`;
        this.fires.push(this.workshop.flame(name, this.root, at, height * (0.8 + 0.4 * this.random.next())));
      });
    }
    this.isAlight = burning;
    for (const fire of this.fires) fire.set(burning);
  }
}

/** A maker from what is to be put together. */
export const assembled =
  (build: (assembly: Assembly) => void): ModelMaker =>
  (workshop, thing, measures) => {
    const assembly = new Assembly(workshop, thing, measures);
    build(assembly);
    return assembly.ready();
  };
