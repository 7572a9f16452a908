import * as z from 'zod/mini';

const mimeTypes = ['image/jpeg', 'image/webp', 'image/png'] as const;

/** More is not sent to any endpoint, nor kept. */
const longestBase64 = 4_000_000;
const pixels = z.int().check(z.gte(1), z.lte(4096));

/** One picture as it was taken through somebody's eyes. */
export const EyeFrameSchema = z.object({
  mimeType: z.enum(mimeTypes),
  /** The file itself, in base64. */
  base64: z.string().check(z.maxLength(longestBase64), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  width: pixels,
  height: pixels,
});
export type EyeFrame = Readonly<z.infer<typeof EyeFrameSchema>>;

export const dataUrlOf = ({ mimeType, base64 }: EyeFrame): string => `data:${mimeType};base64,${base64}`;
