import type { Change } from '../../drama/change.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { narrationFor } from '../../drama/verdict.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import { verbSet } from '../../drama/verb.ts';
import type { Voice } from '../../drama/voice.ts';
import { joinWords } from '../../kit/join-words.ts';
import { canAct, nameOf, worldOf, type Play } from '../../play/play.ts';
import { placeOf } from '../../world/containment.ts';
import { toldTo } from '../../world/tongues/tongues.ts';
import { brief, capitalised, firstSentences } from '../words/sentences.ts';
import { words, type Language } from '../words/words.ts';
import type { Narrated } from './narration.ts';
import { heardDeed, isUnseenBy, mannerOf, type Reader } from './reader.ts';

/** A line as it is heard, word for word; or a thought of one's own, whole at once. */
export interface SurtitleLine {
  /** The number of the fact that began it: no other line has it. */
  readonly id: number;
  readonly turn: number;
  readonly actor: EntityId;
  /** Whom it is said to; nobody, where that is not known. */
  readonly to?: EntityId | undefined;
  /** As one is to read it: *A voice*, of somebody who is not seen. */
  readonly speaker: string;
  readonly isUnseen: boolean;
  readonly voice: Voice | 'thought';
  /** *aside*, *whispers to Gertrude*: how it is said, and to whom. */
  readonly manner: string;
  readonly text: string;
  readonly isOver: boolean;
}

/** What is to be read of the play at one moment. */
export interface Surtitles {
  /** Where the play is: its act, its scene. */
  readonly heading: string;
  /** The scene that is on. */
  readonly scene?: string;
  /** The last that was told and not said: what happens, what is done, what could not be done. */
  readonly told: Narrated | undefined;
  /** The newest last. */
  readonly lines: readonly SurtitleLine[];
}

export const blankSurtitles: Surtitles = { heading: '', told: undefined, lines: [] };

/** So many lines stand at once: the one being said, and the one it answers. */
const standing = 2;
/** What a long look finds is told by its first sentences. */
const longest = 420;
/** Whoever plays sees for themselves how a scene looks: they are told a sentence or two, and then somebody speaks to them. */
const longestSetting = 150;
/** What people do to a thing with their hands while they talk. */
const fidgeting = verbSet('touch', 'rub', 'wipe', 'examine', 'look');
const audience: Reader = { language: 'en' };

/** The surtitles for whoever comes in now: where the play is, and what is just being said. */
export function surtitlesAt(facts: readonly Fact[], play: Play, reader: Reader = audience): Surtitles {
  const opened = facts.findLast((fact) => fact.type === 'scene:opened');
  if (opened?.type !== 'scene:opened') return blankSurtitles;
  const { scene, seq } = opened;
  const blank = { ...blankSurtitles, scene, heading: headingFor(play, scene, reader.witness) };
  if (play.lines.size === 0) return blank;
  const isBeingSaid = (fact: Fact): boolean =>
    (fact.type === 'line:begun' || fact.type === 'word:spoken') && fact.seq > seq && play.lines.has(fact.turn);
  return facts.filter(isBeingSaid).reduce<Surtitles>((shown, fact) => follow(shown, fact, play, reader), blank);
}

/** The surtitles after one more fact. Pure: the same facts, the same surtitles. */
export function followSurtitles(shown: Surtitles, fact: Fact, play: Play, reader: Reader = audience): Surtitles {
  const next = follow(shown, fact, play, reader);
  // Whoever goes through a door is elsewhere.
  if (next.scene === undefined || fact.type === 'word:spoken' || reader.witness === undefined) return next;
  const heading = headingFor(play, next.scene, reader.witness);
  return heading === next.heading ? next : { ...next, heading };
}

