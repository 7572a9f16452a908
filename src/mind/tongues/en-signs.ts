import type { SpeechAct } from '../../drama/speech-act.ts';

const insults =
  'quack|crook|blockhead|spoiled child|spoilt child|bore|nag|snob|cheat|idiot|fool|imbecile|moron|coward|pig|swine|dog|cur|rat|worm|snake|toad|bastard|bitch|whore|slut|scum|dunce|clown|buffoon|hag|crone|witch|wretch|villain|scoundrel|rascal|knave|hypocrite|parasite|leech|nobody|failure|loser|disgrace|traitor|monster|animal|brute|thug|drunk|drunkard|gossip|busybody|meddler|sneak|brat|cow|goose|ass|donkey|mule|oaf|lout|simpleton|half wit|halfwit|sluggard|fraud|charlatan|humbug|peacock|nuisance|disgrace';
const scorn =
  'stupid|worst|terrible|awful|useless|lazy|laziest|dreadful|horrid|nosy|meddling|pompous|insolent|impertinent|wicked|heartless|cruel|ugly|worthless|pathetic|disgusting|useless|filthy|ridiculous|incompetent|spineless|vile|rotten|despicable|contemptible|fat|dull|boring|dumb';
const crimes =
  'killed|murdered|did it|stole|poisoned|betrayed|forged|stabbed|strangled|robbed|cheated|deceived|framed|drugged|blackmailed|took it|hid it';

