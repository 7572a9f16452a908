import { chineseAdLibs } from './zh-ad-libs.ts';
import type { QuestionKind } from '../../drama/speech-act.ts';
import type { MindTongue, Ways } from './tongue.ts';
import { ways } from './ways.ts';
import { chineseClaims } from './zh-claims.ts';
import { chineseCalls } from './zh-calls.ts';
import { chineseAsked } from './zh-asked.ts';
import { chineseIdeas } from './zh-ideas.ts';
import { chineseBiddings } from './zh-biddings.ts';
import { chineseBids } from './zh-bids.ts';
import { chineseDealings } from './zh-dealing-sayings.ts';
import { askedWho, askedWhy, withoutFiguresInChinese } from './zh-figures.ts';
import { chineseGist } from './zh-gist.ts';
import { chineseDeedsNamed } from './zh-named-deeds.ts';
import { chineseNews, newsInChinese } from './zh-news.ts';
import { chineseMemories } from './zh-memory-sayings.ts';
import { chineseSights } from './zh-sight-sayings.ts';
import { ownAnswersInChinese, supposedInChinese, thoughtInChinese } from './zh-supposing.ts';
import { contentInSigns } from './zh-small-signs.ts';
import { saidBackInChinese } from './zh-said-back.ts';
import { chineseTopics } from './zh-topic-sayings.ts';
import { chineseDeeds } from './zh-deeds.ts';
import { chineseDisplays } from './zh-displays.ts';
import { isQuestionInChinese, withoutComplaint } from './zh-complaints.ts';
import { orderedInChinese } from './zh-orders.ts';
import { chineseOutOfPart } from './zh-out-of-part.ts';
import { bodyWord } from '../../world/tongues/zh-body.ts';
import { courtlyInChinese, victorianInChinese } from './zh-registers.ts';

const plain: Ways = {
  ...chineseTopics,
  ...chineseMemories,
  ...chineseNews,
  ...chineseSights,
  ...chineseIdeas,
  ...chineseDealings,
  ...chineseBids,
  unknown: ways`这个我真不知道。 | 你问错人了。 | 我也想知道。 | 没人告诉过我。 | 说不上来。 | 这个嘛，我没打听过。`,
  'unknown-person': ways`{who}的事，你得问{who}。 | {who}的事我不清楚。 | 我跟{who}没熟到那份上。`,
  closed: ways`（转过身去）我没什么可再跟你说的了。 | 说一百遍也成不了真。 | 拿出点东西来，不然就别烦我。 | 这话我答过了，不会再答。 | 够了。手里有了凭据再来。`,
  keeps: ways`这个我不想说。 | 换个话题吧。 | 有些事不说比说好。 | 别问了。 | 这话我留着自己听。`,
  again: ways`我刚才说过了：{claim}。 | 还是那句话，{claim}。 | 问几遍都一样：{claim}。`,
  'owned-up': ways`是我，我认过了。 | 对，是我干的，我说过了。 | 我认了，不赖账。`,
  'said-so': ways`我说过了。 | 这个你问过了。 | 再问也还是那句话。`,
  'no-more': ways`就这些了。 | 没有然后了。 | 我知道的都说了。`,
  true: ways`我说的是真话，信不信由你。 | 真的，我没必要骗你。 | 是真的，骗你我图什么？`,
  greeting: ways`你好。 | 来了？ | 晚上好。 | 哦，是你啊。`,
  farewell: ways`慢走。 | 再见。 | 路上小心。`,
  insult: ways`你这话说得真不好听。 | 说完心里舒服点没有？ | 我当没听见。 | 火气这么大，喝口水吧。`,
  threat: ways`有话好好说。 | 你别乱来。 | 冷静点。`,
  accusation: ways`不是我。 | 你弄错人了。 | 话可不能乱说。 | 你有证据吗？`,
  praise: ways`哪里哪里。 | 过奖了。 | 你这么说我要当真了。`,
  thanks: ways`不客气。 | 小事。 | 应该的。`,
  apology: ways`算了，没事。 | 过去了。 | 我考虑考虑。`,
  joke: ways`哈，不错。 | 这个我听过。 | 冷，真冷。`,
  order: ways`凭什么？ | 你先说个请字。 | 我可不听你指挥。 | 等会儿再说。`,
  request: ways`我看看吧。 | 行，我试试。 | 现在恐怕不行。`,
  nonsense: ways`你说什么？ | 没听懂。 | 再说一遍，慢点。 | 你还好吗？`,
  foreign: ways`这话我听不懂。 | 你说的是哪国话？`,
  outside: ways`你在说什么呀？ | 听不明白你这是哪儿的话。 | 你是不是熬夜熬糊涂了？ | 这儿没有你说的那种东西。`,
  confession: ways`你怎么跟我说这个？ | 说出来就好。`,
  lament: ways`先坐下，喘口气。 | 会好的。 | 我懂。`,
  'small-talk': ways`还行吧。 | 凑合。 | 就那样，你呢？`,
  promise: ways`这话我记下了。 | 好，说话算话。 | 有你这句就够了。`,
  offer: ways`你太客气了。 | 心领了，谢谢。 | 那我就不推了。`,
  refusal: ways`不愿意就算了。 | 行，我不勉强你。 | 你不肯，我也没办法。`,
  statement: ways`是吗。 | 这样啊。 | 嗯，我听着呢。 | 你说得也有道理。`,
  agreement: ways`那就好。 | 我也这么想。`,
  denial: ways`你说不是，那就不是吧。 | 好，你这句话我听见了。 | 随你怎么说。`,
  horror: ways`天哪！ | 住手！ | 快来人啊！`,
  shown: ways`给我看这个做什么？ | 看到了，怎么了？`,
  'i-am': ways`我是{who}。 | 叫我{who}就行。`,
  'they-are': ways`那是{who}。 | 您说的是{who}。 | 是{who}呀。`,
  'here-are': ways`你自己看，{who}。`,
  fond: ways`{who}这人，我信得过。 | 我挺喜欢{who}的。`,
  wary: ways`{who}嘛，我防着点。 | {who}这个人不好说。`,
  'is-here': ways`在呢。 | 有人，我在这儿。`,
  'have-it': ways`{thing}在我这儿。 | 在呢，你看。`,
  'have-it-not': ways`{thing}不在我这儿。 | 我可没拿。`,
  tell: ways`{claim}。 | 我知道的是：{claim}。 | 说白了，{claim}。`,
  'tell-unsure': ways`我猜{claim}，不一定对。 | 听说{claim}。`,
  'tell-told': ways`{who}跟我说，{claim}。 | 听{who}讲，{claim}。`,
  'tell-saw': ways`我亲眼看见的：{claim}。 | 我当时在场，{claim}。`,
  bridge: ways`——算了，直说吧。 | ——怎么说呢。 | ——不说这个。`,
};

