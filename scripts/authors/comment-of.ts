import ts from 'typescript-api';

/** The comment before a declaration, as one text. */
export function commentOf(node: ts.Node, { text }: ts.SourceFile = node.getSourceFile()): string {
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const comment = last ? text.slice(last.pos, last.end) : '';
  if (!comment.startsWith('/**')) return '';
  return comment
    .slice(3, -2)
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
