/**
 * Fits the weights by which the understudy decides to the open half of the labelled snapshots: multinomial logistic
 * regression with a strong pull to zero. The kept half is never looked at here. Run: node scripts/fit-deciding.ts
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { paces, type Pace } from '../src/drama/decision.ts';
import { traitsOf } from '../src/mind/understudy/deciding.ts';
import { situationIn, snapshots } from '../tests/mind/pad.ts';

const pull = Number(process.env['PULL'] ?? 0.2);
interface Row {
  readonly traits: Readonly<Record<string, number>>;
  readonly label: Pace;
}

const data: readonly Row[] = snapshots
  .filter(({ half }) => half === 'open')
  .map((snapshot) => ({ traits: { base: 1, ...traitsOf(situationIn(snapshot)) }, label: snapshot.label }));
const names = Object.keys(data[0]!.traits);

type Weights = Record<Pace, Record<string, number>>;

function fit(rows: readonly Row[]): Weights {
  const weights = Object.fromEntries(
    paces.map((pace) => [pace, Object.fromEntries(names.map((name) => [name, 0]))]),
  ) as Weights;
  for (let round = 0; round < 3000; round++) {
    const slope = Object.fromEntries(
      paces.map((pace) => [
        pace,
        Object.fromEntries(names.map((name) => [name, name === 'base' ? 0 : pull * weights[pace][name]!])),
      ]),
    ) as Weights;
    for (const { traits, label } of rows) {
      const chances = likelihoods(weights, traits);
      for (const pace of paces)
        for (const name of names)
          slope[pace][name]! += ((chances[pace] - (pace === label ? 1 : 0)) * traits[name]!) / rows.length;
    }
    for (const pace of paces) for (const name of names) weights[pace][name]! -= 0.3 * slope[pace][name]!;
  }
  return weights;
}

function likelihoods(weights: Weights, traits: Row['traits']): Record<Pace, number> {
  const raised = paces.map((pace) =>
    Math.exp(names.reduce((sum, name) => sum + weights[pace][name]! * traits[name]!, 0)),
  );
  const all = raised.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(paces.map((pace, index) => [pace, raised[index]! / all])) as Record<Pace, number>;
}

const guess = (weights: Weights, traits: Row['traits']): Pace => {
  const chances = likelihoods(weights, traits);
  return paces.reduce((best, pace) => (chances[pace] > chances[best] ? pace : best));
};

// How well it would do on what it has not seen, from the open half alone.
let right = 0;
for (let fold = 0; fold < 12; fold++) {
  const weights = fit(data.filter((_, index) => index % 12 !== fold));
  right += data.filter(({ traits, label }, index) => index % 12 === fold && guess(weights, traits) === label).length;
}
const weights = fit(data);
const seen = data.filter(({ traits, label }) => guess(weights, traits) === label).length;
console.log(
  JSON.stringify({ open: data.length, fitted: seen / data.length, crossValidated: right / data.length, pull }),
);
if (process.argv.includes('--write')) {
  const rounded = Object.fromEntries(
    paces.map((pace) => [
      pace,
      Object.fromEntries(
        names.map((name) => [name, Math.round(weights[pace][name]! * 100) / 100]).filter(([, weight]) => weight !== 0),
      ),
    ]),
  );
  const path = new URL('../src/mind/understudy/deciding-weights.ts', import.meta.url);
  const source = `import type { Pace } from '../../drama/decision.ts';\n\n/** What each trait of a moment says for each pace; see \`traitsOf\`. Fitted to the open half of the labelled snapshots by scripts/fit-deciding.ts. */\nexport const decidingWeights: Readonly<Record<Pace, Readonly<Record<string, number>>>> = ${JSON.stringify(rounded)};\n`;
  const config = (await resolveConfig(new URL('../package.json', import.meta.url).pathname)) ?? {};
  writeFileSync(path, await format(source, { ...config, parser: 'typescript' }));
}
