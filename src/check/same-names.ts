import type { EntityId } from '../drama/entity-id.ts';
import { plain } from '../play/plain-words.ts';
import { placeOf } from '../world/containment.ts';
import { thingOf } from '../world/world.ts';
import { aWarning, type Finding } from './finding.ts';
import type { Survey } from './survey.ts';

/** A name of something, with where it is found and where the thing may be. */
interface Called {
  readonly id: EntityId;
  readonly kind: string;
  readonly name: string;
  readonly word: string;
  /** Its own name, and not another word for it. */
  readonly isOwn: boolean;
  readonly path: string;
  readonly places: readonly (EntityId | undefined)[];
}

/** Two things with one name where both can be seen: whoever speaks of one is asked which. And one name twice for one thing. */
export function sameNames(survey: Survey): Finding[] {
  const before = new Map<string, Called[]>();
  return namesIn(survey).flatMap((called) => {
    const others = before.get(called.word) ?? [];
    before.set(called.word, [...others, called]);
    const twice = others.some(({ id, name }) => id === called.id && name === called.name);
    if (twice) {
      const message = `${survey.nameOf(called.id)} is called “${called.name}” twice`;
      return aWarning('same-name', called.path, message, 'Take one of the two out.');
    }
    const rival = others.find((other) => isMistakenFor(called, other));
    if (!rival) return [];
    const message = `“${called.name}” is ${survey.nameOf(rival.id)} (${rival.id}) as well: nobody can tell which is meant`;
    const remedy = 'Give one of them another name that says more: “the red cup”.';
    return aWarning('same-name', called.path, message, remedy);
  });
}

/** What both are called beside their own names is only what they have in common: both are letters. */
const isMistakenFor = (one: Called, other: Called): boolean =>
  one.id !== other.id &&
  one.kind === other.kind &&
  (one.isOwn || other.isOwn) &&
  (one.kind === 'place' || one.places.some((place, index) => place !== undefined && place === other.places[index]));

const namesIn = ({ scene, openings }: Survey): readonly Called[] =>
  scene.entities.flatMap(({ id, kind, name: own, aliases = [] }, index) => {
    const places = openings.map(({ world }) => placeOf(world, thingOf(world, id))?.id);
    return [own, ...aliases].flatMap((name, at) => {
      const word = plain(name)
        .replace(/^ (the|a|an) /, ' ')
        .trim();
      const path = at === 0 ? `entities.${index}.name` : `entities.${index}.aliases.${at - 1}`;
      return word === '' ? [] : [{ id, kind, name, word, isOwn: at === 0, path, places }];
    });
  });
