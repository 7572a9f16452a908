// tsc renames imported files as it compiles them, but not a worker's: it is named in a URL, for bundlers to find.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);

for (const name of readdirSync(dist, { recursive: true })) {
  if (!name.endsWith('.js') || name.startsWith('page')) continue;
  const file = new URL(name.replaceAll('\\', '/'), dist);
  const text = readFileSync(file, 'utf8');
  const pointed = text.replace(/(new URL\('\.[^']*\.worker)\.ts'/g, "$1.js'");
  if (pointed !== text) writeFileSync(file, pointed);
}
