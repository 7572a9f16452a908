import { cameraModes, type CameraMode } from '../picture/camera/camera-mode.ts';

/** How somebody who plays sees the stage: with their own eyes, over their own shoulder, or with a camera of their own that nobody else sees. */
const playerViews = ['eyes', 'shoulder', 'photo'] as const;
export type PlayerView = (typeof playerViews)[number];

/** Every way to look at a stage. */
export const viewModes = [...cameraModes, ...playerViews] as const;
export type ViewMode = CameraMode | PlayerView;

export const isPlayerView = (mode: ViewMode): mode is PlayerView => playerViews.some((each) => each === mode);
