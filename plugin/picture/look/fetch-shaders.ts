import type { Tier } from '../../body/tier.ts';

/** Has what surfaces of a tier are drawn with fetched while the stage is still being built; without it they are fetched when first drawn. */
export async function fetchShaders(tier: Tier): Promise<void> {
  await (tier === 'plain'
    ? Promise.all([
        import('@babylonjs/core/Shaders/default.vertex.js'),
        import('@babylonjs/core/Shaders/default.fragment.js'),
      ])
    : Promise.all([
        import('@babylonjs/core/Shaders/pbr.vertex.js'),
        import('@babylonjs/core/Shaders/pbr.fragment.js'),
      ]));
}
