import type { QuestionKind, SpeechAct, Tone } from '../../drama/speech-act.ts';

/** A rule of the ear: what a line that looks like this does. Tried in order; the first is the main thing it does. */
interface ActRule {
  readonly act: SpeechAct;
  readonly en: RegExp;
  readonly zh?: RegExp;
}

const insults =
  'idiot|fool|imbecile|moron|coward|pig|swine|dog|cur|rat|worm|snake|toad|bastard|bitch|whore|slut|scum|dunce|clown|buffoon|hag|crone|witch|wretch|villain|scoundrel|rascal|knave|hypocrite|parasite|leech|nobody|failure|loser|disgrace|traitor|monster|animal|brute|thug|drunk|drunkard|gossip|busybody|meddler|sneak|brat|cow|goose|ass|donkey|mule|oaf|lout|simpleton|half wit|halfwit|sluggard|fraud|charlatan|humbug|peacock|nuisance|disgrace';
const scorn =
  'stupid|worst|terrible|awful|useless|lazy|laziest|dreadful|horrid|nosy|meddling|pompous|insolent|impertinent|wicked|heartless|cruel|ugly|worthless|pathetic|disgusting|useless|filthy|ridiculous|incompetent|spineless|vile|rotten|despicable|contemptible|fat|dull|boring|dumb';
const crimes =
  'killed|murdered|did it|stole|poisoned|betrayed|forged|stabbed|strangled|robbed|cheated|deceived|framed|drugged|blackmailed|took it|hid it';

