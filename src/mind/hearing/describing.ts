import type { EntityId } from '../../drama/entity-id.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Named } from './naming.ts';
import { termsIn } from './terms.ts';

/** From this age on somebody is old, and up to this one young. */
const [oldFrom, youngTo] = [55, 30];

/**
 * Whom a line describes and does not name: *the big man in yellow*; `called`, whom it is said to: *you with the watch*. Of those who are
 * `here`, *the lady* is the only one. Nobody, where it could be two.
 */
export function describedIn(
  words: string,
  tongue: TongueName,
  names: readonly Named[],
  isOther: (id: EntityId) => boolean,
  how: 'person' | 'called' = 'person',
  here: readonly EntityId[] = [],
): EntityId | undefined {
  const { describes } = mindTongues[tongue].calls;
  const found = describes[how].exec(words);
  if (!found) return undefined;
  const [, before = '', who = '', after = ''] = found;
  const told = `${before} ${who} ${after}`;
  const looked = alikeTo(termsIn(`${before} ${after}`), describes.alike);
  const fitting = names
    .flatMap(({ id, kind, gender, person }) => {
      if (kind !== 'actor' || !person || !isOther(id)) return [];
      if ((describes.male.test(who) && gender !== 'male') || (describes.female.test(who) && gender !== 'female'))
        return [];
      const [isOld, isYoung] = [describes.old.test(told), describes.young.test(told)];
      const { age = 40 } = person;
      if ((isOld && age < oldFrom) || (isYoung && age > youngTo)) return [];
      const seen = looked.filter((term) => person.looks.has(term)).length;
      return [{ id, fit: 2 * seen + (isOld || isYoung ? 1 : 0) }];
    })
    .sort((a, b) => b.fit - a.fit);
  const [best, second] = fitting;
  if (best && best.fit > 0 && best.fit > (second?.fit ?? 0)) return best.id;
  const isTold = [describes.male, describes.female].some((sex) => sex.test(who));
  const [only, ...more] = fitting.filter(({ id }) => here.includes(id));
  return isTold && more.length === 0 ? only?.id : undefined;
}

/** With every word that means much the same. */
const alikeTo = (looked: readonly string[], alike: readonly string[]): readonly string[] => [
  ...new Set([
    ...looked,
    ...alike.map(termsIn).flatMap((group) => (group.some((term) => looked.includes(term)) ? group : [])),
  ]),
];
