import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { withGuest } from '../../src/drama/guest.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { addressHeard, addressIn } from '../../src/mind/addressing.ts';
import { contextOf } from '../../src/mind/context.ts';
import { namedThingsIn } from '../../src/mind/hearing/naming.ts';
import { plain } from '../../src/play/plain-words.ts';
import { openPlay, remember, worldOf, type Play } from '../../src/play/play.ts';
import { repertoire } from '../company/measure-plays.ts';
import { calledInBakerStreet, calledInElsinore, calledInTheCafe } from './addressing.data.ts';

/** A play whose people all stand in one room; those in `away` are not on the stage. */
function gathered(name: string, ...away: readonly string[]): Play {
  const scene = repertoire.find((one) => one.name === name)?.scene as SceneFile;
  const visited = withGuest(scene);
  const here = visited.entities.find(({ kind }) => kind === 'place')?.id as EntityId;
  const entities = visited.entities.map((entity) => {
    if (entity.kind !== 'actor') return entity;
    const { at: _, ...unplaced } = entity;
    return away.includes(entity.id.slice('actor:'.length)) ? unplaced : { ...entity, at: { in: here } };
  });
  const lit = entities.map((entity) => (entity.id === here ? { ...entity, lit: true } : entity));
  return openPlay({ ...visited, entities: lit }, standardSettings);
}

const actor = (name: string): EntityId => entityId(`actor:${name}`);

/** `to` of a line, as names; `*` for the room, with who is missing after it. */
function saidTo(play: Play, by: string, text: string, faced?: string): string {
  const { to, missing } = addressIn(play, actor(by), text, faced === undefined ? undefined : actor(faced));
  const names = (ids: readonly EntityId[]): string => ids.map((id) => id.slice('actor:'.length)).join(' ');
  return `${names(to) || '*'}${missing.length > 0 ? ` -${names(missing)}` : ''}`;
}

describe.each([
  ['elsinore', calledInElsinore],
  ['baker-street', calledInBakerStreet],
  ['midnight-cafe', calledInTheCafe],
])('whom a line calls: %s', (name, table) => {
  const [visited, alone] = [gathered(name, 'ghost'), gathered(name, 'ghost', 'guest')];
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((part) => part.trim()) as [string, string, string]);

  it('has rows', () => expect(rows.length).toBeGreaterThan(35));

  it.each(rows)('%s: %s → %s', (by, text, wanted) => {
    expect(saidTo(by === 'guest' ? visited : alone, by, text)).toBe(wanted);
  });
});

/** The play after these were said and done: `who > whom: words`, `who * whom` for a deed. */
function after(play: Play, ...moments: readonly string[]): Play {
  return moments.reduce((next, moment, index) => {
    const [, by = '', mark, to, text = ''] = /^(\w+)(?: ([>*]) (\w+))?:? ?(.*)$/.exec(moment) ?? [];
    const witnesses = [...play.profiles.keys()];
    const base = { seq: index, at: index, actor: actor(by), text, witnesses };
    if (mark !== '*') return remember(next, { ...base, kind: 'line', ...(to ? { to: actor(to) } : {}) });
    const action = { subject: actor(by), verb: 'touch' as const, object: actor(to ?? '') };
    return remember(next, { ...base, kind: 'deed', action });
  }, play);
}

