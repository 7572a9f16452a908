import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPlace } from '../../../../plugin/picture/ground-plan/draw-place.ts';
import { planAnyway } from '../../../../plugin/picture/ground-plan/plan-anyway.ts';
import { readPlayFolder } from '../../../../src/cli/play-folder.ts';
import { writePlans } from '../../../../src/cli/plan-pictures.ts';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { readSceneFile, type SceneFile } from '../../../../src/drama/scene-file.ts';
import { compileFolder } from '../../../../src/script/compile.ts';
import type { SourceFile } from '../../../../src/script/source.ts';
import { openWorld } from '../../../../src/world/world.ts';
import { textIo } from '../../../doubles/text-io.ts';

const sceneOf = (files: readonly SourceFile[]): SceneFile => {
  const scene = readSceneFile(compileFolder(files).scene);
  if (!scene.ok) throw new Error(JSON.stringify(scene.error));
  return scene.value;
};

let tiny: readonly SourceFile[];
beforeAll(async () => {
  tiny = await readPlayFolder('scenes/tiny');
});

/** The tiny kitchen with more in it, and this staging. */
const kitchen = (staging: string, props = ''): SceneFile =>
  sceneOf([
    ...tiny.map(({ path, text }) => ({ path, text: path === 'world.yaml' ? `${text}${props}` : text })),
    { path: 'staging.yaml', text: staging },
  ]);

function drawn(scene: SceneFile, place = 'place:kitchen' as EntityId): ReturnType<typeof drawPlace> {
  const planned = planAnyway(scene);
  if (!planned.ok) throw new Error(JSON.stringify(planned.error));
  const { plan, misplaced } = planned.value;
  return drawPlace(place, plan, openWorld(scene), misplaced, scene.blueprint.language);
}

const twoPlaces = (): SceneFile =>
  sceneOf(
    tiny.map(({ path, text }) => {
      const exits = 'name: the kitchen, exits: [{ to: yard, direction: north }] }';
      const yard = '\n  - { id: yard, name: the yard, exits: [{ to: kitchen, direction: south }] }';
      return { path, text: path === 'world.yaml' ? text.replace('name: the kitchen }', exits + yard) : text };
    }),
  );

const screen = '  - { id: screen, name: "folding <screen>", traits: [fixed], at: in kitchen }\n';
const room = 'rooms:\n  - { place: kitchen, at: [0, 0], size: [6, 5] }\n';

describe('the plan of a place', () => {
  it('names everything and everybody, and is a picture any reader of XML takes', () => {
    const { svg } = drawn(kitchen(room, screen));
    for (const name of ['the kitchen', 'Ada', 'Ben', '1  ', 'kitchen table', 'plate (on kitchen table)', 'biscuit'])
      expect(svg).toContain(name);
    expect(svg).toContain('folding &#60;screen&#62;');
    expect(svg).not.toMatch(/NaN|undefined|<screen/);
    const opened = svg.match(/<[a-zA-Z]+\b[^>]*[^/]>|<[a-zA-Z]+>/g)?.length;
    expect(svg.match(/<\/[a-zA-Z]+>/g)?.length).toBe(opened);
  });

  it('says what hides what from the house, and nothing where nothing does', () => {
    const hidden = (at: string) =>
      drawn(
        kitchen(
          `${room}placements:\n  - { entity: table, at: [3, 3], size: [1.2, 0.8, 0.6] }\n  - { entity: screen, at: ${at}, size: [2.4, 2, 0.1], form: screen, faces: south }\n`,
          screen,
        ),
      ).hidden.map(({ thing, by }) => [thing.name, by.name]);
    expect(hidden('[3, 1.9]')).toContainEqual(['kitchen table', 'folding <screen>']);
    expect(hidden('[3, 4.4]').filter(([thing]) => thing === 'kitchen table')).toEqual([]);
  });

  it('shows in red what cannot stand where it is put, and says why', () => {
    const { svg } = drawn(
      kitchen(
        `${room}placements:\n  - { entity: table, at: [3, 3] }\n  - { entity: screen, at: [3.1, 3.1], size: [1, 1.8, 0.4] }\n`,
        screen,
      ),
    );
    expect(svg).toContain('Cannot stand where it is put:');
    expect(svg).toMatch(/stroke-dasharray="6 3"/);
  });

  it('speaks the language of the play', () => {
    const scene = kitchen(room);
    const { svg } = drawn({ ...scene, blueprint: { ...scene.blueprint, language: 'zh' } });
    expect(svg).toContain('从观众席看');
  });
});

describe('check --picture', () => {
  const out = mkdtempSync(join(tmpdir(), 'plans-'));
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  it('writes a sheet for every place', async () => {
    const io = textIo();
    await writePlans(twoPlaces(), join(out, 'deep', 'er'), io.stderr);
    const sheets = readdirSync(join(out, 'deep', 'er')).sort();
    expect(sheets).toEqual(['kitchen.svg', 'yard.svg']);
    expect(readFileSync(join(out, 'deep', 'er', 'kitchen.svg'), 'utf8')).toContain('→ the yard');
    expect(io.written.stderr.match(/drew/g)).toHaveLength(2);
  });

  it('keeps to its folder, whatever a place is called, and says why nothing is drawn', async () => {
    const io = textIo();
    await writePlans({}, join(out, 'none'), io.stderr);
    expect(io.written.stderr).toMatch(/nothing was drawn/);
    expect(existsSync(join(out, 'none'))).toBe(false);
  });
});
