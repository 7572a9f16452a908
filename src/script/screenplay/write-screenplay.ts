import { textOf } from '../json.ts';
import { writeCondition } from '../conditions/write-condition.ts';
import type { Names } from '../names.ts';
import { wrap } from '../write-yaml.ts';
import type { People } from './people.ts';
import { usualHint } from './roads.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Roads as a script; undefined where there is something in them that a script cannot say. */
export function writeRoad(road: Raw, names: Names, people: People): string | undefined {
  const { id, description, when, beats, ...rest } = road;
  if (Object.keys(rest).length > 0) return undefined;
  const lines = [`#### ${textOf(id)}`];
  if (description !== undefined) lines.push(`= ${textOf(description)}`);
  if (when !== undefined) {
    const text = writeCondition(when, names);
    if (text === undefined) return undefined;
    lines.push(note('when', text));
  }
  for (const [index, beat] of (beats as readonly Raw[]).entries()) {
    const usual = `${textOf(id)}-${index + 1}`;
    const speech = writeBeat(beat, usual, names, people);
    if (speech === undefined) return undefined;
    lines.push('', speech);
  }
  return `${lines.join('\n')}\n`;
}

function writeBeat(beat: Raw, usual: string, names: Names, people: People): string | undefined {
  const { id, actor, to, hint, instruction, when, done, nerve } = beat;
  const plays = beat.plays as readonly string[];
  const beside = to === undefined ? '' : ` (to ${people.nameOf(textOf(to), names)})`;
  const lines = [`${people.cueOf(textOf(actor), names)}${beside}${id === usual ? '' : ` #${textOf(id)}#`}`];
  plays.forEach((play, index) => lines.push(`${index === 0 ? '' : '| '}${escaped(play)}`));
  if (hint !== usualHint(plays)) lines.push(note('hint', textOf(hint)));
  if (instruction !== undefined) lines.push(note('tell', textOf(instruction)));
  const context = { actor: textOf(actor), to: to as string | undefined, plays };
  for (const [key, condition] of [
    ['when', when],
    ['done', done],
  ] as const) {
    if (condition === undefined) continue;
    const text = writeCondition(condition, names, key === 'done' ? context : undefined);
    if (text === undefined) return undefined;
    lines.push(note(key, text));
  }
  if (nerve !== undefined) lines.push(note('nerve', textOf(nerve)));
  return lines.join('\n');
}

const note = (key: string, text: string): string => wrap(`[[${key}: ${text.replaceAll(']]', ']\\]')}]]`, 0, '  ');

const escaped = (play: string): string => (/^[[|\\=#@]/.test(play) ? `\\${play}` : play);
