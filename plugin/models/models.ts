import { largeModels } from './large-models.ts';
import type { ModelMaker } from './model.ts';

/** The maker of a form's model; the wrapped parcel's for a form nobody has modelled. */
export function modelFor(form: string): ModelMaker {
  return largeModels[form] ?? Object.values(largeModels)[0]!;
}
