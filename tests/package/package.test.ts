import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/run-in-chromium.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { bundleHost, type Bundle } from './bundle-host.ts';
import { bundlers } from './bundlers.ts';
import { packPackage, typescript, type FreshProject, type Packed } from './fresh-project.ts';
import { compilerOptions, misuse, pageWith, tenLines, yard } from './hosts.ts';
import { landedSizes, sizes, sizesNow, sizeTable, writeSizes } from './sizes.ts';

const program = 'node_modules/proscenium/bin/proscenium.js';
/** What only servers, models and loaders of files need, and nobody gets without asking. */
const notInstalled =
  /^(openai|socket\.io|socket\.io-client|pino|prom-client|pg|redis|@electric-sql\/.*|@opentelemetry\/.*)$/;

let packed: Packed;
/** One without what hosts bring, and one with it. */
let bare: FreshProject;
let full: FreshProject;
beforeAll(async () => {
  packed = await packPackage();
  [bare, full] = await Promise.all([packed.project({ peers: false }), packed.project({ peers: true })]);
});
afterAll(() => packed?.dispose());

/** What hosts write, by the name of what is built of it: a page that plays, and scripts that want more or less of us. */
const hosts = {
  page: ['index.html', pageWith('./yard.ts')],
  idle: [
    'idle.js',
    `import 'proscenium/plugin';\nimport 'proscenium/bridge';\nimport 'proscenium';\nconsole.log('nothing');`,
  ],
  little: ['little.js', `export { entityId } from 'proscenium/plugin';`],
  plugin: ['plugin.js', `export { Proscenium } from 'proscenium/plugin';`],
  core: ['core.js', `export { Performance, understudy } from 'proscenium';`],
} as const;
let building: Promise<Bundle> | undefined;
const built = (): Promise<Bundle> =>
  (building ??= full
    .write({ 'yard.ts': yard, ...Object.fromEntries(Object.values(hosts)) })
    .then(() => bundleHost(full, Object.fromEntries(Object.entries(hosts).map(([name, [path]]) => [name, path])))));

