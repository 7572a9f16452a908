import type { EntityId } from '../../drama/entity-id.ts';
import { element } from '../dom/element.ts';
import { type BubbleSide, type Corner, type FreeRoom, placeBubbles, type PlacedBubble } from './bubble-layout.ts';
import type { FaceBox } from './seats.ts';
import { endsSentence, latestSentences } from '../words/sentences.ts';
import type { SurtitleLine } from './surtitles.ts';
import type { Shown, ShownHead } from '../../../plugin/picture/view/stage-picture.ts';

/** Where a speaker is in the picture, and their head; nothing, where they have no place in it. */
type WhereIs = (line: SurtitleLine) => (Shown & { readonly head?: ShownHead | undefined }) | undefined;

/** More bubbles than these are not read. */
const most = 4;
/** Somebody who steps behind a pillar for so long is still where they were. */
const patienceSeconds = 0.6;
/** Between the tip of a tail and whom it hangs over, in pixels. */
const overHair = 5;

type BeyondSide = 'left' | 'right';
/** The lines that found no place in the picture; of whoever is beyond one of its sides, which. */
export type Homeless = ReadonlyMap<number, BeyondSide | undefined>;

export const isSameHomeless = (a: Homeless, b: Homeless): boolean =>
  a.size === b.size && [...a].every(([id, side]) => b.has(id) && b.get(id) === side);

interface Bubble {
  readonly root: HTMLElement;
  readonly words: HTMLElement;
  readonly name: HTMLElement;
  readonly tail: HTMLElement;
  line: SurtitleLine;
  width: number;
  height: number;
  mostWidth: number;
  /** Whether it has a place in the picture, and for how long that has been otherwise. */
  isShown: boolean;
  otherwiseSeconds: number;
  /** It found no place, and for how long there has been one since: words do not hop between the picture and its foot. */
  isHomeless: boolean;
  foundSeconds: number;
  /** How long it has been read. */
  ageSeconds: number;
  before: Corner | undefined;
  side: BubbleSide | undefined;
}

/** Bubbles over the heads of those who speak. They are moved by transforms alone, and measured only when their words change. */
export class Bubbles {
  readonly root = element('div.captions-bubbles', { 'aria-hidden': 'true' });
  private readonly bubbles = new Map<number, Bubble>();
  private letters = 150;

  constructor(private readonly hueOf: (actor: EntityId) => number) {}

