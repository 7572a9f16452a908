/** How somebody is built, apart from face and dress. Factors are 1 in a plain body. */
export interface Build {
  readonly heightMeters: number;
  /** How much of the height is leg: 0.88 (all torso) to 1.1 (all leg). */
  readonly legs: number;
  readonly shoulders: number;
  readonly hips: number;
  /** How wide and deep the trunk is. */
  readonly girth: number;
  /** How wide the waist is beside chest and hips. */
  readonly waist: number;
  /** Metres the breast stands out before the trunk. */
  readonly bust: number;
  /** Metres it stands out before the trunk. */
  readonly belly: number;
  readonly head: number;
  /** How thick arms and legs are. */
  readonly limbs: number;
  /** Radians the upper back is bent by age or habit. */
  readonly stoop: number;
}

export const plainBuild: Build = {
  heightMeters: 1.7,
  legs: 1,
  shoulders: 1,
  hips: 1,
  girth: 1,
  waist: 1,
  bust: 0,
  belly: 0,
  head: 1,
  limbs: 1,
  stoop: 0,
};