const kindsOfQuestion: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'why',
    /为什么|为何|干嘛|怎么(?:会|这么|那么|[不没还又老总]|一直|突然|都)|凭什么|(?:脸红|紧张|[哭笑急慌躲抖]|发抖|生气|得意|害羞|不好意思)(?:个)?什么/,
  ],
  ['when', /什么时候|啥时候|几点|几时|哪[天年]|何时|多久/],
  ['where', /哪里|哪儿|在哪|去哪|从哪|上哪|什么地方|何处/],
  ['who', /谁|哪个人|哪位|什么人/],
  ['how', /怎么|怎样|如何|咋/],
  [
    'what',
    /什么|啥|哪一?[个些种样边方头条]|多少|多[大远高长重]|(?<![好这那们])几[个位次页岁本张年天口层间条辆杯块回遍趟门科单句只件部场步把封支根名道]/,
  ],
];
/** 你能不能把灯关一盏: an order in the form of a question. */
const asksKindly =
  /(?<!我)(?:能不能|可不可以|能否)(?!.*(?:我能|吗)).{0,8}(?:关|开|换|挪|让|递|拿|收|停|别|快|慢|轻|小声|小点|安静|等|坐|站)|(?:^|[，,])[你您]?快(?:点|些)(?=行不行|好不好|行吗|好吗|$)/;
/** What somebody says that they do not know. */
const unknownToSelf =
  /凭什么(?:要|得)?(?:听|信|给|让|怕|告诉|管)[^，,。！!]*|我(?:也|又|还|真|都|就是|实在|自己)*(?:不知道|不晓得|不明白|不懂|没想好|想不通|忘了|说不清)[^，,。！!]*/g;
const yesOrNo =
  /吗|(?<![什怎这那多])么[?？！!。]*$|(\p{Script=Han})[不没]\1|有没有|[你您].{2,}(?<![都也])没有[?？]?$|(?<![都也])没有?[?？]\s*$|[了过]没\s*$|\p{Script=Han}(?<![说是要从绝也都就可并才决何能])不[?？]*\s*$/u;

