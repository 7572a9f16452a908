#!/usr/bin/env node
import { existsSync } from 'node:fs';

const entry = new URL('../dist/src/cli/entry.js', import.meta.url);

if (existsSync(entry)) {
  await import(entry.href);
} else {
  console.error('proscenium: not built yet; run npm run build first');
  process.exitCode = 1;
}
