import { verbSet, type Verb } from '../../../drama/verb.ts';
import { wordList } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { type NounPhrase, bareNoun } from '../../names/noun-phrase.ts';
import type { Attempt } from '../attempt.ts';
import { counts, readCounted, readList, type Nominal, type NominalSlot } from './noun-phrases.ts';
import { chineseVerbs, type ChineseVerb } from './verbs.ts';
import { chineseWords, wordAt } from './words.ts';
import { given } from '../../../kit/given.ts';

/** What stood before the verb, by the word that brought it in. */
export interface Around {
  /** 把 */
  readonly object?: Nominal;
  /** 把 A 和 B */
  readonly also?: readonly Nominal[];
  /** 用 */
  readonly instrument?: Nominal;
  /** 从 */
  readonly from?: Nominal;
  /** 向, 对 */
  readonly toward?: Nominal;
  /** 给, 替 */
  readonly benefit?: Nominal;
  /** 和, 跟 */
  readonly along?: Nominal;
  /** 在 */
  readonly place?: Nominal;
  /** 透过 */
  readonly through?: Nominal;
  /** 向前 */
  readonly direction?: string;
}

interface Clause {
  readonly text: string;
  /** Behind the verb. */
  readonly at: number;
  readonly begin: number;
  readonly said: string;
  readonly verb: ChineseVerb;
  readonly around: Around;
  /** 都 stood before the verb. */
  readonly all: boolean;
  readonly names: NameIndex;
  /** What was done before in the bracket: a verb without an object is done to that. */
  readonly earlier: readonly Attempt[];
}

export interface Shaped {
  readonly attempts: readonly Attempt[];
  readonly next: number;
  readonly manner?: readonly string[];
  /** The rest of the clause is somebody else's doing. */
  readonly others?: true;
  /** Whom something is said to. */
  readonly addressee?: NounPhrase;
}

/** Behind a verb, before what it is done to. */
const resultative =
  /^(了起来|起来|下来|下去|出来|出去|上来|上去|过来|过去|回来|回去|一下子|了一下|一下|几下|一番|一遍|干净|[了着过起住掉完好])/;

/** A place for it, behind the verb or behind the thing. */
export const placing = /^(回到|进到|落在|倒在|[在到进入回至于向往朝])(?!处)(了)?/;

/** Reads on behind a verb; each frame has its own way of doing so. */
export abstract class Complements {
  protected at: number;
  protected readonly text: string;
  protected readonly around: Around;
  protected readonly manner: string[] = [];

  abstract read(): Shaped;

  constructor(protected readonly clause: Clause) {
    this.at = clause.at;
    this.text = clause.text;
    this.around = clause.around;
    this.skipRepeat();
  }

  /** 摸了摸, 闻闻, 看一看. */
  protected skipRepeat(): void {
    const last = this.clause.said.at(-1) ?? '';
    if (this.clause.said.length > 1) return;
    for (const again of [`了一${last}`, `了${last}`, `一${last}`, last]) {
      if (this.text.startsWith(again, this.at)) {
        this.at += again.length;
        return;
      }
    }
  }

  protected nominal(slot: NominalSlot, at = this.at): Nominal | undefined {
    return readCounted(this.text, at, this.clause.names, slot);
  }

  /** Reads a noun and goes on behind it. */
  protected take(slot: NominalSlot): Nominal | undefined {
    const noun = this.nominal(slot);
    if (noun) this.at = noun.next;
    return noun;
  }

  /** A direction and nothing more: 前 of 向前, but not of 向前门. */
  protected wayHere(): string | undefined {
    const way = wordAt(this.text, this.at, chineseWords().directions);
    const thing = way && this.nominal('place');
    if (!way || (thing && thing.next - this.at > way.text.length)) return undefined;
    this.at += way.text.length;
    return way.value;
  }

