import { existsSync } from 'node:fs';
import { chromium, type BrowserContext } from 'playwright-core';
import { build } from 'vite';

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

/** No server listens here: the pages are handed out by the harness. Storage and modules work as on any site. */
const origin = 'http://localhost:7007';

export interface Chromium {
  /**
   * Bundles a TypeScript file, loads it into a new page and calls its exported `run(input)`; resolves to what that returns, as
   * JSON carries it. Pages of one browser share their storage, one after the other or at the same time.
   */
  run<T>(entry: string, input?: unknown): Promise<T>;
  close(): Promise<void>;
}

/** A real browser. A test that wants one fails where there is none. */
export async function launchChromium(): Promise<Chromium> {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no ${executablePath}. Install Debian's package chromium, or run .ci/debian-packages.`);
  }
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext();
  return {
    run: async <T>(entry: string, input?: unknown) => (await runInPage(context, await bundle(entry), input)) as T,
    close: () => browser.close(),
  };
}

async function runInPage(context: BrowserContext, script: string, input: unknown): Promise<unknown> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/entry.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>test</title>' });
    return route.fulfill({ status: 404 });
  });
  try {
    await page.goto(`${origin}/`);
    const outcome = await page.evaluate(
      `import('/entry.js').then(({ run }) => run(${JSON.stringify(input ?? null)})).then(JSON.stringify)`,
    );
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
    return outcome === undefined ? undefined : JSON.parse(outcome as string);
  } finally {
    await page.close();
  }
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'es2023', lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk, ...others] = chunks.filter((part) => part.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error(`${entry} did not become one script: avoid dynamic imports in it.`);
  return chunk.code;
}
