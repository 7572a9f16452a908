import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { WebXRExperienceHelper } from '@babylonjs/core/XR/webXRExperienceHelper.js';
import type { Fact } from '../../src/drama/fact.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { flatDistance, vec } from '../stage/space/vector.ts';
import type { Pose } from '../stage/space/pose.ts';
import type { HeadsetOptions } from './headset-options.ts';
import { RealFloor } from './real-floor.ts';
import { poseOf, readHands, type RealHands } from './real-hands.ts';
import { RoomAim } from './room-aim.ts';
import { RoomPlacing } from './room-placing.ts';
import { SpeechSigns } from './speech-signs.ts';

interface InRoomOptions extends Omit<HeadsetOptions, 'comfort'> {
  readonly helper: WebXRExperienceHelper;
  /** What the device's room hangs on. */
  readonly floor: TransformNode;
}

const longestSeconds = 0.1;

/**
 * The stage in somebody's own room, on a table or on the floor: from doll's house to life size, walked around. It follows where
 * they point until they press; while they hold the press, it goes along again. The play goes on meanwhile, their own part by the company; nobody in it sees them.
 */
export class StageInRoom {
  readonly placing: RoomPlacing;
  private readonly floor = new RealFloor();
  private readonly aim: RoomAim;
  private readonly speech: SpeechSigns;
  private readonly pressing = new Set<XRInputSource>();
  private isHeld = true;
  private anchor: XRAnchor | undefined;
  private isStretched = false;
  /** Put down in this moment: the device is to remember the spot. */
  private isAnchoring = false;
  private head: Pose | undefined;
  private last = performance.now();
  private readonly undo: (() => void)[] = [];

  constructor(private readonly options: InRoomOptions) {
    const { stage, view, player, helper } = options;
    const { session, onXRFrameObservable } = helper.sessionManager;
    this.aim = new RoomAim(session);
    this.speech = new SpeechSigns(stage, view.root.node, player?.role);
    this.placing = new RoomPlacing(this.floor, ...this.shown());
    const pressed = ({ inputSource }: XRInputSourceEvent): void => this.press(inputSource);
    const released = ({ inputSource }: XRInputSourceEvent): void => this.release(inputSource);
    session.addEventListener('selectstart', pressed);
    session.addEventListener('selectend', released);
    const observer = onXRFrameObservable.add((frame) => this.frame(frame));
    this.undo.push(
      () => session.removeEventListener('selectstart', pressed),
      () => session.removeEventListener('selectend', released),
      () => observer.remove(),
      withoutSky(view),
      options.watch?.() ?? (() => undefined),
    );
  }

  /** Whether it stands where it was put, and follows nobody's hand. */
  get isPut(): boolean {
    return !this.isHeld;
  }

  /** Where the head is, on the stage. */
  get eyes(): Pose | undefined {
    return this.head && this.floor.toStage(this.head);
  }

  /** What is read over whose head. */
  get lines(): ReadonlyMap<EntityId, string> {
    return this.speech.lines;
  }

  follow(fact: Fact): void {
    this.speech.follow(fact);
  }

  dispose(): void {
    for (const undo of this.undo) undo();
    this.aim.dispose();
    this.anchor?.delete();
    this.speech.dispose();
  }

  private frame(frame: XRFrame): void {
    try {
      this.update(frame);
    } catch (error) {
      this.options.onFault?.(error);
    }
  }

  private update(frame: XRFrame): void {
    const { referenceSpace, session, viewerReferenceSpace } = this.options.helper.sessionManager;
    const now = performance.now();
    const seconds = Math.min(longestSeconds, (now - this.last) / 1000);
    this.last = now;
    this.head = poseOf(frame.getViewerPose(referenceSpace)?.transform) ?? this.head;
    if (!this.head) return;
    const hands = readHands(frame, referenceSpace, session.inputSources);
    const sources = [...session.inputSources];
    const source = [...this.pressing].at(-1) ?? sources.find(({ handedness }) => handedness === 'right') ?? sources[0];
    if (this.isHeld) this.aim.aimWith(source ? rayOf(source, viewerReferenceSpace) : viewerReferenceSpace);
    this.move(seconds, hands);
    this.place(frame, referenceSpace);
    this.placing.middle = this.shown()[0];
    this.placing.settle();
    this.show();
    const { eyes } = this;
    if (eyes) this.speech.update(seconds, eyes.position, this.placing.scale);
  }

