import type { EntityId } from '../../../src/drama/entity-id.ts';
import { thingOf, type World } from '../../../src/world/world.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';
import { drawAbove } from './draw-above.ts';
import { drawHouse, frameOf } from './draw-house.ts';
import { hidingFrom, type Hidden } from './hiding.ts';
import type { Misplaced } from './plan-anyway.ts';
import { thingsIn, type PlacedThing } from './placed-things.ts';
import { en, type PlanWords } from './tongues/en.ts';
import { zh } from './tongues/zh.ts';
import { tag, text, widthOf, type SheetPoint } from './svg.ts';

/** A place on a sheet of its own. */
export interface PlaceSheet {
  readonly place: EntityId;
  readonly svg: string;
  readonly hidden: readonly Hidden[];
}

const gap = 24;
const row = 17;
const font = "font-family: 'DejaVu Sans', 'Noto Sans', 'Noto Sans CJK SC', sans-serif";

/** Draws a place from above and from the house, with what hides what; `language` is the play's. */
export function drawPlace(
  place: EntityId,
  plan: StagePlan,
  world: World,
  misplaced: readonly Misplaced[],
  language: string | undefined,
): PlaceSheet {
  const says = language?.startsWith('zh') ? zh : en;
  const room = plan.rooms.find((each) => each.place === place) ?? plan.rooms[0];
  if (!room) return { place, svg: '', hidden: [] };
  const things = thingsIn(place, plan, world);
  const hidden = hidingFrom(frameOf(room).position, things);
  const unplaced = misplaced.filter((each) => each.place === place);
  const nameOf = (id: EntityId): string => thingOf(world, id).name;
  const above = drawAbove({ room, plan, things, unplaced, nameOf });
  const house = drawHouse(room, plan, things, hidden);
  const top = 66;
  const right = above.width + gap;
  const lists = [
    ...hiddenLines(hidden, says),
    ...(unplaced.length > 0 ? [says.cannot, ...unplaced.map(({ name, message }) => `${name}: ${message}`)] : []),
  ];
  const width = right + Math.max(house.width, ...lists.map((said) => widthOf(said, 13))) + gap;
  const legend = drawLegend(
    things,
    says,
    Math.max(above.height, house.height + 20 + lists.length * row) + top + 20,
    width,
  );
  const body = [
    tag('rect', { x: 0, y: 0, width, height: legend.bottom + gap, fill: '#fffdf8' }),
    text([gap, 32], nameOf(place), { 'font-size': 22, 'font-weight': 600 }),
    text([gap, 54], says.above, { 'font-size': 13, fill: '#6b5b45' }),
    text([right, 54], says.house, { 'font-size': 13, fill: '#6b5b45' }),
    tag('g', { transform: `translate(0 ${top})` }, above.body),
    tag('g', { transform: `translate(${right} ${top})` }, house.body),
    ...lists.map((said, index) => text([right, top + house.height + 24 + index * row], said, { 'font-size': 13 })),
    legend.body,
  ].join('\n');
  const height = legend.bottom + gap;
  const size = { width, height, viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}` };
  const svg = tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, style: font, fill: '#241b14' }, body);
  return { place, svg: `${svg}\n`, hidden };
}

const hiddenLines = (hidden: readonly Hidden[], says: PlanWords): readonly string[] =>
  hidden.length === 0
    ? [says.allSeen]
    : hidden.map(({ thing, by, part }) => says.hidden(thing.name, by.name, Math.round(part * 100)));

/** Which number is what, in columns. */
function drawLegend(
  things: readonly PlacedThing[],
  says: PlanWords,
  top: number,
  width: number,
): { readonly body: string; readonly bottom: number } {
  const told = things
    .filter(({ kind }) => kind === 'prop')
    .map(({ number, name, holder, isInside }) => {
      const held = holder
        ? ` (${says.relation[holder.relation]} ${holder.name}${isInside ? `, ${says.inside}` : ''})`
        : '';
      return `${number}  ${name}${held}`;
    });
  const wide = Math.max(160, ...told.map((said) => widthOf(said, 13))) + 20;
  const columns = Math.max(1, Math.floor((width - gap) / wide));
  const rows = Math.ceil(told.length / columns);
  const spot = (index: number): SheetPoint => [gap + Math.floor(index / rows) * wide, top + (index % rows) * row];
  return {
    body: told.map((said, index) => text(spot(index), said, { 'font-size': 13 })).join('\n'),
    bottom: top + rows * row,
  };
}
