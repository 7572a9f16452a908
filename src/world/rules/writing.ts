import { has, is, type Thing } from '../world.ts';
import { isTearable } from './breaking.ts';
import type { Rule } from './deed.ts';
import { heldThat, takeInHand, takeIfPortable } from './hands.ts';
import { law, type Laws, lawOn, fits, having } from './law.ts';
import { doesDo, The } from '../naming.ts';

/** [WRITE1] The paper is the object (*signs the letter*) or stands behind a preposition (*writes a note on the paper*). */
const write: Rule = (deed) => {
  const paper = deed.target ?? deed.object ?? heldThat(deed, (thing) => has(thing, 'writable'));
  if (!paper) {
    if (deed.action.objectWord) return deed.refuse('not-held', `${The(deed.subject)} has nothing to write on.`);
    return deed.refuse('incomplete', `${The(deed.subject)} must write on something.`);
  }
  if (paper.kind !== 'prop' || !has(paper, 'writable'))
    return deed.refuseAs('wrong-trait', paper, 'nothing to write on');
  const refusal = takeInHand(deed, deed.instrument);
  if (refusal) return refusal;
  if (deed.action.verb === 'sign') deed.set(paper, 'signed', true);
  return deed.set(
    paper,
    'written',
    deed.action.manner && /^["“]/.test(deed.action.manner) ? deed.action.manner.slice(1, -1) : true,
  );
};

const isPaper = (thing: Thing): boolean => has(thing, 'writable') || has(thing, 'readable') || isTearable(thing);

const fold: Rule = (deed) => {
  const paper = deed.it;
  if (paper.kind !== 'prop' || !isPaper(paper))
    return deed.refuse('wrong-trait', `${The(paper)} ${doesDo(paper)} not fold.`);
  if (is(paper, 'folded')) return deed.refuseAs('already', paper, 'folded already');
  return takeIfPortable(deed, paper) ?? deed.set(paper, 'folded', true);
};

const seal: Rule = (deed) => {
  const paper = deed.it;
  if (paper.kind !== 'prop' || !(isPaper(paper) || (has(paper, 'container') && has(paper, 'openable'))))
    return deed.refuse('wrong-trait', `${The(paper)} cannot be sealed.`);
  if (is(paper, 'sealed')) return deed.refuseAs('already', paper, 'sealed already');
  if (has(paper, 'openable') && is(paper, 'open')) deed.set(paper, 'open', false);
  return deed.set(paper, 'sealed', true);
};

export const writingLaws = {
  write: law(write, {
    guarded: true,
    loose: true,
    suits: fits(having('writable')),
    suitsTarget: fits(having('writable')),
  }),
  sign: law(write, { guarded: true, loose: true, suits: fits(having('writable')) }),
  fold: lawOn(fold, { guarded: true, suits: fits(isPaper) }),
  seal: lawOn(seal, { guarded: true, suits: fits(isPaper) }),
} satisfies Laws;
