const verb = '(?:说道|问道|答道|笑道|喊道|叫道|嚷道|回答|说|道|问|答|喊|叫|嚷|骂|劝|叹)';
const filler =
  /(?:便|就|又|也|却|才|忙|连忙|于是|只|还|再|大声|低声|高声|轻轻|慢慢|笑着|哭着|接着|故意的|对.{1,4}|向.{1,4}|同.{1,4})+$/u;
const isSaying = new RegExp(`${verb}[了着道]{0,2}[：:，,]?\\s*$`, 'u');
const before = new RegExp(`([\\p{Script=Han}]{1,10}?)${verb}[了着道]{0,2}[：:，,]?\\s*$`, 'u');
const behind = new RegExp(`^[，,]?\\s*([\\p{Script=Han}]{1,8}?)${verb}`, 'u');
const pronouns: Readonly<Record<string, string>> = {
  他: 'he',
  她: 'she',
  我: 'I',
  它: 'it',
  他们: 'they',
  大家: 'they',
  众人: 'they',
};
const nobody = /^(?:有的|有人|一个|那人|谁|人们|别人)$/;
const longestName = 4;

function somebody(found: string | undefined): string | undefined {
  const words = found?.replace(filler, '').replace(/^(?:那|这|于是|忽然|只见|只听|但|可是|而|便)/u, '') ?? '';
  if (nobody.test(words)) return 'they';
  return pronouns[words] ?? (words === '' || words.length > longestName ? undefined : words);
}

/** Who is said to speak behind what was said, in Chinese: ”孔乙己说。 */
export const chineseTagBehind = (told: string): string | undefined => somebody(behind.exec(told.slice(0, 40))?.[1]);

/** And before it: 孔乙己便说：“ — or whoever the sentence begins with: 孔乙己睁大眼睛说，“ */
export function chineseTagBefore(told: string): string | undefined {
  const sentence = told.split(/[。！？；]/u).findLast((part) => part.trim() !== '') ?? '';
  if (!isSaying.test(sentence)) return undefined;
  const clauses = sentence.split('，').filter((part) => part.trim() !== '');
  const said = somebody(before.exec(clauses.at(-1) ?? '')?.[1]);
  if (said !== undefined) return said;
  const first = clauses[0]?.trim() ?? '';
  return pronouns[first.slice(0, 2)] ?? pronouns[first.slice(0, 1)] ?? (first.slice(0, 6) || undefined);
}
