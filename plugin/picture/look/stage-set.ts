import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { Room, StagePlan } from '../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from './create-workshop.ts';
import { House } from './house/house.ts';
import { houseFrame, openingOf, type HouseFrame } from './house/opening.ts';
import { shadowOnly } from './layers.ts';
import { letGo } from './let-go.ts';
import { moods } from './mood.ts';
import { addApron } from './set/apron.ts';
import { boundsOfRooms, isInside } from './set/bounds.ts';
import { hangCeiling } from './set/ceiling.ts';
import { dressFace } from './set/dressed-face.ts';
import { RoomDressing } from './set/dressing/room-dressing.ts';
import { floorShape } from './set/floor.ts';
import { floorFinish, manners, wallFinish } from './set/manner.ts';
import { isStreet, layGround } from './set/outdoors.ts';
import { Pile, type PiledMesh } from './set/pile.ts';
import { groupedByPlane, isInTheWay, turnedAbout, type Screen } from './set/screen.ts';
import { shadeShapes } from './set/shade.ts';
import { backdropShape, cycloramaShape } from './set/backdrop.ts';
import { createSky } from './set/sky.ts';
import { patchMaterial, skyPatch } from './set/sky-patch.ts';
import { stairFlight } from './set/stair-flight.ts';
import { raiseLampPost } from './set/lamp-post.ts';
import { facesOf } from './set/wall-face.ts';
import { skyDirection } from './sky-direction.ts';
import type { SetPlan } from './set/set-plan.ts';
import type { Glow } from './workshop.ts';

/** The rooms of a stage as they are seen. */
export interface StageSet {
  readonly root: TransformNode;
  /** What keeps sky light out of the rooms; seen by nobody. Empty below the full tier. */
  readonly shade: TransformNode;
  /** A room with its light off is there, and dark. */
  setRoomLit(place: EntityId, lit: boolean): void;
  /** What the audience is to see: walls of other rooms do not stand before it. What the camera turns about, when undefined. */
  focusOn(at: Vec3 | undefined): void;
  /** The picture of a place from the middle of the house, with the whole arch around it. */
  frameFromHouse(place: EntityId, aspect?: number): HouseFrame | undefined;
  /** Whether something there is on the audience's side of the arch that stands: it is not to be seen. */
  isBeforeArch(at: Vec3): boolean;
  /** So much time has passed: what burns on the walls flickers. */
  update(seconds: number): void;
  dispose(): void;
}

interface SetOptions {
  /** The boards the set stands on, going off into the dark. */
  readonly apron?: boolean;
  /** The arch, its curtain and the apron before the room that is looked at from the audience's side. */
  readonly house?: boolean;
}

