import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `npm run example`: in a clone the package is the sources beside it. Your own project needs none of this. */
export default defineConfig({
  root: at('.'),
  appType: 'mpa',
  resolve: {
    alias: {
      'proscenium/plugin': at('../src/embed/index.ts'),
      'proscenium/bridge': at('../src/bridge/client/index.ts'),
    },
  },
  optimizeDeps: { exclude: ['@babylonjs/havok'] },
  worker: { format: 'es' },
});