/** The order matters: what is not of this world first, then what hurts, then courtesies. */
export const englishActs = {
  outside:
    /\b(ignore|forget|disregard|override) (all |any |every |your |the |my |these |those |previous |prior |above |earlier )+(instructions?|prompts?|rules|orders above|programming)|system prompt|your (prompt|instructions|programming|training|source code)|language model|\bas an ai\b|you (are|re) (now )?(an ai|a bot|a chatbot|a robot|an assistant|dan)\b|are you (an? )?(ai|bot|chatbot|robot|npc|computer|program)\b|jailbreak|developer mode|chat ?gpt|openai|api key|print (your|the) (prompt|instructions)|repeat (the|everything|all)( the)? (words|text|above)|in json|base64|sudo|\bdrop table\b|select from|system override|end of (prompt|instructions)|new instructions/,
  threat:
    /\b(i will|ill|i shall|im going to|i am going to|i could|i swear ill) ((kill|hurt|stab|strike|hit|shoot|choke|drown|hang|ruin|punch|smash|report|thrash|whip|beat|arrest|expose|denounce|throw|crush|bury) (you|him|her|them|everybody|anyone|all)|(break|cut|tear|destroy|burn|end|gut|slit) you(r)?|have you|make you (pay|regret|sorry|talk|suffer)|call the (police|guard|guards|watch|law)|tell (on you|the (king|queen|police|guards?|watch|constable|inspector|lord|landlord|owner|boss|court)|every(one|body)( what| about| that)|your (mother|father|husband|wife|master|mistress|employer|boss|son|uncle|aunt)))|\bor else\b|\bor (ill|i will|i shall) (smash|break|scream|shout|kill|call|tell|throw|burn|cut|hurt|make|report|have|knock|beat|shoot|stab|see|hit)\b|\bone more word\b|\byou(ll| will) (pay|regret|be sorry|hang|die|rot)|last warning|watch your back|before i (lose|break|hurt|kill)|\byour (head|throat|neck) (will|is going)|do you want to die|^ say your prayers|wring your neck|break your (neck|legs|arm|fingers)|box your ears|have you (hanged|arrested|thrown|whipped|dismissed)|youre dead|you are dead|you are a dead/,
  challenge:
    /\byou(re| are) (a )?(lying|liar)|\bliar\b|\b(that is|thats) (a lie|not true|false|a story)|i (dont|do not|cant|cannot) believe (you|a word|that)|you lied|stop lying|prove it|says who|are you (quite |absolutely |really )?(sure|certain)|^ ?(really|truly|honestly)( \w+)? ?$|youre hiding|you are hiding|what are you hiding|not telling me|the truth (now|this time)|tell me the truth|i know you (are|did|were|have|re|took|killed|lied|know)|that cant be|that cannot be|do you swear/,
  accusation: new RegExp(
    `\\byou (have |had |must have |could have )?(${crimes})|\\bit was you|\\bi accuse|\\bhow could you (betray|kill|steal|rob|lie|deceive|do (it|this|that|such))|\\bdid you (kill|murder|poison|steal|do it|stab|take it)|\\byou(re| are) (the |a )?(murderer|killer|thief|culprit|guilty|traitor|spy|one who)|\\byour (fault|doing|guilt|crime)|(?<! i | to | must | want | should )\\bconfess\\b|(?<! i | to )\\badmit (it|that)|^( you)? (murderer|killer|thief|assassin) $|(murderer|killer|thief) (is|was) you\\b|blood (is )?on your hands|you had (the|a|every) (motive|reason)|it must have been you|you are responsible`,
  ),
  insult: new RegExp(
    `\\byou( are|re)(?! no | not | never )( nothing but| such| just| only)?( an?| the)?( \\w+){0,2} (${insults}|${scorn})\\b|\\byou (?!have|had|see|saw|like|need|want|own|keep|are|were|bought|got|look|know|must|will|can|and|to|for)(\\w+ ){0,2}(${insults}) $|\\byou (${insults})\\b|\\byou (${scorn})\\b|^ ?(${insults})s? ?$|\\byou( \\w+){0,3} look like an?( \\w+){0,2} (ham|pig|sausage|goose|scarecrow|frog|toad|fish|rat|clown|fool|ape|cow)\\b|\\b(shut up|go to hell|damn you|curse you|screw you|i hate you|i despise you|drop dead|get lost|you make me sick|you stink|you smell(?! (?:of|like|nice|good|lovely|wonderful)\\b)|(?:that(?:s| is| was)|how|so) (?:very |so |rather |really |quite )?(?:rude|unkind|mean of you|cruel|unfair|harsh|nasty|uncalled for|insulting))\\b`,
  ),
  confession:
    /\b(it was me|it was i\b|i did it|i (must |have to |do )?admit (it|that|everything|i )|i( have|ve)? (?:just |only |really |once )?(killed|murdered|stolen|poisoned|betrayed)|i stole|i own up|own up to|i (just |only )?(nicked|pinched|broke) |i (just |only )?took (it|your|his|her) |i( have|ve) done something (stupid|terrible|wrong|bad|awful)|i (must |have to |want to |need to |should |ought to |would like to |came to |can )?confess\b|i have a confession|i (?:gotta|got to|have to|have got to|must|need to) tell (?:someone|somebody|you something|one of you)|(?:and|but|so) i never (?:handed|gave|told|returned|paid|owned|admitted)|i( have|ve)? (just |only |already )?(eaten|ate|hid|hidden|broken|tore|torn|burnt|burned|swapped|threw|thrown|sold|forged|cheated|pushed|stabbed|strangled|buried|framed|spilled|drank|moved) (it|him|her|them|your|his|their|some|that|half|the (body|clock|cake|hands|letter|last|whole)) |i am (the|your) (thief|killer|murderer|culprit)|im (the|your) (thief|killer|murderer|culprit)|i(ve| have)? been (taking|stealing|nicking|pinching|lying|hiding|cheating|reading|spying|seeing|keeping it)\b|i helped myself to|i let (him|her|them) (die|in|out)|i was lying|i havent (told you|been honest)|i have not (told you|been honest)|i didnt tell you the truth|i lied|i took it|i am guilty|im guilty|i have something to (tell|confess)|i was the one)/,
  apology:
    /\b(im|i am|so|very|truly) sorry\b(?! for your| about your| to hear)|\bforgive me|\bi apologi[sz]e|\bmy fault|\bmy mistake|\bmy apologies|\bowe (?:you|him|her|them) an apology|\bi beg your pardon(?! what| who| where)|^ ?sorry\b|i was wrong/,
  thanks: /\bthank(s| you)\b|\bmuch obliged|\bgrateful\b|\bbless you/,
  praise:
    /\byou(r|re| are| look| have| were| did| sing| speak)?( \w+){0,4} (beautiful|brave|kind|kindest|finest|loveliest|sweetest|prettiest|nicest|warmest|cleverest|bravest|clever|smart|sweet|talented|nice|wise|wonderful|lovely|brilliant|excellent|good man|good woman|great|charming|handsome|pretty|talented|generous|honest|loyal|noble|perfect|delightful|impressive|remarkable|genius|the best)\b|\byou (did|sing|speak|play|played|spoke|sang|look|dance) (very |so )?well\b|\bwhat an? (\w+ ){0,3}(clever|brave|kind|good|nice|fine|sweet|polite|lovely|wonderful|beautiful|charming|sensible|remarkable)|\bwell done|\bi (admire|respect|adore|love) (you|your|this|the)|^ ?bravo|\bhow (clever|kind|brave|lovely|beautiful)|i like (you|your)|delicious|best (coffee|tea|cake)/,
  joke: /knock knock|\ba joke|\bjok(e|ing)\b|why did the|walks? into a|\b(ha ?)+ha\b|\blol\b|\bhehe\b|pull my/,
  farewell:
    /^( (well|so|and|very well|all right|then|now))* ?(goodbye|good bye|bye|farewell|good night|goodnight|adieu|see you|so long|until (tomorrow|we meet|next)|i must (go|leave|be going)|i (shall|will|ll) (leave you|take my leave|be off|go now)|im (leaving|off|going (now|home|to bed)))\b| (bye|bye bye|goodbye|goodnight|good night|farewell|see you( later| soon)?|cheerio|so long) ((every(one|body)|all|guys|friends|to you|to you all|then|now) )?$|^( (right|well|so|ok|okay|and|now|then))* (i must be off|im off|i am off|i(ll| will| shall| should) be (going|off)|i(ve| have)? (got to|have to|gotta) (go|run|leave)( now| home)?|time (for me )?to go)( now)? | (good )?night (all|everyone|everybody|lads|ladies) /,
  greeting:
    / (?:is )?(?:any|some)(?:one|body) (?:home|there|at home) $|^ (?:oh |um |sorry )*(?:am i (?:interrupting|disturbing|intruding)|is (?:this|it) a bad (?:time|moment)|sorry to (?:barge|butt|burst|walk) in)|^( (well|oh|ah|why|and))* ?(yo|hello|hi|hey|hullo|hallo|evening|morning|good (morning|evening|day|afternoon)|greetings|hail|well met|how do you do|pleased to meet|a pleasure|nice to meet|howdy)\b/,
  lament:
    /\balas\b|\bwoe\b|\bi am (so |very |too )?(sad|afraid|frightened|tired|lost|ruined|alone|miserable|heartbroken|scared)\b|\bi(?:m| feel) (so |very |too |really |a bit )?(sad|afraid|frightened|tired|lost|ruined|alone|scared|lonely|miserable|terrified|exhausted)\b|what have i done|i cannot bear|i cant bear|oh god|my god|i want to die|\bi(m| am) (dying|bleeding|choking|poisoned|drowning)|i miss (him|her|you)|nobody loves|help me/,
  promise:
    /\b(i|we) ((do|hereby|solemnly|faithfully|will|shall) )?(promise|swear|vow|pledge|give (you|him|her|them) (my|our) word)\b|\byou have (my|ones) (word|oath|promise)\b|\b(on|upon) my (word|oath|honou?r|life|soul)\b|\bmy (word|hand) (on|upon) it\b|\bi(ll| will| shall) (never|not) (tell|say|breathe|betray|leave|desert|forget)\b|\bi wont (tell|breathe|say(?! (?:nothing|anything|any|no)(?: more)?\b)|betray|leave you|desert|forget)\b|\bi (will|shall|ll) (say nothing|keep (it|silent|quiet|your secret)|tell (nobody|no one))\b|\bill (say nothing|keep (it|silent|quiet|your secret)|tell (nobody|no one))\b|\bit is a promise\b/,
  offer:
    /\b(may|can|could|shall) i (help|offer|give|bring|fetch|pour|carry|get|drive|lend|buy|walk|make) (you|it|them|him|her|us)\b|\b(would|will) you (have|take|like|care for|accept) (a|an|some|my|this|one|the|another)\b|\blet me (help|get|bring|carry|pour|buy|fetch|lend|make|pay|take (your|that|it))\b|\bi(ll| will| can| could) (pay|buy|lend|fetch|bring|carry|pour|drive|walk) (you|for|the|that|your)\b|\bhave (a (seat|drink|biscuit|peppermint|cup|sip)|some (tea|coffee|wine|cake|water|soup)|mine)\b|^( (here|please|come|go on|there))* take (my|mine|this)\b|^( (here|please|come|go on|there|no|really|you))+ (take|have|keep) (it|them)\b(?! (to|from|away|out|back|off|down|up|your way)\b)|\b(?:take|have|borrow|use) my (?:coat|cloak|shawl|hat|gloves|scarf|chair|seat|stool|umbrella|cup|arm|handkerchief|bed|room|jacket|blanket)\b|\bi offer you\b|\blet me (call|drive|teach|show|walk|hold|find|hide|mend|fix|clean|read|take) (you|it|that|your|them|for)\b|\bi (could|can|will|would|ll) (help|teach|show|call|give|lend|hide|protect|get|take|buy|bring) you\b|\bill (help|teach|show|call|give|lend|hide|protect|get|take|buy|bring) you\b|\b(do you )?want (me to|some of my)\b|\bshall i (call|help|get|fetch|bring|carry|open|close|make|teach|show|take|light)\b|\byou (can|may) have (mine|my|it|this)\b/,
  refusal:
    /\bi (refuse|decline)\b|^ (?:no|nope|nah|never|sorry) (?:im |i am )?not (?:paying|giving|telling|leaving|moving|doing|saying|going|answering|drinking|eating|signing|sitting|playing|staying|coming|having)\b|\b(i am|im|we are|were) not (paying|giving|telling|leaving|moving|doing|saying|apologi[sz]ing|answering|drinking|eating|signing|sitting|playing|staying|coming)\b|\bno thank(s| you)\b|\b(i|we) (will not|wont|shall not|shant) (?!be |want |need |miss |hurt|harm|keep|take long|bite|forget|remember|tell|say a|breathe|betray|leave you|desert)\w+|\bi(d| would) rather not\b|\bover my dead body\b|\bout of the question\b|\bi will do no such thing\b|\byou (cant|cannot) make me\b/,
} satisfies Partial<Record<SpeechAct, RegExp>>;

