import type { TextLine } from '../boilerplate.ts';
import type { TextTongue } from '../tongues/text-tongue.ts';

/** A part of a story as it is printed. */
export interface Paragraph {
  readonly kind: 'part' | 'chapter' | 'break' | 'text';
  readonly text: string;
  readonly line: number;
}

const breaks = /^(?:(?:\*\s*){1,7}|-{3,}|—{2,}|_{3,}|#|⁂|~{3,}|(?:\.\s*){5,}|(?:•\s*){3,})$/;
/** Lines longer than this are whole paragraphs; shorter ones were broken to fit a page. */
const longestBroken = 110;

/** Parts, chapters, breaks and paragraphs of a story. */
export function paragraphsOf(lines: readonly TextLine[], tongue: TextTongue): readonly Paragraph[] {
  const made: Paragraph[] = [];
  const isBroken = tongue.code !== 'zh' && shareOfLong(lines) < 0.3;
  let open: { readonly line: number; readonly texts: string[] } | undefined;
  const close = (): void => {
    if (open) made.push({ kind: 'text', text: open.texts.join(' '), line: open.line });
    open = undefined;
  };
  lines.forEach(({ text, number }, index) => {
    const bare = text.trim();
    const kind = bare === '' ? undefined : kindOf(lines, index, tongue);
    if (bare === '' || kind !== 'text') close();
    if (bare === '') return;
    const last = made.at(-1);
    // *CHAPTER VII.* and right under it *A Mad Tea-Party*.
    if (kind === 'text' && last?.kind === 'chapter' && last.line === number - 1 && bare.length <= 80) {
      made[made.length - 1] = { ...last, text: `${last.text} ${bare}` };
      return;
    }
    if (kind !== undefined && kind !== 'text') made.push({ kind, text: headed(bare), line: number });
    else if (open && isBroken) open.texts.push(bare);
    else {
      close();
      open = { line: number, texts: [bare] };
    }
  });
  close();
  return made;
}

const headed = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/, '')
    .replace(/[_*]/g, '')
    .trim();

function shareOfLong(lines: readonly TextLine[]): number {
  const full = lines.filter(({ text }) => text.trim() !== '');
  return full.length === 0 ? 0 : full.filter(({ text }) => text.length > longestBroken).length / full.length;
}

/** A heading stands alone: nothing before it, and at most its own second line behind it. */
function kindOf(lines: readonly TextLine[], index: number, tongue: TextTongue): Paragraph['kind'] {
  const bare = lines[index]!.text.trim();
  if (breaks.test(bare)) return 'break';
  const isFirst = (lines[index - 1]?.text.trim() ?? '') === '';
  if (!isFirst || bare.length > 100) return 'text';
  const head = headed(bare);
  if (tongue.part.test(head)) return 'part';
  return tongue.chapter.test(head) || /^#{1,6}\s/.test(bare) ? 'chapter' : 'text';
}
