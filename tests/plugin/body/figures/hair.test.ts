import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { characterOf, type Character } from '../../../../plugin/body/figures/character.ts';
import { beards, haircuts } from '../../../../src/drama/looks.ts';
import { hairLayers } from '../../../../plugin/body/figures/hair.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import type { Layer } from '../../../../plugin/body/sculpt/layer.ts';
import { isLong } from '../../../how-much.ts';
import { expectClosed } from './expect-closed.ts';

const plain = characterOf({ id: 'actor:ada', name: 'Ada', pronouns: 'she', description: 'A clerk.', style: 'modern' });
const builds: readonly (readonly [number, Character['face']['shape']])[] = [
  [0.92, 'long'],
  [1, 'round'],
  [1.1, 'block'],
];
const entitiesOf = (play: string): readonly unknown[] =>
  (JSON.parse(readFileSync(`scenes/${play}/scene.json`, 'utf8')) as { readonly entities: readonly unknown[] }).entities;
/** Every second in every run, and all with LONG=1. */
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => isLong || index % 2 === 0);
/** Each on one head in every run, by turns; on all with LONG=1. */
const headsFor = <T>(all: readonly T[], one: T) =>
  builds.filter((_, index) => isLong || index === all.indexOf(one) % builds.length);
const wearing = (hair: Partial<Character['hair']>, [head, shape] = builds[1]!): Character => ({
  ...plain,
  build: { ...plain.build, head },
  face: { ...plain.face, shape },
  hair: { ...plain.hair, cut: 'bald', beard: 'none', hat: 'none', pencils: 'none', ...hair },
});
const layersOf = (character: Character): readonly Layer[] => hairLayers(character, createRig(character.build));
const said = (description: string, more: { pronouns?: string; style?: string } = {}) =>
  characterOf({ id: 'actor:bo', name: 'Bo', pronouns: 'he', style: 'victorian', ...more, description }).hair;

describe('hair', () => {
  it.each(some(haircuts))('cut as %s is closed on any head', (cut) => {
    for (const build of headsFor(haircuts, cut)) {
      const layers = layersOf(wearing({ cut }, build));
      expect(layers.some(({ name }) => name === 'hair')).toBe(cut !== 'bald');
      for (const layer of layers) expectClosed(layer);
    }
  });

  it.each(some(beards))('as the beard %s is closed on any head', (beard) => {
    for (const build of headsFor(beards, beard)) {
      const layers = layersOf(wearing({ beard }, build));
      expect(layers.length > 0).toBe(beard !== 'none');
      for (const layer of layers) expectClosed(layer);
    }
  });

  it('is laid the same for the same seed, and otherwise for another', () => {
    const probe = (seed: number): number =>
      layersOf(wearing({ cut: 'tousled', seed }))[0]!.form.distance(0.1, 1.75, 0.05);
    expect(probe(7)).toBe(probe(7));
    expect(probe(7)).not.toBe(probe(8));
  });

  it('that hangs swings; short hair and moustaches do not, and a beard goes with the jaw', () => {
    const share = (layer: Layer, joint: string, at: readonly [number, number, number]): number =>
      typeof layer.moves === 'function' ? (layer.moves(at).find(([each]) => each === joint)?.[1] ?? 0) : 0;
    const [hair] = layersOf(wearing({ cut: 'long' }));
    expect(share(hair!, 'hairTail', [0.1, 1.28, -0.1])).toBeGreaterThan(0.8);
    expect(share(hair!, 'hairTail', [0, 1.72, 0])).toBe(0);
    const layers = layersOf(wearing({ beard: 'full' }));
    const named = (name: string): Layer => layers.find((each) => each.name === name)!;
    expect(share(named('beard'), 'jaw', [0, 1.36, 0.13])).toBe(1);
    expect(share(named('moustache'), 'jaw', [0, 1.48, 0.15])).toBe(0);
  });

  it('is as it is said to be', () => {
    expect(said('Bald as an egg, with a walrus moustache.')).toMatchObject({ cut: 'bald', beard: 'walrus' });
    expect(said('Red-haired and clean-shaven.')).toMatchObject({ colour: '#a34a24', beard: 'none' });
    expect(said('She has her hair in a bun.', { pronouns: 'she' })).toMatchObject({ cut: 'bun', beard: 'none' });
    expect(said('Broad, grey, lame in the wet.').colour).toBe('#9a9894');
    expect(said('A woman in good grey.', { pronouns: 'she' }).colour).not.toBe('#9a9894');
    expect(said('With a pencil behind each ear.').pencils).toBe('both');
  });

  it('and all else on a head is alike in no two people of a play', () => {
    const plays: readonly (readonly [string, readonly unknown[]])[] = [
      ['medieval', entitiesOf('elsinore')],
      ['victorian', entitiesOf('baker-street')],
      ['modern', entitiesOf('midnight-cafe')],
    ];
    for (const [style, entities] of plays) {
      const actors = (entities as readonly { kind: string; id: string; name: string }[]).filter(
        ({ kind }) => kind === 'actor',
      );
      const looks = actors.map((actor) => {
        const { hair, face } = characterOf({ ...actor, style });
        return [hair.cut, hair.beard, hair.hat, hair.colour, face.skin].join(' ');
      });
      expect(new Set(looks).size).toBe(actors.length);
    }
  });
});
