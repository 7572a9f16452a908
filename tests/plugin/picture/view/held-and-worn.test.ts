import type { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Puppet } from '../../../../plugin/body/bodies/puppet.ts';
import { Carried } from '../../../../plugin/picture/view/carried.ts';
import { distance, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { smallFigure } from '../../body/bodies/scripted-bench.ts';
import { crowdedParlour, parlourWith, pointOf, ShowRoom, whereIs } from './show-room.ts';

const [ada, bruno] = ['actor:ada', 'actor:bruno'];
const fullCup = { 'prop:cup': { state: { liquid: 'wine', amount: 2 } } };

let room: ShowRoom | undefined;
afterEach(() => {
  room?.dispose();
  room = undefined;
});

/** Looks at a thing in somebody's hand at every frame: how far its grip is from their palm, and how far it leaps. */
class HeldWatch {
  worst = 0;
  leap = 0;
  frames = 0;
  private last: Vec3 | undefined;

  constructor(
    private readonly room: ShowRoom,
    private readonly id: string,
  ) {}

  readonly look = (): void => {
    const { prop, node } = this.room.prop(this.id);
    const { hold, measures } = prop;
    if (hold.kind !== 'hand' || hold.hand === 'belt') return void (this.last = undefined);
    const palm = this.room.actor(hold.actor).anchor(`${hold.hand}-hand`);
    const grip = pointOf(node, measures.grip);
    this.worst = Math.max(this.worst, palm ? distance(grip, whereIs(palm)) : Infinity);
    if (this.last) this.leap = Math.max(this.leap, distance(grip, this.last));
    this.last = grip;
    this.frames++;
  };
}

/** Where the points of a mesh are drawn, each on its bone. */
function pointsOnBones(mesh: AbstractMesh): readonly Vector3[] {
  const positions = mesh.getVerticesData('position') ?? [];
  const bones = mesh.getVerticesData('matricesIndices') ?? [];
  const drawn = mesh.skeleton?.bones.map((bone) => bone.getLocalMatrix().multiply(mesh.computeWorldMatrix(true))) ?? [];
  return Array.from({ length: positions.length / 3 }, (_, point) =>
    Vector3.TransformCoordinates(Vector3.FromArray(positions, point * 3), drawn[bones[point * 4] ?? 0]!),
  );
}

describe('what is held', () => {
  it('is where the palm is seen, while it is carried and while it is drunk from', async () => {
    room = await ShowRoom.open(parlourWith(fullCup));
    const watch = new HeldWatch(room, 'prop:cup');
    await room.does(ada, '(takes the cup)', watch.look);
    await room.does(ada, '(goes to the chest)', watch.look);
    expect(watch.frames).toBeGreaterThan(60);
    const face = room.actor(ada).anchor('face')!;
    let nearest = Infinity;
    const drink = (): void => {
      watch.look();
      nearest = Math.min(nearest, distance(whereIs(room!.prop('prop:cup').node), whereIs(face)));
    };
    await room.does(ada, '(drinks from the cup)', drink);
    await room.frames(60, drink);
    await room.does(ada, '(goes to the desk)', watch.look);
    expect(watch.worst).toBeLessThan(0.03);
    // A hand is quick, and quicker while the body turns away with it, but nothing leaps: 7.5 m a second.
    expect(watch.leap).toBeLessThan(0.15);
    expect(nearest, 'the cup comes to the mouth').toBeLessThan(0.25);
  });

  it('points along the arm while it thrusts, and not to the floor', async () => {
    room = await ShowRoom.open(parlourWith({}));
    const { node, prop } = room.prop('prop:dagger');
    let [nearest, lowest, at] = [Math.PI, -Math.PI, 0];
    const look = (): void => {
      const puppet = room!.actor(ada).body as Puppet;
      if (prop.hold.kind !== 'hand' || prop.hold.hand === 'belt') return;
      const side = prop.hold.hand === 'left' ? 'L' : 'R';
      const [fore, hand] = [whereIs(puppet.joint(`fore${side}`)), whereIs(puppet.joint(`hand${side}`))];
      const blade = pointOf(node, { x: 0, y: 0, z: 1 });
      const root = pointOf(node, { x: 0, y: 0, z: 0 });
      const along = new Vector3(blade.x - root.x, blade.y - root.y, blade.z - root.z).normalize();
      const arm = new Vector3(hand.x - fore.x, hand.y - fore.y, hand.z - fore.z).normalize();
      const off = Math.acos(Vector3.Dot(along, arm));
      if (off < nearest) [nearest, at] = [off, along.y];
      lowest = Math.max(lowest, along.y);
    };
    await room.does(ada, '(stabs the curtain with the dagger)', look);
    expect(nearest).toBeLessThan(0.1);
    expect(at, 'it is level, or nearly').toBeGreaterThan(-0.6);
    expect(lowest).toBeGreaterThan(-0.5);
  });

  it('is in the palm in pictures of the host’s own loop', async () => {
    // Bones of a body that is drawn are reckoned with at other moments than those of one that is not.
    const sculptor = { make: () => Promise.resolve(smallFigure()), dispose: () => undefined };
    room = await ShowRoom.open(parlourWith(fullCup), { sculptor });
    await room.view.whenDressed;
    await room.does(ada, '(takes the cup)');
    const watch = new HeldWatch(room, 'prop:cup');
    const began = { ...room.actor(ada).actor.stand.position };
    room.says(ada, '(goes to the chest)');
    await room.render(150, watch.look);
    expect(watch.frames).toBe(150);
    expect(distance(room.actor(ada).actor.stand.position, began)).toBeGreaterThan(0.5);
    expect(watch.worst).toBeLessThan(0.03);
  });

  it('is in the palm of one in a large company too, whose limbs move at every third frame', async () => {
    room = await ShowRoom.open(crowdedParlour(12));
    const watch = new HeldWatch(room, 'prop:vase');
    await room.does(ada, '(takes the vase)', watch.look);
    await room.does(ada, '(goes to the curtain)', watch.look);
    expect(watch.frames).toBeGreaterThan(30);
    expect(watch.worst).toBeLessThan(0.03);
  });

  it('goes with its holder where a camera comes too near to show them, and comes back with them', async () => {
    room = await ShowRoom.open();
    await room.does(ada, '(takes the candle)');
    const size = (): number => {
      const { node } = room!.prop('prop:candle');
      node.computeWorldMatrix(true);
      return node.absoluteScaling.y;
    };
    for (const [part, seen] of [
      ['whole', 1],
      ['nothing', 0],
      ['whole', 1],
    ] as const) {
      room.actor(ada).shownPart = part;
      await room.frames(30);
      expect(size()).toBeCloseTo(seen, 2);
      // Its light shines on.
      expect(room.prop('prop:candle').node.isEnabled()).toBe(true);
    }
    room.actor(ada).shownPart = 'nothing';
    await room.does(ada, '(puts the candle on the desk)');
    await room.frames(5);
    expect(size(), 'laid down it is seen').toBeCloseTo(1, 2);
  });

  it('is drawn with all else that is held, and by itself while it gleams or lies somewhere', async () => {
    room = await ShowRoom.open();
    const { node } = room.prop('prop:cup');
    await room.does(ada, '(takes the cup)');
    await room.render(40, () => undefined);
    const pieces = node.getChildMeshes().filter((mesh) => mesh.getTotalIndices() > 0 && mesh.isEnabled());
    const carried = (): AbstractMesh => room!.scene.getMeshByName('carried')!;
    const byThemselves = (): number => pieces.filter(({ visibility }) => visibility > 0).length;
    expect(pieces.length).toBeGreaterThan(0);
    // What is drawn for the first time is compiled first, and that is not a matter of promises.
    for (let turn = 0; turn < 100 && byThemselves() > 0; turn++) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      await room.render(1, () => undefined);
    }
    expect(byThemselves()).toBe(0);
    const own = Vector3.FromArray(pieces[0]!.getVerticesData('position')!);
    const at = Vector3.TransformCoordinates(own, pieces[0]!.computeWorldMatrix(true));
    expect(Math.min(...pointsOnBones(carried()).map((point) => distance(point, at)))).toBeLessThan(1e-4);
    pieces[0]!.renderOverlay = true;
    await room.render(1, () => undefined);
    expect(byThemselves()).toBe(pieces.length);
    pieces[0]!.renderOverlay = false;
    await room.render(1, () => undefined);
    expect(byThemselves()).toBe(0);
    // Through somebody's eyes it may have to be left out.
    expect(room.view.fromWithin(byThemselves)).toBe(pieces.length);
    expect(byThemselves()).toBe(0);
    await room.does(ada, '(puts the cup on the desk)');
    expect(byThemselves()).toBe(pieces.length);
  });

  it('goes with a host’s hand, and where the simulation has it when that body has no hands to show', async () => {
    room = await ShowRoom.open(parlourWith(fullCup));
    await room.does(ada, '(takes the cup)');
    await room.frames(60);
    const { root } = room.actor(ada);
    const shown: unknown[] = [];
    room.drama.actors.bind(ada, {
      root: root.clone('body of the host', null, true)!,
      show: (pose) => shown.push(pose),
      dispose: () => undefined,
    });
    await room.frames(10);
    const { prop, node } = room.prop('prop:cup');
    expect(shown.length).toBe(10);
    expect(distance(whereIs(node), prop.pose.position)).toBeLessThan(0.01);
  });

  it('is let go of: the cup stands where it was put', async () => {
    room = await ShowRoom.open();
    await room.does(ada, '(takes the cup)');
    await room.does(ada, '(puts the cup on the desk)');
    await room.frames(100);
    const { prop, node } = room.prop('prop:cup');
    expect(prop.hold.kind).not.toBe('hand');
    expect(node.parent).toBe(room.view.root.node);
    expect(distance(whereIs(node), prop.pose.position)).toBeLessThan(0.005);
  });
});

