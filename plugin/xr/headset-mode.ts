/** Among the actors; or with the stage in one's own room, on a table or on the floor. */
export type HeadsetMode = 'stage' | 'room';

/** What each asks of a device: what it must be able to do, and what is used where it is there. */
export const sessions = {
  stage: { mode: 'immersive-vr', optionalFeatures: ['hand-tracking'] },
  room: { mode: 'immersive-ar', optionalFeatures: ['hand-tracking', 'hit-test', 'anchors'] },
} as const;
