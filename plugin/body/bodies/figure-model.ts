import { eyePieces, mouthModel, type MouthModel } from '../face/face-model.ts';
import { createRig } from '../rig/rig.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { joinSculptures, type Sculpture } from '../sculpt/sculpture.ts';
import type { Character } from '../figures/character.ts';
import { figureLayers } from '../figures/figure.ts';

/** A figure ready to be shown: two draws, in the measure of somebody of 1.7 m. */
export interface FigureModel {
  readonly body: Sculpture;
  readonly mouth: MouthModel | undefined;
}

/** Makes a figure. Takes tenths of a second: do it in a worker, and keep what it made. */
export function makeFigure(character: Character, coarseness: number, hasMouth = true): FigureModel {
  const rig = createRig(character.build);
  const body = sculpt(figureLayers(character, rig), rig, coarseness);
  return {
    body: joinSculptures([body, ...eyePieces(character, rig)]),
    mouth: hasMouth ? mouthModel(character, rig) : undefined,
  };
}
