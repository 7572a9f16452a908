import type { EntityId } from '../../../drama/entity-id.ts';
import { chineseNouns, nounEnding, type ChineseNoun } from '../../lexicon/chinese-nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase, Pronoun } from '../../names/noun-phrase.ts';
import { chineseVerbs } from './verbs.ts';
import { chineseWords, vesselMeasures, wordAt, wordClass, type WordClass } from './words.ts';

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

interface Named {
  readonly ids: readonly EntityId[];
}

/** A world's names as Chinese needs them. */
interface ChineseNames {
  readonly index: NameIndex;
  readonly names: WordClass<Named>;
  /** Latin words things are called by. */
  readonly heads: ReadonlySet<string>;
  /** Chinese names with the noun each ends in. */
  readonly endings: readonly { readonly id: EntityId; readonly name: string; readonly noun: ChineseNoun | undefined }[];
}

const han = /[\u3400-\u9fff]/;
const cache = new WeakMap<NameIndex, ChineseNames>();

function chineseNames(index: NameIndex): ChineseNames {
  let found = cache.get(index);
  if (!found) cache.set(index, (found = readNames(index)));
  return found;
}

function readNames(index: NameIndex): ChineseNames {
  const heads = new Set<string>();
  const endings: { id: EntityId; name: string; noun: ChineseNoun | undefined }[] = [];
  for (const thing of index.things) {
    for (const { full, head } of thing.names) {
      if (han.test(full)) endings.push({ id: thing.id, name: full, noun: nounEnding(full)?.noun });
      else heads.add(full).add(head);
    }
  }
  return {
    index,
    names: wordClass([...index.byFull].map(([name, ids]) => [name, { ids }] as const)),
    heads,
    endings,
  };
}

let nouns: WordClass<ChineseNoun> | undefined;
const nounClass = (): WordClass<ChineseNoun> => (nouns ??= wordClass(chineseNouns()));

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
    found.push({ text: name.text, head: name.text, adjectives: [] });
    at += name.text.length - 1;
  }
  return found;
}

