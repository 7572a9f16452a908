import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elsinore } from '../company/rehearsal.ts';
import { inBrowser } from '../machine/in-browser.ts';
import type { PlayingInput } from './playing.page.ts';
import { launchChromium, type Chromium, type Stay } from './run-in-chromium.ts';

const entry = fileURLToPath(new URL('playing.page.ts', import.meta.url));

inBrowser.describe('the HUD of somebody who plays', () => {
  let chromium: Chromium;
  let stay: Stay;
  beforeAll(async () => {
    chromium = await launchChromium({ gl: false });
    stay = await chromium.stay(entry);
  });
  afterAll(() => chromium.close());

  /** Plays an evening of its own, until it has been looked at. */
  const play = async (look: (page: Page) => Promise<void>, input: Omit<PlayingInput, 'scene'> = {}): Promise<void> => {
    await stay.run({ scene: elsinore, ...input }, async (page) => {
      await page.waitForSelector('.playing', { state: 'attached' });
      try {
        await look(page);
      } finally {
        await page.evaluate(() => window.hands.done());
      }
    });
  };

  const told = (page: Page, text: RegExp): Promise<void> =>
    page.locator('.playing-telling', { hasText: text }).waitFor();
  /** What appeared has lain there for a moment, and takes presses. */
  const settled = (page: Page): Promise<void> => page.locator('.is-settling').waitFor({ state: 'detached' });
  /** Keys in one task of the page, however slow the machine is. */
  const pressAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
    page.evaluate((pressed) => {
      for (const key of pressed) {
        const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
        for (const type of ['keydown', 'keyup'])
          document.activeElement?.dispatchEvent(
            new KeyboardEvent(type, { code, key, bubbles: true, cancelable: true }),
          );
      }
    }, keys);
  const barriers = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.hands.barriers());
  const spoken = (page: Page): Promise<string> =>
    page.evaluate(() => window.hands.facts.flatMap((fact) => (fact.type === 'word:spoken' && fact.actor === 'actor:hamlet' ? [fact.text] : [])).join(' ')); // prettier-ignore

  it('takes no letter for a key while somebody writes beside the box', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('prop:table'));
      await page.evaluate(() => {
        for (const key of 'go on then') {
          const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
          for (const type of ['keydown', 'keyup'])
            document.body.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }));
        }
      });
      await page.getByText('To write, press ⏎ first.').waitFor();
      expect(await page.evaluate(() => window.hands.puts)).toEqual([]);
    });
  });

  it('keeps a list where it was opened, whatever comes and goes around it, and takes every press on it', async () => {
    await play(async (page) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.evaluate(() => {
        window.hands.rig.face('actor:gertrude');
        document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch' }));
        const lines = document.createElement('div');
        lines.className = 'captions-lines';
        lines.style.height = '90px';
        document.querySelector('.auditorium')?.append(lines);
      });
      await page.locator('.playing-label', { hasText: 'Gertrude' }).waitFor();
      await page.keyboard.press('KeyE');
      const placeOf = (selector: string) => page.locator(selector).first().boundingBox();
      const [menu, item] = [await placeOf('.playing-menu'), await placeOf('.playing-deed')];
      await page.evaluate(() => document.querySelector('.captions-lines')?.remove());
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect([await placeOf('.playing-menu'), await placeOf('.playing-deed')]).toEqual([menu, item]);
      await settled(page);
      // The walking circle lies under it, and takes no press from it.
      const swallowed = await page.evaluate(() => {
        const { left, right, top, bottom } = document.querySelector('.playing-menu')!.getBoundingClientRect();
        const at = [0.1, 0.3, 0.5, 0.7, 0.9];
        const points = at.flatMap((x) => at.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const));
        return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('.playing-menu')).length;
      });
      expect(swallowed).toBe(0);
      const more = page.locator('.playing-menu-more');
      if (await more.isVisible()) {
        const shown = await more.textContent();
        await more.click();
        expect(await page.locator('.playing-menu').isVisible(), 'it shows more, and is not put away').toBe(true);
        await expect.poll(() => more.textContent()).not.toBe(shown);
        expect((await placeOf('.playing-menu'))?.x, 'under the same finger').toBe(menu?.x);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });

  it('does nothing where what was pressed moved under the finger, and says so', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('actor:gertrude'));
      await page.keyboard.press('KeyE');
      await settled(page);
      const box = await page.locator('.playing-deed').nth(1).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.evaluate(() => (document.querySelector<HTMLElement>('.playing-menu')!.style.translate = '0 46px'));
      await page.mouse.up();
      await told(page, /moved under your finger/);
      expect(await page.locator('.playing-menu').isVisible()).toBe(true);
      const deeds = (): Promise<number> =>
        page.evaluate(() => window.hands.facts.filter((fact) => fact.type === 'decision:made' && fact.actor === 'actor:hamlet').length); // prettier-ignore
      expect(await deeds()).toBe(0);
    });
  });

  it('opens what was named when the finger came down, whatever is faced as it is lifted', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('actor:gertrude'));
      const label = page.locator('.playing-label', { hasText: 'Gertrude' });
      await label.waitFor();
      const box = await label.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.evaluate(() => window.hands.rig.face('prop:table'));
      await page.locator('.playing-name', { hasText: 'table' }).waitFor();
      await page.mouse.up();
      await page.locator('.playing-menu-title', { hasText: 'Gertrude' }).waitFor();
    });
  });

  it('speaks and acts while a film is made of it: with whom one was last', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('actor:gertrude'));
      await page.locator('.playing-label', { hasText: 'Gertrude' }).waitFor();
      await page.evaluate(() => {
        window.hands.rig.isAtRest = true;
        window.hands.rig.face(undefined);
      });
      await page.locator('.playing-label', { hasText: 'Gertrude' }).waitFor();
      await page.keyboard.press('KeyE');
      await page.locator('.playing-menu-title', { hasText: 'Gertrude' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      const box = page.getByRole('textbox', { name: 'Your line' });
      await expect.poll(() => box.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: 'Gertrude', pressed: true }).waitFor();
      await page.keyboard.type('Mother?');
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.hands.pass(4000));
      expect(await spoken(page)).toBe('Mother?');
    });
  });

  it('shows the words of a line that waits to be said', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.untilSomebodySpeaks());
      await page.keyboard.press('Enter');
      await page.keyboard.type('Whose step was that?');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.playing-own-words').textContent()).toBe('Whose step was that?');
    });
  });

  it('takes a line by keyboard alone: to whom, how loud, in brackets, and stops it', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('actor:gertrude'));
      await page.keyboard.press('Enter');
      const box = page.getByRole('textbox', { name: 'Your line' });
      await expect.poll(() => box.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => window.hands.rig.isEnabled), 'the keys are the box’s').toBe(false);
      await page.keyboard.type('(bows) Good my mother, [not good');
      expect(await box.inputValue(), 'brackets close themselves').toBe('(bows) Good my mother, [not good]');
      expect(await page.locator('.playing-mirror .playing-act').textContent()).toBe('(bows)');
      await page.getByRole('button', { name: 'Gertrude', pressed: true }).waitFor();
      await page.keyboard.press('Alt+Digit1');
      await page.getByRole('button', { name: 'whisper', pressed: true }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => window.hands.rig.isEnabled)).toBe(true);
      await page.evaluate(() => window.hands.pass(4000));
      const line = await page.evaluate(() =>
        window.hands.facts.find((fact) => fact.type === 'line:begun' && fact.actor === 'actor:hamlet'),
      );
      expect(line).toMatchObject({ voice: 'whisper', to: 'actor:gertrude' });

      await page.evaluate(() => window.hands.pass(20_000));
      await page.keyboard.press('Enter');
      await page.keyboard.type('And so on and so on and so on and so on and so on, mother');
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.hands.pass(1200));
      await page.keyboard.press('Enter');
      await page.keyboard.type('One thing more');
      await page.keyboard.press('Enter');
      await told(page, /Next: One thing more/);
      await page.getByRole('button', { name: 'Stop speaking' }).click();
      const later = async (): Promise<string> => {
        await page.evaluate(() => window.hands.pass(500));
        return spoken(page);
      };
      await expect.poll(later, { message: 'what came too early is said next' }).toContain('One thing more');
      expect(await spoken(page)).not.toContain('so on, mother');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Or rather not');
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'hidden' });
      await page.keyboard.press('Enter');
      await expect.poll(() => box.inputValue(), { message: 'what was left is not lost' }).toBe('Or rather not');
    });
  });

  it('cuts in on whoever speaks, and says so', async () => {
    await play(async (page) => {
      const speaker = await page.evaluate(() => window.hands.untilSomebodySpeaks());
      await page.keyboard.press('Enter');
      await page.keyboard.type('Enough!');
      await page.getByText(/is speaking: you will cut in/).waitFor();
      await page.keyboard.press('Enter');
      await told(page, /You cut in on/);
      await page.evaluate(() => window.hands.pass(3000));
      const cut = await page.evaluate(() =>
        window.hands.facts.find((fact) => fact.type === 'line:ended' && fact.actor !== 'actor:hamlet' && fact.cut),
      );
      expect(cut).toMatchObject({ actor: speaker });
    });
  });

  it('names what is faced, does what the narrator offers, and tells why it could not be done', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('prop:goblet'));
      await page.locator('.playing-label', { hasText: 'goblet' }).waitFor();
      await page.keyboard.press('e');
      const menu = page.getByRole('menu');
      await menu.waitFor();
      expect(await barriers(page)).toEqual([]);
      const [first = ''] = await menu.getByRole('menuitem').allTextContents();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await settled(page);
      await page.keyboard.press('e');
      await menu.waitFor({ state: 'hidden' });
      await page.evaluate(() => window.hands.pass(100));
      await page.locator('.playing-own', { hasText: /You .*goblet/ }).waitFor();
      await page.evaluate(() => window.hands.pass(15_000));
      const deed = await page.evaluate(() =>
        window.hands.facts.find((fact) => fact.type === 'action:ruled' && fact.actor === 'actor:hamlet'),
      );
      expect(deed, first).toMatchObject({ verdict: { ok: true }, action: { object: 'prop:goblet' } });

      await page.evaluate(() => window.hands.rig.face('prop:chest'));
      await page.keyboard.press('Enter');
      await page.keyboard.type('(opens the chest)');
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.hands.pass(6000));
      await page.locator('.playing-telling[data-kind="refused"]', { hasText: 'locked' }).waitFor();
      // Somebody may have asked something meanwhile: who looks away and back is told of the thing again.
      for (const id of [undefined, 'prop:chest']) await page.evaluate((each) => window.hands.rig.face(each), id);
      await page.locator('.playing-label', { hasText: 'locked' }).waitFor();
    });
  });

  it('does no harm by accident: a second press leaves it, another entry does it, and Escape puts all away', async () => {
    await play(async (page) => {
      const harmed = () =>
        page.evaluate(() =>
          window.hands.facts.some((fact) => fact.type === 'action:begun' && fact.action.verb === 'stab'),
        );
      await page.evaluate(() => window.hands.rig.face('actor:gertrude'));
      await page.locator('.playing-label', { hasText: 'Gertrude' }).waitFor();
      // Two presses of the same key at once: the second is none.
      await pressAtOnce(page, ['e', 'e']);
      const menu = page.getByRole('menu');
      const stab = menu.getByRole('menuitem', { name: /^Stab Gertrude/ }).first();
      await stab.waitFor();
      const isStanding = (): Promise<boolean> => page.evaluate(() => window.hands.rig.isStanding);
      expect(await isStanding(), 'nobody walks while they choose').toBe(true);
      const place = await stab.boundingBox();
      // What has just appeared takes no press, nor does what was put in its place while the machine was busy.
      const ratherNot = menu.getByRole('menuitem', { name: 'Rather not' });
      const asksWhetherSure = async (): Promise<void> => {
        for (let tries = 0; tries < 10; tries++) {
          await settled(page);
          if (await ratherNot.isVisible()) break;
          await stab.click();
        }
        await ratherNot.waitFor();
        await settled(page);
      };
      const lastAsk = (): Promise<string | undefined> =>
        page.evaluate(() => window.hands.asks.findLast((each) => each !== 'back'));
      await asksWhetherSure();
      expect(await lastAsk(), 'the play waits for the answer').toBe('asking');
      await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 10);
      await page.evaluate(() => window.hands.pass(3000));
      expect(await harmed()).toBe(false);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await lastAsk(), 'and goes on').toBe('answered');
      await page.evaluate(() => window.hands.setAside(true));
      await pressAtOnce(page, ['e']);
      expect([await menu.isVisible(), await isStanding()], 'nor acts under another menu').toEqual([false, true]);
      await page.evaluate(() => window.hands.setAside(false));
      expect(await isStanding()).toBe(false);
      await page.keyboard.press('e');
      await stab.waitFor();
      await asksWhetherSure();
      await menu.getByRole('menuitem', { name: /^Yes: Stab Gertrude/ }).click();
      await page.evaluate(() => window.hands.pass(12_000));
      expect(await harmed()).toBe(true);
    });
  });

  it('puts down what is held where one looks, and lists everything in sight for whoever does not aim', async () => {
    await play(async (page) => {
      await page.evaluate(() => window.hands.rig.face('prop:candle'));
      await page.getByRole('button', { name: 'dagger', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Examine the dagger' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Put dagger down here' }).count(), 'not on a candle').toBe(0);
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.hands.rig.face('prop:table'));
      await page.getByRole('button', { name: 'dagger', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Put dagger down here' }).click();
      await page.keyboard.press('g');
      await page.getByText('G again, or hold it: put down dagger').waitFor();
      expect(await page.evaluate(() => window.hands.puts.length), 'not by a slip').toBe(1);
      await page.keyboard.press('g');
      await expect
        .poll(() => page.evaluate(() => window.hands.puts))
        .toEqual(['prop:dagger on prop:table', 'prop:dagger on prop:table']);

      // Another letter at once would be taken for a word.
      await page.keyboard.press('F2');
      await page.keyboard.press('k');
      const list = page.getByRole('dialog', { name: 'Around you' });
      await list.waitFor();
      await expect.poll(() => page.evaluate(() => window.hands.rig.isEnabled)).toBe(false);
      expect(await barriers(page)).toEqual([]);
      await list.getByRole('button', { name: 'Bow to Gertrude' }).press('Enter');
      await list.waitFor({ state: 'hidden' });
      await page.evaluate(() => window.hands.pass(4000));
      const bow = await page.evaluate(() =>
        window.hands.facts.some((fact) => fact.type === 'action:ruled' && fact.action.verb === 'bow'),
      );
      expect(bow).toBe(true);
      await expect.poll(() => page.evaluate(() => window.hands.rig.isEnabled)).toBe(true);

      await page.keyboard.press('h');
      await page.getByRole('dialog', { name: 'How to play' }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      await expect.poll(() => page.evaluate(() => window.hands.asks)).toEqual(['transcript']);
    });
  });

  it('takes a key that is pressed in the same moment a panel is put away', async () => {
    await play(async (page) => {
      await page.keyboard.press('h');
      await page.getByRole('dialog', { name: 'How to play' }).waitFor();
      // One task for both keys: whatever the browser tells of a closed dialogue comes after the second.
      await pressAtOnce(page, ['Escape', 'j']);
      expect(await page.evaluate(() => window.hands.asks)).toEqual(['transcript']);
    });
  });

  it('offers three things to say that stay while they lie open, to be said or changed', async () => {
    await play(async (page) => {
      const offer = (texts: readonly string[]) =>
        page.evaluate((given) => {
          window.hands.suggestions = given.map((text) => ({ text, kind: 'ask' }));
        }, texts);
      await offer(['First.', 'Second.', 'Third.']);
      await page.keyboard.press('t');
      const ideas = page.getByRole('region', { name: 'What you could say' });
      await ideas.getByRole('button', { name: 'Second.' }).waitFor();
      await offer(['Another.']);
      await page.evaluate(() => window.hands.rig.face('actor:gertrude'));
      await page.evaluate(() => window.hands.pass(2000));
      await ideas.getByRole('button', { name: 'New ideas' }).waitFor();
      expect(await ideas.locator('.playing-idea').allTextContents()).toEqual(['First.', 'Second.', 'Third.']);
      expect(await barriers(page)).toEqual([]);
      await settled(page);
      await ideas.getByRole('button', { name: 'New ideas' }).click();
      await ideas.getByRole('button', { name: 'Another.' }).waitFor();
      await page.keyboard.press('Shift+Digit1');
      const box = page.getByRole('textbox', { name: 'Your line' });
      await expect.poll(() => box.inputValue()).toBe('Another.');
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'hidden' });
      await page.keyboard.press('t');
      await page.keyboard.press('1');
      await page.evaluate(() => window.hands.pass(4000));
      expect(await spoken(page)).toBe('Another.');
    });
  });

  it('listens while a key is held, shows what it hears, and says it when the key is let go', async () => {
    await play(async (page) => {
      await page.keyboard.down('x');
      await page.evaluate(() => window.hands.hear('opened'));
      await page.evaluate(() => window.hands.hearWords('', 'good'));
      await page.getByText('Listening…').waitFor();
      expect(await page.evaluate(() => window.hands.rig.isEnabled), 'one may walk meanwhile').toBe(true);
      await page.evaluate(() => window.hands.hearWords('Good night.', ''));
      expect(await page.locator('.playing-mirror').textContent()).toContain('Good night.');
      await page.keyboard.up('x');
      await page.evaluate(() => window.hands.hear('closed'));
      await page.evaluate(() => window.hands.pass(3000));
      expect(await spoken(page)).toBe('Good night.');
      await page.keyboard.down('x');
      await page.evaluate(() => window.hands.hearFailure('not-allowed'));
      await page.keyboard.up('x');
      await told(page, /may not use the microphone/);

      await page.evaluate(() => window.hands.leaveTheStage());
      await page.getByRole('button', { name: 'Take another role' }).click();
      expect(await page.evaluate(() => window.hands.asks)).toEqual(['another']);
    });
  });

  it('is played by thumbs, in Chinese: a stick where the thumb lands, buttons large enough', async () => {
    await play(
      async (page) => {
        await page.evaluate(() => {
          const touch = (kind: string, target: Element | null, x: number, y: number) =>
            target?.dispatchEvent(
              new PointerEvent(kind, { pointerId: 7, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
            );
          touch('pointerdown', document.querySelector('canvas'), 300, 100);
          const zone = document.querySelector<HTMLElement>('.playing-walk');
          if (zone) zone.setPointerCapture = () => undefined;
          touch('pointerdown', zone, 90, 280);
          touch('pointermove', zone, 90, 224);
          touch('pointerup', zone, 90, 224);
        });
        const walks = await page.evaluate(() => window.hands.rig.walks);
        expect(walks.map(([x, y]) => [Math.abs(x), y])).toEqual([
          [0, 1],
          [0, 0],
        ]);
        const buttons = page.locator('.playing-touch-button');
        for (const each of await buttons.all()) {
          const box = await each.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        expect(await barriers(page)).toEqual([]);
        await page.locator('.playing-touch-talk').dispatchEvent('click');
        await page.getByRole('textbox', { name: '你的台词' }).waitFor();
      },
      { language: 'zh' },
    );
  });
});
