import { inPlaceOf, withoutCause, withoutComplaint } from './en-complaints.ts';
import type { QuestionKind } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import { isVerb } from '../../world/lexicon/verbs.ts';
import { isCommand } from './en-commanding.ts';
import { englishActs } from './en-signs.ts';
import { lastQuestion, type Ear, type Utterance } from './tongue.ts';

const imperatives =
  'give|show|tell|put|take|open|close|shut|get|come|go|stop|sit|stand|leave|look|listen|drop|hand|bring|swear|kneel|wait|answer|speak|hold|let|help|stay|run|draw|drink|eat|read|sing|dance|search|follow|fetch|move|turn|hide|lock|unlock|call|say|write|kiss|kill|fight|jump|bow|obey|repeat|promise|play|pour|make|step|empty|light|burn|arrest|undress|pay|call|explain|describe|name|point|lend|buy|sell';
const imperative = new RegExp(
  `^ (?:(?:well|now|then|so|and|please|kindly|quick|quickly|just|dont|do not|do|never|at once|you there)? ?)*(?:${imperatives}) `,
);
/** *Drive me to the airport*: any verb with whom it is done to or for. */
const doesForOne = (words: string): boolean => {
  const [, verb = ''] =
    /^ (?:(?:please|then|now|just|so|and) )*(\p{L}{3,}) (?:me|us|him|her|them|my|your) /u.exec(words) ?? [];
  return verb !== '' && isVerb(verb) && !tells.test(verb);
};
/** *You needn't stand there. Do sit down.* */
const laterSentences = (raw: string): string[] =>
  raw
    .split(/(?<=[.!?…])\s+/)
    .slice(1)
    .filter((sentence) => !sentence.includes('?'));
/** Less than so many words only lead up to something: *Look. …*, *Hold on. …* */
const fewest = 3;
const isOrder = (raw: string): boolean => {
  const line = { raw, plain: plain(raw) };
  if (wordCount(line.plain) < fewest || askedAsOrder.test(line.plain)) return false;
  return imperative.test(withoutName(line)) || isCommand(uncalled(raw));
};
const wordCount = (words: string): number => words.trim().split(' ').length;
/** What is said of oneself or felt, with nobody named before it. */
const tells =
  /^(thank|thanks|love|miss|hate|like|bless|damn|excuse|pardon|forgive|believe|trust|beg|poor|dear|got|sorry|hope|wish|guess|suppose|see|saw|know|knew|mind|does|did|was|has|had|for|with|about|from|not)$/;
/** An order in the form of a wish: *I need a drink*. */
const longs =
  /^ (?:well |oh |god |please )*(?:i|we) (?:need|want|could use|could do with|would like|fancy)(?: \w+){0,2} (?:drink|coffee|tea|water|brandy|wine|beer|whisky|food|bread|cake|soup|biscuit|something to (?:eat|drink)|cup of \w+|glass of \w+) /;
/** Questions in the form of an order: *tell me who*. */
const askedAsOrder =
  /\b(tell|inform|remind|explain to|show) (me|us)( again| more| now| please)? ?(about|who|what|where|when|why|how|if|whether|everything|more|your)|\btell (me|us) (an?|one|some|something|another)\b|\bexplain\b|\bdescribe\b|\bi (want|would like|need|wish) to know|\bwhat about\b|\btalk to me about|\bi wonder (who|what|where|when|why|how|if|whether)/;

/** *Would you open it?* asks for it; *would you ever?*, *can you swim?* and *what would you do?* ask about it. */
const asksToDo =
  /^(?!.* (what|who|whom|where|when|why|how|which) .*(could|would|can|will) you )(?=.*\b(could|would|can|will) you (please |kindly |just |perhaps )?(?!(ever|never|really|still|not|be|have|do|like|rather|say|die|kill|fight|marry|choose|prefer|know|want|trust|forgive|believe|lie|remember|feel|think|miss|love|hate|see|hear|smell|agree|regret|recognise|recognize|understand|imagine|honestly|actually|also|always|keep a secret|leave (denmark|home|here|your))\b)(?!(cook|swim|dance|sing|read|write|drive|fly|play|ride|sew|whistle|sleep|shoot) $)\w+)/;