/** The words of a phrase before its head, as they come. */
interface Before {
  quantity?: NounPhrase['quantity'];
  indefinite?: boolean;
  possessor?: NounPhrase;
  where?: NonNullable<NounPhrase['where']>;
  measure?: readonly string[];
  readonly adjectives: { readonly english: string; readonly said: string }[];
}

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
        const owner = this.pronounPhrase(pronoun.value, pronoun.text);
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
        if (own && (own.value.kind === 'kin' || own.value.kind === 'body')) {
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
      return { phrase: this.everything(before), next: at, kind: 'thing', english: 'everything' };
    if (at > start && /^[这那]/.test(this.text.slice(start, start + 1)) && before.adjectives.length === 0)
      return { phrase: this.pronounPhrase('it', this.text.slice(start, at)), next: at, kind: 'thing' };
    return undefined;
  }

  private spaces(at: number): number {
    while (this.text[at] === ' ') at++;
    return at;
  }

  /** 那封, 一把, 所有的, 两只, 杯 (of 喝杯酒). */
  private count(at: number, before: Before): number {
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
    if (bare && this.head(at + bare.text.length)) {
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

  /** The longest name of the world or noun of the language here. */
  private head(
    at: number,
  ): { length: number; ids?: readonly EntityId[]; noun?: ChineseNoun; text: string } | undefined {
    const first = this.text[at];
    if (first === undefined) return undefined;
    if (/[a-zA-Z]/.test(first)) return this.latin(at);
    const name = wordAt(this.text, at, this.names.names);
    const noun = wordAt(this.text, at, nounClass());
    if (name && (!noun || name.text.length >= noun.text.length)) {
      const known = noun && noun.text === name.text ? noun.value : undefined;
      return { length: name.text.length, ids: name.value.ids, text: name.text, ...(known ? { noun: known } : {}) };
    }
    return noun ? { length: noun.text.length, noun: noun.value, text: noun.text } : undefined;
  }

  private latin(at: number): { length: number; ids?: readonly EntityId[]; text: string } | undefined {
    const run = /^[a-zA-Z][a-zA-Z' -]*[a-zA-Z]|^[a-zA-Z]/.exec(this.text.slice(at, at + 60))?.[0] ?? '';
    const words = run.split(/\s+/);
    for (let count = words.length; count > 0; count--) {
      const said = words.slice(0, count).join(' ');
      const ids = this.names.index.byFull.get(said.toLowerCase());
      if (ids) return { length: said.length, ids, text: said.toLowerCase() };
    }
    return run ? { length: run.length, text: run.toLowerCase() } : undefined;
  }

  private finish(
    at: number,
    head: NonNullable<ReturnType<NominalReader['head']>>,
    before: Before,
  ): Nominal | undefined {
    let next = at + head.length;
    if (this.text[next] === '们') {
      before.quantity ??= 'all';
      next += 1;
    }
    const kind = this.kindOf(head);
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
    const phrase = this.phrase(head, before);
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
    if (side && (this.slot === 'place' || side.text.length > 1 || this.text[side.next] === '的')) {
      return { ...this.asPlace(phrase, kind, side), ...this.more(head, before) };
    }
    return { phrase, next, kind, ...this.more(head, before) };
  }

  private more(head: { noun?: ChineseNoun; text: string }, before: Before): { english?: string; measure?: NounPhrase } {
    const measure = before.measure?.find((word) => this.names.heads.has(word));
    const english = head.noun ? this.english(head.noun) : nounEnding(head.text)?.noun.english[0];
    return {
      ...(english !== undefined ? { english } : {}),
      ...(measure ? { measure: { text: measure, head: measure, adjectives: [], indefinite: true } } : {}),
    };
  }

  private kindOf(head: { ids?: readonly EntityId[]; noun?: ChineseNoun }): Nominal['kind'] {
    const kinds = head.ids?.map((id) => this.names.index.byId.get(id)?.kind);
    if (kinds?.includes('actor')) return 'person';
    if (kinds?.includes('place')) return 'place';
    if (kinds) return 'thing';
    switch (head.noun?.kind) {
      case 'person':
      case 'kin':
        return 'person';
      case 'body':
        return 'body';
      case 'thing':
        return 'thing';
      default:
        return 'unknown';
    }
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

  private everything(before: Before): NounPhrase {
    return {
      text: 'everything',
      head: 'everything',
      adjectives: [],
      quantity: 'all',
      ...(before.where ? { where: before.where } : {}),
    };
  }

  private pronounPhrase(pronoun: Pronoun, said: string): NounPhrase {
    return { text: said, head: said, adjectives: [], pronoun };
  }

  private phrase(head: { ids?: readonly EntityId[]; noun?: ChineseNoun; text: string }, before: Before): NounPhrase {
    const adjectives = before.adjectives.map(({ english }) => english);
    const more = {
      ...(before.quantity !== undefined ? { quantity: before.quantity } : {}),
      ...(before.indefinite ? { indefinite: true } : {}),
      ...(before.possessor ? { possessor: before.possessor } : {}),
      ...(before.where ? { where: before.where } : {}),
    };
    if (head.ids) {
      const [id] = head.ids;
      const fits = adjectives.length === 0 || !head.noun || this.bearsOut(head.ids, before);
      if (fits) {
        const sole = head.ids.length === 1 && before.quantity === undefined && id !== undefined;
        return { text: head.text, head: head.text, adjectives: [], ...more, ...(sole ? { id } : {}) };
      }
    }
    const { noun } = head;
    if (!noun) return { text: head.text, head: head.text, adjectives: [], ...more };
    if (noun.english[0] === 'thing' && (before.quantity === 'all' || before.where))
      return { ...this.everything(before), ...more, quantity: 'all' };
    if (noun.kind === 'kin') {
      const word = noun.english[0] ?? head.text;
      const self: NounPhrase = { text: '自己', head: '自己', adjectives: [], pronoun: 'self' };
      return { text: word, head: word, adjectives: [], possessor: self, ...more };
    }
    const id = before.quantity === undefined ? this.chineseOnly(head.text, noun, before) : undefined;
    // Several things with only Chinese names end in it: the name stays as it was said, and `names/match.ts` compares endings.
    const untold = !noun.english.some((word) => this.names.heads.has(word));
    if (!id && untold && this.names.endings.some(({ name }) => name.endsWith(head.text)))
      return { text: head.text, head: head.text, adjectives: [], ...more };
    const english = this.english(noun);
    const words = english.split(' ');
    const last = words.pop() ?? english;
    const all = [...adjectives, ...words];
    return { text: [...all, last].join(' '), head: last, adjectives: all, ...more, ...(id ? { id } : {}) };
  }

  /** Of the English words for it, the one the world uses. */
  private english({ english }: ChineseNoun): string {
    return english.find((word) => this.names.heads.has(word)) ?? english[0] ?? '';
  }

  private bearsOut(ids: readonly EntityId[], before: Before): boolean {
    return ids.some((id) => {
      const thing = this.names.index.byId.get(id);
      return before.adjectives.every(
        ({ english, said }) =>
          thing?.words.has(english) || thing?.names.some(({ full }) => full.includes(said[0] ?? '')),
      );
    });
  }

  /** A thing with only Chinese names answers to the noun its name ends in, when it alone does. */
  private chineseOnly(said: string, noun: ChineseNoun, before: Before): EntityId | undefined {
    if (noun.english.some((word) => this.names.heads.has(word))) return undefined;
    const same = this.names.endings.filter(
      ({ name, noun: other }) => name.endsWith(said) || other?.english.some((word) => noun.english.includes(word)),
    );
    const fitting = same.filter(({ name }) =>
      before.adjectives.every(({ said: adjective }) => name.includes(adjective[0] ?? '')),
    );
    const ids = new Set(fitting.map(({ id }) => id));
    const [id] = ids;
    return ids.size === 1 ? id : undefined;
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
