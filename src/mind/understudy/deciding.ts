import type { Pace } from '../../drama/decision.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { decidingWeights } from './deciding-weights.ts';
import type { Feeling } from '../feeling.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Temper } from '../temper.ts';

/** A moment of decision, as the one who decides has it: who they are, what they want, and what just reached them. */
export interface Situation {
  readonly temper: Temper;
  readonly feeling: Pick<Feeling, 'tension' | 'anger' | 'spirits'>;
  readonly persona: string;
  readonly goal: string;
  /** What they look back on. */
  readonly memory: string;
  /** Where they are and what they look like there. */
  readonly environment: string;
  /** What was said, if something was. */
  readonly heard: Heard | undefined;
  /** How frightening what was done is, 0 to 1. */
  readonly fright: number;
  /** To whom it was said or done. */
  readonly addressed: 'self' | 'room' | 'other';
  /** How far they trust whoever it came from; nothing if they are nobody to them. */
  readonly trust: number | undefined;
  /** It touches something they keep back. */
  readonly isSecret: boolean;
  readonly isHidden: boolean;
  /** It names them, or what they want. */
  readonly stake: number;
  /** Somebody they care for is at the receiving end. */
  readonly isForFriend: boolean;
}

const hold =
  /\b(not (be|get|give|let|wake|speak|answer|react|rise)|without (being|speaking|a word|answering|giving)|unseen|unnoticed|unheard|hear the|overhear|learn (which|what|where|who)|listen|wait(ing|s)? (for|until|him|her|them|out)|let (him|her|them|the|\w+) (talk|finish|speak|sweat|come|think|blow|walk|run)|silence|quiet(ly)?|still|dignity|avoid|stay out|remain|keep (out|still|silent|quiet)|outlast|ignore|give (him|her|them|nothing)|nothing (away|to)|finish|rest(ed)?|calm|blow over|drive (him|her|them) out|on the (very )?edge|order)\b|不(被|让|出声|说|动|露|问)|让.{1,6}(自己|说|先)|等|听|躲|藏|沉住|喝完|回家/;
/** Others are to move first, or are to get nothing. */
const leaves =
  /^(to )?(let|have|leave|deny|refuse|keep|wait|hold|stay|remain|honou?r)\b|\b(give|leave|offer|show|owe)s? (\w+ ){0,3}(no|nothing|neither)\b|^(让|守|等|不)/;
/** Their way with words is what is told of them. */
const voice =
  /\b(speaks?|spoke|says?|said|words?|sentences?|voice|tongue|talks?|talked|utter\w*|unreadable|furniture|blank|mute|stare|looks? at|sworn?|oath|vow\w*)\b|话|开口|声|誓/;
const balance =
  /\b(without|and not|neither|nor|until|before|unless|so that|while|in a way|as many|at a price|prove|persuade|convince|make \w+ (like|see|trust|believe|tell)|get \w+ to|keep (both|\w+ (talking|in|on|alive|from))|save|bring|win|buy time|negotiat\w+|decide|choose|settle|find out|expose|protect|hide|conceal|pass|do right|own up|prepare|stop both|tell \w+ that)\b|又不|既|而不|决定|劝|保住|说服|争取|套出|稳住|用最少|先.{1,8}再/;
const mannersOfHolding =
  /\b(silence|silent|pauses?|waits?|waiting|few words|says? (little|nothing)|speaks? (little|seldom)|patien(t|ce)|deaf|watches|listens|above and beyond|not (his|hers|theirs)|tedious|quiet life|tactful|half asleep|better manners|trained|unseen|invisible|ghost|monk|novice|sniper|spy|reports|content|mind(s|ing)? (his|her|their) own|weather|none of (his|her)|forbids|holds? a pause|rules through)\b|话少|不问|闲事|不说|沉默|不爱说|从不替|看破/;
const mannersOfWeighing =
  /\b(learned|exact|method\w*|planner|plans|plan|counts?|calculat\w*|arithmetic|careful|cautious|training|rehears\w*|diplomat\w*|treaties|lawyer|doctor|accountant|negotiat\w*|interpreter|leader|captain|patient|thirty years|third generation|knows which|never argues|just|guarded|reliable|responsib\w*|measured|strateg\w*|judge|detective|professor|adviser|counsellor|minister|midwife|cold as|stubborn|weighs|looks? at every|before (she|he|they) lets?|considers)\b|宰相|掌柜|算|冷静|克制|三遍|老臣|深思|指令|沉稳|谋/;
