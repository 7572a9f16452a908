import { wordMap, wordSet } from '../../kit/word-list.ts';

/**
 * How deeds are told in Chinese: behind the doer's name, the first way whose slots are all filled. `{object:in}` and the like
 * want that preposition. What is not here is told by its gesture: see `bareActs`.
 */
export const acts: Readonly<Record<string, readonly string[]>> = {
  take: ['揪住{person}', '从{target}那里拿起{object}', '拿起{object}'],
  inventory: ['看了看自己身上的东西'],
  steal: ['从{target}手里夺过{object}', '偷偷拿走{object}'],
  drop: ['放下{object}'],
  put: [
    '把{object}塞给{whom:in}',
    '把{object}放进{target:in}里',
    '把{object}藏到{target:behind}后面',
    '把{object}放到{target:under}底下',
    '把{object}放在{target}上',
    '放下{object}',
  ],
  'put away': ['把{object}收起来'],
  conceal: ['把{object}藏进衣服里'],
  give: ['把{object}交给{target}', '递出{object}'],
  show: ['给{target}看{object}', '亮出{object}'],
  throw: ['把{object}扔向{target}', '扔出{object}'],
  eat: ['吃{object}', '吃了起来'],
  drink: ['喝了一口{object}里的东西', '喝了一口'],
  taste: ['尝了尝{object}'],
  go: ['朝{object}走去', '朝{target}走去', '走开了'],
  drive: ['驾{object}离开'],
  step: ['朝{object}走了一步', '朝{target}走了一步', '走了一步'],
  pace: ['来回踱步'],
  enter: ['走进{object}', '走了进来'],
  exit: ['从{object:from behind}后面走了出来', '从{object:from under}底下钻了出来', '走出{object}', '走了出去'],
  climb: ['爬上{object}'],
  look: [
    '往{object:in}里面看了看',
    '往{object:under}底下看了看',
    '往{object:behind}后面看了看',
    '看了看{object}',
    '看向{target}',
    '四下看了看',
  ],
  watch: ['注视着{object}'],
  examine: ['细看{object}'],
  search: ['搜查{object}', '四处搜了搜'],
  find: ['找{object}'],
  read: ['读{object}'],
  listen: ['贴着{object}听', '听{target}的动静', '侧耳听着'],
  smell: ['闻了闻{object}', '闻了闻'],
  open: ['打开{object}'],
  close: ['关上{object}'],
  lock: ['用{instrument}锁上{object}', '锁上{object}'],
  unlock: ['用{instrument}打开{object}的锁', '打开{object}的锁'],
  'switch on': ['打开{object}'],
  'switch off': ['关掉{object}'],
  toggle: ['拨了一下{object}'],
  wear: ['穿戴上{object}'],
  'take off': ['脱下{object}'],
  remove: ['取下{object}'],
  draw: ['拔出{object}'],
  sheathe: ['垂下{object}'],
  hold: ['握住{person}的手', '握住{object}'],
  raise: ['举起{object}'],
  lower: ['放低{object}'],
  attack: ['用{instrument}攻击{object}', '攻击{object}'],
  hit: ['用{instrument}打{object}', '打了{object}一下'],
  strike: ['用{instrument}击打{object}', '击打{object}'],
  stab: ['用{instrument}刺向{object}', '刺向{object}'],
  shoot: ['用{instrument}射击{object}', '射击{object}'],
  slash: ['用{instrument}砍向{object}', '砍向{object}'],
  kill: ['用{instrument}杀了{object}', '杀了{object}'],
  strangle: ['掐住{object}的脖子'],
  aim: ['用{instrument}对准{object}', '对准{object}', '对准{target}'],
  parry: ['架开{object}'],
  break: ['用{instrument}打碎{object}', '打碎{object}'],
  cut: ['用{instrument}割{object}', '割{object}'],
  tear: ['从{target}上撕下{object}', '撕扯{object}'],
  burn: ['用{instrument}点着{object}', '把{object}放到{target}上烧', '烧掉{object}'],
  light: ['用{instrument}点燃{object}', '点燃{object}'],
  extinguish: ['熄灭{object}'],
  cook: ['煮{object}'],
  pour: ['把{object}泼在{victim}身上', '把{object}倒进{target}', '倒{object}'],
  'pour out': ['倒掉{object}里的东西'],
  empty: ['倒空{object}'],
  fill: ['从{target}给{object}装满', '装满{object}'],
  wash: ['洗{object}', '洗了洗手'],
  wipe: ['擦{object}'],
  clean: ['把{object}弄干净'],
  dirty: ['把{object}弄脏'],
  write: ['在{target}上写字', '在{object}上写字', '写了几笔'],
  sign: ['在{object}上签字'],
  fold: ['把{object}折好'],
  seal: ['封上{object}'],
  sit: ['坐到{person}旁边', '坐到{object}上', '坐到{target}上', '坐下'],
  lie: ['躺到{object}上', '躺到{target}上', '躺下'],
  stand: ['站到{object}旁边', '站到{target}旁边', '站起来'],
  straighten: ['把{object}摆正', '挺直身子'],
  kneel: ['跪在{object}面前', '跪在{target}旁边', '跪下'],
  crouch: ['蹲下'],
  bend: ['朝{object}俯下身', '弯下腰'],
  lean: ['靠在{object}上', '靠在{target}上', '靠着'],
  sleep: ['睡着了'],
  wake: ['叫醒{object}', '醒了'],
  hide: [
    '把{object}藏到{target:behind}后面',
    '躲到{object:under}底下',
    '躲进{object:in}里',
    '躲到{object}后面',
    '躲到{target}后面',
    '躲了起来',
  ],
  peek: ['偷看{object}', '偷偷看了一眼'],
  touch: ['摸了摸{object}'],
  pat: ['拍了拍{object}'],
  tap: ['轻轻敲了敲{object}'],
  poke: ['戳了戳{object}'],
  pinch: ['掐了掐{object}'],
  stroke: ['抚了抚{object}'],
  cover: ['捂住{object}'],
  tickle: ['挠了挠{object}'],
  rub: ['搓了搓{object}'],
  squeeze: ['捏了捏{object}'],
  push: ['推{object}'],
  pull: ['拉{object}'],
  turn: ['转向{object:to}', '转向{target}', '转动{object}', '转过身去'],
  swing: ['挥动{object}'],
  shake: ['摇了摇{object}', '摇头'],
  tie: ['把{object}系在{target}上', '系上{object}'],
  untie: ['解开{object}'],
  knock: ['敲{object}', '敲了敲'],
  ring: ['敲响{object}'],
  play: ['弹奏{object}', '演奏起来'],
  set: ['摆好{object}'],
  use: ['在{target}上用{object}', '用{object}'],
  'plug in': ['给{object}插上电'],
  unplug: ['拔掉{object}的插头'],
  type: ['在{object}上打字'],
  call: ['叫{object}', '喊了一声'],
  buy: ['买{object}'],
  sell: ['卖{object}'],
  kiss: ['吻{object}'],
  embrace: ['拥抱{object}'],
  follow: ['跟着{object}'],
  unfollow: ['不再跟着{object}'],
  lead: ['领着{object}走'],
  block: ['挡住{object}'],
  corner: ['把{object}逼到角落里'],
  guard: ['守着{object}'],
  help: ['扶{object}一把'],
  carry: ['把{object}搬到{target}', '抬起{object}'],
  catch: ['接住{object}'],
  reach: ['把手伸进{object:in}里', '伸手去够{object}', '伸出手'],
  point: ['指着{object}', '指着{target}'],
  wave: ['向{object}招手', '挥了挥{object}', '挥手'],
  jump: ['跳了起来'],
  whisper: ['对{object}低语', '低声说话'],
  shout: ['对{object}喊', '喊了起来'],
  toast: ['向{object}举杯', '举杯'],
  undress: ['脱衣服'],
  bow: ['向{object}鞠躬', '向{target}鞠躬', '鞠躬'],
  curtsy: ['向{object}屈膝行礼', '屈膝行礼'],
  nod: ['向{object}点头', '点头'],
  smile: ['对{object}微笑', '对{target}微笑', '微笑'],
  stare: ['盯着{object}', '盯着{target}', '瞪着眼'],
  glare: ['怒视着{object}', '怒目而视'],
  salute: ['向{object}敬礼', '敬礼'],
  beckon: ['向{object}招手', '招手'],
  comfort: ['安慰{object}'],
  nudge: ['碰了碰{object}'],
  mock: ['嘲笑{object}', '说起了风凉话'],
  insult: ['辱骂{object}', '骂了起来'],
  threaten: ['威胁{object}', '放出狠话'],
  thank: ['向{object}道谢', '道了声谢'],
  greet: ['向{object}打招呼', '打了个招呼'],
  praise: ['夸了夸{object}', '夸了一句'],
  tell: ['跟{object}说话', '说起话来'],
};

