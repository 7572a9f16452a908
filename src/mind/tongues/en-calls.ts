import { isVerb, verbForms } from '../../world/lexicon/verbs.ts';
import { knownVerb } from '../../world/verbs/verb-index.ts';
import type { Calls } from './calls.ts';
import { bindsInEnglish, onwardInEnglish, turnsInEnglish, wholeInEnglish } from './en-parting.ts';

const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const units = 'one two three four five six seven eight nine'.split(' ');
const age = new RegExp(
  `\\b(?:(${teens.join('|')})|(${tens.slice(1).join('|')})(?:-(${units.join('|')})|-odd)?|(\\d\\d))\\b(?! years?\\b(?! old)| (?:minutes|pounds|feet|guineas|times))`,
  'i',
);

/** What is ordered where people are served. */
const fare =
  'coffee|coffees|tea|latte|espresso|cappuccino|chamomile|cocoa|chocolate|water|milk|juice|beer|wine|ale|whisky|whiskey|brandy|port|sherry|gin|rum|cup|glass|pot|drink|drinks|something|food|cake|bread|toast|soup|sandwich|bun|biscuit|biscuits|pie|egg|eggs|snack|meal|supper|breakfast|usual|nuts|sugar';
/** Verbs that are the same when they tell of the past: *Gus put it there* may tell of him. */
const tellsAlike = new Set(
  'saw left felt found fell lay wound bore rose shot ground bound led met sat put hit set let cut hurt cost read beat bet burst quit shut spread split think know like love hate want need mean well right back'.split(
    ' ',
  ),
);

/** What anybody does all the time. */
const isPassing = /^(?:look|go|come|say|speak|talk|try|do|mean|ask|think|get|wait|stand|sit|be|have|tell|feel|stare)$/;

/** What stands after a verb that bids. */
const afterBidding = new Set(
  'me us him her it them the a an my your that this up down out some something anything for to with at now please away over'.split(
    ' ',
  ),
);

/** After what a name at the end of a piece calls somebody. */
const closesInEnglish =
  /(?:^| )(?:leave|left|leaves|stay|stayed|remain|remained|get|got) behind$|^(?:who|what)(?:s| is| are| was| were) (?!.*ing for$).* (?:for|like)$|^(?:(?:i|id|i would|i want|may i|can i|could i|let me) .*)(?:speak|talk|chat|have a word) (?:to|with)$|(?:^| )(?:ok|okay|alright|right|well|here|there|now|then|again|today|tonight|up|down|back|away|you|me|so|too|much|really|isnt it|arent you|dont you|morning|evening|night|day|afternoon|sorry|thanks|please|it|that|quiet|luck|late|yet|already)$(?<!(?:is|was|are|were|be|been|isnt|wasnt) (?:it|that|you|here|there))(?<!(?:of|to|about|from|with|for|by|like|than|know|see|saw|trust|love|hate|and|or) (?:that|you|me))/;

