import type { Page } from 'playwright-core';

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Whose makers say nothing: anybody's data, what the browser itself is made of, and its diary of how fast it was. */
const anybodys =
  /^$|^(Object|Array|Map|Set|Promise|Error|Generator|Arguments)$|^(Window|Performance|LayoutShift|DOMRect|\(|blink)|Iterator$| \/ /;

/** What a page holds after everything that can be let go was let go. */
interface LiveObjects {
  /** How many there are of every class. */
  readonly counts: ReadonlyMap<string, number>;
  /** All of it but what V8 made of the code, which is ever more for as long as a page runs. */
  readonly megabytes: number;
}

export async function liveObjects(page: Page): Promise<LiveObjects> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  // Twice: what the first lets go of may have held something else.
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return counted(JSON.parse(chunks.join('')) as Snapshot);
}

/** Kinds of nodes that are V8's own; and its lists of shapes, and of the code that depends on each. */
const compiled = new Set(['code', 'object shape', 'hidden', 'synthetic']);
const shapes = 'system / WeakArrayList';

function counted({ snapshot: { meta }, nodes, strings }: Snapshot): LiveObjects {
  const wide = meta.node_fields.length;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => meta.node_fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const kinds = meta.node_types[0];
  const counts = new Map<string, number>();
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += wide) {
    const kind = kinds[nodes[at + type] ?? 0] ?? '';
    const maker = strings[nodes[at + name] ?? 0] ?? '';
    if (!compiled.has(kind) && maker !== shapes) bytes += nodes[at + size] ?? 0;
    if (kind !== 'object' && kind !== 'native') continue;
    if (!anybodys.test(maker)) counts.set(maker, (counts.get(maker) ?? 0) + 1);
  }
  return { counts, megabytes: bytes / 1e6 };
}

/** Classes of which there are so many more than there were. */
export const grownBy = (
  most: number,
  { counts: before }: LiveObjects,
  { counts: after }: LiveObjects,
): readonly string[] =>
  [...after]
    .map(([maker, count]) => ({ maker, more: count - (before.get(maker) ?? 0) }))
    .filter(({ more }) => more >= most)
    .map(({ maker, more }) => `${more} more ${maker}`);
