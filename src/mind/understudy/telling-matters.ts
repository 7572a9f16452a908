import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
import type { QuestionKind, SpeechAct } from '../../drama/speech-act.ts';
import { remembered } from '../../kit/remembered.ts';
import { wordList } from '../../kit/word-list.ts';
import { plain, plainPhrases } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { tongueOf } from '../hearing/language.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { speechIn } from '../hearing/likening.ts';
import { sentencesOf } from '../hearing/subject.ts';
import { coversOf, spokenOf } from '../hearing/covering.ts';
import { termsIn } from '../hearing/terms.ts';
import { hasTold, openedBy, type Confidant, type Known } from '../knowing.ts';
import type { Gist } from '../tongues/gist.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { toTheirFace } from './face-to-face.ts';
import { upperFirst } from '../../world/naming.ts';
import { claimIn, fromHearsay, fromKnowledge, ignorance } from './claiming.ts';
import { asksForThing, besideTopic } from './beside-topic.ts';
import { hasSaidBack } from './gisting.ts';
import { leaveIn } from './naming-topics.ts';
import { isDefinite, lackOf } from './nearest-saying.ts';
import { meeting, weighsWords } from './meeting-questions.ts';
import { byTheWay, strayingFrom } from './straying.ts';
import { waysToAsker } from './ways-to-asker.ts';
import { common, freshWay, wasSaid } from './wording.ts';

const knownByMatter = remembered(
  (knowledge: readonly Known[]): ReadonlyMap<string, Known> => new Map(knowledge.map((one) => [one.matter.id, one])),
);

/** What they know of what was brought up: told, kept, or lied about. */
export function matterAnswers(heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { part, by } = scene;
  const candidates: PossibleReply[] = [];
  const known = knownByMatter(part.knowledge);
  const hearsay = new Map(part.hearsay.map((one) => [one.matter.id, one]));
  const confidant = confidantOf(scene, shownWith(heard, scene));
  const matters = heard.matters.filter(({ matter }) => {
    // What they deny is heard as what they say of it: nobody is told by their answers from somebody who has nothing to deny.
    const story = storyFor(known.get(matter.id), confidant, scene)?.matter.id;
    return !heard.matters.some(({ matter: { id } }) => id === story);
  });
  const top = matters[0]?.score ?? 0;
  // What they do not know does not keep them from what they do.
  const best = matters.find(({ matter }) => known.has(matter.id) || hearsay.has(matter.id))?.score ?? top;
  // Whoever is told to do something is not asked about it.
  const isPolite = heard.asks === 'whether' && (heard.act === 'order' || heard.act === 'request');
  const isLeave = leaveIn(gist, scene) !== undefined;
  const isBid = isPolite || (!heard.asks && heard.acts.some((act) => act === 'order' || act === 'request'));
  const bidden = isLeave || isBid ? (asksForThing(heard, scene) ? 0.2 : 1.2) : 0;
  // Nor is whoever hears a confession, an offer or a goodbye: it is answered, and not what it names.
  const isBrief = termsIn(heard.subject).length <= brief;
  const isItself = (act: SpeechAct): boolean => answeredItself.has(act) || (isBrief && courteous.has(act));
  const done = !heard.asks && heard.acts.some(isItself) ? 0.9 : 0;
  const covered = coversOf(heard.subject, part.matters, part.names);
  const isUnheard = isUnheardOf(gist, scene);
  const isOfAsker = !heard.asks && gist?.form === 'said' && gist.of === 'asker';
  // What has only a word in common with something unheard of, or with what somebody tells of themselves, does not answer it.
  const strayed = (matter: Known['matter']): number =>
    (isUnheard || isOfAsker) &&
    covered(matter).share < (isUnheard ? mostCovered : halfCovered) &&
    !(by !== undefined && matter.about?.includes(by))
      ? ifStrayed
      : 0;
  // *Do you miss him?* may be answered with anything they feel about him; who, when and what is not.
  const isSought =
    by !== undefined &&
    part.players.has(by) &&
    heard.asks !== undefined &&
    (scene.tongue === 'zh' || !openQuestions.has(heard.asks));
  // *Why is your name in that letter?* does not ask who they are.
  const isName = sentencesOf(heard.meant, part.names, by).some((sentence) => says('asksName', sentence));
  const inOneForm = heard.words.replaceAll('您', '你');
  const isUnasked = ({ words }: Matter): boolean =>
    !isName && words !== undefined && askingNames(words).some((phrase) => inOneForm.includes(phrase));
  const isByTheWay = strayingFrom(heard, covered, scene);
  for (const { matter, score, isPlain, isMet } of matters.slice(0, 12)) {
    // A far weaker match is another subject: better to know nothing than to change it.
    if (score < Math.max(best, Math.min(top, plainSubject)) - 1.3) break;
    const own = known.get(matter.id);
    const told = hearsay.get(matter.id);
    // Nobody gives a secret away to a word that strayed in.
    if (own?.knowledge.secret && !isPlain) continue;
    if (own)
      candidates.push(
        ...tellings(
          own,
          score -
            Math.max(bidden, done, strayed(matter)) -
            (isMet || !isSought ? 0 : ifOnlyNamed) -
            (isUnasked(matter) ? ifStrayed : 0) +
            (heard.asks ? 0.4 : 0),
          confidant,
          scene,
          heard,
        )
          .map((one) => named(wanting(one, matter, heard, scene), topicOf(own, gist, scene), heard, scene))
          .map((one) => (one.fit > byTheWay && isByTheWay(own) ? { ...one, fit: byTheWay } : one)),
      );
    else if (told && told.from !== by && !ofSelf(matter, scene))
      candidates.push(reply(score + 0.4, 'passes on what was said', () => fromHearsay(told, scene)));
    else if (heard.asks && score >= top - 0.4) candidates.push(...ignorance(matter, scene));
  }
  if (heard.follows === 'more') candidates.push(reply(1.05, 'has told it all', () => common('no-more', scene)));
  return candidates;
}