describe('to whom a line is said that calls nobody', () => {
  const cafe = gathered('midnight-cafe');

  it('is whom the speaker was talking with', () => {
    expect(saidTo(after(cafe, 'guest > gus: Is it late?', 'gus > guest: Very.'), 'guest', 'Why?')).toBe('gus');
    expect(saidTo(after(cafe, 'guest > gus: Is it late?'), 'guest', 'You heard me.')).toBe('gus');
    expect(saidTo(after(cafe, 'nadia > guest: Name?'), 'guest', 'I would rather not say.')).toBe('nadia');
    expect(saidTo(after(cafe, 'nadia > guest: 请问要什么？'), 'guest', '不用了，谢谢。')).toBe('nadia');
  });

  it('is the last of them, not the first', () => {
    const both = after(cafe, 'guest > gus: Is it late?', 'theo > guest: It is three.');
    expect(saidTo(both, 'guest', 'Already?')).toBe('theo');
  });

  it('is who has answered them, where it asks on, whatever another threw in', () => {
    const answered = ['guest > nadia: 你怕吗？', 'nadia > guest: 怕哪天数凳子只有五张。'];
    const thrownIn = after(cafe, ...answered, 'gus > guest: 这雨，像我妈妈说话。');
    expect(saidTo(thrownIn, 'guest', '为什么？')).toBe('nadia');
    expect(saidTo(thrownIn, 'guest', '下雨像你妈妈说话？')).toBe('gus');
    expect(saidTo(thrownIn, 'guest', '谢谢。')).toBe('gus');
    const others = ['gus > theo: A', 'theo > gus: B', 'gus > theo: C', 'theo > gus: D', 'gus > theo: E'];
    expect(saidTo(after(cafe, ...answered, ...others), 'guest', '然后呢？')).toBe('nadia');
    const dead = gathered('baker-street', 'guest', 'harbottle');
    const asked = after(
      dead,
      'pell > amory: 您认识哈博特尔先生多久了？',
      'amory > pell: 二十年。',
      'strake > bodley: 开门。',
    );
    expect(saidTo(asked, 'pell', '你们俩关系怎么样？')).toBe('amory');
  });

  it('is whom they were at, though another has put in a word since', () => {
    const talk = after(
      cafe,
      'guest > gus: Where do you live?',
      'gus > guest: By the bridge.',
      'theo > guest: It rained on my notes.',
    );
    for (const line of ['Why?', 'And then?', 'Are you sure?', 'How long have you been there?', 'When was that?'])
      expect([line, saidTo(talk, 'guest', line)]).toEqual([line, 'gus']);
    expect(saidTo(talk, 'guest', 'What was in the notes?')).toBe('theo');
    expect(saidTo(talk, 'guest', 'Poor you.')).toBe('theo');
    const others = ['nadia > theo: A', 'theo > nadia: B', 'nadia > theo: C', 'theo > nadia: D', 'nadia > theo: E'];
    const long = after(cafe, 'guest > gus: Where do you live?', 'gus > guest: By the bridge.', ...others);
    expect(saidTo(long, 'guest', 'And then?')).toBe('gus');
  });

  it('is not who used its words long before they were at another', () => {
    const dinner = gathered('baker-street', 'guest', 'harbottle');
    const talk = after(
      dinner,
      'bodley > pell: The chairs are as they were at ten.',
      'amory > bodley: A',
      'dora > strake: B',
      'strake > pell: C',
      'pell > amory: Did you sleep through coffee?',
      'amory > pell: Rather ill, on the whole.',
    );
    expect(saidTo(talk, 'pell', 'But your chair was empty at ten. You cannot have been asleep in it, can you?')).toBe(
      'amory',
    );
  });

  it('is who did something to them, and to whom they did something', () => {
    expect(saidTo(after(cafe, 'gus * guest'), 'guest', 'What was that for?')).toBe('gus');
    expect(saidTo(after(cafe, 'guest * theo'), 'guest', 'Sorry.')).toBe('theo');
    expect(saidTo(cafe, 'guest', '(pats Theo on the shoulder) You will pass.')).toBe('theo');
    expect(saidTo(cafe, 'guest', '（把糖递给西奥）吃吧。')).toBe('theo');
  });

  it('is who has just spoken, where the line leans on it', () => {
    const told = after(cafe, 'gus > nadia: I once drove a goose to the opera.');
    expect(saidTo(told, 'guest', 'And then?')).toBe('gus');
    expect(saidTo(told, 'guest', 'It rains a lot here.')).toBe('*');
  });

  it('is who has just spoken, where the line answers it', () => {
    const told = after(cafe, 'nadia: Everybody pays before they leave.');
    expect(saidTo(told, 'guest', 'I won’t pay for that.')).toBe('nadia');
    expect(saidTo(told, 'guest', '我不会给你钱的。')).toBe('nadia');
    expect(saidTo(told, 'guest', 'Yes, of course.')).toBe('nadia');
  });

  it('is who asked, where a name is the answer', () => {
    const asked = after(cafe, 'nadia > guest: Who broke the cup?');
    expect(saidTo(asked, 'guest', 'Gus.')).toBe('nadia');
    expect(saidTo(asked, 'guest', 'Gus!')).toBe('gus');
    expect(saidTo(after(cafe, 'nadia > guest: 谁打碎的？'), 'guest', '格斯。')).toBe('nadia');
  });

  it('is nobody in particular, once others have talked for a while', () => {
    const others = [
      'gus > theo: A',
      'theo > gus: B',
      'gus > theo: C',
      'theo > gus: D',
      'gus > theo: E',
      'theo > gus: F',
    ];
    expect(saidTo(after(cafe, 'guest > nadia: Hi.', ...others), 'guest', 'It rains.')).toBe('*');
  });

  it('is whom they face, and a name beats that', () => {
    const talk = after(cafe, 'guest > gus: Is it late?', 'gus > guest: Very.');
    expect(saidTo(talk, 'guest', 'Is it?', 'theo')).toBe('theo');
    expect(saidTo(talk, 'guest', 'Is it, Nadia?', 'theo')).toBe('nadia');
    expect(saidTo(talk, 'guest', 'Everybody, listen!', 'theo')).toBe('*');
    expect(saidTo(talk, 'guest', '娜迪亚，是吗？', 'theo')).toBe('nadia');
  });

  it('is not whose house it is, where *your* thing is said in a talk', () => {
    const house = gathered('baker-street', 'guest');
    const talk = after(house, 'pell > strake: Have you been out?', 'strake > pell: No.');
    expect(saidTo(talk, 'pell', 'Your umbrella drips like a tap.')).toBe('strake');
    expect(saidTo(talk, 'pell', '您的伞在滴水。')).toBe('strake');
    expect(saidTo(after(cafe, 'guest > theo: Law?', 'theo > guest: Law.'), 'guest', 'Your coffee is cold.')).toBe(
      'theo',
    );
    expect(saidTo(after(cafe, 'guest > theo: Law?', 'theo > guest: Law.'), 'guest', 'Your counter shines.')).toBe(
      'nadia',
    );
  });

  it('is who was asked before another answered', () => {
    const house = gathered('baker-street', 'guest');
    const talk = after(house, 'pell > dora: Who lit the fire?', 'bodley > pell: One did, madam.');
    expect(saidTo(talk, 'pell', 'I asked the girl.')).toBe('dora');
    expect(saidTo(talk, 'pell', 'I was talking to Dora, not you.')).toBe('dora');
    expect(saidTo(talk, 'pell', '我问的是多拉。')).toBe('dora');
    expect(saidTo(talk, 'pell', 'I asked Dora about the fire.')).toBe('bodley');
  });

  it('is who has just spoken to everybody, where it tells them something of themselves', () => {
    const told = after(gathered('baker-street', 'guest'), 'pell: Nobody leaves this room.');
    expect(saidTo(told, 'strake', 'You cannot keep me here.')).toBe('pell');
    expect(saidTo(told, 'strake', '您不能把我关在这儿。')).toBe('pell');
    expect(saidTo(told, 'strake', 'It is raining.')).toBe('*');
  });

  it('is both, where two are meant', () => {
    const talk = after(cafe, 'lin: Good evening.', 'gus > theo: Hush.', 'theo > gus: You hush.');
    expect(saidTo(talk, 'nadia', 'You two. Say it to the counter.')).toBe('theo gus');
    expect(saidTo(talk, 'nadia', '你们俩别吵了。')).toBe('theo gus');
    const three = gathered('elsinore', 'ghost', 'polonius', 'claudius', 'horatio', 'torben');
    expect(saidTo(three, 'guest', 'Can I pour you both some wine?')).toBe('hamlet gertrude');
  });

  it('is the only other one there, or nobody', () => {
    const two = gathered('midnight-cafe', 'gus', 'theo', 'lin', 'guest');
    expect(saidTo(gathered('midnight-cafe', 'gus', 'theo', 'lin'), 'guest', 'Cold night.')).toBe('nadia');
    expect(saidTo(two, 'nadia', 'Cold night.')).toBe('*');
    expect(saidTo(gathered('midnight-cafe', 'gus'), 'guest', 'Gus, are you there?')).toBe('* -gus');
    expect(saidTo(gathered('midnight-cafe', 'gus'), 'guest', '格斯，你在吗？')).toBe('* -gus');
  });
});

describe('somebody who is called and hidden from whoever calls them', () => {
  it('is answered for, also by whoever knows where they are', () => {
    const play = gathered('elsinore', 'ghost', 'guest');
    const mother = contextOf(play, actor('gertrude'));
    const words = 'Come out from the curtain Polonius. I know your feet.';
    const line = {
      seq: 900,
      at: play.now,
      kind: 'line',
      by: actor('hamlet'),
      words,
      plain: plain(words),
      text: words,
    } as const;
    expect(addressHeard({ ...line, toAll: [] }, mother, namedThingsIn(worldOf(play), play.profiles))).toMatchObject({
      to: [],
      missing: [actor('polonius')],
    });
  });
});

describe('a person speaks to somebody who lies dead there', () => {
  const play = gathered('baker-street');
  it.each([
    '*leans over the body* You look terrible, old man.',
    'Sir, you are dead, you might at least lie still.',
    '（俯身看尸体）您气色可不太好啊。',
    '先生，您死了就别动。',
  ])('%s', (text) => expect(saidTo(play, 'guest', text)).toBe('harbottle'));
  it('but not of them', () => expect(saidTo(play, 'guest', '*leans over the body* Poor man.')).not.toBe('harbottle'));
});
