import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Narration, readingSeconds, type Due, type Narrated } from '../../../src/app/captions/narration.ts';
import { blankSurtitles, followSurtitles, waitsForReaders } from '../../../src/app/captions/surtitles.ts';
import { Performance } from '../../../src/company/performance.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { whichOf, isLong } from '../../how-much.ts';
import { sceneFrom } from '../../company/rehearsal.ts';

const told = (text: string, isTurning = false): Narrated => ({ text, isRefusal: false, isTurning });
const stepSeconds = 0.1;
const [polonius, gertrude] = [entityId('actor:polonius'), entityId('actor:gertrude')];

describe('what is told', () => {
  it('stands as long as it takes to read, and what comes meanwhile waits', () => {
    const narration = new Narration();
    narration.tell(told('Hamlet stabs the curtain.'));
    narration.tell(told('Behind it somebody falls.'));
    expect(narration.shown?.text).toBe('Hamlet stabs the curtain.');
    narration.update(readingSeconds('Hamlet stabs the curtain.') - 0.01);
    expect(narration.shown?.text).toBe('Hamlet stabs the curtain.');
    narration.update(0.02);
    expect(narration.shown?.text).toBe('Behind it somebody falls.');
    narration.update(10);
    expect(narration.shown).toBeUndefined();
  });

  it('is grouped with what waits beside it, and a refusal stands alone', () => {
    const narration = new Narration();
    for (const text of ['One.', 'Two.', 'Three.']) narration.tell(told(text));
    narration.tell({ text: 'It is locked.', isRefusal: true, isTurning: false });
    narration.update(5);
    expect(narration.shown?.text).toBe('Two. Three.');
    narration.update(5);
    expect(narration.shown).toMatchObject({ text: 'It is locked.', isRefusal: true });
  });

  it('is what happens before what is left of how a scene looks, once the sentence that was begun is read', () => {
    const narration = new Narration(undefined, () => 40);
    const setting = 'One candle burns on the table beside the wine, and a bed stands there. The stone sweats.';
    narration.tell({ ...told(setting), isSetting: true });
    narration.tell(told('You throw the dagger.'));
    const pages: string[] = [];
    const read = (): void => {
      for (; narration.shown; narration.update(9)) pages.push(narration.shown.text);
    };
    read();
    expect(pages).toEqual([
      'One candle burns on the table beside the wine, …',
      '… and a bed stands there.',
      'You throw the dagger.',
      'The stone sweats.',
    ]);
    for (const text of [setting, 'The hall of another house.']) narration.tell({ ...told(text), isSetting: true });
    read();
    expect(pages.slice(4), 'and of a scene that is over no more than was begun').toEqual([
      'One candle burns on the table beside the wine, …',
      'The hall of another house.',
    ]);
  });

  it('is not how a scene looks that one has been in for half a minute', () => {
    const narration = new Narration(undefined, () => 40);
    narration.tell({ ...told('One candle burns on the table. The stone sweats.'), isSetting: true });
    narration.holdBack(true);
    for (let seconds = 0; seconds < 31; seconds++) narration.update(1);
    narration.holdBack(false);
    narration.tell(told('Polonius falls dead.', true));
    expect(narration.shown?.text).toBe('Polonius falls dead.');
    narration.update(9);
    expect(narration.shown).toBeUndefined();
  });

  it('keeps the order in which it happened, also before what whoever reads did and turns of the play', () => {
    const narration = new Narration();
    narration.tell(told('Gertrude sits.'));
    narration.tell(told('The candle falls over.'));
    narration.tell({ ...told('You stab the curtain.'), isOwn: true });
    narration.tell(told('Polonius falls dead.', true));
    narration.tell(told('Gertrude rises.'));
    expect(narration.shown?.text).toBe('The candle falls over. You stab the curtain.');
    narration.update(9);
    expect(narration.shown?.text).toBe('Polonius falls dead. Gertrude rises.');
  });

  it('is no wince any more of whoever has died since, and no gasp at what came before that', () => {
    for (const isTurning of [true, false]) {
      const narration = new Narration();
      narration.tell(told('He looks at the finger.'));
      narration.tell({ ...told('Polonius flinches.'), reactionOf: polonius });
      narration.tell({ ...told('Gertrude gasps.'), reactionOf: gertrude });
      narration.tell({ ...told('Polonius lies down.', isTurning), deathOf: polonius });
      narration.tell({ ...told('Gertrude weeps.'), reactionOf: gertrude });
      narration.update(9);
      const before = isTurning ? '' : 'Gertrude gasps. ';
      expect(narration.shown?.text).toBe(`${before}Polonius lies down. Gertrude weeps.`);
    }
  });

  it('waits until it is due, keeps nothing else waiting for that, and is told no more once it is over', () => {
    const narration = new Narration();
    let due: Due = 'later';
    const introduction = { ...told('Dora: nineteen, with coal on one cheek.'), when: () => due };
    narration.tell(introduction);
    expect(narration.shown).toBeUndefined();
    expect(narration.update(1)).toBe(false);
    narration.tell(told('Dora curtsies.'));
    expect(narration.shown?.text).toBe('Dora curtsies.');
    due = 'now';
    narration.update(9);
    expect(narration.shown?.text).toBe(introduction.text);
    narration.update(9);
    due = 'later';
    narration.tell({ ...introduction, text: 'Strake: a waistcoat.' });
    due = 'never';
    narration.update(9);
    due = 'now';
    narration.update(9);
    expect(narration.shown).toBeUndefined();
  });

  it('is at once what whoever reads did and what was done to them, and how the scene looked is over by then', () => {
    const narration = new Narration(undefined, () => 40);
    narration.tell({ ...told('Two white cups stand on the counter. A driver sits there.'), isSetting: true });
    narration.update(0.5);
    narration.holdBack(true);
    narration.tell({ ...told('You throw the cup at Gus.'), isOwn: true });
    expect(narration.shown?.text, 'though he speaks to them').toBe('You throw the cup at Gus.');
    narration.tell({ ...told('Gus slaps you.'), isOwn: true });
    expect(narration.shown?.text, 'and it is read to its end').toBe('You throw the cup at Gus.');
    narration.update(9);
    expect(narration.shown?.text).toBe('Gus slaps you.');
    narration.holdBack(false);
    narration.update(9);
    expect(narration.shown, 'nobody is told of two cups any more').toBeUndefined();
  });

  it('is no fidget where there is anything else to read, and nothing by the way twice in a minute', () => {
    const narration = new Narration();
    const fidget = { ...told('Nadia touches the cake box.'), isFidget: true };
    narration.holdBack(true);
    narration.tell(fidget);
    narration.holdBack(false);
    narration.tell(told('Theo: a student.'));
    narration.tell(fidget);
    narration.update(9);
    expect(narration.shown).toBeUndefined();
    narration.tell(told('Theo: a student.'));
    expect(narration.shown).toBeUndefined();
    narration.tell(fidget);
    expect(narration.shown?.text).toBe('Nadia touches the cake box.');
  });

  it('keeps nobody waiting for how a scene looks', () => {
    const narration = new Narration();
    for (const place of ['hall', 'stair', 'cellar'])
      narration.tell({ ...told(`A ${place} ${'of old stone '.repeat(30)}`), isSetting: true });
    expect(narration.isBreathHeld).toBe(false);
  });

  it('turns no page while somebody speaks to whoever reads, but to a turn of the play', () => {
    const narration = new Narration();
    narration.tell(told('The hall of a house.'));
    narration.tell(told('Umbrellas stand about.'));
    narration.holdBack(true);
    narration.update(5);
    narration.tell(told('It rains.'));
    expect(narration.shown).toBeUndefined();
    narration.holdBack(false);
    narration.update(0.1);
    expect(narration.shown?.text).toBe('Umbrellas stand about. It rains.');
    narration.holdBack(true);
    narration.tell(told('Somebody falls dead.', true));
    narration.update(5);
    expect(narration.shown?.text).toBe('Somebody falls dead.');
  });

  it('is parted at sentences where there are any, and not in the middle of a thought', () => {
    for (const [room, text, first] of [
      [46, 'So the ticket has gone where tickets go, numbers and all. It strikes midnight somewhere that has a clock.', 'So the ticket has gone where tickets go, numbers and all.'],
      [34, '彩票去了彩票该去的地方，号码也跟着去了。在某个有钟的地方，午夜敲响了。', '彩票去了彩票该去的地方，号码也跟着去了。'],
    ] as const) {
      const narration = new Narration(undefined, () => room);
      narration.tell(told(text));
      expect(narration.shown?.text).toBe(first);
      narration.update(20);
      expect(narration.shown?.text).toBe(text.slice(first.length).trim());
    }
  }); // prettier-ignore

  it('says that a sentence goes on where it does not fit', () => {
    const narration = new Narration(undefined, () => 40);
    narration.tell(
      told('The driver has a ticket in one hand, and a stack of notes is in the booth, where nobody looks.'),
    );
    expect(narration.shown?.text).toBe('The driver has a ticket in one hand, …');
    narration.update(9);
    expect(narration.shown?.text).toBe('… and a stack of notes is in the booth, …');
  });

  it('holds the breath of the play until a turn of it has been read, or whoever plays goes on', () => {
    const narration = new Narration();
    narration.tell(told('Polonius falls dead.', true));
    expect(narration.isBreathHeld).toBe(true);
    narration.update(readingSeconds('Polonius falls dead.'));
    expect(narration.isBreathHeld).toBe(false);
    narration.tell(told('The Ghost enters.', true));
    narration.goOn();
    expect(narration.isBreathHeld).toBe(false);
    expect(narration.shown?.text).toBe('The Ghost enters.');
    for (const place of ['hall', 'stair', 'cellar']) narration.tell(told(`A ${place} ${'of old stone '.repeat(9)}`));
    expect(narration.isBreathHeld, 'much waits to be read').toBe(true);
    narration.goOn();
    expect(narration.isBreathHeld, 'and nobody waits for it').toBe(false);
    narration.update(20);
    expect(narration.shown?.text, 'it is read all the same').toMatch(/^A hall/);
  });

  it('takes longer at half the pace, and a Chinese sign counts for three letters', () => {
    expect(readingSeconds('a'.repeat(36))).toBe(3);
    expect(readingSeconds('a'.repeat(36), 0.5)).toBe(5);
    expect(readingSeconds('她把信放在桌上')).toBeCloseTo(1 + 21 / 18);
  });
});

