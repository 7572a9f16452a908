import { describe, expect, it } from 'vitest';
import { clearBearing, plainBearing, type Bearing, type HandBearing } from '../../../../plugin/body/motion/bearing.ts';
import { scoreOf, seenForMs } from '../../../../plugin/body/motion/gestures.ts';
import { plainManner, type GestureManner } from '../../../../plugin/body/motion/gestures/manner.ts';
import { ScorePlayers } from '../../../../plugin/body/motion/gestures/score-player.ts';
import { shoulder } from '../../../../plugin/body/motion/gestures/aim.ts';
import { contactPartOf } from '../../../../plugin/body/motion/gestures/score.ts';
import { scores } from '../../../../plugin/body/motion/gestures/scores.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { asVerb, rowOf, type GestureName, type Verb, type VerbName } from '../../../../src/drama/verb.ts';
import { deeds } from '../../../../src/drama/verbs/deeds.ts';
import { emotes } from '../../../../src/drama/verbs/emotes.ts';
import { unruled } from '../../../../src/drama/verbs/unruled.ts';
import { knownVerb } from '../../../../src/world/verbs/verb-index.ts';

/** What the respected world models and stages know by name: the lists of our anchors. */
const anchors = `
take inventory, take, remove, drop, put, insert, eat, go, enter, exit, look, examine, search, consult, lock, unlock,
switch on, switch off, open, close, wear, take off, give, show, wake, throw, attack, kiss, answer, tell, ask, wait, touch,
wave, pull, push, turn, squeeze, say yes, say no, say sorry, burn, wake up, think, smell, listen, taste, cut, jump, tie,
drink, swing, rub, set, buy, climb, sleep, shout, whisper, follow, unfollow, block, hit, hug, steal, equip, wield, ingest,
emote, point, use, applaud, blush, cry, dance, frown, gasp, grin, groan, growl, laugh, nod, nudge, ponder, pout, scream,
shrug, sigh, smile, stare, wink, yawn, bow, kneel, curtsy, tremble, pace, sneer, weep, beckon, salute, sit, lie, stand up,
watch, turn to, read, pour, fill, empty, type, wash, wipe, plug in, plug out, slice, cook, break, clean, dirty, use up,
toggle, draw, sheathe, aim, fire, stab, strike, parry, hide, peek, knock, light, extinguish, ring, play, write, sign, tear,
fold, seal, pour out, toast, embrace, block the way, step back, corner
`
  .split(',')
  .map((verb) => verb.trim().replace(/\s+/g, ' '));

const players = new ScorePlayers();
const names = Object.keys(scores) as GestureName[];
const manner = (change: Partial<GestureManner> = {}): GestureManner => ({ ...plainManner, ...change });
const played = (name: GestureName, part: number, how: GestureManner = plainManner): Bearing => {
  const bearing = plainBearing();
  const player = players.of(scores[name]);
  player.part = part;
  player.play(bearing, how);
  return bearing;
};
/** A verb that is played so. */
const verbOf = (name: GestureName): VerbName =>
  (Object.entries({ ...deeds, ...emotes, ...unruled }).find(([, row]) => row.gesture === name)?.[0] ?? '') as VerbName;

const channels = ['nod', 'turn', 'tilt', 'bend', 'twist', 'sway', 'sink', 'shiftX', 'shiftZ', 'shoulders', 'footUp', 'footAhead', 'lifted', 'knit', 'smile', 'open', 'lids'] as const; // prettier-ignore
/** How far a bearing is from rest. */
const size = (b: Bearing): number =>
  channels.reduce((sum, channel) => sum + Math.abs(b[channel]), b.left.weight + b.right.weight);

const hang = { left: vec(-0.25, 0.67, 0.06), right: vec(0.25, 0.67, 0.06) } as const;
/** Where a hand is that hangs when it has nothing to do. */
const handAt = (b: Bearing, side: 'left' | 'right'): [number, number, number] => {
  const { x, y, z, weight } = b[side];
  const rest = hang[side];
  return [rest.x + (x - rest.x) * weight, rest.y + (y - rest.y) * weight, rest.z + (z - rest.z) * weight];
};
const lastsSeconds = (name: GestureName): number => seenForMs({ verb: verbOf(name), contactMs: 540 }) / 1000;

/** A gesture as a row of numbers: what is seen of it at eight moments. */
const curve = (name: GestureName): number[] =>
  [0.15, 0.28, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].flatMap((part) => {
    const b = played(name, part);
    return [
      ...handAt(b, 'left').map((value) => value * 2),
      ...handAt(b, 'right').map((value) => value * 2),
      ...channels.map((channel) => b[channel]),
      (Number.isNaN(b.right.fist) ? 0.2 : b.right.fist) * b.right.weight * 0.5,
      b.right.index * b.right.weight * 0.5,
      b.right.palm * b.right.weight * 0.2,
    ];
  });

