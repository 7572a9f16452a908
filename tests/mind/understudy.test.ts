import { describe, expect, it } from 'vitest';
import { whichOf } from '../how-much.ts';
import type { Beat } from '../../src/drama/beat.ts';
import { partId } from '../../src/drama/prose.ts';
import type { Decision } from '../../src/drama/decision.ts';
import type { Listener } from '../../src/mind/brain.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf } from '../../src/mind/part.ts';
import { temperFrom } from '../../src/mind/temper.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { freshAfterMs } from '../../src/mind/understudy/wording.ts';
import { worldOf } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';
import { elsinore, gertrude, person, rehearse, sceneFrom } from '../company/rehearsal.ts';
import { Drive } from '../play/drive.ts';
import { ada, bruno, clara, houseFile, letter } from '../play/house-scene.ts';
import { allOf, deciding, heard, listening, never, saidByAda, seeds, speaking } from './listening.ts';

const decide = async (listener: Listener, more: Parameters<typeof deciding>[1] = {}): Promise<Decision> =>
  (await understudy.decide(deciding([listener], more), never)).decisions[0]!;
const everySeed = (listener: Listener, more: Parameters<typeof deciding>[1] = {}) =>
  Promise.all(seeds.map((seed) => decide(listener, { ...more, seed })));
const share = <T>(items: readonly T[], isSo: (item: T) => boolean): number => items.filter(isSo).length / items.length;
const isQuiet = ({ pace }: Decision): boolean => pace === 'silence';

const temper = temperFrom('');
const lines = [
  { says: '(smiles) The weather is (looks at the door) what it is.', acts: ['small-talk' as const] },
  { says: 'A key? What key?', on: ['key', 'lock'] },
  { says: 'We never speak of that here.', on: ['money'] },
];
const beat: Beat = {
  id: partId.parse('ada-asks'),
  actor: ada,
  plays: ['(takes the letter) Who wrote this?', 'Whose hand is this?'],
  to: bruno,
  hint: 'It might be for you.',
};

