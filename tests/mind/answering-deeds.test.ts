import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Deed } from '../../src/play/deed.ts';
import { contextOf } from '../../src/mind/context.ts';
import type { OpenDeed } from '../../src/mind/open-deed.ts';
import { partOf } from '../../src/mind/part.ts';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { opened } from './asking.ts';

const hamlet = entityId('actor:hamlet');
const gertrude = entityId('actor:gertrude');
const polonius = entityId('actor:polonius');

/** What the Queen says, on the first night, to what Hamlet did to Polonius, who stands there so. */
function answers(note: string | undefined, kind: Deed['kind'], language: 'en' | 'zh'): string[] {
  const play = opened('elsinore', language);
  const bare = contextOf(play, gertrude);
  const others = [
    ...bare.others.filter(({ id }) => id !== polonius),
    ...(note === undefined ? [] : [{ id: polonius, name: 'Polonius', note }]),
  ];
  const context = { ...bare, others };
  const part = partOf(play, gertrude, context);
  const deed = { kind, by: hamlet, victim: polonius, weight: 0.8 } as Deed;
  const moment: Witnessed = { seq: 90_000, at: play.now, kind: 'deed', by: hamlet, text: 'Hamlet does it.', deed };
  const open: OpenDeed = { moment, deed, isVictim: false, isGone: false, isForeseen: false, isReturned: false };
  return Array.from({ length: 3 }, (_, seed) => {
    const reply = answerTo({ kind: 'deed', open, deed: moment, by: hamlet }, context, part, `${seed}`);
    return reply?.says ?? '';
  });
}

/** *Come forth, Polonius.*, *Polonius, are you hurt?* */
const calls = /, Polonius[.?!]|Polonius[,!] |波洛涅斯[，！]|跟波洛涅斯/;

describe('what somebody says to a deed they saw', () => {
  it('calls whom it was done to while they are there and alive', () => {
    expect(answers('', 'laying-bare', 'en').some((words) => calls.test(words))).toBe(true);
  });

  it.each(['en', 'zh'] as const)('calls nobody who is dead or is not there: %s', (language) => {
    for (const kind of ['laying-bare', 'harm'] as const) {
      for (const note of ['dead', undefined]) {
        const said = answers(note, kind, language);
        expect(said.filter((words) => calls.test(words))).toEqual([]);
        expect(said.some((words) => words !== '')).toBe(true);
      }
    }
  });
});
