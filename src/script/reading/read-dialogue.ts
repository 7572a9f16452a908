import { readScreenplay } from '../screenplay/read-screenplay.ts';
import type { ScriptTongue } from '../tongues/tongue.ts';

/** What a script from elsewhere is made of, in its order. */
export type DialoguePart =
  | { readonly kind: 'act' | 'scene' | 'action'; readonly text: string; readonly line: number }
  | {
      readonly kind: 'speech';
      readonly name: string;
      readonly to?: string;
      readonly text: string;
      readonly line: number;
    };

export interface Dialogue {
  readonly title: string | undefined;
  readonly parts: readonly DialoguePart[];
}

const titleKey = /^(title|标题|剧名)\s*[:：]\s*(.+)$/i;
const pageKey =
  /^(?:title|credit|authors?|source|draft date|date|contact|copyright|notes|revision|标题|剧名|作者)\s*[:：]/i;
const named = /^([\p{L}\p{N}][\p{L}\p{N}\s.'’·-]{0,40}?)\s*(?:[(（]([^)）]*)[)）])?\s*[:：]\s*(\S.*)$/u;
const bracketed = /^[([（【［]([^)\]）】］]+)[)\]）】］]\s*$/u;

/** Reads Fountain, or lines that say who speaks: `ADA: There is one left.` */
export function readDialogue(text: string, tongue: ScriptTongue): Dialogue {
  const { title, rest, skipped } = withoutTitlePage(text);
  const parts = isFountain(rest) ? fountainParts(rest, tongue) : namedParts(rest, tongue);
  return { title, parts: parts.map((part) => ({ ...part, line: part.line + skipped })) };
}

/** Fountain's title page: keys and values down to the first empty line. */
function withoutTitlePage(text: string): { readonly title?: string; readonly rest: string; readonly skipped: number } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (!pageKey.test(lines[0] ?? '')) return { rest: lines.join('\n'), skipped: 0 };
  const end = Math.max(
    1,
    lines.findIndex((line) => line.trim() === ''),
  );
  const [title] = lines.slice(0, end).flatMap((line) => titleKey.exec(line)?.[2]?.replace(/[*_]/g, '').trim() ?? []);
  return { ...(title === undefined ? {} : { title }), rest: lines.slice(end).join('\n'), skipped: end };
}

/** A line of place, or names that stand alone in capitals. */
function isFountain(text: string): boolean {
  if (/^(?:INT|EXT|INT\.?\/EXT|I\/E)[. ]/m.test(text)) return true;
  const speeches = readScreenplay({ path: '', text }).filter(({ kind }) => kind === 'speech').length;
  return speeches >= 2 && speeches > text.split('\n').filter((line) => named.test(line.trim())).length;
}

function fountainParts(text: string, tongue: ScriptTongue): DialoguePart[] {
  return readScreenplay({ path: '', text }).flatMap((part): DialoguePart[] => {
    const { line } = part.spot;
    if (part.kind === 'slug') return [{ kind: 'scene', text: part.text, line }];
    if (part.kind === 'heading') return [{ kind: part.level === 1 ? 'act' : 'scene', text: part.text, line }];
    if (part.kind === 'speech') {
      const to = part.beside.flatMap((said) => tongue.to.exec(said)?.[1] ?? [])[0];
      const said = part.plays.join(' ');
      return said === ''
        ? []
        : [{ kind: 'speech', name: part.cue, ...(to === undefined ? {} : { to }), text: said, line }];
    }
    // A cut or a fade is the camera's.
    return /^>|TO:$|^FADE|^CUT\b/.test(part.text) ? [] : [headOrAction(part.text, line, tongue)];
  });
}

function namedParts(text: string, tongue: ScriptTongue): DialoguePart[] {
  const parts: DialoguePart[] = [];
  let isOpen = false;
  text.split('\n').forEach((raw, index) => {
    const said = raw
      .replace(/\*\*|__/g, '')
      .replace(/^\s*[-*]\s+(?=\S)/, '')
      .trim();
    const line = index + 1;
    if (said === '') {
      isOpen = false;
      return;
    }
    const marked = /^#{1,6}\s+(.*)$/.exec(said)?.[1];
    const head =
      headOf(marked ?? said, line, tongue) ??
      (marked === undefined ? undefined : { kind: 'scene' as const, text: marked, line });
    const isMove = (tongue.comes?.test(said) ?? false) || (tongue.goes?.test(said) ?? false);
    const stage = isMove ? said : bracketed.exec(said)?.[1];
    const [, name, beside, words] = named.exec(said) ?? [];
    const last = parts.at(-1);
    if (head) parts.push(head);
    else if (stage !== undefined) parts.push(headOrAction(stage.trim(), line, tongue));
    else if (name !== undefined && words !== undefined) {
      const to = beside === undefined ? undefined : tongue.to.exec(beside)?.[1];
      const manner = beside !== undefined && to === undefined ? `(${beside}) ` : '';
      parts.push({ kind: 'speech', name, ...(to === undefined ? {} : { to }), text: `${manner}${words}`, line });
      isOpen = true;
      return;
    } else if (isOpen && last?.kind === 'speech') {
      parts[parts.length - 1] = { ...last, text: `${last.text} ${said}` };
      return;
    } else parts.push({ kind: 'action', text: said, line });
    isOpen = false;
  });
  return parts;
}

function headOf(text: string, line: number, tongue: ScriptTongue): DialoguePart | undefined {
  if (tongue.act.test(text)) return { kind: 'act', text, line };
  return tongue.scene.test(text) || tongue.before.test(text) ? { kind: 'scene', text, line } : undefined;
}

function headOrAction(text: string, line: number, tongue: ScriptTongue): DialoguePart {
  const name = tongue.comes?.exec(text)?.[1];
  const gone = tongue.goes?.exec(text)?.[1];
  const turned = name === undefined ? (gone === undefined ? text : `${gone} exits`) : `${name} enters`;
  return headOf(text, line, tongue) ?? { kind: 'action', text: turned, line };
}