const mannersOfBursting =
  /\b(cannot keep|can't keep|incapable of|no brakes|tongue|gets there before|thin-skinned|shout\w*|giddy|laugh\w*|furious|breathless|warm|chatter|nerves|loves|lives for|adores?|jokes?|brave|talks? big|fuse|quick|drill|below thought|instinct|reflex|temper|proud|first (job|council|time)|weeks in|magnificent|interested in|fond|mild|gentle|easy-going|cheerful|young|naive)\b|火气|一点就着|胆子|要哭|从不肯|直|急|温和|丫鬟|徒弟/;
const child =
  /\b(five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|child|boy|girl|kid|toddler|little)\b,?|岁|孩子|小孩/;
const lesson =
  /\b(silence|said too much|shouted|lost|last time|never again|promised|warned|learned|told him not|swore|regret\w*|mistake|paid for|cost (him|her|them)|taught|patience|waited)\b|上次|答应过|教训|后悔|发过誓|忍/;
const concealed =
  /\b(behind|under|inside|hidden|hiding|unseen|crouch\w*|barrel|crates?|curtain|wardrobe|eavesdrop\w*|from the (dark|shadow)|next (carrel|room)|in the wings|rooftop|stowaway)\b|藏|躲|屏风后|帘后|偷听/;

const bites: readonly SpeechAct[] = ['insult', 'threat', 'accusation', 'challenge'];
const soothes: readonly SpeechAct[] = ['praise', 'thanks', 'apology', 'greeting', 'confession', 'lament'];

/** What counts for and against each pace, each about 0 to 1. */
export function traitsOf(situation: Situation): Record<string, number> {
  const { temper, feeling, persona, goal, memory, environment, heard, fright, addressed, trust } = situation;
  const toSelf = addressed === 'self' ? 1 : 0;
  const acts = heard?.acts ?? [];
  const is = (...wanted: readonly SpeechAct[]) => (acts.some((act) => wanted.includes(act)) ? 1 : 0);
  const says = (text: string, pattern: RegExp) => (pattern.test(text.toLowerCase()) ? 1 : 0);
  const goalWords = /\p{Script=Han}/u.test(goal) ? goal.length / 2 : goal.split(/\s+/).length;
  const isUrgent = heard?.tone === 'urgent' ? 1 : 0;
  return {
    self: toSelf,
    other: addressed === 'other' ? 1 : 0,
    impulse: (temper.impulse - 0.5) * 2,
    talk: (temper.talk - 0.5) * 2,
    guard: (temper.guard - 0.4) * 2,
    fright: Math.min(1, fright + feeling.tension * 0.5),
    urgent: isUrgent * (addressed === 'other' ? 0.5 : 1),
    asked: heard?.asks ? toSelf : 0,
    bitten: is(...bites) * (toSelf || 0.4),
    soothed: is(...soothes) * toSelf,
    ordered: is('order', 'request') * toSelf,
    news: heard && !heard.asks && toSelf && !is('order', 'request', ...bites) ? 1 : 0,
    deed: heard ? 0 : 1,
    hold: says(goal, hold),
    leaves: says(goal, leaves),
    voice: says(persona, voice),
    balance: says(goal, balance),
    long: Math.min(1, Math.max(0, (goalWords - 6) / 10)),
    holding: says(persona, mannersOfHolding),
    weighing: says(persona, mannersOfWeighing),
    bursting: says(persona, mannersOfBursting),
    child: says(persona, child),
    lesson: says(memory, lesson),
    concealed: Math.max(situation.isHidden ? 1 : 0, says(`${environment} ${goal} ${persona}`, concealed)),
    secret: situation.isSecret ? 1 : 0,
    stake: situation.stake,
    friend: situation.isForFriend ? 1 : 0,
    stranger: trust === undefined && addressed !== 'self' ? 1 : 0,
    distrust: Math.max(0, -(trust ?? 0)),
    fond: Math.max(0, trust ?? 0),
    anger: feeling.anger,
    spirits: Math.max(0, feeling.spirits),
  };
}

export type Weighed = Readonly<Record<Pace, number>>;

/** How much speaks for each pace; together 1. */
export function weigh(situation: Situation): Weighed {
  const sums = [...(decidingWeights['base'] ?? [0, 0, 0])];
  const add = (name: string, by: number) =>
    decidingWeights[name]?.forEach((weight, pace) => (sums[pace] = (sums[pace] ?? 0) + weight * by));
  for (const [trait, value] of Object.entries(traitsOf(situation))) add(trait, value);
  const [fast = 0, slow = 0, silence = 0] = sums.map((sum) => Math.exp(sum));
  const all = fast + slow + silence;
  return { fast: fast / all, slow: slow / all, silence: silence / all };
}

export function likeliest(weighed: Weighed): Pace {
  const { fast, slow, silence } = weighed;
  return silence >= fast && silence >= slow ? 'silence' : fast >= slow ? 'fast' : 'slow';
}