/** What a face or a body does, by the verb alone. */
export const bareActs = wordMap(`
  applaud=鼓掌 cry=哭了起来 dance=跳起舞来 gasp=倒吸一口气 groan=呻吟 growl=低吼 laugh=笑了起来 scream=尖叫 shrug=耸耸肩
  sigh=叹了口气 tremble=发抖 sneer=冷笑 weep=流泪 wait=等着 think=沉思 pray=祈祷 spit=啐了一口 panic=慌了 boo=喝倒彩
  clap=拍手 tut=咂了咂嘴 whoop=欢呼 cheer=欢呼 scoff=嗤之以鼻 flinch=缩了一下 shudder=打了个寒战 cower=缩成一团 cough=咳嗽
  sneeze=打了个喷嚏 sob=抽泣 whimper=呜咽 wail=哀号 moan=呻吟 snarl=咆哮 chuckle=轻笑 giggle=咯咯笑 snicker=窃笑 cackle=怪笑
  fume=怒气冲冲 gloat=得意洋洋 swoon=晕了过去 faint=昏倒了 collapse=倒下了 fall=跌倒了 curtsey=屈膝行礼 stamp=跺脚 stomp=跺脚
  seethe=咬牙切齿 rage=大发雷霆 flirt=眉来眼去 mourn=哀悼 grieve=悲痛 lament=哀叹 rejoice=欢喜 celebrate=庆祝 despair=绝望
  count=数着数 sing=唱起歌来 whistle=吹起口哨 trip=绊了一下 yawn=打了个哈欠 gag=干呕 retch=干呕 vomit=吐了 frown=皱眉
  beam=满脸笑容 pout=撅起嘴 hush=示意安静 agree=点头同意 hesitate=迟疑了一下 recoil=往后一缩 freeze=僵住了 hiccup=打了个嗝
  gesticulate=比划着 startle=吓了一跳 stagger=踉跄了一下 cradle=抱在怀里 strut=大摇大摆 brace=绷紧身子 slump=瘫坐下来
  refuse=拒绝了 snap=打了个响指 stop=停了下来 decide=拿定了主意 compose=定了定神 mime=比划着 ignore=不理不睬 triumph=一脸得意
  dream=出神 wonder=琢磨着 concentrate=凝神 snore=打鼾 rest=歇着 rustle=窸窣作响 stir=动弹了一下 emote=动了动 smirk=得意地笑
  redden=涨红了脸 blink=眨了眨眼 gape=张大了嘴 wince=龇了龇牙 stiffen=身子一僵 bristle=竖起眉毛 grimace=做了个鬼脸
  warm=搓了搓手取暖 wipe=擦了擦 shiver=打了个冷战 touch=伸了伸手 raise=抬了抬手 lift=抬了抬手 shift=挪了挪身子 rub=揉了揉眼睛
  cover=遮住了脸 stand=站着没动 fidget=坐立不安 twitch=抽动了一下 sway=晃了晃 squirm=扭了扭身子 pause=顿了顿 relax=松了口气
  scratch=挠了挠头 bite=咬了咬嘴唇 breathe=吸了口气 swallow=咽了口唾沫 wink=眨了眨眼 sniffle=抽了抽鼻子 swear=骂了一句
`);

