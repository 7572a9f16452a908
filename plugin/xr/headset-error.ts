/** Why a headset could not be put on. */
export class HeadsetError extends Error {
  override readonly name = 'HeadsetError';
  readonly code = 'headset/refused';
}
