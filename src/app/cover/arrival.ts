/** A file the stage is made of, and how large it is when it is unpacked. */
interface EnginePart {
  readonly file: string;
  readonly bytes: number;
}

const mostParts = 400;

/** Reads the list of what the stage is made of, written when the page was built; nothing, where it is not as expected. */
export function readEngineParts(value: unknown): readonly EnginePart[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, mostParts).filter((each): each is EnginePart => {
    const { file, bytes } = (each ?? {}) as Partial<Record<keyof EnginePart, unknown>>;
    return typeof file === 'string' && file !== '' && typeof bytes === 'number' && bytes > 0 && Number.isFinite(bytes);
  });
}

/** How much of the stage has come, 0 to 1 by bytes, when these addresses have. */
export function arrivedPart(parts: readonly EnginePart[], addresses: Iterable<string>): number {
  const come = new Set([...addresses].map(fileIn));
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const here = parts.reduce((sum, { file, bytes }) => sum + (come.has(fileIn(file)) ? bytes : 0), 0);
  return all === 0 ? 0 : here / all;
}

/** A browser's own record of what it fetched: `PerformanceObserver`, where it has one. */
type WatchFetched = (observe: (addresses: readonly string[]) => void) => () => void;

const watchFetched: WatchFetched = (observe) => {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observer = new PerformanceObserver((list) => observe(list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
};

/**
 * Tells how much of the stage has come, until what it returns is called. It watches what the browser fetches anyway instead of
 * fetching it a second time.
 */
export function watchArrival(
  parts: readonly EnginePart[],
  onPart: (part: number) => void,
  watch: WatchFetched = watchFetched,
): () => void {
  const come = new Set<string>();
  if (parts.length === 0) return () => undefined;
  return watch((addresses) => {
    for (const address of addresses) come.add(address);
    onPart(arrivedPart(parts, come));
  });
}

const fileIn = (address: string): string => address.replace(/[?#].*$/, '').replace(/^.*\//, '');
