import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml';
import type { Mistake, SourceFile, Sources, SourceSpot } from './source.ts';

/** Deeper than anybody nests by hand. */
const deepest = 40;

/** Reads a YAML file as plain data and remembers where each part of it stands. */
export function readYaml(file: SourceFile, sources: Sources, mistakes: Mistake[]): unknown {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false, schema: 'core' });
  const spotAt = (offset: number): SourceSpot => {
    const { line, col } = lines.linePos(offset);
    return { file: file.path, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const say = (node: Node | null | undefined, message: string): undefined => {
    mistakes.push({ spot: spotAt(node?.range?.[0] ?? 0), message });
  };
  // What comes after the first is mostly a consequence of it.
  for (const { pos, message } of document.errors.slice(0, 1))
    mistakes.push({ spot: spotAt(pos[0]), message: firstLine(message) });
  if (document.errors.length > 0) return undefined;

  const read = (node: Node | null | undefined, depth: number): unknown => {
    if (depth > deepest) return say(node, 'nested too deep');
    if (!node) return null;
    if (isAlias(node)) return say(node, 'anchors and aliases (&, *) are not read here: write it out');
    if (isScalar(node)) return node.value;
    if (isSeq<Node>(node)) {
      const list: unknown[] = [];
      node.items.forEach((item, index) => {
        sources.mark(list, index, spotAt(item?.range?.[0] ?? node.range?.[0] ?? 0));
        list.push(read(item, depth + 1));
      });
      return list;
    }
    if (!isMap<Node, Node | null>(node)) return say(node, 'not something that can stand here');
    const made: Record<string, unknown> = {};
    for (const pair of node.items) readPair(pair, made, depth);
    return made;
  };
  const readPair = ({ key, value }: Pair<Node, Node | null>, made: Record<string, unknown>, depth: number): void => {
    if (!isScalar(key)) return say(key, 'expected a name before the colon');
    const name = String(key.value);
    if (name === '__proto__') return say(key, 'not a name that can stand here');
    const own = spotAt(key.range?.[0] ?? 0);
    const spot = isScalar(value) ? spotAt(value.range?.[0] ?? 0) : own;
    sources.mark(made, name, { ...spot, key: own });
    made[name] = read(value, depth + 1);
  };
  return read(document.contents, 0);
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? text;
