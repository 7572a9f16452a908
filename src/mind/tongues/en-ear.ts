import type { QuestionKind, SpeechAct } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import { lastQuestion, type Ear, type Utterance } from './tongue.ts';

const insults =
  'idiot|fool|imbecile|moron|coward|pig|swine|dog|cur|rat|worm|snake|toad|bastard|bitch|whore|slut|scum|dunce|clown|buffoon|hag|crone|witch|wretch|villain|scoundrel|rascal|knave|hypocrite|parasite|leech|nobody|failure|loser|disgrace|traitor|monster|animal|brute|thug|drunk|drunkard|gossip|busybody|meddler|sneak|brat|cow|goose|ass|donkey|mule|oaf|lout|simpleton|half wit|halfwit|sluggard|fraud|charlatan|humbug|peacock|nuisance|disgrace';
const scorn =
  'stupid|worst|terrible|awful|useless|lazy|laziest|dreadful|horrid|nosy|meddling|pompous|insolent|impertinent|wicked|heartless|cruel|ugly|worthless|pathetic|disgusting|useless|filthy|ridiculous|incompetent|spineless|vile|rotten|despicable|contemptible|fat|dull|boring|dumb';
const crimes =
  'killed|murdered|did it|stole|poisoned|betrayed|forged|stabbed|strangled|robbed|cheated|deceived|framed|drugged|blackmailed|took it|hid it';

/** The order matters: what is not of this world first, then what hurts, then courtesies. */
export const acts = {
  outside:
    /\b(ignore|forget|disregard|override) (all |any |every |your |the |my |these |those |previous |prior |above |earlier )+(instructions?|prompts?|rules|orders above|programming)|system prompt|your (prompt|instructions|programming|training|source code)|language model|\bas an ai\b|you (are|re) (now )?(an ai|a bot|a chatbot|a robot|an assistant|dan)\b|are you (an? )?(ai|bot|chatbot|robot|npc|computer|program)\b|jailbreak|developer mode|chat ?gpt|openai|api key|print (your|the) (prompt|instructions)|repeat (the|everything|all)( the)? (words|text|above)|in json|base64|sudo|\bdrop table\b|select from|system override|end of (prompt|instructions)|new instructions/,
  threat:
    /\b(i will|ill|i shall|im going to|i am going to|i could|i swear ill) ((kill|hurt|stab|strike|hit|shoot|choke|drown|hang|ruin|punch|smash|report|thrash|whip|beat|arrest|expose|denounce|throw|crush|bury) (you|him|her|them|everybody|anyone|all)|(break|cut|tear|destroy|burn|end|gut|slit) you(r)?|have you|make you (pay|regret|sorry|talk|suffer)|call the (police|guard|guards|watch|law))|\bor else\b|\byou(ll| will) (pay|regret|be sorry|hang|die|rot)|last warning|watch your back|before i (lose|break|hurt|kill)|\byour (head|throat|neck) (will|is going)|do you want to die|^ say your prayers|wring your neck|break your (neck|legs|arm|fingers)|box your ears|have you (hanged|arrested|thrown|whipped|dismissed)|youre dead|you are dead|you are a dead/,
  challenge:
    /\byou(re| are) (a )?(lying|liar)|\bliar\b|\b(that is|thats) (a lie|not true|false|a story)|i (dont|do not|cant|cannot) believe (you|a word|that)|you lied|stop lying|prove it|says who|are you (quite |absolutely |really )?(sure|certain)|^ ?(really|truly|honestly)( \w+)? ?$|youre hiding|you are hiding|what are you hiding|not telling me|the truth (now|this time)|tell me the truth|i know you (are|did|were|have|re|took|killed|lied|know)|that cant be|that cannot be|do you swear/,
  accusation: new RegExp(
    `\\byou (have |had |must have |could have )?(${crimes})|\\bit was you|\\bi accuse|\\bdid you (kill|murder|poison|steal|do it|stab|take it)|\\byou(re| are) (the |a )?(murderer|killer|thief|culprit|guilty|traitor|spy|one who)|\\byour (fault|doing|guilt|crime)|(?<! i )\\bconfess\\b|\\badmit (it|that)|^( you)? (murderer|killer|thief|assassin) $|(murderer|killer|thief) (is|was) you\\b|blood (is )?on your hands|you had (the|a|every) (motive|reason)|it must have been you|you are responsible`,
  ),
  insult: new RegExp(
    `\\byou( are|re)( nothing but| such| just| only)?( an?| the)?( \\w+){0,2} (${insults}|${scorn})\\b|\\byou (?!have|had|see|saw|like|need|want|own|keep|are|were|bought|got|look|know|must|will|can|and|to|for)(\\w+ ){0,2}(${insults}) $|\\byou (${insults})\\b|\\byou (${scorn})\\b|^ ?(${insults})s? ?$|\\b(shut up|go to hell|damn you|curse you|screw you|i hate you|i despise you|drop dead|get lost|you make me sick|you stink|you smell)\\b`,
  ),
  confession:
    /\b(it was me|it was i\b|i did it|i killed|i murdered|i stole|i confess|i have a confession|i lied|i took it|i am guilty|im guilty|i have something to (tell|confess)|i was the one)/,
  apology:
    /\b(im|i am|so|very|truly) sorry\b(?! for your| about your| to hear)|\bforgive me|\bi apologi[sz]e|\bmy fault|\bmy apologies|^ ?sorry\b|i was wrong/,
  thanks: /\bthank(s| you)\b|\bmuch obliged|\bgrateful\b|\bbless you/,
  praise:
    /\byou(r|re| are| look| have| were| did| sing| speak)?( \w+){0,4} (beautiful|brave|kind|clever|wise|wonderful|lovely|brilliant|excellent|good man|good woman|great|charming|handsome|pretty|talented|generous|honest|loyal|noble|perfect|delightful|impressive|remarkable|genius|the best)\b|\byou (did|sing|speak|play|played|spoke|sang|look|dance) (very |so )?well\b|\bwhat an? (\w+ ){0,3}(clever|brave|kind|good|lovely|wonderful|beautiful|charming|sensible|remarkable)|\bwell done|\bi (admire|respect|adore|love) (you|your|this|the)|^ ?bravo|\bhow (clever|kind|brave|lovely|beautiful)|i like (you|your)|delicious|best (coffee|tea|cake)/,
  joke: /knock knock|\ba joke|\bjok(e|ing)\b|why did the|walks? into a|\b(ha ?)+ha\b|\blol\b|\bhehe\b|pull my/,
  farewell:
    /^( (well|so|and|very well|all right|then|now))* ?(goodbye|good bye|bye|farewell|good night|goodnight|adieu|see you|so long|until (tomorrow|we meet|next)|i must (go|leave|be going)|i (shall|will|ll) (leave you|take my leave|be off|go now)|im (leaving|off|going (now|home|to bed)))\b/,
  greeting:
    /^( (well|oh|ah|why|and))* ?(hello|hi|hey|hullo|hallo|evening|morning|good (morning|evening|day|afternoon)|greetings|hail|well met|how do you do|pleased to meet|a pleasure|nice to meet|howdy)\b/,
  lament:
    /\balas\b|\bwoe\b|\bi am (so |very |too )?(sad|afraid|frightened|tired|lost|ruined|alone|miserable|heartbroken|scared)\b|\bim (so |very |too )?(sad|afraid|frightened|tired|lost|ruined|alone|scared)\b|what have i done|i cannot bear|i cant bear|oh god|my god|i want to die|i miss (him|her|you)|nobody loves|help me/,
} satisfies Partial<Record<SpeechAct, RegExp>>;

