import type { EntityId } from '../../drama/entity-id.ts';
import { narrationFor } from '../../drama/verdict.ts';
import { changesIn } from '../../drama/changes-in.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import { AppendList } from '../../kit/append-list.ts';
import { given } from '../../kit/given.ts';
import { joinWords } from '../../kit/join-words.ts';
import { nameOf, type Play } from '../../play/play.ts';
import { heardDeed, isUnseenBy, mannerOf, type Reader } from '../captions/reader.ts';
import { endingInWords } from '../words/ending-in-words.ts';
import { words, type Language } from '../words/words.ts';

/** What a paragraph of the transcript is. */
export type EntryKind = 'scene' | 'setting' | 'line' | 'thought' | 'deed' | 'refusal' | 'event' | 'end';

/** One paragraph of the evening, as it is read afterwards. */
export interface TranscriptEntry {
  /** The number of the fact that made it whole: no other entry has it. */
  readonly id: number;
  readonly atMs: number;
  readonly kind: EntryKind;
  readonly text: string;
  readonly actor?: EntityId;
  /** Who said, did or thought it. */
  readonly speaker?: string;
  /** *whispers to Gertrude* */
  readonly manner?: string;
  readonly isCut?: true;
  /** Of a scene: the act that opens with it. */
  readonly act?: string;
}

interface OpenLine {
  readonly begun: FactOf<'line:begun'>;
  readonly text: string;
  readonly isUnseen: boolean;
  /** Words of it were out of hearing, before what was heard or after. */
  readonly isLate: boolean;
  readonly isLost: boolean;
}

/** So far back a line that was cut off may be taken up again. */
const takenUpWithin = 12;

/** The evening so far, and what it takes to go on with it. Never changed in place. */
export interface Transcript {
  readonly reader: Reader;
  readonly entries: AppendList<TranscriptEntry>;
  readonly open: ReadonlyMap<number, OpenLine>;
  /** Whom the witness has seen speak: their voices are known. */
  readonly voices: ReadonlySet<EntityId>;
  /** The act that has opened and shown no scene yet. */
  readonly act: string | undefined;
  /** The witness is not on the stage, or is dead: until they are back they sit with the audience. */
  readonly isAway: boolean;
  readonly isDead: boolean;
}

/** A transcript nothing stands in yet. */
export function blankTranscript(play: Play, reader: Reader): Transcript {
  const role = play.file.entities.find(({ id }) => id === reader.witness);
  const isAway = role !== undefined && !role.at;
  const entries = AppendList.from<TranscriptEntry>();
  return { reader, entries, open: new Map(), voices: new Set(), act: undefined, isAway, isDead: false };
}

/** The transcript of these facts. Pure: the same facts, the same transcript. */
export const transcriptOf = (facts: Iterable<Fact>, play: Play, reader: Reader): Transcript => {
  let transcript = blankTranscript(play, reader);
  for (const fact of facts) transcript = followTranscript(transcript, fact, play);
  return transcript;
};

/** The transcript after one more fact; the same one, of a fact nobody reads. */
export function followTranscript(transcript: Transcript, fact: Fact, play: Play): Transcript {
  return write(whereabouts(transcript, fact), fact, play);
}

function write(transcript: Transcript, fact: Fact, play: Play): Transcript {
  const { language } = transcript.reader;
  const role = roleIn(transcript);
  const perceives = role === undefined || fact.witnesses.includes(role);
  const add = (kind: EntryKind, text: string, more: Partial<TranscriptEntry> = {}): Transcript =>
    text === '' ? transcript : append(transcript, { id: fact.seq, atMs: fact.at, kind, text, ...more });
  const by = (actor: EntityId): Pick<TranscriptEntry, 'actor' | 'speaker'> => ({ actor, speaker: nameOf(play, actor) });
  switch (fact.type) {
    case 'act:opened':
      return { ...transcript, act: play.blueprint.acts.find(({ id }) => id === fact.act)?.title };
    case 'scene:opened': {
      const { act } = transcript;
      return { ...add('scene', sceneTitle(play, fact.scene), given({ act })), act: undefined };
    }
    case 'event:told':
      return perceives ? add(fact.cause === 'scene' ? 'setting' : 'event', fact.narration) : transcript;
    case 'actor:entered':
    case 'actor:left':
      return perceives ? add('event', fact.narration) : transcript;
    case 'action:ruled': {
      if (!perceives) return transcript;
      const { ok, reason } = fact.verdict;
      if (ok && isUnseenBy(fact, role)) return add('event', heardDeed(fact, language));
      return ok
        ? add('deed', narrationFor(fact.verdict, fact.actor, role), by(fact.actor))
        : add('refusal', reason, by(fact.actor));
    }
    case 'hack:refused':
      return fact.actor === role ? add('refusal', fact.missing.join(' '), by(fact.actor)) : transcript;
    case 'thought:had':
      return fact.actor === role ? add('thought', fact.text, by(fact.actor)) : transcript;
    case 'line:begun': {
      const isUnseen = isUnseenBy(fact, role) && !transcript.voices.has(fact.actor);
      const line = { begun: fact, text: '', isUnseen, isLate: false, isLost: false };
      return { ...transcript, open: new Map(transcript.open).set(fact.turn, line) };
    }
    case 'word:spoken': {
      const line = transcript.open.get(fact.turn);
      return line ? heard(transcript, line, fact, perceives, role) : transcript;
    }
    case 'line:ended': {
      const line = transcript.open.get(fact.turn);
      if (!line) return transcript;
      const open = new Map(transcript.open);
      open.delete(fact.turn);
      const closed = { ...transcript, open };
      return line.text === ''
        ? closed
        : append(closed, takenUp(transcript, lineEntry(line, fact, play, language, role)));
    }
    case 'play:ended': {
      const { theEnd, brokenOff } = words[language].transcript;
      return add('end', fact.completed ? `${theEnd}: ${endingInWords(fact.ending, play.blueprint)}` : brokenOff);
    }
    default:
      return transcript;
  }
}

