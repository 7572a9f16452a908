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

/** The short name of a part of a blueprint: `the-noise`. */
export const partId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'expected a short name such as "the-noise" (a–z, 0–9, dashes)'));
