import type { Gist, Sayable, Uttered } from './gist.ts';

/** So many signs are said back, and so many are part of another sentence. */
const [mostBack, mostWithin] = [9, 14];
/** What begins with whom it is of is a sentence, and no end of one. */
const begins = /^(?:你|我)(?!们|管|看$|说$)/;
/** Laughter, cries and curses are nobody's words to say again. */
const cries = /哈|嘿|呵|哇|靠|操|妈的|卧槽|[哎唉呀哟啦]/;
/** A piece that leans on another: 这么, 才, 就. */
const leaning =
  /^[，,]|^(?:就|才|还|也|都|又|那|然后|所以|但|可|不过|因为|要是|如果|再)|(?:得|把|被|跟|和|对|给|从|的时候)$/;

/** How far the words of a Chinese line may be said again: only a short sentence that stands whole in its line. */
export function saidBackInChinese({ form, echo, clause = echo }: Gist, { raw }: Uttered): Sayable {
  if (form === 'bidden' || cries.test(clause) || leaning.test(clause) || /[，,、；;—…“”]/.test(clause)) return 'not';
  const pieces = raw.split(/[，,。！!？?；;]/).filter((piece) => /\p{L}/u.test(piece));
  // Of several things said, one said back leaves out what the others were for.
  if (pieces.length > 1 || clause.length > mostWithin) return 'not';
  return begins.test(echo) && echo.length <= mostBack ? 'back' : 'within';
}
