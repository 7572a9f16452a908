import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Observable } from '@babylonjs/core/Misc/observable.js';
import { Scene } from '@babylonjs/core/scene.js';
import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { metaQuest3, XRDevice } from 'iwer/build/iwer.module.min.js';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { VerbName } from '../../src/drama/verb.ts';
import { headsetButtons, type HeadsetButton } from '../../src/app/auditorium/headset-button.ts';
import { joinEvening, type JoinedEvening } from '../../src/bridge/client/joined-evening.ts';
import { Player } from '../../src/embed/player.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { heldOutTo } from '../../plugin/stage/steps/clasp.ts';
import type { Headset } from '../../plugin/xr/headset.ts';
import type { HeadsetComfort } from '../../plugin/xr/comfort.ts';
import { FurnishedRoom, hurryPictures } from './headset-room.ts';
import { placedIn, upright, yawOf, type Pose } from '../../plugin/stage/space/pose.ts';
import { vec, type Vec3 } from '../../plugin/stage/space/vector.ts';

export interface HeadsetInput {
  /** What is played; an evening in a house has its own. */
  readonly scene?: unknown;
  /** An evening that others are at as well. */
  readonly evening?: { readonly house: string; readonly invitation: string; readonly name: string };
  readonly player?: string;
  readonly tier?: 'plain' | 'middle' | 'full' | 'headset';
  /** Pictures come one upon the other, and the play goes so many times faster than life. */
  readonly hurry?: number;
}

type Side = 'left' | 'right';

/** What a test does with an emulated headset; points are on the stage. */
export interface Wearer {
  readonly facts: Fact[];
  enter(mode?: 'stage' | 'room'): Promise<void>;
  leave(by: 'button' | 'system'): Promise<void>;
  /** Looks about, waves, grabs what comes to hand and turns, until so many minutes of the play have passed; how many pictures that took. */
  wander(minutes: number): Promise<number>;
  /** So many pictures pass. */
  pictures(count: number): Promise<void>;
  /** Moves the real head, in the real room. */
  headTo(x: number, y: number, z: number): Promise<void>;
  /** Turns the head to look at a point. */
  lookAt(point: Vec3): Promise<void>;
  /** Brings a hand there, pointing at something else where that is said. */
  handTo(side: Side, point: Vec3, at?: Vec3): Promise<void>;
  press(side: Side, button: 'trigger' | 'squeeze' | 'a-button' | 'x-button', value: number): Promise<void>;
  /** Moves a hand from here to there in so many pictures, and opens it on the last one where that is said. */
  swing(side: Side, from: Vec3, to: Vec3, pictures: number, opens?: 'opens'): Promise<void>;
  /** Somebody of the company gives the wearer something, as the test has it. */
  beGiven(object: string, by: string): void;
  /** Asks for something that no gesture means. */
  ask(verb: string, preposition: string, object: string): void;
  /** Whether the button to speak aloud was held or let go, so far. */
  readonly talks: boolean[];
  /** How often a hand was shaken, so far. */
  readonly pulses: Record<Side, number>;
  /** How dark the edge of the picture is. */
  edge(): number;
  stick(side: Side, x: number, y: number): Promise<void>;
  pinch(side: Side, value: number): Promise<void>;
  /** Bare hands from now on, or controllers. */
  use(what: 'controller' | 'hand'): Promise<void>;
  lose(side: Side, isLost: boolean): Promise<void>;
  eyes(): Vec3 | undefined;
  /** Which way the head looks, on the stage. */
  facing(): number;
  stands(actor: string): Vec3;
  /** Where an actor's own eyes look: a point, or what it rests on. */
  eyesOf(actor: string): Vec3;
  gripOf(prop: string): Vec3;
  /** Somebody as they are drawn: where their palms are, and which way the head is turned. */
  figure(actor: string): { readonly left: Vec3; readonly right: Vec3; readonly ahead: Vec3 };
  /** Who plays a part; nobody, where the company does. */
  playedBy(actor: string): string | undefined;
  /** Whether somebody's head and hands are where a headset has them. */
  isTracked(actor: string): boolean;
  /** What a hand has. */
  heldIn(side: Side): string | undefined;
  frontOf(prop: string): { readonly at: Vec3; readonly way: Vec3 };
  pose(prop: string): Pose;
  /** Where something is held out to the wearer. */
  heldOut(): Vec3 | undefined;
  note(side: Side): string | undefined;
  ruled(verb: string): Fact[];
  comfort(comfort: Partial<HeadsetComfort>): Promise<void>;
  /** A spot of the slate over the wrist, in its pixels. */
  panelAt(x: number, y: number): Vec3;
  /** Whatever stood over a head so far. */
  lines(): readonly string[];
  wayTo(from: Vec3): Vec3;
  census(): Readonly<Record<string, number>>;
  isOn(): boolean;
  /** The stage in one's own room: whether it was put there, how many times smaller than life, and where a point of it is. */
  inRoom(
    of: Vec3,
  ): { readonly isPut: boolean; readonly scale: number; readonly at: Vec3; readonly spot?: Vec3 } | undefined;
  /** Points from the head at a spot of the real room. */
  aimInRoom(side: Side, at: Vec3): Promise<void>;
  /** Brings a hand there in the real room. */
  handInRoom(side: Side, at: Vec3): Promise<void>;
  /** What was ruled last and what the hands are told, for whoever wonders why nothing came of it. */
  story(): string;
  /** What the page's button says; nothing while it is not offered. */
  label(): string | null;
  nowMs(): number;
  /** The play stands still, or goes on. */
  pause(isPaused: boolean): void;
  done(): void;
}