/** The order matters: what is not of this world first, then what hurts, then what is asked, then courtesies. */
const rules: readonly ActRule[] = [
  {
    act: 'outside',
    en: /\b(ignore|forget|disregard|override) (all |any |every |your |the |my |these |those |previous |prior |above |earlier )+(instructions?|prompts?|rules|orders above|programming)|system prompt|your (prompt|instructions|programming|training|source code)|language model|\bas an ai\b|you (are|re) (now )?(an ai|a bot|a chatbot|a robot|an assistant|dan)\b|are you (an? )?(ai|bot|chatbot|robot|npc|computer|program)\b|jailbreak|developer mode|chat ?gpt|openai|api key|print (your|the) (prompt|instructions)|repeat (the|everything|all)( the)? (words|text|above)|in json|base64|sudo|\bdrop table\b|select from|system override|end of (prompt|instructions)|new instructions/,
    zh: /忽略.{0,8}(指令|指示|提示|规则)|提示词|系统提示|语言模型|人工智能|你是.{0,3}(AI|ai|机器人|程序)|越狱|开发者模式/,
  },
  {
    act: 'threat',
    en: /\b(i will|ill|i shall|im going to|i am going to|i could|i swear ill) ((kill|hurt|stab|strike|hit|shoot|choke|drown|hang|ruin|punch|smash|report|thrash|whip|beat|arrest|expose|denounce|throw|crush|bury) (you|him|her|them|everybody|anyone|all)|(break|cut|tear|destroy|burn|end|gut|slit) you(r)?|have you|make you (pay|regret|sorry|talk|suffer)|call the (police|guard|guards|watch|law))|\bor else\b|\byou(ll| will) (pay|regret|be sorry|hang|die|rot)|last warning|watch your back|before i (lose|break|hurt|kill)|\byour (head|throat|neck) (will|is going)|do you want to die|^ say your prayers|wring your neck|break your (neck|legs|arm|fingers)|box your ears|have you (hanged|arrested|thrown|whipped|dismissed)|youre dead|you are dead|you are a dead/,
    zh: /杀了你|宰了你|报警|叫警察|告发你|揍你|打死你|你会后悔|要你好看|别怪我不客气|你死定了|小心点/,
  },
  {
    act: 'challenge',
    en: /\byou(re| are) (a )?(lying|liar)|\bliar\b|\b(that is|thats) (a lie|not true|false|a story)|i (dont|do not|cant|cannot) believe (you|a word|that)|you lied|stop lying|prove it|says who|are you (quite |absolutely |really )?(sure|certain)|^ ?(really|truly|honestly)( \w+)? ?$|youre hiding|you are hiding|what are you hiding|not telling me|the truth (now|this time)|tell me the truth|i know you (are|did|were|have|re|took|killed|lied|know)|that cant be|that cannot be|do you swear/,
    zh: /你(在)?(撒谎|骗人|说谎)|骗子|我不信|不相信你|真的吗|不可能|说实话|你瞒着|你在隐瞒|确定吗/,
  },
  {
    act: 'accusation',
    en: new RegExp(
      `\\byou (have |had |must have |could have )?(${crimes})|\\bit was you|\\bi accuse|\\bdid you (kill|murder|poison|steal|do it|stab|take it)|\\byou(re| are) (the |a )?(murderer|killer|thief|culprit|guilty|traitor|spy|one who)|\\byour (fault|doing|guilt|crime)|(?<! i )\\bconfess\\b|\\badmit (it|that)|^( you)? (murderer|killer|thief|assassin) $|(murderer|killer|thief) (is|was) you\\b|blood (is )?on your hands|you had (the|a|every) (motive|reason)|it must have been you|you are responsible`,
    ),
    zh: /是你(干|做|杀|偷|拿|下)的|你杀了|你.{0,3}凶手|你.{0,3}小偷|凶手就是你|^ ?(小偷|凶手|杀人犯)[！!。]?$|你偷|你害|承认吧|(?<!我)坦白|我指控|就是你/,
  },
  {
    act: 'insult',
    en: new RegExp(
      `\\byou( are|re)( nothing but| such| just| only)?( an?| the)?( \\w+){0,2} (${insults}|${scorn})\\b|\\byou (?!have|had|see|saw|like|need|want|own|keep|are|were|bought|got|look|know|must|will|can|and|to|for)(\\w+ ){0,2}(${insults}) $|\\byou (${insults})\\b|\\byou (${scorn})\\b|^ ?(${insults})s? ?$|\\b(shut up|go to hell|damn you|curse you|screw you|i hate you|i despise you|drop dead|get lost|you make me sick|you stink|you smell)\\b`,
    ),
    zh: /笨蛋|没用|老糊涂|糊涂虫|白痴|混蛋|蠢货|傻瓜|傻子|废物|王八|滚开|滚蛋|去死|闭嘴|恶心|讨厌你|恨你|垃圾|懦夫|丑八怪|老东西/,
  },
  {
    act: 'confession',
    en: /\b(it was me|it was i\b|i did it|i killed|i murdered|i stole|i confess|i have a confession|i lied|i took it|i am guilty|im guilty|i have something to (tell|confess)|i was the one)/,
    zh: /是我(干|做|杀|偷|拿)的|我承认|我坦白|我杀了|我偷了|我骗了/,
  },
  {
    act: 'apology',
    en: /\b(im|i am|so|very|truly) sorry\b(?! for your| about your| to hear)|\bforgive me|\bi apologi[sz]e|\bmy fault|\bmy apologies|^ ?sorry\b|i was wrong/,
    zh: /对不起|抱歉|请原谅|不好意思|我错了/,
  },
  { act: 'thanks', en: /\bthank(s| you)\b|\bmuch obliged|\bgrateful\b|\bbless you/, zh: /谢谢|多谢|感谢|谢了/ },
  {
    act: 'praise',
    en: /\byou(r|re| are| look| have| were| did| sing| speak)?( \w+){0,4} (beautiful|brave|kind|clever|wise|wonderful|lovely|brilliant|excellent|good man|good woman|great|charming|handsome|pretty|talented|generous|honest|loyal|noble|perfect|delightful|impressive|remarkable|genius|the best)\b|\byou (did|sing|speak|play|played|spoke|sang|look|dance) (very |so )?well\b|\bwhat an? (\w+ ){0,3}(clever|brave|kind|good|lovely|wonderful|beautiful|charming|sensible|remarkable)|\bwell done|\bi (admire|respect|adore|love) (you|your|this|the)|^ ?bravo|\bhow (clever|kind|brave|lovely|beautiful)|i like (you|your)|delicious|best (coffee|tea|cake)/,
    zh: /真棒|真好|漂亮|聪明|厉害|了不起|好人|佩服|我喜欢你|好喝|好吃|太美|勇敢/,
  },
  {
    act: 'joke',
    en: /knock knock|\ba joke|\bjok(e|ing)\b|why did the|walks? into a|\b(ha ?)+ha\b|\blol\b|\bhehe\b|pull my/,
    zh: /笑话|哈哈|开玩笑|逗你/,
  },
  {
    act: 'farewell',
    en: /^( (well|so|and|very well|all right|then|now))* ?(goodbye|good bye|bye|farewell|good night|goodnight|adieu|see you|so long|until (tomorrow|we meet|next)|i must (go|leave|be going)|i (shall|will|ll) (leave you|take my leave|be off|go now)|im (leaving|off|going (now|home|to bed)))\b/,
    zh: /再见|告辞|晚安|拜拜|我走了|我先走/,
  },
  {
    act: 'greeting',
    en: /^( (well|oh|ah|why|and))* ?(hello|hi|hey|hullo|hallo|evening|morning|good (morning|evening|day|afternoon)|greetings|hail|well met|how do you do|pleased to meet|a pleasure|nice to meet|howdy)\b/,
    zh: /^ ?(你好|您好|晚上好|早上好|下午好|嗨|大家好|喂)/,
  },
  {
    act: 'lament',
    en: /\balas\b|\bwoe\b|\bi am (so |very |too )?(sad|afraid|frightened|tired|lost|ruined|alone|miserable|heartbroken|scared)\b|\bim (so |very |too )?(sad|afraid|frightened|tired|lost|ruined|alone|scared)\b|what have i done|i cannot bear|i cant bear|oh god|my god|i want to die|i miss (him|her|you)|nobody loves|help me/,
    zh: /唉|天哪|完了|好难过|我怕|我好累|救命|怎么办啊/,
  },
];

