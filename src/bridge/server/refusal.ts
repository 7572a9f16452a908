import type { WireRefusal, WireRefusalCode } from '../../protocol/messages.ts';

export interface RefusedAnswer {
  readonly ok: false;
  readonly refusal: WireRefusal;
}

/** A typed refusal with a sentence for a person. */
export const refusal = (code: WireRefusalCode, message: string): RefusedAnswer => ({
  ok: false,
  refusal: { code, message },
});