const plays = ['elsinore', 'baker-street', 'midnight-cafe'];
describe.each(whichOf('SCENES', ['elsinore'], plays))('an evening of %s', (name) => {
  it('tells everything for as long as it takes to read, and holds its breath no longer than that', async () => {
    const path = new URL(`../../../scenes/${name}/scene.json`, import.meta.url);
    const clock = new SimulatedClock();
    const file = sceneFrom(JSON.parse(readFileSync(path, 'utf8')));
    const performance = Performance.open(file, { clock, settings: { seed: '5' } });
    const narration = new Narration();
    const stood: { text: string; seconds: number }[] = [];
    let [shown, lastMs, longestHold, held, texts]: [typeof blankSurtitles, number, number, number, number] =
      [blankSurtitles, 0, 0, 0, 0]; // prettier-ignore
    let longestText = '';
    const read = (seconds: number): void => {
      const page = narration.shown;
      if (page && stood.at(-1)?.text !== page.text) stood.push({ text: page.text, seconds: 0 });
      const row = stood.at(-1);
      if (page && row) row.seconds += seconds;
      narration.update(seconds);
    };
    performance.onFact((fact, play) => {
      for (let ms = lastMs; ms < fact.at; ms += stepSeconds * 1000) read(stepSeconds);
      lastMs = fact.at;
      let hold = 0;
      for (; waitsForReaders(fact) && narration.isBreathHeld; hold += stepSeconds) read(stepSeconds);
      if (hold > longestHold) [longestHold, longestText] = [hold, stood.at(-1)?.text ?? ''];
      held += hold;
      const before = shown.told;
      shown = followSurtitles(shown, fact, play);
      if (!shown.told || shown.told === before) return;
      narration.tell(shown.told);
      texts++;
    });
    performance.start();
    // The first minutes in every check.
    await clock.run(() => performance.play.ended !== undefined || (!isLong && clock.now() > 240_000));
    while (narration.shown) read(stepSeconds);
    console.log(
      `${name}: ${texts} narrations on ${stood.length} pages; held ${held.toFixed(0)} s of ${(lastMs / 1000).toFixed(0)}, at most ${longestHold.toFixed(1)} s: ${longestText}`,
    );
    const short = stood.filter(({ text, seconds }) => seconds < readingSeconds(text) - stepSeconds - 1e-6);
    expect(short).toEqual([]);
    expect(stood.length).toBeGreaterThan(isLong ? 20 : 8);
    expect(longestHold).toBeGreaterThan(0.5);
    expect(longestHold).toBeLessThan(30);
  });
});
