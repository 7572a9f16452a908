import type { EntityId } from '../../drama/entity-id.ts';
import type { BookLine } from '../../drama/profile.ts';
import type { QuestionKind, SpeechAct } from '../../drama/speech-act.ts';
import type { Random } from '../../kit/random.ts';
import { plain, plainPhrases } from '../../play/plain-words.ts';
import type { ActorContext } from '../context.ts';
import { readActs, type Part } from '../part.ts';
import type { Witnessed } from '../witnessed.ts';
import type { Occasion } from './common-words.ts';
import { frightOf } from './feeling.ts';
import { hear, type Heard } from './hearing.ts';
import { hasTold, isOpenTo, thingShown, type Confidant, type Hearsay, type Known } from './knowing.ts';
import { tongueOf, type Tongue } from './language.ts';
import { mentionedIn } from './naming.ts';
import { observe } from './observing.ts';
import { threadBefore } from './thread.ts';
import { stemmed, wordsIn } from './touching.ts';
import { addressed, commonWay, freshWay, heardLately, lotFor, saidLately, type Speaker } from './wording.ts';

/** What somebody would say to something, and how well it answers it. */
export interface Answer {
  readonly says: string;
  readonly to: EntityId | undefined;
  /** How well it meets what was said; below 1 it only fills the silence. */
  readonly fit: number;
  readonly why: string;
  /** It turns on something they keep back. */
  readonly isSecret: boolean;
  /** The author wrote it; it is not what anybody might say. */
  readonly isWritten: boolean;
}

/** What is to be answered. */
export type Stimulus =
  | {
      readonly kind: 'line';
      readonly line: Witnessed;
      readonly heard: Heard;
      readonly by: EntityId | undefined;
      /** A thing they held out as they said it. */
      readonly thing: EntityId | undefined;
    }
  | { readonly kind: 'shown'; readonly thing: EntityId; readonly by: EntityId | undefined; readonly deed: Witnessed }
  | { readonly kind: 'horror'; readonly deed: Witnessed; readonly by: EntityId | undefined }
  | { readonly kind: 'entrance'; readonly deed: Witnessed; readonly by: EntityId };

/** An answer before it is put into words: ways to say it, best first. */
interface Candidate {
  readonly fit: number;
  readonly why: string;
  readonly isSecret?: boolean;
  readonly isCommon?: boolean;
  readonly to?: EntityId | undefined;
  /** A way that has not been said of late, if one is left. */
  say(): string | undefined;
}

/** Listens to a line with everything the part has in mind. */
export function listen(line: Witnessed, context: ActorContext, part: Part): Heard {
  return hear(line.words ?? '', {
    self: context.actor,
    speaker: line.by,
    names: part.names,
    matters: part.matters,
    speaks: part.speaks,
    thread: threadBefore(line, context, part),
  });
}

export function answerTo(stimulus: Stimulus, context: ActorContext, part: Part, seed: string): Answer | undefined {
  const moment = stimulus.kind === 'line' ? stimulus.line : stimulus.deed;
  const random = lotFor(seed, moment.seq, context.actor, 'answer');
  const tongue = tongueFor(stimulus, part);
  const speaker: Speaker = {
    self: context.actor,
    seed,
    manner: part.profile.manner,
    said: saidLately(context.past, context.actor, part.now),
    heard: heardLately(context.past, context.actor, part.now),
    tongue,
  };
  const scene: Answering = { context, part, speaker, random, by: stimulus.by, tongue };
  const candidates = (
    stimulus.kind === 'line'
      ? answersToLine(stimulus, scene)
      : stimulus.kind === 'shown'
        ? answersToThing(stimulus.thing, scene)
        : stimulus.kind === 'horror'
          ? answersToHorror(scene)
          : answersToEntrance(stimulus.by, scene)
  ).sort((a, b) => b.fit - a.fit);
  for (const candidate of candidates) {
    const says = candidate.say();
    if (says === undefined) continue;
    return {
      says: addressed(says, part.profile.manner, stimulus.by, random),
      to: candidate.to ?? stimulus.by,
      fit: candidate.fit,
      why: candidate.why,
      isSecret: candidate.isSecret ?? false,
      isWritten: !candidate.isCommon,
    };
  }
  return undefined;
}

interface Answering {
  readonly context: ActorContext;
  readonly part: Part;
  readonly speaker: Speaker;
  readonly random: Random;
  readonly by: EntityId | undefined;
  readonly tongue: Tongue;
}

function tongueFor(stimulus: Stimulus, part: Part): Tongue {
  if (stimulus.kind !== 'line') return part.tongue;
  const { language } = stimulus.heard;
  return (language === 'en' || language === 'zh') && part.speaks.has(language) ? language : part.tongue;
}

