import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Vec3 } from '../../plugin/stage/space/vector.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { isLong } from '../how-much.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const entry = fileURLToPath(new URL('headset.page.ts', import.meta.url));

/** The parlour with its dagger on the table, its drawer locked and a letter in Ada's hand. */
const scene = {
  ...parlourFile,
  entities: parlourFile.entities.map((entity) => {
    if (entity.id === 'prop:dagger') return { ...entity, at: { on: 'prop:table' } };
    if (entity.id === 'prop:letter') return { ...entity, at: { heldBy: 'actor:ada' } };
    if (entity.id !== 'prop:drawer') return entity;
    return { ...entity, traits: ['container', 'openable', 'fixed', 'lockable'], state: { open: false, locked: true } };
  }),
};

const apart = (one: Vec3 | undefined, other: Vec3 | undefined): number =>
  one && other ? Math.hypot(one.x - other.x, one.z - other.z) : Infinity;
const away = (from: Vec3, to: Vec3, meters: number): Vec3 => {
  const far = Math.max(0.01, Math.hypot(to.x - from.x, to.z - from.z));
  return { x: to.x + ((from.x - to.x) / far) * meters, y: 0, z: to.z + ((from.z - to.z) / far) * meters };
};

/** Somebody with an emulated headset on: what they do takes as many pictures as it takes. */
class Visitor {
  constructor(private readonly page: Page) {}

