/** How a play is watched: cut as a film, or from a seat in the stalls. */
export const cameraModes = ['film', 'house'] as const;
export type CameraMode = (typeof cameraModes)[number];
