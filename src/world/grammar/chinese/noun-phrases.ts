import { nounEnding, type ChineseNoun } from '../../lexicon/chinese-nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { type NounPhrase, type Pronoun, bareNoun } from '../../names/noun-phrase.ts';
import { chineseNames, englishOf, everything, han, headAt, kindOf, nounClass, phraseOf, type Before, type ChineseNames, type Head } from './heads.ts'; // prettier-ignore
import { chineseVerbs } from './verbs.ts';
import { chineseWords, vesselMeasures, wordAt, wordClass } from './words.ts';
import { given } from '../../../kit/given.ts';

/** A noun phrase with what its own words say of it. */
export interface Nominal {
  readonly phrase: NounPhrase;
  readonly next: number;
  readonly kind: 'thing' | 'person' | 'place' | 'body' | 'unknown';
  /** Which side of it: the 上 of 桌上. */
  readonly side?: string;
  /** The English we take it for. */
  readonly english?: string;
  /** The cup of 一杯酒, as far as the world has one. */
  readonly measure?: NounPhrase;
}

/** Where a phrase stands: behind 在 and 到 a place is meant, and 桌上 is a table. */
export type NominalSlot = 'object' | 'place' | 'subject';

const numbers: Readonly<Record<string, number>> = {
  两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10,
}; // prettier-ignore

const quantities = wordClass<'all' | 'both' | 'other'>([
  ...['所有', '所有的', '全部', '全部的', '一切', '每', '每一', '各', '全', '这些', '那些', '剩下的', '其余', '其余的', '剩余的'].map(
    (word) => [word, 'all'] as const,
  ),
  ...['另', '另一', '另外', '另外一', '别的', '其他', '其他的', '其它的'].map((word) => [word, 'other'] as const),
]); // prettier-ignore

/** What has no thing behind it, though a noun stands there: 一步, 一眼, 一声. */
export const counts =
  /^(了?[一两三几半好多]+(小|大)?(步|眼|声|下子|下|会儿?|番|遍|圈|次|阵子|阵|口气|口|趟|刻|拳|脚|巴掌|耳光|刀|剑|枪|棍|跤|把)(?![\u3400-\u9fff]{0,2}的)|片刻|半天|许久|良久|一会儿|不已|不止|不语|着?不放)/;

/** Reads a noun phrase at a position; nothing when none stands there. */
export function readNominal(
  text: string,
  at: number,
  index: NameIndex,
  slot: NominalSlot,
  depth = 0,
): Nominal | undefined {
  const reader = new NominalReader(text, chineseNames(index), slot, depth);
  return reader.read(at);
}

/** Behind a verb: 看了一眼王后, 喝一口酒. A count with nothing behind it is no thing. */
export function readCounted(text: string, at: number, index: NameIndex, slot: NominalSlot): Nominal | undefined {
  const count = counts.exec(text.slice(at, at + 12))?.[0].length ?? 0;
  const found = readNominal(text, at, index, slot);
  if (found && found.next > at + count) return found;
  return count > 0 ? readNominal(text, at + count, index, slot) : undefined;
}

/** 、杯子和匕首: what is listed after the first. A person and a verb behind 和 is no list but a company. */
export function readList(
  text: string,
  from: number,
  index: NameIndex,
): { readonly nouns: Nominal[]; readonly next: number } {
  const nouns: Nominal[] = [];
  let at = from;
  while (nouns.length < 8) {
    const and = /^(以及|还有|[、和与及跟])/.exec(text.slice(at, at + 2))?.[0];
    const noun = and ? readNominal(text, at + and.length, index, 'object') : undefined;
    if (!noun || (noun.kind === 'person' && wordAt(text, noun.next, chineseVerbs()))) break;
    nouns.push(noun);
    at = noun.next;
  }
  return { nouns, next: at };
}

