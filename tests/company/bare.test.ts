import { describe, expect, it } from 'vitest';
import { tongueOf } from '../../src/drama/tongues/written-in.ts';
import { barePlays } from './bare-plays.ts';
import { rehearse } from './rehearsal.ts';

/** Few of them in every check, twenty with LONG=1. */
const seeds = Array.from({ length: process.env['LONG'] ? 20 : 2 }, (_, index) => String(index + 1));

/** Whom nobody has heard yet in a play. */
const spoken = new Map<object, Set<string>>();

describe('a play without a line', () => {
  it('is written in sixty lines and less', () => {
    expect(barePlays.filter(({ lines }) => lines > 60).map(({ name }) => name)).toEqual([]);
    expect(barePlays.flatMap(({ scene }) => scene.blueprint.profiles.flatMap((one) => one.lines ?? []))).toEqual([]);
  });

  it.each(barePlays.flatMap(({ name, scene }) => seeds.map((seed) => [name, seed, scene] as const)))(
    '%s, seed %s: the company speaks, and what is asked is answered',
    async (_, seed, scene) => {
      const { play } = await rehearse(scene, { settings: { seed } });
      const lines = [...play.history].filter(({ kind }) => kind === 'line');
      const said = (id: string) => lines.filter(({ actor }) => actor === id).length;
      // In a short evening one may be left out; everybody speaks in some evening of every two.
      const silent = scene.blueprint.profiles.map(({ actor }) => actor).filter((actor) => said(actor) === 0);
      expect(silent.length, `silent: ${silent.join(' ')}`).toBeLessThanOrEqual(1);
      const unheard = spoken.get(scene) ?? new Set(scene.blueprint.profiles.map(({ actor }) => actor));
      for (const actor of [...unheard]) if (said(actor) > 0) unheard.delete(actor);
      spoken.set(scene, unheard);
      if (Number(seed) % 2 === 0) expect([...unheard]).toEqual([]);
      const tongue = scene.blueprint.language ?? 'en';
      expect(lines.filter(({ text }) => tongueOf(text) !== tongue).map(({ text }) => text)).toEqual([]);
      const open = lines.filter(
        ({ text, to, seq, at }) =>
          /[?？]$/.test(text) &&
          to &&
          at < play.now - 15_000 &&
          !lines.some((later) => later.seq > seq && later.actor === to && later.at - at < 15_000),
      );
      expect(open.map(({ actor, text }) => `${actor}: ${text}`)).toEqual([]);
    },
  );
});
