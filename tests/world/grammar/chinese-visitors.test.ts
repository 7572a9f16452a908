import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import { whereabouts, type Relation } from '../../../src/drama/whereabouts.ts';
import { applyChanges } from '../../../src/world/apply-changes.ts';
import { narrate, type Scene } from '../../../src/world/narrator.ts';
import { openPlay } from '../../../src/play/play.ts';
import { standardSettings } from '../../../src/drama/performance-settings.ts';
import { repertoire } from '../../company/measure-plays.ts';

const short = (id: string | undefined): string => id?.replace(/^(actor|prop|place):/, '') ?? '-';

/** How a bracket is read and ruled on, as the data has it. */
function readAs(scene: Scene, actor: string, text: string): string {
  const { answer } = narrate(scene, entityId(actor), { text: `（${text}）` });
  return answer.actions
    .map(({ verb, part, object, preposition = '-', target }, index) => {
      const verdict = answer.verdicts[index];
      const code = verdict?.ok === false ? ` !${verdict.code}` : '';
      return `${verb}${part === undefined ? '' : `.${part}`} ${short(object)} ${preposition} ${short(target)}${code}`;
    })
    .join('; ');
}

function sceneWith(play: string, put: readonly string[]): Scene {
  const file = repertoire.find(({ name }) => name === play)?.scene;
  if (!file) throw new Error(`There is no play ${play}.`);
  const { scene } = openPlay(file, standardSettings);
  const changes = put.map((words) => {
    const [entity = '', relation, parent = ''] = words.split(',');
    return {
      entity: entityId(entity),
      property: 'at' as const,
      value: whereabouts(relation as Relation, entityId(parent)),
    };
  });
  return { ...scene, world: applyChanges(scene.world, changes) };
}

it('what Chinese visitors do is read', () => {
  const data = readFileSync(new URL('chinese-visitors.txt', import.meta.url), 'utf8');
  let [scene, actor] = [undefined as Scene | undefined, ''];
  const wanted: string[] = [];
  const got: string[] = [];
  for (const line of data.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    if (line.startsWith('@ ')) {
      const [, play = '', as = '', ...put] = line.split(' ');
      [scene, actor] = [sceneWith(play, put), as];
    } else if (scene) {
      const [text = ''] = line.split(' | ');
      wanted.push(line);
      got.push(`${text} | ${readAs(scene, actor, text)}`);
    }
  }
  expect(wanted.length).toBeGreaterThanOrEqual(120);
  expect(got).toEqual(wanted);
});
