import { nameOf } from '../../play/play.ts';
import { lastSentence } from '../words/sentences.ts';
import { words, type Language } from '../words/words.ts';
import type { Facing } from './facing.ts';
import type { PartShow } from './part.ts';
import type { PutToPlayer } from './put-to-player.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** So much of a question is shown, in letters. */
const questionLetters = 48;

/** Who waits for an answer, as a label has it: where they are, and what they asked. */
export function askingOf(asked: PutToPlayer, { play, picture }: PartShow, language: Language): Facing | undefined {
  const { asker } = asked;
  if (!asker) return undefined;
  const say = words[language].playing;
  const question = asked.isFresh ? say.asksYou : say.asks(lastSentence(asked.words, questionLetters));
  const where = whereaboutsOf(asker, picture);
  const name = asked.isUnseen ? words[language].captions.aVoice : nameOf(play, asker);
  return { id: asker, name, state: where ? say.from(say.whereabouts[where], question) : question };
}
