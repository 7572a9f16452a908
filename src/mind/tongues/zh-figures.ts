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
