import type { News } from './news.ts';
import { ways } from './ways.ts';

const kin =
  'father|mother|dad|mum|papa|mama|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|grandfather|grandmother|child|friend|master|mistress|fiancée?|sweetheart|dog|cat';
const died =
  '(?:(?:is|are|was|has|have|had|just|already|been|got|only|really|now|quite|stone) )*(?:dead(?! (?:tired|right|serious|sure|certain|easy|wrong|drunk|against|on|to|bored|asleep|keen|silent|quiet|good|set))|died|passed away|drowned|hanged|(?:been|was|were|got) (?:just )?(?:killed|murdered|shot|stabbed|poisoned|strangled))';
const yours = new RegExp(` your (?:[a-z]+ ){0,2}?(${kin})s? ${died} `);
const some = new RegExp(
  ` (?:(?:somebody|someone|a (?:[a-z]+ ){0,2}?(?:man|woman|girl|boy|person|body|guest|customer|guard|servant)|people|everybody|everyone)s? ${died}|theres? (?:is |lies )?a (?:dead )?(?:body|corpse|dead \\w+)) `,
);
const death = new RegExp(` ${died} `);
/** Whoever has lost somebody tells of themselves. */
const grief = new RegExp(
  ` (?:my|our) (?:[a-z]+ ){0,2}?(?:${kin})s? | (?:last|years|months|weeks|long) (?:ago|year|week|month|winter|summer|spring|autumn) `,
);
const alarm =
  /^ (?:help |quick |quickly |listen |look |everybody |everyone |oh no |oh god |god )*(?:fire(?: fire)*|earthquake|flood|run(?: for (?:it|your li[fv]es?))?) $| (?:theres?|there is|there has been|i (?:can )?(?:see|smell)) (?:a |an )?(?:[a-z]+ )?(?:fire|smoke|bomb|flood|explosion|gas leak|burning)| (?:is|are|was|caught|\w+s) on fire | (?:house|building|kitchen|castle|roof|room|place|ceiling|curtain|curtains|stage|bed) (?:is |are |\w+s )?(?:burning|burning down|coming down|collapsing|flooding|flooded) | (?:is|are) about to explode /;
const someone = '(?:somebody|someone|a (?:[a-z]+ )?(?:man|woman|stranger|thief|spy|child|person)|people|two men)';
const lurking = new RegExp(
  ` ${someone}(?:s| is| are| was| were|is)? (?:(?:just|right|still|there|out there|over there) )*(?:hiding|hidden|lurking|listening|eavesdropping|spying|(?:watching|following) (?:you|us|me)|(?:standing |sitting |crouching |lying )?(?:right )?(?:behind|under|underneath|inside|outside|at) (?:the|that|this|your|you|us|my)\\b)| we(?: are|re) (?:being )?(?:watched|followed|overheard|not alone)| (?:they|he|she) (?:is|are|was) (?:hiding|lurking|eavesdropping|spying|listening at) | theres? (?:is )?(?:somebody|someone|a (?:[a-z]+ )?(?:man|woman|stranger|thief|spy)) (?:hiding |hidden |standing |listening )?(?:right )?(?:behind|under|underneath|inside|outside|at|in) (?:the|that|this|your|you|us|my)\\b`,
);
const coming =
  / (?:police|cops|guards?|soldiers|king|queen|constables?|inspector|army|enemy|watch|bailiffs?)(?:s| is| are|re)? (?:(?:just|already|right|now|here|still) )*(?:coming|outside|on (?:his|her|their|its) way|at the (?:door|gate)|here|almost here) /;

/** What a line brings word of, as it is compared. */
export function newsInEnglish(words: string): News | undefined {
  if (
    / (?:if|suppose|imagine|when|not|never|nobody|isnt|arent|wasnt|hasnt|dream|dreamt|dreamed|story|play|film|book) /.test(
      words,
    )
  )
    return undefined;
  if (grief.test(words)) return undefined;
  if (alarm.test(words)) return { kind: 'alarm' };
  const own = yours.exec(words)?.[1];
  if (own !== undefined) return { kind: 'death', own: `my ${own}` };
  if (some.test(words)) return { kind: 'death', isNobody: true };
  if (death.test(words)) return { kind: 'death' };
  if (coming.test(words)) return { kind: 'coming' };
  return lurking.test(words) ? { kind: 'lurking' } : undefined;
}

// What anybody might say to news. `{topic}`: who of their own it is of; `{who}`: a name.
export const plainNews = {
  'news-own': ways`{topic}? Who told you that? | Say that again, {you}. What of {topic}? |
    {topic}? You come in here and say it like that? When? | No. Not {topic}. Who says so?`,
  'news-death': ways`{who}? Dead? Who says so? | Dead? Where does {who} lie, {you}, and who found it out? |
    I have heard nothing of it. {who}, dead? Since when? | {who}? And you stand there and say it as if it were raining.`,
  'news-alive': ways`Dead? {who} is here, {you}, and breathing. | You may tell {who} so yourself. It will be news there, too. |
    {who} looks well enough to me.`,
  'news-me': ways`Am I? Nobody has told me. | Dead? I feel no worse than usual, {you}. | Then who is it that you are talking to?`,
  'news-body': ways`Dead? Who is? Where? | Did you see it yourself, {you}, or did you hear it? | Who is dead? Say it plainly. |
    Then show me where, {you}, and touch nothing.`,
  'news-known': ways`I know it, {you}. | You tell me nothing that I did not know. | I know. I wish that I did not.`,
  'news-alarm': ways`Where? Show me. | If that is so, why do you stand there, {you}? | I see nothing of the kind. Where? |
    Have you seen it, {you}, or do you only say it?`,
  'news-lurking': ways`Then they have heard you say so. | Are you sure? Then not another word, {you}. |
    Who? Go and look, {you}, and I shall stand here. | I thought that I heard something.`,
  'news-coming': ways`How long have we, then? | Who sent for them? | Let them come, {you}. | What do they want here?`,
};

export const modernNews = {
  'news-own': ways`{topic}? What? Who told you? | Wait. {topic}? Are you serious, {you}? | That is not funny. What about {topic}?`,
  'news-death': ways`{who}? Dead? Says who? | Hang on. {who}? How do you know? | Dead? {who}? Since when?`,
  'news-body': ways`Dead? Who? Where? | What? Did you see it, {you}? | Okay. Who is dead, and did anybody call somebody?`,
  'news-alarm': ways`What? Where? | Seriously? I do not see anything. Where? | Then why are we all just standing here, {you}?`,
};
