import { readFileSync } from 'node:fs';
import type { EngagedDeed } from './engaged-deeds.ts';
import { watchDeed } from './watched-deed.ts';

/** A deed as a stranger types it, what should come of it, what is told of it, and who of those here notices; nobody need, where empty. */
export interface TriedDeed extends Omit<EngagedDeed, 'of'> {
  readonly outcome: 'done' | 'refused' | 'either';
  readonly tells: RegExp;
}

export interface Tried {
  readonly deed: TriedDeed;
  /** What was told of it, or why not. */
  readonly told: readonly string[];
  readonly answers: readonly string[];
  readonly isRight: boolean;
  readonly isNoticed: boolean;
}

/** The deeds in `tried-deeds.txt`: every other one is put aside, and looked at in figures only. */
export function readTriedDeeds(): { open: TriedDeed[]; aside: TriedDeed[] } {
  let moment = { play: '', point: '', turns: 0 };
  const all = readFileSync(new URL('tried-deeds.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const place = /^@ (\S+) (\S+) (\d+)$/.exec(line);
      if (place) {
        const [, play = '', point = '', turns = ''] = place;
        moment = { play, point, turns: Number(turns) };
        return [];
      }
      // A bar in what is told is an alternative there.
      const [as = '', does = '', outcome = '', ...rest] = line.split(' | ').map((part) => part.trim());
      const [tells = '', who = ''] = rest;
      const deeds = does.split(' / ');
      const language = /\p{Script=Han}/u.test(does) ? ('zh' as const) : ('en' as const);
      return [
        {
          ...{ ...moment, as, language, before: deeds.slice(0, -1), types: deeds.at(-1) ?? '' },
          who: who === '-' ? [] : who.split(' '),
          outcome: outcome as TriedDeed['outcome'],
          tells: new RegExp(tells, 'isu'),
        },
      ];
    });
  return { open: all.filter((_, index) => index % 2 === 0), aside: all.filter((_, index) => index % 2 === 1) };
}

/** Whoever notices begins to answer within so long. */
const inTimeMs = 5000;

/** Tries a deed on stage. */
export async function tryDeed(deed: TriedDeed): Promise<Tried> {
  const { told, lines } = await watchDeed(deed);
  const text = told.map(({ text: words }) => words).join(' ');
  const isDone = told.length > 0 && told.every(({ kind }) => kind !== 'refusal');
  const isAsMeant = deed.outcome === 'either' ? told.length > 0 : (deed.outcome === 'done') === isDone;
  const inTime = lines.filter(({ afterMs, isBeat, isSince }) => afterMs <= inTimeMs && isSince && !isBeat);
  return {
    deed,
    told: told.map(({ kind, text: words }) => (kind === 'refusal' ? `not done: ${words}` : words)),
    answers: lines.map(({ actor, afterMs, text: words, isBeat, isSince }) => `${isBeat ? '[plan] ' : isSince ? '' : '[before] '}${actor} ${afterMs}: ${words}`), // prettier-ignore
    isRight: told.length > 0 && isAsMeant && deed.tells.test(text),
    isNoticed: deed.who.length === 0 || inTime.some(({ actor }) => deed.who.includes(actor)),
  };
}
