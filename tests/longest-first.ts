import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { packScenes } from '../scripts/pack-scenes.ts';

/** The longest of all tests, in this order; parts of their paths. */
const longest = [
  'browser/evening.test',
  'browser/stage.test',
  'browser/minded-page.test',
  'browser/page.test',
  'browser/accessible.test',
  'package/',
  'browser/',
  'motion/plays.test',
  'camera/film.test',
  'company/persons-',
  'conversation/',
];

/**
 * The longest come first: no long one is left to run alone when all others are done. Where fast ones are a project of their
 * own, they come before: what is broken is told soon. Before any of them the plays are packed, where their files are newer:
 * most tests read them so.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    packScenes();
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ project, moduleId }: TestSpecification): number {
  if (project.name === 'fast') return -1;
  const place = longest.findIndex((part) => moduleId.includes(part));
  return place === -1 ? longest.length : place;
}
