import { readFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedOf, textOf, willing } from '../company/minded-company.ts';
import { elsinore } from '../company/rehearsal.ts';
import {
  gate,
  say,
  sayJson,
  scriptedEndpoint,
  wordsOf,
  type ChatRequest,
  type Gate,
  type Script,
  type ScriptedEndpoint,
} from '../doubles/scripted-endpoint.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { builtPage, type BuiltFiles } from './build.ts';
import { builtSite, type BuiltSite } from './built-site.ts';
import { drawSeldom, sharedBrowser, patientContext } from './run-in-chromium.ts';

/** Looks like a key, so that whatever looks for keys finds it. */
const key = 'sk-proj-4f9aQ7bWzC2mLr81TxYh0uVn';
const wrongKey = 'sk-wrong-4f9aQ7bWzC2m';
const address = '?scene=elsinore&seed=5&speed=4';
const speech = 'I have counted every candle in this room, and not one of them was lit for my father.';

const brokenOff = 'There was a winter when the river froze so hard that the fishermen walked home across it singing.';
/** What stands above a turn, in one piece: the gate counts it as a word. */
const decision = '{"pace":"fast","to":null,"action":null,"follows":true,"why":"now"}';

/** What the endpoint is told to do from now on. */
interface Prompting {
  /** The next line of an actor is this speech, word by word as the gate lets them. */
  held: Gate | undefined;
  /** Every line of an actor begins like this and hangs there, until there is no line out any more. */
  hangs: boolean;
}

