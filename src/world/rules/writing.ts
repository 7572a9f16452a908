import { isPortable } from '../containment.ts';
import { has, is, type Thing } from '../world.ts';
import { isTearable } from './breaking.ts';
import type { Rule } from './deed.ts';
import { heldThat, takeInHand } from './hands.ts';
import { law, type Laws } from './law.ts';
import { doesDo, isAre, The } from '../naming.ts';

/** [WRITE1] The paper is the object (*signs the letter*) or stands behind a preposition (*writes a note on the paper*). */
const write: Rule = (deed) => {
  const paper = deed.target ?? deed.object ?? heldThat(deed, (thing) => has(thing, 'writable'));
  if (!paper) {
    if (deed.action.objectWord) return deed.refuse('not-held', `${The(deed.subject)} has nothing to write on.`);
    return deed.refuse('incomplete', `${The(deed.subject)} must write on something.`);
  }
  if (paper.kind !== 'prop' || !has(paper, 'writable')) {
    return deed.refuse('wrong-trait', `${The(paper)} ${isAre(paper)} nothing to write on.`);
  }
  const refusal = deed.instrument ? takeInHand(deed, deed.instrument) : undefined;
  if (refusal) return refusal;
  if (deed.action.verb === 'sign') deed.set(paper, 'signed', true);
  deed.set(
    paper,
    'written',
    deed.action.manner && /^["“]/.test(deed.action.manner) ? deed.action.manner.slice(1, -1) : true,
  );
  return undefined;
};

const isPaper = (thing: Thing): boolean => has(thing, 'writable') || has(thing, 'readable') || isTearable(thing);

const fold: Rule = (deed) => {
  const paper = deed.it;
  if (paper.kind !== 'prop' || !isPaper(paper))
    return deed.refuse('wrong-trait', `${The(paper)} ${doesDo(paper)} not fold.`);
  if (is(paper, 'folded')) return deed.refuse('already', `${The(paper)} ${isAre(paper)} folded already.`);
  const refusal = isPortable(paper) ? takeInHand(deed, paper) : undefined;
  if (refusal) return refusal;
  deed.set(paper, 'folded', true);
  return undefined;
};

const seal: Rule = (deed) => {
  const paper = deed.it;
  if (paper.kind !== 'prop' || !(isPaper(paper) || (has(paper, 'container') && has(paper, 'openable')))) {
    return deed.refuse('wrong-trait', `${The(paper)} cannot be sealed.`);
  }
  if (is(paper, 'sealed')) return deed.refuse('already', `${The(paper)} ${isAre(paper)} sealed already.`);
  if (has(paper, 'openable') && is(paper, 'open')) deed.set(paper, 'open', false);
  deed.set(paper, 'sealed', true);
  return undefined;
};

export const writingLaws = {
  write: law(write, {
    guarded: true,
    loose: true,
    suits: (thing) => (has(thing, 'writable') ? 2 : 0),
    suitsTarget: (thing) => (has(thing, 'writable') ? 2 : 0),
  }),
  sign: law(write, { guarded: true, loose: true, suits: (thing) => (has(thing, 'writable') ? 2 : 0) }),
  fold: law(fold, { guarded: true, needs: ['object'], suits: (thing) => (isPaper(thing) ? 2 : 0) }),
  seal: law(seal, { guarded: true, needs: ['object'], suits: (thing) => (isPaper(thing) ? 2 : 0) }),
} satisfies Laws;