/** The things of the world named in Chinese words that were spoken, the first twelve. */
export function namesInChinese(text: string, index: NameIndex): NounPhrase[] {
  const { names } = chineseNames(index);
  const found: NounPhrase[] = [];
  for (let at = 0; at < text.length && found.length < 12; at++) {
    const name = han.test(text[at] ?? '') ? wordAt(text, at, names) : undefined;
    if (!name) continue;
    found.push(bareNoun(name.text));
    at += name.text.length - 1;
  }
  return found;
}

/** A part of somebody, or where they keep things. */
const isOnBody = ({ kind, english }: ChineseNoun): boolean => kind === 'body' || english[0] === 'pocket';

class NominalReader {
  private readonly words = chineseWords();

  constructor(
    private readonly text: string,
    private readonly names: ChineseNames,
    private readonly slot: NominalSlot,
    private readonly depth: number,
  ) {}

  read(start: number): Nominal | undefined {
    const before: Before = { adjectives: [] };
    let at = start;
    // Every turn moves on or ends; a phrase of more modifiers than this is none.
    for (let turn = 0; turn < 12; turn++) {
      at = this.spaces(at);
      const counted = this.count(at, before);
      if (counted > at) {
        at = counted;
        continue;
      }
      const head = this.head(at);
      const pronoun = wordAt(this.text, at, this.words.pronouns);
      if (pronoun && pronoun.text.length >= (head?.length ?? 0)) {
        const after = this.spaces(at + pronoun.text.length);
        const owner = pronounPhrase(pronoun.value, pronoun.text);
        if (this.text[after] === '的' && this.depth < 4) {
          before.possessor = owner;
          at = after + 1;
          continue;
        }
        const side = this.side(after, true);
        if (side) {
          const whole = this.asPlace(owner, 'person', side);
          if (this.text[whole.next] === '的') {
            before.where = { preposition: side.value, phrase: owner };
            at = whole.next + 1;
            continue;
          }
          return whole;
        }
        const own = wordAt(this.text, after, nounClass());
        if (own && (own.value.kind === 'kin' || isOnBody(own.value))) {
          before.possessor = owner;
          at = after;
          continue;
        }
        if (before.possessor || before.adjectives.length > 0) return undefined;
        return {
          phrase: { ...owner, ...(before.quantity === 'all' ? { quantity: 'all' as const } : {}) },
          next: after,
          kind: pronoun.value === 'it' || pronoun.value === 'them' ? 'thing' : 'person',
        };
      }
      const adjective = this.adjective(at, head?.length ?? 0);
      if (adjective) {
        before.adjectives.push({ english: adjective.value, said: adjective.text });
        at = adjective.next;
        continue;
      }
      if (head) return this.finish(at, head, before);
      const modified = this.modifier(at);
      if (modified) {
        if (modified.where) before.where = modified.where;
        at = modified.next;
        continue;
      }
      break;
    }
    // 全部, 一切, 那个: nothing behind it, but meant.
    if (before.quantity === 'all' && at > start)
      return { phrase: everything(before), next: at, kind: 'thing', english: 'everything' };
    if (at > start && /^[这那]/.test(this.text.slice(start, start + 1)) && before.adjectives.length === 0)
      return { phrase: pronounPhrase('it', this.text.slice(start, at)), next: at, kind: 'thing' };
    return undefined;
  }

  private spaces(at: number): number {
    while (this.text[at] === ' ') at++;
    return at;
  }

