import { isPlayedBeat, reviewFlag, roadsAhead } from '../../company/planner.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import { contextOf, lineOwed } from '../../mind/context.ts';
import { partOf } from '../../mind/part.ts';
import { canAct, currentPoint, nameOf, roadsTo, type Play } from '../../play/play.ts';
import type { Overlay } from '../address.ts';
import type { Connection } from '../connection/connection.ts';
import { choice, element } from '../dom/element.ts';
import type { Show } from '../show/show.ts';
import type { Language, Words } from '../words/words.ts';

/** What the pages of the inspector look at. */
export interface Inspected {
  readonly show: Show;
  readonly connection: Connection | undefined;
  readonly language: Language;
  readonly says: Words['inspector'];
  /** Milliseconds on the page's clock. */
  readonly clock: () => number;
  /** What is laid over the stage, and what is to be. */
  readonly laid: () => readonly Overlay[];
  readonly onOverlays: (overlays: readonly Overlay[]) => void;
}

/** A page of the inspector: `look` brings it up to date while it is read. */
export interface InspectorPage {
  readonly root: HTMLElement;
  look(): void;
  dispose?(): void;
}

export type OpenInspectorPage = (inspected: Inspected) => InspectorPage;

const mostPerceived = 6;
const mostListed = 24;
const mostRefusals = 40;
const mostFacts = 400;
const longestLine = 600;
/** So near to its end a list is read at its end. */
const nearPixels = 40;

/** What one mind has before it: chosen from the company. */
export const mindsPage: OpenInspectorPage = ({ show, says }) => {
  const mind = element('div.inspector-mind');
  const names = [...show.play.profiles.keys()].map((actor) => [actor, nameOf(show.play, actor)] as const);
  const look = (): void => mind.replaceChildren(mindView(show, whose.value as EntityId, says));
  const whose = choice({ 'aria-label': says.whose }, names, look);
  return { root: element('div', whose, mind), look };
};

/** One mind as a list of what is in it, built from what that mind itself perceived: the same the brain is given. */
function mindView({ play, facts, probe }: Show, actor: EntityId, says: Words['inspector']): HTMLElement {
  const context = contextOf(play, actor, { probe });
  const { goal, past } = context;
  const { feeling, desires } = partOf(play, actor, context);
  const decided = lastOf(facts, 'decision:made', actor);
  const away = canAct(play, actor) ? undefined : says.away;
  const state = play.roles.has(actor) ? says.played : away;
  const decision: readonly InspectorRow[] = decided
    ? [
        [says.decision, says.decided(decided.pace, decided.source)],
        [says.why, decided.why],
        [says.to, decided.to && nameOf(play, decided.to)],
        [says.about, past.findLast(({ seq }) => seq <= decided.about)?.text],
      ]
    : [[says.decision, undefined]];
  const rows = rowsView(
    [
      ...decision,
      [says.owes, lineOwed(context)?.text],
      [says.thought, lastOf(facts, 'thought:had', actor)?.text],
      [says.mood, `${feeling.mood} · ${Math.round(feeling.tension * 100)} %`],
      [says.goal, goal.public],
      [says.secretly, goal.private],
      [says.cue, context.cue?.text],
      [says.where, context.place],
      [says.sees, context.others.map(withNote).slice(0, mostListed)],
      [says.holds, context.holding],
      [says.things, context.objects.map(withNote).slice(0, mostListed)],
      [says.perceived, past.slice(-mostPerceived).map(({ text }) => text)],
      [says.memories, context.memories],
      [says.wants, desires.map(({ plays }) => plays[0] ?? '').filter((text) => text !== '')],
    ],
    says,
  );
  return element('div', state !== undefined && element('p.inspector-state', state), rows);
}

const withNote = ({ name, note }: { readonly name: string; readonly note: string }): string =>
  note ? `${name} (${note})` : name;

function lastOf<T extends 'decision:made' | 'thought:had'>(
  facts: readonly Fact[],
  type: T,
  actor: EntityId,
): FactOf<T> | undefined {
  return facts.findLast((fact): fact is FactOf<T> => fact.type === type && 'actor' in fact && fact.actor === actor);
}

/** The turning point being played, what its flag still lacks, and every road to it. */
export const plotPage: OpenInspectorPage = ({ show, says }) => {
  const root = element('div.inspector-plot');
  return { root, look: () => root.replaceChildren(plotView(show.play, says)) };
};

