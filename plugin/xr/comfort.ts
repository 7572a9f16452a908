/** How somebody in a headset moves without feeling ill. */
export interface HeadsetComfort {
  /** By leaps to a spot one points at, or smoothly by a stick. */
  readonly walk: 'leap' | 'smooth';
  /** How far one flick of the stick turns. */
  readonly turnDegrees: number;
  /** Darkens the edge of the picture while it moves by itself. */
  readonly isVignetteOn: boolean;
}

export const usualComfort: HeadsetComfort = { walk: 'leap', turnDegrees: 30, isVignetteOn: true };
