import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Appearance, Model, WornCloth } from '../models/model.ts';
import type { Anchor } from '../../body/bodies/puppet.ts';
import type { Make } from '../../stage/forms/form.ts';
import { lightUp } from '../look/layers.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { modelFor } from '../models/models.ts';
import type { Pose } from '../../stage/space/pose.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { StagedProp } from '../../stage/staged-prop.ts';
import type { BoundMesh } from './bound-mesh.ts';
import { mix } from '../../../src/kit/numbers.ts';
import { has, is, type Thing } from '../../../src/world/world.ts';
import type { Carried } from './carried.ts';
import type { ShownMoment } from './actor-view.ts';

/** What has not moved for so many frames stands still. */
const restFrames = 20;
/** So small that nothing of it is seen, not even its flame, while its light shines on. */
const unseenScale = 1e-3;

/** Whoever wears something: the node it is fixed on, and how it becomes one with all else they wear. */
interface Wearer {
  anchor(where: Anchor): TransformNode | undefined;
  wear(node: TransformNode, where: Anchor, cloth?: WornCloth): (() => void) | undefined;
}

/** One prop as it is seen: where the simulation has it, in the state the world says. */
export class PropView {
  private model: Model | undefined;
  private bound: { readonly mesh: BoundMesh; readonly release: () => void } | undefined;
  private shown: Thing | undefined;
  private shownHold: string | undefined;
  private isMoving = false;
  private shownPose: Pose | undefined;
  /** For how many frames nothing of it has moved, or somebody has borne it. */
  private stillFrames = 0;
  private borneFrames = 0;
  private takeOff: (() => void) | undefined;
  private isStirred = true;
  /** How large it is, while nothing of it is seen. */
  private isFaded = false;
  /** Of what is not to be seen and is none of its bearer's meshes. */
  private fullScale: Vector3 | undefined;
  private readonly from = new Vector3();
  private readonly turn = new Quaternion();
  private readonly turnTo = new Quaternion();

  constructor(
    private readonly workshop: OpenWorkshop,
    readonly prop: StagedProp,
    make: Make = {},
    /** What everything of the stage hangs on. */
    private readonly home: TransformNode | null = null,
    /** What it is drawn together with while it stands still somewhere; alone, where this says nothing. */
    private readonly zoneAt: (at: Vec3) => string | undefined = () => undefined,
    /** What it is drawn together with while somebody has it in hand. */
    private readonly carried: Carried | undefined = undefined,
  ) {
    const model = modelFor(prop.form)(workshop, { ...prop.thing, make }, prop.measures);
    model.root.name = prop.id;
    model.root.parent = home;
    // Nobody sees it before it is where it belongs.
    model.root.setEnabled(false);
    this.model = model;
  }

  get node(): TransformNode {
    return this.bound?.mesh.node ?? (this.model as Model).root;
  }

  /** Shows the host's mesh from now on; what it returns shows ours again. */
  bind(mesh: BoundMesh): () => void {
    this.bound?.release();
    this.fade(false);
    const { node } = mesh;
    const { parent } = node;
    const [position, rotation, euler] = [
      node.position.clone(),
      node.rotationQuaternion?.clone(),
      node.rotation.clone(),
    ];
    const wasOn = node.isEnabled(false);
    const unlight = lightUp(node);
    node.parent = this.home ?? parent;
    this.stir();
    this.putOff();
    this.model?.root.setEnabled(false);
    const release = () => {
      if (this.bound?.mesh !== mesh) return;
      this.fade(false);
      this.bound = undefined;
      node.parent = parent;
      node.position.copyFrom(position);
      node.rotationQuaternion = rotation ?? null;
      if (!rotation) node.rotation.copyFrom(euler);
      node.setEnabled(wasOn);
      unlight();
      this.shown = undefined;
    };
    this.bound = { mesh, release };
    this.shown = undefined;
    return release;
  }