/** Under so much tension nobody jokes. */
const mortal = 0.45;

const fitsMoment = (line: BookLine, { part: { feeling }, by }: Answering): boolean =>
  (!line.moods || line.moods.includes(feeling.mood)) &&
  !(line.light && feeling.tension >= mortal) &&
  (line.to === undefined || line.to === by);

/** What each act is worth as the thing to be answered, where the author wrote something for it. */
const actWeight: Partial<Record<SpeechAct, number>> = {
  outside: 9,
  foreign: 9,
  nonsense: 6,
  threat: 3.2,
  accusation: 2.6,
  insult: 3,
  confession: 2.2,
  challenge: 2.3,
  apology: 2.1,
  thanks: 2.1,
  praise: 1.9,
  joke: 1.9,
  farewell: 2,
  greeting: 1.6,
  order: 2,
  request: 1.8,
  lament: 1.6,
  'small-talk': 1.8,
  question: 0.7,
  agreement: 0.8,
  denial: 0.8,
  statement: 0.6,
};

function answersToLine({ heard, thing }: Extract<Stimulus, { kind: 'line' }>, scene: Answering): Candidate[] {
  const { part, speaker, random, by, context } = scene;
  const candidates: Candidate[] = thing ? answersToThing(thing, scene) : [];
  const strange = heard.act === 'outside' || heard.act === 'foreign' || heard.act === 'nonsense';
  if (!strange) {
    candidates.push(...bookAnswers(heard, scene), ...matterAnswers(heard, scene));
    // What anybody can see is worth saying only to somebody who came to ask.
    const seenByAll = by !== undefined && part.players.has(by) ? observe(heard, context, part) : [];
    for (const seen of seenByAll) {
      candidates.push({
        fit: seen.fit,
        why: seen.why,
        say: () => spoken(seen.occasion, scene, seen.slots) ?? undefined,
      });
    }
  }
  for (const act of strange ? [heard.act] : heard.acts) {
    // What has been owned to is not denied again.
    const fit = (actWeight[act] ?? 0.5) - (act === 'accusation' && hasConfessed(context) ? 2 : 0);
    const written = part.lines.filter(
      (line) => line.acts?.includes(act) && !line.on && !line.about && fitsMoment(line, scene),
    );
    candidates.push({
      fit,
      why: `answers the ${act}`,
      say: () =>
        freshWay(
          written.map(({ says }) => says),
          speaker,
          random,
        ),
    });
    // What anybody might say comes after what the author wrote for it.
    candidates.push({
      fit: fit - 0.35,
      isCommon: true,
      why: `answers the ${act}`,
      say: () => commonWay(occasionOf(act, heard), speaker, by, random),
    });
  }
  return candidates;
}

const hasConfessed = ({ past, actor }: ActorContext): boolean =>
  past.some((line) => line.by === actor && line.kind === 'line' && readActs(line).includes('confession'));

const occasionOf = (act: SpeechAct, heard: Heard): Occasion => {
  if (act === 'question') return 'unknown';
  if (act === 'challenge') return heard.follows === 'doubt' ? 'true' : 'statement';
  return act;
};

/** Lines of the book that fit the very words, or what they are about. */
function bookAnswers(heard: Heard, scene: Answering): Candidate[] {
  const { part, speaker, random } = scene;
  const top = heard.matters[0];
  return part.lines.flatMap((line): Candidate[] => {
    if (!(line.on || line.about) || !fitsMoment(line, scene)) return [];
    if (line.acts && !line.acts.some((act) => heard.acts.includes(act))) return [];
    let fit = 0;
    for (const phrase of plainPhrases(line.on ?? [])) {
      if (!heard.words.includes(phrase)) continue;
      fit = Math.max(fit, 1 + 0.55 * wordsIn(phrase));
    }
    for (const id of line.about ?? []) {
      if (top?.matter.id === id) fit = Math.max(fit, top.score + 0.1);
      else if (heard.about.includes(id as EntityId)) fit = Math.max(fit, 1.4);
    }
    if (fit === 0) return [];
    return [
      {
        // Chance decides between lines that fit alike.
        fit: fit + 0.15 * random.next() + (line.acts ? 0.3 : 0),
        why: 'has a word for that',
        say: () => freshWay([line.says], speaker, random),
      },
    ];
  });
}

