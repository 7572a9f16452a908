import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import type { Placement, Side } from '../../../src/drama/staging.ts';
import { parentIn, relationOf, type Relation } from '../../../src/drama/whereabouts.ts';
import { given } from '../../../src/kit/given.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { contents } from '../../../src/world/containment.ts';
import { openWorld, thingOf, type Thing, type World } from '../../../src/world/world.ts';
import { chooseForm } from '../forms/choose-form.ts';
import type { Make, Measures } from '../forms/form.ts';
import { resized } from '../forms/stretch.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import type { RoomNeed } from './floor-plan.ts';
import { mostSought, rowArea } from './strew.ts';

/** What of a scene a stage is built from. */
export type StagedScene = Pick<SceneFile, 'entities'> & Partial<Pick<SceneFile, 'staging' | 'blueprint' | 'setting'>>;

export interface PlanOptions {
  /** True sizes of things whose body the host brings: they are fitted into these. */
  readonly sizes?: ReadonlyMap<EntityId, Vec3>;
}

const [lightestKg, heaviestKg] = [0.001, 5000];

/** A form as it stands on this stage: how it is measured, and of what it is made. */
export interface ChosenForm {
  readonly form: string;
  readonly measures: Measures;
  readonly make?: Make;
}

type Shown = Pick<Placement, 'form' | 'size' | 'massKg' | 'substance' | 'colour'>;

/** What a thing is on a stage, by what is said of it and by its true size where a host brings its body. */
export function formOf(thing: Thing, shown: Shown = {}, trueSize?: Vec3): ChosenForm {
  const form = chooseForm(thing, shown.form);
  const plain = form.measure(thing);
  const size = trueSize ?? (shown.size ? vec(...shown.size) : undefined);
  const fitted = size ? resized(plain, size) : plain;
  const { substance, colour, massKg = fitted.massKg } = shown;
  return { form: form.name, measures: { ...fitted, massKg }, make: given({ substance, colour }) };
}

/** A scene as its stage is planned: what is where in the world, what each thing is on a stage, and what its author wants. */
export class SceneSurvey {
  readonly world: World;
  readonly placements = new Map<EntityId, { readonly placement: Placement; readonly path: readonly PropertyKey[] }>();
  readonly forms = new Map<EntityId, ChosenForm>();
  readonly problems: Problem[] = [];

  private constructor(readonly scene: StagedScene) {
    this.world = openWorld(scene);
    scene.staging?.placements?.forEach((placement, index) =>
      this.placements.set(placement.entity, { placement, path: ['staging', 'placements', index] }),
    );
  }

  /** Looks a scene over, a thing at a time. */
  static *of(scene: StagedScene, options: PlanOptions): Generator<number, SceneSurvey> {
    const survey = new SceneSurvey(scene);
    yield 0;
    yield* survey.chooseForms(options);
    return survey;
  }

  /** Where an author finds a thing in the scene file: its placement, or else the entity. */
  pathOf(id: EntityId): readonly PropertyKey[] {
    return this.placements.get(id)?.path ?? ['entities', this.world.cast.indexOf(id)];
  }

  nameOf(id: EntityId): string {
    return thingOf(this.world, id).name;
  }

  private *chooseForms({ sizes }: PlanOptions): Generator<number, void> {
    for (const id of this.world.cast) {
      const thing = thingOf(this.world, id);
      if (thing.kind !== 'prop') continue;
      const { placement, path = [] } = this.placements.get(id) ?? {};
      const chosen = formOf(thing, placement, sizes?.get(id));
      const { massKg } = chosen.measures;
      if (!(massKg >= lightestKg && massKg <= heaviestKg)) {
        this.problems.push(
          problem(
            [...path, 'massKg'],
            `${thing.name} weighs ${massKg} kg: a prop must weigh between ${lightestKg} and ${heaviestKg} kg`,
          ),
        );
      }
      this.forms.set(id, chosen);
      yield 0;
    }
  }

  /** The room a thing is in, by way of all it is on or in; nothing for what is carried, worn or off stage. */
  readonly placeOf = (id: EntityId): EntityId | undefined => {
    for (const carrier of this.carriersOf(id)) {
      const { kind, at } = thingOf(this.world, carrier);
      if (kind === 'place') return carrier;
      if (kind === 'actor' && carrier !== id) return undefined;
      if (!at || ['heldBy', 'wornBy'].includes(relationOf(at))) return undefined;
    }
    return undefined;
  };

  /** The thing that stands on the floor or hangs on the wall for it. */
  readonly rootOf = (id: EntityId): EntityId | undefined => {
    let at = id;
    for (;;) {
      const thing = thingOf(this.world, at);
      if (!thing.at) return undefined;
      const parent = parentIn(thing.at);
      const { kind } = thingOf(this.world, parent);
      if (kind === 'place') return at;
      if (kind === 'actor') return undefined;
      if (relationOf(thing.at) === 'behind' && this.standsInRoom(parent)) return at;
      at = parent;
    }
  };

  private standsInRoom(id: EntityId): boolean {
    const { at } = thingOf(this.world, id);
    return at !== null && thingOf(this.world, parentIn(at)).kind === 'place';
  }

  /** The thing itself and all that carries it, from the inside out. */
  carriersOf(id: EntityId): readonly EntityId[] {
    const { at } = thingOf(this.world, id);
    return at ? [id, ...this.carriersOf(parentIn(at))] : [id];
  }

  /** What stands to a thing in this relation. */
  contentsOf(id: EntityId, relation: Relation): readonly EntityId[] {
    return contents(this.world, thingOf(this.world, id), relation).map((thing) => thing.id);
  }

  readonly isFlat = (id: EntityId): boolean => {
    const measures = this.forms.get(id)?.measures;
    return measures !== undefined && measures.size.y <= 0.06 && measures.mount === 'floor';
  };

  /** How much floor a room needs for what is in it. */
  needOf(place: EntityId, grown: number): RoomNeed {
    let [floorArea, longest, people] = [0, 0, 0];
    let [count, heapArea] = [0, 0];
    for (const id of this.world.cast) {
      const thing = thingOf(this.world, id);
      if (thing.kind === 'actor' && this.placeOf(id) === place) people++;
      if (thing.kind !== 'prop' || this.placeOf(id) !== place || this.rootOf(id) !== id) continue;
      const measures = this.forms.get(id)?.measures;
      if (measures?.mount === 'floor' && ++count > mostSought) heapArea += rowArea(measures.size);
      if (!measures || measures.mount === 'wall' || measures.mount === 'ceiling' || this.isFlat(id)) continue;
      floorArea += measures.size.x * (measures.size.z + measures.clearFront * 0.5);
      longest = Math.max(longest, measures.size.x, measures.size.z);
    }
    return { floorArea: Math.max(floorArea + people * 0.6, heapArea / 2), longest, grown };
  }
}

/** Which way one faces who faces a side of the stage. */
export const sideYaw: Readonly<Record<Side, number>> = {
  north: 0,
  east: Math.PI / 2,
  south: Math.PI,
  west: -Math.PI / 2,
};

/** Which way a placement says its thing faces, in radians. */
export const yawSaid = (faces: NonNullable<Placement['faces']>): number =>
  typeof faces === 'number' ? (faces * Math.PI) / 180 : sideYaw[faces];