function follow(shown: Surtitles, fact: Fact, play: Play, reader: Reader): Surtitles {
  const role = roleOf(reader, play);
  const perceives = role === undefined || fact.witnesses.includes(role);
  switch (fact.type) {
    case 'scene:opened':
      return { heading: headingFor(play, fact.scene, reader.witness), scene: fact.scene, told: undefined, lines: [] };
    case 'event:told':
    case 'actor:entered':
    case 'actor:left':
      return perceives
        ? tell(shown, isSetting(fact) && role ? settingOf(fact.narration) : fact.narration, {
            isTurning: isTurning(fact),
            isSetting: isSetting(fact),
            deathOf: deathIn(fact.changes),
          })
        : shown;
    case 'action:ruled': {
      if (!perceives) return shown;
      const { ok, reason } = fact.verdict;
      const isHeard = ok && isUnseenBy(fact, role);
      const seen = toReader(ok ? narrationFor(fact.verdict, fact.actor, role) : reason, play, role);
      const text = isHeard ? heardDeed(fact, reader.language) : seen;
      return tell(shown, text, {
        isRefusal: !ok,
        isTurning: isTurning(fact),
        deathOf: deathIn(fact.verdict.changes),
        ...(isOwn(fact, role) ? { isOwn: true } : isFidget(fact) && { isFidget: true }),
        ...(isReaction(fact) && !isOwn(fact, role) && { reactionOf: fact.actor }),
      });
    }
    case 'thought:had':
      return fact.actor === role ? begin(shown, thoughtIn(fact, play, reader.language)) : shown;
    case 'line:begun':
      return begin(shown, lineIn(fact, play, reader.language, role));
    case 'word:spoken':
      if (!perceives) return shown;
      return changed(shown, fact.turn, (line) => ({
        ...line,
        ...(line.isUnseen && !isUnseenBy(fact, role) ? { isUnseen: false, speaker: nameOf(play, line.actor) } : {}),
        text: joinWords([line.text, fact.text].filter(Boolean)),
      }));
    case 'line:ended':
      return changed(shown, fact.turn, (line) => ({
        ...line,
        text: fact.cut && line.text !== '' ? words[reader.language].captions.cutOff(line.text) : line.text,
        isOver: true,
      }));
    default:
      return shown;
  }
}

/** What somebody who listens to the page is told of a fact, once it is whole; nothing, of most. */
export function spokenAloud(
  before: Surtitles,
  shown: Surtitles,
  fact: Fact,
  language: Language = 'en',
): string | undefined {
  if (shown.told !== before.told) return shown.told?.text;
  if (fact.type !== 'line:ended' && fact.type !== 'thought:had') return undefined;
  if (fact.type === 'thought:had' && shown.lines === before.lines) return undefined;
  const line = shown.lines.findLast(({ turn }) => turn === fact.turn);
  return line && line.text !== '' ? words[language].captions.saying(line.speaker, line.text) : undefined;
}

/** Whoever plays is told of their own deeds, and of what is done to them, as *you*. */
function toReader(text: string, play: Play, role: EntityId | undefined): string {
  const self = role && worldOf(play).things.get(role);
  return self ? toldTo(worldOf(play), self, text) : text;
}

/** Whose senses count. Whoever is not on the stage yet, or is dead, sits with the audience. */
const roleOf = ({ witness }: Reader, play: Play): EntityId | undefined =>
  witness !== undefined && canAct(play, witness) ? witness : undefined;

function lineIn(fact: FactOf<'line:begun'>, play: Play, language: Language, role: EntityId | undefined): SurtitleLine {
  const { turn, actor, voice, to, delivery } = fact;
  const isUnseen = isUnseenBy(fact, role);
  const speaker = isUnseen ? words[language].captions.aVoice : nameOf(play, actor);
  const toWhom = to === undefined || to === actor || isUnseen ? undefined : to;
  const manner = mannerOf({ voice, to: toWhom, delivery }, play, language, role);
  return { id: fact.seq, turn, actor, to: toWhom, speaker, isUnseen, voice, manner, text: '', isOver: false };
}

function thoughtIn({ seq, turn, actor, text }: FactOf<'thought:had'>, play: Play, language: Language): SurtitleLine {
  const manner = words[language].captions.manners.thought;
  const said = { speaker: nameOf(play, actor), manner, text: brief(text, longest) };
  return { id: seq, turn, actor, isUnseen: false, voice: 'thought', isOver: true, ...said };
}