  /** 那封, 一把, 所有的, 两只, 杯 (of 喝杯酒). */
  private count(at: number, before: Before): number {
    // 那串钥匙 where something is called so: no count, but its name.
    const name = wordAt(this.text, at, this.names.names);
    if (name && name.text.length > 2) return at;
    const quantity = wordAt(this.text, at, quantities);
    if (quantity) {
      before.quantity = quantity.value;
      return this.classifier(at + quantity.text.length, before);
    }
    const char = this.text[at] ?? '';
    if (char === '这' || char === '那' || char === '某' || char === '该') {
      const after = this.text[at + 1] === '一' ? at + 2 : at + 1;
      const plural = this.text[after] === '些';
      if (plural) before.quantity = 'all';
      return plural ? after + 1 : this.classifier(after, before);
    }
    if (char === '一' || char === '几' || char === '半' || char === '第') {
      const ordinal = char === '第' ? wordAt(this.text, at, this.words.adjectives) : undefined;
      if (ordinal) {
        before.adjectives.push({ english: ordinal.value, said: ordinal.text });
        return this.classifier(at + ordinal.text.length, before);
      }
      const next = this.classifier(at + 1, before);
      if (next === at + 1) return at;
      before.indefinite = true;
      return next;
    }
    if (Object.hasOwn(numbers, char)) {
      const next = this.classifier(at + 1, before);
      if (next === at + 1) return at;
      before.quantity = numbers[char]!;
      return next;
    }
    const bare = this.head(at) ? undefined : wordAt(this.text, at, this.words.classifiers);
    // 扇多拉一耳光: what begins a clause and can be done is done.
    const isDone = this.slot === 'subject' && bare !== undefined && wordAt(this.text, at, chineseVerbs()) !== undefined;
    if (bare && !isDone && this.head(at + bare.text.length)) {
      before.indefinite = true;
      return this.classifier(at, before);
    }
    return at;
  }

  private classifier(at: number, before: Before): number {
    const found = wordAt(this.text, at, this.words.classifiers);
    if (!found) return at;
    const longer = this.head(at);
    // 一杯 alone is a cup; 那扇门 is a door.
    if (longer && longer.length > found.text.length) return at;
    const after = at + found.text.length;
    if (longer && !this.startsNoun(after)) return at;
    if (Object.hasOwn(vesselMeasures, found.text)) before.measure = vesselMeasures[found.text] ?? [];
    return this.text[after] === '的' ? after + 1 : after;
  }

  private startsNoun(at: number): boolean {
    const head = this.head(at);
    if (head) return true;
    const adjective = wordAt(this.text, at, this.words.adjectives);
    return adjective !== undefined && this.text.slice(at, at + 8).includes('的');
  }

  private adjective(at: number, noun: number): { value: string; text: string; next: number } | undefined {
    const found = wordAt(this.text, at, this.words.adjectives);
    if (!found) return undefined;
    let next = at + found.text.length;
    const said = this.text[next] === '的';
    // 打开门 opens it; only 打开的门 is an open one.
    if (!said && chineseVerbs().words.has(found.text)) return undefined;
    if (said) next += 1;
    const head = this.head(next);
    if (!said) {
      // 大衣 is a coat, not a large garment: the reading that explains more wins.
      const more = head ?? this.adjective(next, 0);
      if (!more || (noun > 0 && noun >= found.text.length + (head?.length ?? 0))) return undefined;
    } else if (noun > found.text.length) return undefined;
    else if (!head && !this.startsMore(next)) return undefined;
    return { value: found.value, text: found.text, next };
  }

  private startsMore(at: number): boolean {
    return /^[一那这他她它自我两三]/.test(this.text.slice(at, at + 1)) || this.adjective(at, 0) !== undefined;
  }

  private head(at: number): Head | undefined {
    return headAt(this.text, at, this.names);
  }

