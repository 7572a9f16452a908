import { neighbouringLine, type Timeline } from './timeline.ts';

const stepMs = 5000;

/** Where a key leads to, in milliseconds of the evening, or that it plays and pauses; nothing, where it means nothing here. */
export function keyMove(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  atMs: number,
  timeline: Timeline,
): number | 'toggle' | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const { lengthMs, segments } = timeline;
  switch (key) {
    case ' ':
      return 'toggle';
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, atMs - stepMs);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(lengthMs, atMs + stepMs);
    case 'Home':
      return 0;
    case 'End':
      return lengthMs;
    case 'PageUp':
      return segments.find(({ fromMs }) => fromMs > atMs)?.fromMs ?? lengthMs;
    case 'PageDown':
      // A scene that has only begun is left for the one before.
      return segments.findLast(({ fromMs }) => fromMs < atMs - stepMs)?.fromMs ?? 0;
    case ',':
      return neighbouringLine(timeline, atMs, 'previous')?.atMs ?? 0;
    case '.':
      return neighbouringLine(timeline, atMs, 'next')?.atMs ?? lengthMs;
    default:
      return undefined;
  }
}
