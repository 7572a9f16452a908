import type { LanguageModel, ModelRole } from './language-model.ts';

type Routes = { readonly default: LanguageModel } & { readonly [role in ModelRole]?: LanguageModel };

/** A different model for different parts: a quick one to decide who speaks, a good one to speak. */
export function routed(routes: Routes): LanguageModel {
  return {
    name: `routed(${[...new Set(Object.values(routes).map(({ name }) => name))].join(', ')})`,
    stream: (request, signal) => (routes[request.role] ?? routes.default).stream(request, signal),
  };
}
