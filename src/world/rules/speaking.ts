import type { Rule } from './deed.ts';
import { law, type Law, type Laws } from './law.ts';

/** [SHAPE8] Words change nothing in the world, whoever is asked to do what; but the absent do not hear them. */
const speak: Rule = (deed) =>
  deed.object && deed.object.id === deed.subject.id && deed.action.verb === 'whisper'
    ? deed.refuseSelf('cannot whisper to')
    : undefined;

const speech: Law = law(speak, {
  object: 'hear',
  target: 'any',
  loose: 'always',
  suits: (thing, subject) => (thing.kind === 'actor' && thing.id !== subject.id ? 2 : 1),
});

export const speakingLaws = {
  say: speech,
  'say yes': speech,
  'say no': speech,
  'say sorry': speech,
  answer: speech,
  ask: speech,
  tell: speech,
  whisper: speech,
  shout: speech,
  call: speech,
} satisfies Laws;
