import type { EndReason, LanguageModel, ModelEvent, ModelRequest, ModelRole, Usage } from './language-model.ts';
import { asModelError, type ModelErrorCode } from './model-error.ts';

/** How one call went. */
export interface CallReport {
  readonly role: ModelRole;
  readonly model: string;
  readonly ok: boolean;
  /** Why not, when not. A caller that left before the end counts as `model/aborted`. */
  readonly code?: ModelErrorCode;
  readonly reason?: EndReason;
  /** Until the first word or tool call; absent when none came. */
  readonly msToFirstWord?: number;
  readonly ms: number;
  readonly usage?: Usage;
}

export type ObserveCall = (report: CallReport) => void;

/** Tells an observer how each call went, once, when it is over. */
export function watched(
  model: LanguageModel,
  observe: ObserveCall,
  now: () => number = () => performance.now(),
): LanguageModel {
  return {
    name: model.name,
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const startedAt = now();
      let seen: Pick<CallReport, 'msToFirstWord' | 'usage' | 'reason'> = {};
      let code: ModelErrorCode | undefined;
      try {
        for await (const event of model.stream(request, signal)) {
          if (event.type === 'usage') seen = { ...seen, usage: event.usage };
          else if (event.type === 'end') seen = { ...seen, reason: event.reason };
          else if (event.type !== 'begun') seen = { msToFirstWord: now() - startedAt, ...seen };
          yield event;
        }
      } catch (error) {
        code = asModelError(error).code;
        throw error;
      } finally {
        const ok = code === undefined && seen.reason !== undefined;
        const why = ok ? {} : { code: code ?? ('model/aborted' as const) };
        observe({ role: request.role, model: model.name, ok, ...why, ...seen, ms: now() - startedAt });
      }
    },
  };
}
