import { seededRandom } from '../../src/kit/random.ts';
import { flood } from './hostile-frames.ts';

/** Floods a house from a process of its own, and prints what came of it. */
const [url = '', token = '', frames = '0', seed = 'flood'] = process.argv.slice(2);
const codes = await flood(url, token, Number(frames), seededRandom(seed));
process.stdout.write(`${JSON.stringify(Object.fromEntries(codes))}\n`);
