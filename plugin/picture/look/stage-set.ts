import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Observer } from '@babylonjs/core/Misc/observable.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { atOnce } from '../../../src/kit/slices.ts';
import { isInside } from '../../stage/space/triangulate.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import { horizonOf } from '../../stage/staging/horizon.ts';
import type { Doorway, PlanPoint, Room } from '../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from './create-workshop.ts';
import { House } from './house/house.ts';
import { shadowOnly } from './layers.ts';
import { type Mood, moods } from './mood.ts';
import { boundsOf, boundsOfRooms, roomAt } from './set/bounds.ts';
import { dressFace } from './set/dressed-face.ts';
import { RoomDressing, type SetPlan } from './set/dressing/room-dressing.ts';
import { addApron, floorShape, hangCeiling, stairFlight } from './set/floor.ts';
import { raiseLampPost } from './set/lamp-post.ts';
import { floorFinish, type Manner, manners, wallFinish } from './set/manner.ts';
import { isStreet, layForeground, layGround } from './set/outdoors.ts';
import { areOuterWallsSeen, outerFacesOf, outerShape } from './set/outer-walls.ts';
import { Pile } from './set/pile.ts';
import { roomsInSight } from './set/rooms-in-sight.ts';
import { groupedByPlane, isInTheWay, type Screen, turnedAbout } from './set/screen.ts';
import { shadeShapes } from './set/shade.ts';
import { patchMaterial, skyPatch } from './set/sky-patch.ts';
import { backdropShape, createSky, cycloramaShape, surroundShape } from './set/sky.ts';
import { facesOf, type WallFace } from './set/wall-face.ts';
import { joined, type Shape } from './shapes/shape.ts';
import { skyDirection } from './sky-direction.ts';
import { letGo } from './unlit-material.ts';
import type { Glow } from './workshop.ts';

interface SetOptions {
  /** The arch, its curtain and the apron before the room that is looked at from the audience's side. */
  readonly house?: boolean;
  /** It is raised by whoever goes through `raising`, a wall at a time; at once unless said. */
  readonly inSlices?: boolean;
}

/** Puts shapes on a pile: all at once, or some at a time. */
type Fill = (pile: Pile) => Generator<number, void> | undefined | void;