  /**
   * `wornBy` is whoever wears it; `palm` is where the hand that holds it is seen, which is not quite where the simulation
   * has it; `turn` turns it in that hand.
   */
  update(
    now: Pick<ShownMoment, 'part' | 'seconds'>,
    wornBy: Wearer | undefined,
    palm?: Vec3,
    turn?: (node: TransformNode) => void,
  ): void {
    const { prop } = this;
    this.showState();
    if (this.isMoving && !this.bound) {
      // What flickers on it throws no shadow.
      this.isStirred ||= this.model?.isSteady === false;
      this.isMoving = this.model?.update(now.seconds) ?? false;
    }
    const { node } = this;
    if (node.isEnabled(false) !== prop.isVisible) {
      node.setEnabled(prop.isVisible);
      this.isStirred = true;
      this.workshop.tableau.stir();
    }
    if (!prop.isVisible) return;
    if (this.isAtRest) return this.rest();
    this.stir();
    this.shownPose = prop.before;
    if (prop.hold.kind === 'worn' && wornBy && !this.bound && this.hangOn(wornBy, node)) return;
    if (node.parent !== this.home && prop.hold.kind !== 'worn' && !this.bound) node.parent = this.home;
    this.bring(node, now);
    turn?.(node);
    if (palm) this.holdAt(palm, node);
    if (prop.hold.kind === 'hand' && this.isBorneLong) this.takeOff = this.carried?.take(node, this.isUnseen);
  }

  private readonly isUnseen = (): boolean => this.isFaded;

  /** Whoever bears it is not shown, and it is not either; or both are again. */
  fade(isFaded: boolean): void {
    if (isFaded === this.isFaded) return;
    this.stir();
    this.isFaded = isFaded;
    const { fullScale, node } = this;
    // What is worn is hidden with the meshes of the body it hangs on; it is sewn to it at its full size.
    this.fullScale = isFaded && this.prop.hold.kind !== 'worn' ? node.scaling.clone() : undefined;
    if (fullScale) node.scaling.copyFrom(fullScale);
    if (this.fullScale) node.scaling.scaleInPlace(unseenScale);
  }

  /** To where it is, this part of the way from the step before to this one. */
  private bring(node: TransformNode, { part }: Pick<ShownMoment, 'part'>): void {
    const { before, pose } = this.prop;
    const at = node.position;
    const turn = (node.rotationQuaternion ??= new Quaternion());
    const from = before.position;
    const to = pose.position;
    at.x = mix(from.x, to.x, part);
    at.y = mix(from.y, to.y, part);
    at.z = mix(from.z, to.z, part);
    if (before === pose) return turnAs(turn, pose.rotation);
    turnAs(this.turn, before.rotation);
    turnAs(this.turnTo, pose.rotation);
    Quaternion.SlerpToRef(this.turn, this.turnTo, part, turn);
  }

  /** It has come to lie on the body, or in the hand, as it will. True once. */
  private get isBorneLong(): boolean {
    return !this.bound && (this.model?.isSteady ?? false) && this.borneFrames++ === restFrames;
  }

  private hangOn(wearer: Wearer, node: TransformNode): boolean {
    const where = this.prop.measures.wornOn ?? 'torso';
    const anchor = wearer.anchor(where);
    if (!anchor) return false;
    if (node.parent !== anchor) {
      this.putOff();
      node.parent = anchor;
      node.position.setAll(0);
      node.rotationQuaternion = Quaternion.Identity();
    }
    const cloth = this.model?.worn;
    if (cloth) this.takeOff ??= wearer.wear(node, where, cloth);
    if (!this.takeOff && this.isBorneLong)
      this.takeOff = wearer.wear(node, where) ?? this.carried?.take(node, this.isUnseen);
    return true;
  }

  /** It is drawn by itself again. */
  private putOff(): void {
    this.takeOff?.();
    this.takeOff = undefined;
    this.borneFrames = 0;
  }

  /** It is a door, has swung to, and nothing is seen through it. */
  get isShut(): boolean {
    const { form, thing } = this.prop;
    const isClosed = form === 'door' && !is(thing, 'open') && !has(thing, 'transparent');
    return isClosed && this.stillFrames > restFrames;
  }

