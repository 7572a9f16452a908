/** Whoever a bed is somebody's whom one is with. */
const somebody =
  '(?:[那这]个)?\\p{Script=Han}{0,6}?(?:他|她|弟弟|哥哥|兄弟|叔叔|叔父|男人|女人|国王|丈夫|妻子|老公|老婆|别人|家伙|人)';

/** What is said of beds and means who is with whom: whoever hears it thinks of no furniture. */
const figures: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?:睡|躺|爬|钻|滚)(?:到|进|上|在)了?(${somebody})的(?:床|被窝)[上里]?(?:去了?|来了?)?`, 'gu'),
    '改嫁给$1了',
  ],
  [new RegExp(`(?:上|爬上|钻进)了?(${somebody})的(?:床|被窝)`, 'gu'), '改嫁给$1'],
  [
    new RegExp(`[跟和与同](${somebody})(?:的时候)?(?:同床共枕|同床|上床|睡在?一起|睡一张床|一张床|在床上)`, 'gu'),
    '改嫁给$1',
  ],
];

/** A line with what it means in the place of such a figure. */
export const withoutFiguresInChinese = (raw: string): string =>
  figures.reduce((text, [figure, plainly]) => text.replace(figure, plainly), raw);

/** 什么让你一直开下去, 你开夜车图什么: why somebody does what they do, asked in the plain way. */
export const askedWhy = (raw: string): string =>
  raw
    .replace(
      /^(?:是|到底是)?什么[让叫使]([你您])(?:会|能|愿意)?(?=一直|总|老|还|每|天天|夜夜|\p{Script=Han}+(?:下去|着))/u,
      '$1为什么',
    )
    .replace(
      /^([你您])(?:当初|当年|后来)?(?:是)?怎么会?(?:想到|想起)?(?:来)?(?:去)?(\p{Script=Han})(?:起)(\p{Script=Han}{1,4}?)来的?(?=[？?呢啊]|$)/u,
      '$1为什么$2$3',
    )
    .replace(
      /^([你您])(?:当初|当年|后来)?(?:是)?怎么(?:会)?(?:走上|干上|干起|做上|做起|当上|入)(?:了)?(?=.{0,4}(?:行|路|活|差))/u,
      '$1为什么做',
    )
    .replace(/^([你您])(\p{Script=Han}{2,8}?)(?:到底)?图(?:个|的是)?(?:什么|啥)/u, '$1为什么$2');

/** 钥匙由谁保管, 钥匙归谁管: 谁保管钥匙, in the order in which it is mostly asked. */
export const askedWho = (raw: string): string =>
  raw.replace(
    /^((?:(?!谁|由|归|[你您])[\p{Script=Han}]){1,10})(?:平时|一向|现在|都|到底)*是?(?:由|归)谁(?:来|在|去|给)?([\p{Script=Han}]{1,4}?)(?:的)?(?=[？?呢啊呀。]|$)/u,
    '谁$2$1',
  );
