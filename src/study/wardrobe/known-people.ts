import type { Age } from './sheet.ts';
import { knownRows } from './sheets/known-rows.ts';

/** Somebody everybody knows: how they are dressed wherever a topic puts them. */
export interface KnownPerson {
  readonly pronouns: 'he' | 'she';
  readonly trade: string;
  readonly age: Age;
  readonly isEast: boolean;
  /** What of their looks is their own, in the words of a sheet: `cloth white; hair frost; cut braids`. */
  readonly own: string;
}

const known: ReadonlyMap<string, KnownPerson> = new Map(
  knownRows
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', told = ''] = line.split(': ');
      const [first = '', ...own] = told.split('; ');
      const [pronouns, trade = '', age, land] = first.split(' ');
      // Whose skin is not said is as pale as most of those who were painted and filmed.
      const skin = land === 'east' || told.includes('skin ') ? [] : ['skin pale|fair|warm'];
      const person = {
        pronouns,
        trade,
        age,
        isEast: land === 'east',
        own: [...own, ...skin].join('; '),
      } as KnownPerson;
      return names.split('/').map((name) => [name, person] as const);
    }),
);

/** Somebody of that name whom everybody knows; titles in front do not matter. */
export function knownPerson(name: string): KnownPerson | undefined {
  const plain = name.toLowerCase().replace(/[.,]/g, '').trim();
  return (
    known.get(plain) ?? known.get(plain.replace(/^(?:dr|mr|mrs|ms|miss|sir|the|professor|captain|king|queen) /, ''))
  );
}
