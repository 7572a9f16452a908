import type { EntityId } from '../../drama/entity-id.ts';
import type { FactOf } from '../../drama/fact.ts';
import type { SeenProp, Sight } from '../../drama/sight.ts';
import { nameOf } from '../../play/play.ts';
import { choice, element } from '../dom/element.ts';
import type { Inspected, OpenInspectorPage } from './pages.ts';

/** Looked at anew this often while it is open: a sight changes without a fact. */
const lookEverySeconds = 0.5;
const mostListed = 40;

/** What somebody on the stage sees: a picture through their eyes, who and what can be made out in it, and how light it is. */
export const eyesPage: OpenInspectorPage = (inspected) => {
  const { show, says } = inspected;
  const picture = element('img.inspector-sight', { alt: '', hidden: true });
  const seen = element('div.inspector-seen');
  const names = [...show.play.profiles.keys()].map((actor) => [actor, nameOf(show.play, actor)] as const);
  let [isTaking, since] = [false, Infinity];
  const take = async (actor: EntityId): Promise<void> => {
    isTaking = true;
    const frame = await show.pictureThrough(actor).finally(() => (isTaking = false));
    if (!frame || whose.value !== actor) return;
    picture.src = `data:${frame.mimeType};base64,${frame.base64}`;
    picture.alt = says.eyes.picture(nameOf(show.play, actor));
    picture.hidden = false;
  };
  const look = (): void => {
    // Nobody's eyes are looked through on a page that is not open.
    if (root.offsetParent === null) return;
    since = 0;
    const actor = whose.value as EntityId;
    const sight = show.sight(actor);
    const had = perceptionRows(actor, inspected);
    seen.replaceChildren(...(sight ? sightRows(sight, inspected) : [element('p', says.eyes.away)]), ...had);
    if (!sight) picture.hidden = true;
    else if (!isTaking) void take(actor);
  };
  const whose = choice({ 'aria-label': says.eyes.whose }, names, () => {
    picture.hidden = true;
    look();
  });
  const root = element('div.inspector-eyes', whose, picture, seen);
  const dispose = show.onFrame((seconds) => {
    since += seconds;
    if (since >= lookEverySeconds) look();
  });
  return { root, look, dispose };
};

/** What their mind last made of what it saw, where a model answers from it: what was not to be seen is marked. */
function perceptionRows(actor: EntityId, { show, says }: Inspected): HTMLElement[] {
  const had = show.facts.findLast(
    (fact): fact is FactOf<'perception:had'> => fact.type === 'perception:had' && fact.actor === actor,
  );
  if (!had) return [];
  const words = says.eyes;
  const { perception, thought, format, claims, unsupported, precision, recall } = had;
  const rows = [
    [words.perceived, perception],
    [words.thought, thought],
    [words.flagged, unsupported.join(' · ')],
    [words.score, words.scored(format, claims, Math.round(precision * 100), Math.round(recall * 100))],
  ] as const;
  const cells = rows.flatMap(([label, value]) => [element('dt', label), element('dd', value || says.nothing)]);
  return [element('dl.inspector-rows', ...cells)];
}

function sightRows({ light, actors, props }: Sight, { show, says }: Inspected): HTMLElement[] {
  const words = says.eyes;
  const told = ({ id, distanceMeters, side, share }: SeenProp, more = ''): HTMLElement => {
    const where = words.where(distanceMeters.toFixed(1), words.sides[side], Math.round(share * 100));
    return element('li', element('strong', nameOf(show.play, id)), ` ${where}${more}`);
  };
  const doing = (does: string | undefined, holds: readonly EntityId[]): string =>
    [does, ...holds.map((id) => nameOf(show.play, id))]
      .filter(Boolean)
      .map((each) => ` · ${each}`)
      .join('');
  const people = actors.map((actor) => told(actor, doing(actor.does, actor.holds)));
  const things = props.slice(0, mostListed).map((prop) => told(prop));
  return [element('p', words.light(Math.round(light * 100))), element('ul', ...people, ...things)];
}