function plotView(play: Play, says: Words['inspector']): HTMLElement {
  const placed = currentPoint(play);
  if (!placed) return element('p', says.noPoint);
  const { act, scene, point } = placed;
  const review = reviewFlag(play, point);
  const next = new Set(roadsAhead(play).map(({ beat }) => beat.id));
  const roads = roadsTo(play, point).map(({ beats }, index) => {
    const steps = beats.map((beat) => {
      const ahead = next.has(beat.id) ? 'next' : 'ahead';
      const state = isPlayedBeat(play, beat) ? 'played' : ahead;
      const mark = element('span.inspector-beat-state', says.states[state]);
      return element('li', { class: `is-${state}` }, mark, `${nameOf(play, beat.actor)}: ${beat.hint}`);
    });
    return element('section.inspector-road', element('h4', says.road(index + 1)), element('ol', ...steps));
  });
  const lacking = review?.met ? says.met : review?.missing;
  // Without a review only a judge can tell.
  const rows = [[says.flag, point.flag.says] as const, [says.missing, lacking ?? says.judged] as const];
  const { level } = play.progress;
  return element(
    'div',
    element('h4', `${act.title} · ${scene.title}`),
    rowsView(rows, says),
    level > 0 && element('p', says.stalled(level)),
    ...roads,
  );
}

type InspectorRow = readonly [label: string, value: string | readonly string[] | undefined];

/** What is known of something, line by line; a dash, where nothing is. */
function rowsView(rows: readonly InspectorRow[], { nothing }: Words['inspector']): HTMLElement {
  const cells = rows.flatMap(([label, value = '']) => {
    const shown = typeof value === 'string' ? value : element('ul', ...value.map((each) => element('li', each)));
    return [element('dt', label), element('dd', value.length === 0 ? nothing : shown)];
  });
  return element('dl.inspector-rows', ...cells);
}

/** What the narrator would not let happen, and why; the newest first. */
export const refusalsPage: OpenInspectorPage = ({ show, says }) => {
  const root = element('div.inspector-refusals');
  const look = (): void => {
    const { play, facts } = show;
    const named = (id: string | undefined) => id && nameOf(play, id as EntityId);
    const refused = facts.flatMap((fact) =>
      fact.type === 'action:ruled' && !fact.verdict.ok ? { ...fact, verdict: fact.verdict } : [],
    );
    const items = refused
      .slice(-mostRefusals)
      .toReversed()
      .map(({ actor, action, verdict }) => {
        const { verb, word, object, preposition, target } = action;
        const deed = [word ?? verb, named(object), preposition, named(target)].filter(Boolean).join(' ');
        const who = element('strong', `${nameOf(play, actor)}: ${deed}`);
        return element('li', who, element('code', verdict.code), element('span', verdict.reason));
      });
    root.replaceChildren(items.length === 0 ? element('p', says.noRefusals) : element('ol', ...items));
  };
  return { root, look };
};

/** The facts as they are logged. Newest last; only what fits the search, and never more than can be read. */
export const factsPage: OpenInspectorPage = ({ show, says }) => {
  const list = element('ol.inspector-facts', { tabindex: '0' });
  const find = element('input', { type: 'search', 'aria-label': says.find, placeholder: says.find });
  let written = 0;
  const look = (): void => {
    const { facts } = show;
    const wanted = find.value.trim().toLowerCase();
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - nearPixels;
    // An evening that is seen again may have gone back.
    if (facts.length < written) clear();
    const lines = facts
      .slice(Math.max(written, facts.length - mostFacts * (wanted === '' ? 1 : 20)))
      .map(factLine)
      .filter((line) => wanted === '' || line.toLowerCase().includes(wanted));
    list.append(...lines.slice(-mostFacts).map((line) => element('li', line)));
    while (list.childElementCount > mostFacts) list.firstElementChild?.remove();
    written = facts.length;
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const clear = (): void => {
    written = 0;
    list.replaceChildren();
  };
  find.addEventListener('input', () => {
    clear();
    look();
  });
  return { root: element('div', find, list), look };
};

/** A fact in a line: what everybody who reads a log wants first. */
function factLine({ seq, at, type, by, witnesses, ...rest }: Fact): string {
  const left = type === 'play:opened' ? {} : rest;
  const saw = witnesses.length > 0 ? ` · ${witnesses.map((id) => id.replace(/^actor:/, '')).join(' ')}` : '';
  return `${seq} ${(at / 1000).toFixed(1)} s ${type} ${by}${saw} ${JSON.stringify(left)}`.slice(0, longestLine);
}
