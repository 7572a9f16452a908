import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.js';
import type { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { linearColour } from './colour.ts';
import { finishKey, type Finish } from './finish.ts';
import type { Kin } from './tableau/tableau.ts';
import { letGo, unlitMaterial } from './unlit-material.ts';
import { substanceLooks, type SubstanceLook } from './substance.ts';
import type { Easel } from './textures/easel.ts';
import { patternsOf } from './textures/patterns.ts';
import { TextureShelf } from './textures/texture-shelf.ts';
import { headroom } from './textures/tile.ts';
import type { Stuff } from '../../body/sculpt/layer.ts';
import type { Tier } from '../../body/tier.ts';

/** Babylon gives materials four lights unless told: key, fill and the lamps near the action are more. */
const mostLights = 9;

/** So bright that it keeps its colour when the picture is graded. */
const neonGlow = 1.6;

/** So dark is what plain things share, and their points so much lighter: Babylon cuts light off at a material's white. */
const plainShare = 0.25;

/** Metal has no colour of its own but what it mirrors: where nothing is mirrored, none is whiter than this, or lamps burn it out. */
const whitestPlainMetal = 0.58;

/** After so many frames without a change in the light, so many materials a frame are no longer asked about. */
const [calmFrames, frozenPerFrame] = [30, 4];

interface Made {
  readonly look: SubstanceLook;
  readonly isSet: boolean;
  readonly colour: string;
}

/** A material as a puppet's skin would show it. */
interface Cloth {
  readonly colour: Color3;
  readonly stuff: Stuff;
}

/** Materials made when first wanted, one for each finish, disposed together with their textures. */
export class MaterialShelf {
  private readonly textures: TextureShelf;
  private readonly materials = new Map<string, PBRMaterial | StandardMaterial>();
  private readonly made = new Map<Material, Made>();
  /** Made elsewhere, and of values that never change. */
  private readonly adopted = new Set<Material>();
  private glow: Material | undefined;
  private environment: { readonly texture: BaseTexture | null; readonly intensity: number } | undefined;
  private configuration: ImageProcessingConfiguration | undefined;
  private calm = 0;
  private lamps = 0;

  constructor(
    private readonly scene: Scene,
    private readonly tier: Tier,
    style: string,
    easel: Easel,
  ) {
    this.textures = new TextureShelf(easel, tier, patternsOf(style));
  }

  /** Sets show their patterns at every tier: a plain floor without its boards says nothing of the place. */
  take(finish: Finish, isSet = false): Material {
    const key = isSet ? `set ${finishKey(finish)}` : finishKey(finish);
    const made = this.materials.get(key);
    if (made) return made;
    const own = substanceLooks[finish.substance];
    const look: SubstanceLook = finish.pattern ? { ...own, pattern: finish.pattern } : own;
    const colour = finish.tint ?? look.colour;
    const material = this.tier === 'plain' ? this.plain(key, look, colour, isSet) : this.full(key, look, colour);
    material.maxSimultaneousLights = mostLights;
    this.materials.set(key, material);
    this.made.set(material, { look, isSet, colour });
    this.light(material);
    return material;
  }

  /**
   * What can be drawn in the place of this material together with others: those that differ by their colour alone share one,
   * and their points are coloured. None for what is no substance's.
   */
  kinOf(material: Material): Kin | undefined {
    const made = this.made.get(material);
    if (!made) return material === this.glow ? { material, tint: undefined } : undefined;
    const { look, isSet } = made;
    const hasPattern = look.pattern !== undefined && (isSet || this.tier !== 'plain');
    if (look.shine || look.clear || (hasPattern && this.textures.hasAccent(look.pattern))) {
      return { material, tint: undefined };
    }
    const like = this.tier === 'headset' ? { ...look, roughness: aboutAs(look.roughness) } : look;
    const make = this.tier === 'plain' ? [] : [like.roughness, like.metallic ?? 0];
    const key = ['shared', hasPattern ? look.pattern : 'bare', look.thin ? 'thin' : 'solid', ...make].join(' ');
    const shared = this.materials.get(key) ?? this.share(key, like, isSet);
    const tint =
      material instanceof PBRMaterial
        ? material.albedoColor
        : (material as StandardMaterial).diffuseColor.scale(1 / plainShare);
    return { material: shared, tint };
  }

  /** What a material is to a puppet's skin: a stuff and a colour. None for what is seen through or shines. */
  clothOf(material: Material): Cloth | undefined {
    const made = this.made.get(material);
    if (!made || made.look.clear || made.look.shine) return undefined;
    const colour = this.tier === 'plain' ? Color3.FromHexString(made.colour) : linearColour(made.colour);
    return { colour, stuff: stuffLike(made.look) };
  }

  /** A material without a colour of its own. */
  private share(key: string, look: SubstanceLook, isSet: boolean): PBRMaterial | StandardMaterial {
    const shared = this.tier === 'plain' ? this.plain(key, look, '#ffffff', isSet) : this.full(key, look, '#ffffff');
    if (shared instanceof PBRMaterial) shared.albedoColor = Color3.White();
    else shared.diffuseColor = Color3.White().scale(plainShare);
    shared.maxSimultaneousLights = mostLights;
    this.materials.set(key, shared);
    this.light(shared);
    return shared;
  }

  /** A material of somebody's own, made once, lit and graded like all others. */
  special(name: string, make: (scene: Scene) => PBRMaterial | StandardMaterial): Material {
    const key = `special ${name}`;
    const made = this.materials.get(key) ?? make(this.scene);
    made.maxSimultaneousLights = mostLights;
    this.materials.set(key, made);
    this.light(made);
    return made;
  }

  /** Shines by itself, in the colours of its points. */
  glowing(): Material {
    return (this.glow ??= this.special('glowing', (scene) =>
      unlitMaterial(scene, 'glowing', { emissiveColor: Color3.White(), backFaceCulling: false }),
    ));
  }

  /** A material made elsewhere, whose values never change, settles with all others from now on. */
  adopt(material: Material): void {
    this.stir();
    this.adopted.add(material);
    material.onDisposeObservable.addOnce(() => this.adopted.delete(material));
  }

  /** What surrounds everything made of these materials; the scene's own when undefined. */
  surround(texture: BaseTexture | null | undefined, intensity: number): void {
    this.environment = texture === undefined ? undefined : { texture, intensity };
    for (const material of this.materials.values()) this.light(material);
  }

  /** How the picture is graded; as the scene has it when undefined. */
  grade(configuration: ImageProcessingConfiguration | undefined): void {
    this.configuration = configuration;
    for (const material of this.materials.values()) this.light(material);
  }

  /** Something about how everything is drawn is about to change. */
  stir(): void {
    if (this.calm > calmFrames) {
      for (const material of this.materials.values()) material.checkReadyOnlyOnce = false;
      for (const material of this.adopted) material.checkReadyOnlyOnce = false;
    }
    this.calm = 0;
  }

  /**
   * A frame has passed: while nothing changes in the light, Babylon need not ask of every material at every draw whether it is
   * ready. Only for a scene of our own: a host may change anything at any time.
   */
  settle(): void {
    const lamps = lampsOf(this.scene);
    if (lamps !== this.lamps) this.stir();
    this.lamps = lamps;
    if (++this.calm <= calmFrames) return;
    if (this.calm > calmFrames + 1 + (this.materials.size + this.adopted.size) / frozenPerFrame) return;
    const left = freezeSome(this.materials.values(), frozenPerFrame);
    freezeSome(this.adopted, left);
  }

  dispose(): void {
    for (const material of this.materials.values()) letGo(material);
    this.materials.clear();
    this.textures.dispose();
  }

  private light(material: PBRMaterial | StandardMaterial): void {
    this.stir();
    const grade = this.configuration ?? this.scene.imageProcessingConfiguration;
    if (material.imageProcessingConfiguration !== grade) material.imageProcessingConfiguration = grade;
    if (!(material instanceof PBRMaterial)) return;
    material.reflectionTexture = this.environment?.texture ?? null;
    material.environmentIntensity = this.environment?.intensity ?? 1;
  }

  /** Flat colour, no gloss: as cheap as a lit surface gets. */
  private plain(name: string, look: SubstanceLook, colour: string, isSet: boolean): StandardMaterial {
    const material = seenThrough(new StandardMaterial(name, this.scene), look);
    material.diffuseColor = Color3.FromHexString(colour);
    if (look.metallic) dim(material.diffuseColor, whitestPlainMetal);
    material.specularColor = Color3.Black();
    material.customShaderNameResolve = oneProgram;
    if (look.shine) material.emissiveColor = Color3.FromHexString(look.shine === 'own' ? colour : look.shine);
    if (look.shine === 'own') material.disableLighting = true;
    if (!isSet || !look.pattern) return material;
    material.diffuseTexture = this.textures.colour(look.pattern, look, colour);
    if (this.textures.hasAccent(look.pattern)) material.diffuseColor = Color3.White();
    else material.diffuseColor.scaleInPlace(headroom);
    return material;
  }

  private full(name: string, look: SubstanceLook, colour: string): PBRMaterial {
    const material = seenThrough(new PBRMaterial(name, this.scene), look);
    material.albedoColor = linearColour(colour);
    material.roughness = look.roughness;
    material.metallic = look.metallic ?? 0;
    if (look.shine === 'own') {
      material.unlit = true;
      material.emissiveColor = Color3.Black();
      material.albedoColor.scaleInPlace(neonGlow);
    } else if (look.shine) material.emissiveColor = linearColour(look.shine);
    if (!look.pattern) return material;
    material.albedoTexture = this.textures.colour(look.pattern, look, colour);
    if (this.textures.hasAccent(look.pattern)) material.albedoColor = Color3.White();
    else material.albedoColor.scaleInPlace(headroom ** 2.2);
    material.bumpTexture = this.textures.normal(look.pattern);
    material.metallicTexture = this.textures.roughness(look.pattern, look);
    material.useRoughnessFromMetallicTextureAlpha = false;
    material.useRoughnessFromMetallicTextureGreen = true;
    material.useMetallnessFromMetallicTextureBlue = true;
    material.roughness = material.metallic = 1;
    return material;
  }
}

/** Darkens a colour until none of its parts is above this. */
function dim(colour: Color3, most: number): void {
  colour.scaleInPlace(Math.min(1, most / Math.max(colour.r, colour.g, colour.b)));
}

/** Freezes so many of these at most; says how many more it might have. */
function freezeSome(materials: Iterable<Material>, most: number): number {
  let left = most;
  for (const material of materials) {
    if (left === 0) break;
    if (material.isFrozen) continue;
    material.freeze();
    left--;
  }
  return left;
}

/** Which of a puppet's stuffs answers light most like it. */
function stuffLike({ metallic, pattern, roughness }: SubstanceLook): Stuff {
  if (metallic) return 'metal';
  if (pattern === 'tufts') return 'felt';
  if (pattern === 'weave' || pattern === 'nap') return roughness < 0.6 ? 'silk' : 'cloth';
  return roughness < 0.3 ? 'gloss' : 'leather';
}

/** In a headset what differs by a little gloss is of one stuff: each stuff is a draw. */
const glosses = [0.15, 0.4, 0.65, 0.92] as const;
const aboutAs = (roughness: number): number =>
  glosses.reduce((best, each) => (Math.abs(each - roughness) < Math.abs(best - roughness) ? each : best));

/** Changes when a light comes, goes, or is turned on or off. */
function lampsOf({ lights }: Scene): number {
  let lamps = lights.length;
  for (const light of lights) lamps = (Math.imul(lamps, 31) + light.uniqueId * 2 + (light.isEnabled() ? 1 : 0)) | 0;
  return lamps;
}

/** Thin and clear stuff is seen from both sides. */
function seenThrough<T extends PBRMaterial | StandardMaterial>(material: T, { thin, clear }: SubstanceLook): T {
  if (clear) material.alpha = 1 - clear;
  if (thin || clear) {
    material.backFaceCulling = false;
    material.twoSidedLighting = true;
  }
  return material;
}

/** What is thin or squashed and what is not is drawn by the same program: each one more makes a plain machine start later. */
const oneProgram: NonNullable<StandardMaterial['customShaderNameResolve']> = (name, ...[, , , defines]) => {
  if (!Array.isArray(defines)) Object.assign(defines, { TWOSIDEDLIGHTING: true, NONUNIFORMSCALING: true });
  return name;
};
