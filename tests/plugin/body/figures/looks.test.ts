import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { characterOf, type Portrayed } from '../../../../plugin/body/figures/character.ts';
import { readSceneFile, stagingProblems, type SceneFile } from '../../../../src/drama/scene-file.ts';
import { StagingSchema } from '../../../../src/drama/staging.ts';
import { readWith } from '../../../../src/kit/schema.ts';

const plays = ['elsinore', 'baker-street', 'midnight-cafe'];

const sceneOf = (play: string): SceneFile => {
  const read = readSceneFile(JSON.parse(readFileSync(`scenes/${play}/scene.json`, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const castOf = (scene: SceneFile): readonly Portrayed[] =>
  scene.entities
    .filter(({ kind }) => kind === 'actor')
    .map((actor) => ({
      ...actor,
      style: scene.staging?.style,
      looks: scene.staging?.looks?.find((looks) => looks.actor === actor.id),
    }));

const problemsOf = (looks: unknown): readonly string[] => {
  const read = readWith(StagingSchema, { looks: [{ actor: 'actor:a' }, looks] });
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('the looks of a scene file', () => {
  it('are refused with the place and what was expected', () => {
    expect(problemsOf({ actor: 'actor:b', dress: { cloth: 'green' } })).toEqual([
      expect.stringMatching(/^looks\.1\.dress\.cloth: .*#aa7744/),
    ]);
    expect(problemsOf({ actor: 'actor:b', dress: { garment: 'wetsuit' } })).toEqual([
      expect.stringMatching(/^looks\.1\.dress\.garment: /),
    ]);
    expect(problemsOf({ actor: 'actor:b', build: { belly: 3 } })).toEqual([
      expect.stringMatching(/^looks\.1\.build\.belly: /),
    ]);
    expect(problemsOf({ dress: {} })).toEqual([expect.stringMatching(/^looks\.1\.actor: /)]);
    expect(problemsOf({ actor: 'actor:b', dress: { cape: 'none' } })).toEqual([]);
  });

  it('leave out what they do not know, so that nothing strange reaches a figure', () => {
    const read = readWith(StagingSchema, { looks: [{ actor: 'actor:a', face: { skin: 'x' }, build: { tail: 2 } }] });
    expect(read.ok && read.value.looks).toEqual([{ actor: 'actor:a', face: {}, build: {} }]);
  });

  it('speak of actors of the world, and of each once', () => {
    const { entities } = sceneOf('elsinore');
    const problems = stagingProblems({
      entities,
      staging: { looks: [{ actor: 'prop:cloak' }, { actor: 'actor:hamlet' }, { actor: 'actor:hamlet' }] },
    } as unknown as SceneFile);
    expect(problems.map(({ path }) => path)).toEqual(['staging.looks.0.actor', 'staging.looks.2.actor']);
  });
});

describe('an author’s looks', () => {
  const queen: Portrayed = { id: 'actor:q', name: 'The Queen', pronouns: 'she', description: 'In green silk.' };

  it('win over what is said, which wins over chance', () => {
    expect(characterOf(queen).outfit).toMatchObject({ garment: 'gown', cloth: '#2f6b49' });
    const looks = {
      actor: 'actor:q',
      age: 'old',
      heightMeters: 1.5,
      shape: 'block',
      build: { hips: 0.9 },
      skin: '#804020',
      hair: { cut: 'bob', colour: '#101010' },
      hat: { kind: 'none' },
      dress: { garment: 'suit', cloth: '#123456', cape: '#654321' },
    } as unknown as NonNullable<Portrayed['looks']>;
    expect(characterOf({ ...queen, looks })).toMatchObject({
      old: true,
      build: { heightMeters: 1.5, hips: 0.9, shoulders: 1.16 },
      face: { skin: '#804020' },
      hair: { cut: 'bob', colour: '#101010', hat: 'none' },
      outfit: { garment: 'suit', cloth: '#123456', cape: '#654321' },
    });
  });

  it('take off with "none" what words put on', () => {
    const king: Portrayed = { id: 'actor:k', name: 'The King', description: 'In white gloves.' };
    expect(characterOf(king).outfit).toMatchObject({ cape: '#4b2a5c', gloves: '#e6e0d2' });
    const looks = { actor: 'actor:k', dress: { cape: 'none', gloves: 'none' } } as unknown as NonNullable<
      Portrayed['looks']
    >;
    expect(characterOf({ ...king, looks }).outfit).toMatchObject({ cape: undefined, gloves: undefined });
  });
});

describe.each(plays)('the cast of %s', (play) => {
  const scene = sceneOf(play);
  const cast = castOf(scene);

  it('all have looks', () => {
    expect(cast.filter(({ looks }) => !looks).map(({ id }) => id)).toEqual([]);
  });

  it('never share a garment of the same colour, nor their whole build', () => {
    const dressed = cast.map((person) => characterOf(person));
    const dress = dressed.map(({ outfit }) => `${outfit.garment} ${outfit.cloth}`);
    expect(new Set(dress).size).toBe(dress.length);
    const builds = dressed.map(({ build }) => [build.shoulders, build.hips, build.girth, build.legs].join(' '));
    expect(new Set(builds).size).toBe(builds.length);
  });
});