describe('whoever stands about', () => {
  const openCalm = async (paceMeters?: number): Promise<ShowRoom> => {
    const opened = await ShowRoom.open();
    await opened.frames(120);
    if (paceMeters !== undefined) vi.spyOn(opened.actor(ada), 'paceMeters', 'get').mockReturnValue(paceMeters);
    return opened;
  };
  const lookFrom = (from: ShowRoom, meters: number): void => {
    const camera = from.scene.activeCamera as FreeCamera;
    const { x, y, z } = whereIs(from.actor(ada).root);
    camera.position.set(x, y + 1.5, z - meters);
    camera.getViewMatrix(true);
  };
  /** At how many of so many frames their face is elsewhere than before. */
  const movedFrames = async (count: number): Promise<number> => {
    const face = room!.actor(ada).anchor('face')!;
    let [last, moved] = [whereIs(face), 0];
    await room!.frames(count, () => {
      const now = whereIs(face);
      if (distance(now, last) > 0) moved++;
      last = now;
    });
    return moved;
  };

  it.each([
    [2, 30],
    [5, 20],
    [9, 12],
  ])('moves, seen from %d m, at %d frames of 60 while they hardly move', async (meters, most) => {
    room = await openCalm(0.01);
    lookFrom(room, meters);
    expect(await movedFrames(60)).toBe(most);
  });

  it('moves at every second or third frame where their limbs go far at once', async () => {
    room = await openCalm(0.6);
    lookFrom(room, 5);
    expect(await movedFrames(60)).toBe(30);
    lookFrom(room, 9);
    expect(await movedFrames(60)).toBe(20);
  });

  it('knows how far their limbs went with their last pose', async () => {
    room = await openCalm();
    const { body } = room.actor(ada) as unknown as { readonly body: Puppet };
    const reckon = (): void => body.palm('left', new Vector3());
    reckon();
    await room.frames(4);
    reckon();
    expect(body.wayMeters).toBeGreaterThan(0);
    expect(body.wayMeters).toBeLessThan(0.02);
    let most = 0;
    await room.does(ada, '(bows)', () => {
      reckon();
      most = Math.max(most, body.wayMeters);
    });
    expect(most).toBeGreaterThan(0.01);
  });

  it('moves at every frame as soon as something happens', async () => {
    room = await openCalm();
    lookFrom(room, 5);
    const face = room.actor(ada).anchor('face')!;
    let [last, moved, frames] = [whereIs(face), 0, 0];
    await room.does(ada, '(bows)', () => {
      const now = whereIs(face);
      if (distance(now, last) > 0) moved++;
      last = now;
      frames++;
    });
    expect(moved).toBeGreaterThan(frames * 0.9);
  });

  it('has what they hold looked at only where they were moved', async () => {
    room = await ShowRoom.open();
    await room.does(ada, '(takes the cup)');
    await room.frames(240);
    lookFrom(room, 9);
    const shown = vi.spyOn(room.prop('prop:cup'), 'update');
    let moved = 0;
    await room.frames(60, () => {
      if (room!.actor(ada).hasMoved) moved++;
    });
    expect(moved).toBeLessThan(20);
    expect(shown.mock.calls.length).toBe(moved);
  });

  it('throws no shadow anew while nobody is moved', async () => {
    room = await ShowRoom.open(undefined, { tier: 'full', takeOver: true, adaptive: false });
    await room.render(150, () => undefined);
    lookFrom(room, 9);
    // As if somebody walked in another room.
    vi.spyOn(room.drama.stage, 'isAsleep', 'get').mockReturnValue(false);
    const maps = room.scene.lights.flatMap((light) => light.getShadowGenerator()?.getShadowMap() ?? []);
    expect(maps).toHaveLength(2);
    const drawn = maps.map((map) => vi.spyOn(map, 'resetRefreshCounter'));
    let movedFrames = 0;
    await room.render(60, () => {
      if ([...room!.view.actors.values()].some(({ hasMoved }) => hasMoved)) movedFrames++;
    });
    for (const { mock } of drawn) expect(Math.abs(mock.calls.length - movedFrames)).toBeLessThanOrEqual(1);
    expect(movedFrames).toBeGreaterThan(5);
    expect(movedFrames).toBeLessThan(50);
  });
});

