import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Beat } from '../../src/drama/beat.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { ada, bruno, houseScene } from '../play/house-scene.ts';

/** Ada is to ask, Bruno is to answer; whatever Ada says to him counts, as an author may allow a person. */
const road: Beat[] = [
  {
    id: 'ada-asks',
    actor: ada,
    to: bruno,
    plays: ['Who wrote this letter?'],
    hint: 'Ask.',
    done: { said: { by: ada } },
  },
  { id: 'bruno-answers', actor: bruno, to: ada, plays: ['Nobody wrote it. It came by itself.'], hint: 'Say.' },
  { id: 'bruno-goes-on', actor: bruno, to: ada, plays: ['The hall wants sweeping.'], hint: 'Go on.' },
];

function house(): SceneFile {
  const file = houseScene();
  const [act] = file.blueprint.acts;
  const [scene] = act!.scenes;
  const [question, ...points] = scene!.points;
  const flag = { says: 'Bruno has gone on.', when: { beat: 'bruno-goes-on' } };
  const asked = { ...question!, flag, trajectories: [{ id: 'the-letter', beats: road }] };
  const acts = [{ ...act!, scenes: [{ ...scene!, points: [asked, ...points] }] }];
  return { ...file, blueprint: { ...file.blueprint, acts } };
}

/** What Bruno plays of it, when a person who plays Ada says this. */
async function playedAfter(says: string): Promise<readonly string[]> {
  const clock = new SimulatedClock();
  const performance = Performance.open(house(), { clock, settings: { seed: '1' } });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.takeRole(ada, 'player:stranger');
  performance.start();
  await clock.advance(1500);
  performance.submit({ actor: ada, player: 'player:stranger', text: says });
  await clock.advance(40_000);
  performance.dispose();
  return facts.flatMap((fact) => (fact.type === 'turn:begun' && fact.actor === bruno && fact.beat ? [fact.beat] : []));
}

describe('what a person never asked', () => {
  it('is not answered, though whatever they said counts as their step', async () => {
    expect(await playedAfter('Bruno, it is cold in here.')).not.toContain('bruno-answers');
  });

  it('is answered when they do ask it, in whatever words', async () => {
    expect(await playedAfter('Bruno, tell me who wrote the letter.')).toContain('bruno-answers');
  });
});
