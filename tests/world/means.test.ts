import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { readWorld } from './grading/verdict-cases.ts';

const world = (play: string) => readWorld(fileURLToPath(new URL(`../../scenes/${play}/scene.json`, import.meta.url)));
const scenes = {
  elsinore: world('elsinore'),
  'baker-street': world('baker-street'),
  'midnight-cafe': world('midnight-cafe'),
};
const codeOf = (play: keyof typeof scenes, actor: string, text: string) =>
  narrate(openScene(scenes[play]), entityId(`actor:${actor}`), { text }).answer.verdicts.map(({ code }) => code);

describe('[SETTING4] what there are no means for', () => {
  it.each([
    ['baker-street', 'pell', '(wills the study door open)', 'impossible'],
    ['baker-street', 'pell', '(opens the study door with her mind)', 'impossible'],
    ['midnight-cafe', 'gus', '(turns on the radio with his mind)', 'impossible'],
    ['elsinore', 'hamlet', '（用意念打开门）', 'impossible'],
    ['baker-street', 'pell', '(injects Amory with truth serum)', 'not-held'],
    ['baker-street', 'pell', '(handcuffs Strake)', 'not-held'],
    ['elsinore', 'hamlet', '(poisons the wine)', 'not-held'],
    ['midnight-cafe', 'theo', '(electrocutes Gus)', 'not-held'],
    ['elsinore', 'hamlet', '(makes Gertrude promise)', 'person'],
    ['baker-street', 'pell', '(forces Strake to confess)', 'person'],
    ['elsinore', 'hamlet', '(vivisects Gertrude)', 'unknown-verb'],
  ] as const)('%s: %s %s is refused as %s', (play, actor, text, code) => {
    expect(codeOf(play, actor, text)).toEqual([code]);
  });

  it.each([
    ['baker-street', 'pell', '(hugs Dora)'],
    ['baker-street', 'pell', '(tickles Dora)'],
    ['baker-street', 'pell', '(makes Strake a cup of tea)'],
    ['elsinore', 'hamlet', '(makes a face)'],
    ['elsinore', 'hamlet', '(opens the closet door with his hand)'],
  ] as const)('%s: %s %s still passes', (play, actor, text) => {
    expect(codeOf(play, actor, text)).toEqual([null]);
  });
});