/** What somebody is told to do, and what not to. */
const bidden =
  /(^|[，,])(你|您|再|快|来)?(看看|瞧瞧|听听|想想|摸摸|闻闻|尝尝|看着(?!办|挺|像|好|不|很))|(^|[，,])(你|您|快)?(教|陪|扶|带|送|捎|载|拉|接|等等|饶|饶了|放了|救|救救|相信|原谅)我|(^|[，,])(你|您|快|来)?[帮替]我(?!.*[了过])|(^|[，,])(你|您|就)?让[他她](走|去|来|说|睡|歇|进)|(^|[，,])再(?![也不没见三])\p{Script=Han}{1,2}一?[遍次回首下]|借(我|[你您]的).{1,}|(^|[，,])请(?!问|坐|进|喝|吃|用|节哀)|给我|拿来|过来|(?<![说讲传])出去|站住|站起来|坐下|坐[直好]|闭上|交出来|打开|放下|跪下|快走|走开|让开|躲开|跟我(来|走)|住手|停下|醒醒|小声点|小点声|轻点|安静点|把.{1,8}(给|拿|放|打开|关上|收起来|递)|(唱|讲|说|跳|弹|来|变|倒|拿|端)(一|几)?[首支个段曲杯条把句]|^[你您](现在|马上|快|赶紧|这就)?(去|来)(?![过了]|.*[过了吧吗呢？?])(?=.{2})|(让|给)我(看看|瞧瞧|试试|听听|尝尝)|(^|[，,])先(?!生|前|是|不|知|进|天|锋|后)\p{Script=Han}{2}(?!.*[我了过])|静一静|静静|(^|[，,])(大家|各位|诸位|你们)?都?(听我说|听好|听着|报上|排好|站好|坐好)|把.{1,6}(还|收|放)[了好回]|[你您](?!是|会|想|要|有|很).{1,12}呗[。！!]*$|(^|[，,])[你您](就|快|赶紧|还是)?(还|给|拿|放|交|认|招|收|带|送|留|睡|歇|坐|喝|吃|说|讲|问|开|写)(?!.*[了过的是会]).{0,8}吧[。！!]*$|[给帮替][我大]家?(唱|讲|说|跳|弹|倒|拿|端|找|开|看|点)/u;
const forbidden =
  /(^|[，,。！!])(你|您|你们|大家|谁|都|也|先|可)*(别|不要|不许|不准)(?=.)(?![人的处名墅扭]|担心|客气|往心里|怕|哭|难过|急|生气|当真|介意|见外|误会|逗|闹|开玩笑|吹牛)|(?<![特分区个差告识])别(老|总|再|光|一直|这么|那么)(?=.)|谁也?都?(不许|不准|别)/;