describe('what is worn', () => {
  it('hangs on its anchor, goes along, and is a thing of its own again when it is taken off', async () => {
    room = await ShowRoom.open();
    await room.does(ada, '(puts on the cloak)');
    await room.frames(30);
    const { node, prop } = room.prop('prop:cloak');
    const anchor = room.actor(ada).anchor(prop.measures.wornOn ?? 'torso')!;
    expect(prop.measures.wornOn).toBe('shoulders');
    expect(node.parent).toBe(anchor);
    expect(whereIs(node).y).toBeGreaterThan(whereIs(room.actor(ada).root).y + 1.1);
    await room.does(ada, '(goes to the chest)', () => {
      expect(distance(whereIs(node), whereIs(anchor))).toBeLessThan(0.001);
    });
    await room.does(ada, '(takes off the cloak)');
    await room.frames(30);
    expect(node.parent).toBe(room.view.root.node);
  });

  it('is seen with its wearer only, from the next picture on, and where it is drawn with what others have', async () => {
    room = await ShowRoom.open(parlourWith({ 'prop:ring': { at: { wornBy: bruno } } }));
    await room.frames(5);
    const body = room.actor(bruno);
    const carried = new Carried(room.view.workshop);
    const { node } = room.prop('prop:cup');
    carried.take(node, () => body.shownPart === 'nothing');
    const ownParts = (): readonly number[] => node.getChildMeshes().map(({ visibility }) => visibility);
    const isSeen = (): boolean => {
      room!.scene.render();
      carried.refresh();
      return pointsOnBones(room!.scene.getMeshByName('carried')!).some((point) => point.length() > 0.1);
    };
    for (let turn = 0; turn < 100 && (!isSeen() || Math.max(...ownParts()) > 0); turn++)
      await new Promise<void>((resolve) => setImmediate(resolve));
    for (const [part, seen] of [
      ['whole', true],
      ['nothing', false],
      ['whole', true],
    ] as const) {
      body.shownPart = part;
      expect(body.root.getChildMeshes().filter(({ visibility }) => visibility > 0).length > 0, part).toBe(seen);
      expect(isSeen(), part).toBe(seen);
    }
    carried.dispose();
  });

  it('stays on when the body under it is another, and comes back with ours', async () => {
    room = await ShowRoom.open(parlourWith({ 'prop:cloak': { at: { wornBy: bruno } } }));
    await room.frames(5);
    const { node } = room.prop('prop:cloak');
    const ours = room.actor(bruno).anchor('shoulders')!;
    expect(node.parent).toBe(ours);
    const root = room.actor(bruno).root.clone('body of the host', null, true)!;
    const release = room.drama.actors.bind(bruno, { root, show: () => undefined, dispose: () => root.dispose() });
    await room.frames(5);
    expect(ours.isDisposed()).toBe(true);
    expect(node.isDisposed()).toBe(false);
    expect(node.isEnabled()).toBe(true);
    // A body without shoulders has it about where they would be.
    const at = room.actor(bruno).actor.stand.position;
    expect(Math.hypot(whereIs(node).x - at.x, whereIs(node).z - at.z)).toBeLessThan(0.4);
    expect(whereIs(node).y).toBeGreaterThan(at.y + 1);
    release();
    await room.frames(5);
    const again = room.actor(bruno).anchor('shoulders')!;
    expect(again).not.toBe(ours);
    expect(node.parent).toBe(again);
  });
});
