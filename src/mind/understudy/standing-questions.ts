import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import { frightOf } from '../feeling.ts';
import type { Heard } from '../hearing/hearing.ts';
import { callAmong, callBookOf } from '../hearing/call-book.ts';
import { tongueOf } from '../hearing/language.ts';
import type { Part } from '../part.ts';
import { wieldedIn } from '../perceiving/stakes.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { sentencesOf } from '../hearing/subject.ts';
import { touchOf } from '../hearing/touching.ts';
import type { Asked } from '../tongues/en-asked.ts';
import type { Gist } from '../tongues/gist.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { asks, mindTongues, says } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { ofPointedThing, pointedPerson } from './pointing.ts';
import { claimOf } from './recalling-deeds.ts';
import { common, lotFor } from './wording.ts';

type Slots = Readonly<Record<string, string>>;
/** What answers a question that may be asked in any play: nothing where they have nothing to answer it with. */
type Standing = (scene: Answering, words: string) => readonly [Occasion, Slots] | undefined;

/** How well it meets the question: what the author wrote for it comes first. */
const fitOf: Partial<Record<Asked, number>> = {
  yourFeelings: 1.7,
  yourHurt: 2,
  yourFear: 3,
  ofMe: 1.9,
  thePlace: 1.6,
  yourHands: 2.3,
  yourState: 1.85,
  yourName: 2.6,
  mayITell: 2.5,
};
const usualFit = 1.35;

const standing: Partial<Record<Asked, Standing>> = {
  yourWants: ofGoal,
  yourWork: ofGoal,
  yourFeelings: ({ part }) => [`feels-${part.feeling.mood}`, {}],
  yourHurt: () => ['not-hurt', {}],
  yourFear: ({ part }) => [
    part.feeling.mood === 'afraid' || part.feeling.tension > 0.4 ? 'is-afraid' : 'not-afraid',
    {},
  ],
  yourState: ({ context, speaker, tongue }, words) => {
    const thing = mindTongues[tongue].asked.yourState.exec(words)?.[1] ?? '';
    const isSo = !says('ownedByFew', thing) && lotFor(speaker.seed, context.actor, 'state', thing).next() < 0.5;
    return [isSo ? 'state-is' : 'state-is-not', { thing }];
  },
  yourAge: ({ context, part, tongue }) => {
    const age = part.names.find(({ id }) => id === context.actor)?.person?.age;
    return age === undefined ? undefined : ['age-is', { thing: mindTongues[tongue].numbered(age) }];
  },
  yourName: ({ context, part, tongue }) => {
    const named = part.names.find(({ id }) => id === context.actor);
    const name = named && mindTongues[tongue].nameAmong(named.name, named.names);
    return name ? ['name-is', { thing: tongue === 'en' ? fullName(name, part.profile.persona) : name }] : undefined;
  },
  yourHands: (scene) => {
    const { context, part, tongue } = scene;
    if (context.holding.length === 0) return ['empty-handed', {}];
    const held = context.holding.flatMap((name) => part.names.find((named) => named.name === name) ?? []);
    // What gives a secret away is not held up to whoever asks.
    const open = held.filter(({ id }) => !isTelling(id, part));
    const names = open.map(({ name, names }) => mindTongues[tongue].nameAmong(name, names));
    return open.length > 0 ? ['in-hand', { thing: listed(names, tongue) }] : ['keeps', {}];
  },
  thePlace: ({ context, part, tongue }) => {
    const named = part.names.find(({ kind, name }) => kind === 'place' && name === context.place);
    return named ? ['place-is', { thing: mindTongues[tongue].nameAmong(named.name, named.names) }] : undefined;
  },
  theSight: ({ context, part, tongue }) => {
    const names = seenBy(context, part, tongue);
    return names.length === 0 ? undefined : ['sees', { thing: listed(names, tongue) }];
  },
  theNews: newsOf,
  advice: ({ context, part, by, tongue }) => {
    const other = context.others.find(
      ({ id, note }) => id !== by && note !== 'dead' && (part.feeling.trust.get(id) ?? 0) >= 0,
    );
    const named = other && part.names.find(({ id }) => id === other.id);
    return named ? ['advises', { who: mindTongues[tongue].nameAmong(named.name, named.names) }] : ['advises-none', {}];
  },
  myDoing: (scene) => {
    const deed = scene.context.past.findLast((one) => one.kind === 'deed' && one.by === scene.by);
    const clause = deed && claimOf(deed, scene);
    return clause ? ['you-did', { clause }] : ['you-did-nothing', {}];
  },
  mayITell: () => ['hears-you', {}],
  ofMe: ({ part, by }) => {
    const trust = (by && part.feeling.trust.get(by)) ?? 0;
    return [trust >= 0.25 ? 'fond-of-you' : trust <= -0.25 ? 'wary-of-you' : 'new-to-you', {}];
  },
};

