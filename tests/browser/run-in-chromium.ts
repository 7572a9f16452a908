import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { build, type InlineConfig } from 'vite';

const executablePath = '/usr/bin/chromium';

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
];

/** Of a browser that cannot draw: what a page does without WebGL. */
const argsWithoutGl = [...args.filter((each) => !/gl|swiftshader/.test(each)), '--disable-gpu', '--disable-3d-apis'];

/** A phone held across. */
const phoneInHand = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** No server listens here: the pages are handed out by the harness. Storage and modules work as on any site. */
const origin = 'http://localhost:7007';

/** What a build made, by path: `entry.js`, `assets/HavokPhysics-….wasm`. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

export interface Chromium {
  /**
   * Bundles a TypeScript file with all it imports (WebAssembly and other assets too), loads it into a new page and calls its
   * exported `run(input)`; resolves to what that returns, as JSON carries it. Pages of one browser share their storage, one
   * after the other or at the same time. `watch` may look at the page while it runs: see `Watch`.
   */
  run<T>(entry: string, input?: unknown, watch?: Watch): Promise<T>;
  /**
   * Opens a page of a built site: `visit(files, '/?scene=elsinore')`. The test drives it and closes it. On a phone there
   * are fingers instead of a mouse, and a storage of its own.
   */
  visit(files: BuiltFiles, address: string, on?: 'desk' | 'phone'): Promise<Visit>;
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

/** A real browser. A test that wants one fails where there is none. */
export function launchBrowser({ gl = true, more = [] }: LaunchOptions = {}): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no ${executablePath}. Install Debian's package chromium, or run .ci/debian-packages.`);
  }
  return chromium.launch({ executablePath, args: [...(gl ? args : argsWithoutGl), ...more] });
}

export interface LaunchOptions {
  /** Whether it can draw. */
  readonly gl?: boolean;
  /** What else it is told. */
  readonly more?: readonly string[];
}

/** A real browser, and what tests do with it. */
export async function launchChromium(options?: LaunchOptions): Promise<Chromium> {
  const browser = await launchBrowser(options);
  const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
  let phone: Promise<BrowserContext> | undefined;
  return {
    run: async <T>(entry: string, input?: unknown, watch?: Watch) =>
      (await runInPage(context, await bundled(entry), input, watch)) as T,
    visit: async (files, address, on = 'desk') =>
      visit(on === 'desk' ? context : await (phone ??= browser.newContext(phoneInHand)), files, address),
    close: () => browser.close(),
  };
}

async function runInPage(context: BrowserContext, files: BuiltFiles, input: unknown, watch?: Watch): Promise<unknown> {
  const blank = new Map(files).set('index.html', '<!doctype html><title>test</title>');
  const { page, complaints } = await visit(context, blank, '/');
  try {
    const running = page.evaluate(
      `import('/entry.js').then(({ run }) => run(${JSON.stringify(input ?? null)})).then(JSON.stringify)`,
    );
    const [outcome] = await Promise.all([running, watch?.(page)]);
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
    return outcome === undefined ? undefined : JSON.parse(outcome as string);
  } finally {
    await page.close();
  }
}

/** How a page tells what its policy forbids. */
const forbidden = 'Forbidden by its own policy:';

async function visit(context: BrowserContext, files: BuiltFiles, address: string): Promise<Visit> {
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
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      complaints.push(`asked for ${url.href}`);
      return route.abort();
    }
    const path = url.pathname.slice(1) || 'index.html';
    const body = files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(new URL(address, origin).href);
  return { page, complaints, close: () => page.close() };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** A TypeScript file as a page loads it: `entry.js`, its chunks and its assets. */
const bundled = (entry: string): Promise<BuiltFiles> =>
  built({
    configFile: false,
    publicDir: false,
    base: './',
    build: {
      minify: false,
      target: 'es2023',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });

/** The player's page as `npm run build:page` makes it, in memory. */
export const builtPage = (): Promise<BuiltFiles> => built({ configFile: 'vite.config.ts' });

async function built(config: InlineConfig): Promise<BuiltFiles> {
  const output = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
}
