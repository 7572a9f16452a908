import { neighbouringLine, type Timeline } from './timeline.ts';

const stepMs = 5000;

/** Where a key leads to, in milliseconds of the evening, or that it plays and pauses; nothing, where it means nothing here. */
export function keyMove(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  atMs: number,
  timeline: Timeline,
): number | 'toggle' | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === ' ') return 'toggle';
  const { lengthMs, segments } = timeline;
  const [back, on] = [Math.max(0, atMs - stepMs), Math.min(lengthMs, atMs + stepMs)];
  const moves: Readonly<Partial<Record<string, number>>> = {
    ArrowLeft: back,
    ArrowDown: back,
    ArrowRight: on,
    ArrowUp: on,
    Home: 0,
    End: lengthMs,
    PageUp: segments.find(({ fromMs }) => fromMs > atMs)?.fromMs ?? lengthMs,
    // A scene that has only begun is left for the one before.
    PageDown: segments.findLast(({ fromMs }) => fromMs < atMs - stepMs)?.fromMs ?? 0,
    ',': neighbouringLine(timeline, atMs, 'previous')?.atMs ?? 0,
    '.': neighbouringLine(timeline, atMs, 'next')?.atMs ?? lengthMs,
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}
