// What was built from files that are gone, or when dist/ was laid out otherwise, must not be packed with the rest.
import { readdirSync, rmSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);

for (const name of list(dist)) {
  // Page and site are built by themselves (`npm run build:page`, `npm run site`), before npm packs and builds the rest.
  if (!['page', 'site', 'docs'].includes(name)) rmSync(new URL(name, dist), { recursive: true, force: true });
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