  /** It has lain where it lies for a while, and is shown as it is: there is nothing to do for it. */
  get isDone(): boolean {
    const { prop } = this;
    const { hold, pose } = prop;
    const isSame = this.shown === prop.thing && this.shownHold === hold.kind && this.shownPose === pose;
    if (!isSame || prop.before !== pose || this.stillFrames <= restFrames) return false;
    const isLying = hold.kind === 'free' || hold.kind === 'fixed';
    return isLying && !this.bound && !this.isFaded && !this.isMoving && this.isAtRest && this.node.isEnabled(false);
  }

  /** Somebody has had it for a while, and it is shown as it is: while they do not move, there is nothing to do for it. */
  get isBorneAlong(): boolean {
    const { prop } = this;
    const { hold } = prop;
    const isSame = this.shown === prop.thing && this.shownHold === hold.kind;
    if (!isSame || this.bound || this.isMoving || (!this.takeOff && this.borneFrames <= restFrames)) return false;
    return (hold.kind === 'hand' || hold.kind === 'worn') && this.node.isEnabled(false) === prop.isVisible;
  }

  /** Whether it was moved, or shown otherwise, since this was asked. */
  wasStirred(): boolean {
    const { isStirred } = this;
    this.isStirred = false;
    return isStirred;
  }

  /** It lies where it was shown to lie, and none of its parts moves. */
  private get isAtRest(): boolean {
    const { hold, before, pose } = this.prop;
    const isBorne = hold.kind === 'hand' || hold.kind === 'worn';
    const isPlaced = before === pose && this.shownPose === pose;
    return isPlaced && !isBorne && !this.bound && (this.model?.isSteady ?? false);
  }

  private rest(): void {
    if (this.stillFrames++ !== restFrames) return;
    const zone = this.zoneAt(this.prop.pose.position);
    if (zone === undefined) return;
    for (const mesh of this.node.getChildMeshes()) if (mesh instanceof Mesh) this.workshop.tableau.join(mesh, zone);
  }

  private stir(): void {
    this.isStirred = true;
    this.carried?.moved(this.node);
    if (this.stillFrames > restFrames) {
      for (const mesh of this.node.getChildMeshes()) this.workshop.tableau.leave(mesh);
    }
    this.stillFrames = 0;
  }

  /** Its grip is in the hand, as it is turned. */
  private holdAt(palm: Vec3, node: TransformNode): void {
    const { grip } = this.prop.measures;
    const { from } = this;
    const { position } = node;
    // One by one: each number that is handed over is garbage.
    from.x = grip.x;
    from.y = grip.y;
    from.z = grip.z;
    from.rotateByQuaternionToRef((node.rotationQuaternion ??= Quaternion.Identity()), from);
    position.x = palm.x - from.x;
    position.y = palm.y - from.y;
    position.z = palm.z - from.z;
  }

  dispose(): void {
    this.stir();
    this.putOff();
    this.bound?.release();
    this.model?.dispose();
    this.model = undefined;
  }

  /** Brings it into the state it is in, before anybody sees it. */
  prepare(): void {
    this.showState();
    this.node.setEnabled(false);
  }

  private showState(): void {
    const { prop } = this;
    if (this.shown === prop.thing && this.shownHold === prop.hold.kind) return;
    const isFirst = this.shown === undefined;
    this.stir();
    this.putOff();
    // Its parts are looked at as they are when it is seen.
    if (isFirst && !this.bound) this.model?.root.setEnabled(true);
    this.shown = prop.thing;
    this.shownHold = prop.hold.kind;
    const appearance: Appearance = {
      state: prop.thing.state,
      worn: prop.hold.kind === 'worn',
      held: prop.hold.kind === 'hand',
    };
    if (this.bound) this.bound.mesh.show?.(appearance);
    else {
      this.model?.show(appearance, isFirst ? 'at-once' : 'gradually');
      this.isMoving = true;
    }
  }
}

function turnAs(turn: Quaternion, { x, y, z, w }: Pose['rotation']): void {
  turn.x = x;
  turn.y = y;
  turn.z = z;
  turn.w = w;
}
