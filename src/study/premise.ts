/** Somebody a premise needs. Texts have slots: see `Premise`. */
export interface PremisePart {
  readonly persona: string;
  /** What anybody may know that they want, and what only they know. */
  readonly wants: { readonly public: string; readonly private: string };
  /** Openers and tags of their speech; nothing that would belong to one age. */
  readonly manner: { readonly openers: readonly string[]; readonly tags: readonly string[] };
  /** The matters they know of. */
  readonly knows: readonly PremiseKnowledge[];
  /** What they say to a question, a greeting, a silence, when there is nothing to play. */
  readonly lines: readonly string[];
}

interface PremiseKnowledge {
  readonly matter: string;
  /** In their own words. */
  readonly says: string;
  /** They keep it to themselves until they trust somebody or are pressed, and say this instead. */
  readonly secret?: string;
}

/**
 * What happens between people, with room for who they are: secret, arrival, bargain. Texts have slots that are filled when a
 * play is planned: `{A}`, `{B}`, `{C}` are the names of its people, `{matter}` is what it is about (*war and love*), `{place}`
 * where (*the café*), `{thing}` the prop it turns on (*silver key*), `{seat}` and `{table}` something to sit on and to put
 * things on (*stool*, *counter*); `{A-id}` and `{thing-id}` are names in conditions; `{A.they}`, `{A.them}`, `{A.their}` are pronouns.
 */
export interface Premise {
  readonly id: string;
  /** Words of a topic that call for it, in their dictionary form, the most telling first. *owe?* only hints. */
  readonly words: string;
  /**
   * Who of a topic takes which part, a line each: verbs by who does them to whom (`B > A: offer tempt`), nouns by who is one
   * (`B: devil genie`). Whom no line knows keeps the order of naming.
   */
  readonly casting?: string;
  /** It suits anybody: chance chooses among such where no word calls for anything. */
  readonly isUsual?: true;
  /** Who somebody is comes out in it: nobody says so at the beginning. */
  readonly isIncognito?: true;
  /** What `{matter}` is where the topic does not say. */
  readonly matter: string;
  /** What it is called on a playbill: one of several, a bar between them. */
  readonly title: string;
  readonly about: string;
  /** The two it is about, and a third who is in the way or comes in later. */
  readonly people: readonly [a: PremisePart, b: PremisePart, c: PremisePart];
  /** What there is to know: each a claim in a sentence without a full stop. */
  readonly matters: readonly { readonly id: string; readonly claim: string }[];
  /** The script, in our Fountain (see docs/for-authors.md), with people as `@A`, `@B`, `@C` where they speak. */
  readonly script: string;
}
