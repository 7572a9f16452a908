import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { readNominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { chineseWords, wordAt } from './words.ts';
import { given } from '../../../kit/given.ts';

/** Chinese brackets that are not deeds: （低声）, （对霍拉旭）, （冷笑着）. */
interface ChineseDelivery {
  readonly delivery?: string;
  readonly addressee?: NounPhrase;
  /** What is left of the bracket to be read as acts. */
  readonly rest: string;
}

const saying = /^(轻声|低声|小声)?(说道|说着|说|道|地说|地说道|开口|继续说|问道|喊道)$/;

const voiced =
  /^.{0,4}(带着|怀着|以|用).{1,10}(声音|语气|口吻|口气|腔调|语调|嗓音|声调|笑意|哭腔|醉意|怒气|怒意)(地?说|说道|道)?$/;
const tearful = /^.{0,4}(带着|含着|噙着).{0,6}(泪水|眼泪|泪|笑意|微笑|笑)(地?说|说道|道)?$/;

/** Reads delivery and addressee off the front of a bracket. */
export function readChineseDelivery(text: string, names: NameIndex): ChineseDelivery {
  const parts = text.split(/([，,。；;])/);
  let delivery: string | undefined;
  let addressee: NounPhrase | undefined;
  let index = 0;
  for (; index < parts.length; index += 2) {
    const part = (parts[index] ?? '').trim();
    if (part === '') continue;
    const last = parts.slice(index + 1).every((more) => /^[，,。；;\s]*$/.test(more));
    const read = readPart(part, names, last);
    if (!read) break;
    delivery ??= read.delivery;
    addressee ??= read.addressee;
    if (read.acts) break;
  }
  return given({ delivery, addressee, rest: parts.slice(index).join('') });
}

interface Part extends Omit<ChineseDelivery, 'rest'> {
  /** It is a deed as well: somebody who laughs while speaking laughs. */
  readonly acts?: true;
}

function readPart(part: string, names: NameIndex, last: boolean): Part | undefined {
  const voice = isVoice(part);
  const how = howAt(part, last || voice);
  if (how === part.length) return voice || last ? { delivery: part } : undefined;
  const after = part.slice(how);
  const to = /^(面?对着?|朝着?|向着?|冲着?|跟|和)/.exec(after)?.[0];
  if (to && to.length > 0) {
    const person = readNominal(after, to.length, names, 'object');
    if (person && person.kind === 'person') {
      const tail = after.slice(person.next);
      const lead = part.slice(0, how);
      const end = howAt(tail, true);
      const spoken = tail.slice(end);
      if (spoken === '' || saying.test(spoken)) {
        const said = lead || tail.slice(0, end) || /^(轻声|低声|小声)/.exec(spoken)?.[0];
        return { addressee: person.phrase, ...(said ? { delivery: said } : {}) };
      }
    }
  }
  if (how > 0 && saying.test(after)) return { delivery: part };
  if (saying.test(part) && part.length > 2) return { delivery: part };
  if (voiced.test(part) || tearful.test(part)) return { delivery: part };
  if (/^(声音|语气|嗓音|语调)/.test(part)) return { delivery: part };
  const gesture = wordAt(part, 0, chineseVerbs());
  const bare = part.slice(how);
  const during = wordAt(bare, 0, chineseVerbs());
  if (
    during &&
    (during.value.frame === 'bare' || during.value.frame === 'say') &&
    /^着(说|道|说道|回答|问)?$/.test(bare.slice(during.text.length))
  ) {
    return { delivery: part, ...(during.value.frame === 'bare' ? { acts: true as const } : {}) };
  }
  if (gesture && gesture.value.frame === 'bare' && /^着?(地说|说|道|说道)$/.test(part.slice(gesture.text.length)))
    return { delivery: part, acts: true };
  return undefined;
}

const isVoice = (part: string): boolean =>
  /声|语气|口吻|语调|嗓|沙哑|哽咽|结巴|旁白|独白|画外音|[怒悲喜哀惊]地?$|气地?$/.test(part) ||
  wordAt(part, 0, chineseWords().moods)?.text === part.replace(/[地]$/, '');

/** How far the words only say how: adverbs, moods, with 地 or without. */
function howAt(part: string, moods: boolean): number {
  const words = chineseWords();
  let at = 0;
  for (let turn = 0; turn < 8 && at < part.length; turn++) {
    const adverb = wordAt(part, at, words.adverbs);
    const mood = moods ? wordAt(part, at, words.moods) : undefined;
    const verb = wordAt(part, at, chineseVerbs());
    const size = Math.max(adverb?.text.length ?? 0, mood?.text.length ?? 0);
    const generic = /^[\u3400-\u9fff]{1,6}?(?<!兰|草|墓|大|倒|在|到|落|着|跪)地$/.exec(part.slice(at))?.[0];
    if (generic && (!verb || verb.text.length >= generic.length - 1 || verb.text.length === 1)) return part.length;
    if (size === 0 || (verb && verb.text.length > size)) break;
    if (verb && verb.text.length === size && !adverb && mood?.text !== part.slice(at)) break;
    if (verb && verb.text.length === size && verb.value.frame === 'bare' && !quiet.has(verb.text)) break;
    at += size;
    if (/[地的而又且]/.test(part[at] ?? '')) at += 1;
  }
  return at;
}

/** Gestures that, alone in a bracket, say how the line is said. */
const quiet = new Set(['沉默', '停顿', '哽咽', '沉吟', '不语']);