const kindsOfQuestion: readonly (readonly [QuestionKind, RegExp])[] = [
  ['why', /\b(why|how come|what for|for what reason|what reason|what made (you|him|her|them))\b/],
  ['when', /\b(when|what time|what hour|how long ago|at what (time|hour)|since when)\b/],
  ['where', /\b(where|wheres|whereabouts|which (room|place|way))\b/],
  ['who', /\b(who|whos|whom|whose|which of (you|them|us))\b/],
  ['how', /\b(how|hows)\b/],
  ['what', /\b(what|which|whats)\b/],
];
const yesOrNo =
  /^( (and|but|so|well|then|tell me|now|oh|ah|say|excuse me|sorry|hey|hi|hello|please|u+m+|u+h|er+m?|ok|okay|wait|never mind|yeah|no|hm+|wow|lol))* ?(is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|isnt|arent|wasnt|didnt|doesnt|havent|hasnt|wont|wouldnt|cant|couldnt|dont (?=you|they|we|i)) /;
const leading =
  /^( (and|but|so|well|then|now|oh|ah|sir|madam|my lord|say|tell me|excuse me|sorry|hey|hi|hello|please|u+m+|u+h|er+m?|ok|okay|wait|never mind|yeah|no|hm+|wow|lol))* ?(?:(who|whom|whose|why|whats|wheres|whos) |(what|which|where|when|how)( \w+)?( \w+)? (is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|happened|about|time|many|much|long|often|far|old) )/;

/** *So do I*, *nor am I*: no question. */
const alike =
  /^ (so|neither|nor) (do|am|have|did|was|would|can|could|will|should|had|is|are) (i|we|they|he|she|you|it) (?!.*\?)/;

/** What is called out by who comes in: nobody is asked anything. */
const knocks =
  /^ ((hello|hi|hey|hallo|hullo|oh|um|er|excuse me|sorry) )*((is )?(any|some)(one|body) (home|there|here|in|about|at home)|am i (interrupting|disturbing|intruding)( you| anything| something)?|is (this|it) (a )?(bad|good|wrong|right) (time|moment)|sorry to (barge|butt|burst|walk) in) $/;

const more =
  /^ (and( then| what did (you|he|she|they) do( then| next| after( that)?)?| after( that)?| what happened( then| next)?| what else)?|then what|what then|go on|what else( \w+)*|anything else|continue|(please )?tell me more( about (it|that|this))?|more|what happened (then|next)|what did (you|he|she|they) do (then|next|after( that)?)|what next|is that all|so what happened|so then what|such as( what)?|like what|like who|for (example|instance)|namely|and that is|you( have|ve)?( already| just)? (said|told)( me| us)? (that|this|it|so|as much)( already| before| once| twice)*) $/;
const why =
  /^ (but |and )?(why|how so|how come|what for|how do you know|why do you (think|say) (so|that))( is that| was that| not| did (he|she|they|you|it)( \w+){0,2}| would (he|she|they|you)( \w+){0,2})? $/;
const doubt =
  /\b(youre lying|you are lying|liar|you lied|thats a lie|that is a lie|i dont believe|i do not believe|are you (?:quite |absolutely |really |so |very )?(?:sure|certain|positive)|prove it|thats not true|that is not true|tell me the truth|the truth|stop lying|you dont say|no way|you cant be serious|you must be joking|is that (really )?(so|true|right)|^ (oh |and )?(really|truly|seriously|honestly|for real|is it|did you|did he|did she|does he|does she|was he|was she|is he|is she|do you|have you|are you)( now| really| though)? $)(?= |$|\b)/;

const plea =
  /^ (oh |come on |go on |pretty |but |just )*(please|pretty please|i beg (of )?you|i insist|just (this )?once|for me|be a (dear|sport))( please)? $/;