/** One more word of a line; one that is out of hearing leaves a gap. */
function heard(
  transcript: Transcript,
  line: OpenLine,
  fact: FactOf<'word:spoken'>,
  perceives: boolean,
  role: EntityId | undefined,
): Transcript {
  const is = (next: Partial<OpenLine>): Transcript['open'] =>
    new Map(transcript.open).set(fact.turn, { ...line, ...next });
  const isFirst = line.text === '';
  if (!perceives) return { ...transcript, open: is(isFirst ? { isLate: true } : { isLost: true }) };
  const isSeen = !isUnseenBy(fact, role);
  const { partly } = words[transcript.reader.language].captions;
  const text = joinWords([partly(false, line.text, line.isLost), fact.text].filter(Boolean));
  const { actor } = line.begun;
  const voices = isSeen && !transcript.voices.has(actor) ? new Set(transcript.voices).add(actor) : transcript.voices;
  return { ...transcript, voices, open: is({ text, isLost: false, isUnseen: line.isUnseen && !isSeen }) };
}

/** A line that was cut off and is taken up again goes on where it was: nobody reads its beginning twice. */
function takenUp({ entries, reader }: Transcript, entry: TranscriptEntry): TranscriptEntry {
  const { cutOff, takenUpAgain } = words[reader.language].captions;
  const before = entries
    .slice(entries.length - takenUpWithin)
    .findLast(({ kind, speaker }) => kind === 'line' && speaker === entry.speaker);
  if (!before?.isCut) return entry;
  const begun = before.text.slice(0, -cutOff('').length);
  const isSame = begun !== '' && entry.text.startsWith(begun);
  const rest = isSame ? entry.text.slice(begun.length).replace(/^[\s\p{Po}]+/u, '') : '';
  return rest === '' || rest === cutOff('').trim() ? entry : { ...entry, text: takenUpAgain(rest) };
}

function lineEntry(
  { begun, text, isUnseen, isLate, isLost }: OpenLine,
  ended: FactOf<'line:ended'>,
  play: Play,
  language: Language,
  role: EntityId | undefined,
): TranscriptEntry {
  const { actor, voice, delivery } = begun;
  const { cutOff, partly } = words[language].captions;
  const to = begun.to === actor || isUnseen ? undefined : begun.to;
  const manner = mannerOf({ voice, to, delivery }, play, language, role);
  return {
    id: ended.seq,
    atMs: begun.at,
    kind: 'line',
    text: ended.cut ? cutOff(text) : partly(isLate, text, isLost),
    speaker: isUnseen ? words[language].transcript.aVoice : nameOf(play, actor),
    ...given({
      actor: isUnseen ? undefined : actor,
      manner: manner || undefined,
      isCut: ended.cut ? (true as const) : undefined,
    }),
  };
}

/** A line is whole when it is over: its time is never before that of what stands above it. */
const append = (transcript: Transcript, entry: TranscriptEntry): Transcript => {
  const atMs = Math.max(entry.atMs, transcript.entries.last?.atMs ?? 0);
  return { ...transcript, entries: transcript.entries.with({ ...entry, atMs }) };
};

/** Whose senses count now: nobody's in particular, where the reader watches. */
const roleIn = ({ reader, isAway, isDead }: Transcript): EntityId | undefined =>
  isAway || isDead ? undefined : reader.witness;

/** Where the witness is after this fact. Read from the facts, so that a saved evening reads as it was played. */
function whereabouts(transcript: Transcript, fact: Fact): Transcript {
  const { witness } = transcript.reader;
  if (witness === undefined) return transcript;
  let { isAway, isDead } = transcript;
  for (const { entity, property, value } of changesIn(fact)) {
    if (entity !== witness) continue;
    if (property === 'at') isAway = value === null;
    if (property === 'dead') isDead = value === true;
  }
  return isAway === transcript.isAway && isDead === transcript.isDead ? transcript : { ...transcript, isAway, isDead };
}

const sceneTitle = ({ blueprint }: Play, scene: string): string =>
  blueprint.acts.flatMap(({ scenes }) => scenes).find(({ id }) => id === scene)?.title ?? scene;
