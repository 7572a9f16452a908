import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { affordancesOf } from '../../src/world/affordances.ts';
import { narrate, openScene, type Scene } from '../../src/world/narrator.ts';
import { OwnVerbs, ownVerb, type OwnVerb } from '../../src/world/own-verbs.ts';
import { openWorld, withOwnVerbs } from '../../src/world/world.ts';
import { buy, haggle, shopFile } from '../embed/shop.ts';

const tom = entityId('actor:tom');
const faults: unknown[] = [];

function market(...verbs: readonly OwnVerb[]): Scene {
  const { blueprint: _, ...world } = shopFile;
  const read = readWorldFile(world);
  if (!read.ok) throw new Error(read.error[0]?.message);
  faults.length = 0;
  return openScene(withOwnVerbs(openWorld(read.value), new OwnVerbs(verbs, (error) => faults.push(error))));
}

const ask = (scene: Scene, text: string) => narrate(scene, tom, { text }).answer;

describe('[OWN1–4] verbs of a host’s game', () => {
  it.each([
    ['(buys the apple)', 'buy', undefined],
    ['(purchases the apple) Thank you.', 'buy', 'purchase'],
    ['(pays for the apple and eats it)', 'buy', 'pay for'],
    ['(walks up to the stall, then buys an apple)', 'buy', undefined],
    ['(smiles and quickly buys the apple)', 'buy', undefined],
    ['(Tom buys the apple)', 'buy', undefined],
  ])('are read in %s', (text, verb, word) => {
    const { actions, verdicts } = ask(market(buy), text);
    const at = actions.findIndex((action) => action.verb === verb);
    expect(actions[at]).toMatchObject({ verb, like: 'take', object: 'prop:apple', ...(word ? { word } : {}) });
    expect(verdicts[at]).toMatchObject({
      ok: true,
      narration: 'Tom pays 1 and has the apple.',
      changes: [
        { entity: 'actor:tom', property: 'coins', value: 4 },
        { entity: 'actor:mara', property: 'coins', value: 3 },
        { entity: 'prop:apple', property: 'at', value: { heldBy: 'actor:tom' } },
      ],
    });
  });

  it('are done as data, and as a command', () => {
    const scene = market(buy, haggle);
    const data = narrate(scene, tom, { action: { verb: 'purchase', object: 'prop:apple' } }).answer;
    expect(data.verdicts[0]?.ok).toBe(true);
    expect(narrate(scene, tom, { command: 'buy apple' }).answer.actions[0]).toMatchObject({ verb: 'buy' });
    const talk = ask(scene, '(haggles with Mara)');
    expect(talk.actions[0]).toMatchObject({ verb: 'haggle', like: 'point', object: 'actor:mara' });
    expect(talk.verdicts[0]).toMatchObject({ ok: true, changes: [] });
  });

  it('are refused by their own rules, in their own words, and by the world’s', () => {
    const scene = market(buy);
    expect(ask(scene, '(buys the sword)').verdicts[0]).toMatchObject({
      ok: false,
      code: 'impossible',
      reason: 'Tom cannot pay for the sword.',
    });
    expect(ask(scene, '(buys the stone)').verdicts[0]).toMatchObject({
      code: 'wrong-trait',
      reason: 'The stone has no price.',
    });
    expect(ask(scene, '(buys Mara)').verdicts[0]).toMatchObject({ ok: false, code: 'wrong-trait' });
    expect(ask(scene, '(buys the moon)').verdicts[0]?.ok).toBe(false);
    expect(ask(scene, '(buys)').verdicts[0]).toMatchObject({ ok: false, code: 'incomplete' });
  });

  it('leave nouns and other verbs alone', () => {
    const trade = ownVerb({ name: 'stone', slots: { object: { kind: 'actor' } }, like: 'throw' });
    const scene = market(trade);
    expect(ask(scene, '(takes the stone)').actions[0]).toMatchObject({ verb: 'take', object: 'prop:stone' });
    expect(ask(scene, '(stones Mara)').actions[0]).toMatchObject({ verb: 'stone', object: 'actor:mara' });
    expect(ask(market(), '(buys the apple)').actions[0]).not.toHaveProperty('like');
  });

  it('are offered where the narrator would let them happen, and nowhere else', () => {
    const scene = market(buy, haggle);
    const words = (thing: string) => affordancesOf(scene, tom, entityId(thing)).map((deed) => deed.words);
    expect(words('prop:apple')[0]).toBe('Buy the apple');
    expect(words('prop:sword')).not.toContain('Buy the sword');
    expect(words('actor:mara')).toContain('Haggle with Mara');
  });

  it.each<readonly [string, OwnVerb]>([
    ['throws', ownVerb({ name: 'curse', does: () => { throw new Error('mine'); } })], // prettier-ignore
    ['answers later', ownVerb({ name: 'curse', does: (() => Promise.resolve('x')) as never })],
    ['moves a thing into itself', ownVerb({ name: 'curse', does: ({ get }, { move }) => move(get('prop:stall')!, { on: 'prop:stall' }) })], // prettier-ignore
    [
      'has a state no thing has',
      ownVerb({ name: 'curse', does: ({ subject }, { set }) => set(subject, 'At Once', 1) }),
    ],
    ['holds by the stall', ownVerb({ name: 'curse', does: ({ subject }, { move }) => move(subject, { heldBy: 'prop:stall' }) })], // prettier-ignore
    ['speaks of nothing there is', ownVerb({ name: 'curse', does: ({ get }, { set }) => set(get('prop:none')!, 'on', true) })], // prettier-ignore
  ])('fail safely where a rule %s', (_, verb) => {
    const scene = market(verb);
    const { answer, scene: after } = narrate(scene, tom, { text: '(curses)' });
    expect(answer.verdicts[0]).toMatchObject({ ok: false, code: 'impossible' });
    expect(after.world.things.get(tom)?.state).toEqual({ coins: 5 });
    expect(faults).toHaveLength(1);
  });

  it('cannot be forged by what somebody types', () => {
    const scene = market(buy);
    expect(ask(scene, '(\uE000aqs the apple)').actions.some(({ verb }) => verb === 'buy')).toBe(false);
  });

  it('[OWN1] are read in Chinese where their words are', () => {
    const names: Readonly<Record<string, string>> = { 'actor:tom': '汤姆', 'actor:mara': '玛拉', 'prop:apple': '苹果' };
    const entities = shopFile.entities.map((entity) => ({ ...entity, name: names[entity.id] ?? entity.name }));
    const file = readWorldFile({ entities });
    if (!file.ok) throw new Error(file.error[0]?.message);
    const sell = ownVerb({
      name: 'sell',
      words: ['卖'],
      like: 'give',
      slots: { object: { kind: 'prop' }, target: { kind: 'actor' } },
    });
    const verbs = new OwnVerbs([{ ...buy, words: ['买下', '买'] }, sell, { ...haggle, words: ['讨价还价'] }]);
    const scene = openScene(withOwnVerbs(openWorld(file.value), verbs));
    const read = (text: string) => ask(scene, text).actions.map(({ verb, object, target }) => [verb, object, target]);
    expect(read('（买下苹果）')).toEqual([['buy', 'prop:apple', undefined]]);
    expect(read('（走到玛拉身边，买了苹果）').at(-1)).toEqual(['buy', 'prop:apple', undefined]);
    expect(read('（把苹果卖给玛拉）')).toEqual([['sell', 'prop:apple', 'actor:mara']]);
    const [bought] = ask(scene, '（买下苹果）').verdicts;
    expect(bought).toMatchObject({ ok: true });
    expect(bought?.changes).toContainEqual({ entity: 'actor:tom', property: 'coins', value: 4 });
    // What is no verb of the host's is read as ever.
    expect(read('（拿起苹果）')).toEqual([['take', 'prop:apple', undefined]]);
  });
});
