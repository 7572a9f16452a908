import { Marked, type Tokens } from 'marked';
import { highlighted } from './highlight.ts';
import { escaped, markOf } from './html.ts';

/** A head of a page, as its list of contents and the search have it. */
export interface Head {
  readonly level: number;
  readonly mark: string;
  readonly text: string;
  /** What stands below it, without marks. */
  body: string;
}

export interface Rendered {
  readonly html: string;
  readonly title: string;
  readonly heads: readonly Head[];
}

interface RenderOptions {
  /** Where a link or a picture leads on the site; undefined where it leads nowhere, and only its words are kept. */
  readonly linkTo?: (link: string) => string | undefined;
}

/** The only tags a text of ours may bring along; everything else is shown as it is written. */
const allowed = /^<(?:\/?p|\/?br ?\/?|img(?: (?:src|width|alt)="[^"<>]*")+ ?\/?)>$/;

/** Markdown as markup. Whatever it is given, no script comes of it: tags are shown as text, and links lead over the web or nowhere. */
export function renderMarkdown(text: string, { linkTo = () => undefined }: RenderOptions = {}): Rendered {
  const heads: Head[] = [];
  const taken = new Map<string, number>();
  const newMark = (words: string): string => {
    const mark = markOf(words);
    const times = taken.get(mark) ?? 0;
    taken.set(mark, times + 1);
    return times === 0 ? mark : `${mark}-${times}`;
  };
  const addressOf = (link: string): string | undefined => (/^https?:\/\//.test(link) ? link : linkTo(link));
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text: source }: Tokens.Heading) {
        const words = source.replace(/[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1');
        const mark = newMark(words);
        heads.push({ level: depth, mark, text: words, body: '' });
        const anchor = depth === 1 ? '' : ` <a class="mark" href="#${mark}" aria-label="Link to this part">#</a>`;
        return `<h${depth} id="${mark}">${this.parser.parseInline(tokens)}${anchor}</h${depth}>\n`;
      },
      code({ text: code, lang }: Tokens.Code) {
        return `<pre><code>${highlighted(code, lang?.split(/\s/)[0])}</code></pre>\n`;
      },
      table({ header, rows, align }: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell, tag: string, index: number): string =>
          `<${tag}${align[index] ? ` class="${align[index]}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map((each, index) => cell(each, tag, index)).join('')}</tr>`;
        const isHeaded = header.some(({ text: words }) => words.trim() !== '');
        const top = isHeaded ? `<thead>${row(header, 'th')}</thead>` : '';
        return `<div class="table"><table>${top}<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const address = addressOf(href);
        const words = this.parser.parseInline(tokens);
        return address === undefined ? words : `<a href="${escaped(address)}">${words}</a>`;
      },
      image({ href, text: words }: Tokens.Image) {
        const address = addressOf(href);
        return address === undefined
          ? escaped(words)
          : `<img src="${escaped(address)}" alt="${escaped(words)}" loading="lazy">`;
      },
      html({ text: source }: Tokens.HTML | Tokens.Tag) {
        return source.replace(/<[^>]*>|[^<]+|</g, (part) => {
          if (!part.startsWith('<')) return escaped(part);
          if (!allowed.test(part)) return escaped(part);
          return part.replace(/src="([^"]*)"/, (_, link: string) => `src="${escaped(addressOf(link) ?? '')}"`);
        });
      },
    },
  });
  const html = marked.parse(text, { async: false });
  fillBodies(heads, text);
  return { html, title: heads[0]?.text ?? '', heads };
}

/** The plain words below each head, for the search. */
function fillBodies(heads: readonly Head[], text: string): void {
  const parts = text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/^#/gm, ' #'))
    .split(/^#{1,6} .*$/m)
    .slice(1);
  parts.forEach((part, index) => {
    const head = heads[index];
    if (head) head.body = plain(part);
  });
}

const plain = (text: string): string =>
  text
    .replace(/^```\w*$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>\n]*>/g, ' ')
    .replace(/[`*_|]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A sentence or two of a comment, without a paragraph around it: emphasis and code, no links and no pictures. */
export const renderInline = (text: string): string =>
  new Marked({
    renderer: {
      html: ({ text: source }) => escaped(source),
      link: ({ text: words }) => escaped(words),
      image: ({ text: words }) => escaped(words),
    },
  }).parseInline(text, { async: false });