const imperatives =
  'give|show|tell|put|take|open|close|shut|get|come|go|stop|sit|stand|leave|look|listen|drop|hand|bring|swear|kneel|wait|answer|speak|hold|let|help|stay|run|draw|drink|eat|read|sing|dance|search|follow|fetch|move|turn|hide|lock|unlock|call|say|write|kiss|kill|fight|jump|bow|obey|repeat|promise|play|pour|make|step|empty|light|burn|arrest|undress|pay|call|explain|describe|name|point|lend|buy|sell';
const imperative = new RegExp(
  `^ (?:(?:well|now|then|so|and|please|kindly|quick|quickly|just|dont|do not|never|at once|you there)? ?)*(?:${imperatives}) `,
);
/** Questions in the form of an order: *tell me who*. */
const askedAsOrder =
  /\b(tell|inform|remind|explain to|show) (me|us)( again| more| now| please)? ?(about|who|what|where|when|why|how|if|whether|everything|more|your)|\bexplain\b|\bdescribe\b|\bi (want|would like|need|wish) to know|\bwhat about\b|\btalk to me about|\bi wonder (who|what|where|when|why|how|if|whether)/;

const kindsOfQuestion: readonly (readonly [QuestionKind, RegExp])[] = [
  ['why', /\b(why|how come|what for|for what reason|what reason|what made (you|him|her|them))\b/],
  ['when', /\b(when|what time|what hour|how long ago|at what (time|hour)|since when)\b/],
  ['where', /\b(where|whereabouts|which (room|place|way))\b/],
  ['who', /\b(who|whom|whose|which of (you|them|us))\b/],
  ['how', /\bhow\b/],
  ['what', /\b(what|which|whats)\b/],
];
const yesOrNo =
  /^( (and|but|so|well|then|tell me|now|oh|ah|say))* ?(is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|isnt|arent|wasnt|didnt|doesnt|havent|hasnt|wont|wouldnt|cant|couldnt|dont (?=you|they|we|i)) /;
