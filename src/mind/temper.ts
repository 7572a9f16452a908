import type { Profile } from '../drama/profile.ts';

/** What somebody is like, each from 0 to 1. */
export interface Temper {
  /** Speaks before thinking. */
  readonly impulse: number;
  /** Joins in unasked. */
  readonly talk: number;
  /** Keeps things back. */
  readonly guard: number;
  /** Bears danger. */
  readonly nerve: number;
}

type Lean = readonly [trait: keyof Temper, by: number, words: RegExp];

/** What words of a persona say about a temper. */
const leanings: readonly Lean[] = [
  [
    'impulse',
    0.3,
    /\b(impulsive|hot[- ]?(headed|tempered|blooded)|rash|fiery|reckless|blurts?|short[- ]tempered|quick[- ]tempered|volatile|passionate|excitable|headstrong|fierce|temper|explosive|brash|hasty|heart on (her|his|their) sleeve|never thinks? (first|twice)|speaks? before|wears|enthusias\w+|exuberant|emotional|irrepressible)\b|冲动|急躁|火爆|暴躁|心直口快|性急|鲁莽|直性子|脾气大/,
  ],
  [
    'impulse',
    0.15,
    /\b(blunt|outspoken|direct|proud|jealous|young|loud|cheerful|warm|devoted|protective|spontaneous|playful|eager|lively|quick|joker|jokes?|restless|honest|frank|chatty|child|teenager|sentimental|loving)\b|直率|骄傲|年轻|热情|活泼|孩子|爱笑|开朗|护短/,
  ],
  [
    'impulse',
    -0.3,
    /\b(calculating|deliberate|cautious|careful|patient|measured|methodical|strategic|shrewd|reserved|guarded|disciplined|analytical|weighs|thoughtful|prudent|composed|cold|discreet|unhurried|never (rushes|hurries|raises)|thinks? (before|in|twice)|diplomat\w*|negotiator|chess|precise|stoic|controlled|self[- ]possessed)\b|谨慎|沉稳|深思|老谋深算|冷静|小心|克制|稳重|精明|慢条斯理|城府/,
  ],
  [
    'talk',
    0.3,
    /\b(talkative|chatty|gossip\w*|never stops talking|cannot keep quiet|garrulous|boastful|loud|sociable|outgoing|chatterbox|interrupts?|opinionated|loves to talk|big mouth)\b|话多|健谈|爱说|多嘴|大嗓门/,
  ],
  [
    'talk',
    -0.3,
    /\b(quiet|silent|taciturn|shy|withdrawn|laconic|few words|rarely speaks|says little|speaks? (little|seldom)|introvert\w*|timid|reticent|mute|retiring|keeps? to (himself|herself|themselves)|unobtrusive|invisible)\b|沉默|寡言|内向|害羞|话少|不爱说话|腼腆/,
  ],
  [
    'guard',
    0.3,
    /\b(secretive|guarded|discreet|suspicious|spy|hides?|hiding|secrets?|distrust\w*|wary|keeps? (his|her|their|its) (own )?counsel|never gives|poker|private|loyal|trained (to|not)|undercover|smuggler|con(man| man| woman| artist)|liar|blackmail\w*|thief|fugitive)\b|隐瞒|秘密|多疑|警惕|卧底|守口如瓶|间谍/,
  ],
  [
    'guard',
    -0.25,
    /\b(open|honest|frank|naive|trusting|guileless|transparent|artless|candid|heart on|innocent|cannot lie|confid\w+)\b|坦率|天真|单纯|藏不住/,
  ],
  [
    'nerve',
    0.25,
    /\b(brave|fearless|veteran|soldier|steady|unflappable|hardened|stoic|calm|tough|seasoned|warrior|captain|nerves? of|imperturbable|composed)\b|勇敢|老兵|镇定|不怕|强硬/,
  ],
  [
    'nerve',
    -0.25,
    /\b(nervous|anxious|timid|coward\w*|fearful|jumpy|skittish|frightened|fragile|panick\w*|easily (scared|startled|frightened))\b|胆小|紧张|害怕|怯|懦弱/,
  ],
];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A temper as a persona sounds. */
export function temperFrom(persona: string): Temper {
  const text = persona.toLowerCase();
  const temper = { impulse: 0.5, talk: 0.5, guard: 0.4, nerve: 0.5 };
  for (const [trait, by, words] of leanings) if (words.test(text)) temper[trait] = clamp(temper[trait] + by);
  return temper;
}

const read = new WeakMap<Profile, Temper>();

/** What the author said, and where nothing was said, what the persona sounds like. */
export function temperOf(profile: Profile): Temper {
  let temper = read.get(profile);
  if (!temper) {
    const { impulse, talk, guard, nerve, persona } = profile;
    const sounds = temperFrom(persona);
    temper = {
      impulse: impulse ?? sounds.impulse,
      talk: talk ?? sounds.talk,
      guard: guard ?? sounds.guard,
      nerve: nerve ?? sounds.nerve,
    };
    read.set(profile, temper);
  }
  return temper;
}

const fond =
  /\b(lov(e|es|ed|ing)|trust(s|ed)?|ador(e|es)|devoted|friend\w*|admir(e|es)|respect(s|ed)?|cherish\w*|fond|dear|loyal|likes?|grateful|proud of|protect\w*|mother|father|son|daughter|sister|brother|wife|husband|ally|confidante?)\b|爱|信任|朋友|敬|喜欢|感激|亲/g;
const cold =
  /\b(hat(e|es|ed)|distrust\w*|resent\w*|despis\w*|fear(s|ed)?|suspect\w*|rival|enemy|loath\w*|jealous|contempt\w*|betray\w*|afraid of|cheat\w*|liar|dislik\w*|wary|blames?|threat\w*|bitter|scorn\w*|bully|bullies|owes|mistrust\w*|never forgave)\b|恨|怀疑|讨厌|怕|敌|嫉妒|背叛|防着/g;

/** How far somebody is trusted, as what is felt for them sounds: −1 to 1. */
export function trustFrom(relationship: string): number {
  const text = relationship.toLowerCase();
  const balance = (text.match(fond)?.length ?? 0) - 1.3 * (text.match(cold)?.length ?? 0);
  return Math.max(-1, Math.min(1, balance * 0.4));
}
