import type { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { invariant } from '../../src/kit/invariant.ts';
import type { Sculptor } from '../bodies/sculptor.ts';
import { createWorkshop, type OpenWorkshop } from '../look/create-workshop.ts';
import { createLightRig, type LightRig } from '../look/light-rig.ts';
import { buildSet, type StageSet } from '../look/stage-set.ts';
import type { Tier } from '../look/workshop.ts';
import type { Vec3 } from '../space/vector.ts';
import { stepMs, type Stage } from '../stage/stage.ts';
import type { StagePlan } from '../staging/stage-plan.ts';
import { ActorView, type ActorBody } from './actor-view.ts';
import type { BoundMesh } from './bound-mesh.ts';
import { PropView } from './prop-view.ts';

export interface StageViewOptions {
  readonly tier?: Tier;
  /** The set (floors, walls, windows); a host with its own building leaves it out. */
  readonly set?: boolean;
  /** Sun, moon and fill; a host with its own light leaves them out. */
  readonly light?: boolean;
  /** Makes the actors' bodies; without one they move unseen. */
  readonly sculptor?: Sculptor | undefined;
  /** Told when a body could not be made; the play goes on without it. */
  readonly onTrouble?: (trouble: string) => void;
  /** Whether the picture's grade and surroundings are ours to set. */
  readonly takeOver?: boolean;
}

/** In a larger company than this, limbs of those with whom nothing happens move at every third frame only. */
const wholeBodies = 12;
const turns = 3;

/** Shows a stage in a host's scene: it adds to it, reads the simulation at every frame, and leaves nothing behind. */
export class StageView {
  readonly workshop: OpenWorkshop;
  readonly props = new Map<EntityId, PropView>();
  readonly actors = new Map<EntityId, ActorView>();
  private readonly set: StageSet | undefined;
  private readonly rig: LightRig | undefined;
  private frame = 0;
  /** Resolves when everybody has the finest skin they are going to have. */
  readonly whenDressed: Promise<void>;

  constructor(
    readonly scene: Scene,
    private readonly stage: Stage,
    plan: StagePlan,
    { tier = 'middle', set = true, light = true, takeOver = false, sculptor, onTrouble }: StageViewOptions = {},
  ) {
    this.workshop = createWorkshop(scene, { tier, style: plan.style });
    this.set = set ? buildSet(this.workshop, plan) : undefined;
    this.rig = light ? createLightRig(this.workshop, plan, { takeOver }) : undefined;
    for (const prop of stage.props.all.values())
      this.props.set(prop.id, new PropView(this.workshop, prop, plan.forms.get(prop.id)?.make));
    for (const actor of stage.actors.all.values())
      this.actors.set(actor.id, new ActorView(this.workshop, stage, actor, plan.style));
    for (const view of this.actors.values()) this.rig?.cast(view.root);
    for (const { node } of this.props.values()) this.rig?.cast(node);
    if (this.set) this.rig?.cast(this.set.root);
    this.update(0, 0);
    this.whenDressed = sculptor ? this.dress(sculptor, tier, onTrouble) : Promise.resolve();
  }

  /** Everybody roughly first, so that nobody is missing; then as fine as the tier has them. */
  private async dress(sculptor: Sculptor, tier: Tier, onTrouble?: (trouble: string) => void): Promise<void> {
    for (const fineness of ['draft', tier] as const) {
      await Promise.all(
        [...this.actors.values()].map((view) =>
          view.dress(sculptor, fineness).then(
            () => this.rig?.cast(view.root),
            (error: unknown) => onTrouble?.(`${view.actor.thing.name} has no body: ${String(error)}`),
          ),
        ),
      );
    }
  }

  bindProp(id: EntityId, mesh: BoundMesh): () => void {
    return this.expectProp(id).bind(mesh);
  }

  expectProp(id: EntityId): PropView {
    const view = this.props.get(id);
    invariant(
      view,
      `There is no prop "${id}" on this stage: name one of ${[...this.props.keys()].slice(0, 8).join(', ')} …`,
    );
    return view;
  }

  bindActor(id: EntityId, body: ActorBody): () => void {
    return this.expectActor(id).bind(body);
  }

  expectActor(id: EntityId): ActorView {
    const view = this.actors.get(id);
    invariant(view, `There is no actor "${id}" on this stage: bind one of ${[...this.actors.keys()].join(', ')}`);
    return view;
  }

  /** What the audience is to see: walls of other rooms do not stand before it. Where the camera looks, when undefined. */
  focusOn(at: Vec3 | undefined): void {
    this.set?.focusOn(at);
    if (at) this.workshop.focusOn(at);
  }

  /** Brings the picture to this moment of the play's clock, `seconds` after the last one. */
  update(nowMs: number, seconds: number): void {
    const part = Math.max(0, Math.min(1, (nowMs - this.stage.steppedAtMs) / stepMs));
    this.frame++;
    const isLarge = this.actors.size > wholeBodies;
    let turn = this.frame;
    for (const view of this.actors.values()) {
      view.update(part, seconds, nowMs, !isLarge || turn++ % turns === 0 || view.isInFocus);
    }
    for (const view of this.props.values()) {
      const { hold, measures } = view.prop;
      const wearer = hold.kind === 'worn' ? this.actors.get(hold.actor)?.anchor(measures.wornOn ?? 'torso') : undefined;
      view.update(part, seconds, wearer);
    }
    if (!this.stage.isAsleep) this.rig?.moved();
  }

  dispose(): void {
    for (const view of this.props.values()) view.dispose();
    for (const view of this.actors.values()) view.dispose();
    this.props.clear();
    this.actors.clear();
    this.rig?.dispose();
    this.set?.dispose();
    this.workshop.dispose();
  }
}
