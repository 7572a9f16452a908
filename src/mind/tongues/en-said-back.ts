import { writtenOut } from './en-turning.ts';
import type { Gist, Sayable, Uttered } from './gist.ts';

/** So many words are said back, so many are part of another sentence, and so many has a line of which one piece stands for all. */
const [mostBack, mostWithin, mostInLine] = [7, 11, 18];

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** More than one thing is said: turned around, only one of them would come out right. */
const isCompound = /[,;:—…]|\b(?:or|but|because|if|unless|while|whereas|(?:till|until) (?:I|you|he|she|it|we|they))\b/i;
/** *the harp, the small one* is one thing. */
const besides = /, (?:the|a|an|my|your|his|her) \S+(?: \S+)?$/i;
/** *didn't you*, *right*: a question hung on, wherever its sentence ends. */
const tag =
  /\b(?:(?:do|does|did|is|are|was|were|am|have|has|had|will|would|can|could|should) not (?:i|you|he|she|it|they|we)|right|eh|innit|huh)\s*(?:[.?!,]|$)/i;
const asksFirst = /^(?:do|does|did|is|are|was|were|am|have|has|had|will|would|can|could|should)\b/i;
const beginsWithNot = /^(?:not|no|never|nor|none|do not)\b/i;
/** What leans on something before it, or hangs on at the end, says nothing when it is said alone. */
const leaning =
  /^(?:it|that|this|he|she|they|those|these|(?:is|was|are|were|did|does|do|has|have|will|would|could|can) (?:it|that|this|he|she|they))\b|\b(?:too|anyway|though|either|then|instead|please)$/i;
/** *for how long*, *with whom*: nothing is left of it without the talk. */
const bareQuestion =
  /^(?:(?:for|with|to|by|from|at|since|in|of|about) )?(?:how(?: long| many| much| often| so)?|whom?|whose|what|when|where|why|which)(?: not| else| then| exactly)?$/i;
/** Pronouns that have come out wrong. */
const misturned =
  /\bme (?:am|is|are|was|were|do|did|have|has|had|will|would|can|could|should|must)\b|\b(?:am|is|are|was|were|do|did|have|has|had|not|too|and) me\b|\b(?:of|to|for|with|at|from|by|about|like) I\b|\bI$|\byou (?:am|is|was|has|does)\b|\bI (?:are|is|were|has|does)\b|\bwhich is it\b|\bme you\b|\byou me\b/i;
/** What somebody feels, suffers or has lost is not said after them. */
const feelings =
  /\b(?:feel|feels|felt|feeling|sad|tired|weary|afraid|frightened|scared|terrified|lonely|alone|happy|glad|unhappy|miserable|sorry|ashamed|angry|furious|hurt|hurts|jealous|worried|heartbroken|love|loves|loved|hate|hates|hated|miss|misses|missed|grieve|mourn|cry|crying|cried|weep|wept|lost|lonesome|heart|dead|died|dies|dying|die|kill|killed|murder|murdered|loser|stupid|ugly|dreadful|pretty|beautiful|handsome|lovely)\b/i;

/** With whom or what a plain sentence begins; and a second one who does something, which makes it two. */
const begins =
  /^(?:you|I|he|she|it|we|they|the|an?|my|your|his|her|its|our|their|this|that|these|those|there|some|every|one|no|all|nobody|somebody|everybody|everyone|someone|\p{Lu}[\p{L}’'.-]+)\b/u;
const second = /\s(?:I|you|he|she|we|they) (?!and\b)/g;

/** One short sentence that tells something: who does it stands first, and nobody else does anything. */
const declares = (words: string): boolean =>
  begins.test(words) &&
  (words.match(second)?.length ?? 0) <=
    (/^(?:you|I) (?:think|say|know|said|believe|hope|heard|wish)\b/i.test(words) ? 1 : 0);

/** How far the words of a line may be said again. */
export function saidBackInEnglish({ form, echo, clause, of }: Gist, { raw, called }: Uttered): Sayable {
  // An order said back mocks whoever gave it.
  if (form === 'bidden') return 'not';
  const line = writtenOut(raw).trim();
  const isOwnName = called.some((name) => ` ${echo.toLowerCase()} `.includes(` ${name.trim()} `));
  const isTagged = !asksFirst.test(line) && tag.test(line);
  if (isTagged || isOwnName || misturned.test(echo) || (clause && misturned.test(clause))) return 'not';
  if (form === 'said' && (feelings.test(line) || wordsOf(line).length > mostInLine)) return 'not';
  if (isCompound.test((clause ?? echo).replace(besides, '')) || wordsOf(clause ?? echo).length > mostWithin)
    return 'not';
  const count = wordsOf(echo).length;
  if (bareQuestion.test(echo)) return 'not';
  const isBare = count < 2 || leaning.test(echo) || beginsWithNot.test(echo);
  // *I tell a lie* is a sentence, however plain its verb.
  const isPlain =
    clause !== undefined || (count <= 5 && /^(?:you|I|he|she|we|they) [a-z]+ (?:an?|the|my|your) /.test(echo));
  if (form === 'said' && (isBare || !isPlain || !declares(clause ?? echo))) return 'not';
  const isPart = isBare || count > mostBack || isCompound.test(echo) || (form === 'said' && of === 'self');
  return isPart ? 'within' : 'back';
}
