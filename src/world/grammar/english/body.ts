import { wordSet } from '../../../kit/word-list.ts';

/** Contact that is made with somebody else's hand or sleeve, unless it is plainly one's own. */
export const contactVerbs = wordSet(
  'take kiss tug squeeze pat tap stroke caress grab seize catch clasp slap touch pull brush hold grip press nudge poke prod yank tickle pinch grasp lift pluck slip steal embrace hit strike punch smack twist bite guide',
);

/** A part of one's own body laid upon something: *puts a hand on his shoulder*, *presses an ear to the door*. */
const layingVerbs = wordSet('put lay place set press rest run slip slide wrap drape clap pass draw trail');

/** It was said of a hand (or an ear, or a head), and is a touch of what the hand was laid on. */
export const isLaid = ({ verb, word }: { readonly verb: string; readonly word: string }): boolean =>
  verb === 'touch' && layingVerbs.has(word);
