import { asVerb } from '../../../drama/verb.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { addresseeOf, decree, type Attempt } from '../attempt.ts';
import { readChineseDelivery } from './delivery.ts';
import { readNominal } from './noun-phrases.ts';
import { joined } from './separable.ts';
import { SegmentReader, type Bracket } from './segments.ts';
import type { Speaker } from '../speaker.ts';
import { wonderOf } from '../../setting/impossible.ts';
import { given } from '../../../kit/given.ts';

/** A bracket written in Chinese: what is done, how the line is said, and to whom. */
interface ChineseAct {
  readonly attempts: readonly Attempt[];
  readonly delivery?: string;
  readonly addressee?: NounPhrase;
  /** What nobody understands, and what is no way of speaking either: it counts where nothing else does. */
  readonly aside?: readonly Attempt[];
}

export const hasChinese = (text: string): boolean => /[\u3400-\u9fff]/.test(text);

/** More than anyone does in one bracket; what stands behind it is not read. */
const longest = 2000;

/** Reads the acts of one bracket, in order; what others do and what is not done is left out. */
export function readChinese(text: string, speaker: Speaker): ChineseAct {
  const plain = plainText(text.slice(0, longest));
  const wonder = wonderOf(plain);
  if (wonder) return { attempts: [{ verb: wonder, word: wonder }] };
  const delivered = readChineseDelivery(plain, speaker.names);
  const reader = new ChineseReader(delivered.rest, speaker);
  const attempts = reader.read();
  const delivery = delivered.delivery ?? reader.delivery;
  const addressee = delivered.addressee ?? reader.addressee ?? addresseeOf(attempts);
  const isLost = attempts.length === 0 && !reader.acted && reader.unread && delivery === undefined && !addressee;
  const lost: Attempt = { verb: asVerb(text), word: text, unknown: true };
  // 被王后授予王冠: what another does to the speaker.
  const giver =
    attempts.length === 0 && plain.startsWith('被') ? readNominal(plain, 1, speaker.names, 'subject') : undefined;
  if (giver) return { attempts: [decree(giver.phrase, text)] };
  return given({ attempts, delivery, addressee, aside: isLost ? [lost] : reader.aside });
}

/** Words in quotation marks are said, not done; full-width letters and spaces become plain ones. */
function plainText(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[“「『"‘'][^”」』"’']{0,400}[”」』"’']/g, '')
    .replace(/[Ａ-Ｚａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\u3400-\u9fff，。；！？、]) | (?=[\u3400-\u9fff，。；！？、])/g, '')
    .trim();
  return joined(plain);
}

const hardStop = /[。；;！!？?]/;
const stop = /[，,。.；;！!？?：:…—～~]/;

class ChineseReader implements Bracket {
  readonly attempts: Attempt[] = [];
  othersAct = false;
  acted = false;
  unread = false;
  together = false;
  manner: string[] = [];
  readonly aside: Attempt[] = [];
  delivery: string | undefined;
  addressee: NounPhrase | undefined;

  constructor(
    private readonly text: string,
    private readonly speaker: Speaker,
  ) {}

  read(): Attempt[] {
    let at = 0;
    while (at < this.text.length) {
      let end = at;
      while (end < this.text.length && !stop.test(this.text[end] ?? '')) end++;
      if (end > at) new SegmentReader(this.text.slice(at, end), this.speaker, this).read();
      if (hardStop.test(this.text[end] ?? '')) this.othersAct = false;
      at = end + 1;
    }
    const loose = this.attempts.length === 0 && !this.acted && !this.othersAct && this.unread;
    if (loose && !this.namesThings()) this.delivery = this.text.replace(/[。.]$/, '');
    // 看着霍拉旭，低声: a manner with no verb behind it is how the line is said.
    else if (this.manner.length > 0) this.delivery ??= this.manner.join('');
    return this.attempts;
  }

  /** A bracket about things we do not understand is no way of speaking. */
  private namesThings(): boolean {
    if (this.text.length > 16) return true;
    for (let at = 0; at < this.text.length; at++) {
      const noun = readNominal(this.text, at, this.speaker.names, 'subject');
      if (noun && noun.kind !== 'body' && noun.next - at > 1) return true;
    }
    return false;
  }
}
