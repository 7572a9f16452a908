const verb = '(?:说道|问道|答道|笑道|喊道|叫道|回答|说|道|问|答|喊|叫|嚷|骂|劝|叹)';
const filler =
  /(?:便|就|又|也|却|才|忙|连忙|于是|只|还|再|大声|低声|轻轻|慢慢|笑着|哭着|接着|对.{1,4}|向.{1,4}|同.{1,4})+$/u;
const before = new RegExp(`([\\p{Script=Han}]{1,10}?)${verb}[了着道]{0,2}[：:，,]?\\s*$`, 'u');
const behind = new RegExp(`^[，,]?\\s*([\\p{Script=Han}]{1,8}?)${verb}`, 'u');
const pronoun = /^(?:他|她|我|它)$/;

function somebody(found: string | undefined): string | undefined {
  const words = found?.replace(filler, '').replace(/^(?:那|这|于是|忽然|只见|只听|但|可是|而|便)/u, '') ?? '';
  if (pronoun.test(words)) return { 他: 'he', 她: 'she', 我: 'I', 它: 'it' }[words];
  return words === '' || words.length > 5 ? undefined : words;
}

/** Who is said to speak behind what was said, in Chinese: ”孔乙己说。 */
export const chineseTagBehind = (told: string): string | undefined => somebody(behind.exec(told.slice(0, 40))?.[1]);

/** And before it: 孔乙己便说：“ */
export const chineseTagBefore = (told: string): string | undefined => {
  const clause = told.split(/[。！？；，]/u).findLast((part) => part.trim() !== '') ?? '';
  return somebody(before.exec(clause)?.[1]);
};
