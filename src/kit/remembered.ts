import { RecentMap } from './recent-map.ts';

interface Kept<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What a map has under a key; worked out and put there where it has nothing yet. */
export function kept<K, V>(map: Kept<K, V>, key: K, work: () => V): V {
  const found = map.get(key);
  if (found !== undefined || map.has(key)) return found as V;
  const made = work();
  map.set(key, made);
  return made;
}

/** Works something out when it is first asked for, and not again. */
export function once<V>(work: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => (made ??= { value: work() }).value;
}

/** Nothing longer is kept: what is that long is seldom asked for twice. */
const longestKept = 1_000;

/** Works something out once for each text, as long as it is asked for now and then. */
export function rememberedText<V>(work: (text: string) => V, most = 1_000): (text: string) => V {
  const known = new RecentMap<string, V>(most);
  return (text) => {
    if (text.length > longestKept) return work(text);
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as V;
    const made = work(text);
    known.set(text, made);
    return made;
  };
}

/** Works something out once for each thing it is asked of, as long as that thing lives. */
export function remembered<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined || known.has(of)) return found as V;
    const made = work(of);
    known.set(of, made);
    return made;
  };
}
