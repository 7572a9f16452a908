import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/kit/random.ts';
import { ThreePartReader } from '../../../src/mind/perceiving/three-parts.ts';
import { howMany } from '../../how-much.ts';

/** What comes of an answer that arrives in these pieces. */
function readIn(pieces: readonly string[]) {
  const reader = new ThreePartReader();
  let performed = '';
  for (const piece of pieces) performed += reader.push(piece);
  performed += reader.end();
  const { perception, thought, answer, fault } = reader;
  return { performed, perception, thought, answer, fault };
}

const whole = (text: string) => readIn([text]);
const lettered = (text: string) => readIn([...text]);

describe('an answer in three parts', () => {
  it('is performed from the first word of its line on', () => {
    const reader = new ThreePartReader();
    expect(reader.push('<perception>A drawn knife, a closed door.</perception><think>He means')).toBe('');
    expect([reader.isAnswering, reader.perception]).toEqual([false, 'A drawn knife, a closed door.']);
    expect(reader.push(' it.</think><answer>Put')).toBe('Put');
    expect(reader.isAnswering).toBe(true);
    expect(reader.push(' it down.</ans')).toBe(' it down.');
    expect(reader.push('wer> And more.')).toBe('');
    expect([reader.isOver, reader.fault]).toEqual([true, undefined]);
  });

  it.each([
    ['whole', '<perception>A</perception><think>B</think><answer>C d.</answer>', 'A', 'B', 'C d.'],
    ['in capitals', '<Perception>A</perception><think>B</think><ANSWER>C d.</Answer>', 'A', 'B', 'C d.'],
    [
      'with spaces and attributes',
      '<perception>A</perception><think>B</think>< answer tone="low" >C d.</ answer>',
      'A',
      'B',
      'C d.',
    ],
    ['with open tags', '<perception>A<think>B<answer>C d.', 'A', 'B', 'C d.'],
    [
      'with an opening twice',
      '<perception>A</perception><think>B</think><answer><answer>C d.</answer></answer>',
      'A',
      'B',
      'C d.',
    ],
    [
      'with words around it',
      'Sure! <perception>A</perception> so <think>B</think> then <answer>C d.</answer> Done.',
      'A',
      'B',
      'C d.',
    ],
    ['without a thought', '<perception>A</perception><answer>C d.</answer>', 'A', '', 'C d.'],
    ['with its thought first', '<think>B</think><perception>A</perception><answer>C d.</answer>', 'A', 'B', 'C d.'],
    [
      'with a thought in its line',
      '<perception>A</perception><think>B</think><answer>C d.<think>E</think>F</answer>',
      'A',
      'B',
      'C d.',
    ],
    [
      'with a sum in it',
      '<perception>2 < 3</perception><think>B</think><answer>C <3 d.</answer>',
      '2 < 3',
      'B',
      'C <3 d.',
    ],
  ])('is repaired where it is plain what was meant: %s', (_, text, perception, thought, answer) => {
    const read = whole(text);
    expect([read.fault, read.perception, read.thought, read.answer]).toEqual([undefined, perception, thought, answer]);
    expect(read.performed.trim()).toBe(answer);
    expect(lettered(text)).toEqual(read);
  });

  it.each([
    ['only a line', '<answer>Out!</answer>'],
    ['the line first', '<answer>Out!</answer><think>B</think><perception>A</perception>'],
    ['no tags', 'Out, and quickly!'],
    ['no line', '<perception>A</perception><think>B</think>'],
    ['nothing', ''],
    ['capitals throughout', '<PERCEPTION>A</PERCEPTION><THINK>B</THINK><ANSWER>C</ANSWER>'],
    ['a perception without end', `<perception>${'a room '.repeat(3000)}`],
  ])('is refused, and nothing of it is heard: %s', (_, text) => {
    const read = whole(text);
    expect(read.fault).toEqual(expect.any(String));
    expect(read.performed).toBe('');
    expect(lettered(text)).toEqual(read);
  });

  it('is cut where a line goes on for ever', () => {
    const reader = new ThreePartReader();
    reader.push('<perception>A</perception><think>B</think><answer>');
    let performed = 0;
    for (let piece = 0; piece < 10_000 && !reader.isOver; piece++) performed += reader.push('and on and on ').length;
    expect([performed, reader.isOver]).toEqual([4000, true]);
  });
});

const soup = [
  '<perception>', '</perception>', '<think>', '</think>', '<answer>', '</answer>', '<', '>', '</', '<answer', 'answer>', '<ANSWER >',
  '<think x="', '"', '<b>', '</b>', ' ', '\n', 'a knife', '(bows)', '[no]', '{"pace":"fast"}', '刀', '\u{1f5e1}', '\ud83d', '\u202e', '\0', '<!--', ']]>', '&lt;answer&gt;',
] as const; // prettier-ignore

describe('tag soup', () => {
  const many = howMany('SOUPS', 1_500, 1_000_000);

  it(`of ${many} kinds never throws or stalls, and is read alike in whatever pieces it comes`, () => {
    const random = seededRandom('soup');
    const below = (most: number): number => Math.floor(random.next() * most);
    let performed = 0;
    for (let index = 0; index < many; index++) {
      const begun = index % 2 === 0 ? '' : '<perception>a door</perception><think>run</think><answer>';
      const text = begun + Array.from({ length: below(24) }, () => soup[below(soup.length)]).join('');
      const read = whole(text);
      const pieces: string[] = [];
      for (let at = 0; at < text.length;) {
        const length = 1 + below(9);
        pieces.push(text.slice(at, at + length));
        at += length;
      }
      const again = readIn(pieces);
      if (JSON.stringify(again) !== JSON.stringify(read)) expect(again, JSON.stringify(pieces)).toEqual(read);
      if (/<\/?(?:perception|think|answer)>/i.test(read.performed)) expect.unreachable(JSON.stringify(text));
      if (read.fault !== undefined && read.performed !== '') expect.unreachable(JSON.stringify(text));
      if (read.performed !== '') performed++;
    }
    expect(performed).toBeGreaterThan(0);
  }, 1_200_000);
});
