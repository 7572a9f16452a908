import { seededRandom } from '../../src/kit/random.ts';
import { flood } from './hostile-frames.ts';

/** Floods a house from a process of its own, and prints what came of it. */
const [url = '', token = '', frames = '0', addresses = '0'] = process.argv.slice(2);
const codes = await flood(url, token, Number(frames), seededRandom('flood'), Number(addresses));
process.stdout.write(`${JSON.stringify(Object.fromEntries(codes))}\n`);
