import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { Unforeseen } from './ad-libs.ts';

/** How a sort of line sounds, in small letters without marks, a space at both ends; the first that fits is what the line is. */
export interface SortSign {
  readonly sort: AdLibSort;
  readonly sign: RegExp;
  readonly unless?: RegExp;
  readonly only?: (line: Unforeseen) => boolean;
}

const is = (sort: AdLibSort, sign: RegExp, more: Pick<SortSign, 'unless' | 'only'> = {}): SortSign => ({
  sort,
  sign,
  ...more,
});

const sums =
  '(?:pounds?|quid|dollars?|bucks?|euros?|crowns?|ducats?|guineas?|shillings?|sovereigns?|pence|pennies|coins?|gold|silver|money|cash|tenner|fiver|grand|note|notes)';
const numbers =
  '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|some|my|this|all|more|\\d+)';
const sum = `(?:${numbers} )+(?:of )?(?:my )?${sums}`;

/** *Would you drive me to the station?*, *give us a lift home*: where to is a place or somebody. */
const aRide = is(
  'asked-for-a-ride',
  / (?:drive|run|take|walk|see|bring|drop|ferry|row|fly|carry|escort) (?:me|us)(?: (?:please|then|all the way|over|down|up|out|off|across|along|back|round|straight|quickly|just|as far as|somewhere|anywhere)){0,3} (?:to (?!mean|be |heart|see |hear |think )|into (?:town|the city)|home|back|there|away|at (?!my word|all|face)|with you|town|(?:in|on) your (?:cab|car|taxi|carriage|coach|boat|cart|horse|way))| (?:give|offer|lend) (?:me|us) (?:a |another )?(?:lift|ride)\b| (?:can|could|may|might) (?:i|we) (?:please |maybe |perhaps )?(?:have|get|beg|hitch|catch) (?:a |another )?(?:lift|ride)\b| (?:need|want|would like|looking for|any chance of) (?:a |another )?(?:lift|ride)(?: home| to| into| back| there)?\b/,
  { unless: / (?:did|have|has|had|was|were) (?:you|he|she|they|theo|it) / },
);

/** What a line is whether it asks or tells. */
export const saidAnyhow: readonly SortSign[] = [
  is(
    'told-amiss',
    / (?:that|this|it|which) (?:is|was|does) not (?:even |really |at all |exactly )?(?:what i (?:asked|said|meant|mean|was asking|wanted to know)|my question|the question|an answer|answer(?:ing)? (?:me|my|the|it))| not what i (?:asked|said|meant|mean)| (?:you|they) (?:are|were) not (?:even |really )?(?:listening|hearing|paying attention|answering)| (?:do|did|have|can|could|will) (?:not )?you (?:not |even |ever )*(?:listen|listening|hear me|heard me|answer me)| are you (?:even |deaf|ignoring|avoiding)(?: listening)?| you (?:did|do|have|could|never|still|just)(?: not)?(?: even| just| still| really)* (?:answer(?:ed)?|answering|hear me|understand|understood|misunderstood|misheard|dodged|ignored|avoided|changed the subject)| answer (?:me|my question|the question|it|properly)(?: please)? $| (?:stop|do not|quit) (?:avoiding|dodging|ignoring|changing|evading)| (?:you|they) (?:are|were) (?:avoiding|dodging|ignoring|changing|evading)| (?:i said|i asked|i meant|i mean) [^.]{1,50} not | no (?:but )?i (?:mean|meant|said|asked)(?! it| yes| no) | let me (?:rephrase|ask again|repeat|put it)| that (?:makes|made) no sense| what (?:has|does|have) (?:that|this|it) (?:got )?(?:have )?(?:to do with)| you misunder| you are (?:off|missing) the (?:point|subject)| off topic| (?:that|this) (?:is|was) no answer| i was (?:asking|talking) (?:about|to)| i asked (?:you )?(?:about|if|whether|who|what|where|when|why|how)| what are you (?:talking|on) about| is that a (?:yes|no)| yes or no $| what (?:on earth |the hell )?(?:do|did) you mean by /,
  ),
  is(
    'told-doubt',
    / i (?:do|did|can|could|will|would) not (?:really |quite |for a (?:second|moment|minute) )*(?:believe (?:you|that|it|this|a word|any of)|buy (?:that|it)|trust you)| you (?:are|were|have been|must be) (?:all )?(?:such )?(?:a )?(?:bad |terrible |rotten |damn(?:ed)? |bloody )*(?:liar|liars|lying|joking|kidding|bluffing|exaggerating|making (?:it|that|this|things|all|stuff)|pulling my|having me on|talking (?:nonsense|rubbish)|full of (?:it|lies|nonsense)|mistaken|wrong about)|^ (?:no )?(?:liar|nonsense|rubbish|bullshit|bull|lies|impossible|no way|yeah right|as if|prove it|i doubt (?:it|that)|really|are you sure|seriously|is that so|is that true|you sure|how can you be sure) $| (?:that|this|it) (?:is|was|sounds|must be|has to be) (?:just |such |all |simply |completely |total |a |not |hardly )*(?:true|lie|lies|load of|nonsense|rubbish|ridiculous|impossible|absurd|possible|made up|hard to believe|bullshit|unlikely|convincing|what happened)(?= (?:and|but|is|you|it|of|that)| $)|^ (?:but |no |now )*(?:are|were) you (?:really |quite |absolutely )?(?:sure|serious|kidding|joking|lying|certain|telling (?:me )?the truth)| (?:that|it) (?:can|could) not be (?:true|right|so)?| does not (?:add up|make sense|sound (?:right|true))| you expect me to believe| do you expect me to believe| i think (?:that )?you are lying| stop lying| do not lie /,
    { unless: / (?:he|she|they|theo|that (?:man|woman|one)) (?:is|was|are) lying/ },
  ),
  is(
    'offered-money',
    new RegExp(
      ` (?:i|we) (?:will|can|could|would|shall|might|am (?:ready|willing|happy|prepared) to|have)(?: happily| gladly| also)? (?:give|pay|offer|slip|tip|bribe|bung) .*${sum} | (?:will|would|if) you (?:take|accept|do it for) .*${sum} | (?:what|how) (?:if|about) (?:i|we) (?:give|gave|pay|paid|offer|offered|slip|slipped) .*(?:${sums}) |^ (?:well |so |ok |okay )*(?:here (?:is|are)|take|have|you can have) (?:this |these |my )?(?:${sum}|money|cash|coin|wallet|purse) | (?:i will|i can|we can|i could) (?:pay|make it worth|tip|bribe)(?: you)?(?: well| handsomely| for| double| anything| whatever|r)? | name your price | how much (?:do you want|would it (?:take|cost)|will it (?:take|cost)|for your silence|to keep) | worth your while | there is money in it | keep the change | can i (?:pay|bribe|tip|buy) you(?: off)? |^ ${sum} (?:if you|for your|says|to) | let me (?:pay|tip|bribe) you |^ (?:and |so |what |how )*about ${sum} `,
    ),
    { unless: / (?:did|have) (?:he|she|they|you) / },
  ),
  is(
    'told-love',
    / marry me | i (?:really |truly |so |think i |do |am falling in |have fallen in |am in |just )*(?:love|adore|fancy|desire|worship)(?: with)? you | i (?:have a crush on|am crazy about|am mad about|fell for|want to kiss|could kiss) you| i am (?:in love|falling in love|falling) (?:with|for) you| you (?:are|look) (?:so |very |really |quite |the most |too |rather |absolutely |pretty )*(?:beautiful|gorgeous|handsome|cute|hot|sexy|attractive|ravishing|stunning|irresistible|lovely|adorable|good looking)| you have (?:such |the most |very |really |got )*(?:a )?(?:lovely|beautiful|pretty|nice|gorgeous|amazing|kind|sweet|handsome|wonderful)(?: blue| brown| green| dark)? (?:eyes|smile|face|lips|hair|voice|hands|laugh|figure)| (?:your (?:eyes|smile|lips|face) (?:is|are))| (?:kiss|hug|hold) me(?: please| now)? $| (?:give me|can i have|have) a (?:kiss|hug)| can i kiss you| (?:go out|run away|elope|sleep|come home|have dinner|have a drink|spend the night|fly away) with me| will you (?:be my|marry|kiss|dance with|go out|run away|have dinner)| (?:want|like|care|love) to (?:dance|go out|have dinner|get dinner|be my)| dance with me| may i have this dance| be (?:mine|my (?:girlfriend|boyfriend|wife|husband|girl|boy|love|valentine|queen|king))| are you (?:single|taken|seeing (?:anyone|anybody|someone)|flirting|free (?:tonight|later|tomorrow))| (?:is this|are we on|like to go on) a date| do you come here often| can i (?:have|get) your (?:phone )?number| did it hurt when you fell/,
    { unless: / (?:love|hate) you(?:r)? (?:mother|father|boss|coffee|tea|work|job|idea)/ },
  ),
];

