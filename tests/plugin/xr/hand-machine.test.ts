import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import { plus, scaled, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { HandMachine, type HandAbout } from '../../../plugin/xr/hand-machine.ts';
import type { HandGesture } from '../../../plugin/xr/gestures.ts';

const cup = entityId('prop:cup');
const drawer = entityId('prop:drawer');
const bruno = entityId('actor:bruno');
const empty: HandAbout = {
  near: undefined, far: undefined, held: undefined, person: undefined, under: undefined, cup: undefined, touched: undefined,
  tilt: 'upright', isAtMouth: false, aimedAt: () => undefined,
}; // prettier-ignore
const at = (id: EntityId, comesAlong = true) => ({ id, comesAlong, front: vec(0, 0, 1) });
const frameSeconds = 1 / 72;

/** A hand of a test: opens, closes, moves and is lost, frame by frame. */
class TestHand {
  readonly gestures: HandGesture[] = [];
  private readonly machine = new HandMachine();
  private position: Vec3 = vec(0, 1, 0);
  private squeeze = 0;
  private trigger = 0;

  close(about: Partial<HandAbout>, how: 'fist' | 'finger' = 'fist'): this {
    [this.squeeze, this.trigger] = how === 'fist' ? [1, 0] : [0, 1];
    return this.stay(frameSeconds, about);
  }

  open(about: Partial<HandAbout>): this {
    [this.squeeze, this.trigger] = [0, 0];
    return this.stay(frameSeconds, about);
  }

  stay(seconds: number, about: Partial<HandAbout>): this {
    return this.move(vec(0, 0, 0), seconds, about);
  }

  move(velocity: Vec3, seconds: number, about: Partial<HandAbout>): this {
    for (let passed = 0; passed < seconds - 1e-9; passed += frameSeconds) {
      this.position = plus(this.position, scaled(velocity, frameSeconds));
      const { position, squeeze, trigger } = this;
      const input = { at: position, squeeze, trigger };
      this.gestures.push(...this.machine.update(frameSeconds, input, { ...empty, ...about }));
    }
    return this;
  }

  vanish(about: Partial<HandAbout>): this {
    this.gestures.push(...this.machine.update(frameSeconds, undefined, { ...empty, ...about }));
    return this;
  }

  get kinds(): string[] {
    return this.gestures.map(({ kind }) => kind);
  }
}

describe('a hand', () => {
  it('grabs what is near when it closes, and lets it go when it opens: once each', () => {
    const hand = new TestHand()
      .close({ near: at(cup) })
      .stay(0.5, { held: cup })
      .open({ held: cup })
      .stay(0.2, {});
    expect(hand.gestures).toMatchObject([
      { kind: 'grab', thing: cup },
      { kind: 'let-go', held: cup },
    ]);
  });

  it('keeps what was refused to it: nothing was held, so nothing is let go', () => {
    const hand = new TestHand()
      .close({ near: at(cup) })
      .stay(0.4, { near: at(cup) })
      .open({ near: at(cup) });
    expect(hand.kinds).toEqual(['grab']);
  });

  it('keeps a thing when it is lost from sight, and does not let it go when it is found open', () => {
    const hand = new TestHand().close({ near: at(cup) }).stay(0.3, { held: cup });
    hand.vanish({ held: cup }).vanish({ held: cup }).open({ held: cup }).stay(0.3, { held: cup });
    expect(hand.kinds).toEqual(['grab']);
    hand.close({ held: cup }).open({ held: cup });
    expect(hand.kinds, 'closed and opened on purpose').toEqual(['grab', 'let-go']);
  });

  it('takes from afar by the finger only', () => {
    const far = { id: cup, comesAlong: true };
    expect(new TestHand().close({ far }).kinds).toEqual([]);
    expect(new TestHand().close({ far }, 'finger').gestures).toEqual([{ kind: 'grab', thing: cup }]);
  });

  it('pulls and pushes what does not come along, as it is moved from its front or to it', () => {
    const about = { near: at(drawer, false) };
    const pulled = new TestHand()
      .close(about)
      .move(vec(0, 0, 0.6), 0.4, about)
      .open(about);
    expect(pulled.gestures).toEqual([{ kind: 'pull', thing: drawer }]);
    const pushed = new TestHand()
      .close(about)
      .move(vec(0, 0, -0.6), 0.4, about)
      .open(about);
    expect(pushed.gestures).toEqual([{ kind: 'push', thing: drawer }]);
    const held = new TestHand()
      .close(about)
      .move(vec(0, 0, 0.1), 0.4, about)
      .open(about);
    expect(held.gestures, 'four centimetres are no pull').toEqual([]);
  });

  it('throws what leaves it in a swing, at whoever is there', () => {
    const about = { held: cup, under: drawer, aimedAt: () => bruno };
    const hand = new TestHand().close(about).move(vec(0, 1, 3), 0.2, about);
    hand.open(about);
    expect(hand.gestures).toMatchObject([{ kind: 'fling', held: cup, thing: bruno }]);
    expect(hand.gestures[0], 'and it flies ahead').toMatchObject({ at: { z: expect.closeTo(2.3, 0) as number } });
  });

  it('holds out only what it holds still before somebody, and once', () => {
    const about = { held: cup, person: bruno };
    expect(new TestHand().move(vec(1, 0, 0), 1, about).kinds).toEqual([]);
    const hand = new TestHand().stay(2, about);
    expect(hand.gestures).toEqual([{ kind: 'hold-out', held: cup, thing: bruno }]);
    hand.stay(0.5, { held: cup }).stay(1, about);
    expect(hand.kinds).toEqual(['hold-out', 'hold-out']);
  });

  it('offers again what nobody could take yet, and does not press it on anybody', () => {
    const hand = new TestHand().stay(11, { held: cup, person: bruno });
    expect(hand.kinds).toEqual(['hold-out', 'hold-out', 'hold-out']);
  });

  it('gives to a person rather than to the table under them', () => {
    const about = { held: cup, person: bruno, under: drawer };
    expect(new TestHand().close(about).open(about).gestures).toMatchObject([{ kind: 'let-go', thing: bruno }]);
  });

  it('drinks, tips and touches when it lasts, not in passing', () => {
    for (const [about, kind] of [
      [{ held: cup, isAtMouth: true }, 'to-mouth'],
      [{ held: cup, tilt: 'over', under: drawer }, 'tip'],
      [{ held: cup, touched: drawer }, 'touch-with'],
    ] as const) {
      expect(new TestHand().stay(0.1, about).stay(1, { held: cup }).kinds, kind).toEqual([]);
      const hand = new TestHand().stay(0.1, { held: cup });
      expect(hand.stay(1, about).kinds, kind).toEqual([kind]);
    }
  });

  it('spills nothing by the way it was taken, nor at the mouth', () => {
    const over = { held: cup, tilt: 'over' } as const;
    expect(new TestHand().stay(1, over).kinds).toEqual([]);
    expect(new TestHand().stay(0.1, { held: cup }).stay(1, { ...over, isAtMouth: true }).kinds).toEqual(['to-mouth']);
  });

  it('knocks when it is stopped twice by a thing, and points with the finger out of the fist', () => {
    const about = { near: at(drawer, false) };
    const hand = new TestHand();
    for (let times = 0; times < 2; times++) {
      hand
        .move(vec(0, 0, -0.8), 0.15, about)
        .stay(0.2, about)
        .move(vec(0, 0, 0.2), 0.2, {});
    }
    expect(hand.gestures).toEqual([{ kind: 'knock', thing: drawer }]);
    const far = { id: bruno, comesAlong: false };
    expect(new TestHand().close({ far }).stay(1, { far }).gestures).toEqual([{ kind: 'point', thing: bruno }]);
  });
});
