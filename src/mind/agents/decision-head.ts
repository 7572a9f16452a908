import { readJson } from '../../model/read-json.ts';

/** The decision a text begins with, and where it ends. What is not whole yet is waited for: data may lie inside it. */
export function headOf(text: string): { readonly decision: unknown; readonly end: number } | undefined {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = closeOf(text, start);
    if (end === undefined) return undefined;
    const read = readJson(text.slice(start, end), { closeBrackets: false });
    if (read.ok) return { decision: read.value, end };
  }
  return undefined;
}

/** Where the bracket that stands at `start` is closed; brackets in quotation marks are words. */
function closeOf(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '{') depth++;
    else if (!isQuoted && sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}
