/** What a line brings word of. */
export interface News {
  /** A death; a danger that all are in; somebody who hides or watches; somebody who is on their way. */
  readonly kind: 'death' | 'alarm' | 'lurking' | 'coming';
  /** Who of the listener's own it is of, as the listener says it: *my father*. */
  readonly own?: string | undefined;
  /** It names nobody: *a man is dead*. */
  readonly isNobody?: boolean;
}
