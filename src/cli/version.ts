import { existsSync, readFileSync } from 'node:fs';

/** The version in package.json, which lies some floors up from here: two from src/cli, three from dist/src/cli. */
export function readVersion(): string {
  const near = ['../../package.json', '../../../package.json'].map((path) => new URL(path, import.meta.url));
  const manifest = near.find((file) => existsSync(file)) ?? '';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}
