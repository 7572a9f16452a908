import { SimulatedClock } from '../../src/kit/clock.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf, type Part } from '../../src/mind/part.ts';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import type { Reply } from '../../src/mind/understudy/candidate.ts';
import { stimulusFor } from '../../src/mind/understudy/stimulus.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import type { Play } from '../../src/play/play.ts';
import { plain } from '../../src/play/plain-words.ts';
import { mattersTold } from '../../src/play/telling.ts';
import type { Moment } from '../../src/play/moment.ts';
import { repertoire } from '../company/measure-plays.ts';

/** A play of ours as it stands when the curtain goes up; nothing has been said. */
export function opened(name: string, language: 'en' | 'zh' = 'en'): Play {
  const scene = repertoire.find((one) => one.name === name)?.scene;
  invariant(scene, name);
  const performance = Performance.open(scene, { clock: new SimulatedClock(), settings: { seed: '1', language } });
  performance.start();
  const { play } = performance;
  performance.dispose();
  return play;
}

/** Something said before: by whom, and what. */
export type Said = readonly [by: string, words: string];

/** What somebody of a play answers a person, after what was said before, when nothing was written for it. */
export const answerOf = (
  play: Play,
  by: string,
  words: string,
  to: string,
  before: readonly Said[] = [],
  seed = '1',
): Reply | undefined => answerWith(play, by, words, to, before, seed, unwritten);

/** The same, with all that was written for them. */
export const answerKnowing = (
  play: Play,
  by: string,
  words: string,
  to: string,
  before: readonly Said[] = [],
): Reply | undefined => answerWith(play, by, words, to, before, '1', (whole) => whole);

/** What the author wrote for a subject would be told; here nothing is left of it. */
const unwritten = (whole: Part): Part => ({
  ...whole,
  knowledge: [],
  matters: [],
  hearsay: [],
  lines: whole.lines.filter(({ on, about }) => !on && !about),
});

function answerWith(
  play: Play,
  by: string,
  words: string,
  to: string,
  before: readonly Said[],
  seed: string,
  left: (whole: Part) => Part,
): Reply | undefined {
  const self = entityId(`actor:${to}`);
  const asker = entityId(`actor:${by}`);
  const bare = contextOf(play, self);
  const lines: Witnessed[] = [...before, [by, words] as const].map(([who, said], index) =>
    line(entityId(`actor:${who}`), said, who === to ? asker : self, play, index),
  );
  const context = {
    ...bare,
    others: [
      ...bare.others,
      ...(bare.others.some(({ id }) => id === asker) ? [] : [{ id: asker, name: by, note: '' }]),
    ],
    past: [...bare.past, ...lines],
  };
  const whole = partOf(play, self, context);
  const part: Part = {
    ...left(whole),
    players: new Set([asker]),
    now: play.now + 1000 * (lines.length + 1),
  };
  const stimulus = stimulusFor(context, part);
  invariant(stimulus, words);
  return answerTo(stimulus, context, part, seed);
}

const line = (by: EntityId, words: string, to: EntityId, play: Play, index: number): Witnessed => {
  const said = {
    seq: 100_000 + index,
    at: play.now + 1000 * index,
    kind: 'line',
    to,
    plain: plain(words),
    text: words,
  } as const;
  return { ...said, by, words, tells: mattersTold(play.blueprint, { ...said, actor: by } as unknown as Moment) };
};