/** What they can say to a question anybody may be asked: of themselves, of the place, of what was done, of others. */
export function standingAnswers(heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const sentences = [heard.words, ...sentencesOf(heard.meant, scene.part.names, scene.by)];
  const kinds = (Object.keys(standing) as Asked[]).filter((asked) => sentences.some((words) => asks(asked, words)));
  const found = kinds.flatMap((asked): PossibleReply[] => {
    const answer = standing[asked]?.(scene, heard.words);
    if (!answer) return [];
    const [occasion, slots] = answer;
    // What somebody has in hand is what they are asked about.
    const inHand = occasion === 'in-hand' ? 1 : 0;
    const fit = (fitOf[asked] ?? usualFit) + inHand;
    return [reply(fit, 'says how it is with them', () => common(occasion, scene, slots))];
  });
  return [
    ...found,
    ...ofTrade(heard, scene),
    ...ofBelongings(heard, gist, scene),
    ...ofDescribed(heard, scene),
    ...ofPointedThing(heard, scene),
    ...ofOthers(heard, scene),
  ];
}

/** What it is worth to say whether one is what one is taken for, and from which weight on somebody is such a one. */
const [isSuch, isNotSuch, surelySuch] = [2.1, 1.6, 2];

/** *Are you the butler?*: yes, or who is. */
function ofTrade({ asks: asked, words }: Heard, scene: Answering): PossibleReply[] {
  const { part, context, by, tongue } = scene;
  const trade = asked === 'whether' ? mindTongues[tongue].calls.youAre.exec(words)?.[1] : undefined;
  const call = callAmong(trade, callBookOf(part.names, by));
  const such = [...(call?.who ?? [])].flatMap(([id, weight]) => (weight >= surelySuch ? [id] : []));
  const [id] = such.includes(context.actor) ? [context.actor] : such;
  const named = part.names.find((one) => one.id === id);
  if (!named || named.id === by) return [];
  const who = mindTongues[tongue].nameAmong(named.name, named.names);
  return [
    named.id === context.actor
      ? reply(isSuch, 'says that they are', () => common('is-such', scene, { who }))
      : reply(isNotSuch, 'says who is', () => common('is-not-such', scene, { who })),
  ];
}

/** What it is worth to say that one has no such thing. */
const hasNone = 1.6;

/** *Do you have a dog?*, where there is none in the play. */
function ofBelongings({ asks: asked, words, about }: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const topic = gist?.topic;
  const isThing = about.some((id) => id.startsWith('prop:'));
  if (asked !== 'whether' || topic === undefined || isThing || !says('asksWhetherYouHave', words)) return [];
  return [reply(hasNone, 'has no such thing', () => common('has-none', scene, { topic }))];
}