describe('the understudy', () => {
  it('decides and speaks the same for the same seed and moment, and otherwise for another', async () => {
    const told = listening({}, { lines }, { event: heard('Clara is in the garden.', { to: ada }) });
    expect(await everySeed(told)).toEqual(await everySeed(told));
    const said = await Promise.all(seeds.map((seed) => allOf(understudy.speak(speaking(told, { seed }), never))));
    expect(await Promise.all(seeds.map((seed) => allOf(understudy.speak(speaking(told, { seed }), never))))).toEqual(
      said,
    );
    expect(new Set(said).size).toBeGreaterThan(2);
    expect(new Set((await everySeed(told)).map(({ pace }) => pace)).size).toBe(3);
    expect(
      new Set((await Promise.all(seeds.map((_, about) => decide(told, { about })))).map(({ pace }) => pace)).size,
    ).toBe(3);
  });

  it('answers who speaks to it, and keeps out of what is between others', async () => {
    const others = [bruno, clara].map((id) => ({ id, name: id.slice(6), note: '' }));
    const part = { lines, temper: { ...temper, talk: 0 } };
    const spokenTo = await everySeed(listening({ others }, part, { event: heard('What now?', { to: ada }) }));
    expect(share(spokenTo, isQuiet)).toBeLessThan(0.2);
    expect(new Set(spokenTo.filter((decision) => !isQuiet(decision)).map(({ to }) => to))).toEqual(new Set([bruno]));
    const named = await everySeed(listening({ others }, part, { event: heard('What now, Ada?') }));
    expect(share(named, isQuiet)).toBeLessThan(0.2);
    for (const talk of [0, 1]) {
      const between = await everySeed(
        listening({ others }, { lines, temper: { ...temper, talk } }, { event: heard('What now?', { to: clara }) }),
      );
      expect(share(between, isQuiet), `talk ${talk}`).toBe(1);
    }
  });

  it('says what answers the words it heard', async () => {
    const asked = listening({}, { lines }, { event: heard('Have you seen the key?') });
    for (const seed of seeds)
      expect(await allOf(understudy.speak(speaking(asked, { seed }), never))).toBe(lines[1]!.says);
  });

  it('has said a line when its words were heard, though a deed stood between them', async () => {
    const said = ['The weather is', 'What it is!'];
    const asks = { event: heard('How is the weather, Ada?') };
    const spoken = (past: readonly string[], seed: string) =>
      allOf(understudy.speak(speaking(listening({ past: saidByAda(...past) }, { lines }, asks), { seed }), never));
    for (const seed of seeds) {
      expect(await spoken(said, seed)).not.toBe(lines[0]!.says);
      expect(await spoken(said.slice(0, 1), seed)).toBe(lines[0]!.says);
    }
  });

  it('says a line again after ten minutes, and not before', async () => {
    const asks = { event: heard('How is the weather, Ada?', { at: 1000 + freshAfterMs }) };
    const spoken = (now: number) =>
      allOf(
        understudy.speak(
          speaking(listening({ past: saidByAda('The weather is what', 'what it is') }, { lines, now }, asks)),
          never,
        ),
      );
    expect(await spoken(1000 + freshAfterMs)).not.toBe(lines[0]!.says);
    expect(await spoken(1002 + freshAfterMs)).toBe(lines[0]!.says);
  });

  it('stays hidden, whatever is said to it', async () => {
    const hidden = listening(
      { hidden: true },
      { lines, temper: { ...temper, talk: 1 } },
      { event: heard('Ada? Who is there?', { to: ada }) },
    );
    for (const decision of [...(await everySeed(hidden)), ...(await everySeed(hidden, { occasion: 'lull' }))])
      expect(decision).toMatchObject({ pace: 'silence', why: 'stays hidden' });
  });

  it('plays the beat it is told to, even one it would never dare', async () => {
    const dread = { ...beat, nerve: 1 };
    const cue = { kind: 'instruction' as const, beat: beat.id, text: 'Ask now.', seq: 5 };
    const told = listening({ cue }, { lines }, { next: dread });
    for (const decision of await everySeed(told, { occasion: 'cue' }))
      expect(decision).toMatchObject({ beat: beat.id, to: bruno, why: 'cued: Ask now.' });
    for (const seed of seeds.slice(0, 20))
      expect(beat.plays).toContain(await allOf(understudy.speak(speaking(told, { beat, seed }), never)));
    const untold = await everySeed(listening({}, { lines }, { next: dread }));
    expect(untold.filter((decision) => decision.beat)).toEqual([]);
    // A hint takes half the fear away.
    const hinted = await everySeed(listening({ cue: { ...cue, kind: 'hint' } }, { lines }, { next: dread }));
    expect(share(hinted, (decision) => decision.beat === beat.id)).toBeGreaterThan(0.3);
    expect(share(hinted, (decision) => decision.beat === beat.id)).toBeLessThan(0.7);
  });

  it('plays a beat another way when the first was said before', async () => {
    const told = listening({ past: saidByAda('Who wrote this?') });
    for (const seed of seeds)
      expect(await allOf(understudy.speak(speaking(told, { beat, seed }), never))).toBe(beat.plays[1]);
  });

  it('says a line only to whom it is for', async () => {
    const own = [{ says: 'Not for you, Clara.', acts: ['question' as const], to: clara }];
    const asks = (by: typeof bruno) => listening({}, { lines: own }, { event: heard('Ada, what now?', { by }) });
    for (const seed of seeds.slice(0, 20)) {
      expect(await allOf(understudy.speak(speaking(asks(clara), { seed }), never))).toBe(own[0]!.says);
      expect(await allOf(understudy.speak(speaking(asks(bruno), { seed }), never))).not.toBe(own[0]!.says);
    }
  });

  it('opens a talk on a lull, to those who are there, and with no answer to anything', async () => {
    const open = [{ says: 'Bruno, it has stopped raining.', to: bruno }];
    const quietly = { occasion: 'lull' as const };
    const talks = { ...temper, talk: 1 };
    const opened = await everySeed(listening({}, { lines: open, temper: talks }), quietly);
    expect(share(opened, isQuiet)).toBeGreaterThan(0.2);
    expect(share(opened, isQuiet)).toBeLessThan(0.6);
    expect(new Set(opened.flatMap(({ to }) => to ?? []))).toEqual(new Set([bruno]));
    const away = listening({}, { lines: [{ says: 'Clara, come.', to: clara }], temper: talks });
    expect(share(await everySeed(away, quietly), isQuiet)).toBe(1);
    expect(share(await everySeed(listening({}, { lines, temper: talks }), quietly), isQuiet)).toBe(1);
    // Whoever says little seldom begins.
    const shy = await everySeed(listening({}, { lines: open, temper: { ...temper, talk: 0 } }), quietly);
    expect(share(shy, isQuiet)).toBeGreaterThan(share(opened, isQuiet));
  });

  it('does what was decided, with no line for it', async () => {
    const decision = { actor: ada, pace: 'silence' as const, action: { verb: 'take', object: 'letter' }, why: '' };
    expect(await allOf(understudy.speak(speaking(listening(), { decision }), never))).toBe('(take letter)');
  });
});

