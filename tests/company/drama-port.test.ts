import { beforeAll } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import type { Performing } from '../../src/company/performing.ts';
import { Playback } from '../../src/company/playback.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { dramaPortContract, type OpenedDrama } from '../contracts/drama-port-contract.ts';
import { ada, houseFile } from '../play/house-scene.ts';
import { rehearse, sceneFrom, type Played } from './rehearsal.ts';

const scene = sceneFrom(houseFile);
let evening: Played;
beforeAll(async () => {
  evening = await rehearse(scene);
}, 120_000);

function opened(open: (clock: SimulatedClock) => Performing): OpenedDrama {
  const clock = new SimulatedClock();
  const port = open(clock);
  let begun = false;
  return {
    port,
    role: ada,
    goOn: async (facts) => {
      if (!begun) port.start();
      begun = true;
      await clock.run(() => port.play.seq >= facts);
    },
    dispose: () => port.dispose(),
  };
}

dramaPortContract('a performance', () => opened((clock) => Performance.open(scene, { clock })));
dramaPortContract('a playback', () => opened((clock) => new Playback(evening.facts, { clock })));
