import type { BodyTongue } from './tongue.ts';

export const english: BodyTongue = {
  senses: {
    oath: /^(swear|swears|sworn|vow|oath|god|gods|god's|heaven|heavens|honou?r|truth|upon)$/,
    greeting:
      /^(hello|hail|welcome|greetings|good-?bye|farewell|morning|evening|morrow|sir|madam|lord|lady|majesty|thanks?)$/,
    no: /^(no|not|never|nothing|none|nobody|nowhere|neither|nor|cannot|without)$|n['’]t$/,
    number:
      /^(one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|first|second|third|once|twice|\d+)$/,
    heart: /^(love|loves|loved|heart|hearts|soul|dear|dearest|beloved|grief|sorrow)$/,
    mind: /^(think|thought|know|knew|remember|understand|wonder|guess|suppose|mad|mind|dream|dreamt)$/,
    please: /^(please|pray|beg|beseech|forgive|help|mercy|pity)$/,
    all: /^(all|every|everything|everyone|everybody|whole|world|always|everywhere|great|huge|enormous|many|much|kingdom|forever)$/,
    small: /^(little|small|tiny|bit|few|slight|only|just|barely|almost)$/,
    up: /^(up|above|high|higher|rise|sky|stars?|crown|king)$/,
    down: /^(down|below|under|low|beneath|grave|dead|death|fall|fell|earth)$/,
    there: /^(there|yonder|he|she|him|her|they|them|those|that|this|here|away|outside)$/,
    you: /^(you|your|yours|yourself|thou|thee|thy|thine)$/,
    self: /^(i|me|my|mine|myself|i['’](m|ve|ll|d))$/,
  },
  slight:
    /^(a|an|the|of|to|in|on|at|and|or|but|if|is|are|was|were|be|been|it|its|as|so|for|with|by|do|did|does|has|have|had|would|will|shall|should|could|can|may|must|than|then|from|into|about|our|we|us|his|what|who|how|why|when|where|which)$/,
  stirrings: {
    threat:
      /\b(?:i(?:'ll| will| shall)|i am going to) (?:kill|hurt|stab|hang|ruin|break|destroy|have you)|\byou(?:'ll| will) (?:pay|regret|hang|die)|\bor else\b/,
    accusation:
      /\byou (?:have |must have )?(?:killed|murdered|stole|poisoned|betrayed|lied|forged|did it)|\bit was you\b|\bi accuse\b|\bmurderer\b|\bthief\b|\bliar\b|\btraitor\b|\badmit it\b|\bconfess\b/,
    insult:
      /\byou (?:are |'re )?(?:an? |such a )?(?:\w+ )?(?:idiot|fool|coward|pig|swine|dog|rat|worm|snake|bastard|wretch|villain|scoundrel|knave|hypocrite|brute|oaf|fraud|disgrace|liar)\b|\bhow dare you\b|\bdamn you\b|\bshut up\b|\bget out\b/,
    praise:
      /\b(?:well done|thank you|i love you|my love|darling|dearest|sweet(?:heart)?|you are (?:kind|brave|beautiful|good|wonderful)|congratulations|bless you)\b/,
    joke: /\b(?:ha,? ha|haha|joke|jest|funny|just kidding|pun)\b/,
  },
};
