import '@babylonjs/core/Culling/ray.js';
import { PositionGizmo } from '@babylonjs/core/Gizmos/positionGizmo.js';
import { RotationGizmo } from '@babylonjs/core/Gizmos/rotationGizmo.js';
import { Matrix, Quaternion } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { UtilityLayerRenderer } from '@babylonjs/core/Rendering/utilityLayerRenderer.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { World } from '../../src/world/world.ts';
import type { StageView } from '../picture/view/stage-view.ts';
import { boxesAt, entersBox } from '../stage/space/glance.ts';
import { yawOf } from '../stage/space/pose.ts';
import type { Stage } from '../stage/stage.ts';
import { isMovable, placementFor, type MovedPlacement } from '../stage/staging/moved-prop.ts';

interface PropMoverOptions {
  readonly view: StageView;
  readonly stage: Stage;
  readonly world: () => World;
  /** A thing was taken into the hand, or none is any more. */
  readonly onChosen: (id: EntityId | undefined) => void;
  /** A thing was put elsewhere, and how a staging says so. */
  readonly onMoved: (placement: MovedPlacement) => void;
}

const farMeters = 200;
/** How large the handles are. */
const handleSize = 1.4;

/**
 * An author's hand on the stage: whichever prop is clicked gets handles that move it over the floor and turn it. Only the
 * picture follows; the stage itself is built anew when what came of it is taken up.
 */
export class PropMover {
  private readonly layer: UtilityLayerRenderer;
  private readonly move: PositionGizmo;
  private readonly turn: RotationGizmo;
  /** What the handles hold: the simulation has the prop itself, and would put it back at every frame. */
  private readonly handle: TransformNode;
  private readonly ends: (() => void)[] = [];
  private chosen: EntityId | undefined;
  private isPulled = false;

  constructor(private readonly options: PropMoverOptions) {
    const { scene } = options.view;
    this.handle = new TransformNode('author:hand', scene);
    this.layer = new UtilityLayerRenderer(scene);
    this.move = new PositionGizmo(this.layer, handleSize);
    this.turn = new RotationGizmo(this.layer, 32, false, handleSize * 0.7);
    this.move.planarGizmoEnabled = true;
    // Over the floor and about the vertical: what is on a table stays on it.
    for (const off of [this.move.yGizmo, this.move.xPlaneGizmo, this.move.zPlaneGizmo]) off.isEnabled = false;
    for (const off of [this.turn.xGizmo, this.turn.zGizmo]) off.isEnabled = false;
    for (const gizmo of [this.move, this.turn]) {
      const ended = gizmo.onDragEndObservable.add(() => {
        this.isPulled = true;
        this.drop();
      });
      this.ends.push(() => ended.remove());
    }
    const canvas = scene.getEngine().getRenderingCanvas();
    const click = ({ offsetX, offsetY }: MouseEvent): void => this.pick(offsetX, offsetY);
    canvas?.addEventListener('click', click);
    const drawn = scene.onBeforeRenderObservable.add(() => this.follow());
    this.ends.push(
      () => canvas?.removeEventListener('click', click),
      () => drawn.remove(),
    );
  }

  /** Puts handles on a prop, or takes them off. */
  choose(id: EntityId | undefined): void {
    const { view, stage, world, onChosen } = this.options;
    const prop = id && view.props.get(id);
    const isHeld = prop?.prop.hold.kind === 'hand' || prop?.prop.hold.kind === 'worn';
    const isFree = id && prop && !isHeld && isMovable(id, stage.parts.plan, world());
    this.chosen = isFree ? id : undefined;
    if (isFree) {
      this.handle.position.copyFrom(prop.node.getAbsolutePosition());
      this.handle.rotationQuaternion = prop.node.rotationQuaternion?.clone() ?? Quaternion.Identity();
    }
    this.move.attachedNode = this.chosen ? this.handle : null;
    this.turn.attachedNode = this.chosen ? this.handle : null;
    onChosen(this.chosen);
  }

  dispose(): void {
    for (const end of this.ends.splice(0)) end();
    this.move.dispose();
    this.turn.dispose();
    this.layer.dispose();
    this.handle.dispose();
  }

  /** What is seen at a spot of the picture is taken; what cannot be moved lets go. */
  private pick(x: number, y: number): void {
    // The end of a pull is no choice of another thing.
    if (this.isPulled || this.move.isHovered || this.turn.isHovered) {
      this.isPulled = false;
      return;
    }
    const { view } = this.options;
    const ray = view.scene.createPickingRay(x, y, Matrix.Identity(), view.scene.activeCamera);
    const [from, to] = [ray.origin, ray.origin.add(ray.direction.scale(farMeters))];
    let [nearest, found]: [number, EntityId | undefined] = [1, undefined];
    for (const [id, { prop }] of view.props) {
      if (!prop.isVisible) continue;
      const stand = { position: prop.pose.position, yaw: yawOf(prop.pose.rotation) };
      for (const box of boxesAt(stand, prop.measures.solids(prop.thing.state))) {
        const at = entersBox(from, to, box);
        if (at !== undefined && at < nearest) [nearest, found] = [at, id];
      }
    }
    this.choose(found);
  }

  private follow(): void {
    const node = this.chosen && this.options.view.props.get(this.chosen)?.node;
    if (!node) return;
    node.position.copyFrom(this.handle.position);
    if (this.handle.rotationQuaternion) node.rotationQuaternion?.copyFrom(this.handle.rotationQuaternion);
  }

  private drop(): void {
    const { stage, world, onMoved } = this.options;
    if (!this.chosen) return;
    const { position, rotationQuaternion } = this.handle;
    const { x, y, z } = position;
    const stand = { position: { x, y, z }, yaw: rotationQuaternion ? yawOf(rotationQuaternion) : 0 };
    const placement = placementFor(this.chosen, stand, stage.parts.plan, world());
    if (placement) onMoved(placement);
  }
}