/** What somebody does to a part of their own body, or of what they wear: the part stands behind it. */
export const ownPartActs = wordMap(`
  touch=摸了摸 stroke=摸了摸 tap=点了点 pat=拍了拍 brush=掸了掸 wipe=擦了擦 rub=揉了揉 scratch=挠了挠 raise=抬起 lift=抬起 cover=捂住
  bite=咬了咬 shake=摇了摇 shift=挪了挪 pull=扯了扯 tug=扯了扯 smooth=抚平 straighten=整了整 adjust=整了整 clutch=捂住 hold=捂住
`);

/** What a change of state comes to, where the deed itself does not say so. */
export const comesTo: Readonly<Record<string, { readonly [value: string]: string }>> = {
  dead: { true: '死了' },
  hurt: { true: '受了伤' },
  broken: { true: '碎了' },
  torn: { true: '破了' },
  cut: { true: '断了' },
  burning: { true: '烧了起来', false: '不再烧了' },
  lit: { true: '亮了', false: '灭了' },
  on: { true: '开了', false: '停了' },
  open: { true: '开了', false: '关上了' },
  locked: { true: '锁上了', false: '开了锁' },
  wet: { true: '湿了', false: '干了' },
  dirty: { true: '脏了', false: '干净了' },
  revealed: { true: '露了出来' },
};

/** Verbs that say by themselves what becomes of their object. */
export const saysItself = wordSet(
  'open close lock unlock light extinguish break burn kill wash clean dirty switch_on switch_off',
);
