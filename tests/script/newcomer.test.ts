import { describe, expect, it } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { describeMistake } from '../../src/script/source.ts';
import { rehearse, sceneFrom } from '../company/rehearsal.ts';

/** A play that was written with nothing but the guide: four people, two rooms, eight things, four points. */
const files = await readPlayFolder('tests/script/plays/birthday');

describe('a first play', () => {
  it('takes less than a hundred lines, has nothing wrong with it, and is played to its end', async () => {
    expect(files.flatMap(({ text }) => text.trim().split('\n')).length).toBeLessThan(100);
    const { scene, mistakes } = compileFolder(files);
    expect([...mistakes.map(describeMistake), ...checkScene(scene)]).toEqual([]);
    const { summary } = await rehearse(sceneFrom(scene));
    expect(summary).toMatchObject({ completed: true, ending: 'one-more-winter' });
    expect(summary.points.map(({ how }) => how)).toEqual(Array(4).fill('played'));
  });

  const script = 'script/1.fountain';
  it.each([
    [
      script,
      'FINN (to Abel)',
      'FIN (to Abel)',
      /^script\/1\.fountain:9:1: nobody in the cast is called “FIN”: did you mean “finn”\?$/,
    ],
    [script, '(to Mrs Gale)', '(to Martha)', /:20:1: nobody in the cast is called “Martha”/],
    [script, '[[otherwise: The candle', '[[else: The candle', /:7:1: “else” is no note that can stand here/],
    [script, 'INT. LAMP ROOM', 'INT. LAMPROOM', /:33:1: no place is called .*: did you mean “lamp-room”\?$/],
    [script, 'candle is lit', 'candle lit', /:6:1: expected “and” or “or” before “lit”/],
    [script, 'ruth did read letter', 'ruth did raed letter', /:27:1: .*nothing to play that does “raed”/],
    [script, '[[puts: abel in lamp-room]]', '[[puts: abel lamp-room]]', /:36:1: expected who is where/],
    [script, '(lights the great lamp)', '(lights the lighthouse)', /:46:1: the narrator refuses this/],
    ['world.yaml', 'portable, sharp', 'portable, shrap', /^world\.yaml:8:74: "shrap" means nothing here/],
    ['world.yaml', '  - { id: cake', '\t- { id: cake', /^world\.yaml:7:1: Tabs are not allowed/],
    ['world.yaml', 'id: knife', 'id: cake', /^world\.yaml:8:11: "prop:cake" is taken already/],
    [
      'cast/finn.yaml',
      'goal: {',
      'goals: {',
      /^cast\/finn\.yaml:5:1: “goals” is nothing somebody of the cast has: did you mean “goal”\?$/,
    ],
    [
      'cast/finn.yaml',
      'at: in kitchen',
      'at: in kitchn',
      /^cast\/finn\.yaml:3:5: nothing here is called “kitchn”: did you mean “kitchen”\?$/,
    ],
    [
      'cast/mrs-gale.yaml',
      'the-letter-came',
      'the-leter-came',
      /^cast\/mrs-gale\.yaml:6:\d+: no matter "the-leter-came"/,
    ],
    [
      'play.yaml',
      'setting:',
      'settings:',
      /^play\.yaml:2:1: “settings” is nothing a play has: did you mean “setting”\?$/,
    ],
    ['play.yaml', 'mrs-gale]', 'mrs-gale, tom]', /^play\.yaml:3:\d+: there is no cast\/tom\.yaml$/],
    [
      'lines/ruth.en.txt',
      '# question',
      '# questions',
      /^lines\/ruth\.en\.txt:1:1: “questions” is nothing that lines answer/,
    ],
  ])('is told what is wrong, first of all: %s, %s', (path, from, to, said) => {
    const compiled = compileFolder(
      files.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file)),
    );
    const found = [
      ...compiled.mistakes,
      ...checkScene(compiled.scene).map((finding) => ({
        spot: compiled.spotOf(finding.path),
        message: finding.message,
      })),
    ];
    expect(found[0] && describeMistake(found[0])).toMatch(said);
  });

  it.each([
    ['a name in small letters', 'FINN (to Abel)', 'Finn (to Abel)'],
    ['an empty line forgotten', 'in the dark?\n\nABEL', 'in the dark?\nABEL'],
  ])('is read as it was meant: %s', (_, from, to) => {
    const changed = files.map(({ path, text }) => ({ path, text: path === script ? text.replace(from, to) : text }));
    expect(changed).not.toEqual(files);
    expect(compileFolder(changed).scene).toEqual(compileFolder(files).scene);
  });
});
