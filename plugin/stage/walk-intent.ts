/** What somebody at the controls wants of a body's legs. */
export interface WalkIntent {
  /** Which way and how fast, on the floor of the stage: length 0 stands, 1 walks as fast as `isRunning` allows. */
  readonly x: number;
  readonly z: number;
  /** Which way the body faces; unless said, the way it goes. */
  readonly yaw?: number | undefined;
  readonly isRunning?: boolean | undefined;
}
