import { nearestName } from '../kit/nearest-name.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import { BlueprintSchema } from '../drama/blueprint.ts';
import { blueprintProblems } from '../drama/blueprint-problems.ts';
import { stagingProblems } from '../drama/scene-file.ts';
import { StagingSchema } from '../drama/staging.ts';
import { readWorldFile, WorldFileSchema } from '../drama/world-file.ts';
import { anError, type Finding } from './finding.ts';
import { misspellingsIn } from './misspellings.ts';
import { isObject, type Path } from './schema-walk.ts';

/** Everything for which the reader would refuse the scene, and the misspellings it would not notice. */
export function refusalsOf(value: unknown): Finding[] {
  if (!isObject(value)) {
    const remedy = 'Write { "entities": [ … ], "blueprint": { … } }; docs/for-authors.md has an example of everything.';
    return [anError('not-readable', '', 'a scene is an object', remedy)];
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

const inBlueprint = (problem: Problem): Problem => ({
  ...problem,
  path: problem.path === '' ? 'blueprint' : `blueprint.${problem.path}`,
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

type Explain = (match: RegExpExecArray, problem: Problem, value: unknown) => Finding | readonly Finding[];
type Remedy = readonly [shape: RegExp, code: Finding['code'], remedy: string] | readonly [shape: RegExp, Explain];

const kindsOfIds = /^no (entity and no matter|entity|beat|point|matter|case|condition) "(.*)"$/;

/** What to do about each sentence of the reader, by how it begins; `$1` is what stood in its first brackets. */
const remedies: readonly Remedy[] = [
  [kindsOfIds, ([, what = '', id = ''], problem, value) => missing(what, id, problem, value)],
  [/^expected (actor), but "(.*)" is a (.*)$/, 'wrong-kind', 'Name something here that is an $1.'],
  [/^expected (.*), but "(.*)" is a (.*)$/, 'wrong-kind', 'Name something here that is a $1.'],
  [/is taken already$/, 'id-taken', 'Give one of the two another name.'],
  [/has been placed already$/, 'id-taken', 'Say everything of it in one entry.'],
  [/^asks for itself/, 'circle', 'Take one of them out of the circle, or say there what it really waits for.'],
  [/cannot be inside itself/, 'circle', 'Put one of them somewhere else.'],
  [
    /has no profile and cannot play$/,
    'no-such-id',
    'Add a profile to blueprint.profiles, or give the beat to somebody else.',
  ],
  [/got nothing$/, 'not-readable', 'Add it.'],
  [
    /^too large: at most (.*)$/,
    ([, most = ''], { path, message }, value) => {
      const found = valueAt(value, path);
      const unit = typeof found === 'string' ? ' characters' : Array.isArray(found) ? ' entries' : '';
      return anError('not-readable', path, `${message}${unit}`, `Bring it down to ${most}${unit}.`);
    },
  ],
  [/^too small: at least (.*)$/, 'not-readable', 'Bring it up to $1, or leave the key out where it is not needed.'],
  [/^must not be empty$/, 'not-readable', 'Write something here, or leave the key out.'],
  [/^unknown key/, 'unknown-key', 'Take it out, or see docs/for-authors.md.'],
  [/^expected (.*?)(, got .*)?$/, 'not-readable', 'Write $1 here.'],
];

function withRemedy(problem: Problem, value: unknown, explains: boolean): Finding | readonly Finding[] {
  const { path, message } = problem;
  for (const [shape, code, remedy = ''] of explains ? remedies : []) {
    const match = shape.exec(message);
    if (!match) continue;
    if (typeof code === 'function') return code(match, problem, value);
    return anError(
      code,
      path,
      message,
      remedy.replace('$1', () => match[1] ?? ''),
    );
  }
  return anError('not-readable', path, message, 'Write it as docs/for-authors.md and DESIGN show it.');
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
  const remedy = near === undefined ? add : `Did you mean "${near}"? Otherwise: ${add}`;
  const places = placesOf(id, valueAt(value, path), path === '' ? [] : path.split('.'));
  return (places.length > 0 ? places : [path]).map((place) =>
    anError('no-such-id', place, message, `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`),
  );
}

/** Every id of a sort the scene has, as far as it can be made out. */
function knownIds(what: string, value: unknown): readonly string[] {
  const within = (lists: readonly unknown[], key: string): unknown[] =>
    lists.flatMap((one): unknown[] => {
      const list = isObject(one) ? one[key] : undefined;
      return Array.isArray(list) ? list : [];
    });
  const blueprint = [valueAt(value, 'blueprint')];
  const points = () => within(within(within(blueprint, 'acts'), 'scenes'), 'points');
  const lists: Readonly<Record<string, () => unknown[]>> = {
    entity: () => within([value], 'entities'),
    matter: () => within(blueprint, 'matters'),
    'entity and no matter': () => [...within([value], 'entities'), ...within(blueprint, 'matters')],
    case: () => within(blueprint, 'cases'),
    point: points,
    beat: () => within(within(points(), 'trajectories'), 'beats'),
  };
  if (what === 'condition') return Object.keys((valueAt(value, 'blueprint.conditions') as object | undefined) ?? {});
  const found = lists[what]?.() ?? [];
  return found.flatMap((one) => (isObject(one) && typeof one['id'] === 'string' ? [one['id']] : []));
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

const parts = (id: string): readonly [kind: string, name: string] => {
  const colon = id.indexOf(':');
  return [id.slice(0, colon + 1), id.slice(colon + 1)];
};

/** The id somebody probably meant. The kind in front is so much of an id that only the name behind it is compared. */
function nearestId(typed: string, ids: readonly string[]): string | undefined {
  const [kind, name] = parts(typed);
  const sameKind = ids.filter((id) => parts(id)[0] === kind).map((id) => parts(id)[1]);
  const near = nearestName(name, sameKind);
  if (near !== undefined) return `${kind}${near}`;
  return ids.find((id) => parts(id)[1] === name && id !== typed);
}