describe('the understudy on stage', () => {
  const talk = [
    'Why?',
    'What about father?',
    'Is it the king?',
    'And love?',
    'Sit down.',
    'Are you mad?',
    'Help!',
    'Good evening.',
  ];

  it('has only those lines to say that belong to the point', () => {
    const file = JSON.parse(JSON.stringify(houseFile)) as typeof houseFile;
    const [now, later, always] = [
      { says: 'Who wrote it?', at: ['the-question'] },
      { says: 'It is gone.', at: ['the-letter'] },
      { says: 'It is late.' },
    ];
    Object.assign(file.blueprint.profiles[0]!, { lines: [now, later, always] });
    const { play } = new Drive({}, sceneFrom(file)).open();
    expect(partOf(play, ada, contextOf(play, ada)).lines.map(({ says }) => says)).toEqual([now.says, always.says]);
  });

  it('never says a line twice within ten minutes', async () => {
    let spoken = 0;
    for (const seed of whichOf('SEEDS', ['1'], ['1', '2', '3'])) {
      const played = await rehearse(elsinore, {
        settings: { seed },
        person: person(gertrude, [...talk, ...talk, ...talk, ...talk], 0, 1),
      });
      const last = new Map<string, number>();
      const whole = [...played.play.history].filter(
        ({ kind, actor, cut }) => kind === 'line' && actor !== gertrude && !cut,
      );
      for (const { actor, plain, at } of whole) {
        const before = last.get(`${actor}${plain}`);
        expect(before === undefined || at - before >= 600_000, `seed ${seed}: ${actor}${plain}`).toBe(true);
        last.set(`${actor}${plain}`, at);
      }
      spoken += whole.length;
    }
    expect(spoken).toBeGreaterThan(15);
  });

  it('says a line only while its condition holds', async () => {
    const torn = { entity: 'prop:letter', state: { torn: true } };
    const file = JSON.parse(JSON.stringify(houseFile)) as typeof houseFile;
    Object.assign(file.blueprint.profiles[1]!, {
      talk: 1,
      lines: [
        { says: 'It lies in pieces now.', when: torn },
        { says: 'It is still whole.', when: { not: torn } },
        { says: 'Yes?' },
        { says: 'And?' },
      ],
    });
    const said: { torn: boolean; text: string }[] = [];
    for (const seed of seeds.slice(0, 20)) {
      await rehearse(sceneFrom(file), {
        settings: { seed },
        // One evening she tears it before he has said a word, the next she leaves it alone.
        person: person(ada, [Number(seed) % 2 ? '(tears the letter) Bruno?' : 'Bruno?', 'Bruno, answer me.'], 0, 2),
        onFact: (fact, { play }) => {
          if (fact.type !== 'line:ended' || fact.actor !== bruno) return;
          const isTorn = thingOf(worldOf(play), letter).state['torn'] === true;
          said.push({ torn: isTorn, text: play.history.at(play.history.length - 1)?.text ?? '' });
        },
      });
    }
    const texts = said.map(({ text }) => text);
    expect(texts).toContain('It is still whole.');
    expect(texts).toContain('It lies in pieces now.');
    for (const { torn: isTorn, text } of said) {
      if (text === 'It lies in pieces now.') expect(isTorn).toBe(true);
      if (text === 'It is still whole.') expect(isTorn).toBe(false);
    }
  });
});
