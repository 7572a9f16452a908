import { readCondition } from '../conditions/read-condition.ts';
import type { BeatContext } from '../conditions/beat-context.ts';
import type { Names } from '../names.ts';
import type { Mistake, Sources, SourceSpot } from '../source.ts';
import type { People } from './people.ts';
import { addressedIn, type ActionText, type Heading, type Note, type ScriptSpeech } from './read-screenplay.ts';

type Made = Record<string, unknown>;

/** A road as the script has it: beats in order, and what leads onto it. */
export interface Road {
  readonly heading?: Heading;
  readonly beats: Made[];
}

/** A point of the script, and the ways through it. */
export interface ScriptPoint {
  readonly heading: Heading;
  readonly roads: Road[];
}

/** What is needed to make beats of speeches. */
export interface Stage {
  readonly names: Names;
  readonly people: People;
  readonly sources: Sources;
  readonly mistakes: Mistake[];
}

const mostHint = 400;

/** What a beat that says nothing of it is hinted at by: its own line. */
export const usualHint = (plays: readonly string[]): string => plays[0]?.slice(0, mostHint) ?? '';

/** The name of a part, from its words: `The noise` is `the-noise`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);

export const idOfHeading = ({ id, text }: Heading, otherwise: string): string => (id ?? slugOf(text)) || otherwise;

/** The roads of a point as a scene file has them. */
export function makeRoads(point: ScriptPoint, pointId: string, stage: Stage): Made[] {
  const roads = point.roads.map(({ heading, beats }, index) => {
    const id = heading ? idOfHeading(heading, `${pointId}-${index + 1}`) : `${pointId}-road`;
    beats.forEach((beat, at) => (beat.id ??= `${id}-${at + 1}`));
    const when = heading && conditionOf(heading.notes, 'when', stage);
    const description = heading?.synopsis.join(' ');
    const road: Made = { id, ...(description ? { description } : {}), ...(when ? { when } : {}), beats };
    for (const key of ['id', 'description', 'when']) stage.sources.mark(road, key, heading?.spot ?? point.heading.spot);
    expectKeys(heading?.notes ?? [], ['when'], stage);
    return road;
  });
  roads.forEach((road, index) => stage.sources.mark(roads, index, stage.sources.spotOf(road, 'id')));
  return roads;
}

/** A speech as a beat. */
export function makeBeat(speech: ScriptSpeech, stage: Stage): Made | undefined {
  const { people, mistakes } = stage;
  const say = (message: string, spot = speech.spot): undefined => void mistakes.push({ spot, message });
  const actor = people.idOf(speech.cue);
  if (actor === undefined) return say(people.nobodyCalled(speech.cue));
  const addressee = speech.beside.flatMap((said) => addressedIn(said) ?? [])[0];
  const to = addressee === undefined ? undefined : people.idOf(addressee);
  if (addressee !== undefined && to === undefined) say(people.nobodyCalled(addressee));
  const { plays, notes } = speech;
  const context: BeatContext = { actor, to, plays };
  const [hint, instruction, nerve] = ['hint', 'tell', 'nerve'].map((key) => noteOf(notes, key)?.value);
  const beat: Made = {
    ...(speech.id === undefined ? {} : { id: speech.id }),
    actor,
    ...(to === undefined ? {} : { to }),
    plays,
    hint: hint ?? usualHint(plays),
    ...(instruction === undefined ? {} : { instruction }),
    ...defined('when', conditionOf(notes, 'when', stage)),
    ...defined('done', conditionOf(notes, 'done', stage, context)),
    ...(nerve === undefined ? {} : { nerve: Number(nerve) }),
  };
  expectKeys(notes, ['hint', 'tell', 'nerve', 'when', 'done'], stage);
  markBeat(beat, speech, stage.sources);
  return beat;
}

const defined = (key: string, value: unknown): Made => (value === undefined ? {} : { [key]: value });

function markBeat(beat: Made, { plays, playSpots, notes, spot }: ScriptSpeech, sources: Sources): void {
  for (const key of Object.keys(beat)) sources.mark(beat, key, spot);
  for (const note of notes) sources.mark(beat, note.key === 'tell' ? 'instruction' : note.key, note.spot);
  playSpots.forEach((own, index) => sources.mark(plays, index, own));
}

/** What is done without a word, by somebody of the cast: `Hamlet draws the dagger.` */
export function makeDeed({ text, spot }: ActionText, stage: Stage): Made | undefined {
  const caseless = caselessDeed(text, stage.people);
  if (caseless) return deedBeat(caseless.actor, caseless.deed, spot, stage);
  const [, name = '', deed = ''] = /^(\S+(?:\s\S+){0,2}?)\s+(\S.*)$/u.exec(text) ?? [];
  for (const words of [name, text.split(' ', 2).join(' '), text.split(' ', 3).join(' ')]) {
    const actor = stage.people.idOf(words);
    if (actor === undefined) continue;
    const rest = words === name ? deed : text.slice(words.length).trim();
    return deedBeat(actor, rest, spot, stage);
  }
  return undefined;
}

/** Where words are not parted, a name stands right before what is done: the longest that is somebody's. */
function caselessDeed(text: string, people: People): { readonly actor: string; readonly deed: string } | undefined {
  if (!/^\p{Lo}/u.test(text)) return undefined;
  for (let length = Math.min(10, text.length - 1); length > 0; length--) {
    const actor = people.idOf(text.slice(0, length));
    if (actor !== undefined) return { actor, deed: text.slice(length).trim() };
  }
  return undefined;
}

function deedBeat(actor: string, deed: string, spot: SourceSpot, { sources }: Stage): Made {
  const play = `(${deed.replace(/[.!。！]+$/u, '')})`;
  const beat: Made = { actor, plays: [play], hint: play.slice(0, mostHint) };
  for (const key of Object.keys(beat)) sources.mark(beat, key, spot);
  return beat;
}

export const noteOf = (notes: readonly Note[], key: string): Note | undefined => notes.find((note) => note.key === key);

/** The condition of a note, where there is one. */
export function conditionOf(notes: readonly Note[], key: string, stage: Stage, beat?: BeatContext): unknown {
  const note = noteOf(notes, key);
  if (!note) return undefined;
  const read = readCondition(note.value, stage.names, beat);
  if (read.ok) return read.value;
  const near = note.value.slice(read.error.at, read.error.at + 24).trim();
  stage.mistakes.push({ spot: note.spot, message: `${read.error.message}${near && `, at “${near}”`}` });
  return undefined;
}

/** A note nobody asks for is a slip; one without a name is the author's own. */
export function expectKeys(notes: readonly Note[], known: readonly string[], { mistakes }: Stage): void {
  for (const { key, spot } of notes) {
    if (key !== '' && !known.includes(key)) {
      mistakes.push({ spot, message: `“${key}” is no note that can stand here: expected ${known.join(', ')}` });
    }
  }
}
