import type { EntityId } from '../../drama/entity-id.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { nameIn } from '../hearing/naming.ts';
import { asks, mindTongues } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** So long before a line somebody looked at what they mean, and so long ago somebody came in or spoke whom they still mean. */
const [withWordsMs, latelyMs] = [12_000, 90_000];
/** What it is worth to say what something is, and to ask which. */
const [isThat, isWhich] = [2.6, 1.5];

/** What the asker had a hand or an eye on just before they asked, the newest first. */
const touchedBefore = ({ context, part, by }: Answering): readonly EntityId[] =>
  context.past
    .filter(({ kind, by: doer, at }) => kind === 'deed' && doer === by && part.now - at <= withWordsMs)
    .toReversed()
    .flatMap(({ action, deed }) => [action?.object, action?.target, deed?.thing])
    .filter((id): id is EntityId => id !== undefined);

/** Whom *that* means: whom the asker looks at, else who of those it can be came in or spoke last. */
export function pointedPerson({ words, pointed }: Heard, scene: Answering): EntityId | undefined {
  const { context, part, by } = scene;
  const { points } = mindTongues.en.ear;
  const genderOf = (id: EntityId) => part.names.find((named) => named.id === id)?.gender;
  const isMan = points.him.test(words) || / (?:man|guy|fellow|gentleman|boy|lad|chap|bloke) /.test(words);
  const isWoman = points.her.test(words) || / (?:woman|lady|girl) /.test(words);
  const fits = (id: EntityId): boolean =>
    id !== by && (!isMan || genderOf(id) !== 'female') && (!isWoman || genderOf(id) !== 'male');
  const present = context.others.map(({ id }) => id).filter(fits);
  const shown = touchedBefore(scene).find((id) => id === context.actor || present.includes(id));
  const named = pointed.find((id) => present.includes(id));
  const lately = context.past.findLast(
    ({ by: who, kind, at }) =>
      who !== undefined && present.includes(who) && kind !== 'thought' && part.now - at <= latelyMs,
  )?.by;
  return shown ?? named ?? lately ?? (present.length === 1 ? present[0] : undefined);
}

/** What *that* is: what the asker looks at, or what was just spoken of; else they are asked which of what is there. */
export function ofPointedThing(heard: Heard, scene: Answering): PossibleReply[] {
  const { context, part, tongue } = scene;
  if (!asks('whatIsThat', heard.subject)) return [];
  const seen = [...touchedBefore(scene), ...heard.pointed].find(
    (id) => id.startsWith('prop:') && part.sightings.has(id),
  );
  const nameOf = (id: EntityId): string => {
    const named = part.names.find((one) => one.id === id);
    return named ? mindTongues[tongue].called(nameIn(named, tongue)) : '';
  };
  if (seen !== undefined) {
    const looks = part.sightings.get(seen)?.looks ?? '';
    const echo = tongueOf(looks) === tongue ? looks : '';
    return [reply(isThat, 'says what it is', () => common('that-is', scene, { thing: nameOf(seen), echo })?.trim())];
  }
  const things = context.objects.slice(0, 3).map(({ id }) => nameOf(id));
  const thing = mindTongues[tongue].listed(things);
  return things.length > 0 ? [reply(isWhich, 'asks which', () => common('which-thing', scene, { thing }))] : [];
}
