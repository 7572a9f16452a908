import { describe, expect, it } from 'vitest';
import { placeBubbles, type BubbleWish, type PlacedBubble } from '../../../src/app/captions/bubble-layout.ts';
import { sharedArea, type PictureBox } from '../../../src/app/captions/seats.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { seededRandom } from '../../../src/kit/random.ts';

const room = { left: 10, top: 40, right: 630, bottom: 300 };
const wish = (id: number, x: number, y: number, more: Partial<BubbleWish> = {}): BubbleWish => ({
  id,
  x,
  y,
  width: 160,
  height: 50,
  mostWidth: 200,
  ...more,
});

/** Bubbles that lie over one another, or over the picture's border. */
function faultsIn(placed: readonly PlacedBubble[], wishes: readonly BubbleWish[]): readonly string[] {
  const boxes = placed.map(({ id, left, top }) => {
    const { width = 0, height = 0 } = wishes.find((each) => each.id === id) ?? {};
    return { id, left, top, right: left + width, bottom: top + height };
  });
  return boxes.flatMap((box, index) => {
    const isInside =
      box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
    const covered = boxes
      .slice(index + 1)
      .filter(
        (other) => box.right > other.left && other.right > box.left && box.bottom > other.top && other.bottom > box.top,
      );
    return [...(isInside ? [] : [`${box.id} leaves`]), ...covered.map((other) => `${box.id} covers ${other.id}`)];
  });
}

