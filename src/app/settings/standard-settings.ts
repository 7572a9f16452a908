import { standardBindings } from '../../../plugin/player/bindings.ts';
import type { Settings } from './settings.ts';

/** How the page is until somebody chooses otherwise. */
export const standardSettings: Settings = {
  captions: { style: 'bubbles', size: 1, contrast: 'soft', names: true, font: 'serif' },
  sound: { isMuted: false, voice: 'built-in' },
  graphics: { tier: 'auto' },
  comfort: { view: 'eyes', fov: 80, lookSpeed: 1, isLookInverted: false },
  bindings: standardBindings,
};

/** How far each can be moved, for the controls and for what is read from storage. */
export const bounds = {
  captionSize: { least: 0.75, most: 2, step: 0.05 },
  fov: { least: 50, most: 110, step: 1 },
  lookSpeed: { least: 0.25, most: 3, step: 0.05 },
} as const;
