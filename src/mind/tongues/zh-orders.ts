import { conceptsInSigns } from './zh-concepts.ts';

/**
 * What a line orders to eat or drink: 热牛奶 and 蛋糕, of 给我一杯热牛奶，再来一块蛋糕. A measure tells it, whatever the thing is; without
 * one, or with 个 or 点, only what is known to be eaten or drunk: 来点理由 orders nothing.
 */

const asks =
  '(?:[想要能可以]{1,2}(?:喝|吃|尝|来|要|点|买)|[给帮替][我咱](?:们)?(?:再|先|也)*(?:来|上|倒|拿|端|泡|冲|煮|切|做|盛|弄|加|要)?|来|要|点|加|倒|端|切)';
const amount = '(?:[一两二三四五六七八九十几半\\d]{1,2}(?:小|大)?|小|大)?';
const measured = new RegExp(
  `${asks}${amount}(?:[杯碗份块壶瓶片盘罐盅听扎](?!儿?[吧吗呗，。]))(?:儿)?的?(\\p{Script=Han}{1,8})`,
  'u',
);
const loose = new RegExp(`${asks}(?:${amount}个|一?点儿?|一?些)?(\\p{Script=Han}{1,8})`, 'u');
/** 和一块面包, after something else that is ordered. */
const another = new RegExp(`^(?:还有|再|外加)?${amount}[杯碗份块壶瓶片盘罐盅](\\p{Script=Han}{1,8})`, 'u');
const tastes =
  /^(?:[你您]?[这那](?:个|块|盘|碗|杯)?)?(\p{Script=Han}{1,5}?)(?:能不能|可不可以|能|可以).{0,6}[给让][我咱].{0,3}[尝吃喝来]/u;
const whetherAny = /有(?:没有|没)?(?:卖)?(\p{Script=Han}{1,6}?)(?:吗|么|没有?|卖|喝|吃|$)/u;

/** What is offered, told of others or refused, and what is asked of two together, is no order. */
const noOrder =
  /(?<!给)[他她谁](?!家)|[你您](?:们)?(?:还|也|先|就|都|会|今天)*(?:要|想|喝|吃|来|点(?!单))|[请陪敬][你您]|(?:不|别|没|甭)(?:想|用|必)?[要来点给]|一起|咱们?(?!再?来)|[了过]一?[杯碗块份]|不[想要]|为什么|怎么/u;
/** Where what is ordered ends: at what is asked with it, or said of it. */
const ends =
  /(?:带走|打包|外带|堂食|加[糖奶冰]|多放|少放|不[加要放]|压压惊|暖暖|解解渴|垫垫|尝尝|喝喝|喝|吃|行不行|可不可以|可以吗?|好不好|好吗|行吗|谢谢|谢了|多谢|麻烦|吧|吗|呗|呢|啊|呀|来|和|跟|还有|再|给).*$/u;
const noNoun =
  /^(?:钱|[一两二三四五六七八九十几半\d]{1,2}[小大]?[杯碗份块壶瓶个]|[杯碗份块])|[你您我他她它的了过着呢是在不没这那谁哪什么]/u;

const eaten: ReadonlySet<string> = new Set(['drink', 'eat', 'food']);
const isEaten = (noun: string): boolean =>
  conceptsInSigns(noun).some(([, fields]) => fields.some((field) => eaten.has(field)));

/** 来杯热的 names no drink, and asks for any. */
const anyDrink: Readonly<Record<string, string>> = { 热的: '热饮', 热乎的: '热饮', 冰的: '冷饮', 凉的: '冷饮' };

const nounIn = (found: string | undefined): string | undefined => {
  const said = found?.replace(ends, '') ?? '';
  const noun = anyDrink[said] ?? said;
  return noun === '' || noNoun.test(noun) ? undefined : noun;
};

/** 两杯热茶, and no more. */
const bareOrder = (piece: string): string | undefined => {
  const noun = /^[一两二三四五六七八九十半\d]/.test(piece) ? nounIn(another.exec(piece)?.[1]) : undefined;
  return noun !== undefined && isEaten(noun) ? noun : undefined;
};

/** The things it orders, in their order; nothing where it orders none. */
export function orderedInChinese(raw: string): readonly string[] {
  const pieces = raw
    .replace(/\([^)]*\)|（[^）]*）/g, ' ')
    .split(/[，,。.！!？?；;、：:\s…]|(?<=\p{Script=Han})和(?=[一两三来])/u)
    .filter((piece) => piece !== '' && !noOrder.test(piece));
  const things: string[] = [];
  for (const piece of pieces) {
    const found =
      nounIn(measured.exec(piece)?.[1]) ??
      bareOrder(piece) ??
      (things.length > 0 ? nounIn(another.exec(piece)?.[1]) : undefined);
    const named =
      found ?? nounIn(loose.exec(piece)?.[1]) ?? nounIn(whetherAny.exec(piece)?.[1]) ?? nounIn(tastes.exec(piece)?.[1]);
    if (named !== undefined && (found !== undefined || isEaten(named))) things.push(named);
  }
  return [...new Set(things)];
}
