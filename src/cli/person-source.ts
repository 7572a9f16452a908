import * as z from 'zod/mini';
import { describeProblem, readWith } from '../kit/schema.ts';
import type { PersonLine } from '../company/person.ts';
import { EntityIdSchema } from '../drama/entity-id.ts';
import { prose } from '../drama/prose.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { badInput } from './command.ts';
import { readTextFile } from './input-file.ts';

const after = z.int().check(z.gte(0), z.lte(1_000_000));

const PersonLineSchema = z.union([
  z.strictObject({ after, actor: EntityIdSchema, text: prose(2000) }),
  z.strictObject({ after, actor: EntityIdSchema, leave: z.literal(true) }),
]);

const mostLines = 20_000;
const mostBytes = 64 * 1024 * 1024;

/** A person's part from a file of JSON lines; says which line is wrong, and how. */
export async function readPersonAt(path: string, scene: SceneFile): Promise<readonly PersonLine[]> {
  const text = await readTextFile(path, 'the inputs', mostBytes);
  const roles = new Set<string>(scene.blueprint.profiles.map(({ actor }) => actor));
  const lines = text.split('\n');
  if (lines.length > mostLines) throw badInput(`${path}: more than ${mostLines} lines`);
  return lines.flatMap((line, index): PersonLine[] => {
    if (line.trim() === '') return [];
    const wrong = (reason: string) => badInput(`${path}, line ${index + 1}: ${reason}`);
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw wrong(`not JSON: ${(error as Error).message}`);
    }
    const read = readWith(PersonLineSchema, value);
    if (!read.ok) throw wrong(read.error[0] ? describeProblem(read.error[0]) : 'not a line of a part');
    const { actor } = read.value;
    if (!roles.has(actor)) throw wrong(`there is no role ${actor} in this play: ${[...roles].join(', ')}`);
    return [read.value];
  });
}