  private finish(at: number, head: Head, before: Before): Nominal | undefined {
    let next = at + head.length;
    if (this.text[next] === '们') {
      before.quantity ??= 'all';
      next += 1;
    }
    const kind = kindOf(head, this.names);
    // 书桌抽屉: the last of two nouns is meant, the first tells which.
    if (kind !== 'person' && kind !== 'body') {
      const second = this.head(next);
      const verb = wordAt(this.text, next, chineseVerbs());
      if (
        second &&
        !second.ids === !head.ids &&
        second.noun?.kind === 'thing' &&
        second.length >= (verb?.text.length ?? 0) &&
        second.length > 1
      ) {
        before.adjectives.push({ english: head.noun?.english[0] ?? head.text, said: head.text });
        return this.finish(next, second, before);
      }
    }
    const side = this.side(next, kind === 'person');
    const afterSide = side ? side.next : next;
    const phrase = phraseOf(head, before, this.names);
    if (
      this.text[afterSide] === '的' &&
      this.depth < 4 &&
      !counts.test(this.text.slice(afterSide + 1, afterSide + 12))
    ) {
      const inner = readNominal(this.text, afterSide + 1, this.names.index, this.slot, this.depth + 1);
      if (inner) {
        const more = side
          ? { where: { preposition: side.value, phrase } }
          : inner.kind === 'body' || kind === 'person'
            ? { possessor: innermost(inner.phrase, phrase) }
            : { possessor: phrase };
        const quantity = inner.english === 'thing' && side && inner.phrase.quantity === undefined ? 'all' : undefined;
        const whole = {
          ...inner.phrase,
          ...more,
          ...(quantity ? { quantity, head: 'everything', text: 'everything' } : {}),
        };
        // 他 who owns it was read from the inside; an id stays what it is.
        return { ...inner, phrase: whole as NounPhrase };
      }
    }
    // 打在格斯脸上: a part of somebody, with nothing between.
    const part =
      kind === 'person' && !side && this.slot !== 'subject' ? wordAt(this.text, next, nounClass()) : undefined;
    if (part && isOnBody(part.value) && this.depth < 4) {
      const inner = readNominal(this.text, next, this.names.index, this.slot, this.depth + 1);
      if (inner?.kind === 'body' || inner?.english === 'pocket')
        return { ...inner, phrase: { ...inner.phrase, possessor: phrase } };
    }
    if (side && (this.slot === 'place' || side.text.length > 1 || this.text[side.next] === '的'))
      return { ...this.asPlace(phrase, kind, side), ...this.more(head, before) };
    return { phrase, next, kind, ...this.more(head, before) };
  }

  private more(head: Head, before: Before): { english?: string; measure?: NounPhrase } {
    const measure = before.measure?.find((word) => this.names.heads.has(word));
    const english = head.noun ? englishOf(head.noun, this.names) : nounEnding(head.text)?.noun.english[0];
    return given({ english, measure: measure ? { ...bareNoun(measure), indefinite: true } : undefined });
  }

  /** The side named behind a noun, unless it is the beginning of a verb (后退, 上前). */
  private side(at: number, person: boolean): { value: string; text: string; next: number } | undefined {
    const found = wordAt(this.text, at, this.words.localizers);
    if (!found) return undefined;
    const verb = wordAt(this.text, at, chineseVerbs());
    if (verb && verb.text.length > found.text.length) return undefined;
    if (person && found.text.length === 1) return undefined;
    if (!person && found.text.length === 1 && this.slot !== 'place' && this.text[at + 1] !== '的') return undefined;
    return { value: found.value, text: found.text, next: at + found.text.length };
  }

  private asPlace(phrase: NounPhrase, kind: Nominal['kind'], side: { value: string; next: number }): Nominal {
    return { phrase, next: side.next, kind, side: side.value };
  }

  /** 掉在地上的, 华丽的: what stands before 的 and is no name. Where it says a place, the place is kept. */
  private modifier(at: number): { next: number; where?: NounPhrase['where'] } | undefined {
    if (this.depth > 2 || this.slot === 'subject') return undefined;
    const window = this.text.slice(at, at + 16);
    const stop = window.search(/[，。；！？、,.;!?]/);
    const reach = stop < 0 ? window : window.slice(0, stop);
    const of = reach.indexOf('的');
    if (of < 1) return undefined;
    const next = at + of + 1;
    if (!this.head(next) && !this.startsMore(next)) return undefined;
    const inside = reach.slice(0, of);
    const place = inside.indexOf('在');
    const inner = place >= 0 ? readNominal(inside, place + 1, this.names.index, 'place', this.depth + 1) : undefined;
    return inner?.side ? { next, where: { preposition: inner.side, phrase: inner.phrase } } : { next };
  }
}

/** In 霍拉旭的书的封面 the first owner owns the second. */
const innermost = (inner: NounPhrase, owner: NounPhrase): NounPhrase =>
  inner.possessor && inner.possessor.pronoun !== 'self' ? { ...inner.possessor, possessor: owner } : owner;

const pronounPhrase = (pronoun: Pronoun, said: string): NounPhrase => ({ ...bareNoun(said), pronoun });
