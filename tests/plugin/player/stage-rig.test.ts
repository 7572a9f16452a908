import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standardBindings } from '../../../plugin/player/bindings.ts';
import type { Comfort } from '../../../plugin/player/look-angles.ts';
import type { Attention } from '../../../plugin/player/player-rig.ts';
import { StageRig } from '../../../plugin/player/stage-rig.ts';
import { between, distance, vec, wrapped, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { WalkIntent } from '../../../plugin/stage/walk-intent.ts';
import { StagePicture } from '../../../plugin/picture/view/stage-picture.ts';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';
import { FakePage } from './fake-page.ts';

const comfort: Comfort = { fov: 80, lookSpeed: 1, isLookInverted: false, isStill: false };
const role = entityId('actor:ada');

describe('eyes, legs and hands of somebody who plays', () => {
  let room: RehearsalRoom;
  let camera: TargetCamera;
  let page: FakePage;
  let rig: StageRig;
  let walks: (WalkIntent | undefined)[];
  let looks: (EntityId | undefined)[];
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
  });
  afterAll(() => room.dispose());
  beforeEach(() => {
    [page, walks, looks] = [new FakePage(), [], []];
    const { scene } = room.view;
    camera = new TargetCamera('eyes', Vector3.Zero(), scene);
    scene.activeCamera = camera;
    rig = new StageRig(scene, camera, {
      stage: room.stage,
      view: room.view,
      role,
      canvas: page.canvas,
      bindings: standardBindings,
      comfort,
      walk: (intent) => walks.push(intent),
      look: (at) => looks.push(at),
      pads: () => [page.pad ?? null],
    });
    rig.face(room.actor(role).stand.yaw);
    frames(2);
  });
  afterEach(() => {
    rig.dispose();
    camera.dispose();
  });

  const frames = (count: number, seconds = 1 / 30): void => {
    for (let frame = 0; frame < count; frame++) {
      room.view.update(room.clock.now(), seconds);
      rig.update(seconds);
    }
  };
  const eye = (): Vec3 => vec(camera.position.x, camera.position.y, camera.position.z);
  const own = (): Vec3 => room.actor(role).eyes;
  const lookAt = ({ x, y, z }: Vec3): void => {
    const from = eye();
    rig.face(yawTowards(from, vec(x, y, z)), Math.atan2(y - from.y, Math.hypot(x - from.x, z - from.z)));
    frames(8);
  };

  it('see from where the own eyes are, without the own head', () => {
    rig.view = 'eyes';
    frames(60);
    expect(distance(eye(), own())).toBeLessThan(0.35);
    expect(room.view.expectActor(role).shownPart).toBe('without-head');
    room.view.scene.activeCamera = null;
    frames(1);
    expect(room.view.expectActor(role).shownPart).toBe('whole');
  });

  it('see their own body whole or not at all, whichever wall is behind them', () => {
    const seen = Array.from({ length: 12 }, (_, index) => {
      rig.face((index * Math.PI) / 6);
      frames(40);
      return room.view.expectActor(role).shownPart;
    });
    expect(seen).toContain('whole');
  });

  it('see with the own eyes where there is no air behind the shoulder, and themselves where there is', () => {
    const faults: string[] = [];
    const shown = new Set<string>();
    const { position, yaw } = room.actor(role).stand;
    const outline = room.stage.parts.plan.rooms[0]?.outline ?? [];
    const [x, z] = [0, 1].map((axis) => Math.min(...outline.map((point) => point[axis as 0 | 1])));
    room.stage.drive(role, { x: (x ?? 0) + 0.5, y: 0, z: (z ?? 0) + 0.5, yaw });
    frames(4);
    for (let turn = 0; turn < 12; turn++) {
      rig.face((turn * Math.PI) / 6);
      frames(60);
      const { headPlace, shownPart } = room.view.expectActor(role);
      const far = headPlace ? distance(eye(), headPlace.neck) : 0;
      shown.add(shownPart);
      const isOwn = shownPart === 'without-head' && far < 0.45;
      const isOver = shownPart === 'whole' && far > 0.75;
      if (!isOwn && !isOver) faults.push(`${turn * 30}°: ${shownPart}, ${far.toFixed(2)} m`);
    }
    room.stage.drive(role, { ...position, yaw });
    frames(4);
    expect([...shown].sort()).toEqual(['whole', 'without-head']);
    expect(faults).toEqual([]);
  });

  it('glide from one view to the next, and cut where less motion is asked for', () => {
    const farthestStep = (): number => {
      let [most, last] = [0, eye()];
      for (let frame = 0; frame < 40; frame++) {
        frames(1);
        most = Math.max(most, distance(last, eye()));
        last = eye();
      }
      return most;
    };
    frames(60);
    rig.view = 'eyes';
    expect(farthestStep()).toBeLessThan(0.4);
    rig.comfort = { ...comfort, isStill: true };
    rig.view = 'shoulder';
    expect(farthestStep()).toBeGreaterThan(0.4);
  });

  it('walk while a key is down, and stop when the page loses the keys', () => {
    page.key('keydown', 'KeyW');
    page.key('keydown', 'ShiftLeft');
    frames(1);
    expect(walks.at(-1)).toMatchObject({ isRunning: true });
    expect(Math.hypot(walks.at(-1)?.x ?? 0, walks.at(-1)?.z ?? 0)).toBeCloseTo(1);
    const said = walks.length;
    frames(5);
    expect(walks.length).toBe(said);
    page.blur();
    frames(1);
    expect(walks.at(-1)).toMatchObject({ x: 0, z: 0 });
  });

  it('give the body back when another camera has the picture', () => {
    page.key('keydown', 'KeyW');
    frames(1);
    room.view.scene.activeCamera = null;
    frames(1);
    expect(walks.at(-1)).toBeUndefined();
    expect(page.key('keydown', 'KeyE')).toBe(true);
  });

  it('leave keys to texts, to buttons, to shortcuts, and to whatever else is open', () => {
    const asked: string[] = [];
    rig.onAsk((ask, isHeld) => asked.push(`${ask} ${isHeld}`));
    const inside = (selector: string) => ({ closest: (wanted: string) => (wanted.includes(selector) ? {} : null) });
    const press = (code: string, target: unknown): void => {
      const event = Object.assign(new Event('keydown'), { code });
      Object.defineProperty(event, 'target', { value: target });
      page.window.dispatchEvent(event);
      page.key('keyup', code);
    };
    press('KeyE', inside('textarea'));
    press('Enter', inside('button'));
    page.key('keydown', 'KeyE', { ctrlKey: true });
    rig.isEnabled = false;
    page.key('keydown', 'KeyE');
    expect(asked).toEqual([]);
    rig.isEnabled = true;
    press('KeyE', inside('button'));
    expect(asked).toEqual(['act true', 'act false']);
  });

  it('let go of everything when something else is opened', () => {
    const asked: string[] = [];
    rig.onAsk((ask, isHeld) => asked.push(`${ask} ${isHeld}`));
    page.key('keydown', 'KeyX');
    page.key('keydown', 'KeyW');
    frames(1);
    rig.isEnabled = false;
    frames(1);
    expect(asked).toEqual(['hold-to-talk true', 'hold-to-talk false']);
    expect(walks.at(-1)).toMatchObject({ x: 0, z: 0 });
  });

  it('walk and ask with a gamepad, and slowly with a stick pushed a little', () => {
    const asked: string[] = [];
    rig.onAsk((ask, isHeld) => asked.push(`${ask} ${isHeld}`));
    const buttons = Array.from({ length: 17 }, (_, place) => ({ pressed: place === 2, value: 0 }));
    page.pad = { mapping: 'standard', axes: [0, -0.5, 0, 0], buttons };
    frames(1);
    const speed = Math.hypot(walks.at(-1)?.x ?? 0, walks.at(-1)?.z ?? 0);
    expect(speed).toBeGreaterThan(0.2);
    expect(speed).toBeLessThan(0.7);
    page.pad = undefined;
    frames(1);
    expect(asked).toEqual(['talk true', 'talk false']);
    expect(walks.at(-1)).toMatchObject({ x: 0, z: 0 });
  });

  it('lock a mouse with a click, look with it, and act with the next', async () => {
    const asked: string[] = [];
    rig.onAsk((ask, isHeld) => isHeld && asked.push(ask));
    page.pointer('pointerdown', 100, 100);
    page.pointer('pointerup', 100, 100);
    await Promise.resolve();
    expect(page.document.pointerLockElement).toBe(page.canvas);
    const before = camera.rotation.y;
    page.pointer('pointermove', 0, 0, { movementX: 100 });
    frames(1);
    expect(camera.rotation.y).toBeGreaterThan(before);
    page.pointer('pointerdown', 100, 100);
    expect(asked).toEqual(['act']);
    rig.isEnabled = false;
    frames(1);
    expect(page.document.pointerLockElement).toBeUndefined();
  });

  it('go from the shoulder into the eyes with a wheel, and back', () => {
    for (let notch = 0; notch < 8; notch++) page.wheel(-100);
    expect(rig.view).toBe('eyes');
    page.wheel(100);
    expect(rig.view).toBe('shoulder');
  });

  it('attend to who and what they face, and others see their eyes go there', () => {
    rig.view = 'eyes';
    frames(40);
    const other = [...room.stage.actors.all.values()].find(
      ({ id }) => id !== role && room.stage.probe.sees(role, id) === true,
    );
    expect(other).toBeDefined();
    if (!other) return;
    const told: (Attention | undefined)[] = [];
    rig.onAttention((attention) => told.push(attention));
    lookAt(other.eyes);
    expect(rig.attention).toMatchObject({ id: other.id, kind: 'actor' });
    expect(rig.addressee).toBe(other.id);
    expect(looks.at(-1)).toBe(other.id);
    frames(30);
    expect(told.filter((each) => each?.id === other.id)).toHaveLength(1);
    lookAt(vec(own().x, own().y + 30, own().z + 8));
    expect(rig.attention?.kind).not.toBe('actor');
    expect(rig.addressee).toBeDefined();
  });

  it('turn from what they write to nobody who speaks, and to whoever dies all the same', () => {
    rig.view = 'eyes';
    frames(40);
    const one = [...room.stage.actors.all.values()].find(
      ({ id }) => id !== role && room.stage.probe.sees(role, id) === true,
    );
    if (!one) return expect(one).toBeDefined();
    const beside = yawTowards(own(), one.stand.position) - 1;
    const away = (): number => wrapped(camera.rotation.y - beside);
    const said = { seq: 1, at: 0, turn: 1, type: 'line:begun', voice: 'plain', witnesses: [role] };
    const speak = (): void => rig.follow({ ...said, actor: one.id, to: role } as unknown as Fact);
    const begin = (engaged: typeof rig.engaged): void => {
      rig.engaged = engaged;
      rig.face(beside);
      speak();
      frames(30);
    };
    begin({ how: 'choosing', with: undefined });
    expect(Math.abs(away())).toBeLessThan(0.05);
    begin({ how: 'choosing', with: one.id });
    expect(away()).toBeGreaterThan(0.7);
    begin({ how: 'choosing', with: undefined });
    const changes = [{ entity: one.id, property: 'dead', value: true }];
    rig.follow({ ...said, type: 'event:told', cause: 'result', changes, narration: '' } as unknown as Fact);
    frames(30);
    expect(away()).toBeGreaterThan(0.7);
    rig.engaged = undefined;
  });

  /** Somebody in sight, and where they are beside it: to the right of them as they are seen, and along their height. */
  const inSight = (): { readonly id: EntityId; readonly at: (aside: number, part: number) => Vec3 } => {
    const other = [...room.stage.actors.all.values()].find(
      ({ id }) => id !== role && room.stage.probe.sees(role, id) === true,
    );
    invariant(other, 'nobody is in sight');
    return {
      id: other.id,
      at: (aside, part) => {
        const { eyes, stand } = other;
        const yaw = yawTowards(eye(), eyes) + Math.PI / 2;
        const { position } = stand;
        const up = position.y + (eyes.y - position.y) * part;
        return vec(position.x + Math.sin(yaw) * aside, up, position.z + Math.cos(yaw) * aside);
      },
    };
  };

  it('attend to a body wherever the look falls on it, and not to what is behind it', () => {
    rig.view = 'eyes';
    frames(40);
    const { id, at } = inSight();
    const { stand } = room.actor(id);
    for (const { id: behind, center, pose } of [room.prop('prop:table'), room.prop('prop:desk')]) {
      const before = between(own(), center, 0.6);
      const position = vec(before.x, pose.position.y, before.z);
      room.stage.actors.putAt(room.actor(id), { position, yaw: stand.yaw });
      frames(2);
      for (const aside of [-0.2, 0, 0.2]) {
        for (const part of [0.25, 0.4, 0.7, 1]) {
          for (let turn = 0; turn < 2; turn++) lookAt(at(aside, part));
          expect(rig.attention?.id, `before ${behind}, ${aside} m aside, ${part} of the way up`).toBe(id);
        }
      }
    }
    room.stage.actors.putAt(room.actor(id), stand);
  });

  it('attend to somebody who stands beside the middle of the picture, where nothing else is before them', () => {
    rig.view = 'eyes';
    frames(40);
    const { id, at } = inSight();
    const before = eye();
    const meters = distance(before, at(0, 1));
    const aside = Math.tan(0.36) * meters;
    lookAt(at(-aside, 1.2));
    expect(rig.attention?.id).toBe(id);
    lookAt(at(Math.tan(0.8) * meters, 1.05));
    expect(rig.attention?.id).not.toBe(id);
  });

  it('attend to what lies there, and say where the eye meets it', () => {
    rig.view = 'eyes';
    frames(40);
    const seen = [...room.stage.props.all.values()].filter(
      (prop) =>
        prop.isVisible &&
        prop.hold.kind === 'free' &&
        distance(own(), prop.center) < 5 &&
        room.stage.space.firstHit(eye(), prop.center)?.body === prop.body,
    );
    expect(seen.length).toBeGreaterThan(0);
    for (const prop of seen.slice(0, 4)) {
      lookAt(prop.center);
      expect(rig.attention?.id).toBe(prop.id);
      expect(distance(rig.attention?.at ?? vec(0, 0, 0), prop.center)).toBeLessThan(0.6);
    }
  });

  it('go through everything in sight with two keys, and keep to it until one looks away', () => {
    rig.view = 'eyes';
    frames(40);
    const picked = new Set<string>();
    for (let press = 0; press < 12; press++) {
      page.key('keydown', 'BracketRight');
      page.key('keyup', 'BracketRight');
      if (rig.attention) picked.add(rig.attention.id);
      const now = rig.attention?.id;
      frames(10);
      expect(rig.attention?.id).toBe(now);
    }
    expect(picked.size).toBeGreaterThan(2);
  });

  it.each(['eyes', 'shoulder'] as const)(
    'turn to the face one talks with, %s, and not only keep it in the picture',
    (view) => {
      rig.view = view;
      const bruno = entityId('actor:bruno');
      const offMiddle = (): number => {
        const { y: yaw } = camera.rotation;
        const to = yawTowards(eye(), room.actor(bruno).eyes);
        return Math.abs(wrapped(to - yaw));
      };
      lookAt(room.actor(bruno).eyes);
      const begun = { type: 'line:begun', actor: bruno, to: role, witnesses: [role] } as unknown as Fact;
      // At the edge of the picture, but in it.
      rig.face(yawTowards(eye(), room.actor(bruno).eyes) + 0.6);
      frames(20);
      const before = offMiddle();
      rig.follow(begun);
      frames(40);
      expect(before).toBeGreaterThan(0.35);
      expect(offMiddle()).toBeLessThan(0.3);
    },
  );

  it('mean whom the head has turned to, and not what they picked before it did', () => {
    rig.view = 'eyes';
    const bruno = entityId('actor:bruno');
    const yawOf = (at: Vec3): number => yawTowards(eye(), at);
    const lying = [...room.stage.props.all.values()].find(
      ({ hold, center }) =>
        hold.kind === 'free' &&
        distance(own(), center) < 5 &&
        Math.abs(wrapped(yawOf(center) - yawOf(room.actor(bruno).eyes))) > 1.2,
    );
    if (lying) lookAt(lying.center);
    frames(20);
    const isLying = (): boolean => room.stage.props.all.get(rig.attention?.id ?? bruno)?.hold.kind === 'free';
    for (let press = 0; press < 8 && (press === 0 || !isLying()); press++) {
      page.key('keydown', 'BracketRight');
      page.key('keyup', 'BracketRight');
      frames(30);
    }
    expect(isLying()).toBe(true);
    const begun = { type: 'line:begun', actor: bruno, to: role, witnesses: [role] } as unknown as Fact;
    rig.follow(begun);
    frames(90);
    expect(rig.attention?.id).toBe(bruno);
    expect(rig.addressee).toBe(bruno);
  });

  it('fly about in the room with a camera of their own, and see themselves', () => {
    frames(30);
    rig.view = 'photo';
    page.key('keydown', 'KeyS');
    frames(300);
    expect(room.stage.rooms.placeAt(eye())).toBeDefined();
    expect(room.view.expectActor(role).shownPart).toBe('whole');
    expect(walks.at(-1)).toMatchObject({ x: 0, z: 0 });
    expect(rig.attention).toBeUndefined();
    page.key('keydown', 'KeyE');
    frames(10);
    expect(camera.rotation.z).toBeGreaterThan(0);
  });

  it('have a picture that says where heads are in it', () => {
    rig.view = 'eyes';
    frames(40);
    const { scene } = room.view;
    const picture = new StagePicture(scene, room.stage, room.view, page.canvas);
    const other = [...room.stage.actors.all.values()].find(({ id }) => id !== role && room.stage.probe.sees(role, id));
    if (!other) throw new Error('Nobody is to be seen.');
    lookAt(other.eyes);
    scene.updateTransformMatrix(true);
    const shown = picture.above(other.id);
    expect(shown?.isSeen).toBe(true);
    expect(shown?.x).toBeGreaterThan(220);
    expect(shown?.x).toBeLessThan(420);
    expect(shown?.y).toBeLessThan(180);
    rig.face(yawTowards(eye(), other.eyes) + Math.PI);
    frames(2);
    scene.updateTransformMatrix(true);
    expect(picture.above(other.id)).toBeUndefined();
    picture.dispose();
  });

  it('turn to where something is heard behind a curtain, also where nobody is to be seen', () => {
    rig.view = 'eyes';
    frames(40);
    const curtain = room.prop('prop:curtain');
    const off = (): number => Math.abs(wrapped(camera.rotation.y - yawTowards(eye(), curtain.center)));
    const told = { seq: 1, at: 0, type: 'event:told', cause: 'result', changes: [], witnesses: [role] };
    const other = room.actor('actor:clara');
    const { thing, perch } = other;
    const line = { seq: 1, at: 0, turn: 1, type: 'line:begun', voice: 'plain', actor: other.id, witnesses: [role], unseenBy: [role] }; // prettier-ignore
    for (const fact of [{ ...told, narration: 'A ring slips along the rail of the curtain.' }, line]) {
      other.thing = { ...thing, at: { behind: curtain.id } };
      other.perch = { thing: curtain.id, relation: 'behind', stand: other.stand, posture: 'standing', hipHeight: 0.86 };
      rig.face(yawTowards(eye(), curtain.center) + 2);
      rig.follow({ ...fact, ...(fact === line ? { to: role } : {}) } as unknown as Fact);
      frames(30);
      expect(off(), fact.type).toBeLessThan(0.5);
    }
    Object.assign(other, { thing, perch });
  });

  it('do not see themselves from within on the way from one view to the other', () => {
    frames(60);
    const faults: string[] = [];
    for (const view of ['eyes', 'shoulder'] as const) {
      rig.view = view;
      for (let frame = 0; frame < 20; frame++) {
        frames(1);
        const { headPlace, shownPart } = room.view.expectActor(role);
        const far = headPlace ? distance(eye(), headPlace.neck) : 0;
        if (shownPart === 'whole' && far < 0.7) faults.push(`to the ${view}, picture ${frame}: ${far.toFixed(2)} m`);
      }
    }
    expect(faults).toEqual([]);
  });
});
