// For an image of a house (Dockerfile): what only servers need is an optional peer of the package, and installed with it for
// its tests. Here it becomes the package's own, so that `npm prune --omit=dev` leaves it.
import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(path, 'utf8'));
/** What only pages and hosts need. */
const isForPages = (name) => /^@babylonjs\/(core|loaders)$|^@mlc-ai\//.test(name);

for (const name of Object.keys(manifest.peerDependencies)) {
  if (isForPages(name)) continue;
  manifest.dependencies[name] = manifest.devDependencies[name];
  delete manifest.devDependencies[name];
  delete manifest.peerDependencies[name];
  delete manifest.peerDependenciesMeta[name];
}
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
