import { countEvening, visits, type CountedEvening } from './count-evenings.ts';
import { counterNames } from './counting/counters.ts';

/**
 * Plays so many evenings with every kind of person at every play and shows what was counted, with examples of each:
 * `node --import tsx tests/listening/show-evenings.ts [EVENINGS-EACH] [EXAMPLES] [MINUTES-AT-MOST]`.
 */
const [each = 3, examples = 10, minutes = Infinity] = process.argv.slice(2).map(Number);
const played: CountedEvening[] = [];
const until = Date.now() + minutes * 60_000;
for (const visit of visits(each)) {
  if (Date.now() > until) break;
  played.push(await countEvening(visit));
  process.stderr.write('.');
}

const keyOf = ({ visit: { persons, kind } }: CountedEvening): string => `${persons.play}.${persons.language} ${kind}`;
console.log(`| play and person | evenings | ended | × alone | most | ${counterNames.join(' | ')} |`);
console.log(`| --- | ${counterNames.map(() => '--:').join(' | ')} | --: | --: | --: | --: |`);
const rows = [...new Set(played.map(keyOf))].sort();
for (const row of [...rows, 'all']) {
  const here = played.filter((evening) => row === 'all' || keyOf(evening) === row);
  const times = here.map(({ timesAlone }) => timesAlone).sort((a, b) => a - b);
  const counts = counterNames.map((name) => here.reduce((sum, { offences }) => sum + offences[name].length, 0));
  const ended = here.filter(({ isComplete }) => isComplete).length;
  const cells = [here.length, ended, times[times.length >> 1]?.toFixed(2), times.at(-1)?.toFixed(2), ...counts];
  console.log(`| ${row} | ${cells.join(' | ')} |`);
}
for (const name of counterNames) {
  console.log(`\n## ${name}\n`);
  const found = played
    .flatMap(({ visit, offences }) => offences[name].map((offence) => ({ visit, offence })))
    .sort((a, b) => a.offence.says.localeCompare(b.offence.says));
  const every = Math.max(1, Math.floor(found.length / examples));
  for (const { visit, offence } of found.filter((_, index) => index % every === 0).slice(0, examples)) {
    const { persons, kind, role, seed } = visit;
    console.log(`- ${persons.play}.${persons.language} ${kind} ${role} seed ${seed} #${offence.seq}: ${offence.says}`);
  }
}
const slow = [...played].sort((a, b) => b.timesAlone - a.timesAlone).slice(0, examples);
console.log('\n## longest\n');
for (const { visit, timesAlone, seconds, isComplete } of slow) {
  const { persons, kind, role, seed } = visit;
  console.log(
    `- ${persons.play}.${persons.language} ${kind} ${role} seed ${seed}: ${seconds.toFixed(0)} s, ${timesAlone.toFixed(2)} ×${isComplete ? '' : ', never ended'}`,
  );
}
