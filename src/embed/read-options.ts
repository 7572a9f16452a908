import * as z from 'zod/mini';
import { PerformanceSettingsSchema, mostCharacters } from '../drama/performance-settings.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { dramaTongues } from '../drama/tongues/tongues.ts';
import { nearestName } from '../kit/nearest-name.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { problem, readWith, type Problem } from '../kit/schema.ts';
import { badVerbs } from './read-verbs.ts';
import { tiers, type Tier } from '../../plugin/body/tier.ts';
import type { ProsceniumOptions } from './proscenium-options.ts';

/** What an option may be, and how that is said. */
interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly wanted: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const has = (value: unknown, method: string): boolean => isObject(value) && typeof value[method] === 'function';
/** No play is worth watching faster; a step of it would be longer than its longest pause. */
const fastest = 1000;

const isMeshes = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length > 0 && value.every((mesh) => has(mesh, 'getVerticesData')));

const isNavmesh = (value: unknown): boolean =>
  has(value, 'createDebugNavMesh') ||
  has(value, 'getDebugNavMesh') ||
  (isObject(value) && 'positions' in value && 'indices' in value);

const isLevel = (value: unknown): boolean =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([key, given]) =>
      (['ground', 'solids'].includes(key) && isMeshes(given)) ||
      (key === 'navmesh' && (given === undefined || isNavmesh(given))),
  );

const isSpot = ([key, value]: [string, unknown]): boolean =>
  ['x', 'y', 'z', 'yaw'].includes(key) && typeof value === 'number' && Number.isFinite(value);

const yesOrNo: Kind = { is: (value) => typeof value === 'boolean', wanted: 'true or false' };
const call: Kind = { is: (value) => typeof value === 'function', wanted: 'a function' };
const record: Kind = { is: (value) => isObject(value) && !Array.isArray(value), wanted: 'an object' };

const kinds: { readonly [Name in keyof Required<ProsceniumOptions>]: Kind } = {
  scene: record,
  seed: {
    is: (value) =>
      (typeof value === 'string' && value.length <= mostCharacters.seed) ||
      (typeof value === 'number' && !Number.isNaN(value)),
    wanted: `a number, or text of at most ${mostCharacters.seed} characters`,
  },
  player: { is: (value) => typeof value === 'string', wanted: 'the id of a role, such as "actor:hamlet"' },
  from: {
    is: (value) => Array.isArray(value) || (isObject(value) && Array.isArray(value['facts'])),
    wanted: 'what `save()` gave, or the facts of an evening as a list',
  },
  replay: yesOrNo,
  elsewhere: {
    is: (value) => has(value, 'onFact') && has(value, 'submit'),
    wanted: 'a drama that is played elsewhere',
  },
  speed: {
    is: (value) => typeof value === 'number' && value > 0 && value <= fastest,
    wanted: `a number above 0, at most ${fastest}; to hold the play use pause()`,
  },
  brain: call,
  log: { is: (value) => has(value, 'append'), wanted: 'an object with append(facts)' },
  keptFacts: { is: (value) => Number.isInteger(value) && Number(value) >= 0, wanted: 'a whole number, 0 or more' },
  settings: record,
  verbs: { is: Array.isArray, wanted: 'a list of verbs' },
  level: {
    is: isLevel,
    wanted: '{ ground?, solids? }, each a list of meshes, and navmesh?, a navigation plugin or its triangles',
  },
  origin: {
    is: (value) => has(value, 'computeWorldMatrix') || (isObject(value) && Object.entries(value).every(isSpot)),
    wanted: 'a node, or { x, y, z, yaw } in numbers',
  },
  havok: {
    is: (value) => isObject(value) && ['HP_World_Create', 'wasmUrl', 'wasmBinary'].some((key) => key in value),
    wanted: 'Havok itself, or { wasmUrl } or { wasmBinary }',
  },
  props: record,
  autoStart: yesOrNo,
  adaptive: yesOrNo,
  voice: {
    is: (value) =>
      isObject(value) && !Array.isArray(value) && ['undefined', 'function'].includes(typeof value['speak']),
    wanted: 'an object, its `speak`, if any, a function',
  },
  audio: {
    is: (value) => has(value, 'resume') || (isObject(value) && ('context' in value || 'audioContext' in value)),
    wanted: 'an AudioContext, { context, destination } or Babylon’s audio engine',
  },
  sound: yesOrNo,
  eyes: record,
  headless: yesOrNo,
  onFault: call,
  onProgress: call,
  signal: { is: (value) => has(value, 'throwIfAborted'), wanted: 'an AbortSignal' },
  pauses: { is: (value) => has(value, 'isDue') && has(value, 'pause'), wanted: 'an object with isDue() and pause()' },
  tier: { is: (value) => tiers.includes(value as Tier), wanted: `one of ${tiers.join(', ')}` },
  set: yesOrNo,
  light: yesOrNo,
  followSpot: yesOrNo,
  takeOver: yesOrNo,
  pickable: yesOrNo,
  sculptor: { is: (value) => has(value, 'dispose'), wanted: 'what createSculptor() gave' },
  onTrouble: call,
};