/** Builds the rooms of a plan. Walls show only their inner sides: a camera looks in through the one before it. */
export function buildSet(
  workshop: OpenWorkshop,
  plan: SetPlan,
  { apron = true, house: hasHouse = true }: SetOptions = {},
): StageSet {
  const { scene, tier } = workshop;
  const root = new TransformNode('set', scene);
  const shade = childOf(root, 'shade');
  const manner = manners[plan.style];
  const mood = moods[plan.light.mood];
  const sky = createSky(scene, mood, plan.style, tier);
  const owned: { dispose(): void }[] = [sky];
  const glows: Glow[] = [];
  let focus: Vec3 | undefined;
  const screens: Screen[] = [];
  const built = new Map<EntityId, PiledMesh[]>();
  const roomNodes = new Map<Room, TransformNode>();
  const roomsByPlace = new Map(plan.rooms.map((room) => [room.place as string, room]));
  const faces = plan.walls.flatMap((wall) => facesOf(wall, roomsByPlace));

  for (const room of plan.rooms) {
    const node = childOf(root, room.place);
    roomNodes.set(room, node);
    const meshes: PiledMesh[] = [];
    const raise = (name: string, fill: (pile: Pile) => void, parent = node): void => {
      const pile = new Pile();
      fill(pile);
      meshes.push(...pile.build(workshop, `${room.place} ${name}`, parent));
    };
    const dressing = new RoomDressing(workshop, room, plan, manner);
    raise('floor', (pile) => {
      layFloor(pile, room);
      dressing.layFloor(pile);
    });
    for (const group of groupedByPlane(faces.filter((face) => face.room === room))) {
      const [first] = group;
      if (!first) continue;
      const screen = childOf(node, `${room.place} wall`);
      raise(
        'wall',
        (pile) => {
          for (const face of group) {
            dressFace(pile, face, wallFinish(room.walls, plan.style), manner, dressing.words);
            glows.push(...dressing.hangOn(pile, face, screen));
          }
        },
        screen,
      );
      screens.push({ node: screen, isInTheWay: (camera, at) => group.some((face) => isInTheWay(face, camera, at)) });
    }
    if (!room.outdoors) {
      const ceiling = childOf(node, `${room.place} ceiling`);
      raise('ceiling', (pile) => hangCeiling(pile, room, manner), ceiling);
      raise('overhead', (pile) => void glows.push(...dressing.hangOverhead(pile, node)));
      const y = room.floorY + room.height;
      // From above it hides its room; that of another room hides the one to be seen.
      const hides = (camera: Vec3, at: Vec3 | undefined): boolean =>
        camera.y > y - 0.3 || (at !== undefined && !isInside(room.outline, [at.x, at.z]));
      screens.push({ node: ceiling, isInTheWay: hides });
    }
    if (isStreet(room) && plan.style !== 'medieval' && plan.style !== 'renaissance') {
      const pool = patchMaterial(scene, '#ffb968', 0.42);
      owned.push({ dispose: () => letGo(pool) });
      glows.push(raiseLampPost(workshop, room, plan.rooms, node, pool));
    }
    built.set(room.place, meshes);
  }
  const cyclorama = addBackdrops();
  const seesSky = roomsUnderTheSky(plan);
  if (tier === 'full') addShade();
  else addPatches();
  const boards =
    apron && plan.rooms.length > 0
      ? addApron(workshop, boundsOfRooms(plan.rooms), lowestFloor(plan.rooms), root)
      : undefined;
  for (const glow of glows) glow.set(true);
  const house = hasHouse ? new House(workshop, plan.rooms, root) : undefined;
  // Each camera sees the set open to itself: the audience's from outside, an actor's eyes from within.
  const observer = scene.onBeforeCameraRenderObservable.add((camera) => {
    const from = camera.globalPosition;
    const at = focus ?? turnedAbout(camera);
    for (const { node, isInTheWay } of screens) show(node, !isInTheWay(from, at));
    showWhatTheArchLeaves(from, at);
  });

  /** Of what is not behind the arch, nothing is seen: the house is there. */
  function showWhatTheArchLeaves(from: Vec3, at: Vec3 | undefined): void {
    const arch = house?.lookFrom(from, at);
    const plane = arch ? arch.opening.sill.z - 0.02 : -Infinity;
    for (const [room, node] of roomNodes) show(node, room === arch?.room || southOf(room) >= plane);
    if (boards) show(boards, !arch);
    if (cyclorama) show(cyclorama, !arch || seesSky.has(arch.room));
    // A door in the wall that was taken away stands in nobody's way either.
    const edge = arch ? southOf(arch.room) + 0.02 : 0;
    workshop.veil(arch ? (middle) => middle.z < edge : undefined);
  }

  function layFloor(pile: Pile, room: Room): void {
    const finish = floorFinish(room.floor, plan.style);
    pile.add(finish, floorShape(room.outline, room.floorY, !room.outdoors));
    if (room.outdoors) layGround(pile, room, plan);
    for (const doorway of plan.doorways) {
      // The threshold belongs to the first of its two places.
      if (doorway.between[0] === room.place) pile.add(finish, threshold(doorway));
    }
    for (const stairs of plan.stairs) {
      if (nearestRoom(plan.rooms, stairs.bottom) !== room) continue;
      const { shape, stand } = stairFlight(stairs);
      pile.add(plan.style === 'medieval' ? { substance: 'stone', pattern: 'plaster' } : finish, shape, stand);
    }
  }

  /** Sky behind windows, and one behind everything where there is a place in the open. */
  function addBackdrops(): Mesh | undefined {
    const windows = faces
      .filter(({ isOutermost }) => isOutermost)
      .flatMap((face) => face.holes.map((hole) => ({ face, hole })))
      // The moon is in the first, and should be a window's.
      .sort((a, b) => Number(b.hole.kind === 'window') - Number(a.hole.kind === 'window'));
    for (const [index, { face, hole }] of windows.entries()) {
      own(`backdrop ${index + 1}`, backdropShape(face, hole, index), sky.material);
    }
    return plan.rooms.some(({ outdoors }) => outdoors)
      ? own('cyclorama', cycloramaShape(boundsOfRooms(plan.rooms)), sky.material)
      : undefined;
  }

  function addPatches(): void {
    const towards = skyDirection(plan.light, plan.walls);
    // Candles should stay the brightest thing in a room at night.
    const strength = Math.min(0.6, (tier === 'plain' ? 0.1 : 0.18) * mood.sky.strength) * (plan.light.strength ?? 1);
    const material = patchMaterial(scene, plan.light.cold ?? mood.sky.colour, strength);
    owned.push({ dispose: () => letGo(material) });
    for (const face of faces.filter(({ isOutermost, room }) => isOutermost && !room.outdoors)) {
      for (const hole of face.holes.filter(({ kind }) => kind === 'window')) {
        const patch = skyPatch(face, hole, manner.window.kind, towards);
        if (patch) own('sky patch', patch, material);
      }
    }
  }

  function addShade(): void {
    const pile = new Pile();
    for (const shape of shadeShapes(plan, manner)) pile.add({ substance: 'stone' }, shape);
    for (const { mesh } of pile.build(workshop, 'shade', shade)) {
      mesh.layerMask = shadowOnly;
      mesh.isPickable = false;
    }
  }

  function own(name: string, shape: Parameters<OpenWorkshop['mesh']>[1], material: Material): Mesh {
    const mesh = workshop.mesh(name, shape, material);
    mesh.parent = root;
    mesh.isPickable = false;
    mesh.receiveShadows = false;
    mesh.freezeWorldMatrix();
    return mesh;
  }

  return {
    root,
    shade,
    setRoomLit(place, lit) {
      for (const { mesh, finish } of built.get(place) ?? []) {
        mesh.material = workshop.finished(lit ? finish : { ...finish, dim: true });
      }
    },
    focusOn: (at) => (focus = at),
    frameFromHouse(place, aspect) {
      const room = roomsByPlace.get(place);
      return room && houseFrame(openingOf(room), aspect);
    },
    update(seconds) {
      for (const glow of glows) glow.update(seconds);
    },
    isBeforeArch: ({ z }) => house?.standing !== undefined && z < house.standing.opening.sill.z,
    dispose() {
      scene.onBeforeCameraRenderObservable.remove(observer);
      workshop.veil(undefined);
      for (const glow of glows) glow.dispose();
      root.dispose();
      for (const thing of owned) thing.dispose();
    },
  };
}