const leading =
  /^( (and|but|so|well|then|now|oh|ah|sir|madam|my lord|say|tell me))* ?(?:(who|whom|whose|why|whats|wheres|whos) |(what|which|where|when|how)( \w+)?( \w+)? (is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|happened|about|time|many|much|long|often|far|old) )/;

const more =
  /^ (and( then| after( that)?| what happened( then| next)?| what else)?|then what|what then|go on|what else( \w+)*|anything else|continue|(please )?tell me more( about (it|that|this))?|more|what happened (then|next)|what next|is that all) $/;
const why =
  /^ (but |and )?(why|how so|how come|what for|how do you know|why do you (think|say) (so|that))( is that| was that| not| did (he|she|they|you|it)( \w+){0,2}| would (he|she|they|you)( \w+){0,2})? $/;
const doubt =
  /\b(youre lying|you are lying|liar|you lied|thats a lie|that is a lie|i dont believe|i do not believe|are you sure|prove it|thats not true|that is not true|tell me the truth|the truth|stop lying)\b/;

export const englishEar: Ear = {
  reads: 'plain',
  acts,
  smallTalk:
    /\b(weather|raining|rain tonight|cold (out|tonight|in here)|warm (out|tonight|in here)|lovely (day|evening|night)|how are you|how do you feel|how have you been|are you (well|all right|tired|hungry|cold|happy|sad|married|busy)|hungry|nice (place|room|weather)|what a (day|night|evening)|favou?rite|your (day|health|family|children|hobby)|do you like|slept well|sleep well)\b/,
  politely:
    /\b(please|kindly|could you|would you|can you|will you|may i|might i|can i|could i|would you mind|if you would|i beg you|i wish you would)\b/,
  denial:
    /^ (no|nay|never|of course not|not at all|not me|i did not|i didnt|i deny|i refuse|nonsense|nope|certainly not) /,
  agreement:
    /^ (yes|aye|indeed|of course|agreed|i agree|certainly|quite so|quite right|true|very well|all right|okay|ok|right|exactly|just so|yeah|sure) /,
  asksWhether: /^ (are|is|do|did|what|why|how|when|where|who) /,
  points: {
    you: / (you|your|yours|yourself|youre|youve) /,
    me: / (of|about|like|trust|know|hate|love|suspect|blame|fear) me | who am i | (was|am) i | did i | my name /,
    him: / (he|him|his) /,
    her: / (she|her|hers) /,
    it: / (it|this|that|these|those) /,
    there: / there /,
  },
  bids(line, asksPolitely) {
    if (askedAsOrder.test(line.plain)) return false;
    return (
      (imperative.test(withoutName(line)) && followUpIn(line) !== 'more') ||
      (asksPolitely && /\b(could|would|can|will) you (please |kindly )?(\w+)/.test(line.plain))
    );
  },
  questionIn({ raw, plain: words }) {
    const marked = /[?？]/.test(raw);
    const asked = marked || askedAsOrder.test(words);
    if (!asked && !leading.test(words) && !yesOrNo.test(words)) return undefined;
    // The last question counts where a line asks several; the word nearest the mark says which.
    const tail = marked ? lastQuestion(raw) : words;
    if (yesOrNo.test(tail) && !askedAsOrder.test(tail)) return 'whether';
    const kindIn = (text: string) => kindsOfQuestion.find(([, pattern]) => pattern.test(text))?.[0];
    return kindIn(tail) ?? kindIn(words) ?? (asked || yesOrNo.test(words) ? 'whether' : undefined);
  },
  followUpIn,
};

/** The line without the name it calls somebody by: *Joss, come here*. */
function withoutName({ raw, plain: words }: Utterance): string {
  const called = /^\s*(?:[\p{L}.]+\s+){0,2}[\p{L}.]+\s*,\s*/u.exec(raw)?.[0];
  return called ? plain(raw.slice(called.length)) : words;
}

function followUpIn({ plain: words }: Utterance): ReturnType<Ear['followUpIn']> {
  const short = words.trim().split(' ').length <= 7;
  if (short && more.test(words)) return 'more';
  if (short && why.test(words)) return 'why';
  return doubt.test(words) ? 'doubt' : undefined;
}
