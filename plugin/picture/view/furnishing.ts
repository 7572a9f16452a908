import type { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { BodyPose } from '../../body/bodies/puppet.ts';
import { Feelings } from '../../body/face/feelings.ts';
import type { Tier } from '../../body/tier.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { Stage } from '../../stage/stage.ts';
import type { StagedActor } from '../../stage/staged-actor.ts';
import type { StagedProp } from '../../stage/staged-prop.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';
import { createWorkshop, type OpenWorkshop } from '../look/create-workshop.ts';
import { LightRig } from '../look/light-rig.ts';
import { StageSet } from '../look/stage-set.ts';
import { ActorView } from './actor-view.ts';
import { Carried } from './carried.ts';
import { PropView } from './prop-view.ts';
import { StageRoot, type StageOrigin } from './stage-root.ts';

/** What a stage has been furnished with before anything is seen of it: the set, the light, a model of every prop, and everybody. */
export interface Furnishing {
  readonly workshop: OpenWorkshop;
  readonly set: StageSet | undefined;
  readonly rig: LightRig | undefined;
  readonly props: Map<EntityId, PropView>;
  readonly root: StageRoot;
  readonly actors: Map<EntityId, ActorView>;
  readonly feelings: Feelings;
  /** What people have in hand and on. */
  readonly carried: Carried | undefined;
  /** Shows one prop more, or somebody more. */
  readonly show: (prop: StagedProp) => PropView;
  readonly bring: (actor: StagedActor) => ActorView;
}

export interface FurnishingOptions {
  readonly tier?: Tier;
  /** Where the stage stands in the scene: a node of yours, or a spot and a turn about the vertical; the scene's own origin unless said. */
  readonly origin?: StageOrigin;
  /** The set (floors, walls, windows); a host with its own building leaves it out. */
  readonly set?: boolean;
  /** Sun, moon and fill; a host with its own light leaves them out. */
  readonly light?: boolean;
  /** A gentle spot on whoever speaks. */
  readonly followSpot?: boolean;
  /** Whether the picture's grade and surroundings are ours to set. */
  readonly takeOver?: boolean;
  /** Whether a ray of the host's finds our actors and props. The set is never in its way. */
  readonly pickable?: boolean;
}

/**
 * Furnishes a stage, a wall, a prop or a row of a picture a step, and says how much is done: a thousand models take many seconds.
 * Nothing of it is seen before a view shows it; where it is given up, nothing is left behind.
 */
export function* furnished(
  scene: Scene,
  stage: Stage,
  plan: StagePlan,
  options: FurnishingOptions = {},
): Generator<number, Furnishing> {
  const { set = true, light = true, takeOver = false, followSpot = true } = options;
  yield 0;
  const made = unfurnished(scene, stage, plan, options);
  const { workshop } = made;
  const { easel } = workshop;
  let isWhole = false;
  try {
    if (set) {
      made.set = new StageSet(workshop, plan, { house: takeOver, inSlices: true });
      made.set.root.parent = made.root.node;
      made.set.root.setEnabled(false);
      yield 0;
      yield* made.set.raising;
      yield* easel.painting(0);
    }
    made.rig = light ? new LightRig(workshop, plan, { takeOver, followSpot, inSlices: true }) : undefined;
    yield* made.rig?.hanging ?? [];
    for (const prop of stage.props.all.values()) {
      const view = made.show(prop);
      const part = made.props.size / stage.props.all.size;
      yield part;
      view.prepare();
      yield part;
      yield* easel.painting(part);
    }
    for (const actor of stage.actors.all.values()) {
      made.bring(actor);
      yield 1;
    }
    yield* easel.painting(1);
    easel.isPatient = false;
    if (made.set) made.set.isShut = (door) => made.props.get(door)?.isShut ?? false;
    isWhole = true;
  } finally {
    if (!isWhole) putAway(made);
  }
  return made;
}

/** A stage with nothing on it yet, and how it is filled. */
function unfurnished(
  scene: Scene,
  stage: Stage,
  plan: StagePlan,
  { tier = 'middle', takeOver = false, pickable = false, origin }: FurnishingOptions,
): { -readonly [part in keyof Furnishing]: Furnishing[part] } {
  const workshop = createWorkshop(scene, {
    tier,
    style: plan.style,
    pickable,
    sparesHost: !takeOver,
    ownsScene: takeOver,
    inSlices: true,
  });
  const zoneAt = pickable ? () => undefined : (at: Vec3) => zoneOf(stage, at);
  const made: ReturnType<typeof unfurnished> = {
    workshop,
    set: undefined,
    rig: undefined,
    props: new Map(),
    root: new StageRoot(scene, origin),
    show(prop) {
      const { make } = plan.forms.get(prop.id) ?? {};
      const view = new PropView(workshop, prop, make, made.root.node, zoneAt, made.carried);
      made.props.set(prop.id, view);
      made.rig?.cast(view.node);
      return view;
    },
    actors: new Map(),
    feelings: new Feelings(),
    carried: pickable ? undefined : new Carried(workshop),
    bring(actor) {
      const { id } = actor;
      const description = plan.described?.get(id);
      const portrayal = { style: plan.style, looks: plan.looks?.get(id), ...(description ? { description } : {}) };
      const feeling = (of: EntityId, now: { readonly ms: number }): BodyPose['feeling'] => made.feelings.of(of, now);
      const view = new ActorView(workshop, stage, actor, portrayal, feeling, made.root);
      made.actors.set(id, view);
      made.rig?.cast(view.root);
      return view;
    },
  };
  workshop.tableau.home = made.root.node;
  return made;
}

/**
 * With what a thing there is drawn together: a door stands in no room, and is seen from two. What a host finds by a ray is drawn
 * by itself, as it may want to light it up.
 */
const zoneOf = (stage: Stage, at: Vec3): string => stage.parts.rooms.placeAt(at) ?? 'between';

export function putAway({ workshop, set, rig, props, actors, root, carried }: Furnishing): void {
  for (const view of actors.values()) view.dispose();
  actors.clear();
  for (const view of props.values()) view.dispose();
  props.clear();
  carried?.dispose();
  rig?.dispose();
  set?.dispose();
  workshop.dispose();
  root.dispose();
}