describe('gestures', () => {
  it('has a motion of its own for every verb the narrator rules on', () => {
    const ruled = Object.keys({ ...deeds, ...emotes }) as VerbName[];
    expect(ruled.filter((verb) => verb !== 'motion' && scoreOf(verb) === scores.motion)).toEqual([]);
  });

  it('has a motion of its own for every verb and emote of the anchors', () => {
    expect(anchors.length).toBeGreaterThan(120);
    // *Blocks the way*: of a phrase that is no verb of ours, its first word is.
    const known = (said: string): Verb => knownVerb(said) ?? knownVerb(said.split(' ')[0]!) ?? asVerb(said);
    expect(anchors.filter((said) => rowOf(known(said)).gesture === 'motion')).toEqual([]);
  });

  it('gives a verb nobody knows a small motion of the hand', () => {
    expect(scoreOf(asVerb('defenestrate'))).toBe(scores.motion);
    expect(played('motion', 0.5).right.weight).toBeGreaterThan(0.5);
  });

  it('begins and ends at rest and does something between', () => {
    for (const name of names) {
      expect(size(played(name, 0)), `${name} begins`).toBeLessThan(1e-6);
      expect(size(played(name, 1)), `${name} ends`).toBeLessThan(1e-6);
      expect(Math.max(...[0.2, 0.35, 0.5, 0.65].map((part) => size(played(name, part)))), name).toBeGreaterThan(0.2);
    }
  });

  it('moves hands without jumps: as fast as people do, and never from one place to another', () => {
    const jumps: string[] = [];
    for (const name of names) {
      const isSudden = scores[name].isSudden === true;
      const frames = Math.ceil(lastsSeconds(name) * 30);
      for (const side of ['left', 'right'] as const) {
        let before = handAt(played(name, 0), side);
        let lastStep: number[] = [0, 0, 0];
        for (let frame = 1; frame <= frames; frame++) {
          const now = handAt(played(name, frame / frames), side);
          const step = now.map((value, axis) => value - before[axis]!);
          const far = Math.hypot(...step);
          const change = Math.hypot(...step.map((value, axis) => value - lastStep[axis]!));
          if (far > (isSudden ? 0.24 : 0.12) || change > (isSudden ? 0.2 : 0.06))
            jumps.push(
              `${name}, ${side}, frame ${frame} of ${frames}: ${far.toFixed(3)} m, change ${change.toFixed(3)}`,
            );
          before = now;
          lastStep = step;
        }
      }
    }
    expect(jumps).toEqual([]);
  });

  it('turns head and trunk without jerks', () => {
    const jerks: string[] = [];
    for (const name of names) {
      const frames = Math.ceil(lastsSeconds(name) * 30);
      let before = played(name, 0);
      for (let frame = 1; frame <= frames; frame++) {
        const now = played(name, frame / frames);
        for (const channel of ['nod', 'turn', 'tilt', 'bend', 'twist', 'sway'] as const) {
          if (Math.abs(now[channel] - before[channel]) > 0.3) jerks.push(`${name} ${channel} at frame ${frame}`);
        }
        if (Math.abs(now.sink - before.sink) > 0.09) jerks.push(`${name} sink at frame ${frame}`);
        before = now;
      }
    }
    expect(jerks).toEqual([]);
  });

  it('keeps every hand within the reach of its arm and out of the trunk', () => {
    const odd: string[] = [];
    for (const name of names) {
      for (const how of [plainManner, manner({ seed: 0.05, strength: 1.3 }), manner({ seed: 0.93, strength: 0.7 })]) {
        for (let part = 0.02; part < 1; part += 0.02) {
          const b = played(name, part, how);
          for (const [side, sign] of [
            ['left', -1],
            ['right', 1],
          ] as const) {
            // prettier-ignore
            const { x, y, z, weight, onHead }: HandBearing = b[side];
            if (weight < 0.99) continue;
            const far = Math.hypot(x * sign - shoulder.x, y - shoulder.y, z - shoulder.z);
            const isInside = onHead < 0.5 && y > 0.75 && y < 1.3 && Math.hypot(x / 0.17, z / 0.13) < 1;
            if (far > 0.63 || isInside) odd.push(`${name} ${side} at ${part.toFixed(2)}`);
          }
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('can be told apart, every one from every other', () => {
    const curves = names.map((name) => [name, curve(name)] as const);
    const alike: string[] = [];
    for (const [index, [name, one]] of curves.entries()) {
      for (const [other, two] of curves.slice(index + 1)) {
        const distance = Math.sqrt(one.reduce((sum, value, at) => sum + (value - two[at]!) ** 2, 0) / 8);
        if (distance < 0.14) alike.push(`${name} = ${other} (${distance.toFixed(2)})`);
      }
    }
    expect(alike).toEqual([]);
  });

  it('looks like what it is', () => {
    expect(played('bow', 0.5).bend).toBeGreaterThan(0.6);
    expect(played('nod', 0.32).nod).toBeGreaterThan(0.2);
    expect(played('weep', 0.5).right.y).toBeGreaterThan(1.45);
    expect(played('fold-arms', 0.5).right.x).toBeLessThan(0);
    expect(played('point', 0.5).right.index).toBeGreaterThan(0.9);
    expect(played('beg', 0.66).right.palm).toBeGreaterThan(1);
    expect(played('rage', 0.5).right.fist).toBeGreaterThan(0.9);
    expect(played('stamp', 0.2).footUp).toBeGreaterThan(0.1);
  });

  it('plays with the left what the right hand is too full for, as in a mirror', () => {
    for (const verb of ['wave', 'point', 'beckon', 'think', 'dismiss'] as const) {
      const right = played(verb, 0.45);
      const left = played(verb, 0.45, manner({ free: { left: true, right: false } }));
      expect(left.left.x, verb).toBeCloseTo(-right.right.x, 9);
      expect(left.left.y, verb).toBeCloseTo(right.right.y, 9);
      expect(left.left.palm, verb).toBeCloseTo(right.right.palm, 9);
      expect(left.twist, verb).toBeCloseTo(-right.twist, 9);
      expect(left.tilt, verb).toBeCloseTo(-right.tilt, 9);
      expect(left.bend, verb).toBeCloseTo(right.bend, 9);
    }
  });

  it('throws with the hand that has the stone, and never salutes with the left', () => {
    expect(played('throw', 0.4, manner({ free: { left: false, right: true } })).left.carries).toBe(true);
    expect(played('salute', 0.5, manner({ free: { left: true, right: false } })).right.weight).toBeGreaterThan(0.9);
  });

  it('is the same for the same person and another for the next', () => {
    for (const verb of ['wave', 'shrug', 'laugh', 'bow'] as const) {
      const of = (seed: number): Bearing => played(verb, 0.5, manner({ seed }));
      expect(of(0.3)).toEqual(of(0.3));
      expect(of(0.3)).not.toEqual(of(0.7));
    }
  });

  it('is bigger in the furious than in the timid', () => {
    const bend = (strength: number): number => played('bow', 0.5, manner({ strength })).bend;
    expect(bend(1.3)).toBeGreaterThan(bend(0.7) * 1.5);
  });

  it.each(['point', 'accuse', 'punch', 'stab', 'aim', 'shoot', 'reach'] as const)(
    '%s goes where it is meant',
    (verb) => {
      for (const at of [
        vec(0.2, 1.3, 2),
        vec(2, 1.5, 2),
        vec(-1.2, 1.2, 2.4),
        vec(0.6, 0.4, 1.5),
        vec(-2, 1.3, 1),
        vec(0.3, 2.2, 1.6),
      ]) {
        // prettier-ignore
        const part = { point: 0.5, accuse: 0.5, punch: 0.28, stab: 0.46, aim: 0.5, shoot: 0.38, reach: 0.5 }[verb] ?? 0.5;
        const b = played(verb, part, manner({ at }));
        const isLeft = b.left.carries || (!b.right.carries && b.left.weight * b.left.z > b.right.weight * b.right.z);
        const side = isLeft ? 'left' : 'right';
        const sign = side === 'right' ? 1 : -1;
        const [x, y, z] = [b[side].x - sign * shoulder.x, b[side].y - shoulder.y, b[side].z];
        const [tx, ty, tz] = [at.x - sign * shoulder.x, at.y - shoulder.y, at.z];
        const cosine = (x * tx + y * ty + z * tz) / Math.hypot(x, y, z) / Math.hypot(tx, ty, tz);
        expect((Math.acos(Math.min(1, cosine)) * 180) / Math.PI, `${verb} at ${JSON.stringify(at)}`).toBeLessThan(10);
      }
    },
  );

  it('does not reach through what is near', () => {
    const near = played('punch', 0.46, manner({ at: vec(0.18, 1.28, 0.4) }));
    expect(near.right.z).toBeLessThan(0.42);
  });

  it('leaves a hand that reaches to the stage at the moment of contact, and does the rest around it', () => {
    for (const verb of ['knock', 'pour', 'take', 'stab', 'open', 'write'] as const) {
      const contact = contactPartOf(scores[verb]);
      const how = manner({ hand: 'left', at: vec(-0.1, 1.1, 0.5) });
      expect(played(verb, contact, how).left.weight, verb).toBeLessThan(0.02);
      const after = played(verb, Math.min(0.8, contact + 0.2), how);
      expect(after.left.weight, verb).toBeGreaterThan(0.5);
      expect(after.left.carries, verb).toBe(true);
    }
  });

  it('times what touches to the touch', () => {
    expect(seenForMs({ verb: 'throw', contactMs: 420 }) * contactPartOf(scores.throw)).toBeCloseTo(420, 6);
    expect(seenForMs({ verb: 'weep', contactMs: 960 })).toBe(4000);
  });

  it('is taken back in place', () => {
    const bearing = played('weep', 0.5);
    clearBearing(bearing);
    expect(size(bearing)).toBe(0);
  });
});
