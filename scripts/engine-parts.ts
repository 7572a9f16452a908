import type { Plugin } from 'vite';

/** What is made when somebody goes in: its chunk, and all it imports at once. */
const entry = 'src/app/show/stage-workshop.ts';
/** Fetched by the engine itself while the stage is built. */
const alsoFetched = /HavokPhysics.*\.wasm$/;

/**
 * Writes engine.json beside the page: every file the stage is made of and its size, so that loading shows how many bytes have
 * come. A browser tells what it has fetched, but not what is still to come.
 */
export function enginePartsBesideThePage(): Plugin {
  return {
    name: 'proscenium:engine-parts',
    generateBundle(_options, bundle) {
      const sizes = new Map<string, number>();
      const imports = new Map<string, readonly string[]>();
      let first: string | undefined;
      for (const part of Object.values(bundle)) {
        const source = part.type === 'chunk' ? part.code : part.source;
        sizes.set(part.fileName, typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength);
        if (part.type !== 'chunk') continue;
        imports.set(part.fileName, part.imports);
        if (part.facadeModuleId?.endsWith(entry)) first = part.fileName;
      }
      if (first === undefined) this.error(`No chunk begins with ${entry}: where is the stage?`);
      const files = [...closure(first, imports), ...[...sizes.keys()].filter((file) => alsoFetched.test(file))];
      const parts = files.map((file) => ({ file, bytes: sizes.get(file) ?? 0 }));
      this.emitFile({ type: 'asset', fileName: 'engine.json', source: JSON.stringify(parts) });
    },
  };
}

/** A file and everything it imports, however far. */
function closure(first: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([first]);
  for (const file of found) for (const each of imports.get(file) ?? []) found.add(each);
  return found;
}
