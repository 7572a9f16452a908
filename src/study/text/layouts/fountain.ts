import { readScreenplay } from '../../../script/screenplay/read-screenplay.ts';
import type { RawPart, RawWork } from '../raw-work.ts';

const pageKey = /^(?:title|credit|authors?|source|draft date|date|contact|copyright|notes|revision)\s*:/i;

/** Whether a text is a screenplay: it says so at its top, or has lines of place. */
export const isScreenplay = (text: string): boolean =>
  /^(?:\.?(?:INT|EXT|EST|INT\.?\/EXT|I\/E)[. ])/m.test(text) && /^@?[^a-z\n]{2,60}$/m.test(text);

/** Reads Fountain as screenwriters write it; a line of place begins a scene, a heading an act. */
export function readFountain(text: string): RawWork {
  const { title, rest, skipped } = withoutTitlePage(text);
  const parts = readScreenplay({ path: '', text: rest }).flatMap((part): RawPart[] => {
    const line = part.spot.line + skipped;
    if (part.kind === 'slug') return [{ kind: 'scene', text: part.text, line }];
    if (part.kind === 'heading') return [{ kind: part.level === 1 ? 'act' : 'scene', text: part.text, line }];
    if (part.kind === 'speech') {
      const said = part.plays.join(' ');
      return isCameras(part.cue) ? [] : [{ kind: 'speech', cue: part.cue, text: said, line }];
    }
    return isCameras(part.text) ? [] : [{ kind: 'direction', text: part.text, line }];
  });
  return { kind: 'play', title, persons: [], parts, leftOut: [] };
}

/** A cut, a fade or what stands in the middle of the page: not the people's. A song is sung by nobody in particular. */
const isCameras = (text: string): boolean => /^[>~]|TO:$|^FADE|^CUT\b/.test(text);

/** The title page: keys and values down to the first empty line. */
function withoutTitlePage(text: string): { readonly title?: string; readonly rest: string; readonly skipped: number } {
  const lines = text.split('\n');
  if (!pageKey.test(lines[0] ?? '')) return { rest: text, skipped: 0 };
  const end = Math.max(
    1,
    lines.findIndex((line) => line.trim() === ''),
  );
  const title = /^title\s*:\s*(.*)$/i.exec(lines.slice(0, end).find((line) => /^title\s*:/i.test(line)) ?? '')?.[1];
  const said = title?.replace(/[*_]/g, '').trim();
  return { ...(said ? { title: said } : {}), rest: lines.slice(end).join('\n'), skipped: end };
}
