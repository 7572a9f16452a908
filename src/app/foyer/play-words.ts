import type { Language } from '../language.ts';

/** What the house itself says of a play, where the play does not say it in the page's language. */
export interface PlayWords {
  /** Beneath the play's own title, where that is in another language. */
  readonly title?: string;
  readonly about?: string;
  readonly place?: string;
  /** What is to be seen on its poster. */
  readonly picture?: string;
  readonly cast?: Readonly<Record<string, { readonly name: string; readonly who: string }>>;
  readonly cases?: Readonly<Record<string, string>>;
}

export const playWords: Readonly<Record<Language, Readonly<Record<string, PlayWords>>>> = {
  en: {
    elsinore: {
      place: 'Elsinore, towards midnight',
      picture: 'Hamlet and Gertrude face each other by a moonlit window.',
    },
    'baker-street': {
      place: 'London, in the nineties',
      picture: 'Miss Pell at work in a green study, by gaslight.',
    },
    'midnight-cafe': {
      place: 'A wet night, this year or last',
      picture: 'Mrs Lin with her umbrella, before a café window at night.',
    },
  },
  zh: {
    elsinore: {
      title: '埃尔西诺的内室',
      place: '埃尔西诺城堡，将近午夜',
      picture: '月光照进窗户，哈姆雷特与格特鲁德相对而立。',
      about:
        '一位母亲奉命训斥儿子，帷幕后面藏着一个证人。训斥出了岔子，证人弄出了声响；到了凌晨一点，有样东西得抬到楼下的守卫室去，那里等着一名书生、一名哨兵和一封封好的公文。取材于一个老故事，台词全是我们自己写的。',
      cast: {
        hamlet: { name: '哈姆雷特', who: '三十岁的王子，袖口沾着学生的墨迹，从冬天起一直穿黑。' },
        gertrude: { name: '格特鲁德', who: '王后：有礼、务实，最会安排下人、座次和沉默。' },
        polonius: { name: '波洛涅斯', who: '国王的老臣，以言简意赅自夸，却从来说不短。' },
        claudius: { name: '克劳狄斯', who: '国王，在王座厅里守着最后一点酒。' },
        ghost: { name: '鬼魂', who: '先王，秋天去世，身上的铠甲不是下葬时的那一副。' },
        horatio: { name: '霍拉旭', who: '穷书生，哈姆雷特在维滕贝格的朋友，外套已经翻过一次面。' },
        torben: { name: '托本', who: '守夜人：宽肩、花白，一下雨腿就瘸，看了二十二年水门。' },
      },
    },
    'baker-street': {
      title: '贝克街的另一位侦探',
      place: '伦敦，十九世纪九十年代',
      picture: '煤气灯下的绿色书房，佩尔小姐正在查看。',
      about:
        '茶商死在自己的书房里，街对面那位先生恰好不在，只好请来佩尔小姐。六个人，一座停了的钟，一个要找出来的名字：找对了，或者找错了。凶手是谁、为了什么，每晚都是另一个故事；每个故事里，人人都撒了点谎。台词全是我们自己写的。',
      cast: {
        pell: { name: '佩尔小姐', who: '奥古丝塔·佩尔，五十岁，咨询侦探，住在贝克街一家伞铺的楼上。' },
        bodley: { name: '博德利', who: '托马斯·博德利，管家，六十四岁，在这家做了三十二年。' },
        dora: { name: '多拉', who: '多拉·芬，女仆，十九岁。' },
        strake: { name: '斯特雷克', who: '埃德蒙·斯特雷克，五十岁，“哈博特尔与斯特雷克”茶行的另一半。' },
        cecily: { name: '塞西莉', who: '塞西莉·哈博特尔，二十四岁，侄女，也是继承人。' },
        amory: { name: '埃默里医生', who: '罗伯特·埃默里，六十岁，家庭医生：银发、和善、有点糊涂。' },
      },
      cases: {
        'the-partner': '七个七',
        'the-doctor': '漏掉的小数点',
        'the-butler': '四十把勺子',
        'the-niece': '石榴石戒指',
        'the-maid': '十一个人',
      },
    },
    'midnight-cafe': {
      title: '午夜咖啡馆',
      place: '一个湿淋淋的夜晚，就在这两年',
      picture: '夜里的咖啡馆窗前，林太太拄着伞。',
      about:
        '一个雨夜，一家没有门的咖啡馆，四个人和十几样小东西。其中三个人手里，各有一样第四个人的东西。她是来讨的，而且不像看上去那么糊涂。一出两幕喜剧，讲的是捡到、留下和归还；台词全是我们自己写的，有英文，也有中文。',
      cast: {
        nadia: { name: '娜迪亚', who: '夜班咖啡师，这个班值了六年。' },
        gus: { name: '格斯', who: '出租车司机，五十五岁，个子大，脾气好，嗓门高。' },
        theo: { name: '西奥', who: '法学院二年级学生，二十岁，浑身湿透，心肠好，书没念完，九点考物权法。' },
        lin: { name: '林太太', who: '七十六岁，个子小，有礼貌，穿一件好大衣。' },
      },
    },
  },
};