const smallTalk =
  /\b(weather|raining|rain tonight|cold (out|tonight|in here)|warm (out|tonight|in here)|lovely (day|evening|night)|how are you|how do you feel|how have you been|are you (well|all right|tired|hungry|cold|happy|sad|married|busy)|hungry|nice (place|room|weather)|what a (day|night|evening)|favou?rite|your (day|health|family|children|hobby)|do you like|slept well|sleep well)\b/;
const smallTalkZh = /天气|下雨|吃了吗|你好吗|最近怎么样|累不累|喜欢什么|冷不冷/;

const imperatives =
  'give|show|tell|put|take|open|close|shut|get|come|go|stop|sit|stand|leave|look|listen|drop|hand|bring|swear|kneel|wait|answer|speak|hold|let|help|stay|run|draw|drink|eat|read|sing|dance|search|follow|fetch|move|turn|hide|lock|unlock|call|say|write|kiss|kill|fight|jump|bow|obey|repeat|promise|play|pour|make|step|empty|light|burn|arrest|undress|pay|call|explain|describe|name|point|lend|buy|sell';
const imperative = new RegExp(
  `^ (?:(?:well|now|then|so|and|please|kindly|quick|quickly|just|dont|do not|never|at once|you there)? ?)*(?:${imperatives}) `,
);
const politely =
  /\b(please|kindly|could you|would you|can you|will you|may i|might i|can i|could i|would you mind|if you would|i beg you|i wish you would)\b/;
const orderZh = /给我|拿来|过来|出去|站住|坐下|闭上|交出来|打开|放下|跪下|快走|把.{1,8}(给|拿|放|打开)/;
const politelyZh = /请|麻烦|能不能|可不可以|可以.{0,6}吗|帮我|劳驾/;

/** Questions in the form of an order: *tell me who*. */
const askedAsOrder =
  /\b(tell|inform|remind|explain to|show) (me|us)( again| more| now| please)? ?(about|who|what|where|when|why|how|if|whether|everything|more|your)|\bexplain\b|\bdescribe\b|\bi (want|would like|need|wish) to know|\bwhat about\b|\btalk to me about|\bi wonder (who|what|where|when|why|how|if|whether)/;

const kindsOfQuestion: readonly (readonly [QuestionKind, RegExp, RegExp])[] = [
  [
    'why',
    /\b(why|how come|what for|for what reason|what reason|what made (you|him|her|them))\b/,
    /为什么|为何|干嘛|怎么会|凭什么/,
  ],
  ['when', /\b(when|what time|what hour|how long ago|at what (time|hour)|since when)\b/, /什么时候|几点|何时|多久/],
  ['where', /\b(where|whereabouts|which (room|place|way))\b/, /哪里|哪儿|在哪|去哪|何处/],
  ['who', /\b(who|whom|whose|which of (you|them|us))\b/, /谁|哪个人|哪位/],
  ['how', /\bhow\b/, /怎么|怎样|如何|咋/],
  ['what', /\b(what|which|whats)\b/, /什么|啥|哪个|多少/],
];
const yesOrNo =
  /^( (and|but|so|well|then|tell me|now|oh|ah|say))* ?(is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|isnt|arent|wasnt|didnt|doesnt|havent|hasnt|wont|wouldnt|cant|couldnt|dont (?=you|they|we|i)) /;
