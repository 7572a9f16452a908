import { describe, expect, it } from 'vitest';
import { preparationFor, stepsOf } from '../../src/company/deed-steps.ts';
import type { Action } from '../../src/drama/action.ts';
import type { VerbName } from '../../src/drama/verb.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { openWorld, type World } from '../../src/world/world.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { put } from '../play/drive.ts';
import { ada, bruno, chest, door, houseScene, kitchen, letter, table } from '../play/house-scene.ts';

const deed = (verb: VerbName, more: Partial<Action> = {}): Action => ({ subject: ada, verb, ...more });
const world = (...changes: Parameters<typeof applyChanges>[1]): World => applyChanges(openWorld(houseScene()), changes);
const kinds = (at: World, action: Action) =>
  stepsOf(at, ada, action).map((step) => [
    step.kind,
    'to' in step ? step.to : 'thing' in step ? step.thing : undefined,
  ]);

describe('the steps of a deed', () => {
  it('walks to a thing and lays a hand on it', () => {
    expect(kinds(world(), deed('take', { object: letter }))).toEqual([
      ['walk', letter],
      ['reach', letter],
    ]);
  });

  it('brings what is in hand to where it goes', () => {
    const holding = world(put(letter, 'heldBy', ada));
    const action = deed('put', { object: letter, preposition: 'on', target: table });
    expect(kinds(holding, action)).toEqual([
      ['walk', table],
      ['reach', table],
    ]);
    expect(stepsOf(holding, ada, action)[1]).toMatchObject({ verb: 'put', using: letter });
    expect(kinds(holding, deed('give', { object: letter, target: bruno }))).toEqual([
      ['walk', bruno],
      ['reach', bruno],
    ]);
  });

  it('does with what is in hand what needs no going', () => {
    const holding = world(put(letter, 'heldBy', ada));
    expect(kinds(holding, deed('read', { object: letter }))).toEqual([['reach', letter]]);
  });

  it('throws, points and looks from where one stands', () => {
    const holding = world(put(letter, 'heldBy', ada));
    expect(stepsOf(holding, ada, deed('throw', { object: letter, target: bruno }))).toEqual([
      { kind: 'gesture', actor: ada, verb: 'throw', thing: letter, target: bruno },
    ]);
    expect(kinds(holding, deed('look', { object: bruno }))).toEqual([['gesture', bruno]]);
    expect(stepsOf(holding, ada, deed('step', { direction: 'back' }))).toEqual([
      { kind: 'gesture', actor: ada, verb: 'step', direction: 'back' },
    ]);
  });

  it('turns to somebody and away from them where one stands, and a page by hand', () => {
    const [to, away] = ['to', 'away from'].map((preposition) => deed('turn', { object: bruno, preposition }));
    expect(stepsOf(world(), ada, to!)).toEqual([{ kind: 'gesture', actor: ada, verb: 'turn', thing: bruno }]);
    expect(stepsOf(world(), ada, away!)).toEqual([
      { kind: 'gesture', actor: ada, verb: 'turn', thing: bruno, direction: 'away' },
    ]);
    expect(kinds(world(), deed('turn', { object: letter })).at(-1)).toEqual(['reach', letter]);
  });

  it('goes into a place and up to a person, and is done when it is there', () => {
    expect(kinds(world(), deed('go', { object: kitchen }))).toEqual([['walk', kitchen]]);
    expect(kinds(world(), deed('go', { object: bruno }))).toEqual([['walk', bruno]]);
  });
});

describe('what a deed wants done first', () => {
  const foreseen = (at: World, action: Action) => {
    const { subject: _, ...own } = action;
    const verdict = narrate(openScene(at), ada, { action: own }, {}).answer.verdicts[0];
    if (!verdict) throw new Error('nothing was ruled');
    return preparationFor(at, ada, action, verdict);
  };

  it('opens the door on the way', () => {
    expect(foreseen(world(), deed('go', { object: kitchen }))).toEqual(deed('open', { object: door }));
    const open = world({ entity: door, property: 'open', value: true });
    expect(foreseen(open, deed('go', { object: kitchen }))).toBeUndefined();
  });

  it('does not try a locked one', () => {
    const locked = world({ entity: door, property: 'locked', value: true });
    expect(foreseen(locked, deed('go', { object: kitchen }))).toBeUndefined();
  });

  it('takes up what is to be put somewhere else', () => {
    const open = world({ entity: chest, property: 'open', value: true });
    const action = deed('put', { object: letter, preposition: 'in', target: chest });
    expect(foreseen(open, action)).toEqual(deed('take', { object: letter }));
    const holding = applyChanges(open, [put(letter, 'heldBy', ada)]);
    expect(foreseen(holding, action)).toBeUndefined();
  });
});
