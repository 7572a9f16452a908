/**
 * Fits the weights by which the understudy decides to the labelled snapshots written for training and to the open half of the
 * others: multinomial logistic regression over the traits of a moment, with a pull to what a temper means. The kept half is never looked at here. Run: node --import tsx scripts/fit-deciding.ts [--write]
 */
import { writeFileSync } from 'node:fs';
import { paces } from '../src/drama/decision.ts';
import { traitsOf } from '../src/mind/understudy/deciding.ts';
import { situationIn, snapshots, trainingSnapshots } from '../tests/mind/pad.ts';

const pull = 0.1;
const rounds = 400;

/** Where the data are silent, a temper still means what it says: for fast, slow, silence. */
const meant: Readonly<Record<string, readonly number[]>> = {
  impulse: [0.8, -0.6, -0.2],
  talk: [0.3, 0, -0.6],
  guard: [0, 0.3, 0.2],
  anger: [0.6, 0, 0],
  spirits: [0.4, 0, 0],
  fright: [0.4, 0, 0],
  concealed: [0, 0, 0.8],
  other: [0, 0, 0.5],
};

const rows = [...snapshots, ...trainingSnapshots]
  .filter(({ half }) => half !== 'kept')
  .map((snapshot) => {
    const values = new Map(Object.entries(traitsOf(situationIn(snapshot))));
    return { values: values.set('base', 1), label: paces.indexOf(snapshot.label) };
  });

const names = [...(rows[0]?.values.keys() ?? [])];
const matrix = rows.map(({ values }) => names.map((name) => values.get(name) ?? 0));

type Weights = number[][];

function fit(indices: readonly number[]): Weights {
  const weights: Weights = names.map((name) => [...(meant[name] ?? [0, 0, 0])]);
  for (let round = 0; round < rounds; round++) {
    const slope = names.map((name, at) =>
      paces.map((_, pace) => (name === 'base' ? 0 : pull * (weights[at]![pace]! - (meant[name]?.[pace] ?? 0)))),
    );
    for (const index of indices) {
      const chances = chancesOf(weights, matrix[index]!);
      matrix[index]!.forEach((value, at) => {
        if (value === 0) return;
        for (let pace = 0; pace < 3; pace++) {
          slope[at]![pace]! += ((chances[pace]! - (rows[index]!.label === pace ? 1 : 0)) * value) / indices.length;
        }
      });
    }
    weights.forEach((own, at) => own.forEach((_, pace) => (own[pace]! -= slope[at]![pace]!)));
  }
  return weights;
}

function chancesOf(weights: Weights, values: readonly number[]): number[] {
  const sums = [0, 0, 0];
  values.forEach((value, at) => {
    if (value !== 0) for (let pace = 0; pace < 3; pace++) sums[pace]! += weights[at]![pace]! * value;
  });
  const raised = sums.map((sum) => Math.exp(sum));
  const all = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / all);
}

const isRight = (weights: Weights, index: number): boolean => {
  const chances = chancesOf(weights, matrix[index]!);
  return chances.indexOf(Math.max(...chances)) === rows[index]!.label;
};

const all = rows.map((_, index) => index);
const folds = 6;
let right = 0;
for (let fold = 0; fold < folds; fold++) {
  const weights = fit(all.filter((index) => index % folds !== fold));
  right += all.filter((index) => index % folds === fold && isRight(weights, index)).length;
}
const weights = fit(all);
const fitted = all.filter((index) => isRight(weights, index)).length;
console.log(JSON.stringify({ rows: rows.length, fitted: fitted / rows.length, crossValidated: right / rows.length }));

if (process.argv.includes('--write')) {
  const table = Object.fromEntries(
    names
      .map((name, at) => [name, weights[at]!.map((weight) => Math.round(weight * 100) / 100)] as const)
      .filter(([, own]) => own.some((weight) => Math.abs(weight) >= 0.05))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const path = new URL('../src/mind/understudy/deciding-weights.data.ts', import.meta.url);
  const comment =
    '/** What each trait of a moment says for fast, slow and silence. Written by scripts/fit-deciding.ts. */';
  const type = 'Readonly<Record<string, readonly number[]>>';
  writeFileSync(path, `${comment}\nexport const decidingWeights: ${type} = ${JSON.stringify(table)};\n`);
}
