/** Questions anybody may be asked in any play, as they sound. The line is looked at as it is compared: see `plain`. */
export const englishAsked = {
  // Of the evening's own talk.
  mySaying:
    / (what (did|have) i (just )?(say|said|tell|told|promised?|swear|sworn|confess(ed)?|admit(ted)?|offer(ed)?|threaten(ed)?)|(where|who|when|what|how \w+|which|why) did i (just )?(say|tell)|did i (say|tell you)|(do|can|will) you (still )?(remember|recall) (me|my|what i|who i|where i|how i|(what|who|where|when) my)|what was it i (said|told)|what (is|was) my (name|job|trade|work)|whats my (name|job)|who am i|(?<!if )i (just )?told you|(?<!if )i (just )?said so|(?<!if )i said (that )?i) /,
  ofMyself:
    / (what|where|when|who|whom|whose|which|why|how( \w+)?)( \w+){0,2} (did|do|does|is|was|are|were|have|has|had|am) (i|my|mine|me)(?! (go|begin|start|do now)) /,
  myFirstQuestion: / (my (very )?first question|what did i ask( you)? first|first (thing|question) i asked) /,
  mySayingFirst:
    / (my (very )?first (words?|line|remark)|what did i (say|tell you) first|first (thing|words?) i (said|told)) /,
  myLastQuestion: / (what (did|have) i (just )?ask(ed)?|what was (my|the) (last )?question|what was i asking) /,
  yourSaying:
    / (what (did|have) you (just )?(say|said|tell|told|call)|what was that( you said)?(?= $)|say (that|it) again|(?<!(?:not|never|nt) )repeat (that|it)( again)?|come again|^ (?:i beg your )?pardon(?: me)?(?= $)|i did not (hear|catch)|i didnt (hear|catch)) /,
  yourMeaning:
    / (what (did|do) you mean|meaning what|how do you mean|why (did|do|would) you (just )?say (that|so|it|this)|what is that supposed to mean|whats that supposed to mean|(can|could|would) you explain (that|yourself)|explain (that|yourself)|put it (more )?(simply|plainly|differently|another way)|in (plain|simple|other|plainer|simpler) (words|english|terms)|(?:do not|dont|did not|didnt|cannot|cant) (quite )?(understand|follow)(?= $| (?:that|it|you|this|a word) )|you( have|ve)? lost me) /,
  whomYouMean:
    / (who|whom|which one|which of (them|us|you)) (do|did) you mean( by (that|it|this))?(?= $)| (who|whom) are you (talking|speaking) (about|of)(?= $)| (of|about) whom (do|are|were) you (speak|speaking|talking)(?= $)/,
  yourTalk:
    / (what (are|were) (you|we|they)( two| both| all| lot| people| guys)? (all )?(talking|speaking|going on|on|chatting|arguing|quarrelling|whispering|saying)( (on )?about)?|what (is|was) (this|that|it|all this|all that) (all )?about|whats (this|that|it|all this) (all )?about|what (is|was) the (topic|talk|subject|argument|quarrel)( about)?|what are you on about|what (did|have) i (just )?miss(ed)?) /,
  theirSaying:
    / (what (did|has|have|does|was) (he|she|they|\w+|mr \w+|mrs \w+|miss \w+|the \w+) (just )?(say|said|tell|told|telling|saying))/,
  myQuestion:
    / (that(s| is| was) not (what i (asked|asked you|wanted to know)|an answer|my question)|you (didnt|did not|havent|have not|never) answer(ed)?( me| my question| that| the question)?|answer (me|the question|my question|it|properly)|(that|it) (doesnt|does not|didnt|did not) answer( my question| it| me)?|i asked you (a question|something)|dont dodge( the question| it)?|stop dodging|(you are|youre|stop|dont|do not) (avoiding|changing|change|dodging|evading) (the subject|the question|it|that|my question|the topic)) $/,
  yourSource:
    / (who told you( that| so| this)?|how (do|would|could|did) you know( that| this| so| it| all that)?|where did you (hear|get) (that|this|it)|says who|who says( so)?|how can you (be so (sure|certain)|tell|know)( of (that|it)| about (that|it))?|what makes you (so (sure|certain)|think so|say so|say that|think that)) $/,
  believesMe:
    / (?:do|dont|did|didnt|will|wont|would|can|cant|cannot|why (?:do|dont|wont)) you (?:not |really |still |even )*believe (?:me|my word|what i (?:say|said|tell you|told you)|a word i say) | you (?:do not|dont|did not|didnt|will not|wont) believe me /,
  heardMe:
    / (?:(?:did|didnt|have|havent) you (?:not |even )*(?:hear|heard|listen|listened)(?: to)?(?: me| him| her| them| what i (?:just )?said| what (?:he|she|they) (?:just )?said)?|are you (?:even )?(?:listening(?: to me)?|deaf)) $/,
  whoSaid:
    / (who (just )?(said|told me|was it that said|asked|shouted|spoke)|who (was|is) (that|it|this)( just)? (talking|speaking|shouting|whispering|singing|muttering)|whose voice (was|is) that) /,
  myDoing: / (what (did|have) i (just )?(do|done)|what was i (just )?doing|did you see what i did) /,
  deedDone:
    /^(?!.* (?:will|would|shall|should|can|could|may|if|want to|going to) ).* (?:remember|recall|forget|forgot|forgotten|who|whom|did|didnt|have|has|had|was|were|because|about|angry|cross|what) /,
  yourSeeing:
    / ((did|didnt|could) (you|anybody|anyone|nobody|none of you) (just |not |also |all )?(see|notice|watch|catch)|(you|anybody) (must have |have )?(just )?(saw|noticed)|what did you (just )?(see|notice)|have you (just )?seen (that|it|this|what)|were you (watching|looking)) /,
  theirDoing: / what (\w+ ){1,3}(did|has done|have done|was doing|just did) /,
  didIAsk: / (did|have) i (already |just |not )?(ask|asked) /,
  youSaid:
    / you( have)?( just| only just| already)? (said|told me|told us|claimed|swore|promised)(?! (you would|to) (come|sit)| (that|this|it|so|as much)( already| before| once| twice)* $)/,
  // Of themselves and of what anybody can see.
  yourWants:
    / (what (do|did) you want|what are you (after|here for|doing( here| tonight| now)?|up to|looking for|waiting for|trying)|why (are|did) you (here|come|up)|what brings you|what is your (business|purpose|goal)|whats your business|why are you (here|still)|what are you about) /,
  yourFeelings:
    / (how (do|are) you (feel|feeling|doing|holding up)|how are you|are you (ok|okay|all right|alright|well|unwell|sad|upset|happy|angry|cross|calm|nervous|worried|in pain|hurt|bearing)|is (something|anything) (wrong|the matter)|whats (wrong|the matter)( with you)?|what is (wrong|the matter)( with you)?|what troubles you|you look (pale|tired|sad|upset|worried|ill|awful|unhappy)) /,
  yourHurt:
    / (did (i|that|it|he|she|they|the \w+) hurt( you)?|have i hurt you|are you (badly )?(hurt|injured|bleeding)|does (it|that) hurt( much| a lot)?) /,
  yourFear:
    / (are you (afraid|scared|frightened)|what are you (afraid|scared|frightened) of|do you fear|does (it|this|that) (frighten|scare) you|youre (scared|afraid|frightened|shaking|trembling)|you are (scared|afraid|frightened|shaking|trembling)) /,
  yourState:
    / (?:are|arent|werent|were) you (?:(?:not|very|rather|quite|so|too|a bit|a little|still|getting|feeling|falling|really|all|already|ever|terribly) )*(hungry|thirsty|tired|sleepy|cold|warm|asleep|drunk|lonely|bored|busy|ill|sick|wet|soaked|drenched) /,
  yourAge: / (how old are you|what age are you|your age|when were you born) /,
  yourName:
    / (what is|whats|tell me|may i (ask|know|have)|do you have|and) your (full |first |last |christian |family |real |given |middle |own )*name | (and |so )?(who|what) (exactly|on earth|the devil|the hell|precisely|in gods name) (are you|would you be)(?= (then )?$)| who might you be |^ (and |so )?you are (sir |madam |miss |maam )?(with |in |$)/,
  yourWork:
    / (what do you do|what is your (job|work|trade|profession)|whats your (job|work|trade)|do for a living|what are you( then)? $|who are you(?=( then| really| exactly| anyway| all| two| both| sir| madam| miss| stranger| please| people)* $)|tell me about yourself|are you the \w+) /,
  yourHands:
    / (what are you (holding|carrying|hiding)|(what|anything) (is|have you|do you have) (got )?(in|there in) your (hand|hands|pocket|pockets|bag)|whats (that )?in your (hand|hands|pocket|fist)|what have you (got )?there|what are you wearing|empty your pockets|(what is|whats) (that|it|this|there)( that)? (behind your back|under your (coat|arm|apron|shawl|cloak)|in your (hand|hands|pocket|bag|arms)|you are (holding|hiding|carrying)|you have (got )?there)|what (is|have you) (got )?behind your back|show me (your hands|what you (have|are holding|are hiding)|what is in your)|let me see (your hands|what you have)) /,
  thePlace:
    / (where am i|where are we|what (is )?(this )?place|whats this place|what is this (place|room|house)|which (room|place|house) is this|where is this|whose (room|house|place) is this) /,
  mayITell:
    / (?:can|may|could|might|shall) i (?:just |please )?(?:tell|ask|confess|say|show)(?: to)?(?: you| it to you)?(?: something| a secret| a question| one thing| a thing)?(?: in (?:confidence|private|secret))? $| (?:do you |can you |got |have you )(?:have )?(?:a|one) (?:minute|moment|second)(?: for me)? $| i (?:have|need|want|got) (?:to |got to )?(?:tell|ask) you something(?: and .*)? $/,
  whoIsThat:
    /^(?: (?:and|but|so|hey|oh|um|wait|psst|say|tell me|excuse me|sorry))* (?:do you know )?who(?:s| is| was| are| the hell is| on earth is)? (?:the(?= (?:old |young |tall |fat |other |nice )?(?:man|woman|guy|fellow|lady|gentleman|girl|boy|lad|chap|bloke|kid) )|that|this|he|she|they|it|those|these)(?: (?:old|young|tall|fat|other|nice|man|woman|guy|fellow|lady|gentleman|girl|boy|lad|chap|bloke|one|person|kid|people|two|is|was|are))*(?: (?:over|sitting|standing|just|who|came|come|in|now|there|here|then|anyway|spoke|speaking|talking|by|at|on|near|with|behind|the|a|window|fire|door|table|desk|counter|corner|bed|chair|wall|coat|hat|black|grey|yellow|red))* $/,
  whatIsThat:
    /^(?: (?:and|but|so|hey|oh|um|wait|say|tell me|excuse me|sorry))* what(?:s| is| are| the hell is| on earth is) (?:that|this|those|these)(?: (?:thing|things))?(?: (?:over|lying|standing|there|here|then|anyway|for|behind|beside|next|near|by|on|under|in|to|the|your|you|me|my|his|her|wall|table|floor|desk|bed|counter|corner|door|window))* $/,
  theSight: / (what (do|can) you see|what is there to see|look around|what is in (here|this room)) /,
  theNews:
    / (what (has |is |on earth )?(happened|happening|going on|is going on|is happening|just happened)|whats (happened|happening|going on)|what is all this|what did i miss|what is the matter here)( here| now| tonight| just now)? $/,
  advice:
    / (what (should|shall|must|can|do) (i|we) do( now)?|what would you (do|advise)|help me|whom (should|can) i (ask|trust)|who (should|can) i (ask|trust)|where (should|do) i (go|start|begin)|any advice) /,
  ofMe: / (think of|like|trust|love|hate|feel about|know|believe|remember|opinion of|make of) me /,
};
export type Asked = keyof typeof englishAsked;