/** The whole of a name, where what is told of somebody begins with it: *Edmund Strake, fifty, …*. */
function fullName(name: string, persona: string): string {
  const whole = /^(?:\p{Lu}[\p{L}’'-]*\s+)*\p{Lu}[\p{L}’'-]*(?=,)/u.exec(persona)?.[0];
  return whole?.split(' ').includes(name.split(' ').at(-1) ?? name) ? whole : name;
}

/** It proves something they keep back, or is about it. */
export const isTelling = (thing: EntityId, { knowledge }: Part): boolean =>
  knowledge.some(
    ({ knowledge: { secret }, matter }) =>
      secret !== undefined &&
      [...(secret.shown ?? []), ...(matter.evidence ?? []), ...(matter.about ?? [])].includes(thing),
  );

/** So many people and things are named to whoever asks what there is to see. */
const mostNamed = 4;

/** What they see: where a stage has eyes, what is before those, drawn weapons and people first; else what is there. */
function seenBy({ sight, others, objects }: Answering['context'], part: Part, tongue: TongueName): string[] {
  const staged = sight?.staged();
  if (!staged) return tongue === 'en' ? [...others, ...objects].slice(0, mostNamed).map(({ name }) => name) : [];
  const drawn = wieldedIn(staged);
  const near = [...staged.actors, ...staged.props].toSorted((a, b) => a.distanceMeters - b.distanceMeters);
  const rank = (id: EntityId): number => (drawn.has(id) ? 0 : id.startsWith('actor:') ? 1 : 2);
  return near
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .flatMap(({ id }) => part.names.filter((named) => named.id === id))
    .slice(0, mostNamed)
    .map(({ name, names }) => mindTongues[tongue].nameAmong(name, names));
}

const listed = (names: readonly string[], tongue: Answering['tongue']): string =>
  mindTongues[tongue].listed(names.map((name) => mindTongues[tongue].called(name)));

function ofGoal({ context, part, tongue }: Answering): readonly [Occasion, Slots] | undefined {
  const gender = part.names.find(({ id }) => id === context.actor)?.gender;
  const goal = context.goal.public;
  const thing = tongueOf(goal) === tongue ? mindTongues[tongue].inFirstPerson(goal, gender) : undefined;
  return thing ? ['here-for', { thing }] : undefined;
}

/** The last thing they saw that shook them; else there is no news. */
function newsOf({ context, tongue }: Answering): readonly [Occasion, Slots] {
  const seen = context.past
    .filter(({ kind, by }) => (kind === 'deed' || kind === 'event') && by !== context.actor)
    .slice(-60);
  const worst = Math.max(0, ...seen.map(({ text }) => frightOf(text)));
  const [first] = (seen.findLast(({ text }) => worst >= 0.4 && frightOf(text) === worst)?.text ?? '').split(
    /(?<=[.!])\s/,
  );
  return first && tongueOf(first) === tongue ? ['news-is', { thing: first }] : ['no-news', {}];
}

/** Who is there besides the two of them. */
function ofAllHere(scene: Answering): PossibleReply[] {
  const { context, part, by, tongue } = scene;
  const names = context.others
    .filter(({ id }) => id !== by)
    .flatMap(({ id }) => part.names.find((one) => one.id === id) ?? [])
    .map((one) => mindTongues[tongue].nameAmong(one.name, one.names));
  const who = mindTongues[tongue].listed(names);
  return names.length > 0 ? [reply(usualFit, 'says who is here', () => common('here-are', scene, { who }))] : [];
}

/** Who somebody is whom a line only described or pointed at, and what they think of them. */
function ofDescribed(heard: Heard, scene: Answering): PossibleReply[] {
  const { part, tongue } = scene;
  const { asks: asked } = heard;
  const described = heard.described ?? (asks('whoIsThat', heard.subject) ? pointedPerson(heard, scene) : undefined);
  const named = part.names.find(({ id }) => id === described);
  if (asked !== 'who') return [];
  // Where it could be several, all who are there are named.
  if (!named) return asks('whoIsThat', heard.subject) ? ofAllHere(scene) : [];
  const who = mindTongues[tongue].nameAmong(named.name, named.names);
  // Whoever is asked who that is by the fire says nothing of the fire.
  const whoItIs = heard.described ? 3 : 3.8;
  if (described === scene.context.actor)
    return [reply(whoItIs, 'says who they are', () => common('name-is', scene, { thing: who }))];
  const slots = { who };
  const view = (part.profile.relationships?.[named.id] ?? '').split(/(?<=[.!?])\s+/)[0] ?? '';
  const isOpen = tongueOf(view) === tongue && !givesAway(view, named.id, part.knowledge);
  return [
    reply(whoItIs, 'says who it is', () => {
      const name = common('they-are', scene, slots);
      return name && isOpen ? `${name} ${view}` : name;
    }),
  ];
}

/** What they think of somebody, in the words they have for them, as far as those give nothing away. */
function ofOthers(heard: Heard, { context, part, by, tongue }: Answering): PossibleReply[] {
  if (!(heard.asks === 'who' || says('asksOpinion', heard.words) || says('asksOfThem', heard.words))) return [];
  return heard.about.flatMap((id): PossibleReply[] => {
    if (id === context.actor || id === by || !id.startsWith('actor:')) return [];
    const text = part.profile.relationships?.[id];
    if (!text || tongueOf(text) !== tongue || !says('ofOneself', text)) return [];
    const open = text.split(/(?<=[.!?])\s+/).filter((sentence) => !givesAway(sentence, id, part.knowledge));
    const who = open.join(' ');
    // Whoever asks who somebody is wants their name first.
    if (heard.asks === 'who' && id === heard.described) return [];
    const isFresh = (): boolean =>
      !context.past.slice(-200).some((one) => one.by === context.actor && one.plain?.includes(plain(who).trim()));
    return who === '' ? [] : [reply(1.8, 'has their own view of them', () => (isFresh() ? who : undefined))];
  });
}

/** Does it touch something they keep back? */
const givesAway = (sentence: string, about: EntityId, knowledge: Answering['part']['knowledge']): boolean =>
  knowledge.some(
    ({ matter, knowledge: { secret }, isDue }) =>
      secret !== undefined &&
      !isDue &&
      touchOf(matter, plain(sentence)).score >= (matter.about?.includes(about) ? 1 : 1.25),
  );
