import { describe, expect, it } from 'vitest';
import {
  canBind,
  controls,
  keyName,
  readBindings,
  rebound,
  standardBindings,
} from '../../../plugin/player/bindings.ts';
import { noPad, padChanges, readPad, type Pad } from '../../../plugin/player/gamepad.ts';
import { Keys } from '../../../plugin/player/keys.ts';
import { LookAngles, mostPitch, mostTurnSeated, type Comfort } from '../../../plugin/player/look-angles.ts';
import { PointerLook, type Pointed } from '../../../plugin/player/pointer-look.ts';
import { steadied } from '../../../plugin/player/stick.ts';
import { TouchStick } from '../../../plugin/player/touch-stick.ts';
import { intentOf, isSameIntent, type Going } from '../../../plugin/player/walking.ts';

const comfort: Comfort = { fov: 80, lookSpeed: 1, isLookInverted: false, isStill: false };

describe('bindings', () => {
  it('give every control a key, and every key one control', () => {
    const keys = controls.flatMap((control) => standardBindings[control]);
    expect(controls.filter((control) => standardBindings[control].length === 0)).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((code) => !canBind(code))).toEqual([]);
  });

  it('let a key do something else, and say who lost it', () => {
    const { bindings, lost } = rebound(standardBindings, 'act', 'KeyW');
    expect(lost).toBe('forward');
    expect(bindings.act).toEqual(['KeyW']);
    expect(bindings.forward).toEqual(['ArrowUp']);
    expect(rebound(bindings, 'act', 'KeyW').lost).toBeUndefined();
  });

  it('leave the browser its own keys', () => {
    expect(rebound(standardBindings, 'act', 'Tab').bindings).toBe(standardBindings);
    expect(rebound(standardBindings, 'act', 'no key').bindings).toBe(standardBindings);
  });

  it('are read from a browser as far as they can be', () => {
    expect(readBindings(undefined)).toEqual(standardBindings);
    expect(readBindings('nonsense')).toEqual(standardBindings);
    const read = readBindings({ act: ['KeyK', 7, 'Tab', 'KeyK'], talk: 'Enter', forward: ['KeyE'], whisper: [] });
    expect(read.act).toEqual(['KeyK']);
    expect(read.talk).toEqual(standardBindings.talk);
    expect(read.forward).toEqual(['KeyE']);
    expect(read.whisper).toEqual([]);
    const keys = Object.values(read).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are what was kept', () => {
    const { bindings } = rebound(rebound(standardBindings, 'drop', 'Digit1').bindings, 'run', 'KeyG');
    expect(readBindings(JSON.parse(JSON.stringify(bindings)))).toEqual(bindings);
  });

  it('have names that are on the keys', () => {
    expect(['KeyW', 'Digit4', 'ArrowUp', 'Numpad7', 'Escape'].map(keyName)).toEqual(['W', '4', '↑', 'Num 7', 'Esc']);
  });
});

describe('keys', () => {
  it('begin once however often they repeat, and end once', () => {
    const keys = new Keys(standardBindings);
    expect(keys.press('KeyE')).toEqual({ control: 'act', isHeld: true });
    expect(keys.press('KeyE')).toBeUndefined();
    expect(keys.release('KeyE')).toEqual({ control: 'act', isHeld: false });
    expect(keys.release('KeyE')).toBeUndefined();
  });

  it('count two keys of one control as one', () => {
    const keys = new Keys(standardBindings);
    keys.press('KeyW');
    expect(keys.press('ArrowUp')).toBeUndefined();
    expect(keys.release('KeyW')).toBeUndefined();
    expect(keys.axis('back-step', 'forward')).toBe(1);
    expect(keys.release('ArrowUp')).toEqual({ control: 'forward', isHeld: false });
    expect(keys.axis('back-step', 'forward')).toBe(0);
  });

  it('are all let go when the page loses them', () => {
    const keys = new Keys(standardBindings);
    for (const code of ['KeyW', 'ArrowUp', 'KeyX']) keys.press(code);
    expect(keys.releaseAll().map(({ control }) => control).sort()).toEqual(['forward', 'hold-to-talk']); // prettier-ignore
    expect(keys.isHeld('forward')).toBe(false);
    expect(keys.press('KeyW')).toEqual({ control: 'forward', isHeld: true });
  });
});

