import { wordSet } from '../../kit/word-list.ts';
import { bodyParts } from '../../world/lexicon/body-parts.ts';
import { englishAdLibs } from './en-ad-libs.ts';
import { englishClaims } from './en-claims.ts';
import { bargainInEnglish } from './en-bargains.ts';
import { bidInEnglish, courtlyBids, modernBids, plainBids, victorianBids } from './en-bids.ts';
import { englishCalls } from './en-calls.ts';
import { englishDeeds } from './en-deeds.ts';
import { englishDisplays } from './en-displays.ts';
import { englishOutOfPart } from './en-out-of-part.ts';
import { englishAsked } from './en-asked.ts';
import { englishEar } from './en-ear.ts';
import { plainMemories } from './en-memory-sayings.ts';
import { modernNews, newsInEnglish, plainNews } from './en-news.ts';
import { supposedIn } from './en-supposing.ts';
import { englishDeedsNamed } from './en-named-deeds.ts';
import { isOfPerson, nounPhrasesIn } from './en-noun-phrases.ts';
import { asPastDeed, inFirstPerson, inPerson, numbered, ofListener } from './en-turning.ts';
import { courtly, modern, plain, victorian } from './en-sayings.ts';
import { englishBiddings } from './en-biddings.ts';
import { courtlyDealings, modernDealings, plainDealings, victorianDealings } from './en-dealing-sayings.ts';
import { courtlyIdeas, modernIdeas, plainIdeas, victorianIdeas } from './en-ideas.ts';
import { englishGist, whyOf } from './en-gist.ts';
import { courtlySights, modernSights, plainSights, victorianSights } from './en-sight-sayings.ts';
import { saidBackInEnglish } from './en-said-back.ts';
import { englishSigns } from './en-signs.ts';
import { courtlyTopics, modernTopics, plainTopics, victorianTopics } from './en-topic-sayings.ts';
import type { MindTongue } from './tongue.ts';

/** What of somebody is never hurt by itself. */
const painless = wordSet(
  'gaze breath voice body heart features expression smile frown tear tears weight posture stance balance grip pulse frame brains nerves',
);

const called = (name: string): string => (/^((the|a|an|my|his|her)\b|\p{Lu})/u.test(name) ? name : `the ${name}`);

