import { pick, type Random } from '../kit/random.ts';
import { parts, partsFor } from './casting.ts';
import type { SlotPerson } from './fill.ts';
import type { Premise } from './premise.ts';
import type { Shelf } from './shelf.ts';
import type { Topic, TopicPerson } from './topic.ts';
import { knownPerson } from './wardrobe/known-people.ts';

/** Somebody who takes a part in a planned play. */
export interface Cast extends SlotPerson {
  readonly pronouns: 'he' | 'she';
  readonly calling?: string | undefined;
  /** What they are by trade, where the topic says so. */
  readonly trade: string | undefined;
  readonly isMadeUp: boolean;
  /** What they answer to besides their name: *nurse*. */
  readonly kind?: string | undefined;
  /** Whose they are: *daughter* of somebody in the play. */
  readonly ofId?: string | undefined;
}

/** Three people, in the order of their parts: those the topic names, and others where it names fewer. */
export function castOf(topic: Topic, { casting }: Premise, shelf: Shelf, random: Random): readonly Cast[] {
  const given = partsFor(topic, casting);
  // Beside Irene Adler stands no other Irene.
  const taken = new Set(
    topic.people.flatMap(({ name }) => [name, ...name.split(' ')]).map((name) => name.toLowerCase()),
  );
  const names = shelf.namesBeside?.(topic.people) ?? shelf.names;
  const cast: Cast[] = [];
  for (const part of parts) {
    const known: TopicPerson | undefined = given.get(part);
    const pronouns = knownPerson(known?.name ?? '')?.pronouns ?? known?.pronouns ?? rarer(cast, random);
    const isNamed = known !== undefined && (known.calling === undefined || known.isNamed === true);
    const free = names[pronouns].filter((name) => !taken.has(name.toLowerCase()));
    const name = isNamed ? known.name : pick(random, free);
    taken.add(name.toLowerCase());
    const { calling, kind } = known ?? {};
    const trade = known === undefined ? undefined : shelf.tradeOf(calling ?? name);
    const isMadeUp = known === undefined;
    cast.push({ id: idOf(name, cast), name, pronouns, forms: shelf.forms[pronouns], calling, kind, trade, isMadeUp });
  }
  const first = given.size > 0 ? parts.findIndex((part) => given.get(part) === topic.people[0]) : 0;
  return cast.map((one) => knownBy(one, cast, cast[first], shelf));
}

/** Somebody with what they are known by in the play: their trade, where nobody else has it, or whose they are. */
function knownBy(one: Cast, cast: readonly Cast[], owner: Cast | undefined, shelf: Shelf): Cast {
  const calling = one.calling?.replace('{owner}', owner?.name ?? '');
  const isAlone = one.kind !== undefined && cast.filter(({ kind }) => kind === one.kind).length === 1;
  if (!isAlone) return { ...one, calling, kind: undefined };
  const of = cast.find((other) => other !== one && calling?.startsWith(`${other.name}’s `));
  return of ? { ...one, calling, ofId: of.id } : { ...one, calling, spoken: shelf.spokenAs?.(one.kind ?? '') };
}

/** Of whom nothing is said: a man among women, a woman among men. */
function rarer(cast: readonly Cast[], random: Random): 'he' | 'she' {
  const men = cast.filter(({ pronouns }) => pronouns === 'he').length;
  if (men * 2 === cast.length) return pick(random, ['he', 'she'] as const);
  return men * 2 > cast.length ? 'she' : 'he';
}

/** A short name for files: letters of any script, digits and dashes. */
export function idOf(name: string, others: readonly SlotPerson[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const id =
    plain
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30) || 'somebody';
  return others.some((other) => other.id === id) ? `${id}-${others.length + 1}` : id;
}