/** How people call one another in English. */
export const englishCalls: Calls = {
  words: {
    mother: 'mother|mum|mummy|mom|mommy|mama|mamma|mater',
    father: 'father|dad|daddy|papa|pater',
    son: 'son|my son|my boy',
    daughter: 'daughter|my girl',
    brother: 'brother',
    sister: 'sister|sis',
    uncle: 'uncle',
    aunt: 'aunt|auntie|aunty',
    nephew: 'nephew',
    niece: 'niece',
    cousin: 'cousin',
    wife: 'wife',
    husband: 'husband',
    grandmother: 'grandmother|granny|grandma|gran',
    grandfather: 'grandfather|grandpa|grandad',
    friend: 'friend|my friend|my dear friend|my good friend|mate|pal|buddy',
    child: 'child|kid|kiddo|little one',
    doctor: 'doctor|doc|physician|medic',
    king: 'king|sire|my liege|your grace',
    queen: 'queen|your grace',
    prince: 'prince|lord prince|lord hamlet',
    princess: 'princess',
    detective: 'detective|inspector',
    butler: 'butler',
    maid: 'maid|housemaid',
    driver: 'driver|taxi driver|cabbie|cabby',
    student: 'student|scholar',
    guard: 'guard|watchman|sentry|watch|soldier',
    barista: 'barista|waitress|waiter',
    partner: 'partner',
    professor: 'professor|prof',
    captain: 'captain',
    ghost: 'ghost|spirit|apparition',
    councillor: 'councillor|my lord councillor|counsellor',
    master: 'master',
    mistress: 'mistress',
    host: 'landlord|landlady|innkeeper|boss|chef|barkeep|barman|barmaid|bartender|guvnor|gaffer',
    majesty: 'your majesty|majesty|your royal majesty',
    highness: 'your highness|highness|your royal highness',
    lord: 'my lord|milord|my good lord|your lordship|my prince|good my lord',
    lady: 'my lady|milady|lady|your ladyship|dear lady|my dear lady',
    sir: 'sir|mister|mr|good sir|my good man|my good sir|kind sir|my dear sir',
    madam: 'madam|maam|madame|mam|gracious madam|good madam',
    mrs: 'mrs|missus',
    miss: 'miss|ms|young miss',
    girl: 'girl|little girl|lass|lassie|my girl|missy|my dear girl',
    boy: 'boy|lad|laddie|sonny|my lad|my boy|young fellow|little boy',
    'young-man': 'young man|young sir|young fellow',
    'young-lady': 'young lady|young woman',
    'old-man': 'old man|old fellow|old chap|grandad|old timer|old sir',
    'old-lady': 'old lady|old woman|granny',
    'elder-sister': 'sister',
    'elder-brother': 'brother|bro',
    'elder-man': 'big man|big fellow|big guy',
    'elder-woman': 'my good woman',
    two: 'you two|both of you|the two of you|you both|the pair of you|two of you|you pair',
    all: 'everyone|everybody|guys|all|all of you|you all|yall|you lot|you people|folks|friends|my friends|ladies and gentlemen|lords and ladies|people|every one of you|one and all|anyone|anybody|somebody|someone',
    men: 'gentlemen|gents|lads|boys|my lords|sirs|good sirs|fellows|chaps',
    women: 'ladies|girls|my ladies',
  },
  leads:
    /^(?:well|eh|hm|hmm|huh|um|uh|er|erm|lol|omg|thx|ty|cheers|ok so|psst|oh|ah|o|hey|hi|hello|hullo|hallo|hail|ho|ahoy|yo|so|and|but|now|then|yes|yeah|aye|no|nay|ok|okay|right|all right|alright|look|look here|listen|listen to me|see here|wait|stop|stop it|hush|quick|quickly|please|excuse me|pardon me|pardon|forgive me|i beg your pardon|beg pardon|sorry|so sorry|im sorry|im so sorry|i am sorry|i am so sorry|my apologies|thank you|thanks|thank you so much|thank you very much|many thanks|bless you|welcome|good (?:morning|evening|day|afternoon|night)|morning|evening|afternoon|goodnight|goodbye|bye|farewell|adieu|cheers|come|come on|come here|come now|go on|say|tell me|i say|wow|damn|god|truly|honestly|really|why|what|how now|shut up|sit down|stand up|get up|wake up|calm down|hold on|be quiet|quiet|silence|believe me|trust me|help|help me|help us|dont worry|never mind|well done|bravo|congratulations|good luck|happy birthday|here|there|you there|you|of course|indeed|certainly|exactly|very well|very good|good|dear|dearest|my|my dear|my dearest|my poor|my good|my sweet|poor|sweet|old|young|little|kind|noble|honest|gentle|gracious|brave|mr|mrs|miss|ms|mister|dr|doctor|sir|madam|lord|lady|king|queen|prince|captain|uncle|aunt|cousin|brother|sister|father|mother|master|whats up|see you|see you later|i love you|i hate you|i forgive you|to you|after you)(?= |$)/,
  trails:
    /^(?:mate|dear|my dear|darling|sweetheart|love|pal|buddy|dude|friend|my friend|old friend|old chap|old man|old boy|please|there|sir|maam|madam|miss|then|now|again|too|of course|yourself|all|senior|junior)(?= |$)/,
  joins: /^(?:and|plus)(?: the| my| our)?(?= )/,
  goesOn: (rest) => onwardInEnglish.test(rest),
  thingsIn: () => [],
  articles: /^(?:the|a|an|our)(?= )/,
  turnsTo: (before, after) =>
    before.split(' ').length > 1 &&
    turnsInEnglish.test(after) &&
    (closesInEnglish.test(before) || !bindsInEnglish.test(before)),
  bids: (rest) => {
    const [first = '', second] = rest.split(' ');
    if (first === 'be' || (first === 'do' && second === 'not')) return second !== undefined;
    const goes = second === undefined || afterBidding.has(second);
    const isAsked = / (?:will|would|wont|cant|can|could) (?:you|ya)$| please$/.test(rest);
    return first.length > 2 && goes && isVerb(first) && (isAsked || !tellsAlike.has(first));
  },
  closes: new RegExp(`${closesInEnglish.source}|${wholeInEnglish.source}`),
  binds: bindsInEnglish,
  tells:
    /^(?:is|was|has|had|does|did|will|would|can|could|says|knows|thinks|wants)(?! (?:it|that|this|he|she|there|you|i|we|they|the|my|your|any(?:one|body)|some(?:one|body)|not) )\b|^\w{3,}ed /,
  several: {
    two: /\b(you two|both of you|(the )?two of you|you both|the pair of you)\b/,
    all: /\b(all of you|you three|you four|(?:the )?(?:three|four) of you|you all|yall|you lot|which of you|one of you|any of you|each of you|every one of you|who (here|among you|of you)|(does|can|could|will|would|has|is) (any|some)(one|body)(?! (see|hear|ask|tell|know) you))\b/,
  },
  wanted: {
    serving: new RegExp(
      ` (?:(?:one|two|three|another|some|a|an|the)(?: \\w+){0,2} (?:${fare})(?: \\w+){0,3} (?:please|pls|plz|to go|then)|(?:can|could|may|might) (?:i|we|one) (?:please )?(?:get|have|order)(?: \\w+){0,4} (?:${fare})|(?:ill|i will|let me|we will|well|i want to|id like to) (?:have|take|get|order|try)(?: \\w+){0,3} (?:${fare})|(?:ill|i will|can i|could i|id like to) (?:have|take|get) (?:the same|(?:whatever|what) (?:s?he|they)(?:s| is| are| re)? (?:having|had|drinking))|(?:the )?same (?:for me|again)|(?:id|i would|wed) (?:like|love|kill for)(?: \\w+){0,3} (?:${fare})|(?:give|bring|pour|get|make|serve|fetch|sell) (?:me|us)(?: \\w+){0,3} (?:${fare})|i (?:need|want)(?: \\w+){0,3} (?:${fare})|(?:do|have) you (?:have|got|serve|sell|do)(?: \\w+){0,3} (?:${fare})|what(?:s| is) (?:on the menu|the damage|on tap|there to (?:eat|drink)|(?:good|nice|best|hot|fresh|decent)(?: to (?:eat|drink))?(?: in)?(?: (?:here|tonight))?(?= $)|for (?:supper|dinner|breakfast))|what do you (?:recommend|serve|have to (?:eat|drink))|how much (?:is|are|does|do i owe|for)(?: \\w+){0,4}(?: cost| coffee| tea)?|how much(?= $)|how(?:s| is) business|(?:when|what time|till when) do you (?:open|close|shut)|are you (?:still )?(?:open|closed|closing)|(?:best|worst|good|great|terrible|awful|horrible|disgusting|lovely|nice|delicious|wonderful|amazing|cold|weak|strong|bitter) (?:\\w+ ){0,1}(?:coffee|tea|espresso|cake|beer|soup)|the (?:bill|check) please|(?:the|a) menu|what (?:does|do) (?:that|it|they|this|these|one) cost|(?:strongest|cheapest|hottest) (?:thing|drink|coffee)|(?:can|could|may) (?:i|we) (?:please )?(?:get|have) (?:another|the same|one more|a refill)|(?:the )?same again|(?:is|are) there(?: \\w+){0,3} (?:seat|seats|table|tables|stool|stools|chair|place|places|room|space)(?: \\w+){0,2} (?:free|left|empty|open|at the (?:bar|counter)|for (?:me|us|one|two|three|four))|(?:a|any) (?:free|empty|spare) (?:seat|table|stool|place|chair)|(?:table|room) for (?:one|two|three|four)|another (?:one|round) please|take my (?:coat|hat|umbrella|bag|things)|(?:for sale|do you sell)|(?:too|so|very|rather|bit|awfully) (?:expensive|dear|pricey)|overpriced|rip off|a discount|cheaper|not paying(?: \\w+){1,5}) `,
    ),
    driving:
      / (?:(?:take|drive|run) (?:me|us) (?:to|home|back)|(?:a|any) (?:lift|ride|cab|taxi) (?:to|home|back|from)|how (?:much|far|long) (?:(?:is it|would it (?:be|cost|take)|does it (?:cost|take)) )?to (?:the|get)|your (?:cab|taxi|meter|passengers?|fares?)|(?:fare|fares|passenger|passengers)(?: \w+){0,3} (?:you|youve|youd)) /,
    healing:
      / (?:(?:im|i am|i feel|i am feeling|im feeling|he is|hes|she is|shes) (?:ill|sick|faint|hurt|wounded|bleeding|dizzy|poorly|unwell)|is (?:he|she) (?:breathing|still alive)|fetch a doctor|call a doctor|(?:my|his|her) (?:head|chest|arm|leg|hand|heart|stomach|back|foot) (?:hurts|aches|is bleeding)|feel (?:his|her|my) pulse|check (?:his|her|my) pulse) /,
  },
  quotesYou: / (?:what (?:do|did|does) (?:you|that) mean|you (?:just )?said|did you (?:just )?say|mean by) /,
  doing: (words) =>
    [...words.matchAll(/(?<= (?:you|youre|keep|stop|quit|that|your|are|still) )(\w+ing)(?= )/g)].flatMap(
      ([, word = '']) =>
        verbForms(word).flatMap(({ lemma }) => (isPassing.test(lemma) ? [] : [lemma, knownVerb(lemma) ?? lemma])),
    ),
  asksWhoIs:
    / (?:which (?:one )?of you (?:is|are)|who (?:here |of you |among you )(?:is|are)|is (?:one|any) of you|are (?:any|one) of you|is there|which one (?:of you )?is) (?:the |a |an |called |named )?([a-z]+) /,
  placed: (piece) => {
    const [, where] =
      / (?:you|man|woman|sir|lady|gentleman|fellow|one|somebody|whoever|friend)(?: there)?(?: is| are)? (behind|under|beneath|in|on|inside) /.exec(
        piece,
      ) ?? [];
    const found = where === 'beneath' ? 'under' : where === 'inside' ? 'in' : where;
    return found === 'behind' || found === 'under' || found === 'in' || found === 'on' ? found : undefined;
  },
  describes: {
    person:
      / (?:the|that|this) ((?:(?!the |that |this |is |was |are )\w+ ){0,3}?)(man|woman|lady|girl|boy|gentleman|fellow|guy|chap|bloke|lad|person|(?<=(?:big|large|tall|fat|small|little|short|thin|old|young|grey|silver) )one) (?:(?:in|with|wearing|holding|who has|by|at|near) ((?:\w+ ){1,5}))?/,
    called:
      /^ (?:(?:hey|oi|hello|hi|excuse me|and|so|well|yes) )*((?:(?:the|young|old|big|little|tall|fat) )*)(you|man|woman|lady|girl|boy|gentleman|fellow|guy|chap|bloke|lad|dude|sir|madam|miss)(?: there| over there)? (?:in|with|wearing|holding|behind|carrying|at|by) (?:the |a |an |your |that |those |all that )?((?:\w+ ){1,4})/,
    male: /^(man|boy|gentleman|fellow|guy|chap|bloke|lad|dude|sir)$/,
    female: /^(woman|lady|girl|madam|miss)$/,
    old: / ?(old|elderly|grey haired|white haired|silver) /,
    young: / ?(young|boy|girl|lad) /,
    alike: ['big large huge broad stout fat', 'small little short tiny', 'thin lean skinny', 'grey silver white'],
  },
  youAre:
    / (?:you(?: must be|re| are| were| call yourself)|are you)(?: surely| then| really| not| hardly| truly| actually)* (?:the|a|an|his|her|no|much of a|any) ((?:[a-z]+ ){1,3})/,
  iAsked:
    /^ ?(?:(?:no|but|and|well|excuse me|please) )*i(?:m| am| was)? (?:asked|asking|meant|(?:talking|speaking|spoke|talked) (?:to|with)) (?:the |that |our )?([a-z ]+?) ?$/,
  spares: /^ ?(?:(?:no|oh|sorry|wait) )*not (?:you|him|her)(?: |$)/,
  owned: {
    you: ' your (?:own |dear |poor |new |old |beloved |little |good |precious |wicked )?',
    me: ' my (?:own |dear |poor |new |old |beloved |little |good |wicked )?',
  },
  ageIn(text) {
    const [, teen, ten, unit, figures] = age.exec(text) ?? [];
    if (teen) return 10 + teens.indexOf(teen.toLowerCase());
    if (figures) return Number(figures);
    if (!ten) return undefined;
    return 10 * (1 + tens.indexOf(ten.toLowerCase())) + (unit ? 1 + units.indexOf(unit.toLowerCase()) : 0);
  },
  asYou: (text, name) =>
    text.includes(name)
      ? text
          .replaceAll(name, ' you ')
          .replace(/ (?:mr|mrs|miss|ms|doctor|dr|the|that|old|young|king|queen|prince|lord|lady) you /g, ' you ')
          .replace(
            / you (is|was|has|does) /g,
            (_, verb: string) => ` you ${{ is: 'are', was: 'were', has: 'have', does: 'do' }[verb] ?? verb} `,
          )
      : text,
  kinIn: (text) => /^my (?:own |first |old |dear )?([a-z]+)/i.exec(text)?.[1]?.toLowerCase(),
};
