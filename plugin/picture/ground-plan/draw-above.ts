import type { EntityId } from '../../../src/drama/entity-id.ts';
import { axesOf, cornersOf } from '../../stage/staging/footprint.ts';
import { boundsOf } from '../../stage/staging/outline.ts';
import type { PlanPoint, Room, StagePlan, Wall } from '../../stage/staging/stage-plan.ts';
import type { Misplaced } from './plan-anyway.ts';
import type { PlacedThing } from './placed-things.ts';
import { Labels, line, polygon, tag, text, widthOf, type SheetPoint } from './svg.ts';

/** A drawing and how large it is. */
export interface Drawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

interface AboveOptions {
  readonly room: Room;
  readonly plan: StagePlan;
  readonly things: readonly PlacedThing[];
  readonly unplaced: readonly Pick<Misplaced, 'name' | 'corners'>[];
  readonly nameOf: (id: EntityId) => string;
}

const most = { width: 680, height: 540 };
const margin = 64;

/** A room from above: north is up, the audience below. */
export function drawAbove({ room, plan, things, unplaced, nameOf }: AboveOptions): Drawing {
  const { west, east, south, north } = boundsOf(room.outline);
  const scale = Math.min((most.width - 2 * margin) / (east - west), (most.height - 2 * margin) / (north - south));
  const at = ([x, z]: PlanPoint): SheetPoint => [margin + (x - west) * scale, margin + (north - z) * scale];
  const [width, height] = [(east - west) * scale + 2 * margin, (north - south) * scale + 2 * margin];
  const labels = new Labels();
  const floor = polygon(room.outline.map(at), { fill: room.outdoors ? '#e6ecdc' : '#f4ecdc' });
  const props = things.filter(({ kind }) => kind === 'prop');
  const low = [...props].sort((a, b) => a.footprint.bottom - b.footprint.bottom);
  const walls = plan.walls.filter(({ sides }) => sides.includes(room.place));
  const parts = [
    floor,
    ...low.map((thing) => drawProp(thing, at)),
    ...walls.map((wall) => drawWall(wall, at, scale)),
    ...plan.doorways
      .filter(({ between }) => between.includes(room.place))
      .map((doorway) => drawDoorway(doorway, room, at, scale, nameOf, labels)),
    ...unplaced
      .filter(({ corners }) => corners.length > 0)
      .map(({ corners, name }) => drawUnplaced(corners.map(at), name)),
    ...things.filter(({ kind }) => kind === 'actor').map((actor) => drawActor(actor, at, scale, labels)),
    ...low.map(({ number, footprint: { x, z } }) => drawNumber(number, at([x, z]), labels)),
    meter(scale, height),
  ];
  return { body: parts.join('\n'), width, height };
}

const shades = { low: '#e2cfa8', middle: '#cfa96e', high: '#b98a54' };

function drawProp({ footprint, name }: PlacedThing, at: (point: PlanPoint) => SheetPoint): string {
  const corners = cornersOf(footprint).map(at);
  const [, front] = axesOf(footprint.yaw);
  const tall = footprint.top - footprint.bottom;
  const fill = tall < 0.1 ? shades.low : tall < 1.1 ? shades.middle : shades.high;
  const middle: PlanPoint = [
    footprint.x + (front[0] * footprint.depth) / 2,
    footprint.z + (front[1] * footprint.depth) / 2,
  ];
  const tip: PlanPoint = [middle[0] + front[0] * 0.12, middle[1] + front[1] * 0.12];
  const hasFront = footprint.depth > 0.25 && tall > 0.1;
  const shape = polygon(corners, { fill, stroke: '#6b4d28', 'stroke-width': 1, 'data-name': name });
  return shape + (hasFront ? line(at(middle), at(tip), { stroke: '#6b4d28', 'stroke-width': 2 }) : '');
}

function drawWall(
  { from, to, thickness, openings }: Wall,
  at: (point: PlanPoint) => SheetPoint,
  scale: number,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const point = (along: number): SheetPoint =>
    at([from[0] + ((to[0] - from[0]) * along) / length, from[1] + ((to[1] - from[1]) * along) / length]);
  const wide = Math.max(3, thickness * scale);
  const pieces: string[] = [];
  let done = 0;
  const wall = { stroke: '#3b2f26', 'stroke-width': wide };
  for (const { along, width, kind } of [...openings].sort((a, b) => a.along - b.along)) {
    const [start, end] = [along - width / 2, along + width / 2];
    if (start > done) pieces.push(line(point(done), point(start), wall));
    if (kind === 'window') {
      pieces.push(line(point(start), point(end), { stroke: '#3b2f26', 'stroke-width': wide }));
      pieces.push(line(point(start), point(end), { stroke: '#bfe0f2', 'stroke-width': wide * 0.6 }));
    }
    done = end;
  }
  if (done < length) pieces.push(line(point(done), point(length), wall));
  return pieces.join('');
}

