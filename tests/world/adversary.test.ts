import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { breaches } from '../../src/world/invariants.ts';
import { narrate, openScene, type Line, type Scene } from '../../src/world/narrator.ts';
import { openWorld } from '../../src/world/world.ts';
import { readWorld } from './grading/verdict-cases.ts';

/** What a hostile user found once, and must not find again. */
const elsinore = (): Scene =>
  openScene(readWorld(fileURLToPath(new URL('../../scenes/elsinore/scene.json', import.meta.url))));

function play(scene: Scene, ...lines: readonly (readonly [string, string])[]) {
  let current = scene;
  let answer;
  for (const [actor, command] of lines) {
    const done = narrate(current, entityId(`actor:${actor}`), { command });
    current = done.scene;
    answer = done.answer;
  }
  return { scene: current, verdict: answer?.verdicts.at(-1), answer };
}

function sceneOf(...entities: readonly object[]): Scene {
  const read = readWorldFile({
    entities: [
      { id: 'place:r', kind: 'place', name: 'the room' },
      { id: 'actor:ann', kind: 'actor', name: 'Ann', at: { in: 'place:r' } },
      ...entities,
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openScene(openWorld(read.value));
}

describe('no circle in the tree', () => {
  const circles: [string, [string, string][]][] = [
    ['stealing what one hides behind', [['gertrude', 'take the stool'], ['hamlet', 'hide behind the stool'], ['hamlet', 'steal the stool']]],
    ['giving a thing to who is behind it', [['gertrude', 'hide behind the stool'], ['hamlet', 'look behind the stool'], ['hamlet', 'take the stool'], ['hamlet', 'give the stool to Gertrude']]],
    ['throwing a thing to who is behind it', [['gertrude', 'hide behind the portrait'], ['hamlet', 'look behind the portrait'], ['hamlet', 'throw the portrait to Gertrude']]],
  ]; // prettier-ignore
  for (const [what, lines] of circles) {
    it(what, () => expect(breaches(play(elsinore(), ...lines).scene.world)).toEqual([]));
  }

  it('[PUT1] throwing a box into the bag that is in it', () => {
    const box = { id: 'prop:box', kind: 'prop', name: 'box', traits: ['portable', 'container'], at: { in: 'place:r' } };
    const bag = {
      id: 'prop:bag',
      kind: 'prop',
      name: 'bag',
      traits: ['portable', 'container'],
      at: { in: 'prop:box' },
    };
    const { verdict, scene } = play(sceneOf(box, bag), ['ann', 'throw the box into the bag']);
    expect(verdict?.code).toBe('inside');
    expect(breaches(scene.world)).toEqual([]);
  });
});

describe('what comes out of the world', () => {
  it('leaves what was in it behind', () => {
    const cake = {
      id: 'prop:cake',
      kind: 'prop',
      name: 'cake',
      traits: ['portable', 'edible', 'container'],
      at: { in: 'place:r' },
    };
    const key = { id: 'prop:key', kind: 'prop', name: 'key', traits: ['portable'], at: { in: 'prop:cake' } };
    expect(play(sceneOf(cake, key), ['ann', 'eat the cake'], ['ann', 'take the key']).verdict?.ok).toBe(true);
  });

  it('holds nobody for ever who was on it', () => {
    const bench = { id: 'prop:bed', kind: 'prop', name: 'bed', traits: ['bed'] };
    const bob = { id: 'actor:bob', kind: 'actor', name: 'Bob', at: { under: 'prop:bed' } };
    expect(play(sceneOf(bench, bob), ['bob', 'stand up']).verdict).toBeDefined();
  });
});

describe('the unseen', () => {
  it('is not named by a refusal that could not know it', () => {
    for (const command of ['take everything in the chest', 'stab the man', 'stab the old man', 'go to the old man']) {
      const { answer } = play(elsinore(), ['hamlet', command]);
      const told = (answer?.verdicts ?? []).map((verdict) => `${verdict.reason} ${verdict.narration}`).join(' ');
      expect(told, command).not.toMatch(/Polonius|letter/);
    }
  });

  it('does not ride along with what it hides behind', () => {
    const { scene } = play(
      elsinore(),
      ['gertrude', 'hide behind the portrait'],
      ['hamlet', 'take the portrait'],
      ['hamlet', 'open the door'],
      ['hamlet', 'go south'],
    );
    expect(scene.world.things.get(entityId('actor:gertrude'))?.at).toEqual({ in: 'place:closet' });
  });
});

describe('odd lines', () => {
  const lines: Line[] = [
    { action: { verb: 'go', target: 'south' } },
    { action: { verb: 'look', preposition: 'to', target: 'south' } },
    { command: 'take the constructor dagger' },
    { command: 'constructor' },
    { text: `(${'a,'.repeat(4990)})` },
    { text: `(${'a;'.repeat(4990)})` },
    { text: '*'.repeat(9990) },
    { command: ' '.repeat(9990) },
  ];
  for (const line of lines) {
    it(`${JSON.stringify(line).slice(0, 60)} is answered`, () => {
      const { answer } = narrate(elsinore(), entityId('actor:hamlet'), line);
      expect(answer.actions.length).toBe(answer.verdicts.length);
    });
  }

  it('the dead do not follow, and another’s cloak is not one’s own', () => {
    const { scene } = play(
      elsinore(),
      ['gertrude', 'follow Hamlet'],
      ['hamlet', 'kill Gertrude'],
      ['hamlet', 'open the door'],
      ['hamlet', 'go south'],
    );
    expect(scene.world.things.get(entityId('actor:gertrude'))?.at).toEqual({ in: 'place:closet' });
    const taken = play(elsinore(), ['hamlet', 'take Gertrude’s cloak']).answer?.actions[0]?.object;
    expect(taken).not.toBe('prop:cloak');
  });
});
