/** Texts in files where a line is a text: what would break the line, or be taken for a mark, is written with a backslash. */
export const toOneLine = (text: string, marks: RegExp): string => {
  const line = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
  return marks.test(line) || /^\s/.test(line) ? `\\${line}` : /\s$/.test(line) ? `${line}\\` : line;
};

const meanings: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

export const fromOneLine = (line: string): string =>
  line.replace(/\\(.?)/gs, (_, letter: string) => meanings[letter] ?? letter);
