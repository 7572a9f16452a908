/** How much a machine can show: flat colours for tests and slow machines, textures, or all of it with shadows. */
export type Tier = 'plain' | 'middle' | 'full';