describe('the package', () => {
  it('holds what is used and nothing else', () => {
    expect(packed.files).toEqual(
      expect.arrayContaining([
        'bin/proscenium.js',
        'dist/src/index.js',
        'dist/src/index.d.ts',
        'dist/src/embed/index.js',
        'dist/src/embed/index.d.ts',
        'dist/src/bridge/client/index.js',
        'dist/src/bridge/client/index.d.ts',
        'dist/plugin/stage/stage.js',
        'dist/page/index.html',
        'dist/page/licences.md',
        'dist/page/sbom.cdx.json',
        'dist/page/scenes/elsinore/bodies.bin',
        'dist/docs/programs/search.js',
        'dist/docs/types/ProsceniumOptions.html',
        'scenes/elsinore/scene.json',
        'src/world/lexicon/WORDNET-LICENSE',
        'LICENSE',
        'docs/for-hosts.md',
        'examples/shopkeeper/main.ts',
      ]),
    );
    // All that is to go with it was here to be weighed.
    const isThere = (named: string): boolean => packed.files.some((path) => `${path}/`.startsWith(`${named}/`));
    expect(packed.manifest.files.filter((named) => !named.startsWith('!') && !isThere(named))).toEqual([]);
    expect(packed.files.filter((path) => /^(tests|scripts|dist\/src\/app|node_modules)\b/.test(path))).toEqual([]);
    // 21 MB with a licence of their own: from a package beside ours, or not at all.
    expect(packed.files.filter((path) => /flite[^/]*\.wasm$/.test(path))).toEqual([]);
    expect(packed.files.filter((path) => /\.ts$/.test(path) && !/^examples\/|\.d\.ts$/.test(path))).toEqual([]);
    // What a page may load has its source beside it; what only programs load is read as it is.
    const maps = packed.files.filter((path) => path.endsWith('.map'));
    expect(maps).toEqual(expect.arrayContaining(['dist/src/embed/index.js.map', 'dist/plugin/stage/stage.js.map']));
    expect(maps.filter((path) => /^dist\/(page|docs|src\/(cli|study))\/|\.data\.js/.test(path))).toEqual([]);
    const map = readFileSync(join(full.folder, 'node_modules/proscenium/dist/plugin/stage/stage.js.map'), 'utf8');
    expect(JSON.parse(map)).toMatchObject({ sourcesContent: [expect.stringContaining('implements StagePort')] });
    expect(Object.keys(packed.manifest.dependencies).filter((name) => notInstalled.test(name))).toEqual([]);
  });

  it('plays from the command line and in Node where nothing else is installed', async () => {
    await bare.write({
      'main.js': `import { Performance } from 'proscenium';
import scene from 'proscenium/scenes/elsinore/scene.json' with { type: 'json' };
console.log(typeof Performance.open, scene.blueprint.title);`,
    });
    const [imported, begun] = await Promise.all([
      bare.run(['--no-warnings', 'main.js']),
      bare.run([program, 'new', 'mine']),
    ]);
    expect(imported).toEqual({ exitCode: 0, output: 'function The Closet at Elsinore\n' });
    expect(begun).toMatchObject({ exitCode: 0 });
    // A model that cannot be reached is one that was asked: nothing had to be installed for it.
    const model = { PROSCENIUM_BASE_URL: 'http://127.0.0.1:9/v1', PROSCENIUM_MODEL: 'nobody' };
    const [checked, performed] = await Promise.all([
      bare.run([program, 'check', 'mine']),
      bare.run([program, 'perform', 'mine', '--seed', '1', '--max-turns', '4'], model),
    ]);
    expect(checked).toMatchObject({ exitCode: 0 });
    expect(performed.output).toContain('model/unavailable');
  });

  it('says what to install where a command wants more', async () => {
    const missing = 'socket.io pino prom-client @opentelemetry/api';
    const [served, joined] = await Promise.all([
      bare.run([program, 'serve', '--store', 'memory']),
      bare.run([program, 'join', 'http://127.0.0.1:9/?join=x']),
    ]);
    expect(served).toEqual({
      exitCode: 1,
      output: `proscenium: packages needed to share evenings are not installed: npm install ${missing}\n`,
    });
    expect(joined).toEqual({
      exitCode: 1,
      output: 'proscenium: a package needed to join an evening is not installed: npm install socket.io-client\n',
    });
  });

  it('brings its page and its guides, and serves them in a folder where there is nothing else', async () => {
    const visit = async (line: string, told: () => string) => {
      const { url, voices } = JSON.parse(line) as { readonly url: string; readonly voices: boolean };
      const page = await (await fetch(url)).text();
      const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
      const paths = [
        script,
        'scenes/playbill.json',
        'docs/guide/for-hosts.html',
        'voices/flite.wasm',
        'bridge/?EIO=4&transport=polling',
      ];
      const statuses = (await Promise.all(paths.map((path) => fetch(url + path)))).map(({ status }) => status);
      return { voices, page, statuses, told: told() };
    };
    const [alone, together] = await Promise.all(
      [bare, full].map((project) => project.whileRunning([program, 'serve', '--port', '0'], visit)),
    );
    expect(alone).toEqual({
      voices: false,
      page: expect.stringContaining('<!doctype html>') as string,
      statuses: [200, 200, 200, 404, 404],
      told: expect.stringMatching(/evenings cannot be shared here; npm install socket\.io .* adds that/) as string,
    });
    expect(together).toMatchObject({ voices: true, statuses: [200, 200, 200, 200, 200] });
  });

  // The one that reads more; both with LONG=1.
  it.each(isLong ? (['nodenext', 'bundler'] as const) : (['bundler'] as const))(
    'has types that a strict host compiles against (%s)',
    async (resolution) => {
      await full.write({
        'ten-lines.ts': tenLines,
        'yard.ts': yard,
        'misuse.ts': misuse,
        'tsconfig.json': compilerOptions(resolution),
      });
      expect(await full.run([typescript, '-p', '.'])).toEqual({ exitCode: 0, output: '' });
    },
  );

  // All four with LONG=1.
  for (const name of isLong ? ['Vite', ...Object.keys(bundlers)] : ['Vite'])
    inBrowser.it(
      `plays in the page of a host who uses ${name}: somebody takes the host’s hammer and answers`,
      async () => {
        const files = (await bundlers[name]?.(full)) ?? (await built()).files;
        const chromium = await launchChromium({ draws: false });
        try {
          const { page, complaints } = await chromium.visit(files, '/');
          await page.getByText('The hammer is in his hand.').waitFor();
          await page.getByText(/Ben says: \w/).first().waitFor(); // prettier-ignore
          expect(complaints).toEqual([]);
        } finally {
          await chromium.close();
        }
      },
    );

  it('costs a host what is said, and nothing for what it does not use', async () => {
    const bundle = await built();
    expect(bundle.warnings.filter((said) => /externalized|unresolved|could not resolve/i.test(said))).toEqual([]);
    expect(bundle.modules.filter((id) => notInstalled.test(/^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? ''))).toEqual([]);
    expect(bundle.entry('idle').bytes).toBeLessThan(200);
    expect(bundle.entry('little').modules.filter((id) => id.includes('proscenium/dist/plugin'))).toEqual([]);
    expect(bundle.entry('plugin').modules.filter((id) => /wordnet|babylonjs/.test(id))).toEqual([]);
    const weighed = sizes(packed, bundle);
    console.log(sizeTable(weighed));
    if (process.env['SIZES'] === 'write') writeSizes(weighed);
    for (const { what, bytes, limit } of weighed) expect(bytes, what).toBeLessThan(limit);
    expect(landedSizes()).toEqual(sizesNow(weighed));
  });
});