  private press(source: XRInputSource): void {
    this.pressing.add(source);
    this.isHeld = true;
    this.isStretched ||= this.pressing.size > 1;
  }

  private release(source: XRInputSource): void {
    this.pressing.delete(source);
    if (this.pressing.size > 0 || !this.placing.at) return;
    this.isHeld = false;
    this.isAnchoring = !this.isStretched;
    this.isStretched = false;
  }

  private move(seconds: number, { left, right }: RealHands): void {
    for (const hand of [left, right]) if (hand) this.placing.push(hand.stick.x, hand.stick.y, seconds);
    if (left && right && this.pressing.size > 1) this.placing.stretch(left.grip.position, right.grip.position);
    else this.placing.letGo();
  }

  private place(frame: XRFrame, room: XRReferenceSpace): void {
    if (this.isAnchoring) this.remember(frame, room);
    if (!this.isHeld) {
      const known = this.anchor && poseOf(frame.getPose(this.anchor.anchorSpace, room)?.transform);
      if (known) this.placing.at = known.position;
      return;
    }
    this.anchor?.delete();
    this.anchor = undefined;
    // Both hands turn and stretch it where it is, and the one that lets go last does not carry it off.
    if (this.isStretched) return;
    const spot = this.aim.spot(frame, room);
    if (!spot) return;
    const isFirst = this.placing.at === undefined;
    this.placing.at = spot.at;
    if (isFirst && this.head) this.placing.face(this.head.position);
  }

  /** Where a device can remember a spot of the room, it does: what it met counts only in the frame it was met in. */
  private remember(frame: XRFrame, room: XRReferenceSpace): void {
    this.isAnchoring = false;
    const spot = this.aim.spot(frame, room);
    this.aim.dispose();
    void spot?.hit?.createAnchor?.(new XRRigidTransform())?.then(
      (anchor) => (this.isHeld ? anchor.delete() : (this.anchor = anchor)),
      () => undefined,
    );
  }

  /** The place the play is in, and how wide it is. */
  private shown(): [middle: RoomPlacing['middle'], meters: number] {
    const { stage, view, player } = this.options;
    const actor = player && stage.actors.get(player.role);
    const somebody = actor?.isOnStage ? actor : [...stage.actors.all.values()].find(({ isOnStage }) => isOnStage);
    const place = stage.rooms.nearest(somebody?.stand.position ?? view.focus ?? vec(0, 0, 0));
    const middle = stage.rooms.middleOf(place);
    const outline = stage.parts.plan.rooms.find((room) => room.place === place)?.outline ?? [];
    const far = Math.max(1, ...outline.map(([x, z]) => flatDistance(vec(x, 0, z), middle)));
    return [middle, far * 2];
  }

  private show(): void {
    const { floor, view } = this.options;
    const { position, yaw, scale } = this.floor;
    floor.position.set(position.x, position.y, position.z);
    floor.rotation.y = yaw;
    floor.scaling.setAll(scale);
    floor.computeWorldMatrix(true);
    view.focusOn(this.placing.middle);
  }
}

/** A phone is aimed with as a whole. */
const rayOf = ({ targetRayMode, targetRaySpace }: XRInputSource, viewer: XRReferenceSpace): XRSpace =>
  targetRayMode === 'tracked-pointer' ? targetRaySpace : viewer;

/** A painted sky would stand before the real room, and fog as far as a room is wide would hide a small stage. */
function withoutSky({ scene, root }: InRoomOptions['view']): () => void {
  const skies = root.node.getChildMeshes(false).filter((mesh): mesh is AbstractMesh => mesh.material?.name === 'sky');
  for (const sky of skies) sky.isVisible = false;
  const { fogEnabled } = scene;
  scene.fogEnabled = false;
  return () => {
    for (const sky of skies) sky.isVisible = true;
    scene.fogEnabled = fogEnabled;
  };
}
