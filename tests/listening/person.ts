import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { TongueName } from '../../src/drama/tongues/tongue.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { pick, shuffle, type Random } from '../../src/kit/random.ts';
import { canAct, placeOfActor, worldOf, type Play } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';

/** The kinds of person who come to a play. What each of them types stands in `persons/PLAY.LANGUAGE.json`. */
export const personKinds = ['curious', 'mischievous', 'contrary', 'silent', 'role-player'] as const;
export type PersonKind = (typeof personKinds)[number];

/** When a person of a kind speaks. */
export interface Habit {
  /** After so many turns of others since they last spoke. */
  readonly everyTurns: number;
  /** How likely they are to speak when somebody has spoken to them. */
  readonly answers: number;
  /** They do what the advancer tells them to. */
  readonly followsCues?: true;
}

export const habits: Readonly<Record<PersonKind, Habit | undefined>> = {
  curious: { everyTurns: 5, answers: 0.5 },
  mischievous: { everyTurns: 4, answers: 0.2 },
  contrary: { everyTurns: 7, answers: 0.7 },
  silent: undefined,
  'role-player': { everyTurns: 6, answers: 0.7, followsCues: true },
};

/** A line in performance notation; `{someone}` is whoever else is there. Those of a role come beside those for any. */
const LinesSchema = z.strictObject({ any: z.array(z.string()), roles: z.record(z.string(), z.array(z.string())) });
const PersonsSchema = z.record(z.enum(personKinds), LinesSchema);

export interface Persons {
  readonly play: string;
  readonly language: TongueName;
  readonly lines: Readonly<Record<PersonKind, z.infer<typeof LinesSchema>>>;
}

const folder = new URL('persons/', import.meta.url);

/** Everybody who comes to the plays, by play and language. */
export const persons: readonly Persons[] = readdirSync(folder).map((file) => {
  const [play = '', language = ''] = file.split('.');
  invariant(language === 'en' || language === 'zh', file);
  return { play, language, lines: z.parse(PersonsSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) };
});

/** What a person of this kind will say in this role tonight, in the order they come to it. Nobody talks to themselves. */
export function linesOf({ lines }: Persons, kind: PersonKind, role: EntityId, play: Play, random: Random): string[] {
  const { any, roles } = lines[kind];
  const { name, aliases } = thingOf(worldOf(play), role);
  const own = [name, ...aliases].map((alias) => alias.toLowerCase());
  const isForMe = (line: string): boolean => !own.some((alias) => line.toLowerCase().includes(alias));
  return shuffle(random, [...(roles[role] ?? []), ...any]).filter(isForMe);
}

/** The line with somebody's name in it, or nothing where nobody is there to be named. */
export function spokenTo(line: string, play: Play, role: EntityId, language: TongueName, random: Random): string {
  if (!line.includes('{someone}')) return line;
  const others = [...play.profiles.keys()].filter(
    (id) => id !== role && canAct(play, id) && placeOfActor(play, id) === placeOfActor(play, role),
  );
  if (others.length === 0) return '';
  const { name, aliases } = thingOf(worldOf(play), pick(random, others));
  const han = aliases.find((alias) => /\p{Script=Han}/u.test(alias));
  return line.replaceAll('{someone}', language === 'zh' ? (han ?? name) : name);
}
