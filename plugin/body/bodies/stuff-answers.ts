import type { Stuff } from '../sculpt/layer.ts';

/** How a stuff answers light: how rough it is, whether metal, how deep its grain, and how its edges catch light. */
export interface Answer {
  readonly roughness: number;
  readonly metallic: number;
  readonly grain: number;
  readonly fuzz: number;
}

export const answers: Readonly<Record<Stuff, Answer>> = {
  gloss: { roughness: 0.1, metallic: 0, grain: 0, fuzz: 0 },
  metal: { roughness: 0.32, metallic: 1, grain: 0.06, fuzz: 0 },
  leather: { roughness: 0.46, metallic: 0, grain: 0.22, fuzz: 0.04 },
  skin: { roughness: 0.58, metallic: 0, grain: 0.1, fuzz: 0.3 },
  hair: { roughness: 0.6, metallic: 0, grain: 0.3, fuzz: 0.3 },
  silk: { roughness: 0.4, metallic: 0, grain: 0.08, fuzz: 0.5 },
  cloth: { roughness: 0.85, metallic: 0, grain: 0.4, fuzz: 0.7 },
  felt: { roughness: 0.95, metallic: 0, grain: 0.6, fuzz: 1 },
};