const yesOrNoZh = /[吗么]|是不是|有没有|会不会|能不能|对不对/;

const warmth = /\b(dear|darling|sweet|friend|please|love|gently|kind)\b|亲爱的|朋友|拜托/;
const haste = /\b(quick|quickly|hurry|run|fire|now|at once|help|look out|careful|stop)\b|快|救命|着火|小心|住手/;
const heat =
  /\b(damn|hell|curse|cursed|devil|blast|hate|enough|how dare|shut up|get out|out of my)\b|该死|可恶|滚|够了|岂有此理/;
const mockery =
  /\b(oh really|how (convenient|touching|charming)|poor (thing|baby)|of course you (did|do|would)|bless your heart|ha|haha|very funny|sure you (did|are))\b|呵呵|哟|好一个|真会/;

/** What a line does, the main thing first; `plain` is the line as it is compared, `raw` as it was said. */
export function actsOf(plain: string, raw: string, isChinese: boolean): SpeechAct[] {
  const acts: SpeechAct[] = [];
  const matches = (rule: Pick<ActRule, 'en' | 'zh'>) =>
    isChinese ? (rule.zh?.test(raw) ?? false) : rule.en.test(plain);
  for (const rule of rules) if (matches(rule)) acts.push(rule.act);
  const asks = questionKindOf(plain, raw, isChinese) !== undefined;
  // *Are you brave?* asks, and praises nobody.
  if (
    asks &&
    (acts[0] === 'praise' || (acts[0] === 'insult' && /^ (are|is|do|did|what|why|how|when|where|who) /.test(plain)))
  )
    acts.shift();
  const isPolite = isChinese ? politelyZh.test(raw) : politely.test(plain);
  const isOrder = isChinese
    ? orderZh.test(raw)
    : imperative.test(withoutName(raw, plain)) &&
      !askedAsOrder.test(plain) &&
      followUpOf(plain, raw, isChinese) !== 'more';
  if (
    isOrder ||
    (isPolite &&
      asks &&
      /\b(could|would|can|will) you (please |kindly )?(\w+)/.test(plain) &&
      !askedAsOrder.test(plain))
  ) {
    acts.push(isPolite ? 'request' : 'order');
  }
  if (asks) acts.push('question');
  if (isChinese ? smallTalkZh.test(raw) : smallTalk.test(plain)) acts.push('small-talk');
  if (acts.length === 0) {
    if (isDenial(plain, raw, isChinese)) acts.push('denial');
    else if (isAgreement(plain, raw, isChinese)) acts.push('agreement');
    else acts.push('statement');
  }
  return acts;
}

const isDenial = (plain: string, raw: string, isChinese: boolean): boolean =>
  isChinese
    ? /^ ?(不|没有|不是|绝不|才不)/.test(raw)
    : /^ (no|nay|never|of course not|not at all|not me|i did not|i didnt|i deny|i refuse|nonsense|nope|certainly not) /.test(
        plain,
      );

const isAgreement = (plain: string, raw: string, isChinese: boolean): boolean =>
  isChinese
    ? /^ ?(是的?|对|好的?|没错|当然|行)/.test(raw)
    : /^ (yes|aye|indeed|of course|agreed|i agree|certainly|quite so|quite right|true|very well|all right|okay|ok|right|exactly|just so|yeah|sure) /.test(
        plain,
      );

