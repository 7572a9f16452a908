import * as z from 'zod/mini';
import { lightMoods, stageStyles } from '../../drama/staging.ts';
import { furnitureForms, propKinds } from './prop-kinds.ts';
import { listOf, maybe, name, words } from './answer-shape.ts';

/** How a thing is where it is. */
const placings = ['here', 'on', 'in', 'under', 'behind', 'held-by', 'worn-by'] as const;

const PlaceDraftSchema = z.object({
  /** One of the places that are ready; the rest is then only its name and description. */
  kit: maybe(name(40)),
  name: words(60),
  description: words(400),
  outdoors: maybe(z.boolean()),
  style: maybe(z.enum(stageStyles)),
  light: maybe(z.enum(lightMoods)),
  furniture: listOf(z.object({ form: z.enum(furnitureForms), name: words(60) }), 12),
});
export type PlaceDraft = Readonly<z.infer<typeof PlaceDraftSchema>>;

const PropDraftSchema = z.object({
  name: name(60),
  kind: z.enum(propKinds),
  at: z.object({ how: z.enum(placings), what: maybe(words(60)) }),
  /** What can be read on it. */
  text: maybe(words(800)),
  /** What it is for in the play. */
  use: words(200),
});
export type PropDraft = Readonly<z.infer<typeof PropDraftSchema>>;

/** What the plot designer answers: what happens where, and with which things. */
export const PlotDraftSchema = z.object({
  title: name(100),
  about: words(600),
  /** A year, a decade or an age. */
  period: words(60),
  place: PlaceDraftSchema,
  props: listOf(PropDraftSchema, 14),
  acts: z
    .array(z.object({ title: name(80), happens: words(1000), ends: words(300) }))
    .check(z.minLength(1), z.maxLength(5)),
});
export type PlotDraft = Readonly<z.infer<typeof PlotDraftSchema>>;
