import { beforeEach, describe, expect, it } from 'vitest';
import type { Blocking, Figure } from '../../../../plugin/picture/camera/blocking.ts';
import { clutterOf } from '../../../../plugin/picture/camera/clutter.ts';
import { Film } from '../../../../plugin/picture/camera/film.ts';
import { seenIn } from '../../../../plugin/picture/camera/frame.ts';
import { sideOf } from '../../../../plugin/picture/camera/line.ts';
import type { Shot } from '../../../../plugin/picture/camera/shot.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Draft } from '../../../../src/drama/fact.ts';
import { blockingWith, figure, twoRooms } from './small-set.ts';

const [ada, ben] = [entityId('actor:ada'), entityId('actor:ben')];
/** Two who face each other in the hall. */
const talking = blockingWith([figure(ada, 3.2, 3, Math.PI / 2), figure(ben, 4.8, 3, -Math.PI / 2)]);

let film: Film;
let nowMs: number;
let seq: number;
beforeEach(() => {
  [film, nowMs, seq] = [new Film({ plan: twoRooms }), 0, 0];
  happens({ type: 'scene:opened', by: 'narrator', scene: 'one', changes: [] });
});

function happens(draft: Draft): void {
  film.follow({ ...draft, seq: seq++, at: nowMs, witnesses: [ada, ben] });
}
const says = (actor: typeof ada, to: typeof ada): void =>
  happens({ type: 'line:begun', by: actor, turn: 1, actor, voice: 'plain', to });
const endsLine = (actor: typeof ada): void => happens({ type: 'line:ended', by: actor, turn: 1, actor, cut: false });

/** Lets time pass and returns the shots that were begun. */
function watch(seconds: number, blocking: Blocking): Shot[] {
  const shots: Shot[] = [];
  for (const end = nowMs + seconds * 1000; nowMs < end; nowMs += 100) {
    const before = film.shot;
    film.update(nowMs, blocking);
    if (film.shot && film.shot !== before) shots.push(film.shot);
  }
  return shots;
}

describe('a film editor', () => {
  it('establishes the place, then shows the two who talk together, then comes nearer', () => {
    says(ada, ben);
    const kinds = watch(20, talking).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['establishing', 'two-shot']);
    expect(['close-up', 'over-shoulder']).toContain(kinds[2]);
  });

  it('goes with everybody at once, though the play stands still, and composes anew for another window', () => {
    says(ada, ben);
    watch(8, talking);
    const [hall] = twoRooms.rooms;
    const other = twoRooms.rooms.find(({ place }) => place !== hall?.place);
    if (!other) throw new Error('There is one room only.');
    const gone = blockingWith([...talking.figures.values()].map((each) => ({ ...each, place: other.place })));
    film.update(nowMs, gone);
    expect(film.shot).toMatchObject({ kind: 'establishing', place: other.place });
    let aspect = 16 / 9;
    film = new Film({ plan: twoRooms, aspect: () => aspect });
    happens({ type: 'scene:opened', by: 'narrator', scene: 'one', changes: [] });
    film.update(0, talking);
    const wide = film.frame;
    aspect = 0.5;
    film.update(0, talking);
    expect(film.frame?.position.z).not.toBeCloseTo(wide?.position.z ?? 0);
  });

  it('stays on one side of the line through a whole talk', () => {
    const sides = new Set<number>();
    for (let turn = 0; turn < 12; turn++) {
      const [speaker, listener] = turn % 2 === 0 ? [ada, ben] : [ben, ada];
      says(speaker, listener);
      for (const { kind, frame } of watch(5, talking)) {
        if (kind !== 'establishing') sides.add(sideOf(vec(3.2, 1.58, 3), vec(4.8, 1.58, 3), frame.position));
      }
      endsLine(speaker);
    }
    sides.delete(0);
    expect(sides.size).toBe(1);
  });

  it('does not cut to a short word', () => {
    says(ada, ben);
    watch(12, talking);
    endsLine(ada);
    watch(2.1, talking);
    const shot = film.shot;
    says(ben, ada);
    watch(0.4, talking);
    endsLine(ben);
    watch(0.3, talking);
    expect(film.shot).toBe(shot);
  });

  it('gives a face room to look into, and air above', () => {
    says(ada, ben);
    const close = watch(40, talking).filter(({ kind }) => kind === 'close-up');
    expect(close.length).toBeGreaterThan(1);
    for (const { frame, subjects } of close) {
      const who = talking.figures.get(subjects[0]!) as Figure;
      const seen = seenIn(frame, who.eyes, 16 / 9);
      const ahead = seenIn(frame, vec(who.eyes.x + Math.sin(who.faceYaw), who.eyes.y, who.eyes.z), 16 / 9);
      expect(Math.sign(seen.across)).toBe(-Math.sign(ahead.across - seen.across));
      expect(seen.up).toBeGreaterThan(0.1);
      expect(seen.up).toBeLessThan(0.35);
    }
  });

  it('looks at the hand that takes a thing, so that hand and thing fill a third of the picture', () => {
    watch(4, talking);
    const cup = { center: vec(3.6, 1.0, 3), sizeMeters: 0.12 };
    const reaching: Figure = {
      ...figure(ada, 3.2, 3, Math.PI / 2),
      reach: { hand: vec(3.4, 1.05, 3), target: vec(3.6, 1.05, 3), part: 0.5, isReturning: false },
    };
    happens({
      type: 'action:begun',
      by: ada,
      turn: 1,
      actor: ada,
      action: { subject: ada, verb: 'take', object: 'prop:cup' },
    });
    const [shot] = watch(1.5, blockingWith([reaching], [], { 'prop:cup': cup }));
    expect(shot?.kind).toBe('insert');
    expect(0.16 / (shot?.heightMeters ?? 0)).toBeGreaterThan(0.3);
    expect(Math.abs(seenIn(shot!.frame, vec(3.6, 1.05, 3), 16 / 9).across)).toBeLessThan(0.2);
  });

  it('leaves nobody who speaks for somebody else’s hand, and shows no hand on a piece of furniture', () => {
    const reach = { hand: vec(3.4, 1.05, 3), target: vec(3.6, 1.05, 3), part: 0.5, isReturning: false };
    const people = [{ ...figure(ada, 3.2, 3, Math.PI / 2), reach }, figure(ben, 4.8, 3, -Math.PI / 2)];
    const at = vec(3.6, 1.0, 3);
    const things = { 'prop:cup': { center: at, sizeMeters: 0.12 }, 'prop:counter': { center: at, sizeMeters: 2.4 } };
    const around = blockingWith(people, [], things);
    const touches = (object: string): void =>
      happens({ type: 'action:begun', by: ada, turn: 1, actor: ada, action: { subject: ada, verb: 'touch', object } });
    watch(4, around);
    says(ben, ada);
    touches('prop:cup');
    expect(watch(3, around).map(({ kind }) => kind)).not.toContain('insert');
    endsLine(ben);
    touches('prop:counter');
    expect(watch(3, around).map(({ kind }) => kind)).not.toContain('insert');
    touches('prop:cup');
    expect(watch(3, around).map(({ kind }) => kind)).toContain('insert');
  });

  it('follows who walks, and keeps them in the picture', () => {
    watch(4, talking);
    happens({ type: 'action:begun', by: ada, turn: 1, actor: ada, action: { subject: ada, verb: 'go' } });
    const kinds = new Set<string>();
    for (let x = 2; x < 6.5; x += 0.13) {
      const walker = { ...figure(ada, x, 3, Math.PI / 2), speedMetersPerSecond: 1.3 };
      watch(0.1, blockingWith([walker]));
      kinds.add(film.shot?.kind ?? '');
      const frame = film.update(nowMs, blockingWith([walker]));
      expect(Math.abs(seenIn(frame!, walker.eyes, 16 / 9).across)).toBeLessThan(0.9);
    }
    expect([...kinds]).toContain('following');
  });

  it('leaves a picture somebody steps into', () => {
    says(ada, ben);
    watch(9, talking);
    for (let tries = 0; tries < 40 && film.shot?.kind !== 'close-up'; tries++) watch(0.5, talking);
    const shot = film.shot!;
    const eyes = talking.figures.get(shot.subjects[0]!)!.eyes;
    const { position } = shot.frame;
    const intruder = figure('actor:cy', (eyes.x + position.x) / 2, (eyes.z + position.z) / 2, 0);
    watch(1.6, blockingWith([...talking.figures.values(), intruder]));
    expect(film.shot).not.toBe(shot);
  });
});

