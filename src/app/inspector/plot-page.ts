import { element } from '../dom/element.ts';
import type { Words } from '../words/words.ts';
import { inspectPlot, type PlotInspection } from './inspection.ts';
import type { OpenInspectorPage } from './inspector-page.ts';
import { rowsView } from './rows-view.ts';

/** The turning point being played, and every road to it. */
export const plotPage: OpenInspectorPage = ({ show, says }) => {
  const root = element('div.inspector-plot');
  return { root, look: () => root.replaceChildren(plotView(inspectPlot(show.play), says)) };
};

function plotView(plot: PlotInspection | undefined, says: Words['inspector']): HTMLElement {
  if (!plot) return element('p', says.noPoint);
  const lacking = plot.missing === undefined ? says.judged : plot.isMet ? says.met : plot.missing;
  const roads = plot.roads.map(({ beats }, index) => {
    const steps = beats.map(({ who, hint, state }) => {
      const mark = element('span.inspector-beat-state', says.states[state]);
      return element('li', { class: `is-${state}` }, mark, `${who}: ${hint}`);
    });
    return element('section.inspector-road', element('h4', says.road(index + 1)), element('ol', ...steps));
  });
  const rows = [[says.flag, plot.flag] as const, [says.missing, lacking] as const];
  return element(
    'div',
    element('h4', `${plot.act} · ${plot.scene}`),
    rowsView(rows, says),
    plot.stall > 0 && element('p', says.stalled(plot.stall)),
    ...roads,
  );
}
