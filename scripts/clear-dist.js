// What was built from files that are gone, or when dist/ was laid out otherwise, must not be packed with the rest.
import { readdirSync, rmSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);

for (const name of list(dist)) {
  // The page is built by itself: `npm run build:page`.
  if (name !== 'page') rmSync(new URL(name, dist), { recursive: true, force: true });
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