/** The rooms of a plan as they are seen. Walls show only their inner sides: a camera looks in through the one before it. */
export class StageSet {
  readonly root: TransformNode;
  /** What keeps sky light out of the rooms; seen by nobody. Empty below the full tier. */
  readonly shade: TransformNode;
  private readonly manner: Manner;
  private readonly mood: Mood;
  private readonly faces: readonly WallFace[];
  private readonly roomNodes = new Map<Room, TransformNode>();
  private readonly screens: Screen[] = [];
  private readonly glows: Glow[] = [];
  private readonly owned: { dispose(): void }[] = [];
  private cyclorama: Mesh | undefined;
  /** The sky on the other three sides, for whoever is within it. */
  private surround: Mesh | undefined;
  private readonly foregrounds: TransformNode[] = [];
  private boards: Mesh | undefined;
  private readonly seesSky: ReadonlySet<Room>;
  /** Which rooms are seen from which, while these of its doors are shut. */
  private inSight: ReadonlyMap<Room, ReadonlySet<Room>> = new Map();
  private shutDoors = -1;
  /** Whether a door hides what is behind it. */
  isShut: (door: EntityId) => boolean = () => false;
  private house: House | undefined;
  private observer: Observer<Camera> | undefined;
  /** The work of raising it, each step a wall. */
  readonly raising: Generator<number, void>;
  private focus: Vec3 | undefined;
  /** Between which points it is open, and the line before which nothing is seen. */
  private readonly opened = { from: new Vector3(NaN, NaN, NaN), at: new Vector3(), hasFocus: false };
  private edge: number | undefined;
  /** Where a camera is, and what it turns about, as the stage counts. */
  private readonly eye = new Vector3();
  private readonly turned = new Vector3();

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly plan: SetPlan,
    { house = true, inSlices = false }: SetOptions = {},
  ) {
    const { scene, tier, easel } = workshop;
    const { rooms } = plan;
    this.root = new TransformNode('set', scene);
    this.shade = childOf(this.root, 'shade');
    this.manner = manners[plan.style];
    this.mood = moods[plan.light.mood];
    const byPlace = new Map<string, Room>(rooms.map((room) => [room.place, room]));
    this.faces = plan.walls.flatMap((wall) => facesOf(wall, byPlace));
    const sky = createSky(easel, this.mood, horizonOf(plan), tier);
    this.owned.push(sky);
    workshop.adopt(sky.material);
    this.seesSky = roomsUnderTheSky(plan);
    this.raising = this.raised(sky.material, house);
    if (!inSlices) atOnce(this.raising);
  }

  private *raised(sky: Material, house: boolean): Generator<number, void> {
    const { workshop, plan } = this;
    const { rooms } = plan;
    for (const room of rooms) yield* this.raiseRoom(room);
    this.raiseOuterWalls();
    yield 0;
    this.hangBackdrops(sky);
    yield 0;
    if (rooms.some(({ outdoors }) => outdoors)) {
      this.cyclorama = this.hang('cyclorama', cycloramaShape(boundsOfRooms(rooms)), sky);
      this.surround = this.hang('surround', surroundShape(boundsOfRooms(rooms)), sky);
    }
    if (workshop.tier === 'full') this.addShade();
    else this.addPatches();
    yield 0;
    this.boards = rooms.length > 0 ? addApron(workshop, rooms, this.root) : undefined;
    for (const glow of this.glows) glow.set(true);
    // Lamps are of another stuff once they are lit.
    for (const [{ place }, node] of this.roomNodes) {
      for (const mesh of node.getChildMeshes()) if (mesh instanceof Mesh) workshop.tableau.join(mesh, place);
      yield 0;
    }
    this.house = house ? new House(workshop, rooms, this.root) : undefined;
    // Each camera sees the set open to itself: the audience's from outside, an actor's eyes from within.
    this.observer = workshop.scene.onBeforeCameraRenderObservable.add((camera) => {
      // It was opened to the head already, whose eyes these are.
      if (camera.isRigCamera) return;
      const { tableau } = workshop;
      const about = turnedAbout(camera);
      const at = this.focus ?? (about && tableau.toHome(about, this.turned));
      this.openTo(tableau.toHome(camera.globalPosition, this.eye), at);
    });
  }

  /** What the audience is to see: walls of other rooms do not stand before it. What the camera turns about, when undefined. Says what it was. */
  focusOn(at: Vec3 | undefined): Vec3 | undefined {
    const before = this.focus;
    this.focus = at;
    return before;
  }

  /** Whether something there is on the audience's side of the arch that stands: it is not to be seen. */
  isBeforeArch({ z }: Vec3): boolean {
    return this.house?.standing !== undefined && z < this.house.standing.opening.sill.z;
  }

  /** So much time has passed: what burns on the walls flickers. */
  update(seconds: number): void {
    for (const glow of this.glows) glow.update(seconds);
  }

  dispose(): void {
    this.observer?.remove();
    this.workshop.veil(undefined);
    for (const glow of this.glows) glow.dispose();
    this.root.dispose();
    for (const thing of this.owned) thing.dispose();
  }

  private *raiseRoom(room: Room): Generator<number, void> {
    const { workshop, plan, manner } = this;
    const node = childOf(this.root, room.place);
    this.roomNodes.set(room, node);
    const raise = function* (name: string, parent: TransformNode, ...fills: readonly Fill[]) {
      const pile = new Pile();
      for (const fill of fills) {
        yield* fill(pile) ?? [];
        yield 0;
      }
      yield* pile.building(workshop, `${room.place} ${name}`, parent);
    };
    const dressing = new RoomDressing(workshop, room, plan, manner);
    yield* raise(
      'floor',
      node,
      (pile) => this.layFloor(pile, room),
      (pile) => dressing.layFloor(pile),
    );
    for (const group of groupedByPlane(this.faces.filter((face) => face.room === room))) {
      const screen = childOf(node, `${room.place} wall`);
      const finish = wallFinish(room.walls, plan.style);
      const fills = group.flatMap((face) => [
        (pile: Pile) => dressFace(pile, face, finish, manner, dressing.words),
        (pile: Pile) => void this.glows.push(...dressing.hangOn(pile, face, screen)),
      ]);
      yield* raise('wall', screen, ...fills);
      const hides: Screen['isInTheWay'] = (camera, at) => group.some((face) => isInTheWay(face, camera, at));
      this.screens.push({ node: screen, isInTheWay: hides });
      yield 0;
    }
    if (room.outdoors) {
      const foreground = childOf(node, `${room.place} foreground`);
      yield* raise('foreground', foreground, (pile) => layForeground(pile, room, plan));
      this.foregrounds.push(foreground);
    } else {
      const ceiling = childOf(node, `${room.place} ceiling`);
      yield* raise('ceiling', ceiling, (pile) => hangCeiling(pile, room, manner));
      yield* raise('overhead', node, (pile) => void this.glows.push(...dressing.hangOverhead(pile, node)));
      // From above it hides its room; that of another room hides the one to be seen.
      const hides: Screen['isInTheWay'] = (camera, at) =>
        camera.y > room.floorY + room.height - 0.3 || (at !== undefined && !isInside(room.outline, at.x, at.z));
      this.screens.push({ node: ceiling, isInTheWay: hides });
    }
    if (isStreet(room) && plan.style !== 'medieval' && plan.style !== 'renaissance') {
      this.glows.push(raiseLampPost(workshop, room, plan.rooms, node, this.patchMaterial('#ffb968', 0.42)));
    }
  }

  /** Behind walls that show only their inner sides, whoever stands in the open would look into a doll's house. */
  private raiseOuterWalls(): void {
    const { workshop, plan, root } = this;
    const outer = outerFacesOf(this.faces, plan.rooms);
    const open = plan.rooms.find(({ outdoors }) => outdoors);
    if (!open || outer.length === 0) return;
    const pile = new Pile();
    for (const face of outer) pile.add(wallFinish(open.walls, plan.style), outerShape(face), face.stand);
    const node = childOf(root, 'outer walls');
    pile.build(workshop, 'outer walls', node);
    this.screens.push({ node, isInTheWay: (camera, at) => !areOuterWallsSeen(plan.rooms, camera, at) });
  }

  private layFloor(pile: Pile, room: Room): void {
    const { rooms, style, doorways, stairs } = this.plan;
    const finish = floorFinish(room.floor, style);
    pile.add(finish, floorShape(room.outline, room.floorY, !room.outdoors));
    if (room.outdoors) layGround(pile, room, this.plan);
    // A threshold belongs to the first of its two places.
    for (const doorway of doorways) if (doorway.between[0] === room.place) pile.add(finish, threshold(doorway));
    for (const each of stairs) {
      if (nearestRoom(rooms, each.bottom) !== room) continue;
      const { shape, stand } = stairFlight(each);
      pile.add(style === 'medieval' ? { substance: 'stone', pattern: 'plaster' } : finish, shape, stand);
    }
  }

  /** Hides what stands in the way of one who looks from there to here. */
  private openTo(from: Vec3, at: Vec3 | undefined): void {
    // Things may have come before the arch, but a camera that stands still sees the same walls.
    const isSame = this.isOpenTo(from, at);
    if (!this.lookAtDoors() && isSame) return this.workshop.veil(this.edge);
    for (const { node, isInTheWay: hides } of this.screens) this.show(node, !hides(from, at));
    // Of what is not behind the arch, nothing is seen: the house is there.
    const arch = this.house?.lookFrom(from, at);
    const plane = arch ? arch.opening.sill.z - 0.02 : -Infinity;
    const isInSight = this.sightFrom(from, at);
    for (const [room, node] of this.roomNodes) {
      const isSeen = isInSight(room);
      this.show(node, isSeen && (room === arch?.room || southOf(room) >= plane));
      this.workshop.tableau.showZone(room.place, isSeen);
    }
    this.boards?.setEnabled(!arch);
    this.cyclorama?.setEnabled(!arch || this.seesSky.has(arch.room));
    this.surround?.setEnabled(!arch);
    for (const ground of this.foregrounds) this.show(ground, !arch);
    // A door in the wall that was taken away stands in nobody's way either.
    this.edge = arch && southOf(arch.room) + 0.02;
    this.workshop.veil(this.edge);
  }

  /** Whoever moves their head changes nothing most of the time. */
  private show(node: TransformNode, isShown: boolean): void {
    if (node.isEnabled(false) === isShown) return;
    node.setEnabled(isShown);
    this.workshop.tableau.stir();
  }

  /** Which rooms somebody there may see who looks here: walls hide all others. */
  private sightFrom(from: Vec3, at: Vec3 | undefined): (room: Room) => boolean {
    const { rooms } = this.plan;
    const [here, there] = [roomAt(rooms, from), at && roomAt(rooms, at)];
    // From above one looks over the walls.
    if (!here && there && from.y > there.floorY + there.height) return () => true;
    const seen = [here, there].flatMap((room) => (room && this.inSight.get(room)) ?? []);
    return (room) => seen.length === 0 || seen.some((each) => each.has(room));
  }

  /** Whether a door was shut or opened since it was asked last. */
  private lookAtDoors(): boolean {
    let shut = 0;
    for (const { door } of this.plan.doorways) shut = shut * 2 + (door !== undefined && this.isShut(door) ? 1 : 0);
    if (shut === this.shutDoors) return false;
    this.shutDoors = shut;
    this.inSight = roomsInSight(this.plan, this.isShut);
    return true;
  }

  /** Whether one looked from about there to here the last time; remembers it. */
  private isOpenTo(from: Vec3, at: Vec3 | undefined): boolean {
    const { opened } = this;
    const isSame =
      opened.hasFocus === (at !== undefined) && isAt(opened.from, from) && (at === undefined || isAt(opened.at, at));
    if (isSame) return true;
    opened.hasFocus = at !== undefined;
    opened.from.copyFromFloats(from.x, from.y, from.z);
    if (at) opened.at.copyFromFloats(at.x, at.y, at.z);
    return false;
  }

  /** Sky behind windows and other openings. */
  private hangBackdrops(sky: Material): void {
    const windows = this.faces
      .filter(({ isOutermost }) => isOutermost)
      .flatMap((face) => face.holes.map((hole) => ({ face, hole })))
      // The moon is in the first, and should be a window's.
      .sort((a, b) => Number(b.hole.kind === 'window') - Number(a.hole.kind === 'window'));
    const shapes = windows.map(({ face, hole }, index) => backdropShape(face, hole, index));
    if (shapes.length > 0) this.hang('backdrops', joined(shapes), sky);
  }

  private addPatches(): void {
    const { light, walls } = this.plan;
    const towards = skyDirection(light, walls);
    // Candles should stay the brightest thing in a room at night.
    const most = (this.workshop.tier === 'plain' ? 0.1 : 0.18) * this.mood.sky.strength;
    const strength = Math.min(0.6, most) * (light.strength ?? 1);
    const material = this.patchMaterial(light.cold ?? this.mood.sky.colour, strength);
    const windows = this.faces
      .filter(({ isOutermost, room }) => isOutermost && !room.outdoors)
      .flatMap((face) => face.holes.filter(({ kind }) => kind === 'window').map((hole) => ({ face, hole })));
    const patches = windows.flatMap(({ face, hole }) => skyPatch(face, hole, this.manner.window.kind, towards) ?? []);
    if (patches.length > 0) this.hang('sky patches', joined(patches), material);
  }

  private addShade(): void {
    const pile = new Pile();
    for (const shape of shadeShapes(this.plan, this.manner)) pile.add({ substance: 'stone' }, shape);
    for (const mesh of pile.build(this.workshop, 'shade', this.shade)) {
      mesh.layerMask = shadowOnly;
      mesh.isPickable = false;
      this.workshop.tableau.join(mesh, 'shade');
    }
  }

  private patchMaterial(colour: string, strength: number): Material {
    const material = patchMaterial(this.workshop.scene, colour, strength);
    this.workshop.adopt(material);
    this.owned.push({ dispose: () => letGo(material) });
    return material;
  }

  /** Light and sky, which nothing throws a shadow on. */
  private hang(name: string, shape: Shape, material: Material): Mesh {
    const mesh = this.workshop.mesh(name, shape, material);
    mesh.parent = this.root;
    mesh.isPickable = false;
    mesh.receiveShadows = false;
    mesh.freezeWorldMatrix();
    return mesh;
  }
}

