import type { Material } from '@babylonjs/core/Materials/material.js';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Tier } from '../tier.ts';

/** What bodies ask of the workshop that makes the picture: a scene, how fine, and a material of their own. */
export interface SkinShop {
  readonly scene: Scene;
  readonly tier: Tier;
  /** A material of one's own, made once, lit and graded like all others, and disposed with them. */
  special(name: string, make: (scene: Scene) => PBRMaterial | StandardMaterial): Material;
}
