import type { Plugin } from 'vite';
import { readLockfile } from './packages/lockfile.ts';
import { handedOn, noticesOf } from './packages/notices.ts';
import { sbomOf } from './packages/sbom.ts';

const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Writes licences.md (whose work is in the page, and its terms) and sbom.cdx.json (the same for programs) beside the page. */
export function noticesBesideThePage(root: string): Plugin {
  return {
    name: 'proscenium:notices',
    generateBundle(_options, bundle) {
      const lockfile = readLockfile(root);
      const noticed = new Set(handedOn(lockfile).map(({ name }) => name));
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      for (const name of new Set(modules.map((id) => inPackage.exec(id.replaceAll('\\', '/'))?.[1]))) {
        if (name !== undefined && !noticed.has(name)) this.error(`${name} is in the page and not in its notices`);
      }
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('licences.md', noticesOf(root, lockfile));
      emit('sbom.cdx.json', `${JSON.stringify(sbomOf(lockfile), null, 1)}\n`);
    },
  };
}
