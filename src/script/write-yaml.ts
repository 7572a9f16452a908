import { isJsonObject } from './json.ts';

/** A text that may be broken into several lines wherever it has a space. */
export class Folded {
  constructor(readonly text: string) {}
}

const width = 110;
const indentOf = (depth: number): string => '  '.repeat(depth);

/** Data as YAML that people like to read: lists of short words side by side, one line to a text. */
export function writeYaml(value: Readonly<Record<string, unknown>>): string {
  return Object.entries(value)
    .filter(([, own]) => own !== undefined)
    .map(([key, own]) => entry(key, own, 0))
    .join('');
}

function entry(key: string, value: unknown, depth: number): string {
  const name = `${indentOf(depth)}${scalar(key, false)}:`;
  const inline = beside(value, name.length + 1, depth + 1);
  if (inline !== undefined) return `${name} ${inline}\n`;
  return `${name}\n${block(value, depth + 1)}`;
}

function block(value: unknown, depth: number): string {
  if (Array.isArray(value)) return value.map((item) => item_(item, depth)).join('');
  return Object.entries(value as Record<string, unknown>)
    .filter(([, own]) => own !== undefined)
    .map(([key, own]) => entry(key, own, depth))
    .join('');
}

/** An item of a list: what it holds begins beside its dash. */
function item_(item: unknown, depth: number): string {
  const dash = `${indentOf(depth)}- `;
  const inline = beside(item, dash.length, depth + 1);
  if (inline !== undefined) return `${dash}${inline}\n`;
  return `${dash}${block(item, depth + 1).slice(dash.length)}`;
}

/** What can stand beside its key, within the width or, of texts, however long it is. */
function beside(value: unknown, column: number, depth: number): string | undefined {
  if (value instanceof Folded) return folded(value.text, column, depth);
  if (!Array.isArray(value) && !isJsonObject(value)) return scalar(value, false);
  const flow = inFlow(value);
  if (flow === undefined) return undefined;
  if (flow.length + column <= width) return flow;
  return Array.isArray(value) ? filled(value, column, depth) : undefined;
}

/** `[a, b]` or `{ a: 1 }`, where that is all there is to it. */
function inFlow(value: unknown): string | undefined {
  if (value instanceof Folded) return undefined;
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'object' && item !== null)) return undefined;
    if (value.some((item) => typeof item === 'string' && item.length > 60)) return undefined;
    return `[${value.map((item) => scalar(item, true)).join(', ')}]`;
  }
  const parts = Object.entries(value as Record<string, unknown>).filter(([, own]) => own !== undefined);
  if (parts.length === 0) return '{}';
  if (parts.some(([, own]) => typeof own === 'string' && own.length > 60)) return undefined;
  if (parts.some(([, own]) => own instanceof Folded || isJsonObject(own))) return undefined;
  const written = parts.map(([key, own]) => {
    const said = Array.isArray(own) ? inFlow(own) : scalar(own, true);
    return said === undefined ? undefined : `${scalar(key, true)}: ${said}`;
  });
  return written.includes(undefined) || parts.length > 6 ? undefined : `{ ${written.join(', ')} }`;
}

/** A list in brackets over several lines, as many words to a line as there is room for. */
function filled(items: readonly unknown[], column: number, depth: number): string {
  const lines: string[] = ['['];
  let room = width - column;
  items.forEach((item, index) => {
    const text = `${scalar(item, true)}${index < items.length - 1 ? ',' : ']'}`;
    if (text.length + 1 > room) {
      lines.push(indentOf(depth));
      room = width - indentOf(depth).length;
    }
    const line = lines.pop() ?? '';
    lines.push(/[[ ]$/.test(line) && line.trim().length <= 1 ? `${line}${text}` : `${line} ${text}`);
    room -= text.length + 1;
  });
  return lines.join('\n');
}

function folded(text: string, column: number, depth: number): string {
  const whole = scalar(text, false);
  if (whole.length + column <= width || whole.startsWith('"')) return whole;
  return wrap(whole, column, indentOf(depth));
}

/** Breaks a text at its spaces, so that no line is longer than it has to be. */
export function wrap(text: string, column: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  let room = width - column;
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
      room = width - indent.length;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}

const looksLikeOther = /^(?:true|false|null|~|[-+.]?\d[\d_,.:eExXa-fA-F+-]*|\.inf|\.nan)$/i;
const plain = /^[^\s\-?:,[\]{}#&*!|>'"%@`][^\u0000-\u001f\u007f\u0085\u2028\u2029\ufeff]*$/u;
const plainStart = /^-[^\s-]/;
const [breaksBlock, breaksFlow] = [/: |:$| #|\s$/, /[,[\]{}]|: |:$| #|\s$/];

function scalar(value: unknown, isFlow: boolean): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'null';
  const isPlain =
    (plain.test(value) || (plainStart.test(value) && !isFlow)) &&
    !looksLikeOther.test(value) &&
    !(isFlow ? breaksFlow : breaksBlock).test(value);
  if (isPlain) return value;
  const isSimple = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029\ufeff]+$/u.test(value);
  if (isSimple && value.includes('"')) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value);
}