/** The line without the name it calls somebody by: *Joss, come here*. */
function withoutName(raw: string, plain: string): string {
  const called = /^\s*(?:[\p{L}.]+\s+){0,2}[\p{L}.]+\s*,\s*/u.exec(raw)?.[0];
  if (!called) return plain;
  const rest = raw.slice(called.length);
  return ` ${rest
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** What is asked for, if anything is. */
export function questionKindOf(plain: string, raw: string, isChinese: boolean): QuestionKind | undefined {
  const marked = /[?？]/.test(raw);
  if (isChinese) {
    const kind = kindsOfQuestion.find(([, , zh]) => zh.test(raw))?.[0];
    if (yesOrNoZh.test(raw) && !/什么|谁|哪|为什么|怎么/.test(raw)) return 'whether';
    return kind && (marked || /呢|[吗么]/.test(raw) || raw.length < 24) ? kind : marked ? 'whether' : undefined;
  }
  const asked = marked || askedAsOrder.test(plain);
  const leading =
    /^( (and|but|so|well|then|now|oh|ah|sir|madam|my lord|say|tell me))* ?(?:(who|whom|whose|why|whats|wheres|whos) |(what|which|where|when|how)( \w+)?( \w+)? (is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|happened|about|time|many|much|long|often|far|old) )/.test(
      plain,
    );
  if (!asked && !leading && !yesOrNo.test(plain)) return undefined;
  // The last question counts where a line asks several; the word nearest the mark says which.
  const tail = marked ? lastQuestion(raw) : plain;
  if (yesOrNo.test(tail) && !askedAsOrder.test(tail)) return 'whether';
  const kind =
    kindsOfQuestion.find(([, en]) => en.test(tail))?.[0] ?? kindsOfQuestion.find(([, en]) => en.test(plain))?.[0];
  if (kind) return kind;
  return asked || yesOrNo.test(plain) ? 'whether' : undefined;
}

export function lastQuestion(raw: string): string {
  const sentences = raw.split(/(?<=[.!?？])\s*/).filter((sentence) => /[?？]/.test(sentence));
  const last = sentences.at(-1) ?? raw;
  return ` ${last
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** How it is said. */
export function toneOf(acts: readonly SpeechAct[], plain: string, raw: string): Tone {
  if (acts.some((act) => act === 'threat' || act === 'insult') || heat.test(plain) || heat.test(raw)) return 'hostile';
  if (mockery.test(plain) || mockery.test(raw)) return 'mocking';
  if (acts.includes('accusation')) return 'hostile';
  const shouted = /[!！]/.test(raw) || (raw.length > 8 && raw === raw.toUpperCase() && /[A-Z]{4}/.test(raw));
  if (shouted && (haste.test(plain) || haste.test(raw) || acts.includes('order'))) return 'urgent';
  if (
    acts.some((act) => act === 'praise' || act === 'thanks' || act === 'apology' || act === 'greeting') ||
    warmth.test(plain)
  )
    return 'warm';
  return shouted ? 'urgent' : 'plain';
}

/** Follow-ups that lean on what was said before. */
export type FollowUp = 'more' | 'why' | 'doubt';

export function followUpOf(plain: string, raw: string, isChinese: boolean): FollowUp | undefined {
  if (isChinese) {
    if (/^[ ]?(然后呢?|后来呢?|接着说|继续|还有呢|还有吗|说下去|再说说)/.test(raw)) return 'more';
    if (/^[ ]?(为什么|怎么会|凭什么)[呢？?]?$/.test(raw.trim())) return 'why';
    return /撒谎|骗人|不信|真的吗|说实话/.test(raw) ? 'doubt' : undefined;
  }
  const short = plain.trim().split(' ').length <= 7;
  if (
    short &&
    /\b(and then|then what|what then|go on|what else|anything else|continue|tell me more|more|what happened (then|next)|and after( that)?|is that all|what next|and)\b/.test(
      plain,
    ) &&
    /^ (and( then| after( that)?| what happened( then| next)?| what else)?|then what|what then|go on|what else( \w+)*|anything else|continue|(please )?tell me more( about (it|that|this))?|more|what happened (then|next)|what next|is that all) $/.test(
      plain,
    )
  )
    return 'more';
  if (
    short &&
    /^ (but |and )?(why|how so|how come|what for|how do you know|why do you (think|say) (so|that))( is that| was that| not| did (he|she|they|you|it)( \w+){0,2}| would (he|she|they|you)( \w+){0,2})? $/.test(
      plain,
    )
  )
    return 'why';
  return /\b(youre lying|you are lying|liar|you lied|thats a lie|that is a lie|i dont believe|i do not believe|are you sure|prove it|thats not true|that is not true|tell me the truth|the truth|stop lying)\b/.test(
    plain,
  )
    ? 'doubt'
    : undefined;
}