describe('sticks', () => {
  it('have a dead middle, all of it before the rim, and no jump between', () => {
    expect(steadied({ x: 0.1, y: 0.1 }, 0.18)).toEqual({ x: 0, y: 0 });
    expect(steadied({ x: 0.19, y: 0 }, 0.18).x).toBeLessThan(0.03);
    expect(steadied({ x: 0, y: -0.97 }, 0.18).y).toBe(-1);
    const aslant = steadied({ x: 0.8, y: 0.8 }, 0.18);
    expect(Math.hypot(aslant.x, aslant.y)).toBeCloseTo(1);
    expect(aslant.x).toBeCloseTo(aslant.y);
  });

  const pad = (axes: readonly number[], pressed: readonly number[] = [], values: Record<number, number> = {}): Pad => ({
    mapping: 'standard',
    axes,
    buttons: Array.from({ length: 17 }, (_, place) => ({
      pressed: pressed.includes(place),
      value: values[place] ?? Number(pressed.includes(place)),
    })),
  });

  it('of a gamepad walk ahead when pushed ahead, and buttons ask', () => {
    const now = readPad(pad([0, -1, 0.6, 0], [0], { 7: 0.6, 6: 0.2 }));
    expect(now.walk).toEqual({ x: 0, y: 1 });
    expect(now.look.x).toBeGreaterThan(0.1);
    expect([...now.held].sort()).toEqual(['act', 'throw']);
    expect(padChanges(noPad, now)).toHaveLength(2);
    expect(padChanges(now, readPad(pad([0, 0, 0, 0], [0]), now))).toEqual([{ control: 'throw', isHeld: false }]);
  });

  it('run from a press until they are let go', () => {
    const pressed = readPad(pad([0, -1, 0, 0], [10]));
    const after = readPad(pad([0, -1, 0, 0]), pressed);
    expect([pressed.isRunning, after.isRunning]).toEqual([true, true]);
    expect(readPad(pad([0, 0, 0, 0]), after).isRunning).toBe(false);
  });

  it('of unknown gamepads are left alone', () => {
    expect(readPad({ ...pad([1, 1, 1, 1], [0]), mapping: '' })).toBe(noPad);
  });

  it('on a screen are where the thumb landed, and run past the rim', () => {
    const stick = new TouchStick(50);
    stick.land(100, 300);
    expect(stick.move(103, 298)).toEqual({ x: 0, y: 0, isRunning: false });
    const ahead = stick.move(100, 260);
    expect(ahead.y).toBeGreaterThan(0.7);
    expect(ahead.isRunning).toBe(false);
    expect(stick.move(100, 200)).toEqual({ x: 0, y: 1, isRunning: true });
    expect(stick.knob.y).toBe(-50);
    // The middle went along: a little back and it walks again.
    expect(stick.middle?.y).toBeLessThan(300);
    expect(stick.move(100, 225).isRunning).toBe(false);
    stick.lift();
    expect(stick.walk).toEqual({ x: 0, y: 0, isRunning: false });
  });
});

describe('a pointer', () => {
  const at = (clientX: number, clientY: number, timeStamp: number, more: Partial<Pointed> = {}): Pointed => ({ pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY, timeStamp, ...more }); // prettier-ignore

  it('taps when it is short and still, and drags when it is not', () => {
    const pointer = new PointerLook();
    pointer.down(at(10, 10, 0));
    expect(pointer.move(at(13, 12, 50))).toBeUndefined();
    expect(pointer.up(at(13, 12, 120))).toEqual({ kind: 'tap', by: 'finger', x: 13, y: 12 });
    pointer.down(at(10, 10, 1000));
    expect(pointer.move(at(30, 10, 1050))).toEqual({ kind: 'drag', by: 'finger', dx: 20, dy: 0 });
    expect(pointer.move(at(31, 12, 1060))).toEqual({ kind: 'drag', by: 'finger', dx: 1, dy: 2 });
    expect(pointer.up(at(31, 12, 1070))).toBeUndefined();
    pointer.down(at(10, 10, 2000));
    expect(pointer.up(at(10, 10, 2900))).toBeUndefined();
  });

  it('looks with the first finger only', () => {
    const pointer = new PointerLook();
    pointer.down(at(0, 0, 0));
    pointer.down(at(100, 0, 0, { pointerId: 2 }));
    expect(pointer.move(at(200, 0, 10, { pointerId: 2 }))).toBeUndefined();
    expect(pointer.move(at(50, 0, 10))).toMatchObject({ kind: 'drag', dx: 50 });
  });

  it('hovers only where there is a mouse', () => {
    const pointer = new PointerLook();
    expect(pointer.move(at(5, 6, 0, { pointerType: 'mouse' }))).toEqual({ kind: 'hover', x: 5, y: 6 });
    expect(pointer.move(at(5, 6, 0))).toBeUndefined();
  });
});

