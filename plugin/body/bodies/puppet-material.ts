import { MaterialPluginBase } from '@babylonjs/core/Materials/materialPluginBase.js';
import type { MaterialDefines } from '@babylonjs/core/Materials/materialDefines.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { UniformBuffer } from '@babylonjs/core/Materials/uniformBuffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { SkinShop } from './skin-shop.ts';
import { stuffs, type Stuff } from '../sculpt/layer.ts';

/** How a stuff answers light: how rough it is, whether metal, how deep its grain, and how its edges catch light. */
interface Answer {
  readonly roughness: number;
  readonly metallic: number;
  readonly grain: number;
  readonly fuzz: number;
}

const answers: Readonly<Record<Stuff, Answer>> = {
  gloss: { roughness: 0.1, metallic: 0, grain: 0, fuzz: 0 },
  metal: { roughness: 0.32, metallic: 1, grain: 0.06, fuzz: 0 },
  leather: { roughness: 0.46, metallic: 0, grain: 0.22, fuzz: 0.04 },
  skin: { roughness: 0.58, metallic: 0, grain: 0.1, fuzz: 0.3 },
  hair: { roughness: 0.6, metallic: 0, grain: 0.3, fuzz: 0.3 },
  silk: { roughness: 0.4, metallic: 0, grain: 0.08, fuzz: 0.5 },
  cloth: { roughness: 0.85, metallic: 0, grain: 0.4, fuzz: 0.7 },
  felt: { roughness: 0.95, metallic: 0, grain: 0.6, fuzz: 1 },
};

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

  /** The same code for every puppet: programs are shared between them. */
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

  override getCustomCode(shaderType: string): Record<string, string> {
    return shaderType === 'vertex' ? vertexCode : fragmentCode;
  }
}

const vertexCode: Record<string, string> = {
  CUSTOM_VERTEX_DEFINITIONS: 'varying vec2 vStuff; varying vec3 vClay;',
  CUSTOM_VERTEX_MAIN_END: `
    vClay = position;
    #ifdef UV1
    vStuff = uv;
    #else
    vStuff = vec2(0.8, 1.0);
    #endif`,
};

const list = (values: readonly number[]): string =>
  values.map((value, index) => `${index === 0 ? '' : ' : '}index < ${index}.5 ? ${value.toFixed(3)}`).join('') +
  ' : 0.0';
const pick = (name: string, of: (answer: Answer) => number): string =>
  `float ${name}(float index) { return ${list(stuffs.map((stuff) => of(answers[stuff])))}; }`;

const fragmentCode: Record<string, string> = {
  CUSTOM_FRAGMENT_DEFINITIONS: `
    varying vec2 vStuff; varying vec3 vClay;
    ${pick('stuffRoughness', ({ roughness }) => roughness)}
    ${pick('stuffMetallic', ({ metallic }) => metallic)}
    ${pick('stuffGrain', ({ grain }) => grain)}
    ${pick('stuffFuzz', ({ fuzz }) => fuzz)}
    float stuffIndex() { return floor(vStuff.x * ${stuffs.length.toFixed(1)}); }
    float clayHash(vec3 p) { return fract(sin(dot(p, vec3(127.1, 311.7, 74.7))) * 43758.5453); }
    float clayNoise(vec3 p) {
      vec3 i = floor(p); vec3 f = fract(p); f = f * f * (3.0 - 2.0 * f);
      return mix(
        mix(mix(clayHash(i), clayHash(i + vec3(1., 0., 0.)), f.x), mix(clayHash(i + vec3(0., 1., 0.)), clayHash(i + vec3(1., 1., 0.)), f.x), f.y),
        mix(mix(clayHash(i + vec3(0., 0., 1.)), clayHash(i + vec3(1., 0., 1.)), f.x), mix(clayHash(i + vec3(0., 1., 1.)), clayHash(i + vec3(1., 1., 1.)), f.x), f.y),
        f.z);
    }`,
  CUSTOM_FRAGMENT_BEFORE_LIGHTS: `
    {
      float index = stuffIndex();
      // Felt is fine and even, hair runs along the head, cloth is woven.
      vec3 p = vClay * (index < 3.5 ? vec3(420.0) : index < 4.5 ? vec3(520.0, 60.0, 520.0) : vec3(330.0, 330.0, 330.0));
      float seen = clamp(1.6 - 1.1 * length(fwidth(p)), 0.0, 1.0);
      float grain = stuffGrain(index) * seen;
      if (grain > 0.004) {
        float here = clayNoise(p);
        vec3 slope = vec3(clayNoise(p + vec3(0.7, 0., 0.)), clayNoise(p + vec3(0., 0.7, 0.)), clayNoise(p + vec3(0., 0., 0.7))) - here;
        normalW = normalize(normalW - slope * grain);
      }
    }`,
  CUSTOM_FRAGMENT_UPDATE_METALLICROUGHNESS: `
    { float index = stuffIndex(); metallicRoughness = vec2(stuffMetallic(index), stuffRoughness(index)); }`,
  CUSTOM_FRAGMENT_BEFORE_FOG: `
    {
      float edge = 1.0 - clamp(dot(normalW, viewDirectionW), 0.0, 1.0);
      float index = stuffIndex();
      vec3 around = max(finalColor.rgb, vec3(0.0));
      // Fibres, and the thin edge of flesh, hand on the light that falls on them.
      vec3 tint = index > 2.5 && index < 3.5 ? vec3(1.0, 0.45, 0.32) : mix(vec3(1.0), surfaceAlbedo * 3.0, 0.5);
      finalColor.rgb += around * tint * stuffFuzz(index) * pow(edge, 2.5) * 0.9 * vStuff.y;
      #ifdef PUPPET_GHOST
      float up = smoothstep(0.02, 0.75, vClay.y);
      float rim = pow(edge, 1.6);
      finalColor.rgb = around * 0.5 + vec3(0.42, 0.66, 0.86) * (0.1 + 1.15 * rim) * mix(0.35, 1.0, up);
      finalColor.a = clamp((0.2 + 0.75 * rim + (index < 3.5 && index > 2.5 ? 0.22 : 0.0)) * up, 0.0, 0.95);
      #endif
    }`,
};

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
    material.emissiveColor = new Color3(0.12, 0.17, 0.22);
  }
  return material;
}