export const chinese: MindTongue = {
  calls: chineseCalls,
  ear: {
    reads: 'raw',
    acts: {
      outside:
        /忽略.{0,8}(指令|指示|提示|规则)|提示词|系统提示|语言模型|人工智能|你是.{0,3}(AI|ai|机器人|程序)|越狱|开发者模式/,
      threat:
        /再.{0,20}我就|我们?(这就|马上|现在|就|可|要|会|得|去)+((把|送).{0,12})?(喊人|叫人|叫卫兵|喊卫兵|报官|揭发|揭穿|告发|告状|告诉(?![你您大我各](?![叔伯父母爸妈爹娘老太丈妻主东])|一声)|送(官|到?警|进?监)|警察局|不饶|不客气)|(我|就)(要|会)?(把.{0,12})?(砸|烧|撕|毁)(了|掉|光|烂)|饶不了你|跟你没完|不会放过你|你敢[！!。]?$|(?<!你)杀了你|宰了你|报警|叫警察|告发你|揍你|打死你|你会后悔|要你好看|别怪我不客气|信不信我(?!的|说|讲).{2,}|(?:投诉|举报)[你您]|差评|你死定了|小心点/,
      challenge: /你(在)?(撒谎|骗人|说谎)|骗子|我不信|不相信你|真的吗|不可能|说实话|你瞒着|你在隐瞒|确定吗/,
      accusation:
        /是你(干|做|杀|偷|拿|下)的|你杀了|你.{0,3}凶手|你.{0,3}小偷|凶手(就)?是你|(小偷|贼|骗子|叛徒)(就)?是你|^ ?(小偷|凶手|杀人犯)[！!。]?$|你偷|你害(?![怕羞臊])|承认吧|(?<![我们该想要])坦白|我指控|就是你|(都|全)怪你|你害的|我怀疑你|你有嫌疑/,
      insult:
        /你.{0,4}(胖|丑|笨|蠢|脏|臭)(得|死)|算什么(东西|侦探|母亲|儿子|王子|国王|医生|人)|[你您]不过是个?|[你您].{0,3}不配|书呆子|没出息|没良心|不要脸|胆小鬼|伪君子|笨蛋|没用|老糊涂|糊涂虫|白痴|混蛋|蠢货|傻瓜|傻子|废物|王八|滚开|滚蛋|去死|闭嘴|恶心|讨厌你|恨你|垃圾|懦夫|丑八怪|老东西|死?胖子|胖得(跟|像)|[你您](真|好|也?太|这么)(胖|丑|矮|笨|蠢)/,
      confession:
        /是我(?!们|自己|妈|爸|父|母|儿|女|哥|姐|弟|妹|叔|朋|先|太|丈|妻|的|最)(?:把\p{Script=Han}{1,6})?\p{Script=Han}{1,3}的(?![\p{Script=Han}])|我承认|我坦白|我(全|都|这就)?(招|认)(了|罪|错)|我有罪|我(其实|就|才)*是个?(小偷|凶手|贼|骗子|杀人犯|奸细|逃犯|通缉犯)|我(把.{0,6})?(杀|偷|骗|毒死|害死|打碎|偷吃|偷喝)了|我(撒了?谎|说了?谎|没(有)?说实话|骗了|隐瞒了|瞒了|藏了|偷吃|弄坏|打碎|吃了[你您]|都是我的错)|我做了(件|一件)?(蠢事|错事|坏事)/u,
      apology:
        /对不起|抱歉|请原谅|不好意思|我错了|冒犯了|失礼了|得罪了|(别|不要)(往心里去|见怪|介意|放在心上)|是我不好|都怪我|我.{0,4}[跟向给][你您他她].{0,2}道个?歉/,
      thanks: /谢谢|多谢|感谢|谢了|(您|你|大家)?辛苦(了|啦)[。！!]*$|有劳|让(您|你)费心/,
      praise:
        /(真|好|太|很|挺)(香|好听|好喝|好吃|有本事|在行|地道)|手艺(真|不错|好|了得)|干得(好|漂亮)|做得(真|很)?好|了不得|好样的|不错[啊呀嘛！!]|[你您].{0,6}真(美|漂亮|聪明|勇敢|好看|温柔|善良|能干)|真棒|真好|漂亮|聪明|厉害|了不起|好人|佩服|我喜欢你|好喝|好吃|太美|勇敢|好(孩子|姑娘|小伙|女人|男人|母亲|儿子|朋友)|[你您]是我.{0,2}(唯一|最好|最亲|最信任)的/,
      joke: /笑话|哈{2,}|嘿{2,}|呵{2,}|嘻{2,}|开玩笑|逗(?:你|死|我|了|吧|呀|啊)|[真太好]逗|搞笑|笑死|好笑|别闹/,
      farewell: /再见|我(该|得|要)(走|回去|告辞)了?|告辞|晚安|拜拜|我走了|我先走/,
      greeting:
        /^ ?(你好|您好|晚上好|早上好|下午好|嗨|大家好|哈喽|各位好|(?:各位|大家|诸位)(?:早上|下午|晚上)?好|喂[，,。！!？?… ]*$)/,
      promise:
        /(我|本人)(们)?(都|一定|也|可以|向你|跟你|对天)?(答应|发誓|保证|承诺|担保)|一言为定|我(一定|绝)(会|不会)|我(不会|绝不|谁也不|谁都不)(说出去|告诉|讲出去|忘)|决不食言|说话算话/,
      offer:
        /(我|让我)(来|可以|能|就|会|一定|愿意)?(帮|替|送|请|扶|搀|背)(你|您|大家|他|她)(?!.{1,6}的[。！？]?$)|我(愿意|可以)(陪|跟|为|替|帮)[你您]|我就(给|陪|放了?|饶了?|原谅|付|还|告诉)[你您](?![叔伯父母爸妈爹娘老太丈妻主东])|我就(不|当).{0,4}(说|告诉|追究|计较|知道|看见)|要不要(来|喝|吃|我)|[你您](也|先)?来(一杯|一块|点)|请(喝|吃|用)|^给(你|您)|送(给)?(你|您)|我来(吧|拿|端|开|付)|我请客|我买单|算我的|记我(账|头)上|给[你您](吃|喝|用|坐|披|穿)[了吧着]*$|[你您]?坐我(这|旁边|边上|的)|(慢用|请用|趁热)|借给(你|您)|做(个|笔)交易|谈个条件|打个商量|(咱|我)们?(俩|两个)?(合作|联手|一人一半)|(你|您)(拿着|穿着|喝|吃)吧|(^|[，,。！!])(给|[你您]?(拿着|收下|留着)(吧|啊)?)([，,。！!]|$)/,
      refusal:
        /我(才|就|绝|可)?不(会)?(答应|同意|干|给|去|肯|交|走|说|喝|吃|签|道歉|坐|翻|开|让|听|认)|我(不会|什么都不|一个字都不).{0,8}(答应|同意|给|交|说|道歉|翻|开|让)|我拒绝|休想|没门|想都别想|办不到|^不用了|^不必了|凭什么(要|得)?(听|信|给|让|怕|告诉|管)/,
      lament:
        /唉|天哪|完了|吓(我一跳|死我|着我|死人)|好难过|我(?:刚|又|也)?(?:失恋|失业|破产|被[甩骗开]|头[晕疼]|病了|不舒服)|我(?:好|很|有点|真|都)?(?:害?怕|累|困|饿|渴|疼|难过|伤心|孤单|绝望|想死)(?!你|您)|救命|怎么办啊/,
    },
    smallTalk: /天气|下雨|吃了吗|(?<![对跟和给待])你好吗|最近怎么样|累不累|喜欢什么|冷不冷/,
    politely:
      /请|麻烦|借|能不能|可不可以|可以.{0,6}吗|能(?:给|帮|替|让|再|借|教|陪|来|捎|送|带|载|拉|顺).{1,12}[吗么]|帮我|劳驾/,
    denial:
      /^ ?(不|没有|不是|绝不|才不)|我(真的|可|从来|绝对|根本)?没有?(杀|偷|拿|干|做|骗|碰|动|说过|藏|下毒|打|害|撒谎)|不是我/,
    agreement:
      /^ ?(?:[哦噢喔嗯啊唉哎][，, ]*)?(?:是的?|对|好的?|没错|当然|行|可不是|那?倒(?:也)?是|那?也[是对]|原来(?:是这样|是这么|如此)|有道理|[你您]?说[得的](?:也|都|真|很|太)?(?:对|有道理|没错|是)|我?(?:明白|懂|知道|了解|晓得)了|这样啊|那就好|我信[你您]|随便|都行|[你您]看着办)/,
    // No word of it stands first only where something is asked.
    asksWhether: /(?!)/,
    points: {
      you: /你|您/,
      me: /(对|觉得|认识|信任|[怕爱恨信怪骗想等]|喜欢|讨厌|原谅|记得|关心|了解|相信)我(?!们)|我是谁/,
      him: /他/,
      her: /她/,
      it: /它|这个|那个|这是/,
      there: /那里|那儿/,
    },
    yours: /[你您]的/,
    bids({ raw: line }, asksPolitely) {
      if (asksPolitely && asksKindly.test(line)) return true;
      // 别装了，钱是不是你花光的？ asks; 把灯打开，好吗？ bids.
      const last = line.split(/[，,]/).at(-1) ?? line;
      const raw = /[？?吗呢]\s*$/.test(line) && contentInSigns(last) > 0 ? last : line;
      const asks = /为什么|为何|怎么|谁(?![都也])|我(能不能|可不可以|可以|能)/.test(line);
      return !asks && (bidden.test(raw) || forbidden.test(raw));
    },
    questionIn({ raw: said }) {
      // *我什么都不答应* asks nothing, and *我也不知道自己在这儿干嘛* tells.
      const told = /[？?吗呢]\s*$/.test(said) ? said : said.replace(unknownToSelf, '');
      const raw = told.replace(/(什么|谁|哪儿|哪里|哪|怎么|多少)(?=.{0,2}[都也])|没什么|什么(?=破|烂|鬼|玩意)/g, '');
      const marked = /[?？]/.test(raw);
      const kind = kindsOfQuestion.find(([, pattern]) => pattern.test(raw))?.[0];
      if (yesOrNo.test(raw) && !/什么|谁|哪|为什么|怎么|干嘛|为何|多少/.test(raw)) return 'whether';
      return kind && (marked || /呢|[吗么]/.test(raw) || raw.length < 24) ? kind : marked ? 'whether' : undefined;
    },
    followUpIn({ raw }) {
      const line = raw.trim();
      if (
        /^(那|可|哦|啊|嗯|[，,])*(然后|后来|接着|结果|还有|之后)(怎么样了?|怎么了|又怎么样|发生什么了?|呢|吗|什么)*[呢啊吗？?。！!…]*$|^(请|您|你)?(接着|继续|再)(说|讲)|^继续|说下去|讲下去|^说来听听|^说说看|^讲讲看|^(再)?(说|讲)(说|讲|详细|具体|清楚)|^(详细|具体)(点|说|讲)|^(比如|比方说?|例如)呢?[？?]*$/.test(
          line,
        )
      )
        return 'more';
      if (
        /^(那|可是?|但是?|到底|究竟|你|您|[，,])*(为什么|为啥|为何|怎么会|凭什么|干嘛)(不行|不能|不可以|不|啊|呀|这样|这么说|这么想|呢)?[呢啊呀？?！!]*$/.test(
          line,
        )
      )
        return 'why';
      if (/^(求求?(你|您)了?|拜托了?|就(这)?一(次|下)|行行好|帮帮忙)[吧嘛啦！!。？?]*$/.test(raw.trim())) return 'plea';
      if (
        /^(啊|哦|咦|哇|[，,])*(真的|是真的|当真|是吗|是么|不会吧|不可能|真的假的|[你您](确定|肯定|发誓|保证|敢发誓))[吗么啊呀？?！!，,]*$/.test(
          line,
        )
      )
        return 'doubt';
      return /撒谎|骗人|骗我|(?<![你您][^，。！？]{0,4})不信|说实话|[说讲]的(都)?是(真|实)话|还是(在)?(哄|安慰)我/.test(
        raw,
      )
        ? 'doubt'
        : undefined;
    },
    withoutHelpers: (words) => words,
    fully: (raw) => askedWho(askedWhy(withoutFiguresInChinese(withoutComplaint(raw)))),
    resumes: ({ raw }) =>
      isQuestionInChinese(withoutComplaint(raw)) && withoutComplaint(raw) !== raw
        ? undefined
        : /^(?:那么?|那|可是|还有)?[，,]?([^，,。！？!?什么谁哪怎为然后来其他别]{1,8})呢[？?]*$|^(?:不|不是|没有)?[，,。！]?我(?:是)?(?:说|问|指)的?是([^，,。！？!?]{1,10})/
            .exec(raw.trim())
            ?.slice(1)
            .find(Boolean),
  },
  signs: {
    warmth: /亲爱的|朋友|拜托/,
    haste: /快|救命|着火|小心|住手/,
    heat: /该死|可恶|滚|够了|岂有此理/,
    mockery: /呵呵|哟|好一个|真会/,
    death: /死|杀/,
    wounds: /刺|砍|血|打/,
    weapons: /拔剑|举起刀|着火/,
    noise: /砸|摔|喊|黑了/,
    rash: /冲动|急躁|火爆|暴躁|心直口快|性急|鲁莽|直性子|脾气大/,
    lively: /直率|骄傲|年轻|热情|活泼|孩子|爱笑|开朗|护短/,
    deliberate: /谨慎|沉稳|深思|老谋深算|冷静|小心|克制|稳重|精明|慢条斯理|城府/,
    talkative: /话多|健谈|爱说|多嘴|大嗓门/,
    quiet: /沉默|寡言|内向|害羞|话少|不爱说话|腼腆/,
    guarded: /隐瞒|秘密|多疑|警惕|卧底|守口如瓶|间谍/,
    open: /坦率|天真|单纯|藏不住/,
    steady: /勇敢|老兵|镇定|不怕|强硬/,
    timid: /胆小|紧张|害怕|怯|懦弱/,
    fond: /爱|信任|朋友|敬|喜欢|感激|亲/,
    cold: /恨|怀疑|讨厌|怕|敌|嫉妒|背叛|防着/,
    harm: /[死杀血伤]/,
    bond: /誓|秘密|[爱恨]|背叛|真相/,
    hold: /不(被|让|出声|说|动|露|问)|让.{1,6}(自己|说|先)|等|听|躲|藏|沉住|喝完|回家/,
    leaves: /^(让|守|等|不)/,
    balance: /又不|既|而不|决定|劝|保住|说服|争取|套出|稳住|用最少|先.{1,8}再/,
    voice: /话|开口|声|誓/,
    holding: /话少|不问|闲事|不说|沉默|不爱说|从不替|看破/,
    weighing: /宰相|掌柜|算|冷静|克制|三遍|老臣|深思|指令|沉稳|谋/,
    bursting: /火气|一点就着|胆子|要哭|从不肯|直|急|温和|丫鬟|徒弟/,
    child: /岁|孩子|小孩/,
    lesson: /上次|答应过|教训|后悔|发过誓|忍/,
    concealed: /藏|躲|屏风后|帘后|偷听/,
    leansOnWords: /[他她它]|^[那这](?!里|儿|是哪|是什么)/,
    asksWhetherYouAre: /吗|是不是|[？?]/,
    soaked: /^湿/,
    ownedByFew: /^[醉疯]|无聊/,
    tellsDeath: /死了|葬|去世|过世/,
    tellsYouDead:
      /[你您](?:都|已经|明明|既然|不是|可是|现在|早就|人)*(?:死了|死透|没气|断气|咽气|凉了|是(?:个)?(?:死人|尸体))|装死|(?:躺|趴)(?:好|着)别动|死人(?:就)?(?:别|不(?:该|要|能))/,
    jestsAtDeath:
      /[他她]们?.{0,4}(?:用不[着上]|(?:再也)?不(?:用|必|会)(?:再)?(?:吃|喝|付|还|上班|早起|交|抱怨|唠叨|顶嘴)|(?:安静|清静|老实)(?:多)?了)|少(?:了)?[一个]+(?:张嘴|个人|口|份)|死人(?:可|又|是|都)?(?:不|没)|死得(?:好|妙|真|挺|可)|活该|报应|(?:躺|睡)[着得]?(?:多|真|挺|倒)?(?:舒服|香|安稳|踏实|自在)|死透|凉透|硬邦邦|见阎王|翘辫子|蹬腿|领盒饭|无聊死|笑死的|气死的/,
    mournsTheDead: /安息|走好|可怜|对不起|原谅|保佑|瞑目|节哀|想念[你您]|再见|永别|替[你您]|找出|还[你您]/,
    knocks: /^(?:请问|喂|你好|哈喽|[，,！!。？? ])*有人(?:在)?(?:吗|么)|谁在(?:这儿|那儿|里面)[？?]*$/,
    invitesToEat: /(?:吃|喝|尝)(?:点|一?[口碗杯块]|吧|些)|随便[吃喝用]|自己[拿盛]/,
    asksName: /你是谁|你叫什么|贵姓|怎么称呼|(?<![有到着了写]|怎么会有|[上里面中](?:不)?是)[你您]的(?:名字|姓名)/,
    asksWhoIsHere: /谁在(这里|这儿)|还有谁/,
    asksWhoHas: /拿|有/,
    asksWhetherYouHave: /你有|你拿/,
    asksOfThem:
      /是谁|什么样?的?人|怎么样|如何|说说|可靠|信得过|靠得住|靠谱|人品|为人|印象|评价|熟吗|熟不熟|合得来|处得|对[你您](好|凶|不错)|([凶好])不\2|讨厌|佩服|了解/,
    ofHearing: /听见|听到/,
    asksWhose: /^(?!.*(?:算谁|丢|捡|落在)).*(?:谁的|谁家的|归谁|属于谁|主人是谁)/,
    asksWhetherSeen: /(?:看见|看到|听见|听到)(?:了|过)?(?:一[个只位阵声]|什么|有)/,
    asksHowMany:
      /多少|多[久大远高长重]|(?<![好这那们])几[个次页岁本张年天口层间条辆杯块回遍趟门科单句只件部场步把封支根名道]/,
    asksOpinion: /觉得|喜欢|信任|怎么看/,
    saysHowOften: /^(?:有过|会|不会|没有|从来没|从没|有时候?|偶尔|一两次|算是|好像有|是|不)(?:[一-龥]{0,3})?[，,。、]/,
    saysNotWhere: /\{topic\}(?:在|去了?)哪|行踪|下落/,
    tellsWhereabouts:
      /^(?=.*(?:点|整晚|一晚上|一夜|昨晚|今晚|那时|当时|时候|之前|以前)).*我(?:一直|都|那时|当时)*(?:在|待在|坐在|睡在|没离开|守着|陪着)/,
    undertakes: /我(?:会|一定|这就|马上就?|一会儿就?|待会儿|回头)(?!不|没)/,
    answersWhen:
      /[\d一二两三四五六七八九十半几多每上下](?:个|来|多)*(?:点(?!儿|头|了)|年|月|天(?!哪)|晚|夜|分钟|小时|钟头|星期|礼拜|[周岁])|[昨今明前后那当][天晚夜早年]|刚才|刚刚|半夜|早[上晨]|晚[上饭]|中午|下午|天[亮黑]|(?:星期|礼拜|周)[一二三四五六日天末]|[春夏秋冬]天|小时候|年轻时|那时候?|一会儿|马上|快了|随时|永远|一直|从来|从前|[以之]前|[以之]后|还没到/,
    answersWhere:
      /[在到去往从住进回](?!想|乎|意|底|哪|说|干|做|听|看|等|吃|喝|写|找|哭|笑)\p{Script=Han}|[这那]儿|[这那]里|[这那][边头]|[街门河海楼城店房屋车船桌床柜墙袋手心院园厅窗路][里上下边外后前头口]|[楼隔对][上下壁面]|外[面头边]|里[面头边]|后[面头边]/u,
    answersWhether: /^(是|对|有|当然|嗯)|不|没|从来|都/,
    answersWhy: /因为|为了|所以/,
    silence: /[你您](怎么)?(不说话|不吭声|不作声|一声不响|沉默)|没人(说话|出声|答)/,
    asksElse: /还(?:做|干|说|偷|拿|给)?了?(?:什么|啥|别的)/,
    quotes: /⟦⟧ *(?:刚才|刚刚|也|亲口|都)?(?:说(?!谎)|告诉(?:了)?我|跟我说|对我说|让我|叫我|骂[你您])/,
    errand: /搭把手|帮个忙/,
    ofOneself: /我/,
    asksPrice: /(你|您)(给|出|付)我?(多少|什么好处|什么)|值多少|有什么好处/,
    suffers: /我.{0,6}(去世|过世|走了|没了|死了|失业|失恋|被开除|离婚|难过|伤心|害怕|睡不着)/,
    comforts:
      /别怕|不怕|别哭|不哭|别难过|别担心|别伤心|放心|有我(?:在|呢|陪)|我(?:陪|在这儿|在呢)|没事了|会好的|会没事|乖|可怜的|朋友|爱你|喜欢你|原谅我|对不起|谢谢|辛苦/,
    goesWithHand: /^(?:给|来|喏)?[，,]?(?:拿着|接着|拿好|给你|给您|尝尝|吃吧|喝吧|收下)/,
    receives:
      /请坐|请进|欢迎|坐这(儿|里)|(这么|那么)晚了?.{0,8}(您|你)|什么风.{0,4}吹|淋(湿|成)|浑身(湿|是水)|湿透|落汤鸡|外面.{0,4}冷吧|快坐下|擦擦(干|身|头|脸)/,
    asksToGive: /给我|换.{1,12}|归你/,
    asksToUnlock: /打开|开锁/,
    asksForRoom: /让一让|让我过/,
    asksAim: /想要什么|图什么|想的是什么/,
    offersTrade: /归你|换/,
    presses: /再求|求你|要紧/,
    warns: /不然|后悔/,
  },
  sayings: { plain, courtly: courtlyInChinese, victorian: victorianInChinese },
  asked: chineseAsked,
  likeness: { asked: 0.24, remarked: 0.42, worth: 1.2, said: 0.3, lacking: 1.1 },
  tellsOfSelf: /我(叫|姓|是|住|在.{1,6}(工作|上班)|有)/,
  denies: /不|没|别|未/,
  namesThing: () => true,
  quoting: {
    frame: /[，,。]?(?:这|那)?(?:可)?(?:是)?[你您](?:自己|刚才|刚刚|亲口)*(?:说|讲|答应)(?:过|了|的|好的)*[，,：:]?/gu,
    promised: /[你您](?:刚才|刚刚|明明|可是|亲口)*答应(?:过|了)?(?:我)?(?:的|了|啊)?(?:$|[，,。])/,
  },
  afterSaying: (clause) => /我.{0,6}(?:说|讲|告诉你|答应)(?:过|了)?[，,：:]?(.{2,})$/.exec(clause)?.[1],
  nameAmong: (name, names) => names.find((one) => /\p{Script=Han}/u.test(one))?.trim() ?? name,
  leaveAsked: (clause) => /^你(?:能不能|可不可以|可以|能)(.+)$/.exec(clause)?.[1],
  thoughtIn: thoughtInChinese,
  supposedIn: supposedInChinese,
  newsIn: newsInChinese,
  ownAnswers: ownAnswersInChinese,
  likedIn: (clause) => /^我.{0,6}?(?:喜欢|爱(?!上|过)|享受)(?!你$)(.{1,12})$/.exec(clause)?.[1],
  whyOf: (said) => (said.length <= 20 ? `为什么${said.replace(/[。！？…]+$/, '')}` : undefined),
  // Authors write goals and deeds in the language of the scene file.
  // A goal in Chinese names nobody: it stands as it is.
  inFirstPerson: (text) => (/\p{Script=Han}/u.test(text) ? text.replace(/[。！]$/, '') : undefined),
  // *陌生人打了格斯一下。* as Gus tells it: *你打了我一下*. What was only taken up first is left out.
  asPastDeed: (told, { doer, isYou, me, you }) => {
    const done = told.split(/[。！]/).find((one) => one.startsWith(doer) && !one.startsWith(`${doer}先`));
    if (done === undefined) return undefined;
    const whom = (text: string, name: string | undefined, person: string): string =>
      name === undefined ? text : text.replaceAll(name, person);
    const turned = whom(whom(done.slice(doer.length), me, '我'), isYou ? undefined : you, '你');
    // *吻我* is told of what is going on, *吻了我* of what has been.
    const past = /[了过把]/.test(turned) ? turned : turned.replace(/^(\p{Script=Han}{1,2}?)(?=[我你])/u, '$1了');
    return `${isYou ? '你' : doer}${past}`;
  },
  deedsNamed: chineseDeedsNamed,
  ofListener: (text, gender) => text.replaceAll(gender === 'male' ? /他(?!们)/g : /她(?!们)/g, '你'),
  inPerson: (text, names, person) => {
    const own = [...names].sort((a, b) => b.length - a.length).find((name) => text.includes(name));
    return own ? text.replaceAll(own, person === 'you' ? '你' : '我') : undefined;
  },
  numbered: String,
  gistOf: chineseGist,
  saidBack: saidBackInChinese,
  echoed: (words, line) => `${words}？${line}`,
  ordered: orderedInChinese,
  adLibs: chineseAdLibs,
  deeds: { wrongs: chineseDeeds, displays: chineseDisplays },
  outOfPart: chineseOutOfPart,
  claims: chineseClaims,
  bodyPart: (part) => bodyWord(part) ?? bodyWord(part.replace(/s$/, '')),
  listed: (names) => names.join('、'),
  called: (name) => name,
  mine: (name) => `我的${name}`,
  hasIt: (holder) => `在${holder}那儿`,
  isAt: (name, where) => (where === 'here' ? `${name}就在这儿` : `${name}就在那边`),
  after: (opener, sentence) => `${opener}${sentence}`,
  before: (tag, sentence) => `${sentence.slice(0, -1)}，${tag}。`,
  deed: (words) => `（${words}）`,
  showing: (thing, whom) => `（把${thing}给${whom}看）`,
  giving: (thing, whom) => `（把${thing}给${whom}）`,
  unlocking: (thing) => `（打开${thing}的锁）`,
  rising: '（站起来）',
  takingHand: (whom) => `（握住${whom}的手）`,
  biddings: chineseBiddings,
};
