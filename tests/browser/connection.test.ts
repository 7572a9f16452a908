import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  gate,
  say,
  sayJson,
  scriptedEndpoint,
  type EndpointScript,
  type ScriptedEndpoint,
} from '../doubles/scripted-endpoint.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import type { ConnectionBench } from './connection.page.ts';
import type { BuiltSite } from './built-site.ts';
import { connectionSite } from './connection-site.ts';
import { sharedBrowser, patientContext } from './run-in-chromium.ts';

declare const bench: ConnectionBench;

inBrowser.describe('the line out of the page, in a real browser under the real policy', () => {
  let browser: Browser;
  let site: BuiltSite;
  let page: Page;
  let endpoint: ScriptedEndpoint | undefined;
  const complaints: string[] = [];
  /** Opened by the page when it has heard a word: the next is only spoken then. */
  let words = gate();

  beforeAll(async () => {
    [browser, site] = await Promise.all([sharedBrowser({ gl: false }), connectionSite()]);
    const context = await patientContext(browser, { viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.exposeFunction('heard', () => words.open());
    await page.goto(site.address);
    await page.waitForFunction(() => 'bench' in globalThis);
  });
  afterEach(async () => {
    await endpoint?.close();
    endpoint = undefined;
    words = gate();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await page?.context().close();
    await site?.close();
  });

  const opened = async (script: EndpointScript, letsPagesCall = true): Promise<string> => {
    endpoint = await scriptedEndpoint({ ...script, letsPagesCall });
    return endpoint.baseURL;
  };
  /** The codes of what a test of the connection finds, in the page. */
  const found = (base: string, key = '', model = 'large'): Promise<string[]> =>
    page.evaluate(
      async ([address, name, secret]) => {
        const { findings } = await bench.tryOut(address, name, secret);
        return findings.map(({ code }) => code);
      },
      [base, model, key] as const,
    );

  it('lets the page itself call nobody, and the telephone one endpoint, word by word', async () => {
    const base = await opened({ reply: () => say('Who is there?', { gate: words }) });
    const ownCall = await page.evaluate(
      (address) => fetch(`${address}/models`).then(() => 'allowed', () => 'refused'), // prettier-ignore
      base,
    );
    expect(ownCall).toBe('refused');

    const answer = page.evaluate(async (address) => {
      const { heard } = globalThis as unknown as { heard: () => Promise<void> };
      const { model, close } = bench.connectTo(address, 'large', 'sk-in-the-page');
      const pieces: string[] = [];
      const messages = [{ from: 'user' as const, content: 'Say the first line.' }];
      for await (const event of model.stream({ role: 'actor', messages })) {
        if (event.type !== 'text') continue;
        pieces.push(event.text);
        // The next word is only spoken once this one has arrived.
        await heard();
      }
      close();
      return pieces;
    }, base);
    words.open();
    expect(await answer).toEqual(['Who', ' is', ' there?']);
    const { headers } = endpoint?.requests[0] ?? {};
    expect(headers?.authorization).toBe('Bearer sk-in-the-page');
    expect([headers?.cookie, headers?.referer]).toEqual([undefined, undefined]);
  });

  it('goes nowhere else', async () => {
    const base = await opened({ reply: () => say('Hello.') });
    const why = await page.evaluate(async (address) => {
      const telephone = bench.telephoneTo(`${address}/chat`);
      const outcome = await telephone.fetch(`${address}/models`).then(
        () => 'went through',
        (error: { why?: string }) => error.why,
      );
      telephone.close();
      return outcome;
    }, base);
    expect(why).toBe('not-allowed');
    expect(endpoint?.requests).toEqual([]);
  });

  it('rejects cleanly when the endpoint dies in the middle of a line, after the words that were heard', async () => {
    const base = await opened({ reply: () => say('To be or', { gate: words, ending: 'cut' }) });
    const dying = page.evaluate(async (address) => {
      const { heard } = globalThis as unknown as { heard: () => Promise<void> };
      const { model, calls, close } = bench.connectTo(address, 'large', '');
      const messages = [{ from: 'user' as const, content: 'Go on.' }];
      let said = '';
      const listen = async (): Promise<void> => {
        for await (const event of model.stream({ role: 'actor', messages })) {
          if (event.type !== 'text') continue;
          said += event.text;
          await heard();
        }
      };
      const code = await listen().then(
        () => 'ended',
        (error: { code?: string }) => error.code,
      );
      close();
      return { said, code, booked: calls.calls.at(-1)?.code };
    }, base);
    words.open();
    const { said, code, booked } = await dying;
    expect(said).toMatch(/^To be/);
    expect([code, booked]).toEqual(['model/broken-stream', 'model/broken-stream']);
  });

  it('is called off at the endpoint when the page calls it off', async () => {
    const base = await opened({ reply: () => say('On and on', { gate: gate() }) });
    const outcome = page.evaluate(async (address) => {
      const { model, close } = bench.connectTo(address, 'large', '');
      const controller = new AbortController();
      Object.assign(globalThis, { callOff: () => controller.abort() });
      const messages = [{ from: 'user' as const, content: 'Go on.' }];
      const code = await (async () => {
        for await (const event of model.stream({ role: 'actor', messages }, controller.signal)) void event;
      })().then(
        () => 'ended',
        (error: { code?: string }) => error.code,
      );
      close();
      return code;
    }, base);
    await endpoint?.untilAsked(1);
    await page.evaluate(() => (globalThis as unknown as { callOff: () => void }).callOff());
    expect(await outcome).toBe('model/aborted');
    await endpoint?.untilAbandoned(1);
  });

  it('explains a wrong key, an endpoint that lets no page call it, and one that is away', async () => {
    const reply = () => say('Hello.');
    expect(await found(await opened({ key: 'sk-right', models: ['large'], reply }), 'sk-wrong')).toEqual([
      'reached',
      'wrong-key',
    ]);
    await endpoint?.close();
    const shy = await opened({ models: ['large'], reply }, false);
    expect(await found(shy)).toEqual(['no-cors']);
    await endpoint?.close();
    expect(await found(shy)).toEqual(['unreachable']);
  });

  it('says so where the site forbids even the telephone to call', async () => {
    const base = await opened({ models: ['large'], reply: () => say('Hello.') });
    const strict = await connectionSite("connect-src 'self'");
    const context = await patientContext(browser, {});
    const other = await context.newPage();
    try {
      await other.goto(strict.address);
      await other.waitForFunction(() => 'bench' in globalThis);
      const code = await other.evaluate(
        async (address) => (await bench.tryOut(address, 'large', '')).findings[0]?.code,
        base,
      );
      expect(code).toBe('policy');
    } finally {
      await context.close();
      await strict.close();
    }
  });

  it('is tested from the settings, which keep the key for its site alone', async () => {
    const decision = { choice: 'speak', because: 'He asked me.' };
    const base = await opened({
      key: 'sk-right',
      models: ['large', 'small'],
      reply: (request) => (request.response_format ? sayJson(decision) : say('The sea has teeth tonight.')),
    });
    await page.evaluate(() => bench.panel.open('model'));
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await panel.getByRole('radio', { name: 'A model of yours' }).focus();
    await page.keyboard.press('Space');
    await panel.getByLabel('Endpoint').fill(base);
    await panel.getByLabel('Key', { exact: true }).fill('sk-right');
    await panel.getByRole('combobox', { name: 'Model', exact: true }).fill('large');
    await panel.getByRole('button', { name: 'Test the connection' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText('It keeps to a given shape', { exact: false }).waitFor();
    expect(await panel.getByRole('list', { name: 'What the test found' }).getByRole('listitem').count()).toBe(7);
    const kept = await page.evaluate(() => ({
      model: bench.shelf.settings.model,
      key: bench.shelf.apiKey,
      text: localStorage.getItem('proscenium:settings'),
    }));
    expect(kept).toMatchObject({ model: { baseUrl: base, model: 'large' }, key: 'sk-right' });
    expect(kept.text).not.toContain('sk-right');

    // Another site does not get this one's key, and the understudy is one click away.
    await panel.getByRole('button', { name: 'Ollama' }).click();
    expect(await panel.getByLabel('Key', { exact: true }).inputValue()).toBe('');
    // A server on this machine says what to start, and comes with the model that brings.
    await panel.getByText('ollama run qwen2.5:7b').waitFor();
    expect(await panel.getByRole('combobox', { name: 'Model', exact: true }).inputValue()).toBe('qwen2.5:7b');
    // A browser without a model of its own offers none.
    expect(await panel.getByRole('radio', { name: 'This browser’s own model', exact: false }).count()).toBe(0);
    await panel.getByRole('radio', { name: 'The understudy', exact: false }).check({ force: true });
    expect(await page.evaluate(() => bench.shelf.settings.model)).toBeUndefined();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it('offers the browser’s own model where it answers, keeps it, and lets it speak', async () => {
    const context = await patientContext(browser, { viewport: { width: 640, height: 480 }, locale: 'en-GB' });
    try {
      await context.addInitScript(promptApiDouble);
      const own = await context.newPage();
      await own.goto(site.address);
      await own.waitForFunction(() => 'bench' in globalThis);
      await own.evaluate(() => bench.panel.open('model'));
      const offer = own.getByRole('radio', { name: 'This browser’s own model', exact: false });
      await offer.waitFor({ state: 'attached' });
      await offer.check({ force: true });
      expect(await own.evaluate(() => bench.shelf.settings.model)).toEqual({ baseUrl: 'browser:', model: 'browser' });
      const said = await own.evaluate(async () => {
        const { model, close } = bench.connectTo('browser:', 'browser', '');
        const messages = [{ from: 'user' as const, content: 'Say the first line.' }];
        let text = '';
        for await (const event of model.stream({ role: 'actor', messages }))
          if (event.type === 'text') text += event.text;
        close();
        return text;
      });
      expect(said).toBe('Asked: Say the first line.');
      await own.getByText('It can act: 4 of 4', { exact: false }).waitFor();
    } finally {
      await context.close();
    }
  });

  it('loads a model into the page when it is told to, from where it is told, and tries it before it may act', async () => {
    const context = await patientContext(browser, { viewport: { width: 640, height: 480 }, locale: 'en-GB' });
    try {
      // A browser with a graphics card.
      await context.addInitScript(() => void Object.defineProperty(navigator, 'gpu', { value: {} }));
      const own = await context.newPage();
      await own.goto(site.address);
      await own.waitForFunction(() => 'bench' in globalThis);
      const programs = () => site.asked.filter(({ path }) => path.startsWith('weights/')).map(({ path }) => path);
      const before = programs().length;
      await own.evaluate(() => bench.panel.open('model'));
      const offer = own.getByRole('radio', { name: 'A model loaded into this page', exact: false });
      await offer.waitFor({ state: 'attached' });
      await offer.check({ force: true });
      const panel = own.getByRole('dialog');
      const list = panel.getByRole('combobox', { name: 'Model to load' });
      await list.waitFor();
      // The smallest first; nothing of any has been fetched.
      expect(await list.locator('option').allTextContents()).toEqual(['weak', 'able', 'endless']);
      await panel.getByRole('button', { name: 'Fetch 0.4 GB from weights.invalid' }).waitFor();
      expect(programs().length).toBe(before);
      const from = panel.getByLabel('Weights from');
      const choose = async (model: string): Promise<void> => {
        await list.selectOption(model);
        await from.fill(new URL(`weights/${model}/`, site.address).href);
        await from.blur();
        await panel.getByRole('button', { name: /^Fetch .* from 127\.0\.0\.1/ }).click();
      };

      await choose('endless');
      await panel.getByText('Fetched: 25 %.').waitFor();
      await panel.getByRole('button', { name: 'Cancel' }).click();
      await panel.getByText('Called off. The understudy plays.').waitFor();

      await choose('weak');
      await panel.getByText('It is too weak to act: 0 of 4', { exact: false }).waitFor();
      expect(await own.evaluate(() => bench.shelf.settings.model)).toBeUndefined();

      await choose('able');
      await panel.getByText('It can act: 4 of 4', { exact: false }).waitFor();
      expect(await own.evaluate(() => bench.shelf.settings.model)).toEqual({ baseUrl: 'in-page:', model: 'able' });
      expect(programs().slice(before)).toEqual(
        ['endless', 'weak', 'able'].map((model) => `weights/${model}/mlc-chat-config.json`),
      );
      const said = await own.evaluate(async () => {
        const { model, close } = bench.connectTo('in-page:', 'able', '');
        const messages = [{ from: 'user' as const, content: 'Say: candle' }];
        let text = '';
        for await (const event of model.stream({ role: 'actor', messages }))
          if (event.type === 'text') text += event.text;
        close();
        return text;
      });
      expect(said).toBe('Asked: candle');

      // It goes with its page, and nobody fetches it again unasked.
      await own.reload();
      await own.waitForFunction(() => 'bench' in globalThis);
      await own.evaluate(() => bench.panel.open('model'));
      await own.getByRole('button', { name: 'Load it again' }).waitFor();
    } finally {
      await context.close();
    }
  });

  it('takes a key for a control, tells who lost it, changes its language in place, and resets', async () => {
    await page.evaluate(() => bench.panel.open('keys'));
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: /^Throw: F/ }).click();
    await page.keyboard.press('KeyG');
    await panel.getByText('Throw is now G. G was “Put down” before.').waitFor();
    await panel.getByRole('button', { name: /^Put down: no key/ }).waitFor();
    await page.evaluate(() => bench.panel.open('language'));
    await panel.getByRole('radio', { name: '中文' }).check({ force: true });
    await page.getByRole('dialog', { name: '设置' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('zh');
    const reset = panel.getByRole('button', { name: '全部恢复原样' });
    await reset.click();
    await panel.getByRole('button', { name: '确定全部恢复原样', exact: false }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => [bench.shelf.settings.bindings.throw, localStorage.length])).toEqual([
      ['KeyF'],
      0,
    ]);
    await page.evaluate(() => bench.panel.close());
  });

  const screens = [
    ['a phone', 390, 844],
    ['a desk', 1280, 720],
  ] as const;
  // On a desk in every check by whoever plays with keys alone: `accessible.test.ts`.
  it.each(isLong ? screens : screens.slice(0, 1))(
    'has settings axe finds nothing serious in, on %s',
    async (_, width, height) => {
      const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      // The policy would keep axe out as well: it looks in through a page without one.
      const context = await patientContext(browser, { viewport: { width, height }, bypassCSP: true, locale: 'en-GB' });
      const looked = await context.newPage();
      try {
        await looked.goto(site.address);
        await looked.waitForFunction(() => 'bench' in globalThis);
        await looked.evaluate(axe);
        for (const group of ['language', 'captions', 'sound', 'graphics', 'comfort', 'keys', 'model'] as const) {
          await looked.evaluate((name) => bench.panel.open(name), group);
          if (group === 'model') await looked.getByRole('radio', { name: 'A model of yours' }).check({ force: true });
          const serious = await looked.evaluate(async () => {
            const { axe: looker } = globalThis as unknown as {
              axe: { run(root: Element): Promise<{ violations: { impact: string; id: string }[] }> };
            };
            const { violations } = await looker.run(document.querySelector('dialog') ?? document.body);
            return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id);
          });
          expect({ group, serious }).toEqual({ group, serious: [] });
          const overflow = await looked.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        }
      } finally {
        await context.close();
      }
    },
  );
});

/** In the page: a browser's own model that can act, and says what it was asked besides. */
function promptApiDouble(): void {
  const session = {
    async *promptStreaming(input: readonly { readonly content: string }[]) {
      const asked = input.map(({ content }) => content).join(' ');
      const decision = '{"pace": "slow", "to": "Ben", "action": null, "follows": true, "why": "now"}';
      if (asked.includes('below the decision')) yield `${decision}\n(nods) There is a bed under the roof.`;
      else if (asked.includes('<listener>')) yield '[{"actor": "Ann", "pace": "silence"}]';
      else yield* ['Asked: ', asked];
    },
    destroy: () => undefined,
  };
  const LanguageModel = { availability: async () => 'available', create: async () => session };
  Object.assign(globalThis, { LanguageModel });
}
