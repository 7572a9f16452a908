import { plain } from '../../play/plain-words.ts';
import { questionsIn } from './subject.ts';
import { contentIn, wordsIn } from './touching.ts';

/** *Was that on Tuesday?* has its subject in the talk; *what is that noise?* has one of its own. */
const leansOnTalk = (words: string): boolean => {
  const pointed = / (?:that|this) (\S+) /.exec(words)?.[1];
  return (
    / (it|he|she|they|there|then) |^ (for|since|with|to|from|at|by) (how long|whom?|what|when|where) $/.test(words) ||
    (/ that /.test(words) && (!pointed || contentIn(pointed) === 0))
  );
};

/** No question in signs that leans on the talk has more words. */
const longestBare = 5;

/** *When?*, *Who was it?*: a question with nothing of its own to be about. */
export function isBareQuestion(words: string): boolean {
  // One sign is a word, and no pair of them.
  const isParted = !/\p{Script=Han}/u.test(words);
  const content = contentIn(words);
  const length = wordsIn(words.trim());
  if (!isParted && length <= 4 && /[他她它]/.test(words) && !/[你您我]/.test(words)) return true;
  if (!isParted && length <= longestBare && content === 0) return true;
  return (length <= 2 && (content === 0 || !isParted)) || (length <= 6 && content <= 1 && leansOnTalk(words));
}

/** What a line asks, without a question that has nothing of its own: *You talk to ghosts. Is it true?* */
export function tellingQuestionsIn(text: string): readonly string[] {
  const questions = questionsIn(text);
  const telling = questions.filter((question) => contentIn(plain(question)) > 0);
  return telling.length > 0 ? telling : questions;
}

/** The question a line ends with, where that has nothing of its own to be about: *It is ringing. Whose is it?* */
export function lastBareIn(text: string): readonly string[] {
  const [last] = questionsIn(text);
  return last !== undefined && contentIn(plain(last)) === 0 && isBareQuestion(plain(last)) ? [last] : [];
}