/** How English words sound that say such a thing, wherever they stand. */
export const englishSigns = {
  // How a line is said.
  warmth: /\b(dear|darling|sweet|friend|please|love|gently|kind)\b/,
  haste: /\b(quick|quickly|hurry|run|fire|now|at once|help|look out|careful|stop)\b/,
  heat: /\b(damn|hell|curse|cursed|devil|blast|hate|enough|how dare|shut up|get out|out of my)\b/,
  mockery:
    /\b(oh really|how (convenient|touching|charming)|poor (thing|baby)|of course you (did|do|would)|bless your heart|ha|haha|very funny|sure you (did|are))\b/,
  // What frightens whoever sees it.
  death: /\b(dead|dies|died|kills?|killed|corpse|body of)\b/,
  wounds: /\b(stabs?|strikes?|shoots?|strangles?|attacks?|wounds?|bleed\w*|blood|slashes|punches|hits|throttles?)\b/,
  weapons:
    /\b(draws? (his|her|their|a|the) (sword|dagger|knife|pistol|gun|blade|rapier|weapon)|points? (a|the|his|her) (gun|pistol|sword)|raises (a|the|his|her) (poker|knife|sword|dagger|fist)|brandish\w*|burns?|fire)\b/,
  noise: /\b(smashes|shatters|breaks|slams|scream\w*|shouts?|falls|goes dark|goes out|crash\w*|thunder)\b/,
  // What a persona says of a temper.
  rash: /\b(impulsive|hot[- ]?(headed|tempered|blooded)|rash|fiery|reckless|blurts?|short[- ]tempered|quick[- ]tempered|volatile|passionate|excitable|headstrong|fierce|temper|explosive|brash|hasty|heart on (her|his|their) sleeve|never thinks? (first|twice)|speaks? before|wears|enthusias\w+|exuberant|emotional|irrepressible)\b/,
  lively:
    /\b(blunt|outspoken|direct|proud|jealous|young|loud|cheerful|warm|devoted|protective|spontaneous|playful|eager|lively|quick|joker|jokes?|restless|honest|frank|chatty|child|teenager|sentimental|loving)\b/,
  deliberate:
    /\b(calculating|deliberate|cautious|careful|patient|measured|methodical|strategic|shrewd|reserved|guarded|disciplined|analytical|weighs|thoughtful|prudent|composed|cold|discreet|unhurried|never (rushes|hurries|raises)|thinks? (before|in|twice)|diplomat\w*|negotiator|chess|precise|stoic|controlled|self[- ]possessed)\b/,
  talkative:
    /\b(talkative|chatty|gossip\w*|never stops talking|cannot keep quiet|garrulous|boastful|loud|sociable|outgoing|chatterbox|interrupts?|opinionated|loves to talk|big mouth)\b/,
  quiet:
    /\b(quiet|silent|taciturn|shy|withdrawn|laconic|few words|rarely speaks|says little|speaks? (little|seldom)|introvert\w*|timid|reticent|mute|retiring|keeps? to (himself|herself|themselves)|unobtrusive|invisible)\b/,
  guarded:
    /\b(secretive|guarded|discreet|suspicious|spy|hides?|hiding|secrets?|distrust\w*|wary|keeps? (his|her|their|its) (own )?counsel|never gives|poker|private|loyal|trained (to|not)|undercover|smuggler|con(man| man| woman| artist)|liar|blackmail\w*|thief|fugitive)\b/,
  open: /\b(open|honest|frank|naive|trusting|guileless|transparent|artless|candid|heart on|innocent|cannot lie|confid\w+)\b/,
  steady:
    /\b(brave|fearless|veteran|soldier|steady|unflappable|hardened|stoic|calm|tough|seasoned|warrior|captain|nerves? of|imperturbable|composed)\b/,
  timid:
    /\b(nervous|anxious|timid|coward\w*|fearful|jumpy|skittish|frightened|fragile|panick\w*|easily (scared|startled|frightened))\b/,
  // What is felt for somebody.
  fond: /\b(lov(e|es|ed|ing)|trust(s|ed)?|ador(e|es)|devoted|friend\w*|admir(e|es)|respect(s|ed)?|cherish\w*|fond|dear|loyal|likes?|grateful|proud of|protect\w*|mother|father|son|daughter|sister|brother|wife|husband|ally|confidante?)\b/,
  cold: /\b(hat(e|es|ed)|distrust\w*|resent\w*|despis\w*|fear(s|ed)?|suspect\w*|rival|enemy|loath\w*|jealous|contempt\w*|betray\w*|afraid of|cheat\w*|liar|dislik\w*|wary|blames?|threat\w*|bitter|scorn\w*|bully|bullies|owes|mistrust\w*|never forgave)\b/,
  // What is remembered.
  harm: /\b(dead|dies|died|dying|kill\w*|slain|stab\w*|blood\w*|bleed\w*|wound\w*|hurts?|body|corpse)\b/,
  bond: /\b(promis\w*|swears?|swore|sworn|oaths?|secrets?|love[ds]?|hate[ds]?|betray\w*|murder\w*|truth|never)\b/,
  // What a goal, a persona, a memory or a place says of when somebody speaks. `leaves`: others are to move first, or are to get nothing; `voice`: their way with words is what is told of them.
  hold: /\b(not (be|get|give|let|wake|speak|answer|react|rise)|without (being|speaking|a word|answering|giving)|unseen|unnoticed|unheard|hear the|overhear|learn (which|what|where|who)|listen|wait(ing|s)? (for|until|him|her|them|out)|let (him|her|them|the|\w+) (talk|finish|speak|sweat|come|think|blow|walk|run)|silence|quiet(ly)?|still|dignity|avoid|stay out|remain|keep (out|still|silent|quiet)|outlast|ignore|give (him|her|them|nothing)|nothing (away|to)|finish|rest(ed)?|calm|blow over|drive (him|her|them) out|on the (very )?edge|order)\b/,
  leaves:
    /^(to )?(let|have|leave|deny|refuse|keep|wait|hold|stay|remain|honou?r)\b|\b(give|leave|offer|show|owe)s? (\w+ ){0,3}(no|nothing|neither)\b/,
  balance:
    /\b(without|and not|neither|nor|until|before|unless|so that|while|in a way|as many|at a price|prove|persuade|convince|make \w+ (like|see|trust|believe|tell)|get \w+ to|keep (both|\w+ (talking|in|on|alive|from))|save|bring|win|buy time|negotiat\w+|decide|choose|settle|find out|expose|protect|hide|conceal|pass|do right|own up|prepare|stop both|tell \w+ that)\b/,
  voice:
    /\b(speaks?|spoke|says?|said|words?|sentences?|voice|tongue|talks?|talked|utter\w*|unreadable|furniture|blank|mute|stare|looks? at|sworn?|oath|vow\w*)\b/,
  holding:
    /\b(silence|silent|pauses?|waits?|waiting|few words|says? (little|nothing)|speaks? (little|seldom)|patien(t|ce)|deaf|watches|listens|above and beyond|not (his|hers|theirs)|tedious|quiet life|tactful|half asleep|better manners|trained|unseen|invisible|ghost|monk|novice|sniper|spy|reports|content|mind(s|ing)? (his|her|their) own|weather|none of (his|her)|forbids|holds? a pause|rules through)\b/,
  weighing:
    /\b(learned|exact|method\w*|planner|plans|plan|counts?|calculat\w*|arithmetic|careful|cautious|training|rehears\w*|diplomat\w*|treaties|lawyer|doctor|accountant|negotiat\w*|interpreter|leader|captain|patient|thirty years|third generation|knows which|never argues|just|guarded|reliable|responsib\w*|measured|strateg\w*|judge|detective|professor|adviser|counsellor|minister|midwife|cold as|stubborn|weighs|looks? at every|before (she|he|they) lets?|considers)\b/,
  bursting:
    /\b(cannot keep|can't keep|incapable of|no brakes|tongue|gets there before|thin-skinned|shout\w*|giddy|laugh\w*|furious|breathless|warm|chatter|nerves|loves|lives for|adores?|jokes?|brave|talks? big|fuse|quick|drill|below thought|instinct|reflex|temper|proud|first (job|council|time)|weeks in|magnificent|interested in|fond|mild|gentle|easy-going|cheerful|young|naive)\b/,
  child: /\b(five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|child|boy|girl|kid|toddler|little)\b,?/,
  lesson:
    /\b(silence|said too much|shouted|lost|last time|never again|promised|warned|learned|told him not|swore|regret\w*|mistake|paid for|cost (him|her|them)|taught|patience|waited)\b/,
  concealed:
    /\b(behind|under|inside|hidden|hiding|unseen|crouch\w*|barrel|crates?|curtain|wardrobe|eavesdrop\w*|from the (dark|shadow)|next (carrel|room)|in the wings|rooftop|stowaway)\b/,
  // What is called into a room by whoever cannot tell who is there.
  tellsDeath:
    /\b(?:(?:is|was|are|lies|lay|found \w+) (?:\w+ )?dead|died|was (?:killed|murdered|buried)|buried|funeral|murder)\b/i,
  // Said to the dead, of them before others, and kindly.
  tellsYouDead:
    / (?:you|thou) (?:are|re|art|were|look|seem) (?:(?:so|quite|very|rather|already|clearly|supposed to be|meant to be|officially|really|only|just|as|a|the|one) )*(?:dead|deceased|corpse|murdered|stiff|cold|late) | for (?:a|somebody|someone) (?:who is |thats )?(?:dead|corpse|dead \w+) | (?:lie|lying|keep) (?:quite )?still | (?:playing|play) dead /,
  jestsAtDeath:
    / (?:he|she|they|man|fellow|gentleman|corpse|body) (?:wont|will not|does not|doesnt|would not|wouldnt) (?:be )?(?:need|needing|want|wanting|mind|complain|eat|eating|use|using|miss|missing|feel|argue|snore|object)(?:ing)? | one (?:less|fewer) | died of (?:boredom|shame|fright|laughing|laughter)| dead (?:men|man|people|bodies) (?:do not |dont )?(?:tell|talk|pay|eat|bite|drink|smell)| (?:pushing up|kicked the bucket|worm food|food for worms|six feet under|brown bread|dead as a)| (?:stone|stiff|cold) (?:dead|as)| good riddance | (?:serves?|served) (?:him|her|them) right| had it coming| (?:at least|well|so) (?:he|she)(?:s| is)? (?:quiet|resting|asleep|sleeping|peaceful|stopped|punctual|comfortable)| (?:he|she)(?:s| is| looks?| seems?) (?:\w+ )?(?:a bit |rather |awfully |very |so )?(?:stiff|quiet|pale|tired|under the weather|off colour|dead tired|peaceful|better|worse)(?= |$)| (?:lying|sleeping) down on the job| bleeding on the /,
  mournsTheDead:
    / (?:rest in peace|sleep well|god rest|poor (?:man|woman|soul|fellow|thing|devil|creature|old|dear)|forgive|good ?night|farewell|goodbye|i (?:will )?miss you|bless|amen|we will find|i will find|deserved better|peace be) /,
  knocks:
    /^(?:[^.!?]*\b(?:hello|hallo|hullo|hey|hi|ho|excuse me)\b[,.!? ]*)?(?:is )?(?:there )?(?:any|some)(?:one|body) (?:here|there|in|about|at home|home|awake)\s*\?*$|^who(?: is|['’]?s) (?:here|there)\s*\?*$/i,
  // What offers food or drink.
  invitesToEat:
    /\b(?<!(?:you|i|we|they|to|not) )(?:have|take|try|eat|drink|taste) (?:some|one|a (?:little|sip|bite|drop|bowl|cup|glass|slice|piece)|it|the \w+|my \w+)\b|\bhelp yourself\b|\bwill you (?:have|take) some\b|\beat(?: up)?, |\byou may (?:eat|drink|have)\b/i,
  // What a question wants.
  // The whole of a sentence: *Who are you waiting for?* and *Why is your name in that letter?* ask for no name.
  asksName:
    /(?: (?:who are you|what are you called|who is this|who am i (?:speaking|talking) to)| (?:what|whats|what is|what was|tell me|(?:may|can|could) i (?:ask|know|have)|do you have|have you got|give (?:me|us)|catch|get|and|^) (?:(?:is|be|again|exactly) )*your (?:[a-z]+ ){0,2}name|^ (?:[a-z]+ )?your (?:[a-z]+ )?name)(?=(?: (?:then|really|exactly|anyway|again|all|two|both|people|folks|guys|sir|maam|madam|miss|please|now|here|actually|though|mate|friend|stranger|girl|boy|lad))* (?:$|(?:and|or|but|what|whats|where|why|how|when) ))/,
  asksWhoIsHere:
    / (who (else )?is (here|there|in (the|this) room)|who else is (here|there|in)|who(s| is)? every(one|body)( here| in here)?|who are (all )?(these|those|the) (other )?(people|folks?|guests|men and women)|who are (they|these|those|you) all|who are all (of )?(these|those|you|them)( people| folks)?) /,
  asksWhoHas: / (has|have|holds?|holding|took|taken|got|carries|carrying) /,
  asksWhetherYouHave:
    / ((?:do|does|dont|doesnt) (?:you|anyone|anybody|someone|somebody|any of you) have(?! to | (?:it|them|that|this) (?:sent|made|done|brought|washed|cleaned|mended))|(?:have|has) (?:you|anyone|anybody) got|are you (?:holding|carrying)) /,
  leansOnWords:
    /^ (?!(?:who|what|where|when|why|how|whose|which|is|are|was|were|do|does|did|have|has|had|can|could|will|would|am) )| (?:he|she|it|they|him|her|them|that|this) (?!place|room|house|man|woman)/,
  asksWhetherYouAre: /\bare you\b/i,
  asksOfThem:
    / (who is|who was|tell me about|what about|what sort of|what kind of|what is \w+ like|make of|get on with|good (man|woman)|can i trust|is \w+ your) /,
  ofHearing: / (?:hear|heard) /,
  asksWhose:
    /^(?!.* (?:lost|finds?|found|left in|leaves?) ).*(?: whose (?!(?:idea|turn|fault|side|business) )[a-z]| who (?:does|do|did) (?:\w+ ){1,4}belong to | who owns | (?:to whom|who) (?:does|do) (?:\w+ ){1,4}belong )/,
  asksWhetherSeen:
    / (?:do|can) (?:you|any of you|anybody|anyone) (?:not |just |also |really )?(?:see|hear|notice) (?:an? |any|some|somebody|someone|something|music|voices|footsteps|steps|thunder|singing|knocking)| did (?:you|any of you|anybody|anyone) (?:not |just |also )?hear (?:something|somebody|someone|footsteps|steps|knocking)/,
  asksHowMany: / how (many|much|often|long|far|old|big|tall) /,
  soaked: /^(wet|soaked|drenched)$/,
  ownedByFew: /^(asleep|drunk|ill|sick|bored|wet)$/,
  asksOpinion:
    / (think (much )?of|like|likes|trust|feel about|opinion of|opinion on|love|hate|know|admire|respect|fancy|believe|dislike|suspect|envy|pity|miss|fond of|afraid of|scared of|frightened of|fear|worried about|proud of|jealous of|angry with|get on with|get along with|good to you|kind to you|care for|care about|mean to you|make of) /,
  // What answers a question.
  answersWhen:
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:at|by|about|around|till|until|past|to) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter)\b|\b(half past|quarter|hours?|minutes?|o.clock|months?|when|today|tonight|tomorrow|morning|noon|night|midnight|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|ago|years?|weeks?|days?|before|after|since|until|afternoon|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)\b/i,
  answersWhere:
    /\b(in|at|on|under|behind|by|from|to|inside|upstairs|downstairs|beside|beneath|near|next) (the|a|my|his|her|your|our|their)\b|\b(here|there|upstairs|downstairs|home)\b/i,
  answersWhether:
    /^(yes|no|never|not|none|once|twice|of course|certainly|hardly|always|sometimes|often|every|i (do|am|did|have|was|had|never|should|would|can|could)|one (does|has|was|had))\b|\b(no|never|not|none|nobody)\b|n[’']t\b/i,
  answersWhy: /\b(because|for|so|to|since|wanted|needed|owed?|afraid|loved?|hated?|money)\b/i,
  silence:
    /\b(you (are|stay|keep|were) (silent|quiet)|you say nothing|no answer|nobody (speaks|answers|says a word)|why are you (so )?(silent|quiet)|cat got your tongue)\b/i,
  receives:
    /\b(would you (like|care) to sit|have a seat|take a seat|(please|do) sit|sit (yourself )?down,? (love|dear|darling|my dear|madam|maam|sir|and )|sit (here|by me|with (me|us))|come in\b|welcome|what brings you|make yourself at home|you must be (cold|wet|tired|freezing|soaked)|you(['’]re| are) (soaked|drenched|wet through|new here|dripping|shivering)|you look (soaked|drenched|wet|frozen|half drowned|like a drowned)|catch your death|dry yourself|let me take your (coat|umbrella|hat))/i,
  comforts:
    /\b(?:(?:do not|don['’]?t) (?:be (?:afraid|sad|scared|frightened)|cry|worry|weep|fear)|there,? there|(?:it will|it['’]?ll|everything will) be (?:all right|fine)|(?:i am|i['’]?m) (?:here|with you|sorry)|(?:you are|you['’]?re) (?:safe|not alone)|i['’]?ve got you|hush|poor (?:thing|dear|child|man|woman|girl|boy)|i love you|my (?:dear|friend|love)|forgive me|thank you)\b/i,
  goesWithHand:
    /^(?:please |go on[,.]? |here[,.]? |there[,.]? )*(?:hold|take|have|keep|mind|catch|try|eat|drink|wear) (?:this|it|that|these|one)\b/i,
  // After what somebody has listed themselves: what more there was.
  asksElse: / (?:what|anything|something) else /,
  // Whoever stands for the brackets is said to have said something.
  quotes:
    /⟦⟧ (?:here |there |just |also |even |himself |herself )*(?:says?|said|swears?|swore|claims?|thinks|told (?:me|us)|tells (?:me|us)|asked me to|dared me|paid me|pays me|ordered me|made me|let me|called you|calls you) /,
  errand: /\b(lend (me |us )?a hand|make yourself useful)\b/i,
  ofOneself: /\b(I|my|me|mine|we|our)\b/,
  // What somebody tells of themselves that others are sorry for.
  suffers:
    /\b(?:i|we)(?:['’]ve| have| had)?(?: just| only| also| really)? lost (?!you|the (?:way|count|thread)|my (?:way|temper|mind|place|hat|watch|keys?|gloves?)|count|track)|\bmy [a-z]+(?: [a-z]+)? (?:is|was|has|had|just|got|he|she)?\s*(?:just |been )?(?:dead|died|dying|gone forever|ill|sick|hurt|killed|buried|left me)\b|\b(?:i|we)(?:['’]m| am| feel| felt| have been| was)(?: so| very| really| just| all| a bit| quite| too)* (?:sad|lonely|alone|scared|afraid|frightened|terrified|miserable|heartbroken|unhappy|grieving|fired|sacked|dumped|desperate|worried)\b|\bi (?:really |still )?miss (?!the (?:bus|train|point)|anything)|\bi (?:failed|got (?:fired|sacked|dumped)|can(?:no|['’])t (?:sleep|go on|stop crying|bear))\b|\bi (?:have|['’]ve got) (?:nobody|no one|nowhere to go|no home)\b/i,
  // Whether and how often: what answers no *who* and no *where*.
  saysHowOften:
    /^(?:oh,? |well,? )*(?:(?:only |just )?(?:once|twice)\b|never\b|yes\b|no\b|not (?:in|on|for|since|often|much|yet|as|any|while)\b|often\b|sometimes\b|now and then|well enough|badly\b|a little\b|on a good day|i did it once|i have (?:never|not)\b|i never (?:have|did)\b|if my life)/i,
  // Says only that one does not know where somebody is.
  saysNotWhere: /\bwhereabouts\b|\bwhere \{topic\}|\bwhere (?:people|they|he|she) (?:is|are|goes|went|may be)\b/i,
  // Where somebody was, and when.
  tellsWhereabouts:
    /^(?=.* (?:(?:from|since|till|until|between|by|at|before|after|about|past) (?:(?:half|quarter|past|to) )*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon|supper|dinner|then)|all (?:night|evening|day)|the whole (?:time|evening|night)|last night|tonight|when (?:he|she|it|they)) ).* (?:i|we) (?:was|were|sat|stayed|slept|stood|waited|worked|lay|stopped|never left|did not leave|didnt leave) (?:\w+ ){0,3}?(?:at|in|on|by|with|upstairs|downstairs|outside|home|asleep|out|here|there|abed|behind|near|alone|the)(?: |$)/,
  // What they will do, as they said it.
  undertakes: /\bI(?:['’]ll| will| shall)\b(?! (?:be|not|never|have)\b)/,
  // How somebody asks for a thing or a favour, and what stands behind it: see `en-dealing-sayings.ts`.
  asksToGive: /\b(give|hand|pass|lend|bring|fetch) (me|it to me)\b|\bfor (the|a|an|my|your|his|her)\b.*\bfair offer\b/i,
  asksToUnlock: /\b(open|unlock)\b/i,
  asksForRoom: /\b(make room|let me (through|pass|sit))\b/i,
  asksAim:
    /\bwhat (is it that you want|are you (after|really here for)|do you (hope for|want)|would you have|brings you here|is your desire)\b/i,
  asksPrice:
    /\bwhat (?:will|would|do) (?:you|i) (?:give|pay|offer|get|have) (?:me )?(?:if|for|to|in return)\b|\bwhat(?:['’]s| is) (?:it|my silence|that) worth(?: to you)?\b|\bmake it worth my while\b|\bhow much (?:will|would) you (?:give|pay)\b/i,
  offersTrade: /\b(for it|fair offer|I offer you)\b/i,
  presses: /\b(again|twice|once more|insist|serious|matters to me|deny me not|come on)\b/i,
  warns: /\bor (I|you)\b|\bregret\b|\blast time\b/i,
};
