import type { InLanguages } from '../language.ts';

interface AuditoriumWords {
  readonly stage: string;
  readonly performance: string;
  readonly pause: string;
  readonly goOn: string;
  readonly speed: string;
  readonly realTime: string;
  readonly times: (speed: number) => string;
  readonly view: string;
  readonly views: Readonly<Record<'film' | 'house' | 'eyes' | 'shoulder', string>>;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly captions: string;
  readonly captionStyles: Readonly<Record<'bubbles' | 'subtitles' | 'both' | 'off', string>>;
  readonly transcript: string;
  readonly playbill: string;
  readonly settings: string;
  readonly inspector: string;
  readonly help: string;
  readonly foyer: string;
  readonly overlays: Readonly<Record<'navmesh' | 'paths' | 'reach' | 'targets' | 'solids' | 'world', string>>;
  readonly world: string;
  readonly lost: string;
  readonly takePicture: string;
  readonly photoHint: string;
  readonly photoDone: string;
  readonly leavePhoto: string;
  readonly paused: string;
  readonly menu: string;
  readonly skip: string;
}

export const words = {
  en: {
    stage: 'The stage. Arrow keys walk and turn; Tab leaves it.',
    performance: 'The performance',
    pause: 'Pause',
    goOn: 'Go on',
    speed: 'Speed',
    realTime: 'In real time',
    times: (speed) => `${speed} × as fast`,
    view: 'View',
    views: { film: 'As a film', house: 'From the stalls', eyes: 'My own eyes', shoulder: 'Over my shoulder' },
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    captions: 'Captions',
    captionStyles: { bubbles: 'Bubbles', subtitles: 'Subtitles', both: 'Bubbles and subtitles', off: 'No captions' },
    transcript: 'Transcript',
    playbill: 'Playbill',
    settings: 'Settings',
    inspector: 'Inspector',
    help: 'Help',
    foyer: 'Foyer',
    overlays: {
      navmesh: 'Where one can walk',
      paths: 'Paths',
      reach: 'Reach',
      targets: 'What they are after',
      solids: 'What stops them',
      world: 'The narrator’s world',
    },
    world: 'The world',
    lost: 'The graphics card took the picture away. The play waits until it is back.',
    takePicture: 'Take the picture',
    photoHint: 'The play waits. Move as you like; Enter takes the picture, Escape goes back.',
    photoDone: 'The picture is in your downloads.',
    leavePhoto: 'Back to the play',
    paused: 'The play waits',
    menu: 'Menu',
    skip: 'To the programme',
  },
  zh: {
    stage: '舞台。方向键行走和转身；Tab 离开。',
    performance: '演出',
    pause: '暂停',
    goOn: '继续',
    speed: '速度',
    realTime: '实时',
    times: (speed) => `${speed} 倍速`,
    view: '视角',
    views: { film: '电影镜头', house: '观众席', eyes: '第一人称', shoulder: '越肩视角' },
    soundOn: '声音开',
    soundOff: '静音',
    captions: '字幕',
    captionStyles: { bubbles: '气泡', subtitles: '底部字幕', both: '气泡与字幕', off: '不显示' },
    transcript: '台词记录',
    playbill: '节目单',
    settings: '设置',
    inspector: '幕后检视',
    help: '帮助',
    foyer: '大厅',
    overlays: {
      navmesh: '可行走区域',
      paths: '路径',
      reach: '可及范围',
      targets: '各自的目标',
      solids: '障碍物',
      world: '叙述者眼中的世界',
    },
    world: '世界',
    lost: '显卡收走了画面。演出会等到画面恢复。',
    takePicture: '拍照',
    photoHint: '演出已暂停。随意移动镜头；Enter 拍照，Esc 返回。',
    photoDone: '照片已存入下载文件夹。',
    leavePhoto: '回到演出',
    paused: '演出暂停中',
    menu: '菜单',
    skip: '直接看节目单',
  },
} satisfies InLanguages<AuditoriumWords>;
