import type { Finding } from '../../check/finding.ts';
import type { Doubt } from '../review/doubt.ts';

type Made = Readonly<Record<string, unknown>>;

/** What `check` found, as doubts of whoever can mend it: the same place, reason and remedy. */
export const doubtsOfFindings = (findings: readonly Finding[], scene: Made): readonly Doubt[] =>
  findings.map(({ code, path, where, message, remedy }) => ({
    ...deskOf(path, scene),
    code,
    where: where ?? path,
    message,
    remedy,
  }));

function deskOf(path: string, { entities }: Made): Pick<Doubt, 'desk' | 'act'> {
  const [, act] = /^blueprint\.acts\.(\d+)/.exec(path) ?? [];
  if (act !== undefined) return { desk: 'points', act: Number(act) };
  if (/^blueprint\.(?:profiles|matters)/.test(path)) return { desk: 'people' };
  const [, index] = /^entities\.(\d+)/.exec(path) ?? [];
  const entity = index === undefined ? undefined : (entities as readonly Made[])[Number(index)];
  return { desk: entity?.['kind'] === 'actor' ? 'people' : 'plot' };
}