inBrowser.describe('the page with a model', () => {
  let files: BuiltFiles;
  let site: BuiltSite;
  let browser: Browser;
  let endpoint: ScriptedEndpoint;
  let line: Line;
  const prompting: Prompting = { held: undefined, hangs: false };

  beforeAll(async () => {
    // In words: what is looked at is what a model says, and what is said of it.
    [files, browser] = await Promise.all([builtPage(), sharedBrowser({ gl: false })]);
    site = await builtSite(files);
    const company = willing(elsinore);
    endpoint = await scriptedEndpoint({
      key,
      models: ['large', 'small'],
      letsPagesCall: true,
      reply: (request) => trialAnswer(request) ?? spoken(request, company, prompting),
    });
    line = await lineTo(endpoint);
  });
  afterAll(async () => {
    await site?.close();
    await line?.close();
    await endpoint?.close();
  });

  it('explains a wrong key; with the right one streams, survives the endpoint, shows what was asked, lets no key out', async () => {
    const visit = await visiting(browser, line.baseUrl, wrongKey);
    const { page } = visit;
    try {
      await page.goto(new URL(address, site.address).href);
      await page.getByRole('button', { name: 'Follow it in words' }).click();
      await expectNotice(page, 'The endpoint does not take the key; the understudy plays on.');
      await expectAnotherLine(page);
      await mendKey(page);
      prompting.held = gate();
      const { held } = prompting;
      // The same evening goes on with the model.
      await page.keyboard.press('Escape');

      // Words are read as they come: the endpoint holds the rest of them back.
      letThrough(held, 6);
      await expectLine(page, /^I have counted every/);
      expect(await captions(page)).not.toContain('candle in this room');
      letThrough(held, 8);
      await expectLine(page, /^I have counted every candle in this/);
      expect(await captions(page)).not.toContain('lit for my father');
      held.openAll();
      await expectSaid(page, /lit for my father\.\s*$/);

      // Nobody answers any more, in the middle of a line: it is brought to an end, it is said, and the play goes on.
      prompting.hangs = true;
      await expectLine(page, /There was a winter when/);
      line.cut();
      prompting.hangs = false;
      await expectNotice(page, 'The model does not answer; the understudy plays on.');
      await expectSaid(page, /There was a winter when.*[.!?…]\s*$/);
      await expectAnotherLine(page);
      line.mend();
      await expectNotice(page, 'The model is back.');

      await expectInspected(page);
      await expectNoKey(visit, line.baseUrl);
      expect(visit.complaints).toEqual([]);
      const senders = endpoint.requests.map(({ headers }) => headers.authorization);
      expect(new Set(senders)).toEqual(new Set([`Bearer ${key}`]));
      expect(JSON.stringify(endpoint.requests.map(({ body }) => body))).not.toContain(key);
      expect(JSON.stringify(site.asked)).not.toContain(key);
    } finally {
      await visit.close();
    }
  });

  it('has no secret in what is built', () => {
    const secrets = /\b(?:sk-[A-Za-z0-9_-]{12,}|sk_(?:live|test)_\w{8,}|gh[pousr]_\w{20,}|AKIA[0-9A-Z]{16}|AIza[\w-]{30,}|xox[abpr]-[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY)/; // prettier-ignore
    // What finds nothing must be able to find something.
    expect(secrets.test(`"${key}"`)).toBe(true);
    const found = [...files].flatMap(([path, body]) => {
      const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
      return text.match(secrets)?.map((secret) => `${path}: ${secret}`) ?? [];
    });
    expect(found).toEqual([]);
  });
});

/** The way to the settings, what the endpoint can do, and the right key. */
async function mendKey(page: Page): Promise<void> {
  await page.locator('.notice').getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByRole('tab', { name: 'Model' }).click();
  const findings = panel.getByRole('list', { name: 'What the test found' });
  await panel.getByRole('button', { name: 'Test the connection' }).click();
  await findings.getByText('The endpoint does not take this key.', { exact: false }).waitFor();
  await panel.getByLabel('Key', { exact: true }).fill(key);
  await panel.getByRole('combobox', { name: 'Model', exact: true }).focus();
  await panel.getByRole('button', { name: 'Test the connection' }).click();
  await findings.getByText('It keeps to a given shape', { exact: false }).waitFor();
  const told = await findings.getByRole('listitem').allTextContents();
  expect(told.map((each) => each.replace(/\d+(\.\d+)? s/, '… s'))).toEqual([
    'Good: The endpoint answers.',
    'Good: It offers 2 models; the field above lists them.',
    'Good: It takes your key.',
    'Good: “large” is there and answers.',
    'Good: It streams: lines appear word by word.',
    'Good: First word after … s.',
    'Good: It keeps to a given shape: decisions can be read.',
  ]);
}

/** The two questions of a test of the connection; nothing, where the company asks. */
function trialAnswer(request: ChatRequest): Script | undefined {
  const words = wordsOf(request);
  if (words.includes('Say the first line of a play about a storm')) return say('The sea has teeth tonight.');
  if (words.includes('Somebody asked your name')) return sayJson({ choice: 'speak', because: 'He asked me.' });
  return undefined;
}

function spoken(request: ChatRequest, company: ReturnType<typeof willing>, prompting: Prompting): Script {
  const asked = askedOf(request);
  const { held, hangs } = prompting;
  if (!isLine(asked) || (!held && !hangs)) return say(company(asked, textOf(request, 'user')));
  const below = asked === 'turn' ? `${decision}\n` : '';
  prompting.held = undefined;
  if (held) return say(`${below}${speech}`, { gate: held });
  const hanging = gate();
  letThrough(hanging, 10);
  return say(`${below}${brokenOff}`, { gate: hanging });
}

const isLine = (asked: ReturnType<typeof askedOf>): boolean => asked === 'actor' || asked === 'turn';

function letThrough(held: Gate, words: number): void {
  for (let word = 0; word < words; word++) held.open();
}

/** A line to the endpoint that can be cut and mended, as a cable can. */
interface Line {
  readonly baseUrl: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

async function lineTo(endpoint: ScriptedEndpoint): Promise<Line> {
  const to = Number(new URL(endpoint.baseURL).port);
  const callers = new Set<Socket>();
  let isCut = false;
  const server = createServer((caller) => {
    if (isCut) return void caller.destroy();
    const called = connect(to, '127.0.0.1');
    callers.add(caller);
    for (const each of [caller, called]) each.on('error', () => undefined);
    caller.once('close', () => {
      callers.delete(caller);
      called.destroy();
    });
    called.once('close', () => caller.destroy());
    caller.pipe(called).pipe(caller);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    cut() {
      isCut = true;
      for (const caller of callers) caller.destroy();
    },
    mend() {
      isCut = false;
    },
    async close() {
      for (const caller of callers) caller.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface MindedVisit {
  readonly page: Page;
  /** Errors nobody caught, and what the page's policy had to forbid. */
  readonly complaints: readonly string[];
  /** Whom anything in the page called, by the start of the address. */
  readonly called: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Somebody who connected a model the last time they were here. */
async function visiting(browser: Browser, baseUrl: string, apiKey: string): Promise<MindedVisit> {
  const context = await patientContext(browser, { viewport: { width: 640, height: 360 }, locale: 'en-GB' });
  const kept = {
    settings: JSON.stringify({
      captions: { style: 'subtitles', size: 1, pace: 1, contrast: 'soft', names: true, font: 'serif' },
      // A slow machine is no slow model.
      model: { baseUrl, model: 'large', attempts: 1, deadline: { firstWordMs: 1_200_000, totalMs: 1_200_000 } },
    }),
    keys: JSON.stringify({ [new URL(baseUrl).origin]: apiKey }),
  };
  await context.addInitScript(({ settings, keys }) => {
    if (localStorage.getItem('proscenium:settings') !== null) return;
    localStorage.setItem('proscenium:settings', settings);
    localStorage.setItem('proscenium:keys', keys);
  }, kept);
  await context.addInitScript(drawSeldom);
  const page = await context.newPage();
  const complaints: string[] = [];
  const called = new Set<string>();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) called.add(origin);
  });
  return { page, complaints, called, close: () => context.close() };
}

const captions = async (page: Page): Promise<string> =>
  (await page.locator('.captions-lines .captions-words').allTextContents()).join('\n');

async function expectLine(page: Page, like: RegExp): Promise<void> {
  await page.locator('.captions-lines .captions-words').filter({ hasText: like }).first().waitFor();
}

const saidAloud = (page: Page): Promise<string[]> => page.locator('.captions-aloud p').allTextContents();

/** Somebody says something that was not said before. */
async function expectAnotherLine(page: Page): Promise<void> {
  const before = (await saidAloud(page)).at(-1) ?? '';
  await page.waitForFunction((last) => {
    const now = document.querySelector('.captions-aloud p:last-child')?.textContent ?? '';
    return now !== '' && now !== last;
  }, before);
}

/** A line that was heard to its end. */
const expectSaid = (page: Page, like: RegExp): Promise<void> =>
  page.locator('.captions-aloud p').filter({ hasText: like }).first().waitFor({ state: 'attached' });

const expectNotice = (page: Page, sentence: string): Promise<void> =>
  page.locator('.notice').filter({ hasText: sentence }).waitFor();

/** The call is there with what was asked, what came back, what it cost in tokens, and a bar as long as it took. */
async function expectInspected(page: Page): Promise<void> {
  await page.locator('.controls summary').click();
  await page.getByRole('button', { name: 'Inspector' }).click();
  await page.locator('.inspector').getByRole('tab', { name: 'Model' }).click();
  await page.locator('.inspector').getByRole('button', { name: 'Pause' }).click();
  const call = page.locator('.inspector-call.is-answered').filter({ hasText: 'Actors’ lines · large' }).last();
  await call.locator('summary').click();
  expect(await call.locator('summary').textContent()).toMatch(/\d+ ms \(\d+ ms\) · 11 → 7 tokens/);
  // What was asked is laid open a moment after the summary is.
  await call.locator('pre').nth(1).waitFor();
  const [prompt, reply] = await call.locator('pre').allTextContents();
  expect(prompt).toContain('system: ');
  expect(prompt).toContain('<turn>');
  expect(reply).toContain(speech);
  const bar = await call.locator('.inspector-bar').evaluate((each) => {
    const style = getComputedStyle(each);
    return [style.getPropertyValue('--waits'), style.getPropertyValue('--answers')].map(Number);
  });
  expect((bar[0] ?? 0) + (bar[1] ?? 0)).toBeGreaterThan(0);
  const broken = page.locator('.inspector-call.is-failed');
  expect(await broken.count()).toBeGreaterThan(0);
}

/** The key is where it is kept and in the one header it is for; nowhere else. */
async function expectNoKey({ page, called }: MindedVisit, baseUrl: string): Promise<void> {
  for (const tab of await page.locator('.inspector').getByRole('tab').all()) {
    await tab.click();
    expect(await page.content()).not.toContain(key);
  }
  // Whoever's eyes are looked through: how light it is, or that they are not on the stage.
  await page.locator('.inspector').getByRole('tab', { name: 'Eyes' }).click();
  await page.locator('.inspector-seen p').first().waitFor();
  await page.getByRole('button', { name: 'Close the inspector' }).click();
  await page.locator('.controls summary').click();
  await page.getByRole('button', { name: 'Transcript' }).click();
  for (const name of ['Save as text', 'Save as Markdown', 'Save the facts']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.length).toBeGreaterThan(50);
    expect(text.includes(key), name).toBe(false);
  }
  const { stored, kept } = await page.evaluate(everythingKept);
  expect(stored.length).toBeGreaterThan(1000);
  expect(stored).not.toContain(key);
  expect(kept.filter(([, value]) => value.includes(key)).map(([name]) => name)).toEqual(['proscenium:keys']);
  expect(page.url()).not.toContain(key);
  expect([...called].toSorted()).toEqual([new URL(page.url()).origin, new URL(baseUrl).origin].toSorted());
}

/** In the page: all that its databases and its storage hold. */
async function everythingKept(): Promise<{ stored: string; kept: [string, string][] }> {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('A database cannot be read.'));
    });
  const parts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const shelf = database.transaction(store).objectStore(store);
      parts.push(JSON.stringify(await asked(shelf.getAll())));
    }
    database.close();
  }
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index): [string, string] => {
      const name = storage.key(index) ?? '';
      return [name, storage.getItem(name) ?? ''];
    }),
  );
  return { stored: parts.join('\n'), kept };
}
