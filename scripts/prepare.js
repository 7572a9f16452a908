// npm runs this after an install in a clone: it builds dist/ and packs the plays, so that `npx proscenium` and `npm start` work at once.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// `npx proscenium` links this clone into npx's cache and runs `prepare` there once more. There is nothing to build
// then, and a failing script would leave npm a half-made cache entry on which every later npx call stumbles.
const isNpx = process.env.npm_command === 'exec';
const canBuild = existsSync(new URL('../node_modules/typescript', import.meta.url));

if (!isNpx && canBuild) {
  const { status } = spawnSync('npm run build && npm run pack:scenes', { shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