/** What they know of what was brought up: told, kept, or lied about. */
function matterAnswers(heard: Heard, scene: Answering): Candidate[] {
  const { part, context, by } = scene;
  const candidates: Candidate[] = [];
  const known = new Map(part.knowledge.map((one) => [one.matter.id, one]));
  const hearsay = new Map(part.hearsay.map((one) => [one.matter.id, one]));
  const confidant = confidantOf(scene, shownWith(heard, scene));
  const top = heard.matters[0]?.score ?? 0;
  // What they do not know does not keep them from what they do.
  const best = heard.matters.find(({ matter }) => known.has(matter.id) || hearsay.has(matter.id))?.score ?? top;
  // Whoever is told to do something is not asked about it.
  const bidden = !heard.asks && heard.acts.some((act) => act === 'order' || act === 'request') ? 1.2 : 0;
  for (const { matter, score } of heard.matters.slice(0, 12)) {
    // A far weaker match is another subject: better to know nothing than to change it.
    if (score < best - 1.3) break;
    const own = known.get(matter.id);
    const told = hearsay.get(matter.id);
    if (own) candidates.push(...tellings(own, score - bidden + (heard.asks ? 0.4 : 0), confidant, scene, heard));
    else if (told && told.from !== by && !ofSelf(matter, scene))
      candidates.push({ fit: score - 0.1, why: 'passes on what was said', say: () => fromHearsay(told, scene) });
    else if (heard.asks && score >= top - 0.4) {
      const who = matter.about?.find(
        (id) => id.startsWith('actor:') && id !== context.actor && id !== by && !isGone(id, context),
      );
      const name = who && part.names.find(({ id }) => id === who)?.name;
      if (name)
        candidates.push({
          fit: 0.66,
          why: 'does not know that of them',
          say: () => spoken('unknown-person', scene, { who: name }),
        });
    }
  }
  if (heard.follows === 'more')
    candidates.push({ fit: 1.05, why: 'has told it all', say: () => spoken('no-more', scene) });
  return candidates;
}

/** Has the asker asked this before, in these words or nearly? */
function wasAsked({ words }: Heard, { context, by }: Answering): boolean {
  const own = new Set(words.trim().split(' '));
  const before = context.past.filter((line) => line.by === by && line.plain !== undefined).slice(-20, -1);
  return before.some(({ plain: said = '' }) => {
    const other = said.trim().split(' ');
    return other.filter((word) => own.has(word)).length / Math.max(own.size, other.length) >= 0.6;
  });
}

const holdsAnswerTo: Partial<Record<QuestionKind, RegExp>> = {
  when: /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|past|hour|minute|o.clock|morning|noon|night|midnight|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|ago|years?|weeks?|days?|before|after|since|until|afternoon|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)\b|点|年|天|晚|早|刚才/i,
  where:
    /\b(in|at|on|under|behind|by|from|to|inside|upstairs|downstairs|beside|beneath|near|next) (the|a|my|his|her|your|our|their)\b|\b(here|there|upstairs|downstairs|home)\b|在|里|上|下|那儿|这儿/i,
  why: /\b(because|for|so|to|since|wanted|needed|owed?|afraid|loved?|hated?|money)\b|因为|为了|所以/i,
};

/** Of the ways to say it, those that take up most of the question's own words. */
function closest(ways: readonly string[], heard: Heard | undefined): readonly string[] {
  if (!heard) return ways;
  const asked = new Set(
    stemmed(heard.words)
      .trim()
      .split(' ')
      .filter((word) => word.length > 3),
  );
  const shared = ways.map(
    (way) =>
      stemmed(plain(way))
        .trim()
        .split(' ')
        .filter((word) => asked.has(word)).length,
  );
  const most = Math.max(0, ...shared);
  return most === 0 ? ways : ways.filter((_, index) => shared[index] === most);
}

/** Of the ways to say it, those that hold what was asked for. */
function meeting(ways: readonly string[], heard: Heard | undefined, part: Part): readonly string[] {
  if (!heard?.asks) return ways;
  if (/ (how (many|much|long|old|often)) /.test(heard.words)) {
    return ways.filter((way) =>
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen|once|twice|half|none|year|years)\b/i.test(
        way,
      ),
    );
  }
  if (heard.asks === 'who') {
    return ways.filter(
      (way) =>
        mentionedIn(plain(way), part.names).some(({ kind, id }) => kind === 'actor' && id !== part.profile.actor) ||
        /\bI\b/.test(way),
    );
  }
  const pattern = holdsAnswerTo[heard.asks];
  return pattern ? ways.filter((way) => pattern.test(way)) : ways;
}

/** Dead, as far as they can see: nobody is sent to ask them. */
const isGone = (id: EntityId, { others }: ActorContext): boolean =>
  others.some((other) => other.id === id && other.note === 'dead');

