import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser, howToGetABrowser } from '../machine/browser.ts';
import { bundled, type BuiltFiles } from './build.ts';
import { builtSite, type BuiltSite } from './built-site.ts';

/** As measured in the stack's notes: headless, quiet, with a software GL that works without a graphics card. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Whatever a page asks of anybody else leads nowhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Of a browser that cannot draw: what a page does without WebGL. */
const argsWithoutGl = [...args.filter((each) => !/gl|swiftshader/.test(each)), '--disable-gpu', '--disable-3d-apis'];

/** Of a browser nobody looks at: a page without a picture is put together soonest without a graphics card that is none. */
const argsUnseen = ['--disable-gpu-compositing'];

/** A phone held across. */
const phoneInHand = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** How long a page is waited for: only so that what never comes is named. A slow machine is never the reason to fail. */
export const patienceMs = 10 * 60_000;

export interface Chromium {
  /**
   * Bundles a TypeScript file with all it imports (WebAssembly and other assets too), loads it into a new page and calls its
   * exported `run(input)`; resolves to what that returns, as JSON carries it. Pages of one browser share their storage, one
   * after the other or at the same time. `watch` may look at the page while it runs: see `Watch`.
   */
  run<T>(entry: string, input?: unknown, watch?: Watch): Promise<T>;
  /** A page in which a file's `run` is called time and again, each time as `run` above calls it: what was loaded stays. */
  stay(entry: string): Promise<Stay>;
  /**
   * Opens a page of a built site: `visit(files, '/?scene=elsinore')`. The test drives it and closes it. On a phone there
   * are fingers instead of a mouse, and a storage of its own. Pages of one site may be open side by side, of two sites not.
   */
  visit(files: BuiltFiles, address: string, on?: 'desk' | 'phone'): Promise<Visit>;
  close(): Promise<void>;
}

export interface Stay {
  run(input?: unknown, watch?: Watch): Promise<unknown>;
  close(): Promise<void>;
}

/** Called once the page is loaded and `run` is under way; `run` is over when both are. Take pictures here. */
export type Watch = (page: Page) => Promise<void>;

export interface Visit {
  readonly page: Page;
  /**
   * What the page complained of so far: errors nobody caught, what it asked for beyond its own site, and what its own
   * Content-Security-Policy had to keep it from.
   */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A real browser, where there is one. */
export async function launchBrowser({ gl = true, draws = true, more = [] }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(`There is no browser. ${howToGetABrowser}`);
  return chromium.launch({
    executablePath,
    args: [...(gl ? args : argsWithoutGl), ...(draws ? [] : argsUnseen), ...more],
    timeout: patienceMs,
  });
}

export interface LaunchOptions {
  /** Whether it can draw. */
  readonly gl?: boolean;
  /** Whether it does. Software draws each dot by hand: where nobody looks at the picture, it is left out. */
  readonly draws?: boolean;
  /** Whether a picture is asked for only now and then, as it is where none is drawn. A headset asks for its own. */
  readonly seldom?: boolean;
  /** What else it is told. */
  readonly more?: readonly string[];
}

/** Browsers of this process that are on, by what they were told. */
const running = new Map<string, Promise<Browser>>();

/** A browser, the same for all tests of this process that want one of its kind: each starts in a second. It ends with the process. */
export async function sharedBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { gl = true, draws = true, more = [] } = options;
  const kind = JSON.stringify([gl, draws, more]);
  const known = running.get(kind);
  if (known && (await known).isConnected()) return known;
  const browser = launchBrowser(options);
  running.set(kind, browser);
  return browser;
}

