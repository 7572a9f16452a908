import * as z from 'zod/mini';
import type { Brain } from '../brain.ts';
import { bulleted, material } from '../material.ts';
import { ask, type ModelAsking } from './asking.ts';

/** What a deed does that the rules do not know: `narrator.prompt.md`. The world checks what it proposes. */
export const proposeWith =
  (asking: ModelAsking): Brain['propose'] =>
  ({ action, scope }, signal) => {
    const world = material('world', bulleted(scope.map((thing) => JSON.stringify(thing))));
    return ask(asking, 'narrator', [world, material('deed', JSON.stringify(action))], z.unknown(), signal, 400);
  };