function tellings(own: Known, fit: number, confidant: Confidant, scene: Answering, heard?: Heard): Candidate[] {
  const { speaker, random, context, part } = scene;
  const { matter, knowledge, covers } = own;
  const { secret, says = [] } = knowledge;
  const open = isOpenTo(own, confidant);
  if (open) {
    const out = hasTold(matter.id, context.actor, context.past, confidant.asker);
    const breaking = secret && !out ? (secret.breaks ?? []) : [];
    return [
      {
        fit: fit + (breaking.length > 0 ? 0.6 : 0) - (out ? 0.2 : 0),
        why: breaking.length > 0 ? 'cannot keep it any longer' : 'tells what they know',
        isSecret: secret !== undefined,
        say: () =>
          freshWay(breaking, speaker, random) ??
          freshWay(closest(meeting(says, heard, part), heard), speaker, random) ??
          freshWay(meeting(says, heard, part), speaker, random) ??
          freshWay(closest(says, heard), speaker, random) ??
          freshWay(says, speaker, random) ??
          (says.length === 0 || !hasIn(says, scene.tongue) ? fromKnowledge(own, scene) : undefined),
      },
      {
        fit: fit - 0.6,
        why: 'has said so already',
        say: () => {
          if (heard?.follows === 'doubt') return spoken('true', scene);
          if (heard?.follows === 'more') return spoken('no-more', scene);
          // Another question about the same thing is not the same question.
          if (heard && !wasAsked(heard, scene)) return undefined;
          // Nobody speaks of themselves by their name.
          return ofSelf(matter, scene)
            ? spoken('said-so', scene)
            : spoken('again', scene, { claim: claimIn(matter, scene.tongue) });
        },
      },
    ];
  }
  // Lies are kept to: the same cover as long as it has something left to say.
  const [first, ...rest] = inOwnOrder(covers, `${part.profile.actor}/${matter.id}`);
  return [
    {
      fit: fit + 0.2,
      why: first ? whyCovered[first.how] : 'keeps it to themselves',
      isSecret: true,
      say: () =>
        [first, ...rest].reduce<string | undefined>(
          (found, cover) => found ?? (cover && freshWay(cover.says, speaker, random)),
          undefined,
        ) ?? spoken('keeps', scene),
    },
  ];
}

const whyCovered = {
  lie: 'lies about it',
  half: 'tells half of it',
  deflect: 'turns to something else',
  refuse: 'will not say',
} as const;

/** Lies before half-truths before evasions, so that a story stands before it is dodged. */
const coverOrder = { lie: 0, half: 1, deflect: 2, refuse: 3 } as const;
const inOwnOrder = <T extends { readonly how: keyof typeof coverOrder }>(
  covers: readonly T[],
  _whose: string,
): readonly T[] => [...covers].sort((a, b) => coverOrder[a.how] - coverOrder[b.how]);

const hasIn = (ways: readonly string[], tongue: Tongue): boolean => ways.some((way) => tongueOf(way) === tongue);

function confidantOf({ context, part, by }: Answering, shown: readonly EntityId[]): Confidant {
  return {
    self: context.actor,
    asker: by,
    feeling: part.feeling,
    past: context.past,
    present: context.others.map(({ id }) => id),
    shown,
  };
}

/** Things the speaker has in hand while speaking of them. */
const shownWith = (heard: Heard, { part, by }: Answering): EntityId[] =>
  heard.about.filter((id) => by !== undefined && part.sightings.get(id)?.holder === by && id.startsWith('prop:'));

/** What comes of being shown a thing: the secret it proves, or what they know of it. */
function answersToThing(thing: EntityId, scene: Answering): Candidate[] {
  const { part, speaker, random, by } = scene;
  const confidant = confidantOf(scene, [thing]);
  const candidates = part.knowledge.flatMap((own): Candidate[] => {
    const proves = own.knowledge.secret?.shown?.includes(thing) || own.matter.evidence?.includes(thing);
    const concerns = own.matter.about?.includes(thing);
    return proves || concerns ? tellings(own, proves ? 4 : 2, confidant, scene) : [];
  });
  for (const line of part.lines) {
    if (line.about?.includes(thing) && fitsMoment(line, scene)) {
      candidates.push({ fit: 2.4, why: 'is shown it', say: () => freshWay([line.says], speaker, random) });
    }
  }
  candidates.push({ fit: 0.8, why: 'is shown it', say: () => commonWay('shown', speaker, by, random) });
  return candidates;
}

