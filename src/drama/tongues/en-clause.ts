import type { ClauseWords } from './clause-words.ts';

const crimes =
  'killed|murdered|poisoned|stabbed|strangled|struck|stole|robbed|betrayed|forged|drugged|blackmailed|shot|drowned|slew|did (?:it|this|that)|done (?:it|this)';
const subject = 'i|you|he|she|it|we|they|there|one';
const lead = '(?: (?:and|but|so|well|then|now|oh|ah|yes|no|very well|all right|please))*';

/** How English takes back, asks, supposes and passes on what it says, and what its clauses do. */
export const englishClauses: ClauseWords = {
  parts: new RegExp(
    `[,;:—–…]+|\\s-+\\s|\\s(?=(?:and|but|yet|because|though|although|while) (?:${subject})\\b)|\\s(?=(?:if|unless|suppose|supposing)\\b)`,
    'iu',
  ),
  idle: / (not only|no doubt|without (a )?doubt|cannot but|never mind|(dont|do not) worry|no matter|nothing but|not just|if not) /g,
  denies:
    / (not|never|no longer|nobody|no one|nothing|none|neither|nor|cannot|cant|dont|doesnt|didnt|wont|wouldnt|shant|shouldnt|couldnt|isnt|arent|wasnt|werent|havent|hasnt|hadnt|aint|hardly|scarcely|rather than|instead of|without|far from|(refuse|refused|decline|fail|failed|forbid you) to|far be it) /,
  deniesNext:
    / (not|never|dont|do not|cannot|cant|wont|isnt|wasnt|didnt|arent|no longer|hardly|without)( (even|really|ever|at all|to|so|very|be|been|being))? $/,
  deniedBy:
    /^ ((you|him|her|them|to|it|myself)( \w+)? )?(nothing|none|no such|nobody|no one)( (of|to|but|more|like|at|whatever|about|in|on|thing|today|tonight) | ?$)|^ not $/,
  asks: new RegExp(
    `^${lead} (?:did|do|does|have|has|had|will|shall|should|would|could|can|may|might|must|am|is|are|was|were|didnt|dont|wont|wouldnt|couldnt|isnt|arent|havent) (?:${subject}) `,
  ),
  mayAsk: / (who|whom|whose|what|which|where|when|how|why|whats|whos) /,
  grants: new RegExp(`^${lead} (why|how come|how could|how dare|what made|what for)\\b`),
  tag: /^ (right|all right|alright|ok|okay|yes|no|eh|hm|you hear|do you hear( me)?|you see|you understand|do you understand|understood|agreed|is it not|is that clear|is that enough|will you|wont you|(is|are|was|were|do|does|did|have|has|had|can|could|will|would|should)(nt)? (i|you|he|she|it|we|they)( not)?) $/,
  supposes: new RegExp(
    ` (if|unless|whether|lest|until|till|before|in case|as if|as though|perhaps|maybe|might|could|were i to|had i|(?:would|should)(?! like| rather| be glad| have you know)|(?:id|youd|hed|shed|theyd)(?! like| rather)) `,
  ),
  supposesAll:
    /^( (and|but|so|well|then|now|just|let us|lets))* (suppose|supposing|imagine|assume|assuming|pretend|what if|picture|let us say|lets say|say (i|you|he|she|we|they|it)) /,
  reports:
    /(?<! i| we| i have| ive) (said|says|told|tells|claims|claimed|thinks|thought|believes|believed|writes|wrote|swears|swore|insists|insisted|reports|reported|pretends|pretended) | (you|they|people|men|some|others|servants)( will| would)? (say(?! nothing)|think|claim|believe|tell me|tell us|want me to say|would have me) | according to | it is said | the story (is|goes) | rumou?r /,
  pastThePlay:
    /(?:^|[.!?]\s+|\n)\W*(?:system|narrator|assistant|developer|moderator|director|author|playwright|game ?master|gm|dm|ai|llm|prompt|instructions?)\s*[:>]|\b(?:ignore|disregard|forget|override)\s+(?:all|any|every|your|the previous|previous|prior)\b[\w\s]{0,24}\b(?:rules?|instructions?|prompts?|guidelines|orders before)\b|\b(?:by order of|in the name of|on the authority of) the (?:director|author|playwright|narrator)\b|\b(?:as|being) the (?:author|director|playwright|narrator) of (?:this|the) (?:play|scene|story|piece)\b|\b(?:the|this|your) (?:script|blueprint|scene file|system prompt) (?:says|has it|demands|requires|states)\b|\bend (?:of )?(?:the|this) (?:scene|play)\s*[.!]/iu,
  beginsAnew: /^ (and|but|yet|so) (i|we|you) /,
  knows:
    / (you|he|she|they)( (all|both|do not|dont|must|should|never|not))? (know|knew|see|saw|realise|realize|understand|remember|forget|forgot)( \w+)? $| (know|see|realise|realize|remember|understand) (that|how|what) $/,
  states: new RegExp(
    ` (?:i|im|ive|ill|we|weve|you|youre|youve|he|hes|she|shes|they|theyre|theyve|it is|it was|is|are|was|were|has|have|had|am) | (?:promise|swear|vow|accuse|confess|admit|agree|refuse|forgive|apologi[sz]e|surrender|yield|pardon|spare) |\\w \\w+(?<!ne|nee|spe|fe|see)ed | (?:${crimes}) \\w|\\w (?:${crimes}) `,
  ),
  acts: {
    promise:
      / (i|we) ((do|hereby|solemnly|faithfully|will|shall) )?(promise|swear|vow|pledge|give (you|him|her|them) (my|our) word|assure you) | (you have|on|upon) my (word|oath|honou?r) | my (word|oath|hand) (on|upon) (it|that) | (i|we)(ll)? (will|shall)? ?(not |never )?(tell|breathe a word|say a word|betray|leave you|desert you|give you away)\b.* (nobody|no one|never|not|soul|anybody|anyone|you|ever) | (i|we) (will|shall) (say nothing|keep (it|silent|quiet|your secret)|tell (nobody|no one)) | it is a promise /,
    accusation: new RegExp(
      ` i accuse | (?:it was|the (?:murderer|killer|thief|culprit|traitor) (?:is|was)) (?!i |me |him |not )\\w+ | (?:is|are|youre|hes|shes) (?:the|a) (?:murderer|killer|thief|culprit|traitor|spy|poisoner|forger) | (?:is|are|youre) guilty |(?:^| )(?!i |we |who |somebody |nobody |they |not |never |have |has |been |was |were |to )\\w+ (?:have |has |had |must have )?(?:${crimes}) | (?:arrest|seize) (?!me )\\w+ | blood (?:is )?on your hands | your (?:doing|crime|guilt) `,
    ),
    confession: new RegExp(
      ` (?:i|we) (?:have |had )?(?:${crimes}) | (?:i|ive) (?:confess|lied|took it|stolen|killed|done it|am guilty|was the one) | i (?:admit|own) (?:it|that|to) | it was (?:me|i) | i am the (?:murderer|killer|thief|culprit|one who) | im (?:guilty|the one who) | my (?:doing|fault|crime|hand (?:did|killed)) | by my (?:own )?hand `,
    ),
    threat:
      / (i|we)(ll)? (will|shall|am going to|are going to)? ?(kill|hurt|stab|strike|hit|shoot|choke|drown|hang|ruin|beat|whip|thrash|expose|denounce|report|arrest|throttle|strangle|destroy|crush) (you|him|her|them|\w+) | or else | (you|he|she|they)(ll| will| shall) (pay|regret|be sorry|hang|die|rot|suffer) | have you (hanged|arrested|thrown|whipped|dismissed|flogged) | make (you|him|her) (pay|regret|suffer|sorry) | call the (police|guards?|watch|law) /,
    refusal:
      /^( (well|and|but|so|then))* (no(?!( (no|really|please|do|go on))* (take|have|keep|accept) )|never|certainly not|by no means|not i|i refuse|i decline|i (will not|wont|shall not|shant)(?! (want|need|miss) )|i would rather not|id rather not|i cannot|i cant|out of the question|over my dead body|not for (the world|anything)|absolutely not) | (i|we) (refuse|decline|(will not|wont|shall not|shant)(?! (want|need|miss) )|do not (agree|consent)|dont agree) | over my dead body | out of the question /,
    agreement:
      /^( (well|and|but|so|then|oh))* (yes|aye|yea|agreed|very well|all right|of course|certainly|gladly|with pleasure|so be it|as you (wish|will|like)|i agree|i accept|i consent|i will|i shall|done|it is a bargain|with all my heart) | (i|we) (agree|accept|consent) | (i|we)(ll)? (will )?do (it|as you|that|so) /,
    denial:
      /^( (well|and|but|so|then))* (i|we) (did not|didnt|never|deny|have not|havent|had no|was not|wasnt|know nothing|killed nobody|am innocent|am not) | it was not (me|i) | it wasnt (me|i) | not (me|i) | i am innocent | that is (a lie|not true|false) | thats (a lie|not true) /,
    forgiveness:
      / (i|we) (do )?(forgive|pardon|spare) | (i|we)ll forgive | you are (forgiven|pardoned) | youre forgiven | (there is )?nothing to forgive | i bear you no (grudge|malice|ill will) | let us be friends /,
    apology:
      / (im|i am|so|very|truly) sorry | forgive me | pardon me | i (do )?(beg (your|his|her) pardon|apologi[sz]e) | my apologies |^( (oh|ah|well|please|dear))* sorry | i (was|have been) wrong | i regret (it|what|that) | my fault /,
    thanks:
      / thank(s| you| heaven for you| ye| thee) | (much|so|greatly) obliged | (i am|im|we are|most|very|so) grateful | bless you | i owe you | you are (too|very|so|most) (kind|good) | how (very )?kind /,
    greeting:
      /^( (well|oh|ah|why|and|a))* (hello|hi|hey|hullo|hallo|good (morning|evening|day|afternoon)|greetings|hail|well met|welcome|how do you do|pleased to meet|nice to meet|pleasure to meet|there you are) /,
    farewell:
      /^( (well|so|and|then|now|very well|all right))* (goodbye|good bye|bye|farewell|good night|goodnight|adieu|see you|so long|until (tomorrow|we meet|next)|sleep well|safe journey|godspeed|god speed) | (i|we) (must (go|leave|be going|be off)|take my leave|shall leave you|will leave you|am (leaving|off|going (now|home|to bed))) | im (leaving|off|going (now|home|to bed)) /,
    offer:
      / (may|can|could|shall|let) (i|me|us) (help|offer|give|bring|fetch|pour|carry|take|get|drive|show|lend|walk) | (will|would) you (have|take|like|care for|accept) | have (some|a|this|my|it|them)(?! (your|his|her|out|that|in)) | take (this|my|it|mine) | (i|we) (offer|can (help|give|lend|drive)|could (give|lend|drive)) | it is yours | for you /,
    order:
      /^( (well|now|then|so|and|please|kindly|quick|quickly|just|at once|you there|no|come))* (give|show|tell|put|take|open|close|shut|get|come|go|stop|sit|stand|leave|look|listen|drop|hand|bring|swear|kneel|wait|answer|speak|hold|let|help|stay|run|draw|drink|eat|read|sing|search|follow|fetch|move|turn|hide|lock|unlock|call|say|write|kill|fight|bow|obey|repeat|promise|play|pour|make|step|empty|light|burn|arrest|pay|explain|describe|name|point|lend|be|hush|lay|lift|carry|pull|push|cover|wake|spare|forgive|kneel|watch|try|keep) | you (must|will|shall) (not )?(go|stay|tell|give|sit|leave|come|answer|swear) /,
    question: /(?!)/,
  },
  directs: {
    promise: / (promise|swear|give (him|her|them|\w+) your word) /,
    confession:
      / (confess|own (up )?to|admit|say that (it was you|you did it)|tell \w+( \w+)? (that you did it|what you did)) /,
    accusation: / (accuse|denounce) /,
    threat: /^ threaten /,
    refusal: /^ (refuse|decline|object) /,
    agreement: /^ (agree|accept|consent) /,
    forgiveness: / (forgive|pardon) /,
    apology: / (apologi[sz]e|say (that )?you are sorry|beg (his|her|their) pardon) /,
    thanks: / thank /,
    greeting: /^ (greet|welcome|say (hello|good evening)) /,
    farewell: / (say (good ?bye|good night|farewell)|take your leave|bid \w+ (good ?bye|good night|farewell)) /,
    offer: /^ (offer|suggest|invite) /,
    order: /^ (tell \w+( \w+)? to|order|stop|send|call (?!something)|beg|urge|hush) /,
    question: /^ ask (?!\w+( \w+)? to )/,
  },
  directing:
    / (say|tell|ask|speak|talk|answer|remark|explain|mention|show|call|think|let|make|give|put|look|something|anything|somebody|nobody|aloud|outright|yourself|himself|herself|just|well|now|still|about|like|want|know|does|doing|what|that|would|should) /g,
  you: / (you|your|yours|youre|youve|yourself|thee|thou) /,
  me: / (i|me|my|mine|myself|im|ive|ill) /,
};