describe('a look', () => {
  it('goes no farther up and down than a neck', () => {
    const look = new LookAngles(() => comfort);
    look.byMouse(0, -100_000);
    expect(look.pitch).toBe(mostPitch.up);
    look.byMouse(0, 200_000);
    expect(look.pitch).toBe(-mostPitch.down);
  });

  it('goes round, and never grows without end', () => {
    const look = new LookAngles(() => comfort);
    for (let turn = 0; turn < 100; turn++) look.byMouse(1000, 0);
    expect(Math.abs(look.yaw)).toBeLessThanOrEqual(Math.PI);
  });

  it('of one who sits stays within 110° of how they sit', () => {
    const look = new LookAngles(() => comfort);
    look.seatedYaw = 3;
    look.face(3);
    look.byMouse(100_000, 0);
    const aside = ((look.yaw - 3 + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    expect(Math.abs(aside)).toBeCloseTo(mostTurnSeated);
  });

  it('is turned over and quickened for who likes it so', () => {
    const usual = new LookAngles(() => comfort);
    const other = new LookAngles(() => ({ ...comfort, isLookInverted: true, lookSpeed: 2 }));
    for (const look of [usual, other]) look.byMouse(10, 10);
    expect(usual.pitch).toBeLessThan(0);
    expect(other.pitch).toBeCloseTo(-usual.pitch * 2);
    expect(other.yaw).toBeCloseTo(usual.yaw * 2);
  });

  it('turns as far in many short frames as in a long one', () => {
    const [short, long] = [new LookAngles(() => comfort), new LookAngles(() => comfort)];
    for (let frame = 0; frame < 10; frame++) short.bySticks(0.5, 0, 0.02, 'key');
    long.bySticks(0.5, 0, 0.2, 'key');
    expect(short.yaw).toBeCloseTo(long.yaw);
  });
});

describe('walking', () => {
  const going: Going = { push: { x: 0, y: 0 }, isRunning: false, lookYaw: 0, bodyYaw: 0, view: 'eyes', isOccupied: false, wasTurning: false }; // prettier-ignore

  it('goes where one looks, and no faster aslant', () => {
    const east = intentOf({ ...going, push: { x: 0, y: 1 }, lookYaw: Math.PI / 2 });
    expect([east.x, east.z].map((each) => Math.round(each * 100))).toEqual([100, 0]);
    expect(east.yaw).toBe(Math.PI / 2);
    const aslant = intentOf({ ...going, push: { x: 1, y: 1 } });
    expect(Math.hypot(aslant.x, aslant.z)).toBeCloseTo(1);
    expect(Math.hypot(...Object.values(intentOf({ ...going, push: { x: 0, y: 0.4 } })).slice(0, 2).map(Number))).toBeCloseTo(0.4); // prettier-ignore
  });

  it('faces as it goes where one sees oneself go', () => {
    expect(intentOf({ ...going, view: 'shoulder', push: { x: 0, y: -1 } })).not.toHaveProperty('yaw');
  });

  it('turns with the eyes; over the shoulder only when one looks far aside, and then all the way', () => {
    expect(intentOf({ ...going, lookYaw: 0.5 }).yaw).toBe(0.5);
    expect(intentOf({ ...going, view: 'shoulder', lookYaw: 0.5 }).yaw).toBeUndefined();
    expect(intentOf({ ...going, view: 'shoulder', lookYaw: 1.2 }).yaw).toBe(1.2);
    expect(intentOf({ ...going, view: 'shoulder', lookYaw: 0.5, wasTurning: true }).yaw).toBe(0.5);
    expect(intentOf({ ...going, lookYaw: 2, isOccupied: true })).toEqual({ x: 0, z: 0 });
  });

  it('is said again only when it is another', () => {
    expect(isSameIntent({ x: 0, z: 1 }, { x: 0, z: 1, isRunning: false })).toBe(true);
    expect(isSameIntent({ x: 0, z: 1 }, { x: 0, z: 1, yaw: 0 })).toBe(false);
    expect(isSameIntent(undefined, { x: 0, z: 0 })).toBe(false);
  });
});
