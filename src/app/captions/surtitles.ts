import type { Fact, Voice } from '../../drama/fact.ts';
import { joinWords } from '../../kit/join-words.ts';
import { nameOf, type Play } from '../../play/play.ts';

/** A line as it is heard, word for word. */
export interface SpokenLine {
  readonly turn: number;
  readonly speaker: string;
  /** *aside*, *whispers to Gertrude*: how it is said, and to whom. */
  readonly manner: string;
  readonly text: string;
  readonly isOver: boolean;
}

/** What is told and not said: what happens, what is done, what could not be done. */
export interface Told {
  readonly text: string;
  readonly isRefusal: boolean;
  /** Until when it stands, on the play's clock: as long as it takes to read. */
  readonly untilMs: number;
}

/** What is to be read above the stage at one moment. */
export interface Surtitles {
  /** Where the play is: its act, its scene. */
  readonly heading: string;
  readonly told: Told | undefined;
  /** The newest last. */
  readonly lines: readonly SpokenLine[];
}

export const blankSurtitles: Surtitles = { heading: '', told: undefined, lines: [] };

/** So many lines stand at once: the one being said, and the one it answers. */
const standing = 2;
/** What a long look finds is told by its first sentences. */
const longest = 420;

/** Longer for a longer text. */
const readingMs = (text: string): number => 3000 + text.length * 60;

/** The surtitles after one more fact. Pure: the same facts, the same surtitles. */
export function follow(shown: Surtitles, fact: Fact, play: Play): Surtitles {
  const isRead = shown.told !== undefined && fact.at > shown.told.untilMs;
  return addTo(isRead ? { ...shown, told: undefined } : shown, fact, play);
}

function addTo(shown: Surtitles, fact: Fact, play: Play): Surtitles {
  switch (fact.type) {
    case 'scene:opened':
      return { heading: headingFor(play, fact.scene), told: undefined, lines: [] };
    case 'event:told':
    case 'actor:entered':
    case 'actor:left':
      return tell(shown, fact.at, fact.narration, false);
    case 'action:ruled': {
      const { ok, narration, reason } = fact.verdict;
      return tell(shown, fact.at, ok ? narration : reason, !ok);
    }
    case 'line:begun': {
      const { turn, actor, voice, to, delivery } = fact;
      const heard = to !== undefined && to !== actor ? nameOf(play, to) : undefined;
      const line = { turn, speaker: nameOf(play, actor), manner: mannerOf(voice, heard, delivery), text: '' };
      // A line that is still being said stays, whoever else begins.
      const kept = shown.lines.filter(({ isOver }, index) => !isOver || index >= shown.lines.length - standing + 1);
      return { ...shown, lines: [...kept, { ...line, isOver: false }].slice(-standing - 1) };
    }
    case 'word:spoken':
      return changed(shown, fact.turn, (line) => ({
        ...line,
        text: joinWords([line.text, fact.text].filter(Boolean)),
      }));
    case 'line:ended':
      return changed(shown, fact.turn, (line) => ({
        ...line,
        text: fact.cut ? `${line.text} —` : line.text,
        isOver: true,
      }));
    default:
      return shown;
  }
}

/** What somebody who listens to the page is told of a fact, once it is whole; nothing, of most. */
export function spokenAloud(before: Surtitles, shown: Surtitles, fact: Fact): string | undefined {
  if (shown.told !== before.told) return shown.told?.text;
  if (fact.type !== 'line:ended') return undefined;
  const line = shown.lines.findLast(({ turn }) => turn === fact.turn);
  return line && line.text !== '' ? `${line.speaker}: ${line.text}` : undefined;
}

function tell(shown: Surtitles, atMs: number, whole: string, isRefusal: boolean): Surtitles {
  if (whole === '') return shown;
  const text = brief(whole);
  return { ...shown, told: { text, isRefusal, untilMs: atMs + readingMs(text) } };
}

const changed = (shown: Surtitles, turn: number, change: (line: SpokenLine) => SpokenLine): Surtitles => {
  const at = shown.lines.findLastIndex((line) => line.turn === turn && !line.isOver);
  const line = shown.lines[at];
  return line ? { ...shown, lines: shown.lines.with(at, change(line)) } : shown;
};

function headingFor({ blueprint }: Play, scene: string): string {
  const act = blueprint.acts.find(({ scenes }) => scenes.some(({ id }) => id === scene));
  const title = act?.scenes.find(({ id }) => id === scene)?.title ?? scene;
  return act && act.title !== title ? `${act.title} · ${title}` : title;
}

function mannerOf(voice: Voice, to: string | undefined, delivery: string | undefined): string {
  const how = { plain: '', whisper: 'whispers', aside: 'aside', shout: 'shouts' }[voice];
  const whom = to !== undefined && voice !== 'aside' ? `to ${to}` : '';
  const said = [how, whom].filter(Boolean).join(' ');
  return [said, delivery].filter(Boolean).join(', ');
}

function brief(text: string): string {
  if (text.length <= longest) return text;
  const end = text.slice(0, longest).search(/[.!?。！？][^.!?。！？]*$/);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, longest)} …`;
}
