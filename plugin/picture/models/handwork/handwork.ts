import type { Material } from '@babylonjs/core/Materials/material.js';
import type { State } from '../../../../src/drama/state.ts';
import type { FormedThing, Measures } from '../../../stage/forms/form.ts';
import type { Workshop } from '../../look/workshop.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { unless, when, type Condition } from '../carpentry/condition.ts';
import type { Part } from '../carpentry/part.ts';
import type { Overwear } from '../../../body/overwear/overwear.ts';
import type { Appearance, ModelMaker, WornCloth } from '../model.ts';
import { Shards } from './shards.ts';
import { Traces } from './traces.ts';

/**
 * An assembly of something small: parts come and go with its state, it breaks into shards, shows wet and dirt, and looks
 * different in a hand and on a body. To its conditions, `held` and `worn` are states like any other.
 */
export class Handwork extends Assembly {
  private readonly conditions = new Map<Part, Condition[]>();
  private shards: { readonly material: Material; readonly thickness: number; made?: Shards } | undefined;
  private readonly traces: Traces;
  private readonly rebuilt: ((state: State) => void)[] = [];
  worn: WornCloth | undefined;
  private readonly unbuilt = new Map<Part, (part: Part) => void>();

  constructor(workshop: Workshop, thing: FormedThing, measures: Measures) {
    super(workshop, thing, measures);
    this.traces = new Traces(this);
  }

  /** Shows a part only while this holds. */
  only(part: Part, condition: Condition): Part {
    this.conditions.set(part, [...(this.conditions.get(part) ?? []), condition]);
    return part;
  }

  /** A part that is there only while this holds. */
  partWhen(name: string, condition: Condition, at?: Vec3): Part {
    return this.only(this.part(name, at), condition);
  }

  /** A part that is there only while this holds, and is not made before: most things are never worn, few ever burn. */
  lazyPartWhen(name: string, condition: Condition, build: (part: Part) => void, at?: Vec3): Part {
    return this.lazily(this.partWhen(name, condition, at), build);
  }

  /** Worn, it is cut to the body in this way; the part is for bodies that nobody can measure. */
  wornAs(kind: Overwear['kind'], longMeters: number, material: Material, build: (part: Part) => void): Part {
    const part = this.lazyPartWhen('worn', when('worn'), build);
    this.worn = { kind, longMeters, material, instead: part.node };
    return part;
  }

  /** Fills a part that has its condition when it is first seen. */
  lazily(part: Part, build: (part: Part) => void): Part {
    this.unbuilt.set(part, build);
    return part;
  }

  /** A part that turns about the hand that holds it, and one on it with the thing's own origin. */
  aboutGrip(name: string): readonly [turns: Part, inner: Part] {
    const { grip } = this.measures;
    const part = this.part(name, grip);
    return [part, this.part('inner', vec(-grip.x, -grip.y, -grip.z), part)];
  }

  /** Broken, these parts are gone and shards of this lie where it was. */
  shatters(material: Material, thickness: number, ...parts: readonly Part[]): void {
    this.shards = { material, thickness };
    for (const part of parts.length > 0 ? parts : [this.frame]) this.only(part, unless('broken'));
    this.moves(
      when('broken'),
      (value) => {
        const broken = this.shards;
        if (!broken) return;
        if (value > 0) broken.made ??= new Shards(this, broken.material, broken.thickness);
        broken.made?.fall(value);
      },
      0.4,
    );
  }

  /** Called with each state it shows: for what is made anew rather than moved. */
  follows(rebuild: (state: State) => void): void {
    this.rebuilt.push(rebuild);
  }

  override show(appearance: Appearance, how: 'at-once' | 'gradually'): void {
    const { worn, held } = appearance;
    const state: State = { ...appearance.state, ...(worn && { worn }), ...(held && { held }) };
    super.show({ ...appearance, state }, how);
    // What is built now may have conditions of its own: a map's loop comes to them too.
    for (const [part, conditions] of this.conditions) {
      const isThere = conditions.every((holds) => holds(state));
      const build = isThere ? this.unbuilt.get(part) : undefined;
      if (build) {
        this.unbuilt.delete(part);
        build(part);
        part.join();
      }
      part.node.setEnabled(isThere);
    }
    for (const rebuild of this.rebuilt) rebuild(state);
    this.traces.show(state);
  }
}

/** A maker from what is to be put together. */
export const handmade =
  (build: (work: Handwork) => void): ModelMaker =>
  (workshop, thing, measures) => {
    const work = new Handwork(workshop, thing, measures);
    build(work);
    return work.ready();
  };