  /** These lines are to be read in bubbles, if there is a place for them. */
  show(lines: readonly SurtitleLine[]): void {
    const wanted = lines.filter(({ text }) => text !== '').slice(-most);
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [id, { root }] of this.bubbles) {
      if (ids.has(id)) continue;
      root.remove();
      this.bubbles.delete(id);
    }
    for (const line of wanted) {
      const bubble = this.bubbles.get(line.id) ?? this.add(line);
      this.write(bubble, line);
    }
  }

  /** The font, the size, the names or the picture are others now: how large the bubbles are is looked at anew. */
  measure(letters = this.letters): void {
    this.letters = letters;
    for (const bubble of this.bubbles.values()) {
      bubble.words.textContent = latestSentences(bubble.line.text, letters);
      measure(bubble);
    }
  }

  /** Puts every bubble where its speaker is now, and returns the lines that found no place. */
  place(
    whereIs: WhereIs,
    size: { readonly width: number; readonly height: number },
    room: FreeRoom,
    faces: readonly FaceBox[],
    seconds: number,
  ): Homeless {
    const homeless = new Map<number, BeyondSide | undefined>();
    const beyond = new Map<number, BeyondSide>();
    // The newest choose first: they are being read.
    const wishes = [...this.bubbles.values()].reverse().flatMap((bubble) => {
      const { line, width, height, mostWidth, before } = bubble;
      const where = whereIs(line);
      const face = where?.head && middleOf(where.head);
      // Whoever is beyond its border, though but for their hair, is read at the foot: over others it would be theirs.
      const isOff = where !== undefined && isOutside(face ?? where, size);
      const isPlaced = where !== undefined && !isOff && (where.isSeen || where.head?.isSeen === true);
      if (isOff) {
        bubble.isShown = false;
        const { x } = face ?? where;
        if (x < 0 || x > size.width) beyond.set(line.id, x < 0 ? 'left' : 'right');
      }
      bubble.otherwiseSeconds = isPlaced === bubble.isShown ? 0 : bubble.otherwiseSeconds + seconds;
      if (bubble.otherwiseSeconds > patienceSeconds || before === undefined) bubble.isShown = isPlaced;
      if (!bubble.isShown || where === undefined) return [];
      const y = Math.min(where.y, where.head?.top ?? where.y) - overHair;
      return [
        {
          id: line.id,
          width,
          height,
          mostWidth,
          before,
          x: face?.x ?? where.x,
          y,
          faceY: face?.y,
          actor: line.actor,
          face: where.head,
        },
      ];
    });
    const placed = new Map(placeBubbles(wishes, room, faces).map((each) => [each.id, each]));
    for (const [id, bubble] of this.bubbles) {
      const place = homecoming(bubble, placed.get(id), seconds);
      bubble.root.classList.toggle('hidden', place === undefined);
      if (place) move(bubble, place);
      else homeless.set(id, beyond.get(id));
    }
    return homeless;
  }

  private add(line: SurtitleLine): Bubble {
    const words = element('p.captions-words');
    const name = element('span.captions-name');
    const tail = element('span.captions-tail');
    const manner = line.voice === 'plain' ? undefined : element('span.captions-manner', line.manner);
    const head = element('p.captions-head', name, manner);
    const root = element('div', { class: `captions-bubble hidden captions-${line.voice}` }, head, words, tail);
    this.root.append(root);
    const unmeasured = { width: 0, height: 0, mostWidth: 0, before: undefined, side: undefined };
    const bubble: Bubble = {
      root,
      words,
      name,
      tail,
      line,
      isShown: false,
      otherwiseSeconds: 0,
      ...unmeasured,
      ...atHome,
    };
    this.bubbles.set(line.id, bubble);
    return bubble;
  }

  private write(bubble: Bubble, line: SurtitleLine): void {
    const isOld = bubble.line === line && bubble.width > 0;
    bubble.line = line;
    if (isOld) return;
    bubble.name.textContent = line.speaker;
    bubble.words.textContent = latestSentences(line.text, this.letters);
    bubble.root.dataset['hue'] = line.isUnseen ? 'none' : String(this.hueOf(line.actor));
    bubble.root.classList.toggle('over', line.isOver);
    // A line that goes on has its room from the start, and keeps it.
    if (!line.isOver && !endsSentence(line.text)) bubble.root.classList.add('is-long');
    measure(bubble);
  }
}

const atHome = { isHomeless: false, foundSeconds: 0, ageSeconds: 0 } as const;
/** A line that is not in the picture by then stays at its foot. */
const homeBySeconds = 1.6;

/** Its place, once it has had one for a while; a line that is read at the foot is read there to its end. */
function homecoming(bubble: Bubble, place: PlacedBubble | undefined, seconds: number): PlacedBubble | undefined {
  bubble.foundSeconds = place ? bubble.foundSeconds + seconds : 0;
  bubble.ageSeconds += seconds;
  const isLate = bubble.ageSeconds > homeBySeconds;
  bubble.isHomeless = !place || (bubble.isHomeless && (isLate || bubble.foundSeconds < patienceSeconds));
  return bubble.isHomeless ? undefined : place;
}

function measure(bubble: Bubble): void {
  const { root } = bubble;
  bubble.width = root.offsetWidth;
  bubble.height = root.offsetHeight;
  bubble.mostWidth = parseFloat(getComputedStyle(root).maxWidth) || bubble.width;
}

function move(bubble: Bubble, { left, top, tailX, tailY, side }: PlacedBubble): void {
  const { root, tail, before } = bubble;
  if (before?.left !== left || before.top !== top) {
    root.style.setProperty('transform', `translate(${left}px, ${top}px)`);
    bubble.before = { left, top };
  }
  const isBeside = side === 'left' || side === 'right';
  tail.style.setProperty(
    'transform',
    isBeside ? `translateY(${Math.round(tailY)}px)` : `translateX(${Math.round(tailX)}px)`,
  );
  if (bubble.side === side) return;
  bubble.side = side;
  if (side) root.dataset['side'] = side;
  else delete root.dataset['side'];
}

const middleOf = ({ left, top, right, bottom }: ShownHead) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const isOutside = (
  { x, y }: Pick<Shown, 'x' | 'y'>,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => x < 0 || y < 0 || x > width || y > height;
