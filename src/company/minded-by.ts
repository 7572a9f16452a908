import type { Draft } from '../drama/fact.ts';
import type { Brain } from '../mind/brain.ts';
import { modelBrain } from '../mind/agents/model-brain.ts';
import { steadied, type ModelRest } from '../mind/agents/steadied.ts';
import type { LanguageModel } from '../model/language-model.ts';
import type { ObserveCall } from '../model/watched.ts';

/** Puts down how the thinking went, beside what was thought. */
export type Note = (
  draft: Extract<Draft, { type: 'model:called' | 'model:garbled' | 'understudy:stepped-in' }>,
) => void;

/** A first word is the beginning of a decision. */
const afterFirstWordMs = 1_500;

/**
 * A company minded by a model, with the understudy behind it; every call, and every failure, becomes a fact. Whoever waits
 * longer for a first word than is usual has a stage that is silent for longer.
 */
export const mindedBy =
  (model: (observe: ObserveCall) => LanguageModel, rest?: ModelRest, firstWordMs?: number) =>
  (note: Note): Brain => {
    const watched = model(({ role, model: name, ok, code, usage, msToFirstWord, ms }) =>
      note({
        type: 'model:called',
        by: 'company',
        role,
        model: name.slice(0, 200),
        code: ok ? null : (code ?? 'model/unavailable'),
        inputTokens: usage?.inputTokens ?? 0,
        outputTokens: usage?.outputTokens ?? 0,
        firstWordMs: msToFirstWord === undefined ? null : Math.round(msToFirstWord),
        ms: Math.round(ms),
      }),
    );
    const brain = modelBrain(watched, (role, reason) =>
      note({ type: 'model:garbled', by: 'company', role, reason: reason.slice(0, 600) }),
    );
    const steady = steadied(
      brain,
      (role, { code, message }) =>
        note({ type: 'understudy:stepped-in', by: 'company', role, code, reason: message.slice(0, 600) }),
      rest,
    );
    return firstWordMs === undefined ? steady : { ...steady, patienceMs: firstWordMs + afterFirstWordMs };
  };
