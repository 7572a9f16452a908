import { propsOf } from '../kit-props.ts';
import type { Kit } from '../kit.ts';

/** Several kits as one world and one stage. */
interface Sets {
  readonly props: string;
  readonly staging: string;
}

/** Metres between two rooms that no way joins. */
const gap = 4;

/** Puts kits side by side. With more than one, what stands in them is named after them: two rooms may each have a chair. */
export function setsOf(kits: readonly Kit[]): Sets {
  const isParted = kits.length > 1;
  let east = 0;
  const rooms: string[] = [];
  const placements: string[] = [];
  for (const kit of kits) {
    const own = isParted ? named(kit.staging, kit) : kit.staging;
    rooms.push(movedEast(here(rowsUnder('rooms', own), kit), east));
    placements.push(here(rowsUnder('placements', own), kit));
    east += widthOf(kit.staging) + gap;
  }
  const [first] = kits;
  const style = /^style: .*$/m.exec(first?.staging ?? '')?.[0];
  const staging = [
    ...(style === undefined ? [] : [style]),
    ...lightOf(kits),
    'rooms:',
    ...rooms,
    'placements:',
    ...placements,
  ];
  const props = kits.map((kit) => here((isParted ? named(kit.props, kit) : kit.props).trim(), kit));
  return { props: props.join('\n').replace(/^/gm, '  '), staging: `${staging.filter(Boolean).join('\n')}\n` };
}

const here = (text: string, { id }: Kit): string =>
  text.replace(/\bat: in here\b/g, `at: in ${id}`).replace(/\bplace: here\b/g, `place: ${id}`);

/** The rows of a list in a kit's staging. */
function rowsUnder(key: string, staging: string): string {
  const lines = staging.trim().split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start === -1) return '';
  const end = lines.findIndex((line, index) => index > start && /^\S/.test(line));
  return lines.slice(start + 1, end === -1 ? undefined : end).join('\n');
}

/** Every id of the kit with the kit's own before it. */
function named(text: string, kit: Kit): string {
  const ids = propsOf(kit).map(({ id }) => id);
  return ids
    .sort((a, b) => b.length - a.length)
    .reduce(
      (rows, id) =>
        rows.replace(
          new RegExp(
            `\\b(id: |entity: |key: |at: (?:in|on|under|behind|part of|held by|worn by) )${id}(?=[,\\s}])`,
            'g',
          ),
          `$1${kit.id}-${id}`,
        ),
      text,
    );
}

const movedEast = (rooms: string, meters: number): string =>
  meters === 0
    ? rooms
    : rooms
        .replace(
          /\bat: \[(-?[\d.]+), (-?[\d.]+)\](?=, size)/g,
          (_, x: string, y: string) => `at: [${sum(x, meters)}, ${y}]`,
        )
        .replace(/outline: \[(\[.*?\])\]/g, (_, corners: string) => `outline: [${shifted(corners, meters)}]`);

const shifted = (corners: string, meters: number): string =>
  corners.replace(/\[(-?[\d.]+), /g, (_, x: string) => `[${sum(x, meters)}, `);

const sum = (x: string, meters: number): number => Math.round((Number(x) + meters) * 100) / 100;

/** How far a kit's rooms go to the east. */
function widthOf(staging: string): number {
  const sized = [...staging.matchAll(/at: \[(-?[\d.]+), -?[\d.]+\], size: \[([\d.]+)/g)].map(
    ([, x = '0', width = '0']) => Number(x) + Number(width),
  );
  const outlined = [...(/outline: \[(\[.*?\])\]/.exec(staging)?.[1] ?? '').matchAll(/\[(-?[\d.]+),/g)].map(
    ([, x = '0']) => Number(x),
  );
  return Math.max(10, ...sized, ...outlined);
}

/** The light of the first place, and how it changes where the others are looked at. */
function lightOf(kits: readonly Kit[]): readonly string[] {
  const [first, ...others] = kits.map(({ id, staging }) => ({ id, light: /^light: \{ (.*) \}$/m.exec(staging)?.[1] }));
  if (first?.light === undefined) return [];
  const cues = others.flatMap(({ id, light }) =>
    light === undefined
      ? []
      : [`{ place: ${id}, ${light.replace(/\b(?:from|weather): \w+,? ?/g, '').replace(/, $/, '')} }`],
  );
  return [`light: { ${first.light}${cues.length > 0 ? `, cues: [${cues.join(', ')}]` : ''} }`];
}