export const english: MindTongue = {
  ear: englishEar,
  calls: englishCalls,
  signs: englishSigns,
  sayings: {
    plain: {
      ...plain,
      ...plainTopics,
      ...plainMemories,
      ...plainNews,
      ...plainSights,
      ...plainIdeas,
      ...plainDealings,
      ...plainBids,
    },
    courtly: { ...courtly, ...courtlyTopics, ...courtlyIdeas, ...courtlySights, ...courtlyDealings, ...courtlyBids },
    victorian: {
      ...victorian,
      ...victorianTopics,
      ...victorianIdeas,
      ...victorianSights,
      ...victorianDealings,
      ...victorianBids,
    },
    modern: {
      ...modern,
      ...modernTopics,
      ...modernIdeas,
      ...modernSights,
      ...modernDealings,
      ...modernBids,
      ...modernNews,
    },
  },
  asked: englishAsked,
  likeness: { asked: 0.3, remarked: 0.42 },
  tellsOfSelf:
    /\b(my name|i am an?|i'm an?|i’m an?|im an?|call me|i work|i live|i come from|i have (?:an?|no|two|three|some|many)|i(?:'|’)ve (?:an?|got|no)|my \p{L}+ (is|was|lives|took))\b/iu,
  denies: /\b(not|never|no|nobody|nothing|none|neither|cannot|\w+n['’]t|dont|didnt|wasnt|isnt|wont)\b/i,
  namesThing: (sentence) =>
    nounPhrasesIn(sentence, new Set()).some((phrase) => phrase.kind !== 'proper' && !isOfPerson(phrase)),
  quoting: {
    frame:
      /[,.;:—]?\s*\b(?:(?:is )?what )?you(?: just| only)? (?:said|told me|promised)(?: me)?(?: just now)?\b[,:]?\s*/gi,
    promised: / you (?:did )?promised?(?: me| us)?(?= (?:\w+ )?$|(?: \w+)? (?:in|you|i|so|now|it|that)) /,
  },
  afterSaying: (clause) =>
    /\bI (?:have )?(?:just |only just |already )?(?:said|told you|claimed|swore|promised)(?: that)? (.{4,})$/.exec(
      clause,
    )?.[1],
  nameAmong: (name) => name,
  leaveAsked: (clause) =>
    /^(?:whether )?(?:you (?:can|may|could|might)|(?:can|may|could|might) you|(?:it is|that is|it would be|is it|would it be|is that) (?:all right|alright|ok|okay|fine|possible) (?:if you|for you to)|(?:do I|would I|I|would anybody|does anybody|would anyone|does anyone|anybody|anyone) (?:would )?minds? if you) (?!ask\b|(?:get|have|order) (?:an?|some|something|another|the|one)\b|be (?!excused|seated|alone|left|gone)|know\b|trust\b|help\b|say\b|tell\b)(.+)$/i.exec(
      clause,
    )?.[1],
  // *Do you like it here?* asks about being here; *do you like it?* leaves what it is to the talk.
  likedIn: (clause) =>
    /^whether I (?:(?:really|even|still|actually|ever|also|truly|honestly|always) )*(?:liked?|loved?|enjoy(?:ed)?|fancy|fancied|adored?|care for|cared for) (?!(?:you|it|that|this|them|him|her|me)$|to know\b)(.{2,50})$/i
      .exec(clause)?.[1]
      ?.replace(/^it (?=here\b|there\b|in\b)/, 'being '),
  thoughtIn: (clause) =>
    /^whether I (?:(?:really|honestly|still|actually|ever) )?(?:think|believe|reckon|suppose|expect|imagine|feel) (?:that )?(?!(?:of|about|in|so|it|that|this|you|me|I)\b)(\S+ \S+ .{2,70})$/i
      .exec(clause)?.[1]
      ?.replace(/\b(?:will|would|can|could|do|does|is|are) (?:really )?ever\b/i, (words) =>
        words.replace(/ (?:really )?ever$/i, ''),
      ),
  supposedIn,
  newsIn: newsInEnglish,
  whyOf,
  inFirstPerson,
  asPastDeed,
  deedsNamed: englishDeedsNamed,
  inPerson,
  ofListener,
  numbered,
  gistOf: englishGist,
  saidBack: saidBackInEnglish,
  bargainIn: bargainInEnglish,
  bidIn: bidInEnglish,
  takingHand: (whom) => `(takes ${whom}’s hand)`,
  echoed: (words, line) => `${words}? ${line}`,
  adLibs: englishAdLibs,
  deeds: { wrongs: englishDeeds, displays: englishDisplays },
  outOfPart: englishOutOfPart,
  claims: englishClaims,
  bodyPart: (part) => (bodyParts.has(part) && !painless.has(part) ? part : undefined),
  listed: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
  called,
  // *the doctor’s bag* is to the doctor *my bag*.
  mine: (name) => `my ${name.replace(/^((the|a|an|some) )?(.*[’']s )?/, '')}`,
  hasIt: (holder) => `${holder} has it`,
  isAt: (name, where) => (/ has it$|^I have it$/.test(where) ? where : `${called(name)} is ${where}`),
  // After *Well,* a sentence goes on in small letters, unless it begins with what always has a large one.
  after: (opener, sentence) =>
    !opener.endsWith(',') || /^(I\b|God\b|Heaven\b|Saints?\b)/.test(sentence)
      ? `${opener} ${sentence}`
      : `${opener} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  before: (tag, sentence) => `${sentence.slice(0, -1)}, ${tag}.`,
  deed: (words) => `(${words.charAt(0).toLowerCase()}${words.slice(1)})`,
  showing: (thing, whom) => `(shows ${thing} to ${whom}) `,
  giving: (thing, whom) => `(gives ${thing} to ${whom})`,
  unlocking: (thing) => `(unlocks ${thing})`,
  rising: '(stands up)',
  biddings: englishBiddings,
};
