/**
 * How much a machine can show: flat colours for tests and slow machines; textures, with as few draws as two eyes at ninety
 * pictures a second allow; textures and haze; or all of it with shadows.
 */
export const tiers = ['plain', 'headset', 'middle', 'full'] as const;
export type Tier = (typeof tiers)[number];

/** Whether a machine of this tier is better off with fewer meshes than with the weave of each. */
export const drawsAreDear = (tier: Tier): boolean => tier === 'plain' || tier === 'headset';
