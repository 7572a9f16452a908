/** What a sentence does to whoever hears it, as far as a face shows it at once. */
export type WordStirring = 'insult' | 'accusation' | 'threat' | 'praise' | 'joke';

/** Tried in order: what hurts is heard first. A rough ear will do, for it moves brows and nothing else. */
const ears: readonly (readonly [WordStirring, RegExp])[] = [
  [
    'threat',
    /\b(?:i(?:'ll| will| shall)|i am going to) (?:kill|hurt|stab|hang|ruin|break|destroy|have you)|\byou(?:'ll| will) (?:pay|regret|hang|die)|\bor else\b|杀了你|宰了你|要你好看|你死定了/,
  ],
  [
    'accusation',
    /\byou (?:have |must have )?(?:killed|murdered|stole|poisoned|betrayed|lied|forged|did it)|\bit was you\b|\bi accuse\b|\bmurderer\b|\bthief\b|\bliar\b|\btraitor\b|\badmit it\b|\bconfess\b|凶手|小偷|骗子|是你(?:干|做|杀|偷)/,
  ],
  [
    'insult',
    /\byou (?:are |'re )?(?:an? |such a )?(?:\w+ )?(?:idiot|fool|coward|pig|swine|dog|rat|worm|snake|bastard|wretch|villain|scoundrel|knave|hypocrite|brute|oaf|fraud|disgrace|liar)\b|\bhow dare you\b|\bdamn you\b|\bshut up\b|\bget out\b|白痴|混蛋|笨蛋|滚/,
  ],
  [
    'praise',
    /\b(?:well done|thank you|i love you|my love|darling|dearest|sweet(?:heart)?|you are (?:kind|brave|beautiful|good|wonderful)|congratulations|bless you)\b|谢谢|我爱你|亲爱的|太好了/,
  ],
  ['joke', /\b(?:ha,? ha|haha|joke|jest|funny|just kidding|pun)\b|哈哈|开玩笑/],
];

export function wordStirringOf(sentence: string): WordStirring | undefined {
  const plain = sentence.slice(-mostLetters).toLowerCase().replaceAll('’', "'");
  return ears.find(([, ear]) => ear.test(plain))?.[0];
}

/** A sentence is no longer than this; of longer ones the end is heard. */
export const mostLetters = 240;
