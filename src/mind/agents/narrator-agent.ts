import * as z from 'zod/mini';
import type { Brain } from '../brain.ts';
import { bulleted, material } from '../material.ts';
import { ask, type ModelAsking } from './asking.ts';

/** So many things stand before the narrator: those the deed names, and what else is in reach. */
const mostThings = 10;

/** What a deed does that the rules do not know: `narrator.prompt.md`. The world checks what it proposes. */
export const proposeWith =
  (asking: ModelAsking): Brain['propose'] =>
  ({ action, scope }, signal) => {
    const named = new Set<string | undefined>([action.object, action.target, action.instrument, action.subject]);
    const shown = [...scope.filter(({ id }) => named.has(id)), ...scope.filter(({ id }) => !named.has(id))]
      .slice(0, mostThings)
      .map(({ id, name, traits, state, may }) => JSON.stringify({ id, name, traits, state, may }));
    const world = material('world', bulleted(shown));
    return ask(asking, 'narrator', [world, material('deed', JSON.stringify(action))], z.unknown(), signal, 400);
  };
