import { MaterialPluginBase } from '@babylonjs/core/Materials/materialPluginBase.js';
import type { MaterialDefines } from '@babylonjs/core/Materials/materialDefines.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { ShaderLanguage } from '@babylonjs/core/Materials/shaderLanguage.js';
import type { UniformBuffer } from '@babylonjs/core/Materials/uniformBuffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { SkinShop } from './skin-shop.ts';
import * as glsl from './puppet-glsl.ts';
import * as wgsl from './puppet-wgsl.ts';

/** Cloth, metal and skin of one mesh answer light each in its own way; a ghost is seen through, but for its outline. */
class PuppetSurface extends MaterialPluginBase {
  constructor(
    material: PBRMaterial,
    private readonly isGhost: boolean,
  ) {
    super(material, 'PuppetSurface', 220, { PUPPET_GHOST: false }, true, true);
  }

  override getClassName(): string {
    return 'PuppetSurface';
  }

  /** In both languages, and the same code for every puppet: programs are shared between them. */
  override isCompatible(): boolean {
    return true;
  }

  override prepareDefinesBeforeAttributes(defines: MaterialDefines): void {
    defines['_needUVs'] = true;
    defines['PUPPET_GHOST'] = this.isGhost;
  }

  override bindForSubMesh(_buffer: UniformBuffer): void {
    // Nothing of it changes from frame to frame.
  }

  override getCustomCode(shaderType: string, language = ShaderLanguage.GLSL): Record<string, string> {
    const { vertexCode, fragmentCode } = language === ShaderLanguage.WGSL ? wgsl : glsl;
    return shaderType === 'vertex' ? vertexCode : fragmentCode;
  }
}

/** What all puppets of a stage are coloured with; ghosts have one of their own. */
export function puppetMaterial(workshop: SkinShop, isGhost: boolean): Material {
  return workshop.special(isGhost ? 'ghost puppets' : 'puppets', (scene) =>
    workshop.tier === 'plain' ? flat(scene, isGhost) : surfaced(scene, isGhost),
  );
}

function surfaced(scene: Scene, isGhost: boolean): PBRMaterial {
  const material = new PBRMaterial('puppets', scene);
  material.albedoColor = Color3.White();
  material.metallic = 0;
  material.roughness = 0.8;
  new PuppetSurface(material, isGhost);
  if (isGhost) {
    material.transparencyMode = PBRMaterial.PBRMATERIAL_ALPHABLEND;
    material.needDepthPrePass = true;
    material.allowShaderHotSwapping = false;
  }
  return material;
}

function flat(scene: Scene, isGhost: boolean): StandardMaterial {
  const material = new StandardMaterial('puppets', scene);
  material.diffuseColor = Color3.White();
  material.specularColor = Color3.Black();
  if (isGhost) {
    material.alpha = 0.55;
    material.needDepthPrePass = true;
    // When lamps come or go a program of its own is made anew: a page was seen to show a ghost black, as one would be that is lit by the old one with the new lamps.
    material.allowShaderHotSwapping = false;
    material.emissiveColor = new Color3(0.12, 0.17, 0.22);
  }
  return material;
}
