import type { EntityId } from '../../drama/entity-id.ts';
import { rowOf, verbSet, type Verb } from '../../drama/verb.ts';
import type { Heard } from '../hearing/hearing.ts';
import { nameIn } from '../hearing/naming.ts';
import { tongueOf } from '../hearing/language.ts';
import { questionsOf, sentencesOf } from '../hearing/subject.ts';
import type { Part } from '../part.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { NamedDeed } from '../tongues/en-named-deeds.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { asks, mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common, commonAgain } from './wording.ts';

/** Whoever is asked for what was done to them by somebody there names it before they tell anything else; another's is worth less. */
const [owned, seen] = [4.6, 2.3];

/**
 * Answers to *do you remember the slap?*, *who hit you?*, *what did I do to you?*, *did that hurt?* and *are you wet?*: out of
 * what they bore or saw this evening.
 */
export function deedsRecalled(heard: Heard, scene: Answering): PossibleReply[] {
  if (heard.asks === 'why' || heard.asks === 'how') return [];
  const borne = stateLeft(heard, scene);
  if (borne) return [borne];
  if (heard.asks === undefined) return [];
  // *Look at me. Did you marry him?* asks after no look.
  const asked = sentencesOf(questionsOf(heard.meant), scene.part.names, scene.by).find((one) => asks('deedDone', one));
  if (asked === undefined) return [];
  const tongue = mindTongues[scene.tongue];
  const named = tongue.deedsNamed(asked);
  // *I hit you. What else did I do?*: what they have just named themselves is left out.
  const listed = says('asksElse', heard.words)
    ? new Set(
        tongue
          .deedsNamed(heard.words)
          .filter(({ verb }) => verb !== undefined)
          .flatMap((deed) => momentsOf(deed, heard, scene)),
      )
    : undefined;
  const meant = listed ? [openly] : named;
  const found = meant
    .flatMap((deed) => momentsOf(deed, heard, scene))
    .filter((one) => !listed?.has(one))
    .sort((a, b) => b.seq - a.seq);
  const self = scene.context.actor;
  const moment = found.find(({ deed }) => deed?.victim === self) ?? found[0];
  const occasion = heard.asks === 'who' ? 'deed-whose' : heard.asks === 'what' ? 'deed-told' : 'deed-recalled';
  return moment ? [toldAs(occasion, moment, {}, scene)] : [];
}

/** Whatever whoever asks has done. */
const openly: NamedDeed = { isYours: false, whom: 'me' };

/** Whether it hurt, or whether they are wet, from what was done to them. */
function stateLeft({ words }: Heard, scene: Answering): PossibleReply | undefined {
  const { context, tongue } = scene;
  const asked = mindTongues[tongue].asked.yourState.exec(words)?.[1] ?? '';
  const isWet = says('soaked', asked);
  if (!isWet && !asks('yourHurt', words)) return undefined;
  const moment = context.past.findLast(
    ({ by, deed }) =>
      by !== undefined &&
      deed?.kind === 'harm' &&
      deed.victim === context.actor &&
      (deed.thing !== undefined) === isWet,
  );
  return moment && toldAs(isWet ? 'deed-wets' : 'deed-hurts', moment, { thing: asked }, scene);
}

function toldAs(
  occasion: Occasion,
  moment: Witnessed,
  slots: Readonly<Record<string, string>>,
  scene: Answering,
): PossibleReply {
  const { part, context } = scene;
  const isOwn = moment.deed?.victim === context.actor || (moment.by !== undefined && part.players.has(moment.by));
  return reply(isOwn ? owned : seen, 'remembers the deed', () => {
    const clause = claimOf(moment, scene);
    if (clause === undefined) return undefined;
    return common(occasion, scene, { ...slots, clause }) ?? commonAgain(occasion, scene, { ...slots, clause });
  });
}

/** The moments a line may mean: what it names was done, between those it names. */
function momentsOf(named: NamedDeed, heard: Heard, { context, by: asker }: Answering): readonly Witnessed[] {
  const self = context.actor;
  // What they did themselves they tell as their part has it.
  if (asker === undefined || named.isYours) return [];
  const parties = new Set<EntityId>(heard.about.filter((id) => id.startsWith('actor:') && !heard.pointed.includes(id)));
  if (named.whom !== undefined) parties.add(named.whom === 'you' ? self : asker);
  if (parties.size === 0 && heard.asks === 'who') return [];
  return context.past.filter(({ by, deed, action }) => {
    if (by === undefined || by === self || !deed || deed.isAttempt) return false;
    const [done, between] = [action?.like ?? action?.verb, [by, deed.victim]];
    if (named.verb !== undefined && (done === undefined || kinOf(done) !== kinOf(named.verb))) return false;
    const isTheirs = between.includes(self) || between.includes(asker);
    return parties.size === 0 ? isTheirs : [...parties].every((id) => between.includes(id));
  });
}

const [emptied, taken] = [verbSet('throw', 'pour', 'pour out', 'empty'), verbSet('steal', 'take')];

/** What one person calls a slap another calls a blow, and whatever comes over somebody was thrown or poured. */
function kinOf(verb: Verb): string {
  if (emptied.has(verb)) return 'throw';
  if (taken.has(verb)) return 'take';
  return rowOf(verb).stirs === 'violence' ? 'hit' : verb;
}

/** What was done, as they would tell it to whoever asks; nothing where it cannot be turned: nobody speaks as the narrator does. */
export function claimOf({ by, text }: Witnessed, { part, context, by: asker, tongue }: Answering): string | undefined {
  const named = part.names.find(({ id }) => id === by);
  if (!named || tongueOf(text) !== tongue) return undefined;
  const words = mindTongues[tongue];
  const doer = nameIn(named, tongue);
  return words.asPastDeed(text, {
    doer,
    isYou: by === asker,
    me: nameOf(context.actor, part, tongue),
    you: nameOf(asker, part, tongue),
  });
}

const nameOf = (id: EntityId | undefined, { names }: Part, tongue: TongueName): string | undefined => {
  const named = names.find((one) => one.id === id);
  return named && nameIn(named, tongue);
};
