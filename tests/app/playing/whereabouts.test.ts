import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../plugin/picture/view/stage-picture.ts';
import { faceOf, isInPicture, whereaboutsOf } from '../../../src/app/playing/whereabouts.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const polonius = entityId('actor:polonius');

/** A picture in which somebody is that far to the right, and seen or not. */
const picture = (bearing: number | undefined, isSeen = false, x?: number): Picture => ({
  above: () => (x === undefined ? undefined : { x, y: 100, meters: 2, isSeen }),
  head: () => (isSeen ? { left: 0, top: 0, right: 9, bottom: 9, isSeen } : undefined),
  bearing: () => bearing,
  take: () => Promise.resolve(new Blob()),
});

describe('where somebody is whom the picture does not show', () => {
  it('is at a side, or behind', () => {
    expect(whereaboutsOf(polonius, picture(-1.2))).toBe('left');
    expect(whereaboutsOf(polonius, picture(1.2))).toBe('right');
    expect(whereaboutsOf(polonius, picture(3))).toBe('behind');
    expect(whereaboutsOf(polonius, picture(-2.9))).toBe('behind');
  });

  it('is not said of whoever is seen, is ahead behind something, or is not on the stage', () => {
    expect(whereaboutsOf(polonius, picture(1.2, true))).toBeUndefined();
    expect(whereaboutsOf(polonius, picture(0.1))).toBeUndefined();
    expect(whereaboutsOf(polonius, picture(undefined))).toBeUndefined();
    expect(whereaboutsOf(polonius, undefined)).toBeUndefined();
  });
});

describe('what is in the picture', () => {
  it('is neither behind the lens nor far beside it', () => {
    expect(isInPicture(polonius, picture(0, false, 500), 1000)).toBe(true);
    // A large thing shows something of itself though its middle is beside the picture.
    expect(isInPicture(polonius, picture(0, false, -100), 1000)).toBe(true);
    expect(isInPicture(polonius, picture(0, false, -200), 1000)).toBe(false);
    expect(isInPicture(polonius, picture(0, false, 1300), 1000)).toBe(false);
    expect(isInPicture(polonius, picture(3), 1000)).toBe(false);
  });

  it('is everything, where there is no picture', () => {
    expect(isInPicture(polonius, undefined, 1000)).toBe(true);
  });
});

describe('what a label is about', () => {
  const gertrude = entityId('actor:gertrude');
  const ghost = entityId('actor:ghost');
  const heads = new Map([
    [polonius, { left: 480, top: 0, right: 520, bottom: 50, isSeen: false }],
    [gertrude, { left: 520, top: 0, right: 640, bottom: 90, isSeen: true }],
    [ghost, { left: 20, top: 0, right: 90, bottom: 50, isSeen: true }],
  ]);
  const room: Picture = { ...picture(0, false, 500), head: (id) => heads.get(id) };

  it('is whoever is pictured, and not whoever stands behind them', () => {
    expect(faceOf(polonius, [polonius, gertrude, ghost], room, 1000)).toBe(gertrude);
    expect(faceOf(ghost, [polonius, gertrude, ghost], room, 1000)).toBe(ghost);
    expect(faceOf(polonius, [polonius], room, 1000), 'nobody else is there').toBe(polonius);
    expect(faceOf(entityId('prop:bed'), [polonius, gertrude], room, 1000)).toBe('prop:bed');
  });
});
