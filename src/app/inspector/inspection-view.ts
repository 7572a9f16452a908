import { element } from '../dom/element.ts';
import type { MindInspection, PlotInspection, RefusalInspection } from './inspection.ts';
import type { Words } from '../words/words.ts';

type Row = readonly [label: string, value: string | readonly string[] | undefined];

/** One mind as a list of what is in it. */
export function mindView(mind: MindInspection, says: Words['inspector']): HTMLElement {
  const { decision } = mind;
  const state = mind.isPlayed ? says.played : mind.isThere ? undefined : says.away;
  const decided: readonly Row[] = decision
    ? [
        [says.decision, says.decided(decision.pace, decision.source)],
        [says.why, decision.why],
        [says.to, decision.to],
        [says.about, decision.about],
      ]
    : [[says.decision, undefined]];
  const rows: readonly Row[] = [
    ...decided,
    [says.thought, mind.thought],
    [says.mood, `${mind.mood} · ${Math.round(mind.tension * 100)} %`],
    [says.goal, mind.goal],
    [says.secretly, mind.secretGoal],
    [says.cue, mind.cue],
    [says.where, mind.place],
    [says.sees, mind.people],
    [says.holds, mind.holding],
    [says.things, mind.things],
    [says.perceived, mind.perceived],
    [says.memories, mind.memories],
    [says.wants, mind.desires],
  ];
  return element(
    'div',
    {},
    state === undefined ? undefined : element('p', { class: 'inspector-state' }, state),
    rowsView(rows, says),
  );
}

/** The turning point being played, and every road to it. */
export function plotView(plot: PlotInspection | undefined, says: Words['inspector']): HTMLElement {
  if (!plot) return element('p', {}, says.noPoint);
  const { missing } = plot;
  const lacking = missing === undefined ? says.judged : plot.isMet ? says.met : missing;
  const roads = plot.roads.map(({ beats }, index) =>
    element(
      'section',
      { class: 'inspector-road' },
      element('h4', {}, says.road(index + 1)),
      element(
        'ol',
        {},
        ...beats.map(({ who, hint, state }) =>
          element(
            'li',
            { class: `is-${state}` },
            element('span', { class: 'inspector-beat-state' }, says.states[state]),
            `${who}: ${hint}`,
          ),
        ),
      ),
    ),
  );
  return element(
    'div',
    {},
    element('h4', {}, `${plot.act} · ${plot.scene}`),
    rowsView(
      [
        [says.flag, plot.flag],
        [says.missing, lacking],
      ],
      says,
    ),
    plot.stall > 0 ? element('p', {}, says.stalled(plot.stall)) : undefined,
    ...roads,
  );
}

export function refusalsView(refusals: readonly RefusalInspection[], says: Words['inspector']): HTMLElement {
  if (refusals.length === 0) return element('p', {}, says.noRefusals);
  const items = refusals.map(({ who, deed, code, reason }) =>
    element('li', {}, element('strong', {}, `${who}: ${deed}`), element('code', {}, code), element('span', {}, reason)),
  );
  return element('ol', {}, ...items);
}

function rowsView(rows: readonly Row[], says: Words['inspector']): HTMLElement {
  const cells = rows.flatMap(([label, value]) => {
    const shown =
      value === undefined || value.length === 0
        ? [says.nothing]
        : typeof value === 'string'
          ? [value]
          : [element('ul', {}, ...value.map((each) => element('li', {}, each)))];
    return [element('dt', {}, label), element('dd', {}, ...shown)];
  });
  return element('dl', { class: 'inspector-rows' }, ...cells);
}
