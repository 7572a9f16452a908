import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { plain } from '../../play/plain-words.ts';
import { upperFirst } from '../../world/naming.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { mentionedIn, type Named } from '../hearing/naming.ts';
import type { Known } from '../knowing.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';
import { saysOtherWordsBack } from './other-words.ts';

/** Of the ways an author has somebody tell something those that fit who asks and what they ask, turned to them where they are spoken of. */
export const waysToAsker = (
  ways: readonly string[],
  matter: Matter,
  heard: Heard | undefined,
  scene: Answering,
): readonly string[] =>
  toAsker(ofThem(asYou(forThem(ways, matter, heard, scene), scene), heard, scene), matter, heard, scene);

/** Of the ways to say it those that can be said of the one person a question names: *I do not hate her* is not of him. */
function ofThem(
  ways: readonly string[],
  heard: Heard | undefined,
  { context, part, by, tongue }: Answering,
): readonly string[] {
  if (heard?.asks === undefined || by === undefined || !part.players.has(by)) return ways;
  const isOther = (id: EntityId): boolean => id.startsWith('actor:') && id !== context.actor && id !== by;
  // *Are you sorry?* asks nobody whether *he* is.
  if (heard.asks === 'whether' && heard.pointed.includes(context.actor) && !heard.about.some(isOther))
    return ways.filter((way) => !/^(?:[他她](?!们)|(?:He|She)\b)/.test(way) || says('ofOneself', way));
  const named = heard.about.filter((id) => isOther(id) && !heard.pointed.includes(id));
  const gender = named.length === 1 ? part.names.find(({ id }) => id === named[0])?.gender : undefined;
  if (gender === undefined) return ways;
  const { points, reads } = mindTongues[tongue].ear;
  const [same, other] = gender === 'male' ? [points.him, points.her] : [points.her, points.him];
  return ways.filter((raw) => {
    const text = { raw, plain: plain(raw) };
    const isOfOther = other.test(text[reads]) && !same.test(text[reads]);
    return !isOfOther || mentionedIn(text.plain, part.names).some(({ kind }) => kind === 'actor');
  });
}

/** Of the ways to say it those that can be said to whoever asks, to what they asked; all of them, where none can. */
function forThem(
  ways: readonly string[],
  { about = [] }: Matter,
  heard: Heard | undefined,
  { by, part }: Answering,
): readonly string[] {
  if (heard === undefined || by === undefined || !part.players.has(by)) return ways;
  // *They quarrelled at nine* is told to neither of the two.
  const isOfThem = about.includes(by);
  const fitting = ways.filter(
    (way) =>
      !saysOtherWordsBack(way, heard) &&
      !(isOfThem && (/^(?:They|Both of them|The two of them) /.test(way) || /^[他她]们/.test(way))),
  );
  return fitting.length > 0 ? fitting : ways;
}

/**
 * What was written of somebody, said to their face: *I was up there with sir student* is *with you*, *Miss Cecily said fetch her* is
 * *you said*. What cannot be turned is said only where there is nothing else.
 */
function asYou(ways: readonly string[], { part, by, tongue }: Answering): readonly string[] {
  if (by === undefined) return ways;
  const named = part.names.find(({ id }) => id === by);
  const called = part.profile.manner?.calls?.[by] ?? [];
  const forms = [...new Set([...called, named?.name ?? ''])].filter(
    (form) => form !== 'you' && form !== '' && tongueOf(form) === tongue,
  );
  const turned = ways.map((way) => {
    // After a comma or before a mark it calls them.
    const spoken = forms.find((form) => isSpokenOf(way, form));
    return spoken === undefined ? { way, isTurned: true } : inYou(way, spoken, tongue);
  });
  const own = turned.filter(({ isTurned }) => isTurned);
  return (own.length > 0 ? own : turned).map(({ way }) => way);
}

/** Does a name stand in a sentence as whom it is about? */
function isSpokenOf(way: string, form: string): boolean {
  const at = way.indexOf(form);
  if (at < 0 || /[\p{L}’']/u.test(way[at - 1] ?? '')) return false;
  const [before, after] = [way.slice(0, at).replace(titled, ''), way.slice(at + form.length)];
  if (/^\p{L}/u.test(after)) return false;
  return before === '' ? /^(?: |['’]s )\p{Ll}/u.test(after) : /\p{L} $/u.test(before);
}

const titled = /(?:^|(?<= ))(?:Miss|Mr|Mrs|Dr|Doctor|old|the|Lady|Lord|Prince|Queen|King) $/;

function inYou(way: string, form: string, tongue: TongueName): { readonly way: string; readonly isTurned: boolean } {
  const you = mindTongues[tongue].inPerson(way, [form], 'you');
  return you === undefined ? { way, isTurned: false } : { way: upperFirst(you), isTurned: true };
}

/**
 * What they say of whoever listens, where that is asked or it can be said of nobody else: *Am I mad?*, *He is only awake* is said as
 * *You are only awake*.
 */
function toAsker(
  ways: readonly string[],
  { about = [] }: Known['matter'],
  heard: Heard | undefined,
  { context, part, by, tongue }: Answering,
): readonly string[] {
  const genderOf = (who: EntityId): Named['gender'] => part.names.find(({ id }) => id === who)?.gender;
  const gender = by === undefined ? undefined : genderOf(by);
  if (by === undefined || (gender !== 'male' && gender !== 'female')) return ways;
  const isOther = (id: EntityId): boolean => id.startsWith('actor:') && id !== by && id !== context.actor;
  const isAsked = heard?.asks !== undefined && heard.pointed.includes(by);
  // *Do you love me?* may be of what is told of nobody in particular.
  const isOfThem = about.includes(by) || (isAsked && !about.some(isOther) && !heard.about.some(isOther));
  if (!isOfThem) return ways;
  const isOfNobodyElse = about.every((id) => id === by || id === context.actor || genderOf(id) !== gender);
  if (!isAsked && !isOfNobodyElse) return ways;
  const isOfOther = (way: string): boolean =>
    mentionedIn(plain(way), part.names).some((one) => one.kind === 'actor' && one.id !== by && one.gender === gender);
  return ways.map((way) => (isOfOther(way) ? way : mindTongues[tongue].ofListener(way, gender)));
}
