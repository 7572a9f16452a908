import { readFileSync } from 'node:fs';

/**
 * What people do on a stage to see whether anybody minds: a moment of a play, who does it, the deed; whom it concerns (the first to
 * speak is one of them), and what a fitting answer speaks of. `nobody` is a trifle that may pass.
 */
export interface EngagedDeed {
  readonly play: string;
  readonly point: string;
  readonly turns: number;
  readonly as: string;
  readonly language: 'en' | 'zh';
  /** Done just before, a turn apart. */
  readonly before: readonly string[];
  readonly types: string;
  readonly who: readonly string[];
  readonly of: RegExp;
}

/** The deeds in `engaged-deeds.txt`, in order. */
export function readEngagedDeeds(): EngagedDeed[] {
  let moment = { play: '', point: '', turns: 0 };
  return readFileSync(new URL('engaged-deeds.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const place = /^@ (\S+) (\S+) (\d+)$/.exec(line);
      if (place) {
        const [, play = '', point = '', turns = ''] = place;
        moment = { play, point, turns: Number(turns) };
        return [];
      }
      const [as = '', does = '', who = '', of = ''] = line.split(' | ').map((part) => part.trim());
      const deeds = does.split(' / ');
      const language = /\p{Script=Han}/u.test(does) ? ('zh' as const) : ('en' as const);
      const types = deeds.at(-1) ?? '';
      return [
        { ...moment, as, language, before: deeds.slice(0, -1), types, who: who.split(' '), of: new RegExp(of, 'iu') },
      ];
    });
}
