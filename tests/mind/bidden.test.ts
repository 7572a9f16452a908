import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf } from '../../src/mind/part.ts';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import { stimulusFor } from '../../src/mind/understudy/stimulus.ts';
import { plain } from '../../src/play/plain-words.ts';
import { mindTongues } from '../../src/mind/tongues/tongues.ts';
import { answerKnowing, answerOf, opened } from './asking.ts';

/** `kind | line`, `-` where nothing is begged that anybody could do. */
const inEnglish = `
swears | Swear it, on your mother. Not one word about the prince.
swears | But swear to me you will tell nobody what I said.
swears | Keep this between us, please.
swears | Would you promise me something?
hand | Hold my hand, I feel sick.
hand | Give me your hand for a moment.
hides | Hide me! They will say that it was me.
hides | Don't let them take me.
comes | I think something dreadful has happened. Come with me.
stays | Please don't leave me.
stays | Stay where you are.
goes | Leave me alone.
attends | Look at me when I speak to you.
hushes | Keep your voice down, will you?
trusts | You must trust me.
helps | For heaven's sake, help me.
calms | Don't be afraid, it is only the wind.
tells | Go and tell my uncle that I let you live.
- | Trust me, I have seen worse.
- | Do you promise things often?
- | He told me to hold my tongue.
- | I will stay here tonight.
- | Listen, the rain has stopped.
- | Pass the salt.
- | Thank you, Nadia. For the stool, most of all.
- | Thank God you came.
- | Take your hand out of your pocket.
`;

describe('a plea', () => {
  it('is heard for what it begs', () => {
    const { bidIn } = mindTongues.en;
    const wrong = inEnglish
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [kind, line = ''] = row.split(' | ');
        const heard = bidIn?.(line)?.kind ?? '-';
        return heard === kind ? [] : [`${line} > ${heard}`];
      });
    expect(wrong).toEqual([]);
  });

  it('says whom it speaks of as its listener would', () => {
    expect(mindTongues.en.bidIn?.('Go and tell my uncle that I let you live.')).toEqual({
      kind: 'tells',
      who: 'your uncle',
    });
  });

  it.each([
    [
      'baker-street',
      'dora',
      'cecily',
      'Hold my hand, I feel sick. I never meant to say it about the doctor.',
      /^\(takes .*hand\)/,
    ],
    [
      'elsinore',
      'horatio',
      'torben',
      'Please, swear it. Not one word about the prince.',
      /swear|word|promise|soul|lips/i,
    ],
    ['midnight-cafe', 'theo', 'nadia', 'Do not let them find me.', /behind me|hand on you|close|hide|hiding|ask/i],
    ['midnight-cafe', 'gus', 'nadia', 'Come with me.', /stay|leave|needed|say it|what is it/i],
  ])('is met by whom it is said to: %s, %s to %s: %s', (play, by, to, line, met) => {
    expect(answerOf(opened(play), by, line, to)?.says).toMatch(met);
  });
});

describe('an order', () => {
  it.each([
    ['elsinore', 'hamlet', 'gertrude', 'Sing me the old song from Zealand.', /sing you/i],
    ['elsinore', 'gertrude', 'hamlet', 'Do not wake the cook.', /wake the cook/i],
    ['elsinore', 'horatio', 'torben', 'Lend me your boots.', /lend you/i],
    ['baker-street', 'pell', 'strake', 'Hop on one leg.', /\bhop\b/i],
    ['baker-street', 'cecily', 'bodley', 'Polish the weathercock, Bodley.', /polish the/i],
    ['midnight-cafe', 'theo', 'nadia', 'Could you draw a swan in the foam?', /draw a swan/i],
    ['midnight-cafe', 'gus', 'lin', 'Stop tapping your spoon.', /tapping/i],
    ['midnight-cafe', 'gus', 'theo', 'Theo, swap cups with Mrs Lin before she takes off.', /swap cups|you are sure/i],
    ['midnight-cafe', 'theo', 'gus', 'Peel the oranges for the punch.', /peel|you are sure/i],
  ])('is answered and never said back: %s, %s to %s: %s', (play, by, to, line, echoed) => {
    const says = answerKnowing(opened(play), by, line, to)?.says ?? '';
    expect(says).not.toBe('');
    expect(says).not.toMatch(echoed);
  });

  it.each(['Rain is good for trade.', 'Love hurts.', 'Coffee with milk.', 'Help came too late.', 'Right you are.'])(
    'is not heard in: %s',
    (line) => {
      expect(mindTongues.en.gistOf({ raw: line, form: 'said', called: [], names: new Set() })?.form).not.toBe('bidden');
    },
  );
});

describe('whoever calls into a room', () => {
  it.each(['Is anybody here?', 'Hello? Anyone in?', 'Somebody there?'])('hears that somebody is: %s', (line) => {
    expect(answerKnowing(opened('elsinore'), 'horatio', line, 'torben')?.says).toMatch(/\bhere\b/i);
  });
});

describe('where somebody has a thing', () => {
  it('is told to whoever asks for that, and to nobody else', () => {
    const play = opened('elsinore');
    const says = answerKnowing(
      play,
      'horatio',
      'You told me to have some soup! Who were you keeping it for?',
      'torben',
    );
    expect(says?.says).not.toMatch(/has it|have it/i);
  });
});

describe('an order for somebody the speaker cannot see', () => {
  it('is nobody else’s to follow', () => {
    const play = opened('elsinore');
    const mother = entityId('actor:gertrude');
    const context = contextOf(play, mother);
    const words = 'Come out from the curtain Polonius. I know your feet.';
    const line = {
      seq: 100_000,
      at: play.now,
      kind: 'line' as const,
      by: entityId('actor:hamlet'),
      toAll: [],
      words,
      plain: plain(words),
      text: words,
    };
    const heardIt = { ...context, past: [...context.past, line] };
    const part = { ...partOf(play, mother, heardIt), players: new Set([entityId('actor:hamlet')]) };
    const stimulus = stimulusFor(heardIt, part);
    expect(stimulus && answerTo(stimulus, heardIt, part, '1')?.says).toMatch(/Polonius/);
  });
});
