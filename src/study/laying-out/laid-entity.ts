/** A place, a person or a thing of a scene that is being laid out, as far as drafts speak of it. */
export interface LaidEntity {
  readonly id: string;
  readonly kind: 'place' | 'actor' | 'prop';
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly traits?: readonly string[];
  readonly state?: Readonly<Record<string, unknown>>;
  /** One relation, and what it holds to. */
  readonly at?: Readonly<Record<string, string>>;
}

/** What something is in, on or held by. */
export const parentOf = ({ at = {} }: LaidEntity): string => Object.values(at)[0] ?? '';
