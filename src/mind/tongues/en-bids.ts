import { turnedAround, writtenOut } from './en-turning.ts';
import type { Bid, BidKind } from './gist.ts';
import { ways } from './ways.ts';

/** Words before what is asked for, and behind it. */
const before =
  /^(?:(?:please|kindly|just|now|then|so|well|but|and|hey|oh|okay|ok|right|only|for once|i beg (?:of )?you|i beg you to|will you|would you|can you|could you|won[’']?t you|you must|you have to|you had better|i (?:want|need|ask|beg) you to|let me ask you to|do(?! not)|go and|come on|come(?! with)|quick|quickly|at least|for god['’]s sake|for heaven['’]s sake)[,\s]+)+/i;
const after =
  /[,\s]+(?:please|will you|would you|could you|can you|for me|right now|now|at once|quickly|then|i beg (?:of )?you|tonight|again|a (?:moment|minute|second)|for (?:a|one) (?:moment|minute|second))$/i;

/** What is begged or ordered that anybody can do, or refuse, with words or a gesture. `only`: as a whole sentence; else it leads up to something. */
const kinds: readonly (readonly [kind: BidKind, pattern: RegExp, only?: 'only'])[] = [
  [
    'swears',
    /^(?:swear|vow|promise|give me your (?:word|oath|hand on it)|keep (?:it|this|that|my secret)(?: secret| quiet| to yourself| between us| safe)|keep (?:silent|quiet) about|(?:let it |this )?stays? between us|tell (?:nobody|no one|no soul)|not a word\b|do not (?:tell|breathe|say a word)|never (?:tell|breathe|say a word|speak of)|say nothing (?:of|to|about))\b/i,
  ],
  [
    'hand',
    /^(?:(?:(?:hold|take|hold on to|squeeze|press) (?:my|me by the)|give me your) (?:hand|hands|arm)|let me hold your hand|hold me$|put your (?:arm|arms) (?:around|round|about) me|embrace me|hug me)\b/i,
  ],
  [
    'hides',
    /^(?:hide|conceal|shelter|protect|save|cover for|shield|defend) (?:me|us)\b|^(?:do not|never) let (?:him|her|them) (?:find|see|take|have|hurt|catch) (?:me|us)\b|^(?:hide|conceal) (?:him|her|them|the body)\b/i,
  ],
  [
    'comes',
    /^(?:come|go|walk|run|ride|leave|fly) (?:away |off |up |down |out |home |outside |upstairs )?with (?:me|us)\b|^follow (?:me|us)\b|^(?:let us|we must) (?:go|leave|run)(?: away| home| now| from here)?$/i,
    'only',
  ],
  [
    'stays',
    /^(?:do not|never) (?:go|leave|abandon|forsake|desert|walk out)(?: me| us| yet| away| alone|$)|^stay(?: here| with (?:me|us)| by me| where you are| a while| put|$)|^(?:stand|sit) still$|^wait(?: here| for me)?$|^stay where you (?:are|stand)/i,
  ],
  [
    'goes',
    /^(?:go away|leave (?:me|us)(?: alone| be| in peace)?(?: with .*)?$|let me be$|get out(?: of (?:here|my sight|my way|this (?:room|house|place)))?$|go home$|be off$|be gone$|clear off$|out of my sight|get away from (?:me|here)$|leave (?:this (?:room|house|place)|here)$|leave$)/i,
  ],
  [
    'attends',
    /^(?:look (?:at me|me in (?:the|my) eyes?)|listen to (?:me|us)$|hear me(?: out)?$|pay attention|turn around$|face me$|answer me$)/i,
    'only',
  ],
  [
    'hushes',
    /^(?:be (?:quiet|silent|still)|keep (?:quiet|silent|still)|keep your (?:voice|voices) down|lower your voice|hush|shush|silence$|speak (?:softly|low|lower|quietly)|whisper$|not so loud|do not shout)\b/i,
  ],
  ['trusts', /^(?:trust|believe|have faith in) (?:me|us)\b/i, 'only'],
  ['helps', /^(?:help|aid|assist) (?:me|us)\b|^(?:lend|give) me a hand\b|^i need your help$|^help$/i, 'only'],
  [
    'calms',
    /^(?:calm (?:down|yourself)|do not (?:cry|weep|be (?:afraid|scared|frightened|sad|angry|cross|upset|silly))|stop (?:crying|weeping|shaking|trembling)|dry your (?:eyes|tears)|take heart|be (?:brave|calm|strong)|breathe)\b/i,
  ],
  [
    'tells',
    /^(?:go and |go |run and )?(?:tell|inform|remind|warn|ask|greet|thank) (?!me\b|us\b|you\b|it\b|yourself\b|god\b|heaven|goodness|the truth)/i,
  ],
];

/** Whom to tell: *my uncle*, *Nadia*. */
const whom =
  /^(?:go and |go |run and )?(?:tell|inform|remind|warn|ask|greet|thank) ((?:(?:my|your|his|her|the|old|young|mr|mrs|miss|doctor) )*[\p{L}’'-]+)/iu;

/** What a line bids, if it is something anybody could be bidden: of several things the last. */
export function bidInEnglish(raw: string): Bid | undefined {
  const sentences = writtenOut(raw.replace(/\([^)]*\)/g, ' ').replace(/\b(mr|mrs|ms|dr|st)\./gi, '$1'))
    .split(/(?<=[.!?…;])\s+/)
    .filter((one) => !/\?\s*$/.test(one) || asksKindly.test(one));
  return sentences
    .toReversed()
    .map(bidOf)
    .find((bid) => bid !== undefined);
}

const asksKindly = /\b(?:will|would|can|could|won['’]?t) you\b/i;
/** After a colon, or where the next thing is bidden. */
const joints = /\s*[,:—]+\s*(?:and |but |so )?|\s+(?:and|but) (?=(?:do not|never|[a-z]+ (?:me|us|my)\b))/i;

function bidOf(sentence: string): Bid | undefined {
  const pieces = sentence
    .replace(/[.!?…;\s]+$/u, '')
    .split(joints)
    .map((piece) => bare(piece.trim()))
    .filter((piece) => piece !== '');
  for (const [index, piece] of pieces.entries()) {
    const found = kinds.find(
      ([, pattern, only]) => pattern.test(piece) && (only === undefined || index === pieces.length - 1),
    );
    if (!found) continue;
    const [kind] = found;
    const who = kind === 'tells' ? whom.exec(piece)?.[1] : undefined;
    return { kind, ...(who === undefined ? {} : { who: turnedAround(who) }) };
  }
  return undefined;
}

function bare(piece: string): string {
  const left = piece.replace(before, '').replace(after, '').trim();
  return left === piece ? piece : bare(left);
}

// What anybody might say to it: done, promised, put off or refused; `-not` where they will not. `{topic}` is what an order is
// about, `{who}` whom somebody is to be told.
export const plainBids = {
  'bid-swears': ways`You have my word, {you}. | I swear it. | Not a soul shall have it from me. | I promise it, {you}.`,
  'bid-swears-not': ways`I swear to nothing tonight. | No. I do not give my word for the asking, {you}. |
    I cannot promise that. | Ask me for something I can keep.`,
  'bid-hand': ways`Here. I have you. | There, {you}. Hold on to me. | Here is my hand.`,
  'bid-hand-not': ways`No. Keep your hand to yourself. | Not now, {you}. I would not be steady enough for two. | Please do not ask that of me.`,
  'bid-hides': ways`Stand behind me, {you}. It is the best I have. | Nobody shall lay a hand on you while I am here. |
    Keep close, {you}, and keep quiet.`,
  'bid-hides-not': ways`I cannot hide you, {you}. | And when they ask me? No. | There is no hiding from it here.`,
  'bid-comes-not': ways`I cannot come with you, {you}. I have to stay here. | No. I do not leave this room now. |
    Not yet. Whatever it is, say it here.`,
  'bid-stays': ways`I am not going anywhere, {you}. | I will stay. | Here I am, and here I stay.`,
  'bid-stays-not': ways`I cannot promise you that I will stay. | I go when I have to. | That is not for you to say, {you}.`,
  'bid-goes-not': ways`No. I am not leaving yet. | I shall go when I have done here, {you}, and not before. |
    I have as much right to be here as you.`,
  'bid-attends': ways`You have my attention, {you}. | I am here. Go on. | Yes. I am listening.`,
  'bid-hushes': ways`Very well. Not so loud. | As you like, {you}. I will keep it down. | Yes. I shall hold my tongue.`,
  'bid-hushes-not': ways`I will not be hushed, {you}. | I shall be quiet when I have done. | No. Let them hear it.`,
  'bid-trusts': ways`I do, {you}. I may be sorry for it. | I trust you. | I should like to, and so I will.`,
  'bid-trusts-not': ways`Why should I trust you? | Trust is earned, {you}. | Not yet. Give me something to trust.`,
  'bid-helps': ways`With what, {you}? Tell me what I am to do. | I will, if I can. What is it? | Of course. What do you need?`,
  'bid-helps-not': ways`Help you? First tell me to what. | I cannot help you, {you}. | And who helps me?`,
  'bid-calms': ways`I am calm. I am as calm as can be. | I am trying, {you}. | It will pass. Let me breathe.`,
  'bid-tells-not': ways`Tell {who} yourself, {you}. | {who} had better hear that from you. | I carry no messages to {who}.`,
  'bid-cannot': ways`I would, {you}, but I cannot do it now. | I would if I could. | Not now, {you}. I am sorry.`,
  'bid-why': ways`Why should I? | And why that, {you}? | First tell me what for. | No. Not without a reason.`,
  'bid-why-topic': ways`What do you want with {topic}? | Let {topic} be, {you}. | And why {topic}? | What is it about {topic}?`,
};

export const courtlyBids: Partial<Record<keyof typeof plainBids, readonly string[]>> = {
  'bid-swears': ways`Upon my honour, {you}. | I swear it, before heaven. | My lips are sealed, {you}.`,
  'bid-swears-not': ways`I take no oath at midnight. | I swear to nothing, {you}. | Oaths are dear in this house. I give none.`,
  'bid-comes-not': ways`I may not leave this place, {you}. | I cannot go with you. Speak here.`,
  'bid-goes-not': ways`I do not go, {you}. Not yet. | You shall not send me away so.`,
  'bid-tells-not': ways`{who} should hear it from your own lips. | I am no messenger to {who}, {you}.`,
};

export const victorianBids: Partial<Record<keyof typeof plainBids, readonly string[]>> = {
  'bid-swears': ways`You have my word, {you}. | I give you my word of honour. | It shall go no further, {you}.`,
  'bid-swears-not': ways`I make no promises of that kind, {you}. | I am not in the habit of swearing. | I really cannot undertake that.`,
  'bid-hand': ways`Here, {you}. Hold on. | There. You are quite cold. | Take my hand, {you}.`,
  'bid-comes-not': ways`I am afraid that I am needed here, {you}. | I could not possibly leave the house now.`,
  'bid-why': ways`May I ask why, {you}? | I should want a reason for that. | I had rather not, without a reason.`,
};

export const modernBids: Partial<Record<keyof typeof plainBids, readonly string[]>> = {
  'bid-swears': ways`I promise. | You have my word, {you}. | Okay. I swear.`,
  'bid-swears-not': ways`I do not do promises at this hour. | I cannot promise that, {you}. | No. Sorry. I only break those.`,
  'bid-comes-not': ways`I cannot just leave, {you}. | Not now. I am needed here. | I am staying put tonight. What is it?`,
  'bid-stays': ways`I am not going anywhere. | I am here, {you}. All night, by the look of it. | Sure. I will stay.`,
  'bid-goes-not': ways`I am not done here. | Not yet, {you}. | Nobody is throwing me out.`,
  'bid-attends': ways`I am listening. | Okay, {you}. Go. | You have my full attention.`,
  'bid-hushes': ways`Okay, okay. Quietly. | Fine. I will keep it down.`,
  'bid-helps': ways`Sure. With what? | Okay, {you}. What do you need? | Tell me what to do.`,
  'bid-why': ways`Why? | What for, {you}? | Give me one good reason. | I would need to know why.`,
  'bid-why-topic': ways`Why? What is it with {topic}? | What do you want with {topic}? | Leave {topic} alone, {you}.`,
  'bid-cannot': ways`I would, {you}, but I cannot right now. | I wish I could. | Not right now. Sorry.`,
};