/** Of the phrases that bring a matter up those that ask for a name, with one form of *you*. */
const askingNames = remembered((words: readonly string[]): readonly string[] =>
  plainPhrases(words)
    .filter((phrase) => says('asksName', phrase))
    .map((phrase) => phrase.replaceAll('您', '你')),
);

/** What may be answered with much. */
const openQuestions: ReadonlySet<QuestionKind> = new Set(['whether', 'how']);
/** What it costs that what they know has nothing to do with a question but somebody or something it names. */
const ifOnlyNamed = 0.7;
/** Of what a line speaks of so much is about a matter, or that strayed in; and what that costs. */
const [halfCovered, mostCovered, ifStrayed] = [0.5, 0.6, 1.2];

/** Does a person speak of something that nothing in the play has to do with, as *robots*? */
export function isUnheardOf(gist: Gist | undefined, { part, by, tongue }: Answering): boolean {
  if (!weighsWords(tongue) || gist?.topic === undefined || by === undefined || !part.players.has(by)) return false;
  const head = termsIn(gist.topic).at(-1);
  return (
    head !== undefined && !spokenOf(part.matters).has(head) && mentionedIn(plain(gist.topic), part.names).length === 0
  );
}

/** What is answered for what it does. */
const answeredItself: ReadonlySet<SpeechAct> = new Set(wordList('confession offer refusal lament threat promise'));
/** The same, where it says hardly more than that. */
const courteous: ReadonlySet<SpeechAct> = new Set(wordList('farewell greeting thanks agreement apology'));
const brief = 2;

/** From here on it is plain what is meant, whether they know of it or not. */
const plainSubject = 2.6;

/** Things the speaker has in hand while speaking of them. */
const shownWith = (heard: Heard, { part, by }: Answering): EntityId[] =>
  heard.about.filter((id) => by !== undefined && part.sightings.get(id)?.holder === by && id.startsWith('prop:'));

/** Whom something would be told to, with what they hold out. */
export function confidantOf({ context, part, by }: Answering, shown: readonly EntityId[]): Confidant {
  const { actor: self, past, others } = context;
  return { self, asker: by, feeling: part.feeling, past, present: others.map(({ id }) => id), shown };
}

/** Dead, as far as they can see: nobody is sent to ask them. */
/** What somebody says of a matter they know: all of it to whom it is open, else what they put in its place. */
export function tellings(
  own: Known,
  fit: number,
  confidant: Confidant,
  scene: Answering,
  heard?: Heard,
): PossibleReply[] {
  const cause = openedBy(own, confidant);
  if (cause === undefined) {
    const story = storyFor(own, confidant, scene);
    return story ? tellings(story, fit, confidant, scene, heard) : [keptBack(own, fit, scene)];
  }
  const { speaker, random, part } = scene;
  const { matter, knowledge } = own;
  const { secret } = knowledge;
  const says = waysToAsker(knowledge.says ?? [], matter, heard, scene);
  const out = hasTold(matter.id, confidant);
  const breaking = secret && !out ? (secret.breaks ?? []) : [];
  return [
    {
      fit: fit + (breaking.length > 0 ? 0.6 : 0) - (out ? 0.2 : 0) + aptness(own, fit, heard, scene),
      why: breaking.length > 0 ? `cannot keep it any longer: ${cause}` : whyTold,
      say: () =>
        freshWay(breaking, speaker, random) ??
        freshWay(closest(meeting(says, heard, part), heard), speaker, random) ??
        freshWay(meeting(says, heard, part), speaker, random) ??
        freshWay(closest(says, heard), speaker, random) ??
        freshWay(says, speaker, random) ??
        (knowledge.says === undefined || knowledge.says.length === 0 || !hasIn(knowledge.says, scene.tongue)
          ? fromKnowledge(own, scene)
          : undefined),
    },
    {
      // Whoever is doubted stands by it, before they tell something else.
      fit: heard?.follows === 'doubt' ? fit + 0.3 : fit - 0.6,
      why: 'has said so already',
      say: () => {
        if (heard?.follows === 'doubt') return common('true', scene);
        if (heard?.follows === 'more') return common('no-more', scene);
        // Another question about the same thing is not the same question.
        if (heard && !wasAsked(heard, scene)) return undefined;
        // Nobody speaks of themselves by their name.
        const claim = ofSelf(matter, scene) ? undefined : toTheirFace(claimIn(matter, scene.tongue), scene);
        return claim === undefined ? common('said-so', scene) : common('again', scene, { claim });
      },
    },
  ];
}