function drawDoorway(
  { between, center, yaw, width }: StagePlan['doorways'][number],
  room: Room,
  at: (point: PlanPoint) => SheetPoint,
  scale: number,
  nameOf: (id: EntityId) => string,
  labels: Labels,
): string {
  const [other, out] = between[0] === room.place ? [between[1], 1] : [between[0], -1];
  const [across, along]: [PlanPoint, PlanPoint] = [
    [Math.cos(yaw), -Math.sin(yaw)],
    [Math.sin(yaw) * out, Math.cos(yaw) * out],
  ];
  const end = (side: number): SheetPoint =>
    at([center.x + (across[0] * side * width) / 2, center.z + (across[1] * side * width) / 2]);
  const beyond = at([center.x + along[0] * (22 / scale), center.z + along[1] * (22 / scale)]);
  const said = `→ ${nameOf(other)}`;
  const [x, y] = labels.place(widthOf(said, 11), 14, beyond);
  const left = Math.max(4 + widthOf(said, 11) / 2, x);
  return (
    line(end(-1), end(1), { stroke: '#2f7d4f', 'stroke-width': 3, 'stroke-dasharray': '5 3' }) +
    text([left, y + 4], said, { 'font-size': 11, fill: '#2f7d4f', 'text-anchor': 'middle' })
  );
}

function drawActor(
  { stand, name }: PlacedThing,
  at: (point: PlanPoint) => SheetPoint,
  scale: number,
  labels: Labels,
): string {
  const [x, y] = at([stand.position.x, stand.position.z]);
  const radius = Math.max(6, 0.24 * scale);
  const tip: SheetPoint = [x + Math.sin(stand.yaw) * radius * 1.7, y - Math.cos(stand.yaw) * radius * 1.7];
  const [labelX, labelY] = labels.place(widthOf(name, 12) + 6, 15, [x, y + radius + 9]);
  return (
    line([x, y], tip, { stroke: '#7c2436', 'stroke-width': 2.5 }) +
    tag('circle', { cx: x, cy: y, r: radius, fill: '#c1566a', stroke: '#7c2436', 'stroke-width': 1.5 }) +
    label([labelX, labelY], name, '#7c2436')
  );
}

export const drawNumber = (number: number, spot: SheetPoint, labels: Labels): string => {
  const [x, y] = labels.place(17, 14, spot);
  const isMoved = Math.hypot(x - spot[0], y - spot[1]) > 3;
  return (
    (isMoved ? line(spot, [x, y], { stroke: '#3b2f26', 'stroke-width': 0.7 }) : '') +
    tag('rect', {
      x: x - 8.5,
      y: y - 7,
      width: 17,
      height: 14,
      rx: 4,
      fill: '#fffaf0',
      stroke: '#3b2f26',
      'stroke-width': 0.6,
    }) +
    text([x, y + 4], String(number), { 'font-size': 11, 'text-anchor': 'middle', fill: '#241b14' })
  );
};

/** Words on a light ground, so that they are read over anything. */
export const label = ([x, y]: SheetPoint, said: string, fill: string): string =>
  tag('rect', {
    x: x - widthOf(said, 12) / 2 - 3,
    y: y - 8,
    width: widthOf(said, 12) + 6,
    height: 15,
    rx: 3,
    fill: '#fffaf0',
    'fill-opacity': 0.85,
  }) + text([x, y + 4], said, { 'font-size': 12, 'text-anchor': 'middle', fill });

const drawUnplaced = (corners: readonly SheetPoint[], name: string): string => {
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length);
  return (
    polygon(corners, {
      fill: '#d62f2f',
      'fill-opacity': 0.25,
      stroke: '#d62f2f',
      'stroke-width': 2,
      'stroke-dasharray': '6 3',
    }) + label([x ?? 0, y ?? 0], name, '#a51d1d')
  );
};

const meter = (scale: number, height: number): string =>
  line([margin, height - 14], [margin + scale, height - 14], { stroke: '#3b2f26', 'stroke-width': 2 }) +
  text([margin + scale + 6, height - 10], '1 m', { 'font-size': 11, fill: '#3b2f26' });