function answersToHorror(scene: Answering): Candidate[] {
  const { part, speaker, random, by } = scene;
  const written = part.lines.filter(
    (line) => line.acts?.includes('lament') && line.moods?.includes('afraid') && fitsMoment(line, scene),
  );
  const oaths = (part.profile.manner?.oaths ?? []).map((oath) => (/[.!。！]$/.test(oath) ? oath : `${oath}!`));
  return [
    {
      fit: 2.2,
      why: 'cries out',
      say: () => freshWay([...written.map(({ says }) => says), ...oaths], speaker, random),
    },
    { fit: 1.5, why: 'cries out', say: () => commonWay('horror', speaker, by, random) },
  ];
}

function answersToEntrance(who: EntityId, scene: Answering): Candidate[] {
  const { part, speaker, random } = scene;
  const greets = (line: BookLine) => line.acts?.includes('greeting') && !line.on && fitsMoment(line, scene);
  const ways = (lines: readonly BookLine[]) => () =>
    freshWay(
      lines.map(({ says }) => says),
      speaker,
      random,
    );
  return [
    {
      fit: 2,
      why: 'sees them come in',
      say: ways(part.lines.filter((line) => greets(line) && (line.to === who || line.about?.includes(who)))),
    },
    {
      fit: 1.2,
      why: 'sees them come in',
      say: ways(part.lines.filter((line) => greets(line) && !line.to && !line.about)),
    },
  ];
}

const ofSelf = (matter: Known['matter'], { context, part }: Answering): boolean =>
  matter.about?.includes(context.actor) === true ||
  mentionedIn(plain(matter.claim), part.names).some(({ id }) => id === context.actor);

const claimIn = ({ claim, claimIn }: Known['matter'], tongue: Tongue): string =>
  tongue === 'zh' ? (claimIn?.['zh'] ?? claim) : claim;

function fromKnowledge({ matter, knowledge }: Known, scene: Answering): string | undefined {
  const { source, from, certainty = 1 } = knowledge;
  const claim = claimIn(matter, scene.tongue);
  if (certainty < 0.7) return spoken('tell-unsure', scene, { claim });
  const who = from && scene.part.names.find(({ id }) => id === from)?.name;
  if (source === 'told' && who) return spoken('tell-told', scene, { claim, who });
  const how = source === 'saw' ? 'tell-saw' : source === 'infers' ? 'tell-unsure' : 'tell';
  return spoken(how, scene, { claim }) ?? spoken('tell', scene, { claim });
}

function fromHearsay({ matter, from }: Hearsay, scene: Answering): string | undefined {
  const claim = claimIn(matter, scene.tongue);
  const who = from && scene.part.names.find(({ id }) => id === from)?.name;
  // Nobody quotes a person to their own face.
  return who && from !== scene.by
    ? spoken('tell-told', scene, { claim, who })
    : spoken('tell-unsure', scene, { claim });
}

const spoken = (
  occasion: Occasion,
  { speaker, by, random }: Answering,
  slots: Readonly<Record<string, string>> = {},
): string | undefined => commonWay(occasion, speaker, by, random, slots);

/** A cry or a greeting that comes later is none. */
const atOnceMs = 6000;

/** What is to be answered now: the newest line to them that has had no answer, a thing held out, a horror; else what was just said. */
export function stimulusFor(context: ActorContext, part: Part): Stimulus | undefined {
  const { past, actor } = context;
  for (let index = past.length - 1; index >= Math.max(0, past.length - 12); index--) {
    const moment = past[index];
    if (!moment) continue;
    if (moment.by === actor && moment.kind === 'line') return undefined;
    if (moment.kind === 'line' && moment.by !== actor) {
      const thing = thingHeldOut(past, index, moment, actor);
      return { kind: 'line', line: moment, heard: listen(moment, context, part), by: moment.by, thing };
    }
    const thing = thingShown(moment, actor);
    if (thing) return { kind: 'shown', thing, by: moment.by, deed: moment };
    if (moment.by === actor || part.now - moment.at > atOnceMs) continue;
    if ((moment.kind === 'deed' || moment.kind === 'event') && frightOf(moment.text) >= 0.4) {
      return { kind: 'horror', deed: moment, by: moment.by };
    }
    if (moment.kind === 'event' && moment.by !== undefined && context.others.some(({ id }) => id === moment.by)) {
      return { kind: 'entrance', deed: moment, by: moment.by };
    }
  }
  return undefined;
}

/** What the speaker held out just before they spoke. */
function thingHeldOut(
  past: readonly Witnessed[],
  index: number,
  line: Witnessed,
  self: EntityId,
): EntityId | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    const moment = past[at];
    if (moment?.kind === 'line') return undefined;
    if (moment?.by === line.by && moment) {
      const thing = thingShown(moment, self);
      if (thing) return thing;
    }
  }
  return undefined;
}
