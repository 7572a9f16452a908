type AvatarTrouble = 'avatar/too-large' | 'avatar/unreadable' | 'avatar/no-skeleton' | 'avatar/not-human';

/** A character file that cannot be shown: what is wrong with it, and what to do about it. Our puppet plays on. */
export class AvatarError extends Error {
  override readonly name = 'AvatarError';

  constructor(
    readonly code: AvatarTrouble,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