/** *And Dora?*, *what about the other one?*, *no, I meant the butler*, *I said the ring, not the key*. */
const resumed =
  /^(?:and|or|but|so|well)[,\s]+(?!(?:then|why|what|which|whose|whom|how|when|where|who|after|so|now|is|are|was|were|do|does|did|have|has|can|could|will|would|if|i|he|she|they|it|we|anyway|yet|please)\b)([^,.!?]{1,40})\?+$|^(?:(?:and|but|so|well|then|ok|okay)[,\s]+)*(?:what|how) about ([^,.!?]{1,40})\?*$|^(?:(?:no|nope|sorry|oh|wait|um|er|well|actually|not him|not her|not that)[,.!\s]+)*(?:i (?:mean|meant|was asking about|asked about|am asking about|said)|i'm asking about|i was talking about)\s+(?!that\b|it\b|what\b|so\b|i\b|you\b|to\b|by\b|nothing\b|no\b)([^,.!?]{1,40}?)(?:,? not [^.!?]*)?[.!?]*$/i;

export const englishEar: Ear = {
  reads: 'plain',
  acts: englishActs,
  smallTalk:
    /\b(weather|raining|rain tonight|cold (out|tonight|in here)|warm (out|tonight|in here)|lovely (day|evening|night)|how are you|how do you feel|how have you been|are you (well|all right|tired|hungry|cold|happy|sad|married|busy)|hungry|nice (place|room|weather)|what a (day|night|evening)|favou?rite|your (day|health|family|children|hobby)|slept well|sleep well)\b/,
  politely:
    /\b(please|kindly|could you|would you|can you|will you|may i|might i|can i|could i|would you mind|if you would|i beg you|i wish you would)\b/,
  denial:
    /^ (no|nay|never|of course not|not at all|not me|i did not|i didnt|i deny|i refuse|nonsense|nope|certainly not) /,
  agreement:
    /^ (yes|aye|indeed|(so|neither|nor) (do|am|have|did|was|would|can|could|will) i|me too|same here|of course|agreed|i agree|certainly|quite so|quite right|true|very well|all right|okay|ok|right|exactly|just so|yeah|yep|sure|never mind|nevermind|forget it|fine|i see|got it|fair enough|mm|mhm|hm|hmm|cool|whatever) /,
  asksWhether: /^ (are|is|do|did|what|why|how|when|where|who) /,
  points: {
    you: / (you|your|yours|yourself|youre|youve) /,
    me: / (of|about|like|trust|know|hate|love|suspect|blame|fear) me | who am i | (was|am) i | did i | my name /,
    him: / (he|him|his) /,
    her: / (she|her|hers) /,
    it: / it | (?:this|that|these|those) (?:$|(?:is|was|are|were|one|ones|thing|things|too|then|now|for|from|to|with|mean|means|belong|belongs|in|on|at|of|about|here|there|before|again|all|really|not|yours|his|hers|mine|so|do|does|did|go|go|come|please|instead|anyway|away|back|down|up|off|open|or|and) )/,
    there: / there /,
  },
  yours: / (?:your|yours) /,
  bids(line, asksPolitely) {
    if (askedAsOrder.test(line.plain)) return false;
    if (laterSentences(line.raw).some(isOrder)) return true;
    const isOrdered =
      imperative.test(withoutName(line)) ||
      doesForOne(withoutName(line)) ||
      (!line.raw.includes('?') && isCommand(uncalled(line.raw)));
    return (
      (isOrdered && followUpIn(line) !== 'more') ||
      longs.test(line.plain) ||
      (asksPolitely && asksToDo.test(lastQuestion(line.raw)))
    );
  },
  questionIn({ raw, plain: words }) {
    if (knocks.test(words) || alike.test(words)) return undefined;
    const marked = /[?？]/.test(raw);
    const asked = marked || askedAsOrder.test(words);
    if (!asked && !leading.test(words) && !yesOrNo.test(words)) return undefined;
    // The last question counts where a line asks several; the word nearest the mark says which.
    const tail = marked ? lastQuestion(raw) : words;
    if (yesOrNo.test(tail) && !askedAsOrder.test(tail)) return 'whether';
    return kindIn(tail) ?? kindIn(words) ?? (asked || yesOrNo.test(words) ? 'whether' : undefined);
  },
  followUpIn,
  withoutHelpers: (words) =>
    words.replace(
      / (?:will|may|can|must|might)(?= (?:i|you|he|she|it|we|they|this|that|there|not|be|the|my|your|any\w+|some\w+|no\w+) )/g,
      ' ',
    ),
  fully: (raw) => withoutCause(withoutComplaint(raw)).replace(/[^.!?…]+\?/g, written),
  resumes: ({ raw }) => resumed.exec(raw.trim())?.slice(1).find(Boolean)?.trim(),
  inPlaceOf,
};

/** What a question leaves out before such words, in everyday talk. */
const leftOut: readonly (readonly [before: string, left: RegExp])[] = [
  [
    'are ',
    /^you (?:(?:not|really|still|feeling|always|ever|quite|very|so) )*(?:all right|alright|ok|okay|well|sure|serious|tired|married|hungry|thirsty|cold|warm|busy|lost|hurt|ill|sick|alone|afraid|scared|drunk|mad|crazy|new|angry|sad|happy|from|in|a|an|the|his|her|their|[a-z]+ing)\b/i,
  ],
  ['do ', /^you (?:know|like|want|remember|believe|trust|live|work|sleep|drink|smoke|hear|need|think) (?!what\b)\w+/i],
  ['have ', /^you (?:ever|never) (?:been|seen|had|met|done|heard|tried|thought|wanted|\w+ed)\b/i],
  ['have you ', /^(?:ever|never|always) (?:been|seen|had|met|done|heard|tried|thought|wanted|\w+ed)\b/i],
  ['have you ', /^(?:seen|met|been|eaten|got|lost|tried|heard) (?!what|who|where|why|how)\w+/i],
  [
    'do you ',
    /^(?:want|need|fancy|like|know|remember|mind|live|work|sleep|miss|hear|feel) (?!what|who|where|why|how|that\?|this\?)\w+/i,
  ],
  [
    'is there ',
    /^(?:any|anything|something|anybody|anyone) (?:else |more |new |wrong |good )?(?:to|in|on|for|here|wrong|left)\b/i,
  ],
];

/** Other ways to ask somebody why they do what they do, and the plain one: *What keeps you up driving?* asks why they like driving. */
const whys: readonly (readonly [asks: RegExp, plainly: string])[] = [
  [/^how come you (?!are|were|have|had|did|do|can|never)/i, 'why do you '],
  [
    /^what (?:keeps|kept|keep) you (?:(?:up|out|at it|going|so late|all night|in the habit of|at|on) )*(?=\w+ing\b)/i,
    'why do you like ',
  ],
  [/^what (?:keeps|kept|keep) you (?=in |at |on |behind )/i, 'why do you work '],
  [
    /^what (?:made|makes|got|drove) you (?:to )?(?:want to )?(?:become |be |go into being )?(?=an? )/i,
    'why did you become ',
  ],
  [
    /^what (?:made|makes|got|drew|drove|brought) you (?:to )?(?:into |take up |go into |go in for |choose |start )/i,
    'why did you become, get into ',
  ],
  [
    /^how did you (?:come to be|end up(?: as| being)?|get to be|wind up(?: as)?|start(?: out)?(?: as)?|get started(?: as)?) (?=an? |in )/i,
    'why did you become ',
  ],
  [/^how did you (?:get into|come to|end up|start|get started in) (?=\w+ing\b|the )/i, 'why did you become, get into '],
  [
    /^what (?:do|did) you (?:get out of|see in|find in|like about|love about|enjoy about) (?=\w+ing\b|being )/i,
    'why do you like ',
  ],
];

/** A sentence that asks, with what it leaves out: *Ever been abroad?* is *have you ever been abroad?* */
function written(sentence: string): string {
  const [, space = '', text = ''] =
    /^(\s*(?:[\p{L}.’' ]{2,24},\s+)?(?:(?:and|so|but|hey|oh|well)[,\s]+)*)(.*)$/isu.exec(sentence) ?? [];
  const [asked, plainly] = whys.find(([asks]) => asks.test(text)) ?? [];
  if (asked !== undefined) return `${space}${text.replace(asked, plainly ?? '')}`;
  const [before] = leftOut.find(([, left]) => left.test(text)) ?? [];
  return before === undefined ? sentence : `${space}${before}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** *Where were you when he died?* asks where: of several question words the first counts, of two readings of one the fuller. */
function kindIn(text: string): QuestionKind | undefined {
  let [first, kind]: [number, QuestionKind | undefined] = [Infinity, undefined];
  for (const [one, pattern] of kindsOfQuestion) {
    const at = text.search(pattern);
    if (at >= 0 && at < first) [first, kind] = [at, one];
  }
  return kind;
}

/** The line without the name it calls somebody by: *Joss, come here*. */
const withoutName = ({ raw, plain: words }: Utterance): string => (named.test(raw) ? plain(uncalled(raw)) : words);
const named = /^\s*(?:[\p{L}.]+\s+){0,2}[\p{L}.]+\s*,\s*/u;
const uncalled = (raw: string): string => raw.replace(named, '').trim();

function followUpIn({ plain: words }: Utterance): ReturnType<Ear['followUpIn']> {
  const short = words.trim().split(' ').length <= 7;
  if (short && more.test(words)) return 'more';
  if (short && why.test(words)) return 'why';
  if (plea.test(words)) return 'plea';
  return doubt.test(words) ? 'doubt' : undefined;
}
