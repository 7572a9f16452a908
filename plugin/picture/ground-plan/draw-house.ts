import type { TurnedBox } from '../../stage/space/glance.ts';
import { distance, turned, vec, type Vec3 } from '../../stage/space/vector.ts';
import { boundsOf } from '../../stage/staging/outline.ts';
import type { Room, StagePlan } from '../../stage/staging/stage-plan.ts';
import { seenIn } from '../camera/frame.ts';
import { houseFrame, openingOf, type HouseFrame } from '../look/house/opening.ts';
import { drawNumber, label, type Drawing } from './draw-above.ts';
import type { Hidden } from './hiding.ts';
import type { PlacedThing } from './placed-things.ts';
import { Labels, polygon, tag, type SheetPoint } from './svg.ts';

const [width, height] = [640, 360];
const aspect = width / height;

/** The picture everybody in the stalls has of a room. */
export const frameOf = (room: Room): HouseFrame => houseFrame(openingOf(room), aspect);

/** A room as the house sees it: what stands before what, what is hidden hatched. */
export function drawHouse(
  room: Room,
  plan: StagePlan,
  things: readonly PlacedThing[],
  hidden: readonly Hidden[],
): Drawing {
  const frame = frameOf(room);
  const at = (point: Vec3): SheetPoint => {
    const { across, up } = seenIn(frame, point, aspect);
    return [((across + 1) / 2) * width, ((1 - up) / 2) * height];
  };
  const faintly = new Set(hidden.filter(({ part }) => part > 0.9).map(({ thing }) => thing));
  const far = (spot: Vec3): number => distance(spot, frame.position);
  const faces = things
    .filter(({ kind, isInside }) => kind !== 'door' && !isInside)
    .flatMap((thing) => thing.solids.map((box) => ({ thing, box, far: far(box.center) })))
    .sort((a, b) => b.far - a.far);
  const labels = new Labels();
  const people = things.filter(({ kind }) => kind === 'actor');
  const named = things.filter(({ kind, isInside }) => kind === 'prop' && !isInside);
  const parts = [
    tag('rect', { x: 0, y: 0, width, height, fill: '#e9dfcb' }),
    ...drawShell(room, plan, at),
    ...faces.map(({ thing, box }) => polygon(hull(cornersOf(box).map(at)), lookOf(thing))),
    // Once more over everything, as an outline: what stands behind something is seen to be there.
    ...[...faintly].flatMap(({ solids }) =>
      solids.map((box) =>
        polygon(hull(cornersOf(box).map(at)), { fill: 'none', stroke: '#d62f2f', 'stroke-dasharray': '3 3' }),
      ),
    ),
    ...people.map((actor) => {
      const top = at({ ...actor.stand.position, y: actor.stand.position.y + 1.9 });
      return label(labels.place(actor.name.length * 7 + 6, 15, top), actor.name, '#7c2436');
    }),
    ...named.map(({ number, footprint: { x, z, bottom, top } }) =>
      drawNumber(number, at({ x, z, y: (bottom + top) / 2 }), labels),
    ),
  ];
  const clip = tag('clipPath', { id: 'house' }, tag('rect', { x: 0, y: 0, width, height }));
  return { body: clip + tag('g', { 'clip-path': 'url(#house)' }, parts.join('\n')), width, height };
}

const lookOf = ({ kind, footprint: { top, bottom } }: PlacedThing) => ({
  fill: kind === 'actor' ? '#c1566a' : top - bottom < 1.1 ? '#cfa96e' : '#b98a54',
  'fill-opacity': 0.93,
  stroke: kind === 'actor' ? '#7c2436' : '#6b4d28',
  'stroke-width': 0.8,
});

/** Floor, side walls and back wall, with its doorways and windows. */
function drawShell(room: Room, plan: StagePlan, at: (point: Vec3) => SheetPoint): readonly string[] {
  const { floorY } = room;
  const tall = room.outdoors ? 1 : room.height;
  const { south } = boundsOf(room.outline);
  const walls = plan.walls
    .filter(({ sides, from, to }) => sides.includes(room.place) && (from[1] > south + 0.2 || to[1] > south + 0.2))
    .sort((a, b) => b.from[1] + b.to[1] - a.from[1] - a.to[1]);
  const floor = polygon(
    room.outline.map(([x, z]) => at(vec(x, floorY, z))),
    { fill: '#d9c7a3' },
  );
  const drawn = walls.map(({ from, to, openings }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const corner = (along: number, up: number): SheetPoint =>
      at(
        vec(
          from[0] + ((to[0] - from[0]) * along) / length,
          floorY + up,
          from[1] + ((to[1] - from[1]) * along) / length,
        ),
      );
    const sheet = polygon([corner(0, 0), corner(length, 0), corner(length, tall), corner(0, tall)], {
      fill: '#efe6d3',
      stroke: '#a8946f',
      'fill-opacity': room.outdoors ? 0.3 : 0.9,
    });
    const holes = openings.map(({ along, width: wide, sill, height: high, kind }) => {
      const [a, b] = [along - wide / 2, along + wide / 2];
      const fill = kind === 'window' ? '#bfe0f2' : '#8c7a5c';
      return polygon([corner(a, sill), corner(b, sill), corner(b, sill + high), corner(a, sill + high)], {
        fill,
        stroke: '#7a6a4c',
      });
    });
    return sheet + holes.join('');
  });
  return [floor, ...drawn];
}

export function cornersOf({ center, size, yaw }: TurnedBox): readonly Vec3[] {
  const signs = [-0.5, 0.5];
  return signs.flatMap((x) =>
    signs.flatMap((y) =>
      signs.map((z) => {
        const own = turned(vec(x * size.x, y * size.y, z * size.z), yaw);
        return vec(center.x + own.x, center.y + own.y, center.z + own.z);
      }),
    ),
  );
}

/** The outline of points in a picture. */
export function hull(points: readonly SheetPoint[]): readonly SheetPoint[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly SheetPoint[]): SheetPoint[] => {
    const kept: SheetPoint[] = [];
    for (const point of all) {
      while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (a: SheetPoint = [0, 0], b: SheetPoint = [0, 0], c: SheetPoint = [0, 0]): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