declare global {
  interface Window {
    wearer: Wearer;
  }
}

/** In a page: a host's scene with a play in it, and an emulated headset a test wears. */
export async function run(input: HeadsetInput): Promise<void> {
  if (input.hurry !== undefined) hurryPictures();
  const device = new XRDevice(metaQuest3, { stereoEnabled: true });
  device.installRuntime({ forceInstall: true });
  device.installSEM(FurnishedRoom);
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
  document.body.append(canvas);
  const engine = new Engine(canvas, false, { stencil: true, audioEngine: false, preserveDrawingBuffer: true });
  const scene = new Scene(engine);
  const own = new FreeCamera('mine', new Vector3(0, 1.7, -4), scene);
  scene.activeCamera = own;
  const faults: unknown[] = [];
  const player = input.player ?? 'actor:ada';
  const evening = input.evening && (await comeAs(player, input.evening));
  const drama = await Proscenium.createAsync(scene, {
    scene: evening ? await evening.scene() : input.scene,
    ...(evening ? { elsewhere: evening.elsewhere } : {}),
    player,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
    tier: input.tier ?? 'plain',
    takeOver: true,
    adaptive: false,
    seed: 7,
    onFault: (error) => faults.push(error),
  });
  engine.runRenderLoop(() => scene.render());
  drama.speed = input.hurry ?? 1;
  const show = { headset: () => drama.headset() };
  const onNotice = (sentence: string): unknown => faults.push(sentence);
  const [room, button] = headsetButtons({ show, language: 'en', wish: {}, playing: undefined, onNotice });
  if (!room || !button) throw new Error('There are two ways in.');
  document.body.append(room.root, button.root);
  const headset = await drama.headset();
  if (!headset) throw new Error('There is no headset.');
  await new Promise<void>((done) => (window.wearer = wearerOf({ device, scene, drama, headset, button, room, done })));
  button.dispose();
  room.dispose();
  drama.dispose();
  evening?.leave();
  engine.dispose();
  if (faults.length > 0) throw new Error(`Faults: ${faults.map(String).join('; ')}`);
}

/** Comes to an evening in a house and takes a part in it. */
async function comeAs(role: string, evening: NonNullable<HeadsetInput['evening']>): Promise<JoinedEvening> {
  const joined = await joinEvening(evening);
  const taken = await joined.take(entityId(role));
  if (!taken.ok) throw new Error(taken.error.message);
  return joined;
}

interface Worn {
  readonly device: XRDevice;
  readonly scene: Scene;
  readonly drama: Proscenium;
  readonly headset: Headset;
  readonly button: HeadsetButton;
  readonly room: HeadsetButton;
  readonly done: () => void;
}

