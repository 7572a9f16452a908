import type { Knowledge } from '../../drama/knowledge.ts';
import type { Matter } from '../../drama/matter.ts';
import type { Profile } from '../../drama/profile.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { libraryOf, speechIn, type Library } from '../hearing/likening.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { termsIn } from '../hearing/terms.ts';
import { isThin } from '../tongues/en-stems.ts';
import type { Gist } from '../tongues/gist.ts';
import type { Known } from '../knowing.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { saysOtherWordsBack } from './other-words.ts';
import { common, wasSaid } from './wording.ts';

/** How alike a question and something they say have to be to be named in one breath, and what it is then worth. */
const [least, worth, perLikeness] = [0.2, 1.1, 0.8];
/** Less than so alike they need more than one word in common. */
const surely = 0.4;
/** No more of a question is said back. */
const longestEcho = 14;
/** What anybody sees of a thing is worth so much; and that something definite is wanting in their talk. */
const [bySight, lacking] = [1.05, 1.15];

/** One thing somebody says of a subject. */
interface Saying {
  readonly of: Knowledge;
  readonly text: string;
}

/**
 * What they do not know, said plainly by what was asked for, with the nearest thing they do know: *Who moved it, I could not tell you.
 * This much I know: the bed used to face the sea.*
 */
export function nearestSaying(heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { part, speaker, tongue } = scene;
  const { likeness: from } = mindTongues[tongue];
  if (!from || heard.asks === undefined) return [];
  // *For how long?*: what is wanting is all that can be said.
  const isOfThem = gist?.of === 'self' || heard.pointed.includes(scene.context.actor);
  // Of themselves nobody says that they were not told.
  const isKept = isOfThem && !ofOneself.has(lackOf(heard));
  if (heard.leans)
    return tongue === 'en' && isDefinite(heard)
      ? [reply(lacking, 'says what is wanting', () => common(isKept ? 'keeps' : lackOf(heard), scene))]
      : [];
  const known = openlyKnown(part.knowledge);
  const asked = new Set(termsIn(heard.subject));
  const near = sayingsOf(part.profile, part.matters, tongue)
    .likest(heard.subject, 12)
    .find(
      ({ of: { of, text }, likeness }) =>
        likeness >= (from.said ?? least) &&
        known.has(of) &&
        (likeness >= surely + (from.said ?? least) - least ||
          termsIn(text).filter((term) => asked.has(term) && !isThin(term)).length > 1) &&
        !saysOtherWordsBack(text, heard) &&
        !wasSaid(text, speaker.said),
    );
  const looks = heard.about
    .map((id) => part.sightings.get(id)?.looks)
    .find((text) => text && tongueOf(text) === tongue);
  const saying = (fit: number, why: string, thing: string): PossibleReply =>
    reply(fit, why, () => {
      // What they are themselves nobody is unsure of.
      if (isKept && (from.lacking === undefined || heard.asks === 'whether')) return thing;
      const lack = common(lackOf(heard), scene);
      return lack && common('nearest-is', scene, { echo: lack, thing });
    });
  const isPlainlyWanting = gist !== undefined && (isOfThem ? ofOneself : ofAnything).has(lackOf(heard));
  return [
    ...(from.lacking !== undefined && isPlainlyWanting && gist.form === 'asked' && gist.echo.length <= longestEcho
      ? [
          reply(from.lacking, 'says what they cannot tell', () => {
            const lack = common(lackOf(heard), scene);
            return lack && mindTongues[tongue].echoed(gist.echo, lack);
          }),
        ]
      : []),
    ...(near
      ? [saying(worth + perLikeness * (near.likeness - least), 'says the nearest they know', near.of.text)]
      : []),
    ...(looks && !wasSaid(looks, speaker.said) ? [saying(bySight, 'says what they see', looks)] : []),
  ];
}

/** What somebody may not know, of anything and of themselves. */
const ofAnything: ReadonlySet<Occasion> = new Set([
  'lacks-who',
  'lacks-when',
  'lacks-where',
  'lacks-why',
  'lacks-many',
]);
const ofOneself: ReadonlySet<Occasion> = new Set(['lacks-when', 'lacks-many']);

/** It asks for something that is told by a name, an hour, a place or a number. */
export const isDefinite = ({ asks, words }: Heard): boolean =>
  asks === 'who' || asks === 'when' || asks === 'where' || says('asksHowMany', words);

/** What is wanting in the answer, by what was asked for. */
export const lackOf = ({ asks, words }: Heard): Occasion =>
  says('asksHowMany', words) ? 'lacks-many' : `lacks-${asks ?? 'what'}`;

const openlyKnown = remembered(
  (known: readonly Known[]): ReadonlySet<Knowledge> =>
    new Set(known.flatMap(({ knowledge }) => (knowledge.secret ? [] : [knowledge]))),
);

const libraries = remembered((_: Profile) => new Map<string, Map<readonly Matter[], Library<Saying>>>());

/** What of their knowledge is said in a language, each with what it speaks of. */
const sayings = remembered((of: Knowledge) =>
  (of.says ?? []).map((text) => {
    const tongue = tongueOf(text);
    return { of: { of, text } satisfies Saying, tongue, speech: speechIn(tongue)(text) };
  }),
);

/** Everything somebody says of what they know. */
const sayingsOf = (profile: Profile, matters: readonly Matter[], tongue: TongueName): Library<Saying> => {
  const inTongue = kept(libraries(profile), tongue, () => new Map<readonly Matter[], Library<Saying>>());
  return kept(inTongue, matters, () => {
    const ids = new Set(matters.map(({ id }) => id));
    return libraryOf(
      (profile.knows ?? [])
        .filter(({ matter, secret }) => ids.has(matter) && !secret)
        .flatMap((of) => sayings(of).filter((saying) => saying.tongue === tongue)),
      speechIn(tongue),
    );
  });
};
