import type { Heard } from '../hearing/hearing.ts';
import { peopleIn } from '../hearing/covering.ts';
import { termsIn } from '../hearing/terms.ts';
import { hasTold } from '../knowing.ts';
import type { Gist } from '../tongues/gist.ts';
import { isThin } from '../tongues/en-stems.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { meeting } from './meeting-questions.ts';
import { confidantOf } from './telling-matters.ts';
import { common, freshWay } from './wording.ts';

/** So long somebody may come back to what they were told. */
const staysOpenMs = 60_000;
/** What it is worth to say more of it, and to let it stand; less where only the better part of a question takes it up. */
const [moreWorth, slippedWorth, ifPartly] = [2.7, 1.75, 0.2];
/** So much of what is asked has to stand in what they said. */
const leastTaken = 0.6;
/** What it is worth to name whom they spoke of without a name. */
const meantWorth = 2.8;

/**
 * A question that takes up their own last words, *What did he throw?* after *He never threw things that broke*: what they know of the
 * same, if it holds what is asked; else they let it stand.
 */
export function ofOwnWords(line: Witnessed, heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { part, speaker, random } = scene;
  if (heard.asks === undefined) return [];
  const people = peopleIn(part.names);
  const asked = termsIn(heard.subject).filter((term) => !people.has(term));
  const own = lastWords(line, scene).find((one) => takesUp(asked, one) >= leastTaken);
  if (asked.length === 0 || !own) return [];
  const isWhole = takesUp(asked, own) === 1;
  const dodge = slippedOut(gist, own, isWhole ? slippedWorth : slippedWorth - ifPartly, scene);
  if (!isWhole) return [dodge];
  if (heard.asks === 'whether') return asked.length > 1 ? [dodge] : [];
  const confidant = confidantOf(scene, []);
  // One word they said may stand in anything they know; of the matter they just told it is of the same.
  const ways = part.knowledge
    .filter(({ knowledge: { secret }, matter }) => !secret || hasTold(matter.id, confidant))
    .filter(({ matter }) => isTold(own, matter.id) || asked.length > 1)
    .toSorted((a, b) => Number(isTold(own, b.matter.id)) - Number(isTold(own, a.matter.id)))
    .flatMap(({ knowledge: { says = [] } }) => says)
    .filter((way) => asked.every((term) => termsIn(way).includes(term)));
  const meant = heard.asks === 'who' ? whomSpokenOf(own, scene) : undefined;
  return [
    ...(meant === undefined
      ? []
      : [reply(meantWorth, 'says whom they meant', () => common('meant-one', scene, { who: meant }))]),
    reply(moreWorth, 'says more of what they said', () => freshWay(meeting(ways, heard, part), speaker, random)),
    dodge,
  ];
}

/** How much of what is asked stands in a line. */
function takesUp(asked: readonly string[], { plain = '' }: Witnessed): number {
  const own = new Set(termsIn(plain));
  const shared = asked.filter((term) => own.has(term) && !isThin(term));
  return shared.length === 0 ? 0 : asked.filter((term) => own.has(term)).length / asked.length;
}

/** What they have said they do not say that they do not know: they let it stand, and own that there is more to it. */
function slippedOut(gist: Gist | undefined, { plain = '' }: Witnessed, fit: number, scene: Answering): PossibleReply {
  const said = new Set(termsIn(plain));
  const topic = gist?.topic;
  const isOwn = topic !== undefined && termsIn(topic).some((term) => said.has(term));
  return reply(fit, 'lets their words stand', () =>
    isOwn ? (common('slipped-topic', scene, { topic }) ?? common('slipped', scene)) : common('slipped', scene),
  );
}

/** The one person they spoke of as *he* or *she*: whom the matter they told is about. */
function whomSpokenOf(
  { tells = [], plain = '' }: Witnessed,
  { part, context, by, tongue }: Answering,
): string | undefined {
  const { him, her } = mindTongues[tongue].ear.points;
  if (mindTongues[tongue].ear.reads !== 'plain' || !(him.test(plain) || her.test(plain))) return undefined;
  const about = part.matters.filter(({ id }) => tells.includes(id)).flatMap((matter) => matter.about ?? []);
  const people = part.names.filter(
    ({ id, kind, gender }) =>
      kind === 'actor' &&
      id !== context.actor &&
      id !== by &&
      about.includes(id) &&
      (gender === 'female' ? her : him).test(plain),
  );
  const [only] = people;
  return only && people.length === 1 ? mindTongues[tongue].nameAmong(only.name, only.names) : undefined;
}

const isTold = ({ tells = [] }: Witnessed, id: string): boolean => tells.includes(id);

/** What they last said to whoever asks, and what they last said to anybody. */
function lastWords(line: Witnessed, { context, by }: Answering): readonly Witnessed[] {
  const own = context.past.filter(
    ({ kind, seq, at, by: who }) =>
      kind === 'line' && who === context.actor && seq < line.seq && line.at - at <= staysOpenMs,
  );
  return [own.findLast(({ to }) => to === by), own.at(-1)].filter((one) => one !== undefined);
}
