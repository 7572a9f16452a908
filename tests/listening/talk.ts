import { readFileSync } from 'node:fs';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import { witnessedBy } from '../../src/mind/witnessed.ts';
import { repertoire } from '../company/measure-plays.ts';

/**
 * An evening in words, for somebody who tries the play by hand: `node --import tsx tests/listening/talk.ts PLAY ROLE SEED LINES
 * [LANGUAGE]`. LINES is a file with what the person says and does, a line each; `…` waits. The same lines give the same evening, so one
 * adds a line and looks again; what follows each line is told as that person perceives it.
 */
const [name, role = 'guest', seed = '1', file = '', language = 'en'] = process.argv.slice(2);
const found = repertoire.find((play) => play.name === name);
if (!found || file === '') throw new Error('Say PLAY ROLE SEED LINES: elsinore guest 1 lines.txt');
const isGuest = role === 'guest';
const actor = isGuest ? guestId : entityId(role);
const clock = new SimulatedClock();
const performance = Performance.open(isGuest ? withGuest(found.scene, { language }) : found.scene, {
  clock,
  settings: { seed, language },
});
const player = 'player:stranger';
performance.start();
performance.takeRole(actor, player);

let told = 0;
const tell = (): void => {
  const all = witnessedBy(performance.play, actor);
  for (const { text, at, kind } of all.slice(told)) {
    if (kind !== 'thought') console.log(`  ${(at / 1000).toFixed(0).padStart(4)} s  ${text}`);
  }
  told = all.length;
};
const pass = async (ms: number): Promise<void> => {
  const until = performance.play.now + ms;
  await clock.run(() => performance.play.now >= until || performance.play.ended !== undefined);
};

await pass(15_000);
tell();
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  if (performance.play.ended !== undefined) break;
  console.log(`\n> ${line}`);
  if (/^[.…]+$/.test(line)) await pass(15_000);
  else {
    for (let tries = 0; tries < 60; tries++) {
      const said = performance.submit({ actor, player, text: line });
      if (said.ok) break;
      if (said.error.code !== 'still-speaking') {
        console.log(`  (${said.error.message})`);
        break;
      }
      await pass(500);
    }
    const from = performance.play.seq;
    const isOwn = ({ seq, actor: by }: { seq: number; actor?: string }) => seq >= from && by === actor;
    const begun = performance.play.now;
    await clock.run(() => performance.play.history.slice(0).some(isOwn) || performance.play.now - begun > 20_000);
    // A person waits for an answer, and a little longer.
    await pass(7_000);
    await clock.run(() => performance.play.floor.turns.length === 0 || performance.play.now - begun > 40_000);
  }
  tell();
}
const { ended } = performance.play;
console.log(
  ended
    ? `\nThe play is over: ${ended.ending}`
    : `\n(${performance.play.points[performance.play.point]?.point.id ?? ''})`,
);
performance.dispose();
