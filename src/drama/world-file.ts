import * as z from 'zod/mini';
import { problem, readWith, type Problem } from '../kit/schema.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { EntitySchema, type Entity } from './entity.ts';
import { SettingSchema } from './setting.ts';
import { parentIn, relationOf, type Whereabouts } from './whereabouts.ts';

/** So many things a world may have, all together. */
const mostEntities = 2000;
/** So many things may be one in the other. */
const deepestContainment = 50;

/** The part of a world or scene file the narrator reads; a scene file carries more beside it. */
export const WorldFileSchema = z.looseObject({
  setting: z.optional(SettingSchema),
  entities: z.array(EntitySchema).check(z.minLength(1), z.maxLength(mostEntities)),
});

export type WorldFile = Readonly<z.infer<typeof WorldFileSchema>>;

/** Reads a world from outside: its shape first, then that every id it names is there and the tree is a tree. */
export const readWorldFile = (value: unknown): Result<WorldFile, readonly Problem[]> => {
  const shaped = readWith(WorldFileSchema, value);
  return shaped.ok ? soundWorld(shaped.value) : shaped;
};

/** A world of the right shape, once every id it names is there. */
export function soundWorld(world: WorldFile): Result<WorldFile, readonly Problem[]> {
  const problems = danglingProblems(world.entities);
  return problems.length > 0 ? err(problems) : ok(world);
}

const danglingProblems = (entities: readonly Entity[]): Problem[] => {
  const problems: Problem[] = [];
  const byId = new Map<string, Entity>();
  entities.forEach((entity, index) => {
    if (byId.has(entity.id)) problems.push(problem(['entities', index, 'id'], `"${entity.id}" is taken already`));
    else byId.set(entity.id, entity);
  });
  entities.forEach((entity, index) => problems.push(...namedProblems(entity, ['entities', index], byId)));
  if (problems.length === 0) problems.push(...cycleProblems(entities, byId));
  return problems;
};

/** What one more entity names and the others are not, and whether there is room for it. */
export function newcomerProblems(entity: Entity, others: readonly Entity[]): Problem[] {
  if (others.length >= mostEntities) return [problem([], `a world takes at most ${mostEntities} entities`)];
  return namedProblems(entity, [], new Map(others.map((each) => [each.id, each])));
}

type Path = readonly (string | number)[];

function namedProblems(entity: Entity, here: Path, byId: ReadonlyMap<string, Entity>): Problem[] {
  const problems: Problem[] = [];
  const expect = (path: Path, id: string, kinds: readonly Entity['kind'][]) => {
    const found = byId.get(id);
    if (!found) problems.push(problem(path, `no entity "${id}"`));
    else if (!kinds.includes(found.kind)) {
      problems.push(problem(path, `expected ${kinds.join(' or ')}, but "${id}" is a ${found.kind}`));
    }
  };
  if (entity.kind === 'place') {
    entity.exits?.forEach((exit, i) => {
      expect([...here, 'exits', i, 'to'], exit.to, ['place']);
      if (exit.door) expect([...here, 'exits', i, 'door'], exit.door, ['prop']);
    });
    return problems;
  }
  if (entity.at) {
    const relation = relationOf(entity.at);
    const kinds: Entity['kind'][] =
      relation === 'heldBy' || relation === 'wornBy'
        ? ['actor']
        : relation === 'partOf'
          ? ['prop', 'actor', 'place']
          : relation === 'behind'
            ? ['prop', 'actor']
            : ['place', 'prop'];
    expect([...here, 'at', relation], parentIn(entity.at), kinds);
  }
  if (entity.kind !== 'actor' && entity.owner) expect([...here, 'owner'], entity.owner, ['actor']);
  if (entity.kind === 'prop' && entity.key) expect([...here, 'key'], entity.key, ['prop']);
  if (entity.kind === 'actor') {
    for (const [word, id] of Object.entries(entity.relations ?? {}))
      expect([...here, 'relations', word], id, ['actor']);
  }
  return problems;
}

/** Walks from each thing to what it is in until it comes to one it has met: every thing is passed once. */
const cycleProblems = (entities: readonly Entity[], byId: ReadonlyMap<string, Entity>): Problem[] => {
  const depths = new Map<string, number>();
  const problems: Problem[] = [];
  entities.forEach((entity, index) => {
    const walked = new Set<string>();
    let current: Entity | undefined = entity;
    while (current && !depths.has(current.id) && !walked.has(current.id)) {
      walked.add(current.id);
      const at: Whereabouts | null | undefined = current.kind === 'place' ? null : current.at;
      current = at ? byId.get(parentIn(at)) : undefined;
    }
    const isRing = current !== undefined && walked.has(current.id);
    if (isRing && current) {
      const trail = [...walked];
      const ring = [...trail.slice(trail.indexOf(current.id)).slice(0, mostNamedInRing), current.id].join(' → ');
      problems.push(problem(['entities', index, 'at'], `a thing cannot be inside itself: ${ring}`));
    }
    let depth = isRing || !current ? 0 : (depths.get(current.id) ?? 0);
    for (const id of [...walked].reverse()) depths.set(id, isRing ? 0 : ++depth);
    if (walked.size > 0 && depth > deepestContainment) {
      const message = `inside more than ${deepestContainment} things, one in the other: take some of them out`;
      problems.push(problem(['entities', index, 'at'], message));
    }
  });
  return problems;
};

const mostNamedInRing = 12;
