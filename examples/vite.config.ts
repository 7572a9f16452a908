import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** In a clone the package is the sources beside it. Your own project needs none of this. */
export default defineConfig({
  root: at('.'),
  base: './',
  resolve: { alias: { 'proscenium/plugin': at('../src/embed/index.ts') } },
  optimizeDeps: { exclude: ['@babylonjs/havok'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    rolldownOptions: { input: [at('talking-npc/index.html'), at('shopkeeper/index.html')] },
  },
});
