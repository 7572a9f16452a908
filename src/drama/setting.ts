import * as z from 'zod/mini';

const verbs = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(200));

/** When and in what kind of story we are: what the setting does not have does not exist. */
export const SettingSchema = z.looseObject({
  /** A year ("1599"), a decade ("1920s"), a century or an age by name ("victorian"). */
  period: z.optional(z.string().check(z.maxLength(80))),
  /** realistic, fantasy, science fiction … */
  genre: z.optional(z.string().check(z.maxLength(80))),
  /** The language deeds are told in ("zh"); English unless said. */
  language: z.optional(z.string().check(z.maxLength(35))),
  /** Verbs that are possible here although they are not in our world ("fly"). */
  allows: z.optional(verbs),
  /** Verbs nobody may carry out here. */
  forbids: z.optional(verbs),
});

export type Setting = Readonly<z.infer<typeof SettingSchema>>;