describe('a film of somebody who plays', () => {
  it('has whom they struck and whom they then speak to in one picture, as soon as they speak', () => {
    const cy = entityId('actor:cy');
    const three = blockingWith([
      figure(ada, 2.2, 3, -Math.PI / 2),
      figure(ben, 1.4, 3, Math.PI / 2),
      figure(cy, 6.8, 4, -Math.PI / 2),
    ]);
    film = new Film({ plan: twoRooms, self: ada });
    happens({ type: 'scene:opened', by: 'narrator', scene: 'one', changes: [] });
    says(ada, ben);
    watch(12, three);
    endsLine(ada);
    const action = { subject: ada, verb: 'stab', object: ben } as const;
    happens({ type: 'action:begun', by: ada, turn: 1, actor: ada, action });
    watch(2, three);
    const verdict = { ok: true as const, code: null, reason: null, changes: [], narration: '' };
    happens({ type: 'action:ruled', by: 'narrator', turn: 1, actor: ada, action, verdict });
    watch(0.4, three);
    const isSeen = (who: typeof ada): boolean => {
      const { across, up } = seenIn(film.frame!, three.figures.get(who)!.eyes, 16 / 9);
      return Math.abs(across) < 1 && Math.abs(up) < 1;
    };
    expect([isSeen(ben), isSeen(cy)]).toEqual([true, false]);
    says(ada, cy);
    watch(0.7, three);
    expect([isSeen(ben), isSeen(cy)]).toEqual([true, true]);
  });
});

describe('a picture', () => {
  it('costs more that ends in the head of somebody it is not about', () => {
    const costAt = (x: number): number => {
      const blocking = blockingWith([figure(ada, 4, 3, Math.PI), figure(ben, x, 3, Math.PI)]);
      const frame = { position: vec(4, 1.58, 0.5), target: vec(4, 1.58, 3), fov: 0.42 };
      return clutterOf(
        { blocking, aspect: 16 / 9 },
        { kind: 'close-up', frame, subjects: [ada], place: entityId('place:hall'), heightMeters: 1 },
      );
    };
    const edge = Math.tan(0.21) * 2.5 * (16 / 9);
    expect(costAt(4 + edge)).toBeGreaterThan(costAt(4 + edge - 0.3) + 0.5);
    expect(costAt(4 + edge)).toBeGreaterThan(costAt(4 + edge + 0.25) + 0.5);
  });
});

describe('a film keeps secrets', () => {
  it('and does not look at one who hides, even while they speak', () => {
    const hidden: Figure = { ...figure(ben, 4.8, 3, -Math.PI / 2), isHidden: true };
    says(ben, ada);
    const shots = watch(15, blockingWith([figure(ada, 3.2, 3, Math.PI / 2), hidden]));
    for (const { kind, subjects } of shots) if (kind !== 'establishing') expect(subjects).not.toContain(ben);
    expect(shots.length).toBeGreaterThan(0);
  });
});
