import type { Actor } from './entity.ts';
import type { Looks } from './looks.ts';
import type { Staging } from './staging.ts';

/** The times we have clothes for. */
export type GuestPeriod = 'medieval' | 'victorian' | 'modern';

/** The time a stranger has to be dressed for: as the stage is dressed, or as the setting names it. */
export function guestPeriodOf(style: Staging['style'], period: string | undefined): GuestPeriod {
  const said = `${style ?? ''} ${style === undefined ? (period ?? '') : ''}`.toLowerCase();
  if (/medieval|renaissance|ancient|feudal|\b1[0-6]\d\d/.test(said)) return 'medieval';
  if (/victorian|edwardian|georgian|regency|twenties|\b1[789]\d\d|\b190\d/.test(said)) return 'victorian';
  return 'modern';
}

/** What a traveller of that time wears: nothing a guest of the house would, and nothing anybody could take for a role's. */
export function guestLooks(period: GuestPeriod, pronouns: Actor['pronouns']): Omit<Looks, 'actor'> {
  const she = pronouns === 'she';
  const common = {
    age: 'grown',
    heightMeters: she ? 1.66 : 1.74,
    shape: 'plain',
    skin: '#d9a883',
    eyes: '#5a4632',
  } as const;
  switch (period) {
    case 'medieval':
      return {
        ...common,
        hair: { cut: she ? 'plait' : 'pageboy', colour: '#5b4330' },
        hat: { kind: 'hood', colour: '#5c4a3a' },
        dress: {
          garment: she ? 'kirtle' : 'robe',
          cloth: '#6d6a4a',
          pattern: 'plain',
          under: '#d8c9a6',
          trim: '#8a5a34',
          legs: '#54483c',
          footwear: 'boots',
          shoes: '#4a3424',
          cape: '#5c4a3a',
          lining: '#8b7a5e',
        },
      };
    case 'victorian':
      return {
        ...common,
        hair: { cut: she ? 'bun' : 'parted', colour: '#5b4330' },
        hat: { kind: she ? 'bonnet' : 'bowler', colour: '#3f3a34' },
        dress: {
          garment: she ? 'day-dress' : 'coat',
          cloth: '#4f5a4c',
          pattern: 'checks',
          under: '#efe6d2',
          trim: '#a5813f',
          legs: '#3d3a38',
          footwear: 'boots',
          shoes: '#2c221b',
          scarf: '#a5813f',
        },
      };
    case 'modern':
      return {
        ...common,
        hair: { cut: she ? 'bob' : 'tousled', colour: '#4a362a' },
        hat: { kind: 'none' },
        dress: {
          garment: 'coat',
          cloth: '#59646e',
          pattern: 'plain',
          under: '#e6dcc6',
          trim: '#3d464e',
          legs: '#38465e',
          footwear: 'boots',
          shoes: '#5a4030',
          scarf: '#b4503c',
        },
      };
  }
}
