import { join } from 'node:path';
import type { CommandIo } from './command-io.ts';

/** Where this program keeps what is to be there the next time. */
export const dataFolder = (env: CommandIo['env']): string =>
  env['PROSCENIUM_DATA'] || join(env['XDG_DATA_HOME'] || join(env['HOME'] || '.', '.local', 'share'), 'proscenium');

/** Where evenings are kept unless somebody says otherwise. */
export const usualPlace = (env: CommandIo['env']): string =>
  env['PROSCENIUM_DATABASE_URL'] || join(dataFolder(env), 'evenings');
