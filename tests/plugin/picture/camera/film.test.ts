import { beforeAll, describe, expect, it } from 'vitest';
import { head } from '../../../../plugin/picture/camera/blocking.ts';
import { isFaceClear, isHeadWhole } from '../../../../plugin/picture/camera/composition.ts';
import { seenIn } from '../../../../plugin/picture/camera/frame.ts';
import { isCutClear, sideOf } from '../../../../plugin/picture/camera/line.ts';
import { leastOfBrokenMs, shotKinds, type Shot } from '../../../../plugin/picture/camera/shot.ts';
import { middleOf, Sight } from '../../../../plugin/picture/camera/sight.ts';
import { vec, wrapped, yawTowards } from '../../../../plugin/stage/space/vector.ts';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { isLong, whichOf } from '../../../how-much.ts';
import { filmEvening, sampleMs, type FilmedEvening, type Sample } from './filmed-evening.ts';

const [aspect, uprightAspect] = [16 / 9, 320 / 568];
/** Farther than this from a face a lens sees the back of its head. */
const backRadians = 1.75;
/** So long a film may take to come round to who begins to speak. */
const lateMs = 3000;
/** Longer is a picture nobody chose; silence may stretch one a little beyond its length. */
const longestMs = 15_000;

interface Cut {
  readonly before: Sample;
  readonly after: Sample;
}

const cutsOf = (samples: readonly Sample[]): Cut[] =>
  samples.flatMap((after, index) => {
    const before = samples[index - 1];
    return before && before.shot !== after.shot ? [{ before, after }] : [];
  });

/** How much of each evening is filmed; all of it with LONG=1. */
const watchedSeconds = 150;

const told = ({ nowMs, shot }: Sample): string => `${shot.kind} of ${shot.subjects.join(', ')} at ${nowMs / 1000} s`;

