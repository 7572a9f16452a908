import type { InLanguages } from './language.ts';

/** What the page says of an address it does not quite understand. */
export interface AddressWords {
  readonly doubt: (key: string, text: string, remedy: string) => string;
  readonly oneOf: (choices: readonly string[]) => string;
  readonly listOf: (choices: readonly string[]) => string;
  readonly between: (least: number, most: number) => string;
  readonly case: string;
  readonly language: string;
  readonly role: string;
  readonly name: (most: number) => string;
  readonly nobodyNamed: string;
  readonly eyesOfSomebody: string;
  readonly evening: string;
  readonly fact: string;
  readonly factOfEvening: string;
  readonly yesOrNo: string;
}

export const words = {
  en: {
    doubt: (key, text, remedy) => `${key}=${text} is not understood: ${remedy}.`,
    oneOf: (choices) => `it is one of ${choices.join(', ')}`,
    listOf: (choices) => `it is a list of ${choices.join(', ')}, or all`,
    between: (least, most) => `it is a number from ${least} to ${most}`,
    case: 'it is the name of a case file, such as the-partner',
    language: 'it is a code such as en or zh',
    role: 'it is the name of a role, such as hamlet, or guest for a stranger',
    name: (most) => `it is a name of letters and spaces, at most ${most} of them`,
    nobodyNamed: 'only a stranger brings a name along, with as=guest',
    eyesOfSomebody: 'it takes somebody who plays, such as as=guest',
    evening: 'it is the mark of an evening kept in this browser',
    fact: 'it is the number of a fact, from 0 on',
    factOfEvening: 'it takes an evening to stand in',
    yesOrNo: 'it is 1, or left out',
  },
  zh: {
    doubt: (key, text, remedy) => `看不懂 ${key}=${text}：${remedy}。`,
    oneOf: (choices) => `应为 ${choices.join('、')} 之一`,
    listOf: (choices) => `应为 ${choices.join('、')} 中的若干项，或 all`,
    between: (least, most) => `应为 ${least} 到 ${most} 之间的数`,
    case: '应为案卷的名字，例如 the-partner',
    language: '应为语言代码，例如 en 或 zh',
    role: '应为角色的名字，例如 hamlet；陌生人写 guest',
    name: (most) => `应为由文字和空格组成的名字，最多 ${most} 个字符`,
    nobodyNamed: '只有陌生人才自带名字，须同时写 as=guest',
    eyesOfSomebody: '须有人登台才行，例如 as=guest',
    evening: '应为保存在本浏览器里的一场演出的标记',
    fact: '应为事实的序号，从 0 开始',
    factOfEvening: '须先指明是哪一场演出',
    yesOrNo: '应为 1，或者不写',
  },
} satisfies InLanguages<AddressWords>;
