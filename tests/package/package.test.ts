import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/run-in-chromium.ts';
import { isLong } from '../how-much.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { bundleHost } from './bundle-host.ts';
import { packPackage, typescript, type FreshProject, type Packed } from './fresh-project.ts';

/** Ten lines of a host that has a Babylon scene already. */
const host = `
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';
import elsinore from 'proscenium/scenes/elsinore/scene.json';

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new FreeCamera('eye', new Vector3(0, 2, -8), scene);
engine.runRenderLoop(() => scene.render());
const drama = await Proscenium.createAsync(scene, { scene: elsinore, seed: 5, speed: 8, tier: 'plain' });
drama.onLineObservable.add(({ actor, text }) => (document.title = \`\${actor}: \${text}\`));
`;
const page = '<!doctype html><title>host</title><canvas></canvas><script type="module" src="./host.ts"></script>';

/** What types must refuse: were they missing, nothing would be refused. */
const misuse = `
import { Proscenium, type LineSpoken } from 'proscenium/plugin';
import { Performance } from 'proscenium';
// @ts-expect-error a scene is needed
void Proscenium.createAsync(undefined, {});
// @ts-expect-error lines are text
export const line: LineSpoken['text'] = 3;
// @ts-expect-error a performance is opened, not made
new Performance();
`;

const compilerOptions = (moduleResolution: 'bundler' | 'nodenext') =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      noEmit: true,
      // A strict host reads the types of what it installs, too.
      skipLibCheck: false,
      resolveJsonModule: moduleResolution === 'bundler',
    },
    files: moduleResolution === 'bundler' ? ['host.ts', 'misuse.ts'] : ['misuse.ts'],
  });

const peers = [/^@babylonjs\//];

let packed: Packed;
/** One without what hosts bring, and one with it. */
let bare: FreshProject;
let full: FreshProject;
beforeAll(async () => {
  packed = await packPackage();
  bare = await packed.project({ peers: false });
  full = await packed.project({ peers: true });
});
afterAll(() => packed?.dispose());

describe('the package', () => {
  it('holds what is used and nothing else', () => {
    expect(packed.files).toEqual(
      expect.arrayContaining([
        'bin/proscenium.js',
        'dist/src/index.js',
        'dist/src/index.d.ts',
        'dist/src/embed/index.js',
        'dist/src/embed/index.d.ts',
        'dist/plugin/stage/stage.js',
        'dist/page/index.html',
        'dist/page/licences.md',
        'dist/page/sbom.cdx.json',
        'dist/page/scenes/elsinore/bodies.bin',
        'scenes/elsinore/scene.json',
        'src/world/lexicon/WORDNET-LICENSE',
        'LICENSE',
        'docs/for-hosts.md',
        'examples/shopkeeper/main.ts',
      ]),
    );
    expect(packed.files.filter((path) => /^(tests|scripts|dist\/src\/app|node_modules)\b/.test(path))).toEqual([]);
    // 21 MB with a licence of their own: from a package beside ours, or not at all.
    expect(packed.files.filter((path) => /flite[^/]*\.wasm$/.test(path))).toEqual([]);
    expect(packed.bytes).toBeLessThan(11_000_000);
    expect(packed.files.filter((path) => /\.ts$/.test(path) && !/^examples\/|\.d\.ts$/.test(path))).toEqual([]);
  });

  it('runs from the command line and in Node where there is no Babylon', async () => {
    expect(await bare.run(process.execPath, ['node_modules/proscenium/bin/proscenium.js', '--version'])).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
    await bare.write({
      'main.js': `import { Performance } from 'proscenium';\nconsole.log(typeof Performance.open);`,
    });
    expect(await bare.run(process.execPath, ['main.js'])).toEqual({ exitCode: 0, output: 'function\n' });
  });

  it('brings its page, and serves it in a folder where there is nothing else', async () => {
    const program = 'node_modules/proscenium/bin/proscenium.js';
    const visit = async (line: string) => {
      const { url, voices } = JSON.parse(line) as { readonly url: string; readonly voices: boolean };
      const page = await (await fetch(url)).text();
      const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
      const asked = [script, 'scenes/playbill.json', 'voices/flite.wasm'].map((path) => fetch(url + path));
      return { voices, page, statuses: (await Promise.all(asked)).map(({ status }) => status) };
    };
    expect(await bare.whileRunning([program, 'serve', '--port', '0'], visit)).toEqual({
      voices: false,
      page: expect.stringContaining('<!doctype html>') as string,
      statuses: [200, 200, 404],
    });
    expect(await full.whileRunning([program, 'serve', '--port', '0'], visit)).toMatchObject({
      voices: true,
      statuses: [200, 200, 200],
    });
  });

  // The one that reads more; both with LONG=1.
  it.each(isLong ? (['bundler', 'nodenext'] as const) : (['bundler'] as const))(
    'has types that a strict host compiles against (%s)',
    async (resolution) => {
      await full.write({ 'host.ts': host, 'misuse.ts': misuse, 'tsconfig.json': compilerOptions(resolution) });
      expect(await full.run(process.execPath, [typescript, '-p', '.'])).toEqual({ exitCode: 0, output: '' });
    },
  );

  inBrowser.it('plays in the page of a host who bundles it', async () => {
    await full.write({ 'host.ts': host, 'index.html': page });
    const { files, modules, warnings } = await bundleHost(full, 'index.html');
    expect(warnings.filter((warning) => /externalized|unresolved|could not resolve/i.test(warning))).toEqual([]);
    expect(modules.filter((id) => /\/(openai|pg|@electric-sql)\//.test(id))).toEqual([]);
    const chromium = await launchChromium({ draws: false });
    try {
      const visit = await chromium.visit(files, '/');
      await visit.page.waitForFunction(() => /^actor:\w+: \w+/.test(document.title));
      expect(visit.complaints).toEqual([]);
    } finally {
      await chromium.close();
    }
  });

  it('costs a host nothing for what it does not use', async () => {
    await full.write({
      'idle.js': `import 'proscenium/plugin';\nimport 'proscenium';\nconsole.log('nothing');`,
      'little.js': `export { entityId } from 'proscenium/plugin';`,
      'all.js': `export { Proscenium } from 'proscenium/plugin';`,
    });
    expect((await bundleHost(full, 'idle.js', { external: peers })).bytes).toBeLessThan(200);
    const little = await bundleHost(full, 'little.js', { external: peers });
    expect(little.modules.filter((id) => id.includes('proscenium/dist/plugin'))).toEqual([]);
    const whole = await bundleHost(full, 'all.js', { external: peers });
    expect(whole.modules.length).toBeGreaterThan(100);
    expect(little.gzippedBytes).toBeLessThan(whole.gzippedBytes / 10);
  });
});
