import { readWith, type Problem } from '../kit/schema.ts';
import { BlueprintSchema } from '../drama/blueprint.ts';
import { blueprintProblems } from '../drama/blueprint-problems.ts';
import { stagingProblems } from '../drama/scene-file.ts';
import { StagingSchema } from '../drama/staging.ts';
import { readWorldFile, WorldFileSchema } from '../drama/world-file.ts';
import { anError, type Finding } from './finding.ts';
import { misspellingsIn } from './misspellings.ts';
import { didYouMean, nearestId } from './nearest-id.ts';
import { isObject, type Path } from './schema-walk.ts';

/** Everything for which the reader would refuse the scene, and the misspellings it would not notice. */
export function refusalsOf(value: unknown): Finding[] {
  if (!isObject(value)) {
    return [
      anError(
        'not-readable',
        '',
        'a scene is an object',
        'Write { "entities": [ … ], "blueprint": { … } }; docs/for-authors.md has an example of everything.',
      ),
    ];
  }
  const { findings, badConditions, mended } = misspellingsIn(value);
  const isSaid = saidAlready(findings, badConditions);
  const refused = [
    ...problemsOfWorld(value),
    ...problemsOfBlueprint(value, mended),
    ...problemsOfStaging(value, mended),
  ];
  const problems = refused.filter((one) => !isSaid(one));
  return [...findings, ...problems.flatMap((problem, index) => withRemedy(problem, value, index < mostExplained))];
}

/** So many problems are worth looking for what was meant; beyond them nobody reads. */
const mostExplained = 1000;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Has the reader's problem been found already, and said better? */
function saidAlready(findings: readonly Finding[], badConditions: readonly string[]): (problem: Problem) => boolean {
  const conditions = new Set(badConditions);
  const words = new Set(findings.flatMap(({ code, path }) => (code === 'unknown-word' ? [path] : [])));
  const holders = new Set(findings.flatMap(({ code, path }) => (code === 'unknown-key' ? [parentOf(path)] : [])));
  return ({ path, message }) => {
    for (let at = path; at !== ''; at = parentOf(at)) if (conditions.has(at)) return true;
    if (words.has(path)) return true;
    // A key that cannot stand there is told at the key or at what holds it.
    return (
      /^unknown key|^not a key|^expected exactly one of/.test(message) &&
      (holders.has(path) || holders.has(parentOf(path)))
    );
  };
}

function problemsOfWorld(value: unknown): readonly Problem[] {
  const world = readWorldFile(value);
  return world.ok ? [] : world.error;
}

const inBlueprint = ({ path, message }: Problem): Problem => ({
  path: path === '' ? 'blueprint' : `blueprint.${path}`,
  message,
});

/** The blueprint's own shape, and whether what it names is there as far as the rest can be read. */
function problemsOfBlueprint(value: Readonly<Record<string, unknown>>, mended: unknown): readonly Problem[] {
  const shaped = readWith(BlueprintSchema, value['blueprint']);
  const problems = shaped.ok ? [] : shaped.error.map(inBlueprint);
  const world = readWith(WorldFileSchema, mended);
  const blueprint = shaped.ok ? shaped : readWith(BlueprintSchema, (mended as typeof value)['blueprint']);
  if (!world.ok || !blueprint.ok) return problems;
  return [...problems, ...blueprintProblems({ ...world.value, blueprint: blueprint.value })];
}

/** How the scene is put on a stage: its shape, and whether what it places is there. */
function problemsOfStaging(value: Readonly<Record<string, unknown>>, mended: unknown): readonly Problem[] {
  if (value['staging'] === undefined) return [];
  const staging = readWith(StagingSchema, value['staging']);
  if (!staging.ok) {
    return staging.error.map(({ path, message }) => ({ path: path === '' ? 'staging' : `staging.${path}`, message }));
  }
  const world = readWith(WorldFileSchema, mended);
  return world.ok ? stagingProblems({ entities: world.value.entities, staging: staging.value }) : [];
}

type Remedy = (match: RegExpExecArray, problem: Problem, value: unknown) => Finding | readonly Finding[];

const kindsOfIds = /^no (entity and no matter|entity|beat|point|matter|case|condition) "(.*)"$/;

