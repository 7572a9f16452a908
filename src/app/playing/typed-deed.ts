import type { EntityId } from '../../drama/entity-id.ts';
import { isStaged } from '../../drama/notation/read-notation.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import { verbSet } from '../../drama/verb.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { isVerb, verbForms } from '../../world/lexicon/verbs.ts';
import { narrate } from '../../world/narrator.ts';
import { languages, words } from '../words/words.ts';

/** What is done with hands and feet. Whoever says *I love you* or *I see the cup* does nothing that is seen. */
const bodily = verbSet(
  'take', 'steal', 'drop', 'put', 'put away', 'give', 'show', 'throw', 'eat', 'drink', 'taste', 'enter', 'climb', 'search',
  'read', 'open', 'close', 'lock', 'unlock', 'wear', 'remove', 'draw', 'sheathe', 'hold', 'raise', 'lower', 'attack', 'hit',
  'strike', 'stab', 'shoot', 'slash', 'kill', 'strangle', 'aim', 'break', 'cut', 'tear', 'burn', 'light', 'extinguish',
  'pour', 'empty', 'fill', 'wash', 'wipe', 'clean', 'dirty', 'write', 'sign', 'fold', 'seal', 'sit', 'lie', 'stand',
  'kneel', 'lean', 'hide', 'touch', 'rub', 'squeeze', 'push', 'pull', 'turn', 'swing', 'shake', 'tie', 'untie', 'knock',
  'ring', 'play', 'kiss', 'embrace', 'follow', 'block', 'carry', 'catch', 'point', 'wave', 'jump', 'bow', 'spit', 'toggle',
); // prettier-ignore

/** Nobody writes more than this without brackets to have it done. */
const longestDeed = 120;

/** A slash before a line makes a deed of it, like brackets: `/takes the cup`, `/me takes the cup`. */
export function withoutSlash(text: string): string {
  const deed = /^\s*[/\uff0f]+\s*(?:me\b)?(.*)$/su.exec(text)?.[1]?.trim();
  if (deed === undefined) return text;
  return deed === '' || isStaged(deed) ? deed : `(${deed})`;
}

/**
 * The line as a deed, where it surely is one that can be done here, though it has no brackets: `I take the cup`, `takes the
 * cup`, in any language of the page. An order to somebody else begins otherwise.
 */
export function typedDeed(text: string, play: Play, role: EntityId, probe?: PhysicalProbe): string | undefined {
  const line = text.trim();
  if (line.length > longestDeed || isStaged(line) || !isOfOneself(line)) return undefined;
  const { actions, verdicts } = narrate(play.scene, role, { act: line }, probe ? { probe } : {}).answer;
  const [action] = actions;
  if (!action || !verdicts[0]?.ok || !bodily.has(action.verb)) return undefined;
  const { things } = worldOf(play);
  const isOnSomething = [action.object, action.target].some((id) => id !== undefined && things.has(id as EntityId));
  return isOnSomething ? `(${line})` : undefined;
}

/** *I take*, *takes*; no question, and nothing that is shouted at somebody. *I gave you the cup* tells what is long past. */
function isOfOneself(line: string): boolean {
  if (/[?!\uff1f\uff01"“”]/u.test(line)) return false;
  const own = languages.map((language) => words[language].playing.ofOneself.exec(line)?.[1]).find(Boolean);
  if (own !== undefined) return !/^\p{Script=Latin}/u.test(own) || isVerb(own);
  const [first = ''] = line.split(/\s/u);
  return first !== line && verbForms(first.toLowerCase()).some(({ form }) => form === 'third');
}