/** A host's options, each as it must be: what is not gets its name, what is wanted, and what was probably meant. */
export function readOptions(options: unknown): Result<ProsceniumOptions, readonly Problem[]> {
  if (!record.is(options)) {
    return err([problem([], 'createAsync(scene, options) wants options: at least { scene } with a scene file')]);
  }
  const problems = Object.entries(options as object).flatMap(([name, value]: [string, unknown]): Problem[] => {
    if (!Object.hasOwn(kinds, name))
      return [problem([name], `there is no such option${didYouMean(name, Object.keys(kinds))}`)];
    const { is, wanted } = kinds[name as keyof ProsceniumOptions];
    return value === undefined || is(value) ? [] : [problem([name], `wants ${wanted}, got ${shown(value)}`)];
  });
  const { scene, settings, verbs, keptFacts, log } = options as Record<string, unknown>;
  if (keptFacts !== undefined && log === undefined)
    problems.push(problem(['keptFacts'], 'wants `log` as well: what does not stay in the page would be lost'));
  if (scene === undefined) problems.push(problem(['scene'], 'is missing: give the scene file, as JSON was read'));
  if (record.is(settings)) problems.push(...badSettings(settings as Record<string, unknown>));
  if (Array.isArray(verbs)) problems.push(...badVerbs(verbs));
  return problems.length > 0 ? err(problems) : ok(options as ProsceniumOptions);
}

function badSettings(settings: Record<string, unknown>): Problem[] {
  const known = Object.keys(PerformanceSettingsSchema.shape);
  const strange = Object.keys(settings).filter((name) => !known.includes(name));
  const read = readWith(z.partial(PerformanceSettingsSchema), settings);
  return [
    ...strange.map((name) => problem(['settings', name], `there is no such setting${didYouMean(name, known)}`)),
    ...(read.ok ? [] : read.error.map(({ path, message }) => problem(['settings', path], message))),
  ];
}

/** What the options name must be in the scene: a role, a case, a language, a prop. */
export function unknownIn(scene: SceneFile, { player, settings, props }: ProsceniumOptions): readonly Problem[] {
  const { profiles, cases = [], language } = scene.blueprint;
  const problems: Problem[] = [];
  const expect = (path: readonly string[], named: string | undefined, known: readonly string[], what: string): void => {
    if (named === undefined || known.includes(named)) return;
    const offer = known.length > 0 ? `; there are ${known.slice(0, 8).join(', ')}` : '; this play has none';
    problems.push(
      problem(path, `there is no ${what} ${shown(named)} in this play${didYouMean(named, known) || offer}`),
    );
  };
  expect(['player'], player, profiles.map(({ actor }) => actor), 'role'); // prettier-ignore
  expect(['settings', 'case'], settings?.case, cases.map(({ id }) => id), 'case'); // prettier-ignore
  const languages = [language ?? 'en', ...Object.keys(scene.translations ?? {}), ...Object.keys(dramaTongues)];
  expect(['settings', 'language'], settings?.language, [...new Set(languages)], 'language');
  const things = scene.entities.filter(({ kind }) => kind === 'prop').map(({ id }) => id);
  for (const id of Object.keys(props ?? {})) expect(['props', id], id, things, 'prop');
  return problems;
}

const didYouMean = (typed: string, names: readonly string[]): string => {
  const nearest = nearestName(typed, names);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
};

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : typeof value === 'function' ? 'a function' : String(value);
}