function threshold({ center, yaw, width }: StagePlan['doorways'][number]): ReturnType<typeof floorShape> {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const corner = (aside: number, ahead: number): readonly [number, number] => [
    center.x + aside * cos + ahead * sin,
    center.z + ahead * cos - aside * sin,
  ];
  const half = width / 2;
  return floorShape(
    [corner(-half, -0.3), corner(half, -0.3), corner(half, 0.3), corner(-half, 0.3)],
    center.y - 0.004,
    false,
  );
}

function nearestRoom(rooms: readonly Room[], { x, y, z }: Vec3): Room | undefined {
  const distanceTo = ({ outline, floorY }: Room): number => {
    const { west, east, south, north } = boundsOfRooms([{ outline } as Room]);
    return Math.hypot(Math.max(west - x, x - east, 0), (floorY - y) * 2, Math.max(south - z, z - north, 0));
  };
  return [...rooms].sort((a, b) => distanceTo(a) - distanceTo(b))[0];
}

const lowestFloor = (rooms: readonly Room[]): number => Math.min(...rooms.map(({ floorY }) => floorY));

const southOf = ({ outline }: Room): number => Math.min(...outline.map(([, z]) => z));

/** Places in the open, and those from which one sees out to such a place. */
function roomsUnderTheSky({ rooms, walls, doorways }: SetPlan): ReadonlySet<Room> {
  const isOpen = (place: EntityId | undefined): boolean => rooms.some((room) => room.place === place && room.outdoors);
  const seesOut = ({ place }: Room): boolean =>
    walls.some(
      ({ sides: [left, right], openings }) =>
        openings.length > 0 && ((left === place && isOpen(right)) || (right === place && isOpen(left))),
    ) || doorways.some(({ between: [a, b] }) => (a === place && isOpen(b)) || (b === place && isOpen(a)));
  return new Set(rooms.filter((room) => room.outdoors || seesOut(room)));
}

function show(node: TransformNode, shown: boolean): void {
  if (node.isEnabled(false) !== shown) node.setEnabled(shown);
}

function childOf(parent: TransformNode, name: string): TransformNode {
  const node = new TransformNode(name, parent.getScene());
  node.parent = parent;
  return node;
}
