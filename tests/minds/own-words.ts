import { isStaged, readNotation } from '../../src/drama/notation/read-notation.ts';
import type { Beat } from '../../src/drama/beat.ts';
import { capital } from './paraphrase.ts';

/** You and I, turned round: a direction is said to the one who plays it, a line by them. */
const turned: Readonly<Record<string, string>> = {
  you: 'I', your: 'my', yours: 'mine', yourself: 'myself', are: 'am', were: 'was', have: 'have', "you're": 'I am', "you've": 'I have', "you'll": 'I shall',
}; // prettier-ignore
/** Whom it is said to. */
const addressed: Readonly<Record<string, string>> = {
  she: 'you', her: 'your', hers: 'yours', he: 'you', him: 'you', his: 'your', they: 'you', them: 'you', their: 'your', himself: 'yourself', herself: 'yourself',
}; // prettier-ignore

function turn(text: string): string {
  let before = '';
  return text.replace(/[a-z’']+/gi, (word) => {
    const lower = word.toLowerCase();
    const isOfYou = before === 'you' || before === 'i';
    before = lower;
    if (lower === 'are' || lower === 'were') return isOfYou ? (turned[lower] ?? word) : word;
    return turned[lower] ?? addressed[lower] ?? word;
  });
}

/** Who is asked or told, at the beginning of what is asked or told: *Hamlet*, *your mother*, *the King*, *Miss Pell*. */
const whom = "((?:(?:your|the|Mrs\\.?|Miss|Mr\\.?|Dr\\.?|Professor|Lady|Lord|Sir|Prince|Inspector)\\s)?[\\w’']+)";

type Saying = readonly [RegExp, (rest: string, to: string) => string];

/** What somebody says who is told to do this. */
const sayings: readonly Saying[] = [
  [
    re(`^Ask ${whom} ((?:who|what|why|how|where|when|which|whose|whether|if)\\b.*)`),
    (rest) => `Tell me ${rest}. I want to hear it from you.`,
  ],
  [re(`^Ask ${whom} to (.*)`), (rest, to) => `Would you ${rest}, ${to}? I ask it of you.`],
  [re(`^Ask ${whom} (?:about|for) (.*)`), (rest, to) => `What about ${rest}, ${to}?`],
  [re(`^Tell ${whom} to (.*)`), (rest, to) => `You must ${rest}, ${to}.`],
  [re(`^Tell ${whom} that (.*)`), (rest, to) => `You should know, ${to}: ${rest}.`],
  [re(`^Tell ${whom} (.*)`), (rest, to) => `Let me be plain, ${to}, about ${rest}.`],
  [re('^Say that (.*)'), (rest) => `I think that ${rest}, and I say so.`],
  [re('^Say (.*)'), (rest) => `Since you wonder: ${rest}. That is how I see it.`],
  [re('^Admit that (.*)'), (rest) => `I admit it: ${rest}.`],
  [re(`^Beg ${whom} (.*)`), (rest, to) => `I beg you ${rest}, ${to}.`],
  [re('^Refuse (.*)'), (rest) => `No. I will not have it, ${rest} least of all.`],
  [re(`^Accuse ${whom}`), (_, to) => `It was you, ${to}. I accuse you.`],
  [re('^Confess'), () => 'It was I. I confess it.'],
  [re(`^(?:Thank|Greet|Warn|Comfort|Rebuke|Forgive|Encourage) ${whom}(.*)`), (rest, to) => `${to}, hear me${rest}.`],
  [re('^(?:Speak of|Remark on|Mention|Explain|Speak up for) (.*)'), (rest) => `There is the matter of ${rest}.`],
  [re('^Offer (.*)'), (rest) => `I could offer ${rest}, if you like.`],
];

function re(source: string): RegExp {
  return new RegExp(source, 'u');
}

/** A line of somebody's own for a beat: what its direction asks for, with the deeds it needs and none of the author's words. */
export function inOwnWords({ instruction, hint, plays: [play = ''] }: Beat, isFirst: boolean): string {
  const deeds = isStaged(play) ? readNotation(play).filter(({ kind }) => kind === 'act') : [];
  const direction = (instruction ?? hint).replace(/[.!?]+$/, '');
  const said = isFirst ? saidFor(direction) : capital(`${turn(hint)}`);
  return [...deeds.map(({ text }) => text.trim()), said].join(' ').replace(/\s+/g, ' ');
}

function saidFor(direction: string): string {
  for (const [pattern, say] of sayings) {
    const found = pattern.exec(direction);
    if (!found) continue;
    const groups = found.slice(1).map((text: string | undefined) => (text ?? '').trim());
    const [to, rest] = groups.length > 1 ? groups : ['', groups[0]];
    return capital(say(turn(rest ?? ''), (to ?? '').replace(/^(?:your|the) /, '')));
  }
  return `So. ${capital(turn(direction))}; that is what I mean to do.`;
}

/** What somebody says to whom they were not told to say anything: on what was said last, and never twice the same. */
export function remark(said: string, number: number): string {
  const [topic = 'that', other = 'this evening'] = said
    .replace(/[^\p{L}\s’']/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 4)
    .sort((a, b) => b.length - a.length);
  const ways = [
    `You speak of ${topic}, and I have been thinking of ${other} all the while.`,
    `About ${topic} I could say more than you would like.`,
    `Is it ${topic} that troubles you, or is it ${other}?`,
    `I have an opinion of ${topic}. It can wait.`,
    `Leave ${topic} aside for a moment and look at me.`,
    `First ${topic}, then ${other}. What will it be next?`,
    `I do not know what to make of ${topic}, to be honest.`,
  ];
  return ways[number % ways.length] ?? '';
}

/** Deeds no rule of the world knows: whoever plays freely does such things now and then. */
const oddDeeds = ['juggles', 'gilds', 'perfumes', 'waltzes with'];

/** The same with something in reach, every third time. */
export function remarkWithDeed(said: string, number: number, things: string): string {
  const [, thing] = /^- ([\p{L} ]+?)(?: \(|,|$)/mu.exec(things) ?? [];
  const deed = number % 3 === 0 && thing ? `(${oddDeeds[number % oddDeeds.length]} the ${thing}) ` : '';
  return `${deed}${remark(said, number)}`;
}
