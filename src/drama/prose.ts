import * as z from 'zod/mini';

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Words an author or a player wrote: bounded, and nothing a terminal or a page would obey. */
export const prose = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !control.test(text), 'must not contain control characters'),
  );

const shortName = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]{0,59}$/u;

/** The short name of a part of a blueprint, in letters of any language: `the-noise`, `雨停了`. */
export const partId = z
  .string()
  .check(z.regex(shortName, 'expected a short name such as "the-noise" (small letters, 0–9, dashes)'));
