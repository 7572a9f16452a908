/** How somebody is spoken of without a name: *she*, *her*, *hers*. */
export type PersonForms = Readonly<Record<'they' | 'them' | 'their' | 'theirs' | 'themself', string>>;

/** Somebody with a name, as slots speak of them. */
export interface SlotPerson {
  readonly id: string;
  readonly name: string;
  readonly forms: PersonForms;
  /** How others speak of them and to them, where they are known by what they are: *the nurse*, *nurse*. */
  readonly spoken?: SpokenAs | undefined;
}

/** *Ask the nurse*, and *Thank you, nurse*. */
export interface SpokenAs {
  readonly of: string;
  readonly to: string;
}

/** What the slots of a premise are filled with. */
export interface Slots {
  readonly people: Readonly<Record<'A' | 'B' | 'C', SlotPerson>>;
  readonly matter: string;
  readonly place: string;
  /** Where one is who is there: 咖啡馆里. */
  readonly where: string;
  readonly thing: { readonly id: string; readonly name: string };
  /** Something to sit on, and something to put a thing on. */
  readonly seat: string;
  readonly table: string;
}

/** A text with its slots filled; one that begins a sentence is written large. Whoever speaks is named by `@A`. */
export function filled(text: string, slots: Slots): string {
  const spoken = text.replace(/^@([ABC])\b/gm, (_, who: Role) => cueOf(slots.people[who].name));
  return filledIn(spoken, slots, (at) => /(?:^|\n|[.!?]\s+|\n\|\s*|\n=\s*|\)\s+)$/.test(spoken.slice(0, at)));
}

/** What somebody says with its slots filled: others are spoken of as what they are. What stands in brackets is done, not said. */
export const filledSpeech = (text: string, slots: Slots): string =>
  filled(
    text
      .split(/(\([^)]*\))/)
      .map((piece) => (piece.startsWith('(') ? piece : withSpoken(piece, slots)))
      .join(''),
    slots,
  );

/** A script with its slots filled: its lines as speech, the rest as it is told. */
export const filledScript = (text: string, slots: Slots): string =>
  text
    .split('\n')
    .map((line) => (/^(?:[=#@]|\[\[|INT\.|内景)/.test(line) ? filled(line, slots) : filledSpeech(line, slots)))
    .join('\n');

/** Names in a line that are spoken as something else: alone between two signs they call somebody. */
const withSpoken = (text: string, { people }: Slots): string =>
  text.replace(
    /(^|[,.?!]\s+|^\|\s+)?\{([ABC])\}(?=([,.?!])?)/gm,
    (slot, before: string | undefined, who: Role, behind: string | undefined) => {
      const { spoken } = people[who];
      if (spoken === undefined) return slot;
      const isCalled = before !== undefined && behind !== undefined;
      const said = isCalled ? spoken.to : spoken.of;
      return `${before ?? ''}${before === undefined || before.startsWith(',') ? said : large(said)}`;
    },
  );

/** A clause with its slots filled: it goes on where something else began. */
export const filledClause = (text: string, slots: Slots): string => filledIn(text, slots, () => false);

type Role = keyof Slots['people'];

/** In capitals, or behind a sign where a script knows none: 林黛玉. */
function cueOf(name: string): string {
  const large = name.toUpperCase();
  return large === name.toLowerCase() ? `@${name}` : large;
}

const filledIn = (text: string, slots: Slots, begins: (at: number) => boolean): string =>
  text.replace(
    /\{([ABC])(?:[.-](\w+))?\}|\{(matter|place|where|thing|thing-id|seat|table)\}/g,
    (slot, who: Role | undefined, what: string | undefined, other: string | undefined, at: number) => {
      const own = who ? ofPerson(slots.people[who], what) : ofOther(other ?? '', slots);
      return own === undefined ? slot : begins(at) ? large(own) : own;
    },
  );

function ofPerson(person: SlotPerson, what: string | undefined): string | undefined {
  if (what === undefined) return person.name;
  if (what === 'id') return person.id;
  return what in person.forms ? person.forms[what as keyof PersonForms] : undefined;
}

const ofOther = (what: string, { matter, place, where, thing, seat, table }: Slots): string | undefined =>
  ({ matter, place, where, seat, table, thing: thing.name, 'thing-id': thing.id })[what];

const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
