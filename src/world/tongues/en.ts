import { isAre, isPluralName, the, The, upperFirst, whose } from '../naming.ts';
import { isPlural } from '../lexicon/nouns.ts';
import type { Thing } from '../world.ts';
import { englishDeeds } from './en-deeds.ts';
import { englishFittings } from './en-fittings.ts';
import { toldToYou } from './en-you.ts';
import type { NamedKind, WorldTongue } from './tongue.ts';

/** What is offered is this one: *a stranger* is *the stranger* who stands there. */
const definite = (thing: Thing): string => the(thing).replace(/^(a|an|some) /, 'the ');

const possessive = (name: string): string => `${name}’s`;

export const english: WorldTongue = {
  deeds: englishDeeds,
  fittings: englishFittings,
  nameOf: definite,
  plainName: ({ name }) => name,
  ownerOf: (thing) => possessive(definite(thing)),
  liquidOf: (liquid) => `the ${liquid}`,
  finish: (phrase) => phrase,
  toldTo: toldToYou,
  refusals: {
    person: (name, me) =>
      name === undefined
        ? `What others do is for them to do; ${me} may ask.`
        : `What ${name} does is for ${name} to do; ${me} may ask.`,
    thing: (name, me) =>
      name === undefined
        ? `That does not happen by itself, and it is not for ${me} to make happen.`
        : `${upperFirst(name)} does nothing by itself; somebody has to do it.`,
    past: (me) => `What is said to have been done is not done by that; only what ${me} does now counts.`,
    staged: (me) => `The evening takes its own course; only what ${me} does now counts.`,
    bond: (me) => `That is not done by one alone; ${me} may ask for it.`,
    unseen: (name) =>
      `${upperFirst(name)} ${isPlural(name.split(' ').at(-1) ?? '') ? 'are' : 'is'} not to be seen here.`,
    lacking: (what, me) => `${upperFirst(me)} has no ${what} at hand.`,
    roomInstead: (side, name) => `There is room ${side} ${name}.`,
    onlySeen: (what, of) => `The ${what} can only be looked at: it belongs to ${of}.`,
    notOwn: (what, me) => `${upperFirst(me)} has no ${what} to part with.`,
    noTool: (name) => `There is no ${name} at hand.`,
  },
  lacking: {
    shackle: 'handcuffs',
    syringe: 'syringe',
    poison: 'poison',
    current: 'electric current',
    gas: 'gas',
    explosive: 'bomb',
    caller: 'telephone',
    costume: 'disguise',
  },
  happenings: {
    isHere: (actor) => `${The(actor)} is here.`,
    isGone: (actor) => `${The(actor)} is gone.`,
    isAwaited: (place) => `This is where you come in: go to ${the(place)}.`,
    breaks: (thing) => `${The(thing)} ${isPluralName(thing) ? 'break' : 'breaks'}.`,
    lands: (thing, { relation, under }, fell) => {
      const where =
        under.kind === 'place' ? (fell ? 'to the floor' : `into ${the(under)}`) : `${relation} ${the(under)}`;
      const plural = isPluralName(thing);
      return `${The(thing)} ${fell ? (plural ? 'fall' : 'falls') : plural ? 'come to rest' : 'comes to rest'} ${where}.`;
    },
    slips: (thing, holder) => `${The(thing)} ${isPluralName(thing) ? 'slip' : 'slips'} out of ${whose(holder)} hands.`,
  },
  hindrances: {
    'no-way': (place) => `There is no way to ${the(place)}.`,
    'way-blocked': () => 'The way is blocked.',
    'not-reached': (goal) => `There is no getting to ${the(goal)} now.`,
    closed: (door) => `${The(door)} ${isAre(door)} closed.`,
    'too-far': (thing) => `${The(thing)} ${isAre(thing)} too far away to touch.`,
    'out-of-reach': (thing) => `${The(thing)} ${isAre(thing)} out of reach.`,
    'not-here': (thing) => `${The(thing)} ${isAre(thing)} not here.`,
    'no-more-there': (thing) => `${The(thing)} ${isAre(thing)} not there any more.`,
    'no-room-behind': (thing) => `There is no room left behind ${the(thing)}.`,
    'draws-back': (actor) => `${The(actor)} draws back.`,
    'not-taken': (thing) => `Nobody takes ${the(thing)}.`,
    'off-stage': (actor) => `${The(actor)} is not on the stage.`,
  },
  people:
    /^(everyone|everybody|someone|somebody|anyone|anybody|all|both|others|he|she|him|her|they|them|you|people|the others)$/i,
  staged:
    /^\W*(?:fast[- ]?forwards?\b|rewinds?\b(?! the)|skips? (?:ahead|forward|to the (?:end|morning|next))\b|flash(?:es)?[- ]?(?:forward|back)\b|time[- ](?:skip|jump|lapse)\b|cuts? to:|smash cut|fades? (?:in|out|to black)\W*$|blackout\W*$|curtain\s*[.!:]|end of (?:the )?(?:play|scene|act)\b|scene (?:change|shift)s?\b|(?:act|scene) (?:[ivx]+|\d+|one|two|three)\b|intermission\b|exeunt\b)/i,
  aloud: /\b(aloud|out loud|loudly|in a loud voice)\b/i,
  kinds: {
    shackle: /\b(handcuffs?|manacles?|shackles?|fetters?)\b/i,
    syringe: /\b(syringe|needle|hypodermic|chloroform|ether|morphia|morphine)\b/i,
    poison: /\b(poison|venom|arsenic|cyanide|hemlock|hebenon|strychnine|laudanum|morphia|drug|potion|powder|pills?)\b/i,
    current: /\b(wire|cable|socket|taser|battery|electrode)s?\b/i,
    gas: /\b(gas|cylinder|fumes?)\b/i,
    caller: /phone\b|\b(receiver|handset|transmitter|intercom|telegraph|walkie.?talkie)\b/i,
    explosive: /\b(bomb|dynamite|grenade|explosives?|gunpowder|petard)s?\b/i,
    costume: /\b(disguise|costume|mask|wig|cloak|cape|hood|robe|uniform|veil)s?\b/i,
    peg: /\b(hook|peg)s?\b/i,
    royal: /\b(king|queen|emperor|empress)\b/i,
    bell: /bell/i,
    'small-wear':
      /\b(gloves?|rings?|hat|cap|crown|spectacles|glasses|ribbon|necklace|chain|mask|helmet|watch|brooch)\b/i,
    back: /\b(curtain|arras|tapestry|drape|hanging|screen|bookshelf|bookcase|shelf|shelves|palm|plant|portrait|painting|picture|clock|mirror|statue|pillar|column|jukebox|counter|bar|butt)s?\b/i,
    underside: /\b(bed|carpet|rug|mat|table|desk|bench|sofa|couch|cushion|pillow|booth|trestle|blanket)s?\b/i,
    kindler: /\b(match(es|box|stick)?|lighter|tinder(box)?|flint)\b/i,
    'seat-for-one': /\b(chair|armchair|stool|throne|rocker|recliner)\b/i,
  },
};

