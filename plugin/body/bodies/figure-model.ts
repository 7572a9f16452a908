import { eyePieces, lidPieces, mouthModel, restingMouth, type MouthModel } from '../face/face-model.ts';
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

/** A figure before its eyes are in it. */
interface FigureParts extends FigureModel {
  readonly eyes: Sculpture;
}

/** Heads coarser than this have no folds beside their mouths. */
const coarsestFolds = 1.5;

/** Makes the parts of a figure. Takes tenths of a second: do it in a worker, and keep what it made. */
export function makeParts(character: Character, coarseness: number, hasMouth = true, eyeSides?: number): FigureParts {
  const rig = createRig(character.build);
  const body = sculpt(figureLayers(character, rig), rig, coarseness);
  return {
    body: joinSculptures([body, ...lidPieces(character, rig)]),
    eyes: joinSculptures(eyePieces(character, rig, eyeSides)),
    mouth: hasMouth ? mouthModel(character, rig, coarseness <= coarsestFolds) : undefined,
  };
}

/** Makes a figure as it is sculpted, with all its points. */
export function makeFigure(character: Character, coarseness: number): FigureModel {
  const { body, eyes, mouth } = makeParts(character, coarseness);
  return { body: joinSculptures([body, eyes]), mouth };
}

/** How high a figure's head sits. */
export const neckOf = ({ build }: Character): number => createRig(build).at.head.y;

/** A mouth that does not move: quick to make. */
export const closedMouth = (character: Character): Sculpture => restingMouth(character, createRig(character.build));
