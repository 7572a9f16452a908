import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import { asks, mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { gistOfWords } from './gisting.ts';
import { confidantOf, tellings } from './telling-matters.ts';
import { common } from './wording.ts';

/** So many lines back is what people are talking of now. */
const lately = 6;
/** So many things are named to whoever asks. */
const mostNamed = 2;
/** What it is worth to name them to somebody who asks for that, and to somebody who asks what is going on. */
const [byName, asNews] = [2.2, 1.5];
/** What it is worth to tell what one knows of it; less, the longer ago it was spoken of. */
const [byTelling, perStep, mostTold] = [1.9, 0.05, 4];

/** Answers to *what are you talking about?* and *what is going on?*: what the talk was of, by name, and what they know of it. */
export function talkSoFar(line: Witnessed, heard: Heard, scene: Answering): PossibleReply[] {
  const isOfTalk = asks('yourTalk', heard.words);
  if (!isOfTalk && !asks('theNews', heard.words)) return [];
  const { context } = scene;
  const before = context.past.filter(
    ({ kind, seq, words }) => kind === 'line' && words !== undefined && seq < line.seq,
  );
  const talk = before.filter(({ by }) => by !== line.by).slice(-lately);
  return [...toldOf(before, scene), ...namedIn(talk, isOfTalk ? byName : asNews, scene)];
}

/** What they know of what was spoken of, and may say. */
function toldOf(before: readonly Witnessed[], scene: Answering): PossibleReply[] {
  const told = before.flatMap(({ tells = [] }) => tells).toReversed();
  const confidant = confidantOf(scene, []);
  return [...new Set(told)].slice(0, mostTold).flatMap((id, index) => {
    const known = scene.part.knowledge.find(({ matter, knowledge }) => matter.id === id && !knowledge.secret);
    return known ? tellings(known, byTelling - perStep * index, confidant, scene) : [];
  });
}

/** The people and things it was about; else its last words. */
function namedIn(talk: readonly Witnessed[], fit: number, scene: Answering): PossibleReply[] {
  const { context, part, by, tongue } = scene;
  const last = talk.at(-1);
  if (!last) return [];
  const words = mindTongues[tongue];
  const nameOf = (id: EntityId | undefined): string | undefined => {
    const named = part.names.find((one) => one.id === id);
    return named && nameIn(named, tongue);
  };
  const isHere = (id: EntityId): boolean => [context.actor, by, ...context.others.map((one) => one.id)].includes(id);
  // Whom a line calls is not what it is about; and nobody names a thing they have not seen.
  const mentioned = talk.flatMap(({ words: said = '', by: speaker }) =>
    mentionedIn(plain(withoutCalls(said, part.names, speaker)), part.names).map(({ id }) => id),
  );
  const often = (id: EntityId): number => mentioned.filter((one) => one === id).length;
  const names = [...new Set(mentioned)]
    .filter((id) => (id.startsWith('prop:') ? part.sightings.has(id) : id.startsWith('actor:') && !isHere(id)))
    .sort((a, b) => often(b) - often(a))
    .flatMap((id) => nameOf(id) ?? [])
    .filter((name) => tongueOf(name) === tongue)
    .slice(0, mostNamed)
    .map((name) => words.called(name));
  const topic = talk
    .toReversed()
    .map(({ words: said = '' }) => (tongueOf(said) === tongue ? gistOfWords(said, 'said', scene)?.topic : undefined))
    .find((one) => one !== undefined);
  const thing = names.length > 0 ? words.listed(names) : topic;
  const said = tongueOf(last.words ?? '') === tongue ? last.words : undefined;
  return [
    ...(thing ? [reply(fit, 'says what they speak of', () => common('talk-of', scene, { thing }))] : []),
    ...(said
      ? [
          reply(fit - 0.2, 'says what was said', () =>
            last.by === context.actor
              ? common('i-said', scene, { thing: said })
              : common('talk-was', scene, { who: nameOf(last.by) ?? '', thing: said }),
          ),
        ]
      : []),
  ];
}
