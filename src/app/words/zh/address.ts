import type { Words } from '../en.ts';

export const address: Words['address'] = {
  doubt: (key, text, remedy) => `看不懂 ${key}=${text}：${remedy}。`,
  strange: (key, text, meant) =>
    meant === undefined
      ? `地址里的 ${key}=${text} 在这里没有意义。`
      : meant === 'as'
        ? `地址里写的是 ${key}=${text}。要扮演角色请写 as=…；现在你只是在看戏。`
        : `地址里写的是 ${key}=${text}，没有采用：这里应写作 ${meant}=…。`,
  asMeant: (as) => (as === undefined ? '按原意打开' : as === 'guest' ? '以陌生人身份入场' : `扮演 ${as}`),
  oneOf: (choices) => `应为 ${choices.join('、')} 之一`,
  listOf: (choices) => `应为 ${choices.join('、')} 中的若干项，或 all`,
  between: (least, most) => `应为 ${least} 到 ${most} 之间的数`,
  case: '应为案卷的名字，例如 the-partner',
  language: '应为语言代码，例如 en 或 zh',
  role: '应为角色的名字，例如 hamlet；陌生人写 guest',
  name: (most) => `应为由文字和空格组成的名字，最多 ${most} 个字符`,
  nobodyNamed: '只有陌生人才自带名字，须同时写 as=guest',
  eyesOfSomebody: '须有人登台才行，例如 as=guest',
  invitation: '邀请是别人给你的链接，请完整使用。',
  evening: '应为保存在本浏览器里的一场演出的标记',
  fact: '应为事实的序号，从 0 开始',
  factOfEvening: '须先指明是哪一场演出',
  about: '应为一两句话',
  play: '应为保存在这个浏览器里的一出戏',
  yesOrNo: '应为 1，或者不写',
};
