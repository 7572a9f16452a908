const swapped: Readonly<Record<string, string>> = { 你: '我', 您: '我', 我: '你', 你们: '我们', 我们: '我们' };
/** The same said by the other: 我 and 你 change places; 我们 is both of them. */
export const turnedAroundInChinese = (text: string): string =>
  text.replace(/[你我]们|[你您我]/g, (signs) => swapped[signs] ?? signs);