/** A real browser, and what tests do with it. */
export async function launchChromium(options?: LaunchOptions): Promise<Chromium> {
  const isOurs = process.env['VITEST'] === undefined;
  const browser = await (isOurs ? launchBrowser(options) : sharedBrowser(options));
  const contextOf = async (device: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await patientContext(browser, device);
    if (options?.draws === false) await context.addInitScript(drawNothing);
    if (options?.seldom ?? (options?.draws === false || options?.gl === false)) await context.addInitScript(drawSeldom);
    return context;
  };
  const context = await contextOf({ viewport: { width: 640, height: 360 } });
  let phone: Promise<BrowserContext> | undefined;
  const site = await builtSite(new Map());
  return {
    run: async <T>(entry: string, input?: unknown, watch?: Watch) =>
      (await runInPage(context, site, entry, input, watch)) as T,
    stay: (entry) => stayIn(context, site, entry),
    visit: async (files, address, on = 'desk') => {
      site.show(files);
      return visit(on === 'desk' ? context : await (phone ??= contextOf(phoneInHand)), site, address);
    },
    async close() {
      await context.close();
      await (await phone)?.close();
      if (isOurs) await browser.close();
      await site.close();
    },
  };
}

/** Somebody's own storage and pages. */
export async function patientContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  return context;
}

/**
 * For a page nobody looks at: WebGL takes everything as it does, and draws nothing; the figures that were made beforehand
 * will do, and the sculptor, whose work is seen in `bodies.test.ts`, makes no finer ones.
 */
export function drawNothing(): void {
  const nothing = { value: () => undefined };
  Object.defineProperties(WebGL2RenderingContext.prototype, {
    blitFramebuffer: nothing,
    bufferData: nothing,
    bufferSubData: nothing,
    clear: nothing,
    drawArrays: nothing,
    drawArraysInstanced: nothing,
    drawElements: nothing,
    drawElementsInstanced: nothing,
    generateMipmap: nothing,
    texImage2D: nothing,
    texSubImage2D: nothing,
  });
  const idle = { postMessage: () => undefined, terminate: () => undefined };
  globalThis.Worker = new Proxy(Worker, {
    construct(real, [url, options]: [string | URL, WorkerOptions?]) {
      return options?.name === 'sculptor' ? { ...idle } : new real(url, options);
    },
  });
}

/** For a page nobody looks at: sixteen pictures a second are enough for whatever waits for one. */
export function drawSeldom(): void {
  const everyMs = 60;
  globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), everyMs));
  globalThis.cancelAnimationFrame = (id) => clearTimeout(id);
}

/** With an icon of its own: a browser asks a site for one otherwise, and complains. */
const emptyPage = '<!doctype html><title>test</title><link rel="icon" href="data:,">';

async function runInPage(
  context: BrowserContext,
  site: BuiltSite,
  entry: string,
  input: unknown,
  watch?: Watch,
): Promise<unknown> {
  const stay = await stayIn(context, site, entry);
  try {
    return await stay.run(input, watch);
  } finally {
    await stay.close();
  }
}

async function stayIn(context: BrowserContext, site: BuiltSite, entry: string): Promise<Stay> {
  const { files, script } = await bundled(entry);
  site.show(new Map(files).set('index.html', emptyPage));
  const { page, complaints } = await visit(context, site, '/');
  return {
    async run(input, watch) {
      const running = page.evaluate(
        `import('/${script}').then(({ run }) => run(${JSON.stringify(input ?? null)})).then(JSON.stringify)`,
      );
      const [outcome] = await Promise.all([running, watch?.(page)]);
      if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
      return outcome === undefined ? undefined : (JSON.parse(outcome as string) as unknown);
    },
    close: () => page.close(),
  };
}

/** How a page tells what its policy forbids. */
const forbidden = 'Forbidden by its own policy:';

async function visit(context: BrowserContext, site: BuiltSite, address: string): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.text().startsWith(forbidden)) complaints.push(message.text());
  });
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${mark} ${violatedDirective} ${blockedURI}`);
    });
  }, forbidden);
  const { origin } = new URL(site.address);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`asked for ${url.href}`);
  });
  // A test sees the page from its first moment on: how far it is built as well.
  await page.goto(new URL(address, origin).href, { waitUntil: 'commit' });
  return { page, complaints, close: () => page.close() };
}
