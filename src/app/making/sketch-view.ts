import type { SetSketch, SketchPatch, SketchPiece } from '../../../plugin/picture/ground-plan/set-sketch.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

function svg(tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly Node[]): SVGElement {
  const made = document.createElementNS(svgSpace, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const patch = ({ points, fill }: SketchPatch): SVGElement =>
  svg('polygon', { points: points.map((point) => point.join(',')).join(' '), fill });

/** A set as it was sketched, a group for each piece of it. */
export function sketchView({ frame, pieces }: SetSketch, name = ''): SVGElement {
  const heard: Record<string, string> = name === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name };
  return svg(
    'svg',
    { class: 'sketch', viewBox: frame.join(' '), preserveAspectRatio: 'xMidYMid slice', ...heard },
    ...pieces.map(({ patches }) => svg('g', {}, ...patches.map(patch))),
  );
}

/** Somebody of it alone, from head to foot. */
export function figureView({ patches }: SketchPiece): SVGElement {
  const [across, up] = [0, 1].map((axis) => patches.flatMap(({ points }) => points.map((point) => point[axis] ?? 0)));
  const [left, right] = [Math.min(...(across ?? [])), Math.max(...(across ?? []))];
  const [top, bottom] = [Math.min(...(up ?? [])), Math.max(...(up ?? []))];
  const box = [left, top, right - left, bottom - top].map((value) => value.toFixed(2)).join(' ');
  return svg('svg', { class: 'sketch-figure', viewBox: box, 'aria-hidden': 'true' }, ...patches.map(patch));
}