const names = whichOf('SCENES', ['elsinore'], ['elsinore', 'baker-street', 'midnight-cafe']);
describe.each(names)('the film of %s', (name) => {
  let evening: FilmedEvening;
  let sight: Sight;
  let cuts: Cut[];

  beforeAll(async () => {
    evening = await filmEvening(name, { uprightAspect, ...(isLong ? {} : { seconds: watchedSeconds }) });
    sight = new Sight(evening.plan);
    cuts = cutsOf(evening.samples);
  });

  const isFaceSeen = ({ shot, frame, blocking }: Sample, id: EntityId | undefined): boolean => {
    const [figure, room] = [id === undefined ? undefined : blocking.figures.get(id), sight.room(shot.place)];
    return !!figure && !!room && isFaceClear({ sight, room, blocking, aspect }, { ...shot, frame }, figure);
  };

  it('is never inside a wall, a thing or a body', () => {
    const inside = evening.samples.filter(({ frame, blocking }) => sight.isInside(frame.position, blocking));
    expect(inside.map(told)).toEqual([]);
  });

  it('has the face in plain sight while it holds a close-up', () => {
    const close = evening.samples.filter(({ shot }) => shot.kind === 'close-up' || shot.kind === 'over-shoulder');
    const clear = close.filter((sample) => isFaceSeen(sample, sample.shot.subjects[0]));
    expect(close.length).toBeGreaterThan(isLong ? 500 : 200);
    expect(clear.length / close.length).toBeGreaterThanOrEqual(0.97);
  });

  it('keeps heads whole and in the picture', () => {
    const shown = evening.samples.filter(({ shot }) => shot.kind === 'close-up' || shot.kind === 'over-shoulder');
    const cutOff = shown.filter(({ shot, frame, blocking }) => {
      const eyes = blocking.figures.get(shot.subjects[0] as EntityId)?.eyes;
      if (!eyes) return true;
      const crown = seenIn(frame, vec(eyes.x, eyes.y + head.crown, eyes.z), aspect);
      return crown.ahead < 0.3 || crown.up > 0.99 || Math.abs(crown.across) > 0.97;
    });
    expect(cutOff.length / shown.length, cutOff.slice(0, 5).map(told).join('; ')).toBeLessThan(0.01);
  });

  it('shows whoever speaks from the front, also held upright', () => {
    for (const samples of [evening.samples, evening.upright]) {
      const spoken = samples.flatMap((sample) => {
        const figure =
          sample.line && sample.nowMs - sample.line.sinceMs > lateMs && sample.blocking.figures.get(sample.line.actor);
        return figure && !figure.isHidden && sample.shot.kind !== 'establishing' ? [{ sample, figure }] : [];
      });
      const backs = spoken.filter(({ sample: { frame }, figure: { eyes, faceYaw } }) => {
        const isInPicture = seenIn(frame, eyes, 1).ahead > 0;
        return isInPicture && Math.abs(wrapped(yawTowards(eyes, frame.position) - faceYaw)) > backRadians;
      });
      expect(spoken.length).toBeGreaterThan(100);
      expect(backs.length / spoken.length, backs.slice(0, 5).map(({ sample }) => told(sample)).join('; ')).toBeLessThan(0.08); // prettier-ignore
    }
  });

  it('held upright, cuts no ear off, and has both of a talk in it', () => {
    const near = evening.upright.filter(({ shot: { kind } }) => kind === 'close-up' || kind === 'two-shot');
    const cutOff = near.filter(({ shot, frame, blocking }) =>
      shot.subjects.slice(0, shot.kind === 'two-shot' ? 2 : 1).some((id) => {
        const figure = blocking.figures.get(id);
        return figure === undefined || !isHeadWhole({ aspect: uprightAspect }, { frame }, figure);
      }),
    );
    expect(cutOff.length / near.length, cutOff.slice(0, 5).map(told).join('; ')).toBeLessThan(0.05);
    const both = near.filter(({ shot }) => shot.kind === 'two-shot');
    expect(both.length / near.length).toBeGreaterThan(0.25);
  });

  it('never cuts across the line of a talk without a neutral picture between', () => {
    const crossed = cuts.filter(({ before, after }) => {
      const { line } = after.shot;
      if (
        after.shot.how === 'glide' ||
        !line ||
        shotKinds[before.shot.kind].isNeutral ||
        shotKinds[after.shot.kind].isNeutral
      )
        return false;
      if (!line.every((id) => (before.shot.line ?? before.shot.subjects).includes(id))) return false;
      const [first, second] = line.map((id) => after.blocking.figures.get(id)?.eyes);
      if (!first || !second) return false;
      return sideOf(first, second, before.frame.position) * sideOf(first, second, after.frame.position) < 0;
    });
    expect(crossed.map(({ after }) => told(after))).toEqual([]);
  });

  it('never jumps: a cut to the same subject changes the angle by 30° or the size plainly', () => {
    const jumps = cuts.filter(({ before, after }) => {
      const [was, is] = [before.shot, after.shot];
      if (is.how === 'glide' || was.place !== is.place || was.kind === 'insert' || is.kind === 'insert') return false;
      const [subject] = is.subjects;
      if (subject === undefined || was.subjects[0] !== subject) return false;
      const room = sight.room(is.place);
      const at = after.blocking.figures.get(subject)?.eyes ?? (room ? middleOf(room) : undefined);
      return at !== undefined && !isCutClear({ ...was, frame: before.frame }, { ...is, frame: after.frame }, at);
    });
    expect(jumps.map(({ after }) => told(after))).toEqual([]);
  });

  it('holds its pictures long enough to be seen, and not until one sleeps', () => {
    const lengths = lengthsOf(cuts);
    expect(lengths.filter(([, ms]) => ms < leastOfBrokenMs)).toEqual([]);
    expect(lengths.filter(([, ms]) => ms > longestMs)).toEqual([]);
    const hurried = lengths.filter(([shot, ms]) => ms < Math.min(1600, shotKinds[shot.kind].leastMs) - sampleMs);
    expect(hurried.length / lengths.length, hurried.map(([shot, ms]) => `${shot.kind} ${ms}`).join(', ')).toBeLessThan(
      0.1,
    );
    const average = lengths.reduce((sum, [, ms]) => sum + ms, 0) / lengths.length;
    expect(average).toBeGreaterThan(3000);
    expect(average).toBeLessThan(7000);
  });

  it('shows a place whole before it shows its people', () => {
    const seen = new Set<EntityId>();
    for (const { shot } of evening.samples) {
      if (!seen.has(shot.place)) expect(shot.kind, shot.place).toBe('establishing');
      seen.add(shot.place);
    }
  });

  it('speaks the whole language', () => {
    const kinds = new Set(evening.samples.map(({ shot }) => shot.kind));
    for (const kind of ['establishing', 'two-shot', 'over-shoulder', 'close-up', 'insert'] as const) {
      expect([...kinds]).toContain(kind);
    }
  });
});

describe('a film', () => {
  it('is the same for the same facts, moments and seed', async () => {
    const [one, other] = [
      await filmEvening('elsinore', { seconds: 20 }),
      await filmEvening('elsinore', { seconds: 20 }),
    ];
    expect(other.samples.map(({ shot, frame }) => [shot, frame])).toEqual(
      one.samples.map(({ shot, frame }) => [shot, frame]),
    );
  });

  it('stands still between cuts for whoever asks for less motion', async () => {
    const { samples } = await filmEvening('elsinore', { seconds: 50, isStill: true });
    const moved = samples.filter((sample, index) => {
      const before = samples[index - 1];
      if (!before || before.shot !== sample.shot || sample.shot.kind === 'following') return false;
      return JSON.stringify(before.frame.position) !== JSON.stringify(sample.frame.position);
    });
    expect(moved).toEqual([]);
    expect(new Set(samples.map(({ shot }) => shot)).size).toBeGreaterThan(6);
  });
});

function lengthsOf(cuts: readonly Cut[]): (readonly [Shot, number])[] {
  return cuts.map(({ before, after }) => [before.shot, after.shot.beganMs - before.shot.beganMs] as const);
}
