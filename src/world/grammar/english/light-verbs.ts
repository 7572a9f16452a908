import type { VerbName } from '../../../drama/verb.ts';
import { verbForms } from '../../lexicon/verbs.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import type { Attempt } from '../attempt.ts';
import type { VerbPhrase } from './verb-phrase.ts';
import { given } from '../../../kit/given.ts';

/** *gives her a push*, *takes a step back*, *makes a bow to the king* */
export function lightVerbDeed({ lemma, found, names }: VerbPhrase): Attempt | undefined {
  if (!light.has(lemma)) return undefined;
  const noun = found.objects.at(-1);
  if (!noun || names.byFull.has(noun.text)) return undefined;
  const deed = deedOfNoun(lemma, noun);
  if (!deed) return undefined;
  const other = found.objects.length > 1 ? found.objects[0] : undefined;
  const behind = found.phrases[0];
  const object = other ?? noun.whole ?? behind?.phrase;
  const direction =
    found.directions.find((word) => word !== 'out' && word !== 'in' && word !== 'on') ??
    (deed.verb === 'step' && !object ? 'forward' : undefined);
  const manner = [...noun.adjectives.filter((word) => deed.verb !== 'step' || word !== 'single'), ...found.manner].join(
    ' ',
  );
  const preposition =
    other || noun.whole ? undefined : behind && behind.preposition !== 'of' ? behind.preposition : undefined;
  return given({
    ...deed,
    object,
    preposition: object && preposition,
    direction: deed.verb === 'step' ? direction : undefined,
    manner: manner || undefined,
  });
}

/** *Takes a step*, *gives a nod*: the noun says what is done. Each noun and the verb it stands for. */
const deeds: Readonly<Record<string, VerbName>> = {
  step: 'step', steps: 'step', pace: 'step', paces: 'step', stride: 'step', look: 'look', glance: 'look', peek: 'peek', peep: 'peek',
  gaze: 'look', stare: 'stare', glare: 'glare', sip: 'sip', swig: 'drink', gulp: 'drink', drink: 'drink', swallow: 'drink', mouthful: 'drink', draught: 'drink', bite: 'taste', taste: 'taste', nibble: 'taste', puff: 'breathe', drag: 'breathe',
  seat: 'sit', bow: 'bow', curtsy: 'curtsy', curtsey: 'curtsy', nod: 'nod', shrug: 'shrug', sigh: 'sigh', laugh: 'laugh', chuckle: 'chuckle', giggle: 'giggle', smile: 'smile', grin: 'grin',
  smirk: 'smirk', frown: 'frown', scowl: 'scowl', grimace: 'grimace', sneer: 'sneer', wink: 'wink', wave: 'wave', salute: 'salute', gesture: 'gesture', sign: 'gesture', signal: 'signal',
  kiss: 'kiss', peck: 'kiss', hug: 'embrace', embrace: 'embrace', cuddle: 'embrace', push: 'push', shove: 'push', nudge: 'nudge', pull: 'pull', tug: 'pull', yank: 'pull', squeeze: 'squeeze', pat: 'touch', stroke: 'touch',
  tap: 'touch', poke: 'touch', slap: 'hit', punch: 'hit', kick: 'hit', blow: 'hit', smack: 'hit', cuff: 'hit', hit: 'hit', whack: 'hit', stab: 'stab', thrust: 'stab', lunge: 'step', shake: 'shake',
  scream: 'scream', cry: 'cry', shout: 'shout', yell: 'shout', groan: 'groan', moan: 'moan', growl: 'growl', gasp: 'gasp', snort: 'snort', sob: 'sob', whimper: 'whimper', cough: 'cough', sniff: 'smell', yawn: 'yawn', whistle: 'whistle',
  breath: 'breathe', breaths: 'breathe', pause: 'wait', moment: 'wait', shudder: 'shudder', shiver: 'shiver', start: 'startle', jump: 'jump', leap: 'jump', dash: 'go', run: 'go', rush: 'go', walk: 'go', stroll: 'go', dive: 'go', beeline: 'go', turn: 'turn', spin: 'turn', twirl: 'dance', dance: 'dance', pirouette: 'dance',
  whisper: 'whisper', answer: 'answer', reply: 'answer', speech: 'say', word: 'say', words: 'say', toast: 'toast', knock: 'knock', rap: 'knock', aim: 'aim', nap: 'sleep', rest: 'wait', clap: 'clap', cheer: 'cheer', applause: 'applaud', flourish: 'wave', leave: 'exit', stretch: 'stretch', wash: 'wash', wipe: 'wipe', clean: 'clean', polish: 'clean', rub: 'rub', flick: 'wave', swing: 'swing', toss: 'throw', throw: 'throw',
  entrance: 'enter', exit: 'exit', search: 'search', inspection: 'examine', try: 'use', call: 'call', whirl: 'turn', lookover: 'examine', 'once-over': 'examine', once: 'examine', read: 'read', sniffle: 'sniffle', hiccup: 'hiccup', 'double-take': 'stare', hush: 'wait',
}; // prettier-ignore

const light = wordSet(
  'give take make have let heave throw cast shoot steal do utter emit draw perform flash drop force manage attempt execute land deliver plant break burst dart spare allow pay release issue return let_out deal aim sneak drop offer bestow',
);

/** What the noun of a light verb does, unless the noun is a thing one can have. */
function deedOfNoun(lemma: string, phrase: NounPhrase): { verb: VerbName; word: string } | undefined {
  if (phrase.pronoun || phrase.possessor) return undefined;
  const verb = Object.hasOwn(deeds, phrase.head) ? deeds[phrase.head] : undefined;
  if (!verb) return undefined;
  if (!phrase.indefinite && phrase.quantity === undefined && !bare.has(phrase.head) && !(phrase.adjectives.length > 0))
    return undefined;
  if (lemma === 'take' && ['kiss', 'blow', 'throw', 'toss'].includes(phrase.head))
    return { verb: 'emote', word: phrase.head };
  return { verb, word: phrase.head === 'sip' ? 'sip' : (verbForms(phrase.head)[0]?.lemma ?? verb) };
}

/** *Takes aim*, *takes leave*: no article is needed. */
const bare = wordSet('aim leave breath breaths steps paces words applause');
