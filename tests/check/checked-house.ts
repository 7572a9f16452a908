import { expect } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import type { Finding } from '../../src/check/finding.ts';
import { houseFile } from '../play/house-scene.ts';

/** JSON that may be written to wherever a test likes. */
export type Draft = { [key: string]: Draft } & { [index: number]: Draft };

export const scene = 'blueprint.acts.0.scenes.0';
export const point = `${scene}.points.0`;
export const lastPoint = `${scene}.points.1`;
export const beat = `${point}.trajectories.0.beats.0`;
export const [adas, brunos, claras] = [0, 1, 2].map((index) => `blueprint.profiles.${index}`) as [
  string,
  string,
  string,
];

/** The house with everybody in it at some time, and with these values at these paths. */
export function houseWith(values: Readonly<Record<string, unknown>> = {}): unknown {
  const file = structuredClone(houseFile) as unknown as Draft;
  const all: Readonly<Record<string, unknown>> = {
    [`${lastPoint}.enters`]: [{ actor: 'actor:shade', at: { in: 'place:hall' } }],
    ...values,
  };
  for (const [path, value] of Object.entries(all)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Draft>((inner, key) => inner[key] as Draft, file);
    if (value === undefined) delete parent[last];
    else parent[last] = value as Draft;
  }
  return file;
}

/** What is found in that house. */
export const findingsIn = (values?: Readonly<Record<string, unknown>>, all = false): readonly Finding[] =>
  checkScene(houseWith(values), { all });

/** The same in short: `error circle blueprint.conditions.one`. */
export const inShort = (values?: Readonly<Record<string, unknown>>, all = false): string[] =>
  findingsIn(values, all).map(({ severity, code, path }) => `${severity} ${code} ${path}`);

/** Some text with this in it. */
export const holding = (text: string): unknown => expect.stringContaining(text);

/** A second scene after the first, in the kitchen, where nothing is asked for but time. */
export const laterScene = {
  id: 'in-the-kitchen',
  title: 'In the kitchen',
  place: 'place:kitchen',
  description: 'It smells of soup.',
  points: [
    {
      id: 'the-soup',
      description: 'The soup boils.',
      flag: { says: 'A minute has passed.', when: { secondsInto: 'point', atLeast: 60 } },
      trajectories: [],
    },
  ],
};