/** What they tell in the place of a secret they keep, as they would if it were true: a matter of theirs that contradicts it. */
function storyFor(own: Known | undefined, confidant: Confidant, { part }: Answering): Known | undefined {
  const { contradicts } = own?.matter ?? {};
  if (!own || !contradicts || openedBy(own, confidant) !== undefined) return undefined;
  return part.knowledge.find(({ matter, knowledge }) => !knowledge.secret && contradicts.includes(matter.id));
}

/** What it is worth that something they say holds what is asked for, or is put in its words. */
const [perWord, mostWords, ifUnmet] = [0.5, 2, 0.7];
/** A match as weak as this, of which no word comes back in what they say, is likely another subject. */
const [weakly, ifUnshared, ifBeside] = [2.4, 0.5, 1.2];
/** Whoever did it, or whom it is about, speaks of it before others do. */
const [byDoing, byBeing] = [0.3, 0.2];

/** Two texts of one field of talk have less in common than two with the same word. */
const byField = 0.3;
const isField = (key: string): boolean => key.startsWith('~');

/** What a text speaks of; in signs by its fields too, since an answer seldom has the very signs of its question. */
const keysOf = (text: string, tongue: TongueName): readonly string[] =>
  tongue === 'zh' ? [...speechIn(tongue)(text).keys()] : termsIn(text);

/** How well the best of what they say of it meets the question itself: whoever has the answer is heard before who has a remark. */
function aptness(
  { knowledge: { says: ways = [], source }, matter }: Known,
  fit: number,
  heard: Heard | undefined,
  scene: Answering,
): number {
  const { context, part, by, speaker, tongue } = scene;
  if (!heard?.asks || !weighsWords(tongue) || by === undefined || !part.players.has(by)) return 0;
  const ownDoing = (source === 'did' ? byDoing : 0) + (matter.about?.includes(context.actor) ? byBeing : 0);
  const fresh = ways.filter((way) => tongueOf(way) === tongue && !wasSaid(way, speaker.said));
  if (fresh.length === 0) return ownDoing;
  const met = meeting(fresh, heard, part);
  const asked = new Set(keysOf(heard.subject, tongue));
  const shared = Math.max(
    ...(met.length > 0 ? met : fresh).map((way) =>
      keysOf(way, tongue).reduce((sum, key) => sum + (asked.has(key) ? (isField(key) ? byField : 1) : 0), 0),
    ),
  );
  // A reason or a yes may be given in any words.
  const isUnmet = met.length === 0 && heard.asks !== 'whether' && heard.asks !== 'why';
  const isStray = shared === 0 && fit < weakly && heard.follows === undefined && asked.size > 0;
  // *Is she older than you?* goes on with the talk, and asks something of its own.
  const isBeside = isStray && heard.leans;
  return (
    ownDoing +
    perWord * Math.min(mostWords, shared) -
    besideTopic(matter, heard, scene) -
    (isUnmet ? ifUnmet : 0) -
    (isBeside ? ifBeside : isStray ? ifUnshared : 0)
  );
}

/** What a line speaks of, where what they know is about it; nothing where it is about something else. */
function topicOf({ matter }: Known, gist: Gist | undefined, { part, by, tongue }: Answering): string | undefined {
  if (!weighsWords(tongue) || gist?.topic === undefined || by === undefined || !part.players.has(by)) return undefined;
  const own = termsIn([matter.claim, ...(matter.words ?? [])].join(' '));
  const head = termsIn(gist.topic).at(-1);
  const isNamed = mentionedIn(plain(gist.topic), part.names).some(({ id }) => matter.about?.includes(id));
  return isNamed || (head !== undefined && own.includes(head)) ? gist.topic : undefined;
}

