import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { rehearse, sceneFrom, type Played } from './rehearsal.ts';

const scenes = new URL('../../scenes/', import.meta.url);

/** Every play of the house. */
export const repertoire: readonly { readonly name: string; readonly scene: SceneFile }[] = readdirSync(scenes)
  // What is there to be learnt from, and not to be given, has no README.
  .filter((name) => existsSync(new URL(`${name}/README.md`, scenes)))
  .map((name) => ({
    name,
    scene: sceneFrom(JSON.parse(readFileSync(new URL(`${name}/scene.json`, scenes), 'utf8'))),
  }));

/** What fifty evenings of a play come to, with nobody playing. */
export interface Evenings {
  readonly evenings: number;
  readonly completed: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly cases: Readonly<Record<string, number>>;
  readonly seconds: { readonly least: number; readonly median: number; readonly most: number };
  readonly lines: number;
  /** Different lines among all that were said. */
  readonly distinctLines: number;
  /** Lines somebody said twice within ten minutes. */
  readonly repeats: readonly string[];
  /** Lines two different people say. */
  readonly shared: readonly string[];
  /** Turns in which something was done. */
  readonly turnsWithDeed: number;
  /** Lines that answer the line before, of all that have one before them. */
  readonly linesThatAnswer: number;
  readonly refusals: number;
  readonly stalls: number;
}

export async function playEvenings(
  scene: SceneFile,
  evenings: number,
  settings: Parameters<typeof rehearse>[1] = {},
): Promise<Evenings> {
  const played: Played[] = [];
  for (let seed = 1; seed <= evenings; seed++) {
    played.push(await rehearse(scene, { ...settings, settings: { ...settings.settings, seed: String(seed) } }));
  }
  return evenings === 0 ? empty : measure(played);
}

const empty = {} as Evenings;

function measure(played: readonly Played[]): Evenings {
  const endings: Record<string, number> = {};
  const cases: Record<string, number> = {};
  const saidBy = new Map<string, Set<string>>();
  const repeats: string[] = [];
  let [lines, follows, answers, turns, withDeed, refusals, stalls] = [0, 0, 0, 0, 0, 0, 0];
  for (const { play, summary, of } of played) {
    const ending = summary.ending ?? 'none';
    endings[ending] = (endings[ending] ?? 0) + 1;
    if (play.case) cases[play.case] = (cases[play.case] ?? 0) + 1;
    refusals += summary.refusals;
    stalls += summary.stalls;
    const said = new Map<string, number>();
    const spoken = [...play.history].filter(({ kind, plain }) => kind === 'line' && plain?.trim() !== '');
    spoken.forEach((moment, index) => {
      lines++;
      const { actor = '', plain = '', at, to } = moment;
      saidBy.set(plain, (saidBy.get(plain) ?? new Set()).add(actor));
      const key = `${actor}/${plain}`;
      const before = said.get(key);
      if (before !== undefined && at - before < 600_000)
        repeats.push(`seed ${play.settings.seed}, ${actor}: ${moment.text}`);
      said.set(key, at);
      const previous = spoken[index - 1];
      if (!previous || previous.actor === actor) return;
      follows++;
      if (previous.to === actor || to === previous.actor) answers++;
    });
    const acted = new Set(of('action:ruled').flatMap(({ turn, verdict }) => (verdict.ok ? [turn] : [])));
    turns += of('turn:begun').length;
    withDeed += of('turn:begun').filter(({ turn }) => acted.has(turn)).length;
  }
  const seconds = played.map(({ summary }) => summary.seconds).sort((a, b) => a - b);
  return {
    evenings: played.length,
    completed: played.filter(({ summary }) => summary.completed).length,
    endings,
    cases,
    seconds: {
      least: seconds[0] ?? 0,
      median: seconds[Math.floor(seconds.length / 2)] ?? 0,
      most: seconds.at(-1) ?? 0,
    },
    lines,
    distinctLines: saidBy.size,
    repeats,
    shared: [...saidBy]
      .filter(([text, by]) => by.size > 1 && text.trim().split(' ').length > 2)
      .map(([text]) => text.trim()),
    turnsWithDeed: withDeed / Math.max(1, turns),
    linesThatAnswer: answers / Math.max(1, follows),
    refusals,
    stalls,
  };
}