/** What to do about each sentence of the reader, by how it begins. */
const remedies: readonly (readonly [RegExp, Remedy])[] = [
  [kindsOfIds, ([, what = '', id = ''], problem, value) => missing(what, id, problem, value)],
  [
    /^expected (.*), but "(.*)" is a (.*)$/,
    ([, kind = ''], { path, message }) =>
      anError('wrong-kind', path, message, `Name something here that is ${kind === 'actor' ? 'an' : 'a'} ${kind}.`),
  ],
  [
    /is taken already$/,
    (_, { path, message }) => anError('id-taken', path, message, 'Give one of the two another name.'),
  ],
  [
    /has been placed already$/,
    (_, { path, message }) => anError('id-taken', path, message, 'Say everything of it in one entry.'),
  ],
  [
    /^asks for itself/,
    (_, { path, message }) =>
      anError('circle', path, message, 'Take one of them out of the circle, or say there what it really waits for.'),
  ],
  [
    /cannot be inside itself/,
    (_, { path, message }) => anError('circle', path, message, 'Put one of them somewhere else.'),
  ],
  [
    /has no profile and cannot play$/,
    (_, { path, message }) =>
      anError('no-such-id', path, message, 'Add a profile to blueprint.profiles, or give the beat to somebody else.'),
  ],
  [/got nothing$/, (_, { path, message }) => anError('not-readable', path, message, 'Add it.')],
  [
    /^too large: at most (.*)$/,
    ([, most = ''], { path, message }, value) => {
      const found = valueAt(value, path);
      const unit = typeof found === 'string' ? ' characters' : Array.isArray(found) ? ' entries' : '';
      return anError('not-readable', path, `${message}${unit}`, `Bring it down to ${most}${unit}.`);
    },
  ],
  [
    /^too small: at least (.*)$/,
    ([, least = ''], { path, message }) =>
      anError('not-readable', path, message, `Bring it up to ${least}, or leave the key out where it is not needed.`),
  ],
  [
    /^must not be empty$/,
    (_, { path, message }) => anError('not-readable', path, message, 'Write something here, or leave the key out.'),
  ],
  [
    /^unknown key/,
    (_, { path, message }) => anError('unknown-key', path, message, 'Take it out, or see docs/for-authors.md.'),
  ],
  [
    /^expected (.*?)(, got .*)?$/,
    ([, wanted = ''], { path, message }) => anError('not-readable', path, message, `Write ${wanted} here.`),
  ],
];

function withRemedy(problem: Problem, value: unknown, explains: boolean): readonly Finding[] {
  for (const [shape, remedy] of explains ? remedies : []) {
    const match = shape.exec(problem.message);
    if (match) return [remedy(match, problem, value)].flat();
  }
  return [
    anError('not-readable', problem.path, problem.message, 'Write it as docs/for-authors.md and DESIGN show it.'),
  ];
}

/** Something is named that is not there: at every place under the path where its name stands. */
function missing(what: string, id: string, { path, message }: Problem, value: unknown): Finding[] {
  const near = nearestId(id, knownIds(what, value));
  const list: Readonly<Record<string, string>> = {
    entity: 'entities',
    matter: 'blueprint.matters',
    case: 'blueprint.cases',
    condition: 'blueprint.conditions',
  };
  const add =
    list[what] === undefined ? 'name one that is there' : `add it to ${list[what]}, or name one that is there`;
  const remedy = didYouMean(near, add);
  const places = placesOf(id, valueAt(value, path), path === '' ? [] : path.split('.'));
  return (places.length > 0 ? places : [path]).map((place) =>
    anError('no-such-id', place, message, `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`),
  );
}

/** Every id of a sort the scene has, as far as it can be made out. */
function knownIds(what: string, value: unknown): readonly string[] {
  const blueprint = valueAt(value, 'blueprint');
  const idsIn = (list: unknown): string[] =>
    Array.isArray(list)
      ? list.flatMap((one) => (isObject(one) && typeof one['id'] === 'string' ? [one['id']] : []))
      : [];
  const within = (lists: readonly unknown[], key: string): unknown[] =>
    lists.flatMap((one): unknown[] => {
      const list = isObject(one) ? one[key] : undefined;
      return Array.isArray(list) ? list : [];
    });
  const points = () => within(within(within([blueprint], 'acts'), 'scenes'), 'points');
  switch (what) {
    case 'entity':
      return idsIn(valueAt(value, 'entities'));
    case 'matter':
      return idsIn(valueAt(value, 'blueprint.matters'));
    case 'entity and no matter':
      return [...idsIn(valueAt(value, 'entities')), ...idsIn(valueAt(value, 'blueprint.matters'))];
    case 'case':
      return idsIn(valueAt(value, 'blueprint.cases'));
    case 'condition':
      return Object.keys((valueAt(value, 'blueprint.conditions') as object | undefined) ?? {});
    case 'point':
      return idsIn(points());
    default:
      return idsIn(within(within(points(), 'trajectories'), 'beats'));
  }
}

function valueAt(value: unknown, path: string): unknown {
  let current = value;
  // Ids stand as keys in some places, and an id may hold dots: the longest key that fits is the one.
  for (let keys = path === '' ? [] : path.split('.'); keys.length > 0;) {
    if (typeof current !== 'object' || current === null) return undefined;
    let taken = keys.length;
    while (taken > 1 && !Object.hasOwn(current, keys.slice(0, taken).join('.'))) taken--;
    current = (current as Record<string, unknown>)[keys.slice(0, taken).join('.')];
    keys = keys.slice(taken);
  }
  return current;
}

function placesOf(id: string, value: unknown, path: Path): string[] {
  if (value === id) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(id, inner, [...path, key]));
}
