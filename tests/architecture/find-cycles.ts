/** Every group of files that import each other in a ring, as one ring each: a → b → a. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const rings: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];

  const visit = (node: string): void => {
    state.set(node, 'open');
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (state.get(next) === 'open') rings.push([...path.slice(path.indexOf(next)), next]);
      else if (state.get(next) === undefined) visit(next);
    }
    path.pop();
    state.set(node, 'done');
  };
  for (const node of graph.keys()) if (state.get(node) === undefined) visit(node);
  return rings;
}
