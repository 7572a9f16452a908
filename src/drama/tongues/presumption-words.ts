/**
 * By which words a language takes something for granted of what it names. A name stands in the text as ⟦n⟧; each pattern has
 * it in a group. All are global.
 */
export interface PresumptionWords {
  /** Spoken of as something that is there: *the cake*. */
  readonly there: RegExp;
  readonly burns: RegExp;
  /** A radio, a music box. */
  readonly plays: RegExp;
  /** Something stirs behind it. */
  readonly hides: RegExp;
  readonly inHand: RegExp;
  /** It lies about where it may be seen. */
  readonly liesThere: RegExp;
  readonly drunkFrom: RegExp;
  /** Somebody does something of their own. */
  readonly acts: RegExp;
  readonly isDead: RegExp;
  /** Somebody who lies dead, whoever it is: no name in it. */
  readonly aBody: RegExp;
  /** A sentence that speaks of what has become of a thing, or asks after it: that the thing is whole it does not say. */
  readonly ofLoss: RegExp;
}
