/** A point as sculptors write it down: many millions of them are asked for, so it is three bare numbers. */
export type Spot = readonly [x: number, y: number, z: number];
