import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { builtProgram } from '../machine/program.ts';
import { builtPage } from './build.ts';
import { Visitor } from './evening-visitor.ts';
import { drawSeldom, launchBrowser, patientContext } from './run-in-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'sharing-'));
let server: ChildProcess;
let browser: Browser;
let site: string;

beforeAll(async () => {
  for (const [path, body] of await builtPage()) {
    mkdirSync(dirname(join(folder, 'page', path)), { recursive: true });
    writeFileSync(join(folder, 'page', path), body);
  }
  const args = ['serve', '--port', '0', '--page', join(folder, 'page'), '--store', 'memory'];
  server = spawn(process.execPath, [await builtProgram('src/cli/entry.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PROSCENIUM_DATA: join(folder, 'data') },
  });
  const [line] = await new Promise<string[]>((resolve) => {
    createInterface(server.stdout!).once('line', (first) => resolve([first]));
  });
  site = (JSON.parse(line ?? '{}') as { url: string }).url;
  // Words will do: what is looked at is who is told what.
  browser = await launchBrowser({
    gl: false,
    more: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
});
afterAll(async () => {
  await browser?.close();
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const complaints: string[] = [];

/** Somebody with a browser of their own, at an address of the house. */
async function comeTo(address: string, name: string): Promise<Page> {
  const page = await openAt(address);
  await giveName(page, name);
  return page;
}

async function giveName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

async function openAt(address: string): Promise<Page> {
  const context = await patientContext(browser, { viewport: { width: 900, height: 600 }, locale: 'en-GB' });
  await context.addInitScript(drawSeldom);
  await context.addInitScript(keepLines);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  return page;
}

async function goIn(page: Page, choice: string): Promise<Visitor> {
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.getByRole('button', { name: 'Follow it in words' }).click();
  const visitor = new Visitor(page);
  await visitor.beSeated();
  return visitor;
}

/** Keeps the lines voices go by, so that a test can look whether anything comes. */
function keepLines(): void {
  const Real = RTCPeerConnection;
  const lines: RTCPeerConnection[] = [];
  globalThis.RTCPeerConnection = new Proxy(Real, {
    construct(real, [how]: [RTCConfiguration?]) {
      const line = new real(how);
      lines.push(line);
      return line;
    },
  });
  Object.assign(globalThis, { voiceLinesOfPage: lines });
}

/** So many bytes of somebody's voice have come. */
const voiceHeard = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const { voiceLinesOfPage: lines } = globalThis as unknown as { voiceLinesOfPage: RTCPeerConnection[] };
    let bytes = 0;
    for (const line of lines)
      for (const report of (await line.getStats()).values() as Iterable<Readonly<Record<string, unknown>>>)
        if (report['type'] === 'inbound-rtp') bytes += Number(report['bytesReceived']);
    return bytes > 2000;
  });

async function openOthers(page: Page): Promise<void> {
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'With others' }).click();
}

inBrowser.describe('an evening that several share', () => {
  it('is opened to others when it was begun alone, joined in the middle and watched, by whoever has a link; those who want to hear each other’s own voices; whoever reloads is who they were, and its host holds it and has somebody leave', async () => {
    const page = await openAt(`${site}?ui=en&scene=elsinore&seed=5&as=hamlet&speed=4`);
    await page.getByRole('button', { name: 'Follow it in words' }).click();
    const anna = new Visitor(page);
    await anna.say('Is there anybody here but us?');
    await openOthers(page);
    await page.getByRole('button', { name: 'Open it to others' }).click();
    await giveName(page, 'Anna');
    const link = await page.getByRole('textbox', { name: 'To play' }).inputValue();
    const watching = await page.getByRole('textbox', { name: 'To watch' }).inputValue();
    await page.getByText('Hamlet: Anna').waitFor();

    const second = await comeTo(link, 'Boris');
    await second.getByText('Hamlet: Anna').waitFor();
    expect(await second.getByRole('button', { name: 'Play Hamlet' }).count(), 'taken').toBe(0);
    expect(await second.getByLabel('To play').count(), 'only a host invites').toBe(0);
    const boris = await goIn(second, 'Play Gertrude');
    const third = await comeTo(watching, 'Clara');
    expect(await third.getByRole('button', { name: /^Play / }).count(), 'a spectator takes no part').toBe(0);
    const clara = await goIn(third, 'Watch');
    await boris.say('I have come in the middle of it.');
    for (const each of [anna, clara]) await each.heard.filter({ hasText: 'in the middle' }).first().waitFor();
    await third.context().close();
    // The paper with the links lies where the list of deeds is to be: it is put away for it.
    await anna.do('Take the silver goblet', () => anna.holds('silver goblet'));
    expect(await page.locator('.others').isVisible()).toBe(false);
    await openOthers(page);

    // Whoever may not use a microphone is told so, and may still write.
    await openOthers(second);
    await second.evaluate(() => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const refuse = (): Promise<never> => {
        navigator.mediaDevices.getUserMedia = real;
        return Promise.reject(new DOMException('no', 'NotAllowedError'));
      };
      navigator.mediaDevices.getUserMedia = refuse;
    });
    await second.getByRole('button', { name: 'Let me be heard' }).click();
    await second.getByText('may not use a microphone').waitFor();
    await second.getByRole('button', { name: 'Let me be heard' }).click();
    await page.getByText('(voice on)').waitFor();
    await page.getByRole('button', { name: 'Let me be heard' }).click();
    await Promise.all([voiceHeard(page), voiceHeard(second)]);

    await second.reload();
    await second.getByRole('button', { name: 'Follow it in words' }).click();
    await boris.beSeated();
    expect(await second.locator('.auditorium').getAttribute('class'), 'Gertrude still').toContain('is-played');
    expect(await page.getByText('(voice on)').count(), 'nobody’s voice is on unless they say so').toBe(0);

    // On a screen as small as this the panel lies over the controls.
    await page.getByRole('button', { name: 'Pause' }).dispatchEvent('click');
    await second.getByText('The host holds the evening').waitFor();
    await page.getByRole('button', { name: 'Go on' }).dispatchEvent('click');
    const remove = page.locator('.others-remove');
    await remove.click();
    await remove.click();
    await second.getByText('has asked you to leave').waitFor();
    expect(complaints).toEqual([]);
  });

  // That a play somebody brought is shared as any other is seen without a page in every check: `nodes.test.ts` of the bridge.
  if (isLong)
    it('is opened on the page, of a play that was made there, with links to hand out', async () => {
      const about = encodeURIComponent('A baker and a clockmaker quarrel over an inheritance in a mountain inn.');
      const host = await comeTo(`${site}?ui=en&about=${about}&together=1`, 'Anna');
      expect(await host.getByLabel('To play').inputValue()).toContain('?join=');
      const watching = await host.getByLabel('To watch').inputValue();
      expect(new URL(host.url()).searchParams.get('join'), 'a reload opens no second evening').toBeTruthy();
      const part =
        (await host
          .getByRole('button', { name: /^Play / })
          .first()
          .textContent()) ?? '';
      const anna = await goIn(host, part);
      const third = await comeTo(watching, 'Clara');
      await third.getByText(`${part.replace('Play ', '')}: Anna`).waitFor();
      expect(await third.getByRole('button', { name: /^Play / }).count(), 'a spectator takes no part').toBe(0);
      const clara = await goIn(third, 'Watch');
      await anna.say('Does anybody hear the nightingale?');
      for (const each of [anna, clara]) await each.heard.filter({ hasText: 'nightingale' }).first().waitFor();
      expect(complaints).toEqual([]);
      await Promise.all([host, third].map((each) => each.context().close()));
    });

  // Twenty seconds of nothing, and whoever is cut off draws nothing meanwhile: with LONG=1.
  if (isLong)
    it('goes on without whoever is cut off for twenty seconds, who has missed nothing when they are back', async () => {
      const line = await Line.createAsync(Number(new URL(site).port));
      const host = await comeTo(`${site}?ui=en&scene=elsinore&seed=5&together=1`, 'Anna');
      const link = new URL(await host.getByLabel('To play').inputValue());
      const anna = await goIn(host, 'Play Hamlet');
      link.port = String(line.port);
      const second = await comeTo(link.href, 'Boris');
      const boris = await goIn(second, 'Play Gertrude');
      await anna.do('Take the silver goblet', () => anna.holds('silver goblet'));
      // Both want it: who comes second is told why not.
      await boris.say('(takes the silver goblet)');
      await second.locator('.playing-telling', { hasText: 'goblet' }).waitFor();

      line.cut();
      await second.getByText('The house does not answer').waitFor();
      await anna.say('Marmalade, mother, while you are away.');
      await anna.heard.filter({ hasText: 'Marmalade' }).first().waitFor();
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      line.mend();
      await boris.heard.filter({ hasText: 'Marmalade' }).first().waitFor();
      await boris.say('I am back, and I heard it.');
      await anna.heard.filter({ hasText: 'I heard it' }).first().waitFor();

      const fourth = await comeTo(link.href, 'Dora');
      await fourth.getByText('Gertrude: Boris').waitFor();
      await goIn(fourth, 'Play Horatio').catch(() => goIn(fourth, 'Watch'));
      expect(complaints).toEqual([]);
      await line.close();
    });
});

/** A line to the house that can be cut: whoever is connected is thrown out, and whoever comes is let go. */
class Line {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async createAsync(to: number): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new Line(server, (server.address() as AddressInfo).port);
    server.on('connection', (near) => {
      if (line.isCut) return void near.destroy();
      const far = connect(to, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        line.sockets.add(one);
        one.on('error', () => undefined).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    return line;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
