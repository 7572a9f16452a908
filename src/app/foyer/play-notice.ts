import { canBePlay } from '../address.ts';

/** A play one can choose, with what a poster says of it. */
export interface PlayNotice {
  /** The name of its folder, by which an address asks for it. */
  readonly name: string;
  readonly title: string;
  /** What it is called in other languages, so that an evening in one of them finds its play. */
  readonly alsoCalled?: readonly string[];
  readonly about: string;
  /** When it is set, in its author's words: `1890s`. Empty where that is not said. */
  readonly period: string;
  /** Languages it can be given in, its own first. */
  readonly languages: readonly string[];
  readonly cast: readonly CastEntry[];
  /** How long evenings of it usually are. */
  readonly minutes?: { readonly least: number; readonly most: number };
  /** How many ways it can end. */
  readonly endings: number;
  readonly cases: readonly { readonly id: string; readonly title: string }[];
  /** How large its scene file is, so that fetching it can be measured. */
  readonly bytes: number;
}

/** Somebody one can play. */
interface CastEntry {
  /** The actor's id without `actor:`. */
  readonly role: string;
  readonly name: string;
  /** Who they are, in a sentence. */
  readonly who: string;
}

const most = { plays: 60, cast: 24, cases: 24, languages: 8, title: 120, about: 1200, name: 60, who: 140 } as const;

/**
 * Reads a playbill that came from outside: what is no notice is left out, what is too long is cut, what is missing is empty. By
 * hand and not by schema, because the foyer is there before anything large is.
 */
export const readPlaybill = (value: unknown): readonly PlayNotice[] =>
  listOf(value, most.plays).flatMap((each) => readNotice(each) ?? []);

function readNotice(value: unknown): PlayNotice | undefined {
  const given = partsOf(value);
  const [name, title] = [textOf(given.name, most.name), textOf(given.title, most.title)];
  if (!canBePlay(name) || title === '') return undefined;
  const languages = listOf(given.languages, most.languages)
    .map((each) => textOf(each, 35))
    .filter((each) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(each));
  const minutes = readMinutes(given.minutes);
  const alsoCalled = listOf(given.alsoCalled, most.languages).flatMap((each) => textOf(each, most.title) || []);
  return {
    name,
    title,
    ...(alsoCalled.length > 0 ? { alsoCalled } : {}),
    about: textOf(given.about, most.about),
    period: textOf(given.period, most.name),
    languages: languages.length > 0 ? [...new Set(languages)] : ['en'],
    cast: listOf(given.cast, most.cast).flatMap((each) => readCastEntry(each) ?? []),
    ...(minutes ? { minutes } : {}),
    endings: countOf(given.endings, 999),
    cases: listOf(given.cases, most.cases).flatMap((each) => readCase(each) ?? []),
    bytes: countOf(given.bytes, 1e9),
  };
}

function readCastEntry(value: unknown): CastEntry | undefined {
  const given = partsOf(value);
  const [role, name] = [textOf(given.role, 96), textOf(given.name, most.name)];
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_.'-]*$/u.test(role) || name === '') return undefined;
  return { role, name, who: textOf(given.who, most.who) };
}

function readCase(value: unknown): PlayNotice['cases'][number] | undefined {
  const given = partsOf(value);
  const [id, title] = [textOf(given.id, most.name), textOf(given.title, most.title)];
  return canBePlay(id) && title !== '' ? { id, title } : undefined;
}

function readMinutes(value: unknown): PlayNotice['minutes'] {
  const given = partsOf(value);
  const [least, most] = [countOf(given.least, 600), countOf(given.most, 600)];
  return least > 0 && most >= least ? { least, most } : undefined;
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const listOf = (value: unknown, longest: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, longest) : [];

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.trim().slice(0, longest) : '';

const countOf = (value: unknown, largest: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largest ? value : 0;
