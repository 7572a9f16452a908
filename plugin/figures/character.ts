import type { Build } from '../rig/build.ts';
import { buildOf } from './build-of.ts';
import { faceOf, type FaceShape } from './face-shape.ts';
import { hairOf, type HairStyle } from './hair-style.ts';
import { outfitOf, type Outfit } from './outfit.ts';
import { sitterOf, type Portrayed } from './portrayed.ts';

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

/** Makes the same character of the same person every time. */
export function characterOf(person: Portrayed): Character {
  const sitter = sitterOf(person);
  const hair = hairOf(sitter);
  return {
    build: buildOf(sitter),
    face: faceOf(sitter, hair.colour),
    hair,
    outfit: outfitOf(sitter),
    ghost: sitter.ghost,
    old: sitter.old,
  };
}