function threshold({ center, yaw, width }: Doorway): Shape {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const corner = (aside: number, ahead: number): PlanPoint => [
    center.x + aside * cos + ahead * sin,
    center.z + ahead * cos - aside * sin,
  ];
  const half = width / 2;
  const outline = [corner(-half, -0.3), corner(half, -0.3), corner(half, 0.3), corner(-half, 0.3)];
  return floorShape(outline, center.y - 0.004, false);
}

function nearestRoom(rooms: readonly Room[], { x, y, z }: Vec3): Room | undefined {
  const distanceTo = ({ outline, floorY }: Room): number => {
    const { west, east, south, north } = boundsOf(outline);
    return Math.hypot(Math.max(west - x, x - east, 0), (floorY - y) * 2, Math.max(south - z, z - north, 0));
  };
  return [...rooms].sort((a, b) => distanceTo(a) - distanceTo(b))[0];
}

/** The other eye, and a head that sways, see the same walls. */
const nearMeters = 0.07;

function isAt(point: Vector3, { x, y, z }: Vec3): boolean {
  const across = point.x - x;
  const up = point.y - y;
  const along = point.z - z;
  return across * across + up * up + along * along < nearMeters * nearMeters;
}

const southOf = ({ outline }: Room): number => Math.min(...outline.map(([, z]) => z));

/** Places in the open, and those from which one sees out to such a place. */
function roomsUnderTheSky({ rooms, walls, doorways }: SetPlan): ReadonlySet<Room> {
  const isOpen = (place: EntityId | undefined): boolean => rooms.some((room) => room.place === place && room.outdoors);
  const joins = ([one, other]: readonly (EntityId | undefined)[], place: EntityId): boolean =>
    (one === place && isOpen(other)) || (other === place && isOpen(one));
  const seesOut = ({ place }: Room): boolean =>
    walls.some(({ sides, openings }) => openings.length > 0 && joins(sides, place)) ||
    doorways.some(({ between }) => joins(between, place));
  return new Set(rooms.filter((room) => room.outdoors || seesOut(room)));
}

function childOf(parent: TransformNode, name: string): TransformNode {
  const node = new TransformNode(name, parent.getScene());
  node.parent = parent;
  return node;
}