/** A question to somebody, by what it asks. */
export const askedSigns: readonly SortSign[] = [
  aRide,
  is('asked-why-you', /^ (?:but |so |and |then |well )*why not(?: you| then)? $/),
  is(
    'asked-of-asker',
    / (?:remember|recogni[sz]e|trust|believe|like|love|hate|know|miss|forgive|want|despise|fear|pity|notice|respect|adopt|help|mind) me(?: now| too| back| at all| still| yet| then)? $|^ (?:so |and |but |then |ok |okay |well |now )*(?:what|where|when|how|who|whom|which \w+|why) (?:should|shall|must|would|can|could|do|did|am|have|might|was) (?:i|we) |^ (?:so |and |but |then )*(?:am|was|do|did|have|had|shall|should|would|could|must|might|will|does|is|are) (?:i|we|my|mine) | (?:of|about|with|to|for|like) (?:me|my (?:face|life|future|chances|hair|hat|dress|clothes|looks?))(?: then| now| though)? $| do i (?:look|seem|sound)| (?:think|say|reckon|believe|guess) (?:that )?(?:i|my) | who am i | what (?:is|was) my | guess (?:my|what i|who i) /,
    {
      unless:
        /^ (?:so |and |but )*(?:where|how|when) (?:can|could|do|may|might|would|should) (?:i|we) (?:get|find|buy|go|sit|park|sleep|smoke|wash|put|hang|charge|eat|have|reach|leave|catch)| (?:can|could|may|might|would|will) you | tell (?:me|us) | (?:do|have) you got | happened /,
    },
  ),
  is(
    'asked-for',
    /^ (?:so |and |but |then |please |ok |okay |well |hey |excuse me )*(?:can|could|may|might|mayn't) (?:i|we) (?:please |maybe |just |also |possibly |perhaps |at least )*(?:get|have|borrow|buy|use|take|order|see|try|hold|eat|drink|rent|book|keep|pay|share|charge|smoke|sit|stay|sleep|look|listen|pet|stroke|touch|bring|speak|talk|go|come|leave|open|join|make|phone|call|watch|play)/,
    { unless: / (?:speak|talk|ask|tell|say)(?: to| with)? (?:you|something|you something) | trust / },
  ),
  is(
    'asked-for',
    /^ (?:so |and |but |then |please |ok |okay |well |hey |excuse me )*(?:can|could|will|would|won't) you (?:please |maybe |just |kindly |at least |possibly )*(?:not )?(?:get|give|bring|fetch|pass|hand|lend|make|find|show|take|call|help|pour|sell|buy|open|close|shut|turn|switch|leave|let|come|stop|keep|wait|phone|ring|order|wash|clean|pay|hide|save|recommend|swap|join|move|carry|fix|mend|do me|do something|spare|send|put|light|warm|heat|serve|read me|sing (?:me|us|a|something|for)|play (?:me|us|a|something|for)|tell (?:me|us) (?:a|another)|teach|draw|write|drive me|drive us|run me|walk me|cook (?:me|us)|dance for|juggle for|hold|stay|be (?:quiet|honest|kind)|mind|say|lower|speak|watch|look)/,
    {
      unless:
        / (?:keep a secret|hold your (?:drink|breath)|tell (?:the truth|me (?:who|what|where|when|why|how|if|about)))/,
    },
  ),
  is(
    'asked-life',
    / (?:have you (?:got )?|do you have |have you )(?:a |an |any |some )?(?:(?:little|big|older|younger|best|real|many|other) )*(?:wife|husband|children|kids|child|family|brothers?|sisters?|siblings?|pets?|dog|cat|boyfriend|girlfriend|partner|lover|friends?|dreams?|secrets?|plans?|regrets?|hobby|hobbies|job|name|parents|mother|father|mum|dad|sons?|daughters?|religion|problem|enemies|fears?|tattoos?|home|grandchildren|fianc[eé]e?|sweetheart|nightmares?|faith|ambitions?|nickname|middle name|surname|second name|birthday)/,
  ),
  is(
    'asked-for',
    /^ (?:so |and |but |then |please |ok |okay |well |hey |excuse me )*(?:do (?:you|they|we) (?:have|sell|serve|do|offer|take|accept|stock|carry|allow|deliver) |have you (?:got )?(?:a|an|any|some|the) |you (?:got|have) (?:a|an|any|some) |got (?:a|an|any|some) |any (?:chance|more) |(?:is|are) there (?:a|an|any|some|somewhere|anywhere|something|anything|more|still|wifi|food|no|another) |where (?:can|could|do|may|might|would|should) (?:i|we|one|you) (?:get|find|buy|have|park|sit|wash|sleep|smoke|put|hang|charge|eat|go to the) |where (?:is|are) (?:the|a|your) (?:nearest )?(?:toilets?|bathroom|loo|restroom|lavatory|privy|ladies|gents|exit|way out|telephone|phone|socket|outlet|menu|bar|cloakroom) |what (?:do|can|would|did) you (?:recommend|serve|have to (?:eat|drink)|have for|suggest|offer) |what (?:is|have you) (?:on the menu|for (?:dinner|supper|lunch|breakfast)|the (?:wifi|password))|how about a |would you (?:mind|lend|give|sell) |do you mind if |mind if |who (?:can|could|will) (?:help|give|lend|drive|take|serve) )/,
    {
      unless:
        / is there (?:a god|life|an afterlife|such a thing|any (?:hope|point|truth|justice))| (?:god|ghost|murderer|killer|traitor|reason|heaven|hell|way (?:to|of)) /,
    },
  ),
  is(
    'asked-skill',
    /^ (?:so |and |but |then |hey )*(?:can|could) you (?:even |really |still |actually |also |at least )*(?:swim|dance|sing|cook|bake|drive|ride|read|write|fight|shoot|play|speak|fly|whistle|juggle|draw|paint|count|dive|ski|skate|run|climb|jump|keep a secret|see in|tell (?:the future|fortunes)|do (?:a|any|magic|maths|sums|tricks)|knit|sew|fish|hunt|lie|act|dream|beat|lift|spell|hear|swear|fix|mend|build|hold your|walk on|stand on|touch)/,
    { unless: / (?:me|us|my|our|please) / },
  ),
  is(
    'asked-skill',
    /^ (?:so |and |but |then |hey )*(?:do|did|would) you (?:even |really |still |actually |also |ever )*(?:know how to|speak|play (?:the|an|any|cards|chess|football|music|piano)|know (?:any|a little|some) (?:french|german|spanish|latin|chinese|english|italian|danish|songs?|poems?|tricks?|jokes?)|read (?:music|palms|minds|cards|latin|french)|(?:sing|dance|cook|paint|draw|write|swim|ride|juggle|fence|knit|box)(?: well| often| much| at all| yourself| poems| poetry| songs)? $)|^ (?:so |and |but )*(?:are|were) you (?:any |really |actually |a |very )?(?:good|able|bad|skilled|capable|trained|qualified|better) (?:at|with|to|in|of|dancer|singer|cook|driver|swimmer|liar|shot)|how (?:good|well|fast|many languages|strong|far|high) (?:are|can|do|did) you | what are you (?:good|best|bad) at | what can you do | what languages | do you have (?:a talent|any talents?|any skills?)/,
  ),
  is(
    'asked-taste',
    / (?:favou?rites?|prefer) | (?:tea or coffee|coffee or tea|cats or dogs|dogs or cats) | (?:do|did|would|does|are) (?:not )?you (?:not |really |even |ever |still |actually |also |honestly |truly |personally )*(?:like|love|enjoy|hate|fancy|dislike|mind|care for|fond of|into|keen on|a fan of|a fan|bothered by|allergic to)(?! to )|(?:which|what|who) (?:do|would) you (?:like|love|enjoy|hate|prefer|fancy|listen|read|eat|drink) | what (?:kind|sort|type|sorts|kinds) of (?:music|food|films?|movies?|books?|people|men|women|things?|songs?|animals?|weather|jokes?|drinks?|\w+) do you /,
    {
      only: ({ isOfOther }) => !isOfOther,
      unless: / (?:him|her|them|he|she) $| what would you like to do | if i | like (?:for|about) /,
    },
  ),
  is(
    'asked-view',
    /^ (?:so |and |but |then |well |ok |hey )*(?:do|did|would|don't) you (?:not |really |honestly |truly |actually |still |ever |personally |also )*(?:think|believe|reckon|suppose|feel that|agree|expect|imagine|say that|say it|consider)| (?:in your opinion|your (?:opinion|view|thoughts?|take) (?:on|of|about)|any thoughts) | how do you feel (?:about|when) | what (?:do|would|did) you (?:really |honestly )?(?:think|say|make)(?: of| about| to| if|ing| happens| happened| is| will| it| that| this| love| life|[^.]{0,40}) |^ (?:so |and |but )*(?:is|was|would|isn't) it (?:ever |really |not |always |so |very |too |just |still )*(?:right|wrong|fair|okay|ok|alright|all right|normal|true that|better|worth|worse|bad|good|necessary|important|safe|legal|hard|easy|strange|weird|rude|possible|a sin|a crime|too late|cruel|cowardly|immoral|selfish)|^ (?:so |and |but )*(?:should|ought) (?:one|people|we|men|women|a|an|the|they|everyone|everybody|somebody|someone|kings?|children|you|students|servants|husbands|wives)| what (?:is|are|would be) (?:the (?:meaning|point|secret|key|purpose|use|best|worst|difference|hardest)|love|life|truth|happiness|death|time|art|freedom|justice|so (?:special|great|bad|good|funny|hard|wrong)|more important|better|worse) |^ (?:so |and |but )*(?:does|do|is|are|can|will) (?:[a-z]+ ){1,4}(?:exist|matter|real|forever|eternal|be forgiven|buy happiness|ever change|last|overrated|important|dangerous|worth it|evil|enough) $| (?:buy happiness|last forever|bad for you|good for you) $| what would you (?:do|say|choose|give|change|be|have done|think|wish) | what if |^ (?:so |and |but )*if (?:you|i|he|she|it|we|they|there|somebody|someone) | (?:would|could|might) you (?:ever|rather) | (?:who|which|what) is (?:right|wrong|to blame|guilty|better|worse|more important) | is there (?:a god|life|an afterlife|such a thing|any (?:hope|point|truth|justice)|a (?:heaven|hell))|who do you (?:think|suspect|believe|reckon|suppose) | do you (?:really )?have (?:an|any) (?:opinion|idea|thoughts|theory)|what is your (?:theory|opinion|view|advice|verdict)/,
    { unless: / (?:think|say|make|feel|opinion) (?:about |of |on )(?:him|her|them|me) $| with you / },
  ),
  is(
    'asked-plan',
    /^ (?:so |and |but |then |well |ok )*(?:what|where|when|how|who|whom|which \w+) (?:(?:will|shall) you |are you (?:going|planning|about|off|leaving|meeting|staying|doing (?:next|after|later|tomorrow|now|tonight))|do you (?:plan|intend|mean to|want to (?:do|go|be) (?:next|after|then|later|tomorrow)|go (?:next|after|from here|home)|finish|close|leave|get off|knock off|sleep tonight))|^ (?:so |and |but |then )*(?:are|were) you (?:really |still |also |even )*(?:going to|planning|about to|leaving|staying|coming back|coming tomorrow|off (?:to|home|now)|ready to (?:go|leave)|moving)|^ (?:so |and |but |then )*(?:will|shall|won't) you (?:ever |still |really |always )?(?:be|go|come|stay|leave|tell (?:him|her|them|the)|do|return|remember|forgive|miss|try|sell|stop|quit|marry|call|fight|run|see|write|sleep|wait|retire)| what (?:is|comes|happens|will happen) (?:next|now|then|after)| what (?:is|are) (?:your|the) (?:plans?|next (?:move|step))| (?:your|any) plans | what now |^ (?:and |so )*(?:then|and then|now what) $| (?:do|would) you (?:plan|intend|mean) to /,
  ),
  is(
    'asked-why-you',
    /^ (?:so |and |but |then |well |ok |hey )*(?:why|how come|what for|for what reason) (?:on earth |the hell |exactly )?(?:do|did|are|were|is|was|have|has|had|will|would|can|could|must|should|does)? ?(?:not )?(?:you|your|everybody here|everyone here) | what (?:makes|made) you |^ (?:so |and |but )*why (?:so|the (?:long|sad|angry|secrecy|hurry|rush|face|face|tears|smile|silence|big)|all the) | what (?:is|was) (?:wrong|the matter|up|eating|bothering|troubling) (?:with )?you| what (?:is|was) your (?:reason|problem|excuse|motive)/,
  ),
  is(
    'asked-of-past',
    /^ (?:so |and |but |then )*(?:did|have) you (?:just |also |really |actually |not |happen to |all |ever )*(?:see|saw|seen|hear|heard|notice|noticed|find|found|touch|touched|take|taken|move|moved|lock|locked|break|broken|broke|hide|hidden|kill|killed|steal|stolen|stole|unlock|burn|burned|smell|let|open|opened|poison|push|hit) /,
    { unless: / have you ever | me $/ },
  ),
  is(
    'asked-of-past',
    /^ (?:so |and |but |then |well )*(?:when|what time|how long ago|at what time|how) (?:did|was|were|had) (?!you |your |i |my )|^ (?:so |and |but |then |well )*(?:who|what) (?:[a-z]+ed|sat|slept|lived|drank|ate|ran|threw|cut|built|drove|sang|stood|held|kept|met|paid|sold|took|stole|broke|left|came|went|made|did|said|told|brought|gave|saw|found|hid|put|wrote|won|lost|hit|shot|sent|spoke|rang|let|fell|was (?:that (?:noise|sound|scream|bang)|here|there|in|at|the last|the first)|has [a-z]+ed|has (?:taken|stolen|broken|been)|happened|is (?:dead|missing|gone)) |^ (?:so |and |but |then )*(?:was|were|had|did) (?!you |your |i |my |he |she |that |it |this |jesus|god|shakespeare|napoleon)(?:[a-z']+ ){1,5}[a-z]+| (?:what|anything) (?:has )?happened| last (?:night|week|year|month) | (?:an hour|a minute|years|long|a while|days) ago | earlier (?:tonight|today|this evening)? ?$/,
    {
      unless:
        / (?:invent|invented|discover|discovered|century|war|president|empire|dinosaurs?|napoleon|rome|romans?|egypt|columbus|shakespeare|america|world cup|telephone|bible|pyramids?|moon) | you(?:r)? /,
    },
  ),
  is(
    'asked-of-other',
    / (?:he|she|him|they|them|himself|herself|themselves) | (?:his|her|their) [a-z]+ |(?:that|this|the|the other|the old|the young|that old|that young) (?:man|woman|guy|fellow|lady|gentleman|girl|boy|lad|chap|bloke|kid|one|couple|stranger|person|driver|student|waitress|butler|maid|king|queen|prince|doctor) /,
    {
      unless: /^ (?:so |and |but )*(?:who|what) (?:is|was) (?:the|this) (?:king|queen|president|first|richest|prime) /,
    },
  ),
  is(
    'asked-of-other',
    / (?:your|his|her|the) (?:old |dear |late |poor |own |best |first |last |older |younger |little |big )*(?:boss|wife|husband|mother|father|mum|mom|dad|brother|sister|uncle|aunt|son|daughter|children|kids|friends?|neighbou?rs?|landlord|landlady|master|mistress|employer|cousin|nephew|niece|grandmother|grandfather|grandma|grandpa|parents|family|colleagues?|professor|teacher|partner|boyfriend|girlfriend|lover|fianc[eé]e?|ex|customers?|passengers?|guests?|servants?) /,
  ),
  is('asked-of-other', /./, { only: ({ isOfOther }) => isOfOther }),
  is(
    'asked-life',
    /^ (?:so |and |but |then |well |hey )*(?:have|had) you (?:ever|always|never|really|been|had|known|lived|worked|travel|met|seen the|loved|lost|eaten|slept|got any|any)|^ (?:so |and |but |then |well |hey )*(?:do|did|were|are|was|would|could) (?:not )?you(?:r)? (?:(?:really|always|ever|often|usually|still|even|actually|also|just|never|not|sometimes) )*(?:born|live|lived|grow|go|get|study|studied|sleep|dream|smoke|drink|eat|pray|cry|dance|sing|read|work|marry|married|married|single|religious|rich|poor|happy|lonely|from|new|old|young|a|an|the|afraid|scared|miss|want|wish|feel|need|regret|believe|learn|start|used|use|enjoy|know what|travel|vote|play|have|go out|get (?:along|on|bored|tired|lonely|scared|paid)|earn|make (?:much|good|enough)|wear|keep|see yourself|call|speak|talk|lie|cheat|steal|fight|worry|laugh|trust|okay|ok|human|real|superstitious|jealous|bored|tired|hungry|cold|in love|proud|ashamed|brave|english|danish|american|chinese|french|foreign|local|ill|sick|drunk|hiding|sorry|wearing|holding|reading|eating|drinking|working|waiting|alone|famous|important|dead|alive|mad|crazy)|^ (?:so |and |but |then )*(?:where|how|when|what|who|whom|how (?:long|old|often|many \w+|much)|which \w+|at what age|since when|what (?:time|school|kind of \w+|sort of \w+|\w+)) (?:do|did|have|had|are|were|is|was|would) (?:you|your)|what (?:is|was|are|were) your |(?:is|was|are|were) (?:that|this|those|it|these) (?:really )?your (?:real|own|natural|first|hair|eyes|teeth|voice|name|accent|wedding|ring|shirt|dress|coat|nose|beard|face)|^ (?:and |so )*(?:you|and you|what about you|how about you|and yourself|yours) $|who (?:taught|raised|cut|named|made|hurt) you |how (?:old|tall|heavy|rich) are you| tell me about (?:yourself|your)/,
    { unless: / (?:know|heard of|hear of|seen) (?!how|why|that )(?:the |a |what |who |where |when |any)/ },
  ),
  is(
    'asked-of-thing',
    /^ (?:so |and |but |then |well |hey |excuse me )*(?:what [a-z]+ (?:is|are) (?:this|that|those|these)(?: |$)|what (?:is|are|was|were) (?:this|that|those|these|it|in|inside|on|under|behind|up with)(?: |$)|whose |what (?:colou?r|kind|sort|size|brand|make|type) |how (?:much|old|heavy|big|long|many \w+) (?:is|are|does|do|did|was|were|for) (?:the|this|that|these|those|a|an|it|your|in)|(?:does|do|did|is|are|was|were|has|have|can|could|will|would) (?:this|that|these|those)(?: |$)|what (?:does|do|did|is|are) (?:this|that|these|those|it|the|your) )/,
    {
      unless:
        / what (?:is|are) the (?:capital|meaning|point|time|date|weather|news|highest|largest|biggest|population|distance|name of)| the (?:king|queen|president) of | what (?:year|day|time|date) /,
    },
  ),
  is(
    'asked-of-thing',
    /^ (?:so |and |but |then |well )*(?:what|where|how|whose|which|why|is|are|was|were|does|do|did|has|have|can|who) /,
    {
      only: ({ isOfThing }) => isOfThing,
      unless: / (?:you|your) /,
    },
  ),
  is(
    'asked-of-world',
    /^ (?:so |and |but |then |well |hey |excuse me )*(?:what (?:is|are|was|were) the |who (?:is|was|are|were|invented|discovered|wrote|painted|built|rules|won|composed) |how (?:do|does|did|can|many|far|long|big|high|deep|old|fast|much|is|are|come) |why (?:do|does|did|is|are|was|were|has|have|can|must|does) |when (?:is|are|does|do|will|was) |where (?:is|are|does|do|was|were) |what (?:year|day|time|date|month|century|country|city|language|causes|makes) |is (?:it|the|there) |are there |does (?:the|it|a|an|any\w+) |will (?:it|the|there) |which )/,
    { unless: / (?:you|your) / },
  ),
];

/** Something asked for without a question. */
export const requestSigns: readonly SortSign[] = [
  aRide,
  is(
    'asked-for',
    /^ (?:yes |no |well |oh |so |hello |hi |excuse me |please |and |then |ok |okay |just )*(?:(?:i|we) (?:would|'d|will|could|should) (?:really |just |also |rather |very much |do )*(?:like|love|kill for|murder|have|take|do with|appreciate|fancy|use|go for|pay for) (?!to (?:know|see|hear|ask|think|say|believe|be|tell|have)|you |that you|it if you)|(?:i|we) (?:really |just |badly |only |also )*(?:need|want|fancy|require|could do with|am dying for|am looking for|am after|was hoping for) (?:a|an|some|the|more|another|my|your|two|one|something|somewhere|help|food|coffee|tea|water|wine|beer|money|any|directions|change|advice|sleep|room|bed|to (?:use|make a|eat|drink|sit|lie|sleep|charge|phone|call|pay|order|rest|wash|buy|borrow)|to go to the (?:toilet|bathroom|loo)) ?|(?:give|get|bring|pass|hand|pour|fetch|lend|show|make|sell|find|order|buy|call|play|sing|read|teach|draw|tell) (?:me|us) (?!alone|out|about|what|who|where|when|why|how|if|the truth|that|everything|so|to|off|on|the door|your (?:name|secret|hands))|(?:sing|dance|juggle|play|recite|whistle)(?: something| a (?:song|tune|poem|jig)| for (?:me|us)| the [a-z]+| again| now)? $|(?:a|one|two|another|some) (?:cup|glass|pot|bottle|pint|slice|piece|coffee|tea|beer|wine|whisky|gin|brandy|sandwich|room|table|ticket|biscuit|cake|soup|water|refill|black coffee|large|small)|check please|the (?:bill|menu|check|usual) )/,
    { unless: / you to / },
  ),
];

/** A remark, by what it tells. */
export const saidSigns: readonly SortSign[] = [
  is(
    'told-secret',
    / i (?:do )?(?:know|found out|have found out|discovered|figured out|worked out|have proof|have evidence|can prove)(?: very well| exactly| perfectly well| all| now)? (?:about (?:you|it|that|everything|the|your)|what (?:you|really|happened|he|she|they|is)|who (?:did|you|it|he|she|killed|stole)|everything|it all|the truth|your (?:little )?secrets?|why (?:you|he|she)|where (?:it|the|you)|something|that (?:you|he|she|it|the|your)|you (?:did|are|were|have|took|killed|stole))| i (?:have |just |also |just now )?(?:saw|seen|heard|witnessed|overheard|watched) (?:you |him |her |it all|everything|something|what (?:you|he|she|happened)|who |a (?:ghost|murder|strange)|the (?:whole thing|killer|murderer|thief))| (?:somebody|someone|he|she|a (?:friend|little bird)) told me (?:about|what|that|everything|your)| i (?:have )?(?:found|discovered) (?:something|a (?:letter|note|body|clue|secret|key)|the (?:letter|body|knife|weapon|poison|key)|it|out)|your secret is (?:safe|out)| you do not know what i know| i know (?:it was )?(?:you|your secret)|^ i know $/,
  ),
  is(
    'told-trouble',
    / i (?:just |have just |have |also |only just |really |got |was |am |were |had |have been |got |only |all )*(?:lost (?!you|the way|count|the thread|my (?:way|temper|mind))|fired|sacked|dumped|robbed|mugged|evicted|divorced|failed|broke (?:my|up|down)|ruined|rejected|hurt my|broken my|cut my|burn(?:t|ed) my|crashed|missed my|been cheated|kicked out|left alone|homeless|penniless|bankrupt|stranded|stuck|dying|going blind|diagnosed|beaten|attacked|abandoned)| (?:my|our) (?:[a-z]+ ){1,3}(?:is|was|has|have|are|had|just|got|did|will|does|do|won't|ran|hates|never)? ?(?:just |been |been |very |really |not |so |gone |have )*(?:dead|died|dying|ill|sick|broken|gone|missing|stolen|left me|hurt|killed|in (?:hospital|prison|jail)|passed away|ran away|broke down|broke|lost|cheated|hates me|hate me|burned down|burnt|drowned|crashed|cancelled|talk to me|speak to me|love me|cancer|divorced|divorcing|beat me|beats me|hit me|threw me out|left)| i (?:am|feel|have been|was|feel like|felt)(?: so| very| really| just| all| a bit| quite| too| such| rather| terribly| completely| still| always| feeling| getting)* (?:sad|lonely|alone|scared|afraid|frightened|terrified|miserable|heartbroken|unhappy|grieving|desperate|worried|exhausted|tired|sick|ill|cold|freezing|hungry|starving|thirsty|lost|broke|depressed|anxious|ashamed|hopeless|worthless|a failure|a loser|in pain|in trouble|in debt|hurt|bleeding|dizzy|nervous|stressed|soaked|wet|pregnant and|unwell|not well|not (?:feeling )?(?:well|good|great|ok|okay|happy))| i (?:can|could) not (?:sleep|pay|find (?:my|a|any|work)|afford|stop crying|breathe|go (?:on|home)|take (?:it|this|any)|see my|stand up|remember who)| i (?:have|had) (?:not )?(?:got )?(?:no|any|a (?:terrible |bad |splitting |awful |bit of a )?|nowhere|nobody|no one)(?: )?(?:money|home|friends|family|job|work|place|headache|cold|fever|cough|broken|toothache|bad day|terrible day|bad dream|nightmare|problem|to (?:go|sleep|live)|left|hope)| (?:nobody|no one|everyone|everybody) (?:ever |really |even |always )?(?:likes|loves|hates|understands|believes|left|forgot|remembers|cares about|came to|listens to)(?: about)? (?:me|my)| (?:someone|somebody|they|he|she|a (?:man|dog|thief)) (?:just |has )?(?:stole|robbed|followed|is following|is chasing|chased|is watching|threatened|hit|attacked|took|bit|hurt|cheated|fired|threw|tricked|pushed|left|dumped|broke) (?:me|my|on me|from me)| (?:today|it|this) (?:is|was|has been)(?: just| really| such)* (?:the worst|a (?:terrible|bad|awful|horrible|rotten|hard|long|rough)) (?:day|night|week|year)| i (?:want to die|wish i were dead|hate my (?:life|job|self)|give up|need help|miss (?:my|him|her|home)|am going to (?:die|be sick|lose))| (?:wife|husband|boyfriend|girlfriend) left me/,
    { unless: /^ (?:you|your) | you (?:are|were) / },
  ),
  is(
    'told-joy',
    / i (?:am|was|have|just|have just|am just|finally|am finally|am so|really|only just|got|am going to be|am about to be|will be|have finally)(?: just| finally| been| so| very| really| going to| to)* (?:getting married|get(?:ting)? married|got married|married today|engaged|pregnant|expecting|a (?:father|mother|grandfather|grandmother|dad|mum|uncle|aunt)(?: now| today)?|happy|over the moon|promoted|in love(?! with you)|passed|won|graduated|found a job|got (?:a|the|my) (?:new )?(?:job|part|role|raise|promotion|place|degree|licence|house|flat|puppy|dog|kitten)|offered a|accepted|cured|finished my|published|inherited|the happiest|thrilled|delighted|excited|lucky|free)| i (?:got|passed|won|made it|did it|found my|graduated|finished (?:my|the)) (?!fired|sacked|robbed|lost|hurt|dumped|the (?:impression|feeling)|you|it|to |out|off|up|here|a (?:cold|headache))|(?:it|today) is my (?:birthday|wedding|anniversary|first day|last day)| my birthday| (?:my|our) (?:[a-z]+ ){1,2}(?:is|was|has|had|just|said|got|passed|won|graduated)(?: just| been| having| going to have| getting| had)* (?:born|a baby|married|engaged|yes|better|home|safe|the prize|promoted|pregnant|his exam|her exam|cured|healthy|back)| we (?:won|are (?:getting married|engaged|having a baby|expecting)|did it|have a baby)| (?:best|happiest) (?:day|night|week) (?:of my|ever)| (?:good|great|wonderful|happy) news| she said yes| he said yes| he proposed| she proposed/,
    { unless: /^ (?:you|your) | not (?:happy|free|lucky|won|passed)/ },
  ),
  ...requestSigns,
  is(
    'told-plan',
    /^ (?:well |so |and |but |then |ok |okay |right |no |yes |now |fine |oh |listen |maybe |perhaps |if (?:you|he|she|they|it|nobody) [a-z' ]+ )*(?:i|we) (?:(?:really |just |also |still |probably |simply |only |think i |guess i |suppose i |now )*(?:will|shall|am going to|are going to|am about to|plan to|intend to|mean to|have to|must|need to|had better|might|may|want to|am off|am leaving|are leaving|am on my way|am here to|have decided|am thinking of|am planning|will not|would like to|would love to|am going|came to|swear to|promise|am just going|am heading|am waiting|am moving|am flying|am travelling|will be))|^ (?:well |so |and |ok |right |now )*(?:let (?:us|me) |watch me|off i go|here i (?:go|come)|time to (?:go|leave|sleep)|see you|tonight i |tomorrow i |one day i )/,
    { unless: / (?:know|ask you|tell you|talk|believe|understand|think so|be honest|say) / },
  ),
  is(
    'told-of-you',
    /^ (?:well |so |and |but |wow |oh |hey |god |haha |actually |clearly |yes |no |now )*(?:you|your|yours) (?!should all|can never|can not (?:buy|trust|have|please|win|teach))|^ (?:well |so |and |but |wow |oh |hey |actually )*i (?:really |quite |so |just |still |do |do not |did not |can not |could not |have |also |never )*(?:like|love|hate|admire|respect|envy|pity|trust|know|remember|recogni[sz]e|believe in|miss|understand|heard (?:of|about)|blame|need|forgive|enjoy|suspect|dislike|appreciate|feel sorry for|am afraid of|am scared of|am proud of|am jealous of|am disappointed in|expected)(?: in)? (?:you|your) | (?:nice|lovely|great|cool|pretty|good|strange|funny|what a (?:nice|lovely|strange|funny)) (?:hat|dress|coat|shirt|shoes|hair|apron|tie|uniform|suit|voice|accent|outfit|jacket|beard|moustache|gloves|glasses|smile|name|crown|cap)|^ (?:i think |i bet |i guess |i hope |i see |i feel |seems |looks like |it looks like |it seems )(?:that )?(?:you|your) /,
  ),
  is(
    'told-of-other',
    /^ (?:well |so |and |but |wow |oh |hey |psst |actually |honestly |look |god |i (?:think|bet|guess|hope|see|feel|heard|know|believe|swear|say|suspect|reckon) (?:that )?)*(?:he|she|they|his|her|their|him|them|that (?:[a-z]+ )?(?:man|woman|guy|fellow|lady|gentleman|girl|boy|lad|chap|bloke|kid|one|couple|person|stranger)|(?:the|those|these|this) (?:old |young |other |two |tall |fat |little )*(?:man|woman|guy|fellow|lady|gentleman|girl|boy|lad|chap|bloke|kid|couple|stranger|people|driver|student|waitress|butler|maid|king|queen|prince|guests?|guards?)) | i (?:really |quite |just |still |do |do not |did not |can not |could not |never |also |rather |have always |would not |don't )*(?:like|love|hate|admire|trust|know|remember|believe|suspect|dislike|fear|pity|envy|saw|met|respect|blame|miss|feel sorry for|am afraid of|am scared of|am worried about|have a bad feeling about) (?:him|her|them|that (?:man|woman|guy|one|fellow|lady|gentleman|girl|boy)|those two)/,
    { unless: / (?:they|people) say / },
  ),
  is('told-of-other', /./, {
    only: ({ isOfOther }) => isOfOther,
    unless: / (?:you|your) |^ (?:i|we) (?:work|live|am|was|have|come|had) /,
  }),
  is(
    'told-saying',
    /^ (?:well |so |and |but |oh |after all |in the end |they say |people say )*(?:people|everybody|everyone|nobody|no one|life|money|love|all (?:men|women|people|you need|is|that)|men|women|time|death|truth|the (?:truth|world|rich|poor|young|past|future|dead|end|heart|best)|god|war|one (?:never|should|must|can|always|day)|a (?:man|woman|friend|king|promise|lie) |we (?:all|are all|only|never|live)|you (?:can never|can not (?:buy|trust|have|please|win|teach)|only live|never know|should all)|never(?! mind)|always|sometimes|most people|some people|some (?:men|women|things)|lies|things|nothing|everything|history|happiness|kings|friends|family|children|students|silence|honesty|beauty|power|fate|hope|what goes|every) /,
    { unless: / (?:here|tonight|in this (?:room|place|house)|you|your|my|me|always (?:sits?|comes?)) / },
  ),
  is(
    'told-of-place',
    /^ (?:well |so |and |but |wow |oh |hey |god |i (?:really |do |quite |just )*(?:like|love|hate|do not like|can smell|smell|hear|can hear|see) )*(?:it (?:is|was|feels|looks|smells|sounds|has|seems|gets|must be)(?: [a-z]+){1,8}|this (?:place|room|house|caf[eé]|castle|town|city|kitchen|hall|bar|weather|music|coffee|tea|cake|food|soup|chair|table|wine|building|street|night|floor|[a-z]+ (?:is|was|smells|looks|tastes|sounds|needs|has))|(?:that|those|these|the) [a-z]+(?: [a-z]+)? (?:is|are|was|were|looks?|smells?|sounds?|tastes?|seems?|needs?|has|have|just|went|fell|moved|keeps?|makes?|does|did|of yours)|(?:there|here) (?:is|are|was|were|comes)|(?:what a|such a) [a-z]+|(?:nice|lovely|good|great|cool|strange|pretty|cosy|cozy|beautiful|creepy|fancy|quiet|busy|awful|horrible|interesting|charming) (?:place|room|house|caf[eé]|castle|music|night|evening|weather|view|carpet|furniture|painting|picture|lamp|lights?|table|chair|cake|coffee|tea|food|party|[a-z]+ you have here)|something (?:smells|is burning|is wrong|stinks|moved)|smells |looks like (?:rain|snow|a )|(?:cold|hot|dark|quiet|noisy|dusty|chilly|warm|stuffy|creepy|freezing|lovely|nice) (?:in )?(?:here|tonight|night|outside|today)|(?:this|it here|here) )/,
    {
      unless:
        / (?:you|your) |^ (?:that|it|this) (?:is|was) (?:it|all|why|what|how|because|not|true|good|great|nice|fine|funny|sad|interesting|amazing|cool|odd|strange|weird|right|wrong|terrible|awful|kind|enough|too bad|a pity|a shame|okay|ok|me|him|her|fair|rude|mean|stupid|silly|horrible|hilarious|lovely|sweet|beautiful|impressive|clever|my|possible|life|very|so|really) (?!in |here|tonight|out|coffee|tea|cake|room|place|house|night)/,
    },
  ),
  is(
    'told-self',
    /^ (?:well |so |and |but |oh |hi |hello |actually |honestly |you know |to be honest |yes |no |yeah |sorry |once |when i was [a-z]+ |back home |in my [a-z]+ |where i come from |at home |also |personally |today |yesterday |last night |last year |sometimes )*(?:i|my|we|our|mine|me) /,
    {
      unless:
        / (?:i (?:said|asked|mean|meant|see|know|understand|agree|guess|think so|suppose|hope so|hear you|told you)) $/,
    },
  ),
];
