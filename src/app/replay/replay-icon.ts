const svg = 'http://www.w3.org/2000/svg';

/** Drawn, because fonts differ in which of these signs they have. */
const shapes = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  previous: 'M5 5h3v14H5zM19.5 5v14L9 12z',
  next: 'M16 5h3v14h-3zM4.5 5v14L15 12z',
  again: 'M12 4a8 8 0 1 1-7.6 5.5l2.4.8A5.5 5.5 0 1 0 12 6.5v3.2L6.6 5.2 12 .8z',
} as const;

export type ReplayIcon = keyof typeof shapes;

/** For eyes only: the button says in words what it does. */
export function replayIcon(icon: ReplayIcon): SVGElement {
  const root = document.createElementNS(svg, 'svg');
  root.setAttribute('viewBox', '0 0 24 24');
  root.setAttribute('aria-hidden', 'true');
  root.setAttribute('class', 'replay-icon');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', shapes[icon]);
  root.append(path);
  return root;
}
