import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fact } from '../../src/drama/fact.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { comeTo, factsOf, pageOfShortEvenings, Visitor } from './evening-visitor.ts';
import type { Chromium, Visit } from './run-in-chromium.ts';

const elsinore = 'The Closet at Elsinore';
const hamlet = 'actor:hamlet';

/** One evening from the door to the programme and back; each part begins where the one before left the page. */
inBrowser.describe('an evening on the page', () => {
  let chromium: Chromium;
  let visit: Visit;
  let visitor: Visitor;
  /** As it was saved after the last curtain. */
  let evening: readonly Fact[] = [];
  beforeAll(async () => {
    ({ chromium, visit } = await comeTo('/?ui=en', { site: pageOfShortEvenings() }));
    visitor = new Visitor(visit.page);
  });
  afterAll(() => chromium.close());

  it('begins in the foyer with a role, and shows how far the stage is built', async () => {
    const { page } = visit;
    await visitor.arrive();
    await visitor.choosePlainAndSilent();
    const poster = visitor.poster(elsinore);
    await poster.getByText('More about it').click();
    await poster.getByLabel('Evening number').fill('5');
    const progress = page.getByRole('progressbar');
    await Promise.all([progress.waitFor(), poster.getByRole('link', { name: /^Play as Hamlet/ }).click()]);
    await expect.poll(() => progress.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(0);
    await visitor.beSeated();
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    expect(asked).toMatchObject({ scene: 'elsinore', as: 'hamlet', seed: '5' });
    expect(await page.title()).toBe(`${elsinore} — Proscenium`);
    expect(await page.locator('.captions-heading').textContent()).toBe('The closet · A mother and a curtain');
  });

  it('lets one walk, talk, take and give a thing, be refused and cut in', async () => {
    const { page } = visit;
    await visitor.setSpeed(4);
    await visitor.hold('s', 20);
    await visitor.hold('d', 20);

    await visitor.say('Mother, you have my father much offended.');
    await page.locator('.playing-own', { hasText: 'Mother,' }).waitFor();
    // She may cut in on him, even after the first word.
    await visitor.heard.filter({ hasText: 'Mother,' }).first().waitFor();
    await visitor.heard
      .filter({ hasText: /^Gertrude/ })
      .first()
      .waitFor();

    await visitor.do('Take the silver goblet', () => visitor.holds('silver goblet'));
    await visitor.do('Give the silver goblet to Gertrude', async () => !(await visitor.holds('silver goblet')));

    await visitor.say('(opens the chest)');
    await page.locator('.playing-telling[data-kind="refused"]', { hasText: /chest/i }).waitFor();

    await visitor.cutIn('Enough of that!');
    await visitor.heard.filter({ hasText: 'Enough' }).first().waitFor();
  });

  it('is played to its end, with a curtain call and a programme', async () => {
    const { page } = visit;
    await visitor.setSpeed(32);
    await page.locator('.curtain-call-name').first().waitFor();
    await page.getByRole('button', { name: 'To the programme' }).click();
    const programme = page.getByRole('article', { name: 'Programme' });
    await programme.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(elsinore);
    const own = programme.locator('.programme-people', { hasText: 'What you did' });
    await own
      .getByText('Enough', { exact: false })
      .or(own.getByText('silver goblet', { exact: false }))
      .first()
      .waitFor();
    await programme.getByRole('heading', { name: 'Who did what' }).waitFor();
    await programme
      .locator('summary', { hasText: /roads? not taken/ })
      .first()
      .click();
    expect(await programme.locator('.programme-roads li').first().textContent()).not.toBe('');
    expect(await visitor.barriers()).toEqual([]);

    evening = await visitor.saved(() => programme.getByRole('button', { name: 'Save this evening' }).click());
    expect(factsOf(evening, 'play:ended')).toHaveLength(1);
    expect(factsOf(evening, 'role:taken').at(0)).toMatchObject({ actor: hamlet });
    const steps = factsOf(evening, 'body:moved').filter(({ actor }) => actor === hamlet);
    expect(steps.length, 'walked by keys').toBeGreaterThan(0);
    const ruled = factsOf(evening, 'action:ruled').filter(({ actor }) => actor === hamlet);
    const done = ruled.filter(({ verdict }) => verdict.ok).map(({ action }) => action);
    expect(done).toContainEqual(expect.objectContaining({ verb: 'take', object: 'prop:goblet' }));
    expect(done).toContainEqual(
      expect.objectContaining({ verb: 'give', object: 'prop:goblet', target: 'actor:gertrude' }),
    );
    expect(ruled.some(({ verdict, action }) => !verdict.ok && action.object === 'prop:chest')).toBe(true);
    const cut = factsOf(evening, 'line:ended').filter((line) => line.cut && line.actor !== hamlet);
    expect(cut.length, 'somebody was cut short').toBeGreaterThan(0);
  });

  it('is played again from any of its moments', async () => {
    const { page } = visit;
    const programme = page.getByRole('article', { name: 'Programme' });
    await programme
      .getByRole('button', { name: /^Play again from here/ })
      .first()
      .click();
    await programme.waitFor({ state: 'detached' });
    await visitor.beSeated();
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('evening')).toMatch(/^elsinore-/);
    expect(asked.has('at'), 'a branch has a name of its own').toBe(false);
    expect(visit.complaints).toEqual([]);
  });

  it('keeps the first evening as it was, and both stand in the foyer to go on with or to see again', async () => {
    const { page } = visit;
    await page.locator('.controls summary').click();
    await page.getByRole('button', { name: 'Foyer' }).click();
    const kept = page.locator('.foyer-evening');
    await expect.poll(() => kept.count()).toBe(2);
    expect(await kept.getByRole('link', { name: /^Go on/ }).count()).toBe(1);
    expect(await kept.getByRole('link', { name: /^See it again/ }).count()).toBe(2);
  });

  it('is seen again, at any of its moments by the keys of the slider, and played on from there', async () => {
    const { page } = visit;
    const ended = page.locator('.foyer-evening').filter({ hasNot: page.getByRole('link', { name: /^Go on/ }) });
    await ended.getByRole('link', { name: /^See it again/ }).click();
    await visitor.beSeated();
    const slider = page.getByRole('slider', { name: 'Where in the evening' });
    const heading = page.locator('.replay-heading');
    const second = (): Promise<number> => slider.getAttribute('aria-valuenow').then(Number);
    const last = Number(await slider.getAttribute('aria-valuemax'));
    expect(last, 'seconds of the evening').toBeGreaterThan(60);

    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(second).toBeGreaterThanOrEqual(last - 1);
    const first = 'The closet · A mother and a curtain';
    await expect.poll(() => heading.textContent()).not.toBe(first);
    await page.keyboard.press('Home');
    await expect.poll(second).toBeLessThan(2);
    await expect.poll(() => heading.textContent()).toBe(first);
    await page.keyboard.press('PageUp');
    await expect.poll(second).toBeGreaterThan(2);
    const there = await second();

    const before = new URL(page.url()).searchParams.get('evening');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await slider.waitFor({ state: 'detached' });
    await visitor.beSeated();
    await expect.poll(() => page.locator('.auditorium').getAttribute('class')).toContain('is-played');
    const branch = new URL(page.url()).searchParams.get('evening');
    expect(branch).not.toBe(before);
    await page.locator('.controls summary').click();
    await page.getByRole('button', { name: 'Transcript' }).click();
    const transcript = page.getByRole('dialog', { name: 'Transcript' });
    const facts = await visitor.saved(() => transcript.getByRole('button', { name: /facts/i }).click());
    expect(facts.length).toBeGreaterThan(2);
    expect(facts.length).toBeLessThan(evening.length);
    const same = evening.findIndex((fact, index) => JSON.stringify(fact) !== JSON.stringify(facts[index]));
    expect(evening[same - 1]?.at ?? 0, 'what went before is as it was').toBeGreaterThanOrEqual(there * 1000 - 2000);
    expect(visit.complaints).toEqual([]);
  });
});