  async until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    for (let tries = 0; tries < 60; tries++) {
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
  note = (side: 'left' | 'right'): Promise<string | undefined> =>
    this.page.evaluate((hand) => window.wearer.note(hand), side);
  ruled = (verb: string): Promise<Fact[]> => this.page.evaluate((each) => window.wearer.ruled(each), verb);
  lookAt = (point: Vec3): Promise<void> => this.page.evaluate((at) => window.wearer.lookAt(at), point);
  press = (side: 'left' | 'right', button: 'trigger' | 'squeeze', value: number): Promise<void> =>
    this.page.evaluate(([hand, which, far]) => window.wearer.press(hand, which, far), [side, button, value] as const);
  handTo = (side: 'left' | 'right', point: Vec3, at?: Vec3): Promise<void> =>
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

  /** Stands before a thing or a person, and looks at them. */
  async goBefore(point: Vec3, meters: number): Promise<void> {
    for (let leaps = 0; leaps < 4 && apart(await this.stands('actor:ada'), point) > meters + 0.35; leaps++)
      await this.leapTo(away(await this.stands('actor:ada'), point, meters));
    await this.lookAt(point);
  }
}

inBrowser.describe('a headset', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    // Two eyes by hand take software a minute and a half: they are drawn with LONG=1.
    chromium = await launchChromium({ draws: isLong, seldom: false });
  });
  afterAll(() => chromium.close());

  const wear = (look: (visitor: Visitor, page: Page) => Promise<void>): Promise<void> =>
    chromium.run(entry, { scene }, async (page) => {
      await page.waitForFunction(() => window.wearer !== undefined);
      try {
        await look(new Visitor(page), page);
      } finally {
        await page.evaluate(() => window.wearer.done());
      }
    });

  it('is put on, walked and worked with as the narrator lets it, and taken off with nothing lost', () =>
    wear(async (visitor, page) => {
      await page.setViewportSize({ width: 360, height: 200 });
      const label = (): Promise<string | null> => page.evaluate(() => window.wearer.label());
      await visitor.until(async () => (await label()) === 'Put on the headset', 'it is offered');
      const before = await visitor.stands('actor:ada');
      await page.evaluate(() => window.wearer.enter());
      const eyes = await visitor.eyes();
      expect(eyes?.y, 'as high as the real head').toBeCloseTo(1.65, 1);
      expect(apart(eyes, before), 'where the body was').toBeLessThan(0.4);
      const clean = await page.evaluate(() => window.wearer.census());

      // The real head moves, and the body with it; others look it in the eyes.
      await page.evaluate(() => window.wearer.headTo(0.25, 1.5, 0));
      expect(apart(await visitor.stands('actor:ada'), before)).toBeGreaterThan(0.15);
      const seen = await page.evaluate(() => window.wearer.eyesOf('actor:ada').y);
      expect(seen).toBeCloseTo(1.5, 1);

      // One flick turns; a leap goes where one may stand, and is told.
      const faced = await page.evaluate(() => window.wearer.facing());
      await visitor.stick(1, 0);
      await visitor.stick(0, 0);
      const turned = (await page.evaluate(() => window.wearer.facing())) - faced;
      expect((turned * 180) / Math.PI).toBeCloseTo(30, 0);
      const table = await visitor.gripOf('prop:dagger');
      await visitor.goBefore(table, 0.75);
      expect(apart(await visitor.stands('actor:ada'), table)).toBeLessThan(1.1);
      const moved = await page.evaluate(() => window.wearer.facts.filter(({ type }) => type === 'body:moved').at(-1));
      expect(moved).toMatchObject({ actor: 'actor:ada' });

      // One hand has the letter; the other one takes the dagger.
      const full = await page.evaluate(() => window.wearer.handOf('prop:letter'));
      const free = full === 'right' ? ('left' as const) : ('right' as const);
      await visitor.handTo(free, await visitor.gripOf('prop:dagger'));
      await visitor.press(free, 'squeeze', 1);
      await visitor.until(async () => (await visitor.ruled('take')).length > 0, 'the dagger is taken');
      expect((await visitor.ruled('take')).at(-1)).toMatchObject({
        verdict: { ok: true },
        action: { object: 'prop:dagger' },
      });
      const lifted = { ...table, y: 1.2 };
      await visitor.handTo(free, lifted);
      expect(apart(await visitor.gripOf('prop:dagger'), lifted), 'it goes with the hand').toBeLessThan(0.1);
      // A lost controller drops nothing.
      await page.evaluate((hand) => window.wearer.lose(hand, true), free);
      await page.evaluate(() => window.wearer.pictures(10));
      await page.evaluate((hand) => window.wearer.lose(hand, false), free);
      expect(await visitor.ruled('drop')).toEqual([]);
      await visitor.press(free, 'squeeze', 1);
      await visitor.handTo(free, { ...table, y: table.y + 0.15 });
      await visitor.press(free, 'squeeze', 0);
      await visitor.until(async () => (await visitor.ruled('put')).length > 0, 'it is laid on the table');
      expect((await visitor.ruled('put')).at(-1)).toMatchObject({
        verdict: { ok: true },
        action: { object: 'prop:dagger', preposition: 'on', target: 'prop:table' },
      });

      // Bare hands do the same by a pinch.
      await page.evaluate(() => window.wearer.use('hand'));
      await visitor.handTo(free, await visitor.gripOf('prop:dagger'));
      await page.evaluate((hand) => window.wearer.pinch(hand, 1), free);
      await visitor.until(async () => (await visitor.ruled('take')).length > 1, 'a pinch takes the dagger');
      await visitor.handTo(free, { ...table, y: table.y + 0.15 });
      await page.evaluate((hand) => window.wearer.pinch(hand, 0), free);
      await visitor.until(async () => (await visitor.ruled('put')).length > 1, 'and lays it down');
      for (const verb of ['take', 'put'])
        expect((await visitor.ruled(verb)).at(-1)).toMatchObject({ verdict: { ok: true } });
      await page.evaluate(() => window.wearer.use('controller'));

      // A locked drawer is refused, and does not move.
      const { at, way } = await page.evaluate(() => window.wearer.frontOf('prop:drawer'));
      const shut = await page.evaluate(() => window.wearer.pose('prop:drawer'));
      await visitor.goBefore({ x: at.x + way.x * 0.1, y: at.y, z: at.z + way.z * 0.1 }, 0.55);
      await visitor.handTo(free, at);
      await visitor.press(free, 'squeeze', 1);
      await visitor.handTo(free, { x: at.x + way.x * 0.2, y: at.y, z: at.z + way.z * 0.2 });
      await visitor.until(async () => (await visitor.note(free)) !== undefined, 'it is told why');
      expect(await visitor.note(free)).toMatch(/locked/i);
      expect((await visitor.ruled('open')).at(-1)).toMatchObject({ verdict: { ok: false, code: 'locked' } });
      expect(await page.evaluate(() => window.wearer.pose('prop:drawer'))).toEqual(shut);
      await visitor.press(free, 'squeeze', 0);

      // What is held out is given.
      await visitor.goBefore(await visitor.stands('actor:bruno'), 0.8);
      const bruno = await page.evaluate(() => window.wearer.eyesOf('actor:bruno'));
      const ada = await visitor.stands('actor:ada');
      await visitor.handTo(full, { ...away(ada, bruno, 0.38), y: bruno.y - 0.35 });
      await visitor.until(async () => (await visitor.ruled('give')).length > 0, 'the letter is given');
      expect((await visitor.ruled('give')).at(-1)).toMatchObject({
        verdict: { ok: true },
        action: { object: 'prop:letter', target: 'actor:bruno' },
      });

      // A thing to say, from the panel over the left wrist.
      const face = await visitor.eyes();
      if (!face) throw new Error('no eyes');
      const wrist = { ...away(bruno, face, -0.42), y: face.y - 0.2 };
      await visitor.handTo('left', wrist);
      await visitor.lookAt({ ...wrist, y: wrist.y + 0.17 });
      const row = await page.evaluate(() => window.wearer.panelRow(0));
      await visitor.handTo('right', { x: face.x, y: face.y - 0.25, z: face.z }, row);
      await visitor.press('right', 'trigger', 1);
      await visitor.press('right', 'trigger', 0);
      const words = (): Promise<number> =>
        page.evaluate(() => window.wearer.facts.filter((fact) => fact.type === 'line:begun' && fact.actor === 'actor:ada').length); // prettier-ignore
      await visitor.until(async () => (await words()) > 0, 'it is said');
      await visitor.until(
        async () => (await page.evaluate(() => window.wearer.lines().length)) > 0,
        'an answer stands over a head',
      );

      // Taken off by the system: the body stands where it stood, the screen and the scene are as they were.
      const stood = await visitor.stands('actor:ada');
      await page.evaluate(() => window.wearer.leave('system'));
      expect(await page.evaluate(() => window.wearer.isOn())).toBe(false);
      expect(await label()).toBe('Put on the headset');
      expect(apart(await visitor.stands('actor:ada'), stood)).toBeLessThan(0.3);
      const now = await page.evaluate(() => window.wearer.nowMs());
      await page.evaluate(() => window.wearer.pictures(5));
      expect(await page.evaluate(() => window.wearer.nowMs()), 'the play goes on').toBeGreaterThan(now);
      const left = await page.evaluate(() => window.wearer.census());
      for (let times = 0; times < (isLong ? 20 : 2); times++) {
        await page.evaluate(() => window.wearer.enter());
        await page.evaluate(
          (by) => window.wearer.leave(by),
          times % 2 === 0 ? ('button' as const) : ('system' as const),
        );
      }
      expect(await page.evaluate(() => window.wearer.census())).toEqual(left);
      expect(left['cameras']).toBe(1);
      expect(clean['cameras']).toBeGreaterThan(1);
    }));
});