/** What was asked for and is not in what they tell is said to be wanting: *When, I could not say. Rain is good for trade.* */
const wanting = (one: PossibleReply, matter: Known['matter'], heard: Heard, scene: Answering): PossibleReply => {
  const { part, by, tongue } = scene;
  const isAsked = isWantedOf(matter, heard, scene) && by !== undefined && part.players.has(by);
  if (!isAsked || heard.leans || one.why !== whyTold) return one;
  return {
    ...one,
    say: () => {
      const way = one.say();
      if (way === undefined || /^[(（]/.test(way) || meeting([way], heard, part).length > 0) return way;
      const lack = common(lackOf(heard), scene);
      return lack === undefined ? way : mindTongues[tongue].after(lack, way);
    },
  };
};
const whyTold = 'tells what they know';

/** Whether a question asks for something that what they know may not hold. */
function isWantedOf({ answers }: Known['matter'], heard: Heard, { context, tongue }: Answering): boolean {
  // Whom they love everybody knows of themselves.
  if (mindTongues[tongue].likeness?.lacking !== undefined)
    return heard.asks === 'when' || (heard.asks === 'who' && !heard.pointed.includes(context.actor));
  const isMany = says('asksHowMany', heard.words);
  // Where they were and why they did it they know themselves, if they do not say it.
  if (heard.pointed.includes(context.actor) && !isMany && heard.asks !== 'when' && heard.asks !== 'who') return false;
  if (tongue !== 'en' || (heard.asks && answers?.includes(heard.asks) && !isMany)) return false;
  // A reason may be given in any words, unless it is said what else they answer.
  return isDefinite(heard) || (heard.asks === 'why' && answers !== undefined);
}

/** An answer that has none of the question's words names what it is about first: *The ticket? I have never checked one.* */
const named = (one: PossibleReply, topic: string | undefined, heard: Heard, scene: Answering): PossibleReply =>
  topic === undefined || heard.asks === undefined || heard.asks === 'whether'
    ? one
    : {
        ...one,
        say: () => {
          const way = one.say();
          if (way === undefined || /^[(（]/.test(way) || hasSaidBack(scene)) return way;
          const asked = new Set(termsIn(heard.subject));
          if (termsIn(way).some((term) => asked.has(term))) return way;
          return mindTongues[scene.tongue].echoed(upperFirst(topic), way);
        },
      };

/** What stands in the place of a secret. */
function keptBack({ covers }: Known, fit: number, scene: Answering): PossibleReply {
  const { speaker, random } = scene;
  // Lies are kept to: the same cover as long as it has something left to say.
  const inOrder = [...covers].sort((a, b) => coverOrder[a.how] - coverOrder[b.how]);
  const [first] = inOrder;
  return {
    fit: fit + 0.2,
    why: first ? whyCovered[first.how] : 'keeps it to themselves',
    say: () =>
      inOrder.reduce<string | undefined>((found, cover) => found ?? freshWay(cover.says, speaker, random), undefined) ??
      common('keeps', scene),
  };
}

const whyCovered = {
  lie: 'lies about it',
  half: 'tells half of it',
  deflect: 'turns to something else',
  refuse: 'will not say',
} as const;

/** Lies before half-truths before evasions, so that a story stands before it is dodged. */
const coverOrder = { lie: 0, half: 1, deflect: 2, refuse: 3 } as const;
const hasIn = (ways: readonly string[], tongue: TongueName): boolean => ways.some((way) => tongueOf(way) === tongue);

const ofSelf = (matter: Known['matter'], { context, part }: Answering): boolean =>
  matter.about?.includes(context.actor) === true ||
  mentionedIn(plain(matter.claim), part.names).some(({ id }) => id === context.actor);

/** Has the asker asked this before, in these words or nearly? */
function wasAsked({ words }: Heard, { context, by }: Answering): boolean {
  const own = new Set(words.trim().split(' '));
  const before = context.past.filter((line) => line.by === by && line.plain !== undefined).slice(-20, -1);
  return before.some(({ plain: said = '' }) => {
    const other = said.trim().split(' ');
    return other.filter((word) => own.has(word)).length / Math.max(own.size, other.length) >= 0.6;
  });
}

/** Of the ways to say it, those that take up most of the question's own words. */
function closest(ways: readonly string[], heard: Heard | undefined): readonly string[] {
  if (!heard) return ways;
  const asked = new Set(termsIn(heard.words));
  const shared = ways.map((way) => termsIn(way).filter((term) => asked.has(term)).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? ways : ways.filter((_, index) => shared[index] === most);
}
