import { describe, expect, it } from 'vitest';
import { asVerb } from '../../src/drama/verb.ts';
import type { OpenDeed } from '../../src/mind/open-deed.ts';
import { stimulusFor, whyGreets } from '../../src/mind/understudy/stimulus.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { allOf, heard, listening, never, speaking } from './listening.ts';

describe('what is to be answered', () => {
  it('is a line of somebody who lives, and none of somebody who died of it', () => {
    const past = [heard('What would happen', { to: ada })];
    const stimulusOf = (note: string) => {
      const { context, part } = listening({ past, others: [{ id: bruno, name: 'Bruno', note }] });
      return stimulusFor(context, part)?.kind;
    };
    expect(stimulusOf('')).toBe('line');
    expect(stimulusOf('dead')).toBeUndefined();
  });
});

describe('who comes in', () => {
  it('is greeted within six seconds, and by who had decided to after a breath as well', () => {
    const comesIn: Witnessed = { seq: 1, at: 0, kind: 'event', by: bruno, text: 'Bruno comes in.' };
    const greeted = (now: number, why?: string) => {
      const { context, part } = listening(
        { past: [comesIn], others: [{ id: bruno, name: 'Bruno', note: '' }] },
        { now },
      );
      return stimulusFor(context, part, why)?.kind;
    };
    expect(greeted(5900)).toBe('entrance');
    expect(greeted(6300)).toBeUndefined();
    expect(greeted(6300, whyGreets)).toBe('entrance');
    expect(greeted(12_000, whyGreets)).toBeUndefined();
  });
});

describe('a cry', () => {
  const slap: Witnessed & Pick<OpenDeed, 'deed'> = {
    seq: 1,
    at: 0,
    kind: 'deed',
    by: bruno,
    text: 'Bruno slaps Ada.',
    action: { subject: bruno, verb: asVerb('hit'), object: ada, aspect: 'does' },
    deed: { kind: 'harm', by: bruno, victim: ada, weight: 0.8 },
  };

  const cryAfter = (now: number): Promise<string> => {
    const open: OpenDeed = {
      moment: slap,
      deed: slap.deed,
      isVictim: true,
      isGone: false,
      isForeseen: false,
      isReturned: false,
    };
    const listener = listening({ past: [slap] }, { deed: open, now });
    const action = { verb: 'wince' };
    const decision = { actor: ada, pace: 'fast', why: 'answers the harm', to: bruno, action } as const;
    return allOf(understudy.speak(speaking(listener, { decision, about: 1 }), never));
  };

  it('begins with a start, and without one where it had to wait', async () => {
    expect(await cryAfter(1000)).toMatch(/^\(wince/i);
    expect(await cryAfter(8400)).toMatch(/^[^(]/);
  });
});
