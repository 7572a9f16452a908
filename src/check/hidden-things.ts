import type { EntityId } from '../drama/entity-id.ts';
import { isStaged } from '../drama/notation/read-notation.ts';
import { narrate, openScene } from '../world/narrator.ts';
import { has, is, thingOf } from '../world/world.ts';
import { aWarning, type Finding } from './finding.ts';
import { isChangedTo, meansOf, mostRead, stageFor } from './means.ts';
import type { Survey } from './survey.ts';

/** What finds hidden things: whoever has such a deed to play may find it. */
const finds: ReadonlySet<string> = new Set([
  'look',
  'search',
  'examine',
  'open',
  'pull',
  'push',
  'take',
  'break',
  'remove',
]);

/** Beats that lay hands on something hidden, which nothing written before them brings to light. */
export function hiddenThings(survey: Survey): Finding[] {
  const means = meansOf(survey);
  const [opening] = survey.openings;
  const hidden = new Set(
    survey.scene.entities.flatMap(({ id }) => {
      const thing = opening && thingOf(opening.world, id);
      const isHidden = thing && has(thing, 'hidden') && !is(thing, 'revealed');
      return isHidden && !isChangedTo(means, id, 'revealed', (to) => to === true) ? [id] : [];
    }),
  );
  if (!opening || hidden.size === 0) return [];
  const isFoundBefore = (point: number, path: string): boolean =>
    survey.beats.some(
      (other) =>
        (other.point.index < point || (other.point.index === point && other.path < path)) &&
        other.beat.plays.some((text) =>
          means.verbsIn({ actor: other.beat.actor, point: other.point.index, text })?.some((verb) => finds.has(verb)),
        ),
    );
  return survey.beats.slice(0, mostRead(survey)).flatMap(({ beat, point, path }) => {
    const text = beat.plays.find(isStaged);
    if (text === undefined || isFoundBefore(point.index, path)) return [];
    const stage = stageFor(survey, opening, beat.actor, point.index);
    const { actions, verdicts } = narrate(openScene(stage), beat.actor, { text }).answer;
    const at = verdicts.findIndex(({ code }) => code === 'not-visible' || code === 'not-here');
    const named = at < 0 ? '' : `${actions[at]?.object ?? ''} ${text}`.toLowerCase();
    const thing = [...hidden].find((id: EntityId) =>
      survey.namesOf(id).some((name) => named.includes(name.toLowerCase())),
    );
    if (at < 0 || thing === undefined) return [];
    const message = `${survey.nameOf(thing)} is hidden, and nobody finds it before this`;
    const remedy = 'Let somebody search for it in a beat before, or take the trait "hidden" away.';
    return aWarning('hidden-from-all', path, message, remedy);
  });
}
