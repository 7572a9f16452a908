import type { Looks } from '../../../src/drama/looks.ts';
import type { Build } from '../rig/build.ts';
import { buildOf } from './build-of.ts';
import { defined } from './defined.ts';
import { faceOf, type FaceShape } from './face-shape.ts';
import { hairOf, type HairStyle } from './hair-style.ts';
import { outfitOf, type Outfit } from './outfit.ts';
import { sitterOf, type Portrayed, type Sitter } from './portrayed.ts';

export type { Portrayed } from './portrayed.ts';

/** What somebody looks like, as a puppet maker would note it down. */
export interface Character {
  readonly build: Build;
  readonly face: FaceShape;
  readonly hair: HairStyle;
  readonly outfit: Outfit;
  readonly ghost: boolean;
  readonly old: boolean;
}

/** Makes the same character of the same person every time. What their author wants wins over words, words over chance. */
export function characterOf(person: Portrayed): Character {
  const { looks } = person;
  const sitter = aged(sitterOf(person), looks?.age);
  const hair = hairAsWanted(hairOf(sitter), looks);
  return {
    build: buildOf(sitter, looks),
    face: faceAsWanted(faceOf(sitter, hair.colour), looks),
    hair,
    outfit: outfitOf(sitter, looks?.dress),
    ghost: sitter.ghost,
    old: sitter.old,
  };
}

const aged = (sitter: Sitter, age: Looks['age']): Sitter =>
  age ? { ...sitter, old: age === 'old', young: age === 'young', years: undefined } : sitter;

const hairAsWanted = (hair: HairStyle, looks: Looks | undefined): HairStyle => ({
  ...hair,
  tips: hair.tips === hair.colour ? (looks?.hair?.colour ?? hair.tips) : hair.tips,
  ...defined({
    cut: looks?.hair?.cut,
    colour: looks?.hair?.colour,
    beard: looks?.hair?.beard,
    hat: looks?.hat?.kind,
    hatColour: looks?.hat?.colour,
    hatTrim: looks?.hat?.trim,
  }),
});

const faceAsWanted = (face: FaceShape, looks: Looks | undefined): FaceShape => ({
  ...face,
  ...defined(looks?.face ?? {}),
  ...defined({ skin: looks?.skin, iris: looks?.eyes, spectacles: looks?.spectacles, glasses: looks?.glasses }),
});