/** Verbs that say that something was seen which nobody need have looked for. */
export const englishNoticing = /^(notice|spot|detect|discern|discover|glimpse|perceive|make out)$/;
/** What comes and goes on faces and walls, and is there for whoever sees it. */
export const englishGlimpses = /^(light|shadow|reflection|tear|sweat|face|smoke|dust|breath|spark|colou?r)s?$/;

/** What binds another person, or takes an office to be done, by the verb. */
export const englishBonds =
  /^(marry|wed|divorce|adopt|betroth|crown|enthrone|dethrone|depose|knight|ordain|banish|exile|excommunicate|disinherit|outlaw|sentence|promote|demote|appoint|canoni[sz]e)$/;

/** What one cannot do without a thing for it: the words for doing it, and what kind of thing it takes. */
export const englishMeans: readonly { readonly done: RegExp; readonly takes: NamedKind }[] = [
  { done: /^(hand)?cuff$|^(manacle|shackle|fetter)$/, takes: 'shackle' },
  { done: /^(inject|vaccinate|sedate|ana?esthetise|ana?esthetize|tranquill?i[sz]e|chloroform)$/, takes: 'syringe' },
  { done: /^(poison|envenom|drug|spike|dope|lace)$/, takes: 'poison' },
  { done: /^(electrocute|taser?|zap|electrify)$/, takes: 'current' },
  { done: /^(gas|fumigate)$/, takes: 'gas' },
  { done: /^(radio|telephone|phone|dial|e-?mail|fax|telegraph)$/, takes: 'caller' },
  { done: /^disguise$/, takes: 'costume' },
  { done: /^(bomb|dynamite|detonate|nuke|blow up|blast)$/, takes: 'explosive' },
]; // prettier-ignore
