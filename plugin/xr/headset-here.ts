/** Whether this browser could have a headset: cheap to ask, before any code for one is loaded. */
export const mayHaveHeadset = (): boolean => typeof navigator !== 'undefined' && 'xr' in navigator;
