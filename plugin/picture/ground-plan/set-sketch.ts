import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { lookedAt } from '../../../src/drama/told-age.ts';
import { openWorld } from '../../../src/world/world.ts';
import { characterOf, type Character } from '../../body/figures/character.ts';
import { distance, vec, type Vec3 } from '../../stage/space/vector.ts';
import { boundsOf } from '../../stage/staging/outline.ts';
import type { Room, StagePlan } from '../../stage/staging/stage-plan.ts';
import { seenIn } from '../camera/frame.ts';
import { cornersOf, frameOf, hull } from './draw-house.ts';
import { planAnyway } from './plan-anyway.ts';
import { thingsIn, type PlacedThing } from './placed-things.ts';
import type { SheetPoint } from './svg.ts';

/** A patch of colour in a sketch. */
export interface SketchPatch {
  readonly points: readonly SheetPoint[];
  readonly fill: string;
}

/** One thing that is put up: the floor, a wall, a table, somebody. */
export interface SketchPiece {
  readonly kind: 'sky' | 'floor' | 'wall' | 'prop' | 'actor';
  /** Who it is. */
  readonly name?: string;
  readonly patches: readonly SketchPatch[];
}

/** A set as a model of cardboard, in the order in which it is put up. */
export interface SetSketch {
  /** What of the sheet is drawn on: left, top, width, height. */
  readonly frame: readonly [number, number, number, number];
  readonly pieces: readonly SketchPiece[];
}

const [width, height] = [320, 180];

/** What is behind a place in the open, by its light. */
const skies: Readonly<Record<string, string>> = {
  day: '#7d9bb0', dusk: '#7a5560', dawn: '#a8837a', night: '#1d2740', storm: '#3c4650', interior: '#5d6b72',
  lamplight: '#3a2c2c', haunted: '#2b3340',
}; // prettier-ignore

/** The first place of a scene as the house will see it; nothing, where it cannot be planned. */
export function sketchSet(scene: SceneFile): SetSketch | undefined {
  const planned = planAnyway(scene);
  if (!planned.ok) return undefined;
  const { plan } = planned.value;
  const world = openWorld(scene);
  const [room] = plan.rooms;
  if (!room) return undefined;
  const frame = frameOf(room);
  const at = (point: Vec3): SheetPoint => {
    const { across, up } = seenIn(frame, point, width / height);
    return [fine(((across + 1) / 2) * width), fine(((1 - up) / 2) * height)];
  };
  const far = ({ stand }: PlacedThing): number => -distance(stand.position, frame.position);
  const things = thingsIn(room.place, plan, world)
    .filter(({ kind, isInside }) => kind !== 'door' && !isInside)
    .sort((a, b) => far(a) - far(b));
  const props = things.filter(({ kind }) => kind === 'prop');
  const characters = charactersIn(scene, plan.style);
  const people = things.flatMap((thing) => {
    const character = characters.get(thing.id);
    return character ? [actorPiece(thing, character, at)] : [];
  });
  const shell = shellOf(room, plan, at);
  const put = [...shell, ...props.map((thing) => propPiece(thing, at)), ...people];
  return { frame: frameAround(shell), pieces: put.filter(({ patches }) => patches.length > 0) };
}

/** The room with a little dark around it, in the shape of a picture. */
function frameAround(shell: readonly SketchPiece[]): SetSketch['frame'] {
  const spots = shell.flatMap(({ kind, patches }) => (kind === 'sky' ? [] : patches.flatMap(({ points }) => points)));
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))];
  const wide = Math.min(width, Math.max((right - left) * 1.06, ((bottom - top) * 1.06 * width) / height));
  const high = (wide * height) / width;
  const from = (middle: number, length: number, most: number): number =>
    fine(Math.min(Math.max(0, middle - length / 2), Math.max(0, most - length)));
  return [from((left + right) / 2, wide, width), from((top + bottom) / 2, high, height), fine(wide), fine(high)];
}

/** A figure is shown by itself, too, four times as large. */
const fine = (value: number): number => Math.round(value * 50) / 50;

type Projection = (point: Vec3) => SheetPoint;

