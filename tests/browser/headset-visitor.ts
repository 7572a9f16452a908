import type { Page } from 'playwright-core';
import type { Vec3 } from '../../plugin/stage/space/vector.ts';
import type { Fact } from '../../src/drama/fact.ts';

type Side = 'left' | 'right';

/** How far two points of the floor are from each other. */
export const apart = (one: Vec3 | undefined, other: Vec3 | undefined): number =>
  one && other ? Math.hypot(one.x - other.x, one.z - other.z) : Infinity;
/** A point so far before another one, coming from there. */
export const away = (from: Vec3, to: Vec3, meters: number): Vec3 => {
  const far = Math.max(0.01, Math.hypot(to.x - from.x, to.z - from.z));
  return { x: to.x + ((from.x - to.x) / far) * meters, y: 0, z: to.z + ((from.z - to.z) / far) * meters };
};

/** Somebody with an emulated headset on: what they do takes as many pictures as it takes. */
export class Visitor {
  constructor(readonly page: Page) {}

  async until(isSo: () => Promise<boolean>, what: string, mostTries = 150): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (await isSo()) return;
      await this.page.evaluate(() => window.wearer.pictures(3));
    }
    throw new Error(
      `It did not come to it: ${what}. Instead: ${await this.page.evaluate(() => window.wearer.story())}`,
    );
  }

  stands = (actor: string): Promise<Vec3> => this.page.evaluate((id) => window.wearer.stands(id), actor);
  gripOf = (prop: string): Promise<Vec3> => this.page.evaluate((id) => window.wearer.gripOf(id), prop);
  eyes = (): Promise<Vec3 | undefined> => this.page.evaluate(() => window.wearer.eyes());
  note = (side: Side): Promise<string | undefined> => this.page.evaluate((hand) => window.wearer.note(hand), side);
  ruled = (verb: string): Promise<Fact[]> => this.page.evaluate((each) => window.wearer.ruled(each), verb);
  lookAt = (point: Vec3): Promise<void> => this.page.evaluate((at) => window.wearer.lookAt(at), point);
  press = (side: Side, button: 'trigger' | 'squeeze' | 'a-button', value: number): Promise<void> =>
    this.page.evaluate(([hand, which, far]) => window.wearer.press(hand, which, far), [side, button, value] as const);
  handTo = (side: Side, point: Vec3, at?: Vec3): Promise<void> =>
    this.page.evaluate(([hand, to, towards]) => window.wearer.handTo(hand, to, towards), [side, point, at] as const);
  stick = (x: number, y: number): Promise<void> =>
    this.page.evaluate(([across, ahead]) => window.wearer.stick('right', across, ahead), [x, y] as const);

  /** Points at a spot of the floor with the stick ahead, and lets it go. */
  async leapTo(wanted: Vec3): Promise<void> {
    const spot = await this.page.evaluate((at) => window.wearer.wayTo(at), wanted);
    await this.lookAt(spot);
    const eyes = await this.eyes();
    if (!eyes) throw new Error('no eyes');
    const hand = { ...away(spot, eyes, -0.2), y: eyes.y - 0.3 };
    // An arc falls: it is aimed at what is above the spot, by as much as it falls on its way.
    const far = Math.hypot(spot.x - hand.x, spot.z - hand.z);
    await this.handTo('right', hand, { ...spot, y: spot.y + 0.5 * 9.8 * (far / 6) ** 2 * 1.15 });
    await this.stick(0, 1);
    await this.stick(0, 0);
    await this.page.evaluate(() => window.wearer.pictures(3));
  }

  pictures = (count: number): Promise<void> => this.page.evaluate((many) => window.wearer.pictures(many), count);
  heldIn = (side: Side): Promise<string | undefined> => this.page.evaluate((hand) => window.wearer.heldIn(hand), side);
  swing = (side: Side, from: Vec3, to: Vec3, pictures: number, opens?: 'opens'): Promise<void> =>
    this.page.evaluate(([hand, start, end, steps, lets]) => window.wearer.swing(hand, start, end, steps, lets), [
      side,
      from,
      to,
      pictures,
      opens,
    ] as const);

  /** The hand that has nothing. */
  async free(): Promise<Side> {
    return (await this.heldIn('right')) === undefined ? 'right' : 'left';
  }

  /** Closes a hand on a thing, and has it. */
  async take(side: Side, prop: string): Promise<void> {
    await this.goBefore(await this.gripOf(prop), 0.6);
    await this.handTo(side, await this.gripOf(prop));
    await this.press(side, 'squeeze', 1);
    await this.until(async () => (await this.heldIn(side)) === prop, `the ${side} hand has ${prop}`);
  }

  /** Lays down what a hand has, beside another thing. */
  async layBeside(side: Side, prop: string): Promise<void> {
    const { x, y, z } = await this.gripOf(prop);
    await this.goBefore({ x, y, z }, 0.6);
    await this.handTo(side, { x, y: y + 0.15, z });
    await this.press(side, 'squeeze', 0);
    await this.until(async () => (await this.heldIn(side)) === undefined, `the ${side} hand has nothing`);
  }

  /** How the narrator ruled on the last deed by this verb. */
  async lastly(verb: string): Promise<Fact | undefined> {
    return (await this.ruled(verb)).at(-1);
  }

  /** Stands before a thing or a person, on whichever side one can, and looks at them. */
  async goBefore(point: Vec3, meters: number): Promise<void> {
    const from = await this.stands('actor:ada');
    for (let side = 0; side < 8 && apart(await this.stands('actor:ada'), point) > meters + 0.35; side++)
      await this.leapTo(away(roundabout(from, point, side), point, meters));
    await this.lookAt(point);
  }

  /** Leaps somewhere near, whichever way is free; whoever sits gets up for it. */
  async leapOff(around: Vec3, isThere: () => Promise<boolean>, what: string): Promise<void> {
    let side = 0;
    await this.until(async () => {
      if (await isThere()) return true;
      if (side < 8) await this.leapTo(away(roundabout({ ...around, z: around.z + 1 }, around, side++), around, 1.3));
      return isThere();
    }, what);
  }
}

/** From another side of a point: first one's own, then the ones beside it, the other one last. */
function roundabout(from: Vec3, point: Vec3, side: number): Vec3 {
  const turn = Math.ceil(side / 2) * (side % 2 === 0 ? 1 : -1) * (Math.PI / 4);
  const [x, z] = [from.x - point.x, from.z - point.z];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: point.x + x * cos - z * sin, y: 0, z: point.z + x * sin + z * cos };
}
