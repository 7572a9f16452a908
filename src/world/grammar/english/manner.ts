import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { type Token, lowerAt } from './tokens.ts';
import { articles } from './words.ts';

const mannerNouns = new Set('toast salute surrender triumph greeting farewell defence defense draught gulp go swallow stroke rush sigh smile laugh laughter frown care contempt anger disgust grin sneer shrug nod bow flourish start shudder shiver gasp groan growl grimace glare scowl smirk wink fury rage passion joy delight relief despair sorrow grief sadness fear terror horror dread haste speed ease effort difficulty reluctance hesitation determination resolve dignity grace force strength violence precision deliberation calm composure confidence pride shame embarrassment curiosity interest suspicion surprise astonishment disbelief amusement irony sarcasm malice spite scorn pity tenderness affection love hatred envy impatience frustration exasperation exaggeration gravity solemnity reverence respect relish gusto enthusiasm vigour vigor word silence warning sound glance look gesture movement motion hurry whisper voice tone trembling tears gaze expression air mock-politeness wave snap jerk flick crash bang thud clatter slam mockery theatrics finality bitterness regret triumph satisfaction venom concern warmth indifference politeness urgency abandon fervour fervor zeal restraint emotion feeling'.split(' ')); // prettier-ignore

export const isMannerNoun = (word: string): boolean => mannerNouns.has(word);

/** *with a sigh*, *in silence*, *with trembling hands*: how, not what with. */
export function isManner(phrase: NounPhrase, preposition: string, names: NameIndex): boolean {
  if (phrase.pronoun || phrase.id) return false;
  if (names.byFull.has(phrase.text)) return false;
  if (preposition === 'under') return phrase.head === 'breath';
  if (mannerNouns.has(phrase.head)) return true;
  if (bodyManner.has(phrase.head) && preposition !== 'in')
    return !phrase.possessor || phrase.possessor.pronoun !== undefined;
  return false;
}

const bodyManner = new Set(
  'hands hand fingers eyes arms heart head face breath knees foot feet fist fists fingertips'.split(' '),
);

const moments = new Set('moment second minute while instant time beat hour breath long'.split(' '));

export const isMoment = (tokens: readonly Token[], at: number): boolean =>
  moments.has(lowerAt(tokens, at)) ||
  (articles.has(lowerAt(tokens, at)) && (moments.has(lowerAt(tokens, at + 1)) || moments.has(lowerAt(tokens, at + 2))));

export const skipMoment = (tokens: readonly Token[], start: number): number => {
  let at = start;
  while (tokens[at] && !moments.has(lowerAt(tokens, at))) at += 1;
  return at + 1;
};
