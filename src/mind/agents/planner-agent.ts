import * as z from 'zod/mini';
import { TrajectorySchema, type Trajectory } from '../../drama/beat.ts';
import { hashText } from '../../kit/hash.ts';
import { readWith } from '../../kit/schema.ts';
import type { Brain, PlanRequest } from '../brain.ts';
import { bulleted, material } from '../material.ts';
import { ask, type ModelAsking } from './asking.ts';

const RoadsSchema = z.object({
  roads: z
    .array(
      z.object({
        steps: z
          .array(
            z.object({
              actor: z.string().check(z.maxLength(200)),
              plays: z.string().check(z.minLength(1), z.maxLength(600)),
              hint: z.string().check(z.minLength(1), z.maxLength(400)),
              instruction: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(400)))),
            }),
          )
          .check(z.minLength(1), z.maxLength(8)),
      }),
    )
    .check(z.maxLength(6)),
});
type RawRoad = z.infer<typeof RoadsSchema>['roads'][number];

/** Roads to a flag that has too few: `planner.prompt.md`. */
export const planWith =
  (asking: ModelAsking): Brain['plan'] =>
  async (request, signal) => {
    const shown = [
      material('room', request.place),
      material('people', bulleted(request.people.map(({ id, name, goal }) => `${name} [${id}]: ${goal}`))),
      material('things', bulleted(request.things)),
      material('plan', `${request.description}\nWhat must come about: ${request.flag}`),
    ];
    const read = await ask(asking, 'planner', shown, RoadsSchema, signal, 900);
    return read.roads.flatMap((road, index) => trajectoryOf(request, road, index) ?? []);
  };

/** A road of the model's, if everybody on it is there. */
function trajectoryOf({ point, people }: PlanRequest, { steps }: RawRoad, index: number): Trajectory | undefined {
  const beats = steps.flatMap((step, at) => {
    const actor = people.find(
      ({ id, name }) => step.actor === id || step.actor.toLowerCase() === name.toLowerCase(),
    )?.id;
    const id = `laid-${hashText(`${point}/model/${index}/${at}`).slice(0, 12)}`;
    const { plays, hint, instruction } = step;
    return actor ? [{ id, actor, plays: [plays], hint, instruction: instruction ?? hint }] : [];
  });
  const read = readWith(TrajectorySchema, { id: `laid-by-model-${index + 1}-${hashText(point).slice(0, 8)}`, beats });
  return beats.length === steps.length && read.ok ? read.value : undefined;
}