describe('bubbles', () => {
  it('hang over whoever speaks, with the tail on them', () => {
    expect(placeBubbles([wish(1, 300, 200)], room)).toEqual([
      { id: 1, left: 272, top: 140, tailX: 28, tailY: 36, side: undefined, isPushed: false },
    ]);
  });

  it('give way to the one who speaks now', () => {
    const wishes = [wish(1, 300, 200), wish(2, 320, 195)];
    const placed = placeBubbles(wishes, room);
    expect(placed.map(({ isPushed }) => isPushed)).toEqual([false, true]);
    expect(faultsIn(placed, wishes)).toEqual([]);
  });

  it('point at nobody but whoever speaks', () => {
    const [speaks, listens] = [entityId('actor:speaks'), entityId('actor:listens')];
    const random = seededRandom('tails');
    const between = (least: number, most: number) => Math.floor(least + random.next() * (most - least));
    const wide = { left: 10, top: 60, right: 1270, bottom: 640 };
    const far = (box: PictureBox, x: number, y: number): number =>
      Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom));
    let seen = 0;
    for (let round = 0; round < 300; round++) {
      const headAt = (actor: typeof speaks, isSpeaking: boolean) => {
        const [x, y, half] = [between(60, 1220), between(90, 560), between(14, 90)];
        return { actor, left: x - half, right: x + half, top: y - half * 1.25, bottom: y + half * 1.25, isSpeaking };
      };
      const face = headAt(speaks, true);
      const others = Array.from({ length: 4 }, () => headAt(listens, false));
      const [x, faceY] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2];
      const size = { width: between(120, 320), height: between(50, 150), mostWidth: 320 };
      const [placed] = placeBubbles([wish(1, x, face.top - 5, { ...size, faceY, face, actor: speaks })], wide, [
        face,
        ...others,
      ]);
      if (!placed) continue;
      seen++;
      const { left, top, tailX, tailY, side } = placed;
      const tip =
        side === 'left' || side === 'right'
          ? { x: side === 'left' ? left - 10 : left + size.width + 10, y: top + tailY }
          : { x: left + tailX, y: side === 'above' ? top - 10 : top + size.height + 10 };
      const own = far(face, tip.x, tip.y);
      for (const other of others) expect(far(other, tip.x, tip.y)).toBeGreaterThanOrEqual(own - 4);
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('never hide the play behind them', () => {
    expect(placeBubbles([wish(1, 300, 250, { height: 130 })], room)).toEqual([]);
    expect(placeBubbles([wish(1, 300, 250, { height: 110 })], room)).toHaveLength(1);
  });

  it('stand beside a face that fills the picture with the tail at that side, and on nobody who listens', () => {
    const speaker = { left: 240, top: 60, right: 400, bottom: 290, isSpeaking: true };
    const beside = placeBubbles([wish(1, 320, 30, { faceY: 175 })], room, [speaker]);
    expect(beside).toMatchObject([{ side: 'left' }]);
    const listener = { left: 280, top: 100, right: 380, bottom: 220, isSpeaking: false };
    const [placed] = placeBubbles([wish(1, 300, 200)], room, [listener]);
    const { left = 0, top = 0 } = placed ?? {};
    expect(sharedArea({ left, top, right: left + 160, bottom: top + 50 }, listener)).toBe(0);
    const crowd = Array.from({ length: 8 }, (_, at) => ({
      ...listener,
      left: at * 80,
      right: at * 80 + 78,
      top: 40,
      bottom: 300,
    }));
    expect(placeBubbles([wish(1, 300, 200)], room, crowd)).toEqual([]);
  });

  it('stand as near to whoever speaks as anything lets them', () => {
    const wide = { left: 10, top: 60, right: 1430, bottom: 780 };
    const random = seededRandom('near');
    const between = (least: number, most: number) => Math.floor(least + random.next() * (most - least));
    const headAt = (isSpeaking: boolean) => {
      const [x, y, half] = [between(100, 1340), between(160, 600), between(22, 90)];
      return { left: x - half, right: x + half, top: y - half * 1.25, bottom: y + half * 1.25, isSpeaking };
    };
    for (let round = 0; round < 200; round++) {
      const faces = [headAt(true), ...Array.from({ length: between(0, 5) }, () => headAt(false))];
      const [face = headAt(true)] = faces;
      const { left, right, top, bottom } = face;
      const size = { width: between(120, 320), height: between(50, 150) };
      const over = wish(1, (left + right) / 2, top - 10, { ...size, mostWidth: 320, faceY: (top + bottom) / 2 });
      const boxAt = (x: number, y: number) => ({ left: x, top: y, right: x + size.width, bottom: y + size.height });
      const farFrom = (box: ReturnType<typeof boxAt>) =>
        Math.hypot(Math.max(0, box.left - right, left - box.right), Math.max(0, box.top - bottom, top - box.bottom));
      const [placed] = placeBubbles([over], wide, faces);
      let nearest = Infinity;
      for (let x = wide.left; x + size.width <= wide.right; x += 20)
        for (let y = wide.top; y + size.height <= wide.bottom; y += 20)
          if (faces.every((each) => sharedArea(boxAt(x, y), each) === 0))
            nearest = Math.min(nearest, farFrom(boxAt(x, y)));
      if (!placed) continue;
      expect(farFrom(boxAt(placed.left, placed.top)) - nearest).toBeLessThan(90);
    }
  });

  it('stay put while they grow', () => {
    const lefts = [40, 90, 140, 200].map((width) => placeBubbles([wish(1, 600, 200, { width })], room)[0]?.left);
    expect(new Set(lefts).size).toBe(1);
  });

  it('are left out where there is no place for them', () => {
    expect(placeBubbles([wish(1, 300, 200, { width: 700 })], room)).toEqual([]);
    const crowd = Array.from({ length: 12 }, (_, id) => wish(id, 300, 200, { width: 300, height: 120 }));
    const placed = placeBubbles(crowd, room);
    expect(placed.length).toBeLessThan(crowd.length);
    expect(faultsIn(placed, crowd)).toEqual([]);
  });

  it('never overlap and never leave the picture, wherever people stand', () => {
    const random = seededRandom('bubbles');
    const between = (least: number, most: number) => Math.floor(least + random.next() * (most - least));
    for (let round = 0; round < 400; round++) {
      const wishes = Array.from({ length: between(1, 6) }, (_, id) => {
        const width = between(40, 220);
        const [x, y] = [between(-200, 840), between(-100, 460)];
        return wish(id, x, y, { width, height: between(30, 116), mostWidth: 220 });
      });
      const placed = placeBubbles(wishes, room);
      expect(placed.some(({ id }) => id === 0)).toBe(true);
      expect(faultsIn(placed, wishes)).toEqual([]);
    }
  });
});