function begin(shown: Surtitles, line: SurtitleLine): Surtitles {
  // A line that is still being said stays, whoever else begins.
  const kept = shown.lines.filter(({ isOver }, index) => !isOver || index >= shown.lines.length - standing + 1);
  return { ...shown, lines: [...kept, line].slice(-standing - 1) };
}

function tell(
  shown: Surtitles,
  whole: string,
  { isRefusal = false, ...how }: Partial<Narrated> & { readonly isTurning: boolean },
): Surtitles {
  return whole === '' ? shown : { ...shown, told: { ...how, text: brief(whole, longest), isRefusal } };
}

/** A Chinese sign takes as long to read as three letters. */
const settingOf = (whole: string): string =>
  firstSentences(whole, /\p{Script=Han}/u.test(whole) ? longestSetting / 3 : longestSetting);

const isSetting = (fact: FactOf<'event:told' | 'actor:entered' | 'actor:left'>): boolean =>
  fact.type === 'event:told' && fact.cause === 'scene';

/** What whoever reads did, and what was done to them. */
const isOwn = ({ actor, action: { object, target } }: FactOf<'action:ruled'>, role: EntityId | undefined): boolean =>
  role !== undefined && [actor, object, target].includes(role);

/** Nothing comes of it, and it is done to nobody. */
const isFidget = ({ verdict, action: { verb, object } }: FactOf<'action:ruled'>): boolean =>
  verdict.ok && verdict.changes.length === 0 && fidgeting.has(verb) && object?.startsWith('actor:') !== true;

/** A wince, a gasp, a nod: done to nobody and nothing, and nothing comes of it. */
const isReaction = ({ verdict, action: { object, target } }: FactOf<'action:ruled'>): boolean =>
  verdict.ok && verdict.changes.length === 0 && object === undefined && target === undefined;

/** Deaths, entrances, and what becomes of a point of the play. */
function isTurning(fact: FactOf<'event:told' | 'actor:entered' | 'actor:left' | 'action:ruled'>): boolean {
  if (fact.type === 'actor:entered') return true;
  if (fact.type === 'event:told' && (fact.cause === 'result' || fact.cause === 'otherwise')) return true;
  return deathIn(fact.type === 'action:ruled' ? fact.verdict.changes : fact.changes) !== undefined;
}

const deathIn = (changes: readonly Change[]): EntityId | undefined =>
  changes.find(({ property, value }) => property === 'dead' && value === true)?.entity;

/** What begins only when what was told has been read, where the play holds its breath for that. */
export const waitsForReaders = ({ type }: Pick<Fact, 'type'>): boolean =>
  type === 'line:begun' || type === 'action:begun' || type === 'scene:opened' || type === 'play:ended';

/** Whether somebody who plays is saying or doing something, or waits for their turn to. */
export const hasSetOut = ({ floor: { bids, turns } }: Pick<Play, 'floor'>, role: EntityId): boolean =>
  [...bids, ...turns].some(({ actor, source }) => actor === role && source === 'player');

const changed = (shown: Surtitles, turn: number, change: (line: SurtitleLine) => SurtitleLine): Surtitles => {
  const at = shown.lines.findLastIndex((line) => line.turn === turn && !line.isOver);
  const line = shown.lines[at];
  return line ? { ...shown, lines: shown.lines.with(at, change(line)) } : shown;
};

/**
 * Where the play is, in words: *The closet · A mother and a curtain*. Whoever plays elsewhere meanwhile reads where they are
 * themselves: *The guard-room*.
 */
function headingFor(play: Play, scene: string, witness?: EntityId): string {
  const act = play.blueprint.acts.find(({ scenes }) => scenes.some(({ id }) => id === scene));
  const planned = act?.scenes.find(({ id }) => id === scene);
  const own = witness !== undefined && canAct(play, witness) ? worldOf(play).things.get(witness) : undefined;
  const place = own && placeOf(worldOf(play), own)?.id;
  if (place !== undefined && planned && place !== planned.place) return capitalised(nameOf(play, place));
  const title = planned?.title ?? scene;
  return act && act.title !== title ? `${act.title} · ${title}` : title;
}
