import type { Kit } from './kit.ts';

/** The words of a kit in another language. What there is in it, where it stands and in which light stays the kit's own. */
export interface KitWords extends Pick<Kit, 'words' | 'name' | 'description'> {
  readonly where: string;
  /**
   * What its props are called, a line each: the id, the name, other names, and behind a bar what is read on it:
   * `letter: 没写完的信, 信 | 先生，我已经忍了十一年。`
   */
  readonly props: string;
}

/** A kit in the words of another language. It looks the same: forms are known by English names. */
export function inWords(kit: Kit, { words, name, where, description, props }: KitWords): Kit {
  const said = new Map(props.trim().split('\n').map(readRow));
  let { staging } = kit;
  const rows = kit.props.split('\n').map((row) => {
    const id = /^- \{ id: ([\w-]+),/.exec(row)?.[1] ?? '';
    const own = said.get(id);
    if (own === undefined) return row;
    staging = withForm(staging, id, named.exec(row)?.[1] ?? id);
    return rowIn(row, own);
  });
  return { ...kit, words, name, where, description, props: rows.join('\n'), staging };
}

/** The staging with what a thing is shown as, where it does not say so itself. */
function withForm(staging: string, id: string, form: string): string {
  const placed = new RegExp(`- \\{ entity: ${id}(?=[ ,}])(.*)`).exec(staging);
  const hint = `form: ${/^["']/.test(form) ? form : JSON.stringify(form)}`;
  if (!placed) return `${staging.trimEnd()}\n  - { entity: ${id}, ${hint} }\n`;
  return /\bform:/.test(placed[1]!) ? staging : staging.replace(placed[0], `- { entity: ${id}, ${hint}${placed[1]!}`);
}

interface PropWords {
  readonly names: readonly string[];
  readonly text: string | undefined;
}

function readRow(line: string): readonly [id: string, words: PropWords] {
  const [, id = '', names = '', text] = /^([\w-]+): ([^|]+?)(?: \| (.+))?$/.exec(line.trim()) ?? [];
  return [id, { names: names.split(',').map((one) => one.trim()), text }];
}

const quoted = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^']|'')*'`;
const named = new RegExp(`name: (${quoted}|[^,]+), (?:aliases: \\[[^\\]]*\\], )?`);
const written = new RegExp(`text: (?:${quoted})`);

/** The English name stays as another one: the staging tells places by it, and a guest may know no other. */
function rowIn(row: string, { names: [name = '', ...others], text }: PropWords): string {
  const renamed = row.replace(
    named,
    (_, english: string) => `name: ${name}, aliases: [${[...others, english].join(', ')}], `,
  );
  return text === undefined ? renamed : renamed.replace(written, () => `text: ${JSON.stringify(text)}`);
}
