import { wordSet } from '../kit/word-list.ts';

/** Somebody with a name, as slots speak of them. */
export interface SlotPerson {
  readonly id: string;
  readonly name: string;
  readonly pronouns: 'he' | 'she';
}

/** What the slots of a premise are filled with. */
export interface Slots {
  readonly people: Readonly<Record<'A' | 'B' | 'C', SlotPerson>>;
  readonly matter: string;
  readonly place: string;
  readonly thing: { readonly id: string; readonly name: string };
  /** Something to sit on, and something to put a thing on. */
  readonly seat: string;
  readonly table: string;
}

const forms = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
} as const;
const cases = wordSet('they them their theirs themself');

/** A text with its slots filled; one that begins a sentence is written large. Whoever speaks is named by `@A`. */
export function filled(text: string, slots: Slots): string {
  const spoken = text.replace(/^@([ABC])\b/gm, (_, who: Role) => slots.people[who].name.toUpperCase());
  return filledIn(spoken, slots, (at) => /(?:^|\n|[.!?]\s+|\n\|\s*|\n=\s*|\)\s+)$/.test(spoken.slice(0, at)));
}

/** A clause with its slots filled: it goes on where something else began. */
export const filledClause = (text: string, slots: Slots): string => filledIn(text, slots, () => false);

type Role = keyof Slots['people'];

const filledIn = (text: string, slots: Slots, begins: (at: number) => boolean): string =>
  text.replace(
    /\{([ABC])(?:[.-](\w+))?\}|\{(matter|place|thing|thing-id|seat|table)\}/g,
    (slot, who: Role | undefined, what: string | undefined, other: string | undefined, at: number) => {
      const own = who ? ofPerson(slots.people[who], what) : ofOther(other ?? '', slots);
      return own === undefined ? slot : begins(at) ? large(own) : own;
    },
  );

function ofPerson(person: SlotPerson, what: string | undefined): string | undefined {
  if (what === undefined) return person.name;
  if (what === 'id') return person.id;
  return cases.has(what) ? forms[person.pronouns][what as keyof (typeof forms)['he']] : undefined;
}

const ofOther = (what: string, { matter, place, thing, seat, table }: Slots): string | undefined =>
  ({ matter, place, seat, table, thing: thing.name, 'thing-id': thing.id })[what];

const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
