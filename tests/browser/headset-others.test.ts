import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HouseStages } from '../../src/cli/house-stages.ts';
import { systemClock } from '../../src/kit/clock.ts';
import { distance, minus, type Vec3 } from '../../plugin/stage/space/vector.ts';
import { invitationsAt, openBridge } from '../bridge/evening.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import type { HeadsetInput } from './headset.page.ts';
import { away, Visitor } from './headset-visitor.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const entry = fileURLToPath(new URL('headset.page.ts', import.meta.url));
const [ada, bruno] = ['actor:ada', 'actor:bruno'];

/** The parlour with a dagger on the table and a letter in Ada's hand. */
const scene = sceneFrom({
  ...parlourFile,
  entities: parlourFile.entities.map((entity) => {
    if (entity.id === 'prop:dagger') return { ...entity, at: { on: 'prop:table' } };
    return entity.id === 'prop:letter' ? { ...entity, at: { heldBy: ada } } : entity;
  }),
});

inBrowser.describe('two in one play, in a house', () => {
  let chromium: Chromium;
  let bridge: Awaited<ReturnType<typeof openBridge>>;
  const evenings: Promise<unknown>[] = [];
  const pages: Page[] = [];
  beforeAll(async () => {
    // Of two pages one is behind the other, and has pictures only where a clock asks for them.
    chromium = await launchChromium({ draws: false });
    bridge = await openBridge({
      scenes: async () => scene,
      stagingOf: new HouseStages().stagingOf,
      clock: (startMs) => systemClock({ startMs }),
    });
  });
  afterAll(async () => {
    for (const page of pages) await page.evaluate(() => window.wearer.done());
    await Promise.all(evenings);
    await chromium.close();
    await bridge.close();
  });

  const come = (invitation: string, as: string, name: string): Promise<Page> =>
    new Promise((come, failed) => {
      const input: HeadsetInput = { player: as, evening: { house: bridge.url, invitation, name } };
      const evening = chromium.run(entry, input, async (page) => {
        await page.waitForFunction(() => window.wearer !== undefined);
        pages.push(page);
        come(page);
      });
      evenings.push(evening);
      evening.catch(failed);
    });
  const ahead = (from: Vec3, to: Vec3): Vec3 => {
    const way = minus(to, from);
    const far = Math.hypot(way.x, way.y, way.z);
    return { x: way.x / far, y: way.y / far, z: way.z / far };
  };

  it('sees head and hands of one in a headset from a desk, and of two from one to the other; what one takes is taken for both', async () => {
    const { player } = await invitationsAt(bridge.url);
    const [anna, boris] = await Promise.all([come(player, ada, 'Anna'), come(player, bruno, 'Boris')]);
    const [her, him] = [new Visitor(anna), new Visitor(boris)];
    /** How far a palm is drawn from where it is. */
    const palmOff = async (at: Page, of: string, side: 'left' | 'right', point: Vec3) =>
      distance((await at.evaluate((id) => window.wearer.figure(id), of))[side], point);

    // She is in a headset, he at a desk: he sees her hand where it is, and her head turned to where she looks.
    await anna.evaluate(() => window.wearer.enter());
    await her.until(() => boris.evaluate((id) => window.wearer.isTracked(id), ada), 'he sees her with a headset on');
    const stood = await her.stands(bruno);
    await her.lookAt({ ...stood, y: 1.5 });
    const eyes = await her.eyes();
    if (!eyes) throw new Error('no eyes');
    const lifted = { ...away(stood, eyes, 0.3), y: eyes.y - 0.1 };
    await her.handTo('left', lifted);
    await her.until(async () => (await palmOff(boris, ada, 'left', lifted)) < 0.12, 'he sees her hand lifted');
    const look = ahead(eyes, { x: eyes.x + 1, y: eyes.y - 0.4, z: eyes.z });
    await her.lookAt({ x: eyes.x + look.x, y: eyes.y + look.y, z: eyes.z + look.z });
    await her.until(async () => {
      const { ahead: way } = await boris.evaluate((id) => window.wearer.figure(id), ada);
      return way.x * look.x + way.y * look.y + way.z * look.z > 0.93;
    }, 'he sees where she looks');

    // What she takes by hand is taken for both.
    const free = await her.free();
    await her.take(free, 'prop:dagger');
    await him.until(async () => {
      const taken = await boris.evaluate(() => window.wearer.facts.filter((fact) => fact.type === 'action:ruled'));
      return taken.some(({ actor, action, verdict }) => actor === 'actor:ada' && action.verb === 'take' && verdict.ok);
    }, 'he is told that she took it');
    await him.until(
      async () => (await palmOff(boris, ada, free, await him.gripOf('prop:dagger'))) < 0.25,
      'he sees it in her hand',
    );

    // He puts one on as well: now she sees his hands.
    await boris.evaluate(() => window.wearer.enter());
    await him.until(() => anna.evaluate((id) => window.wearer.isTracked(id), bruno), 'she sees him with a headset on');
    const face = await him.eyes();
    if (!face) throw new Error('no eyes');
    const his = { ...away(await him.stands(ada), face, 0.3), y: face.y - 0.2 };
    await him.handTo('right', his);
    await him.until(async () => (await palmOff(anna, bruno, 'right', his)) < 0.12, 'she sees his hand');

    // Taken off, hands and head are the body's own again; the other's stay.
    await anna.evaluate(() => window.wearer.leave('system'));
    await him.until(async () => !(await boris.evaluate((id) => window.wearer.isTracked(id), ada)), 'hers is off');
    expect(await anna.evaluate((id) => window.wearer.isTracked(id), bruno)).toBe(true);
  });
});
