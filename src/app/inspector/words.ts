import type { InLanguages } from '../language.ts';

export interface InspectorWords {
  readonly title: string;
  readonly close: string;
  readonly tabs: Readonly<Record<'minds' | 'plot' | 'refusals' | 'model' | 'facts', string>>;
  readonly pause: string;
  readonly goOn: string;
  readonly stepFact: string;
  readonly stepTurn: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly whose: string;
  readonly played: string;
  readonly away: string;
  readonly mood: string;
  readonly goal: string;
  readonly secretly: string;
  readonly where: string;
  readonly sees: string;
  readonly things: string;
  readonly holds: string;
  readonly perceived: string;
  readonly decision: string;
  readonly decided: (pace: string, source: string) => string;
  readonly why: string;
  readonly about: string;
  readonly to: string;
  readonly thought: string;
  readonly memories: string;
  readonly cue: string;
  readonly wants: string;
  readonly nothing: string;
  readonly flag: string;
  readonly met: string;
  readonly missing: string;
  readonly judged: string;
  readonly road: (index: number) => string;
  readonly states: Readonly<Record<'played' | 'next' | 'ahead', string>>;
  readonly stalled: (level: number) => string;
  readonly noPoint: string;
  readonly noRefusals: string;
  readonly noModel: string;
  readonly call: (role: string, model: string) => string;
  readonly tokens: (sent: number, got: number) => string;
  readonly prompt: string;
  readonly reply: string;
  readonly find: string;
}

export const words = {
  en: {
    title: 'Inspector',
    close: 'Close the inspector',
    tabs: { minds: 'Minds', plot: 'Plot', refusals: 'Refused', model: 'Model', facts: 'Facts' },
    pause: 'Pause',
    goOn: 'Go on',
    stepFact: 'Next fact',
    stepTurn: 'Next turn',
    speed: 'Speed',
    times: (speed) => `${speed} ×`,
    whose: 'Whose mind',
    played: 'played by a person',
    away: 'not on the stage',
    mood: 'Mood',
    goal: 'Wants',
    secretly: 'and secretly',
    where: 'Is in',
    sees: 'Sees',
    things: 'Things in sight',
    holds: 'Holds',
    perceived: 'Perceived last',
    decision: 'Decided',
    decided: (pace, source) => `${pace}, by ${source === 'understudy' ? 'the understudy' : source}`,
    why: 'Why',
    about: 'About',
    to: 'To',
    thought: 'Thought',
    memories: 'Memories in mind',
    cue: 'The prompter whispered',
    wants: 'Would like to',
    nothing: '—',
    flag: 'The flag',
    met: 'met',
    missing: 'Still missing',
    judged: 'Only a judge can tell.',
    road: (index) => `Road ${index}`,
    states: { played: 'played', next: 'next', ahead: 'ahead' },
    stalled: (level) => `The advancer has stepped in ${level === 1 ? 'once' : `${level} times`}.`,
    noPoint: 'No turning point is being played now.',
    noRefusals: 'Nothing has been refused so far.',
    noModel: 'No model is connected: the understudy plays every part. The settings connect one.',
    call: (role, model) => `${role} · ${model}`,
    tokens: (sent, got) => `${sent} → ${got} tokens`,
    prompt: 'What was asked',
    reply: 'What came back',
    find: 'Find in the facts',
  },
  zh: {
    title: '幕后检视',
    close: '关闭检视',
    tabs: { minds: '心思', plot: '情节', refusals: '被拒', model: '模型', facts: '事实' },
    pause: '暂停',
    goOn: '继续',
    stepFact: '下一条事实',
    stepTurn: '下一回合',
    speed: '速度',
    times: (speed) => `${speed} 倍`,
    whose: '谁的心思',
    played: '由真人扮演',
    away: '不在台上',
    mood: '心情',
    goal: '想要',
    secretly: '暗地里',
    where: '身处',
    sees: '看见',
    things: '眼前之物',
    holds: '手持',
    perceived: '刚刚察觉',
    decision: '决定',
    decided: (pace, source) => `${pace}，${source === 'understudy' ? '替补演员' : source}`,
    why: '理由',
    about: '针对',
    to: '对谁',
    thought: '所想',
    memories: '记起的事',
    cue: '提词人低语',
    wants: '想做的事',
    nothing: '—',
    flag: '转折标志',
    met: '已达成',
    missing: '还缺',
    judged: '只有裁判才能判断。',
    road: (index) => `路径 ${index}`,
    states: { played: '已演', next: '下一步', ahead: '尚远' },
    stalled: (level) => `推进者已介入 ${level} 次。`,
    noPoint: '此刻没有正在上演的转折点。',
    noRefusals: '目前还没有被拒的行动。',
    noModel: '没有连接模型：所有角色由替补演员扮演。可在设置中连接模型。',
    call: (role, model) => `${role} · ${model}`,
    tokens: (sent, got) => `${sent} → ${got} 词元`,
    prompt: '发出的提问',
    reply: '收到的回答',
    find: '在事实中查找',
  },
} satisfies InLanguages<InspectorWords>;
