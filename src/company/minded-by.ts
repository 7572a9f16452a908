import type { Draft } from '../drama/fact.ts';
import { shortenText } from '../mind/material.ts';
import type { Brain } from '../mind/brain.ts';
import { modelBrain } from '../mind/agents/model-brain.ts';
import { PerceivingAgent } from '../mind/agents/perceiving-agent.ts';
import type { Perceived } from '../mind/perceiving/training-rows.ts';
import { steadied, type ModelRest } from '../mind/agents/steadied.ts';
import type { Perceiving } from '../mind/perceiving/perceiving.ts';
import type { LanguageModel } from '../model/language-model.ts';
import type { ObserveCall } from '../model/watched.ts';

/** Puts down how the thinking went, beside what was thought. */
export type Note = (
  draft: Extract<Draft, { type: 'model:called' | 'model:garbled' | 'perception:had' | 'understudy:stepped-in' }>,
) => void;

/** How minds of a company see, and who is told of what they made of it. */
interface Seeing {
  /** Without it nobody's turn begins with what they see. */
  readonly perception?: Perceiving | undefined;
  readonly onPerceived?: ((perceived: Perceived) => void) | undefined;
}

/** A first word is the beginning of a decision. */
const afterFirstWordMs = 1_500;

/**
 * A company minded by a model, with the understudy behind it; every call, and every failure, becomes a fact. Whoever waits
 * longer for a first word than is usual has a stage that is silent for longer.
 */
export const mindedBy =
  (
    model: (observe: ObserveCall) => LanguageModel,
    rest?: ModelRest,
    firstWordMs?: number,
    { perception, onPerceived }: Seeing = {},
  ) =>
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
    const perceiving =
      perception &&
      new PerceivingAgent(watched, perception, (perceived) => {
        note(perceptionHad(perceived));
        onPerceived?.(perceived);
      });
    const brain = modelBrain(
      watched,
      (role, reason) => note({ type: 'model:garbled', by: 'company', role, reason: reason.slice(0, 600) }),
      perceiving,
    );
    const steady = steadied(
      brain,
      (role, { code, message }) =>
        note({ type: 'understudy:stepped-in', by: 'company', role, code, reason: message.slice(0, 600) }),
      rest,
    );
    return firstWordMs === undefined ? steady : { ...steady, patienceMs: firstWordMs + afterFirstWordMs };
  };

/** So many claims that nothing bears out are put down of one answer. */
const mostFlagged = 40;

/** What was perceived, as a fact: of several answers the one that is performed. */
function perceptionHad({ actor, candidates, chosen }: Perceived): Extract<Draft, { type: 'perception:had' }> {
  const { candidate } = candidates[chosen] ?? {};
  const { claims = [], unsupported = [], precision = 1, recall = 0 } = candidate?.grounding ?? {};
  return {
    type: 'perception:had',
    by: actor,
    actor,
    perception: shortenText(candidate?.perception ?? '', 4000),
    thought: shortenText(candidate?.thought ?? '', 4000),
    format: candidate?.format ?? 0,
    claims: claims.length,
    unsupported: unsupported.slice(0, mostFlagged).map((claim) => `${claim.in}: ${claim.words}`.slice(0, 600)),
    precision,
    recall,
  };
}
