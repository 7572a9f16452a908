import { makeParcel } from './bags/boxes.ts';
import { largeModels } from './large-models.ts';
import type { ModelMaker } from './model.ts';
import { smallModels } from './small-models.ts';

/** The maker of a form's model; the wrapped parcel's for a form nobody has modelled. */
export function modelFor(form: string): ModelMaker {
  if (Object.hasOwn(largeModels, form)) return largeModels[form] ?? makeParcel;
  if (Object.hasOwn(smallModels, form)) return smallModels[form] ?? makeParcel;
  return makeParcel;
}
