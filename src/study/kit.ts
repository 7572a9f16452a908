/** A place a play can be put into: what it is called, what stands in it, and in which light. Its texts are in one language. */
export interface Kit {
  readonly id: string;
  /** Words of a topic that call for it, in their dictionary form, the most telling first: `café coffee diner`. */
  readonly words: string;
  /** It suits anybody: chance chooses among such where no word calls for a place. */
  readonly isUsual?: true;
  /** As people speak of it: *the café*. */
  readonly name: string;
  /** Where people are who are in it, in languages that say it with a word of its own: 咖啡馆里, 屋顶上. */
  readonly where?: string;
  /** What is seen on coming in, in a sentence. */
  readonly description: string;
  /** When it is, where the topic does not say: `1920s`, `medieval`. */
  readonly period: string;
  /** Its props, a row of `world.yaml` each; the place itself is `here`. */
  readonly props: string;
  /** The id of the prop people are likeliest to care for: small, portable, nobody's. */
  readonly token: string;
  /** Its room and light, as `staging.yaml` has them, without the placements of people. */
  readonly staging: string;
}