/** Who listens: Babylon keeps an observer that is done in its list until the next task. */
const listenersOf = <T>({ observers }: Observable<T>): number =>
  observers.filter(({ _willBeUnregistered: isDone }) => !isDone).length;

function wearerOf({ device, scene, drama, headset, button, room, done }: Worn): Wearer {
  const { stage } = drama;
  const facts: Fact[] = [...drama.facts];
  drama.onFactObservable.add((fact) => facts.push(fact));
  const pictures = (count: number): Promise<void> =>
    new Promise((resolve) => {
      let left = count;
      const observer = scene.onAfterRenderObservable.add(() => {
        if (--left > 0) return;
        observer.remove();
        resolve();
      });
    });
  const bare = { left: false, right: false };
  const inputOf = (side: Side) => (bare[side] ? device.hands[side] : device.controllers[side]);
  /** A point of the stage in the room of the device, whose z goes back. */
  const inRoom = (point: Vec3): Vector3 => {
    const floor = scene.getTransformNodeByName('headset floor');
    const back = Matrix.Invert(floor?.computeWorldMatrix(true) ?? Matrix.Identity());
    const local = Vector3.TransformCoordinates(new Vector3(point.x, point.y, point.z), back);
    return new Vector3(local.x, local.y, -local.z);
  };
  const turnTo = (way: Vector3): Quaternion => {
    const { x, y, z } = way.normalize();
    return Quaternion.RotationYawPitchRoll(Math.atan2(-x, -z), Math.asin(y), 0);
  };
  const prop = (id: string) => {
    const found = stage.props.all.get(entityId(id));
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  const settle = () => pictures(3);
  const lines = new Set<string>();
  scene.onAfterRenderObservable.add(() => headset.now?.lines.forEach((line) => lines.add(line)));
  const talks: boolean[] = [];
  headset.onTalk((isHeld) => talks.push(isHeld));
  const pulses = { left: 0, right: 0 };
  for (const side of ['left', 'right'] as const) {
    const shaker = device.controllers[side].inputSource.gamepad?.hapticActuators[0];
    if (shaker) Object.assign(shaker, { pulse: () => (pulses[side]++, Promise.resolve(true)) });
  }
  /** It was put on or taken off. */
  const changed = () =>
    new Promise<void>((resolve) => {
      const stop = headset.onChange(() => {
        stop();
        resolve();
      });
    });
  let head = new Vector3(0, 1.65, 0);
  device.position.set(0, 1.65, 0);
  return {
    facts,
    async enter(mode) {
      const on = changed();
      if (mode === 'room') room.root.click();
      else button.root.click();
      await on;
      await pictures(6);
    },
    async leave(by) {
      const off = changed();
      if (by === 'button') button.root.click();
      else await device.activeSession?.end();
      await off;
      await pictures(3);
    },
    async wander(minutes) {
      const until = drama.nowMs + minutes * 60_000;
      let count = 0;
      for (; drama.nowMs < until && !drama.play.ended; count++) {
        const [slow, fast] = [Math.sin(count / 90), Math.sin(count / 17)];
        device.position.set(0.2 * slow, 1.6 + 0.05 * fast, 0.2 * Math.cos(count / 90));
        const { x, y, z, w } = Quaternion.RotationYawPitchRoll(slow * 1.2, fast * 0.4, 0);
        device.quaternion.set(x, y, z, w);
        for (const [side, out] of [
          ['left', -1],
          ['right', 1],
        ] as const) {
          // prettier-ignore
          device.controllers[side].position.set(0.25 * out + 0.3 * slow, 1.1 + 0.4 * fast, -0.45);
          device.controllers[side].updateButtonValue('squeeze', count % 240 < 60 ? 1 : 0);
        }
        device.controllers.right.updateAxes('thumbstick', count % 400 < 5 ? 1 : 0, count % 700 < 20 ? -1 : 0);
        await pictures(1);
      }
      return count;
    },
    pictures,
    async headTo(x, y, z) {
      head = new Vector3(x, y, z);
      device.position.set(x, y, z);
      await settle();
    },
    async lookAt(point) {
      const { x, y, z, w } = turnTo(inRoom(point).subtract(head));
      device.quaternion.set(x, y, z, w);
      await settle();
    },
    async handTo(side, point, at) {
      const real = inRoom(point);
      const way = at ? inRoom(at).subtract(real) : real.subtract(head);
      const { x, y, z, w } = turnTo(way);
      const hand = inputOf(side);
      hand.quaternion.set(x, y, z, w);
      hand.position.set(real.x, real.y, real.z);
      await settle();
      // What is tracked is where it points from; the palm is a little beside it.
      const grip = stage.actors.get(drama.player!.role)?.tracked?.hands[side]?.position;
      if (grip && !at) {
        const off = inRoom(grip).subtract(real);
        hand.position.set(real.x - off.x, real.y - off.y, real.z - off.z);
        await settle();
      }
    },
    async press(side, button, value) {
      device.controllers[side].updateButtonValue(button, value);
      await settle();
    },
    async swing(side, from, to, steps, opens) {
      const hand = inputOf(side);
      const [start, end] = [inRoom(from), inRoom(to)];
      for (let step = 0; step <= steps; step++) {
        const { x, y, z } = Vector3.Lerp(start, end, step / steps);
        hand.position.set(x, y, z);
        if (opens && step === steps) device.controllers[side].updateButtonValue('squeeze', 0);
        await pictures(1);
      }
    },
    ask: (verb, preposition, object) =>
      void drama.player?.do({
        action: { subject: drama.player.role, verb: verb as VerbName, preposition, object: entityId(object) },
      }),
    beGiven(object, by) {
      const giver = new Player(drama['performance'], stage, entityId(by), 'test');
      giver.take();
      const [subject, target] = [giver.role, drama.player!.role];
      giver.do({ action: { subject, verb: 'give', object: entityId(object), preposition: 'to', target } });
      const over = drama.onFactObservable.add((fact) => {
        if (fact.type !== 'turn:ended' || fact.actor !== giver.role) return;
        over?.remove();
        giver.leave();
      });
    },
    talks,
    pulses,
    edge: () => scene.getMeshByName('edge')?.visibility ?? 0,
    async stick(side, x, y) {
      device.controllers[side].updateAxes('thumbstick', x, -y);
      await settle();
    },
    async pinch(side, value) {
      device.hands[side].updatePinchValue(value);
      await settle();
    },
    async use(what) {
      device.primaryInputMode = what;
      bare.left = bare.right = what === 'hand';
      await settle();
    },
    async lose(side, isLost) {
      inputOf(side).connected = !isLost;
      await settle();
    },
    eyes: () => headset.now?.eyes?.position,
    facing: () => yawOf(headset.now?.eyes?.rotation ?? upright),
    stands: (id) => stage.actors.get(entityId(id))?.stand.position ?? vec(0, -50, 0),
    eyesOf: (id) => stage.actors.get(entityId(id))?.eyes ?? vec(0, -50, 0),
    gripOf: (id) => placedIn(prop(id).pose, prop(id).measures.grip),
    figure(id) {
      const body = drama.view?.actors.get(entityId(id));
      const nodeOf = (where: 'left-hand' | 'right-hand' | 'head') => {
        const node = body?.anchor(where);
        if (!node) throw new Error(`no ${where} of ${id}`);
        node.computeWorldMatrix(true);
        return node;
      };
      const at = (where: 'left-hand' | 'right-hand') => {
        const { x, y, z } = nodeOf(where).getAbsolutePosition();
        return vec(x, y, z);
      };
      const { x, y, z } = nodeOf('head').getDirection(Vector3.Forward());
      return { left: at('left-hand'), right: at('right-hand'), ahead: vec(x, y, z) };
    },
    playedBy: (id) => drama.play.roles.get(entityId(id)),
    isTracked: (id) => stage.actors.get(entityId(id))?.tracked !== undefined,
    heldIn: (side) =>
      [...stage.props.all.values()].find(
        ({ hold }) => hold.kind === 'hand' && hold.actor === drama.player?.role && hold.hand === side,
      )?.id,
    frontOf(id) {
      const { pose, measures } = prop(id);
      const at = placedIn(pose, vec(0, measures.size.y / 2, measures.size.z / 2));
      const out = placedIn(pose, vec(0, measures.size.y / 2, measures.size.z / 2 + 1));
      return { at, way: vec(out.x - at.x, out.y - at.y, out.z - at.z) };
    },
    pose: (id) => prop(id).pose,
    heldOut() {
      const role = drama.player!.role;
      const giver = [...stage.actors.all.values()].find((each) => heldOutTo(role, each) && each.reach?.part === 1);
      return giver?.reach && giver.handAt(giver.reach.hand);
    },
    note: (side) => headset.now?.noteAt(side),
    ruled: (verb) =>
      facts.filter(
        (fact) => fact.type === 'action:ruled' && fact.actor === drama.player?.role && fact.action.verb === verb,
      ),
    async comfort(comfort) {
      await drama.headset(comfort);
    },
    panelAt(x, y) {
      const sign = scene.getMeshByName('wrist');
      if (!sign?.isEnabled()) throw new Error('There is no panel.');
      const at = new Vector3(x / 900 - 0.5, (0.5 - y / 600) * (600 / 900), 0);
      const spot = Vector3.TransformCoordinates(at, sign.computeWorldMatrix(true));
      return vec(spot.x, spot.y, spot.z);
    },
    lines: () => [...lines],
    wayTo: (from) => {
      const { ground } = stage.parts;
      return ground.closest(from) ?? from;
    },
    census: () => ({
      meshes: scene.meshes.length,
      nodes: scene.transformNodes.length,
      cameras: scene.cameras.length,
      materials: scene.materials.length,
      textures: scene.textures.length,
      geometries: scene.geometries.length,
      before: listenersOf(scene.onBeforeRenderObservable),
      after: listenersOf(scene.onAfterRenderObservable),
      disposals: listenersOf(scene.onDisposeObservable),
      seenBy: Math.max(...scene.meshes.map((mesh) => mesh._internalAbstractMeshDataInfo._currentLOD.size)),
      ends: listenersOf(scene.getEngine().onDisposeObservable),
      cameraChanges: listenersOf(scene.onActiveCameraChanged),
      frames: listenersOf(scene.getEngine().onBeginFrameObservable),
      told: listenersOf(drama.onFactObservable),
    }),
    inRoom({ x, y, z }) {
      const { inRoom } = headset;
      if (!inRoom) return undefined;
      const floor = scene.getTransformNodeByName('headset floor');
      const back = Matrix.Invert(floor?.computeWorldMatrix(true) ?? Matrix.Identity());
      const at = Vector3.TransformCoordinates(new Vector3(x, y, z), back);
      const { isPut, placing } = inRoom;
      return { isPut, scale: placing.scale, at: vec(at.x, at.y, at.z), ...(placing.at ? { spot: placing.at } : {}) };
    },
    async aimInRoom(side, { x, y, z }) {
      const hand = inputOf(side);
      const from = new Vector3(head.x, head.y - 0.2, head.z);
      const turn = turnTo(new Vector3(x, y, -z).subtract(from));
      hand.position.set(from.x, from.y, from.z);
      hand.quaternion.set(turn.x, turn.y, turn.z, turn.w);
      await settle();
    },
    async handInRoom(side, { x, y, z }) {
      inputOf(side).position.set(x, y, -z);
      await settle();
    },
    isOn: () => headset.isOn,
    story: () =>
      JSON.stringify({
        ruled: facts
          .flatMap((fact) => (fact.type === 'action:ruled' ? [[fact.actor, fact.action, fact.verdict.reason]] : []))
          .slice(-3),
        last: facts.slice(-12).map((fact) => `${fact.at} ${fact.type} ${'actor' in fact ? fact.actor : ''}`),
        notes: [headset.now?.noteAt('left'), headset.now?.noteAt('right')],
        held: [...stage.props.all.values()].flatMap(({ id, hold }) => (hold.kind === 'hand' ? [[id, hold]] : [])),
        stands: [...stage.actors.all.values()].map(({ id, stand }) => [id, stand.position]),
        own: facts.filter((fact) => 'actor' in fact && fact.actor === drama.player!.role).slice(-8),
        tracked: stage.actors.get(drama.player!.role)?.tracked,
      }),
    label: () => (button.root.hidden ? null : button.root.textContent),
    nowMs: () => drama.nowMs,
    pause: (isPaused) => (isPaused ? drama.pause() : drama.resume()),
    done,
  };
}