/** Sky or ceiling, floor, and every wall but the one that is not there. */
function shellOf(room: Room, plan: StagePlan, at: Projection): readonly SketchPiece[] {
  const { floorY, outdoors } = room;
  const tall = outdoors ? 1 : room.height;
  const { south } = boundsOf(room.outline);
  const sky: SketchPatch = {
    points: [[0, 0], [width, 0], [width, height], [0, height]], // prettier-ignore
    fill: outdoors ? (skies[plan.light.mood] ?? '#3c4650') : '#19110d',
  };
  const floor = { points: room.outline.map(([x, z]) => at(vec(x, floorY, z))), fill: outdoors ? '#4d4a38' : '#4a3626' };
  const walls = plan.walls
    .filter(({ sides, from, to }) => sides.includes(room.place) && (from[1] > south + 0.2 || to[1] > south + 0.2))
    .sort((a, b) => b.from[1] + b.to[1] - a.from[1] - a.to[1]);
  return [
    { kind: 'sky', patches: [sky] },
    { kind: 'floor', patches: [floor] },
    ...walls.map(({ from, to, openings }): SketchPiece => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const corner = (along: number, up: number): SheetPoint => {
        const part = along / length;
        return at(vec(from[0] + (to[0] - from[0]) * part, floorY + up, from[1] + (to[1] - from[1]) * part));
      };
      const sheet = (a: number, b: number, low: number, high: number, fill: string): SketchPatch => ({
        points: [corner(a, low), corner(b, low), corner(b, high), corner(a, high)],
        fill,
      });
      const isSide = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1]);
      const holes = openings.map(({ along, width: wide, sill, height: high, kind }) =>
        sheet(along - wide / 2, along + wide / 2, sill, sill + high, kind === 'window' ? '#9db4bd' : '#20160f'),
      );
      return { kind: 'wall', patches: [sheet(0, length, 0, tall, isSide ? '#5b4433' : '#6d523b'), ...holes] };
    }),
  ];
}

/** Every box of it: the whole outline in shade, its upper side in light. */
function propPiece({ solids, footprint }: PlacedThing, at: Projection): SketchPiece {
  const isTall = footprint.top - footprint.bottom > 1.1;
  return {
    kind: 'prop',
    patches: solids.flatMap((box) => {
      const corners = cornersOf(box);
      const top = Math.max(...corners.map(({ y }) => y));
      const upper = hull(corners.filter(({ y }) => y > top - 0.001).map(at));
      return [
        { points: hull(corners.map(at)), fill: isTall ? '#85623d' : '#9a7446' },
        { points: upper, fill: isTall ? '#a8814f' : '#c39a60' },
      ];
    }),
  };
}

/** What the people of a scene look like, as their puppets will be made. */
export function charactersIn(
  { entities, staging, blueprint }: SceneFile,
  style: string | undefined = staging?.style,
): ReadonlyMap<EntityId, Character> {
  const people = entities.filter((entity) => entity.kind === 'actor');
  return new Map(
    people.map(({ id, name, aliases, pronouns, description: said }) => {
      const description = lookedAt(said, blueprint.profiles.find((each) => each.actor === id)); // prettier-ignore
      const looks = staging?.looks?.find(({ actor }) => actor === id);
      return [id, characterOf({ id, name, aliases, pronouns, description, style, looks })];
    }),
  );
}

/** Somebody where they stand: dress, head and hair in their own colours. */
function actorPiece({ stand, name }: PlacedThing, { outfit, face, hair }: Character, at: Projection): SketchPiece {
  const { x, y, z } = stand.position;
  const spot = (across: number, up: number): SheetPoint => at(vec(x + across, y + up, z));
  const mirrored = (side: readonly (readonly [across: number, up: number])[]): readonly SheetPoint[] => [
    ...side.map(([across, up]) => spot(across, up)),
    ...side.toReversed().map(([across, up]) => spot(-across, up)),
  ];
  const round = (middle: number, radius: number, from: number, to: number): readonly SheetPoint[] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = from + ((to - from) * step) / 12;
      return spot(Math.cos(angle) * radius, middle + Math.sin(angle) * radius * 1.15);
    });
  const isSkirt = skirts.has(outfit.garment);
  const dress = mirrored(isSkirt ? [[0.3, 0.06], [0.15, 0.98], [0.22, 1.38], [0.06, 1.46]] : [[0.2, 0.8], [0.19, 1.05], [0.24, 1.38], [0.06, 1.46]]); // prettier-ignore
  return {
    kind: 'actor',
    name,
    patches: [
      ...(isSkirt ? [] : [{ points: mirrored([[0.16, 0.02], [0.19, 0.85]]), fill: outfit.legs }]), // prettier-ignore
      { points: dress, fill: outfit.cloth },
      ...(hair.cut === 'bald' ? [] : [{ points: round(1.63, 0.16, 0, 2 * Math.PI), fill: hair.colour }]),
      { points: round(1.59, 0.125, 0, 2 * Math.PI), fill: face.skin },
    ],
  };
}

const skirts: ReadonlySet<string> = new Set(['gown', 'kirtle', 'robe', 'day-dress', 'maid', 'nightgown', 'surcoat']);
