import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { enginePartsBesideThePage } from './scripts/engine-parts.ts';
import { noticesBesideThePage } from './scripts/notices-beside-the-page.ts';
import { scenesBesideThePage } from './scripts/playbill.ts';
import { voicesBesideThePage } from './scripts/voices.ts';
import { wardrobesBesideThePage } from './scripts/wardrobes.ts';

const scenes = fileURLToPath(new URL('scenes', import.meta.url));

/** The player's page: index.html → src/app. The library is built by tsc, the tests have their own configuration. */
export default defineConfig({
  // The built page lies wherever it is put: under a path, behind a proxy, in a folder of some other site.
  base: './',
  // A file that is not there is not there: no index.html in place of a scene.
  appType: 'mpa',
  publicDir: false,
  server: { port: 5173 },
  preview: { port: 5173 },
  // Prebundled, Havok would look for its WebAssembly beside the wrong file.
  optimizeDeps: { exclude: ['@babylonjs/havok'] },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    outDir: 'dist/page',
    target: 'es2023',
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    // How long each plugin took says nothing to whoever starts the page.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  plugins: [
    scenesBesideThePage(scenes),
    wardrobesBesideThePage(scenes),
    enginePartsBesideThePage(),
    voicesBesideThePage(),
    noticesBesideThePage(fileURLToPath(new URL('.', import.meta.url))),
  ],
});
