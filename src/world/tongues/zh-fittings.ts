import type { FittingKind } from '../fittings.ts';
import type { FittingWords } from './fitting-words.ts';

const looks: Readonly<Record<FittingKind, string>> = {
  wall: '墙还是那堵墙。',
  floor: '地板让人踩得发亮。',
  ceiling: '天花板很高，好久没有人抬头看过它了。',
  window: '玻璃上映着屋里的光。',
  stairs: '台阶中间磨得凹了下去。',
  wainscot: '深色的护墙板，齐腰那么高。',
  'picture-rail': '挂画用的木条，上面落了点灰。',
  tapestries: '猎人、猎犬，还有一头跑了一百年的鹿。',
  banners: '旗子直直地垂着，一动不动。',
  pictures: '画里的人，在座的谁也叫不出名字。',
  posters: '海报上都是早已散场的演出。',
  shields: '盾上的纹章已经褪了色。',
  menu: '菜单是粉笔写的，一半已经擦掉了。',
  neon: '一只红光的杯子，嗡嗡地响。',
  sconces: '墙上的灯静静地亮着。',
  torches: '墙上的火把冒着一点烟。',
  pendants: '吊灯一盏一盏，各照各的一小块。',
  'string-lights': '一串小灯，有一盏不亮了。',
  curtains: '窗帘又厚又沉，贴着墙垂下来。',
  'half-curtains': '半截窗帘，遮着玻璃的下半边。',
  canopy: '床顶的帐幔绣着花，已经褪色了。',
  rug: '地毯上常走的地方磨旧了。',
  carpet: '地毯上常走的地方磨旧了。',
};

const outside = { rain: '雨水顺着玻璃往下流。', night: '窗外只有夜色。', day: '窗外是白天。' } as const;

/** What belongs to a room, in Chinese. */
export const chineseFittings: FittingWords = {
  known: {
    wall: /^(墙|墙壁|墙面|墙纸|壁纸|砖墙|石墙)$/,
    floor: /^(地|地板|地面|地上|地砖|石板)$/,
    ceiling: /^(天花板|屋顶|房梁|顶棚)$/,
    window: /^(窗|窗户|窗子|窗口|窗台|窗玻璃|玻璃窗|百叶窗)$/,
    stairs: /^(楼梯|台阶|石阶|阶梯|扶手)$/,
    wainscot: /^(护墙板|墙板)$/,
    'picture-rail': /^挂镜线$/,
    tapestries: /^(挂毯|壁毯|壁挂)$/,
    banners: /^(旗|旗子|旗帜)$/,
    pictures: /^(画|油画|画像|肖像|墙上的画|相框|画框)$/,
    posters: /^(海报|招贴)$/,
    shields: /^(盾|盾牌)$/,
    menu: /^(菜单|菜单板|黑板|价目牌)$/,
    neon: /^(霓虹灯|霓虹|招牌)$/,
    sconces: /^(壁灯|墙灯|煤气灯)$/,
    torches: /^(火把|火炬)$/,
    pendants: /^(吊灯|灯罩)$/,
    'string-lights': /^(小灯|彩灯|串灯)$/,
    curtains: /^(窗帘|帘子|帷幔|布帘|帘幕)$/,
    'half-curtains': /^(窗帘|帘子|半截窗帘)$/,
    canopy: /^(床帐|帐子|帐幔|床幔)$/,
    rug: /^(地毯|毯子|垫子)$/,
    carpet: /^(地毯|毯子)$/,
  },
  names: {
    wall: '墙',
    floor: '地板',
    ceiling: '天花板',
    window: '窗户',
    stairs: '台阶',
    wainscot: '护墙板',
    'picture-rail': '挂镜线',
    tapestries: '挂毯',
    banners: '旗子',
    pictures: '墙上的画',
    posters: '海报',
    shields: '墙上的盾',
    menu: '菜单板',
    neon: '霓虹灯',
    sconces: '壁灯',
    torches: '火把',
    pendants: '吊灯',
    'string-lights': '小灯',
    curtains: '窗帘',
    'half-curtains': '半截窗帘',
    canopy: '床帐',
    rug: '地毯',
    carpet: '地毯',
  },
  looks: (fitting) => (fitting.outside ? outside[fitting.outside] : looks[fitting.kind]),
  beyond: () => '后面什么也没有。',
  refusal: (name, use, kind) => {
    if (use === 'hide') return kind === 'curtains' ? `${name}贴着墙垂着，藏不住人。` : `${name}后面藏不住人。`;
    if (use === 'rest') return `${name}上没有地方。`;
    if (use === 'open') return `${name}今晚就这样了，动不了。`;
    return use === 'pass' ? `${name}那儿谁也过不去。` : `${name}是这屋子的一部分，动不得。`;
  },
};
