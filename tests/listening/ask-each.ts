import { readFileSync } from 'node:fs';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import { answerKnowing } from '../mind/asking.ts';
import { repertoire } from '../company/measure-plays.ts';

/**
 * What each of many questions would be answered, one apart from the other, at one moment of a play:
 * `node --import tsx tests/listening/ask-each.ts PLAY SECONDS LINES [LANGUAGE]`. LINES has `WHO<tab>what a stranger says` on each line, as
 * in `gus	Do you like jazz?`. Printed: the answer, what it was found by and how well it fits.
 */
const [name, seconds = '60', file = '', language = 'en'] = process.argv.slice(2);
const found = repertoire.find((play) => play.name === name);
if (!found || file === '') throw new Error('Say PLAY SECONDS LINES [LANGUAGE]: midnight-cafe 60 lines.txt zh');
const clock = new SimulatedClock();
const performance = Performance.open(withGuest(found.scene, { language }), {
  clock,
  settings: { seed: '1', language },
});
performance.start();
performance.takeRole(guestId, 'player:stranger');
await clock.run(() => performance.play.now >= Number(seconds) * 1000);
const { play } = performance;
performance.dispose();

for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const [who = '', words = ''] = line.split('\t');
  const reply = answerKnowing(play, guestId.replace('actor:', ''), words, who);
  console.log(
    `${who}\t${words}\n    → ${reply ? `${reply.says}   [${reply.why}, ${reply.fit.toFixed(2)}]` : 'nothing'}`,
  );
}