  protected skip(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.text.slice(this.at, this.at + 16))?.[0];
    if (found) this.at += found.length;
    return found;
  }

  protected skipResults(): void {
    for (let turn = 0; turn < 3; turn++) if (this.skip(resultative) === undefined) return;
  }

  /** What counts how often or how long: 一眼, 三下. */
  protected skipCounts(): void {
    this.skip(counts);
  }

  /** 走得很慢: how, to the end of the clause. */
  protected skipDegree(): void {
    if (this.text[this.at] !== '得') return;
    const rest = this.text.slice(this.at + 1);
    if (rest.length > 0 && rest.length <= 12) this.manner.push(rest);
    this.at = this.text.length;
  }

  protected done(attempts: readonly Attempt[], others?: true): Shaped {
    return given({ attempts, next: this.at, manner: this.manner.length > 0 ? this.manner : undefined, others });
  }

  protected base(more: Partial<Attempt> = {}): Attempt {
    const { verb, word, part, direction } = this.clause.verb;
    return given({ verb, word, part, direction, ...this.tool(), ...more });
  }

  /** One deed by the verb that was said. */
  protected deed(more?: Partial<Attempt>, others?: true): Shaped {
    return this.done([this.base(more)], others);
  }

  /** The deed done to a noun, if there is one. */
  protected deedTo(noun: Nominal | undefined, preposition?: string, more: Partial<Attempt> = {}): Shaped {
    return this.deed(given({ object: noun?.phrase, preposition, ...more }));
  }

  protected tool(): { instrument?: NounPhrase } {
    return this.around.instrument ? { instrument: this.around.instrument.phrase } : {};
  }

  /** 写字, 听见动静: an object we have no word for, up to the next verb. */
  protected skipUnknownObject(): void {
    for (let at = this.at; at < this.text.length; at++) {
      const verb = wordAt(this.text, at, chineseVerbs());
      if (verb && verb.text.length > 1) {
        this.at = at;
        return;
      }
    }
    this.at = this.text.length;
  }

  protected unknown(): Nominal | undefined {
    const begin = this.at;
    let at = begin;
    for (; at < this.text.length && at - begin < 10; at++) {
      const verb = wordAt(this.text, at, chineseVerbs());
      const connector = wordAt(this.text, at, chineseWords().connectors);
      if (at > begin && ((verb && verb.text.length > 1) || (connector && connector.text.length > 1))) break;
      if (at > begin && /[在给向到进]/.test(this.text[at] ?? '')) break;
      if (at === begin && (verb || connector || /[在给向到进了着]/.test(this.text[at] ?? ''))) return undefined;
    }
    const said = this.text.slice(begin, at).replace(/^[一这那][\u3400-\u9fff](?=[\u3400-\u9fff])/, '');
    if (said === '') return undefined;
    this.at = at;
    return { phrase: bareNoun(said), next: at, kind: 'unknown' };
  }

  /** 信、杯子和匕首: the ones after the first. */
  protected listed(): Nominal[] {
    const { nouns, next } = readList(this.text, this.at, this.clause.names);
    this.at = next;
    return nouns;
  }

  /** 拿起信，撕碎: what the last deed was done to. */
  protected recalled(verb: Verb): NounPhrase | undefined {
    const thing = !blows.has(verb);
    const { earlier, names } = this.clause;
    const last = earlier.findLast(({ object, part }) => object && !part && (!thing || !isPersonal(object, names)));
    if (!last?.object) return undefined;
    const { object } = last;
    return object.quantity === undefined && !object.where
      ? object
      : { ...bareNoun('它们'), pronoun: object.quantity === 'all' ? 'them' : 'it' };
  }

  protected ownerOf(body: Nominal): NounPhrase | undefined {
    const owner = body.phrase.possessor;
    if (!owner || owner.pronoun === 'self') return undefined;
    return owner.pronoun ? { ...owner, whose: true } : owner;
  }

  /** 往他脸上吐口水: at him. */
  protected whole(noun: Nominal | undefined): Nominal | undefined {
    const owner = noun?.kind === 'body' ? this.ownerOf(noun) : undefined;
    return noun && owner ? { phrase: owner, next: noun.next, kind: 'person' } : noun;
  }

  protected plural(thing: Nominal): NounPhrase {
    const { phrase, kind, english } = thing;
    const single = phrase.quantity !== undefined || phrase.pronoun || phrase.id || kind === 'person';
    if (!this.clause.all || single) return phrase;
    return { ...phrase, ...(english === 'thing' ? { text: 'everything', head: 'everything' } : {}), quantity: 'all' };
  }
}

/** Beside or before a thing is at it; other sides are kept. */
export function sideOr({ side }: Nominal, otherwise: string): string {
  return side === undefined || (/^(by|before)$/.test(side) && otherwise === 'to') ? otherwise : side;
}

const blows = verbSet(...wordList('hit strike attack stab slash kill strangle push kiss embrace help follow shoot'));

const isPersonal = (phrase: NounPhrase, names: NameIndex): boolean =>
  phrase.id ? names.byId.get(phrase.id)?.kind === 'actor' : phrase.pronoun === 'him' || phrase.pronoun === 'her';

/** 把信折好放进口袋: what 把 brought in is still meant. 把手伸进纸袋掏手机: no hand is taken out, but what it went into has it. */
export function stillMeant({ object, also }: Around, { attempts, next }: Shaped): Around {
  if (object?.kind !== 'body') return object ? given({ object, also }) : {};
  const into = attempts.at(-1);
  return into?.verb === 'reach' && into.object ? { from: { phrase: into.object, next, kind: 'thing' } } : {};
}
