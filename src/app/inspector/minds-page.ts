import type { EntityId } from '../../drama/entity-id.ts';
import { nameOf } from '../../play/play.ts';
import { choice, element } from '../dom/element.ts';
import type { Words } from '../words/words.ts';
import { inspectMind, type MindInspection } from './inspection.ts';
import type { OpenInspectorPage } from './inspector-page.ts';
import { rowsView } from './rows-view.ts';

/** What one mind has before it: chosen from the company. */
export const mindsPage: OpenInspectorPage = ({ show, says }) => {
  const mind = element('div.inspector-mind');
  const names = [...show.play.profiles.keys()].map((actor) => [actor, nameOf(show.play, actor)] as const);
  const look = (): void => {
    const { play, facts, probe } = show;
    mind.replaceChildren(mindView(inspectMind(play, whose.value as EntityId, facts, probe), says));
  };
  const whose = choice({ 'aria-label': says.whose }, names, look);
  return { root: element('div', whose, mind), look };
};

/** One mind as a list of what is in it. */
function mindView(mind: MindInspection, says: Words['inspector']): HTMLElement {
  const { decision } = mind;
  const state = mind.isPlayed ? says.played : mind.isThere ? undefined : says.away;
  const rows = rowsView(
    [
      [says.decision, decision && says.decided(decision.pace, decision.source)],
      ...(decision
        ? ([
            [says.why, decision.why],
            [says.to, decision.to],
            [says.about, decision.about],
          ] as const)
        : []),
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
    ],
    says,
  );
  return element('div', state !== undefined && element('p.inspector-state', state), rows);
}
