/**
 * Letters that look like those of the Latin alphabet and are others: full-width and mathematical ones, Cyrillic and Greek
 * twins, and marks that nobody sees. What reads as *stabs* is to be read as *stabs*.
 */

const twins: ReadonlyMap<string, string> = new Map(
  'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw кk тt вb мm нn ԍg ӏl ԼL ոn սu օo ցg զq αa βb εe ηn ιi κk νv οo ρp τt υu χx ϲc ϳj γy ɑa ɡg ıi ȷj ɩi ʏy АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

const latin = /[A-Za-z]/;

/** The same text in plain letters. Words of another alphabet stay: only what can pass for a Latin word becomes one. */
export function plainLetters(text: string): string {
  const shown = text.replace(/\p{Cf}|\p{Variation_Selector}/gu, '').replace(/[\p{L}\p{So}]/gu, plainForm);
  if (!/[^\p{ASCII}\p{Script=Han}]/u.test(shown)) return shown;
  const words = shown.match(word) ?? [];
  // A word made of twins alone is a Latin one only where no other word needs its alphabet.
  const isAllLatin = words.some((one) => latin.test(one)) && words.every(canBeLatin);
  return shown.replace(word, (one) => (canBeLatin(one) && (isAllLatin || latin.test(one)) ? folded(one) : one));
}

const word = /[\p{L}\p{M}]+/gu;

/** Full-width, bold, circled: the letter it stands for. */
function plainForm(letter: string): string {
  if (letter <= '\u024f') return letter;
  const plain = letter.normalize('NFKC');
  return /^[A-Za-z]{1,3}$/.test(plain) ? plain : letter;
}

/** Every sign is a Latin letter or has one for a twin; accents are part of their letters. */
const canBeLatin = (one: string): boolean =>
  [...one].every((letter) => /[\p{Script=Latin}\p{M}]/u.test(letter) || twins.has(letter));

const folded = (one: string): string => [...one].map((letter) => twins.get(letter) ?? letter).join('');
