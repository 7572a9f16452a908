import { asVerb } from '../../../drama/verb.ts';
import type { Aspect } from '../../../drama/action.ts';
import { type NounPhrase, bareNoun } from '../../names/noun-phrase.ts';
import { decree, wounding, type Attempt } from '../attempt.ts';
import { Act } from './acts.ts';
import { stillMeant, type Around } from './complements.ts';
import { Gesture, Idiom, Making, Saying } from './gestures.ts';
import { coverbAt, isTool } from './coverbs.ts';
import { Gift } from './gifts.ts';
import { Look } from './looks.ts';
import { Move, Rest } from './moves.ts';
import { readCounted, readList, readNominal, type Nominal } from './noun-phrases.ts';
import { isSpeaker, isWhen, saysAlready, toldOf } from './telling.ts';
import { chineseVerbsWith, type ChineseVerb, type Frame } from './verbs.ts';
import { chineseWords, isSilent, wordAt } from './words.ts';
import type { Speaker } from '../speaker.ts';
import { given } from '../../../kit/given.ts';

/** What the parts of one bracket know of each other. */
export interface Bracket {
  readonly attempts: Attempt[];
  delivery: string | undefined;
  addressee: NounPhrase | undefined;
  /** Somebody else acts, until a full stop or a new subject. */
  othersAct: boolean;
  /** A verb was read, though nothing came of it. */
  acted: boolean;
  /** Words were left over that are neither deed nor thing. */
  unread: boolean;
  /** The next deed goes with the last. */
  together: boolean;
  /** How the next deed is done. */
  manner: string[];
  /** What is told in passing, and counts where nothing else does. */
  readonly aside: Attempt[];
}

/** Who reads on behind a verb. */
const frames = {
  act: Act,
  put: Act,
  give: Gift,
  look: Look,
  rest: Rest,
  move: Move,
  bare: Gesture,
  say: Saying,
  emote: Idiom,
  make: Making,
} as const satisfies Record<Frame, unknown>;

/** 慢慢地; not the 地 of 白兰地, 草地, 地上. */
const adverbial =
  /^([\u3400-\u9fff]{1,8}?)(?<!兰|草|墓|大|营|空|田|场|土|遍|席|倒|在|到|落|着|跪)地(?![上板毯面图下窖里方])/;

/** What stands between two stops: a subject, what comes before the verb, the verb and what is behind it — and again. */
export class SegmentReader {
  private readonly words = chineseWords();
  private readonly verbs: ReturnType<typeof chineseVerbsWith>;
  private at = 0;
  private aspect: Aspect | undefined;
  private negated = false;
  private dropped = false;
  private around: Around = {};
  private all = false;
  private started = false;
  private verbRead = false;

  constructor(
    private readonly text: string,
    private readonly speaker: Speaker,
    private readonly bracket: Bracket,
  ) {
    this.verbs = chineseVerbsWith(speaker.names.verbs);
  }

  read(): void {
    const before = this.bracket.attempts.length;
    let guard = 0;
    while (this.at < this.text.length && guard++ < 400) {
      const before = this.at;
      this.readNext();
      if (this.at === before) {
        this.bracket.unread = true;
        this.skipUnknown();
      }
    }
    this.finishLoose();
    // A wound is not dealt in passing: 杀了她之后，擦剑 only says so.
    if (isWhen(this.text)) this.tellInPassing(before);
  }

  private tellInPassing(before: number): void {
    const passing = this.bracket.attempts.splice(before);
    this.bracket.attempts.push(...passing.filter(({ verb }) => !wounding.has(verb)));
    if (passing.some(({ verb }) => wounding.has(verb))) this.bracket.aside.push(decree(undefined, this.text));
  }

  /** Past what we do not know, to where a word of two signs or more begins: 割 in 心如刀割 is nobody's deed. */
  private skipUnknown(): void {
    for (let at = this.at + 1; at < this.text.length; at++) {
      const verb = wordAt(this.text, at, this.verbs);
      const more = wordAt(this.text, at, this.words.connectors);
      if (wordAt(this.text, at, this.words.negations)) {
        this.at = at;
        return;
      }
      if ((verb && (verb.text.length > 1 || this.around.object)) || (more && more.text.length > 1)) {
        this.at = at;
        return;
      }
    }
    // 把信熨平: a thing, and a verb nobody knows.
    if (this.around.object && !this.verbRead && this.live()) {
      const said = this.text.slice(this.at).replace(/了$/, '');
      if (this.around.object.kind !== 'body') {
        this.bracket.acted = true;
        this.push([{ verb: asVerb(said), word: said, unknown: true, object: this.around.object.phrase }]);
      }
      this.around = {};
    }
    this.at = this.text.length;
  }

  /** 已经锁了门: said to be done already, and so not done. */
  private claim(): void {
    if (this.live()) this.bracket.aside.push(decree(undefined, this.text));
    this.bracket.acted = true;
    this.at = this.text.length;
  }

  private live(): boolean {
    return !this.negated && !this.dropped && !this.bracket.othersAct;
  }

  private readNext(): void {
    const { text, at, words } = this;
    if (text[at] === ' ' || text[at] === '、') {
      this.at += 1;
      return;
    }
    const verb = this.verbAt(at);
    const length = verb?.text.length ?? 0;
    const manner = this.mannerAt(at);
    if (manner !== undefined && manner.length >= length && !this.isGestureWhole(verb?.text, manner)) {
      this.at += manner.length;
      if (saysAlready(manner)) return this.claim();
      if (/^(都|全都|全部|统统|全)$/.test(manner)) this.all = true;
      if (!isSilent(manner)) this.bracket.manner.push(manner);
      return;
    }
    // 一剑刺去
    const blow = /^[一两几](记|个)?(大|重)?(巴掌|耳光|嘴巴|剑|刀|拳|脚|枪|掌|棍|鞭)(?=[\u3400-\u9fff])/.exec(
      text.slice(at, at + 6),
    )?.[0];
    if (blow && wordAt(text, at + blow.length, this.verbs)) {
      this.bracket.manner.push(blow);
      this.at += blow.length;
      return;
    }
    const adverb = /^(全都|全部|统统|全)(?=[\u3400-\u9fff])/.exec(text.slice(at, at + 4))?.[1];
    if (adverb && this.around.object) {
      this.all = true;
      this.at += adverb.length;
      return;
    }
    if (text[at] === '被' || text[at] === '遭') {
      this.dropped = true;
      this.at = text.length;
      this.bracket.acted = true;
      return;
    }
    const cannot = /^[\u3400-\u9fff]不(开|动|到|着|见|住|起|下|上|出|清|了|懂|完|得|过|进|稳)/.exec(
      text.slice(at, at + 3),
    );
    if (cannot && length <= 1 && verb) {
      this.negated = true;
      this.at += 3;
      this.bracket.acted = true;
      return;
    }
    const negation = wordAt(text, at, words.negations);
    const aspect = wordAt(text, at, words.aspects);
    if (negation && negation.text.length >= length && negation.text.length >= (aspect?.text.length ?? 0)) {
      this.negated = true;
      this.bracket.acted = true;
      this.at += negation.text.length;
      return;
    }
    if (aspect && aspect.text.length >= length && this.verbFollows(at + aspect.text.length)) {
      if (aspect.value !== 'does') this.aspect ??= aspect.value;
      this.at += this.skipParticles(at + aspect.text.length) - at;
      return;
    }
    const connector = wordAt(text, at, words.connectors);
    if (connector && connector.text.length >= length && this.isConnector(connector.text, at)) {
      this.at += connector.text.length;
      if (connector.value === 'together') this.bracket.together = true;
      if (connector.value === 'turn') this.negated = this.dropped = false;
      return;
    }
    if (this.readCoverb(length)) return;
    if (!this.started && this.readSubject(length)) return;
    if (verb) this.readVerb(verb.text, verb.value);
  }

  /** 举起手机 raises a telephone, and no hand. */
  private verbAt(at: number): ReturnType<typeof wordAt<ChineseVerb>> {
    const verb = wordAt(this.text, at, this.verbs);
    const end = at + (verb?.text.length ?? 0) - 1;
    if (!verb || end <= at || !/[手头脚脸眼]/.test(this.text[end] ?? '')) return verb;
    const thing = readNominal(this.text, end, this.speaker.names, 'object');
    const isThing = thing && thing.kind !== 'body' && thing.phrase.possessor === undefined && thing.next > end + 1;
    return (isThing ? wordAt(this.text.slice(0, end), at, this.verbs) : undefined) ?? verb;
  }

  /** 颤抖地: with 地 behind it even a gesture is a manner. */
  private mannerAt(at: number): string | undefined {
    const { text, words } = this;
    const generic = adverbial.exec(text.slice(at, at + 10));
    const known = wordAt(text, at, words.adverbs)?.text;
    if (generic?.[1]) {
      const said = generic[1];
      const verb = wordAt(said, 0, this.verbs);
      const noun = readNominal(said, 0, this.speaker.names, 'object');
      const plain = !noun && (!verb || verb.text === said || verb.text.length === 1);
      const reaches = known === undefined || said.length >= known.length;
      if ((verb?.text === said || plain || known === said || said.startsWith(known ?? '\0')) && reaches)
        return generic[0];
    }
    return known;
  }

  /** 一言不发 alone is what is done. */
  private isGestureWhole(verb: string | undefined, manner: string): boolean {
    return verb === manner && !/地$/.test(manner);
  }

  private isConnector(said: string, at: number): boolean {
    if (said !== '去' && said !== '来' && said !== '好' && said !== '后' && said !== '可') return true;
    return this.verbFollows(at + 1);
  }

  /** Does a verb, or what leads up to one, begin here? */
  private verbFollows(from: number): boolean {
    let at = this.skipParticles(from);
    for (let turn = 0; turn < 4; turn++) {
      const manner = wordAt(this.text, at, this.words.adverbs) ?? undefined;
      const verb = wordAt(this.text, at, this.verbs);
      if (verb && verb.text.length >= (manner?.text.length ?? 0)) return true;
      if (!manner) break;
      at += manner.text.length;
      if (this.text[at] === '地') at += 1;
    }
    return coverbAt(this.text, at) !== undefined;
  }

  private skipParticles(from: number): number {
    let at = from;
    while (at < this.text.length && /[了着过地得 ]/.test(this.text[at] ?? '')) at++;
    return at;
  }

  private readCoverb(verbLength: number): boolean {
    const { text, at } = this;
    const found = coverbAt(this.text, at);
    if (!found || found.said.length < verbLength) return false;
    const { said, slot } = found;
    let from = at + said.length;
    if (text[from] === '着' || text[from] === '了') from += 1;
    if (slot === 'toward' || slot === 'from') {
      const way = wordAt(text, from, this.words.directions);
      const thing = readNominal(text, from, this.speaker.names, 'place');
      if (way && (!thing || thing.next - from <= way.text.length)) {
        this.around = { ...this.around, ...(slot === 'toward' ? { direction: way.value } : {}) };
        this.at = from + way.text.length;
        this.started = true;
        return true;
      }
    }
    const place = slot === 'from' || slot === 'toward' || slot === 'place' || slot === 'through' || slot === 'along';
    const known = this.nominal(from, place ? 'place' : 'object');
    const noun = known ?? this.unknownAs(slot, from);
    if (!noun) return false;
    // 拿着信 is holding it, unless something is done with it; 给她 is giving, unless something is done for her.
    const follows = this.verbFollows(noun.next) || this.moreFollows(noun.next);
    const verbal =
      said === '拿着' || said === '给' || said === '跟' || said === '用' || said === '冲' || said === '望着';
    if (verbal && !follows) return false;
    if (said === '拿着' || (said === '望着' && !/[去来]/.test(text.slice(noun.next, noun.next + 3)))) return false;
    if (said === '给' && this.isGiving(noun)) return false;
    if (slot === 'along' && !this.started && !follows) return false;
    this.started = true;
    this.at = noun.next;
    if (slot === 'instrument' && (noun.kind === 'body' || known?.kind === 'unknown')) {
      this.bracket.manner.push(text.slice(at, noun.next));
      return true;
    }
    this.around = { ...this.around, [slot]: noun };
    if (slot === 'object') this.readAlso(noun.next);
    return true;
  }

  /** 用遥控器打开: of what we have no word for, only a tool is what it is done with. */
  private unknownAs(slot: string, from: number): Nominal | undefined {
    const thing = slot === 'object' || slot === 'instrument' ? this.unknownThing(from) : undefined;
    return thing && (slot === 'object' || isTool(thing.phrase.text)) ? thing : undefined;
  }

  /** 把虎符塞进: a thing we have no word for, up to the verb. */
  private unknownThing(from: number): Nominal | undefined {
    for (let at = from + 1; at < Math.min(this.text.length, from + 9); at++) {
      const verb = wordAt(this.text, at, this.verbs);
      if (!verb || (verb.text.length === 1 && !/^[了在到进入给向]/.test(this.text.slice(at + 1, at + 2)))) continue;
      const said = this.text.slice(from, at);
      return { phrase: bareNoun(said), next: at, kind: 'unknown' };
    }
    return undefined;
  }

  /** 把笔记本和钢笔放下. */
  private readAlso(from: number): void {
    const list = readList(this.text, from, this.speaker.names);
    this.at = list.next;
    if (list.nouns.length > 0) this.around = { ...this.around, also: list.nouns };
  }

  /** 给她一封信, 给她看信: a gift and a showing, not a favour. */
  private isGiving(noun: Nominal): boolean {
    return noun.kind === 'person' && /^[看瞧]/.test(this.text.slice(noun.next, noun.next + 1));
  }

  private moreFollows(at: number): boolean {
    return coverbAt(this.text, this.skipParticles(at)) !== undefined;
  }

  private nominal(at: number, slot: 'object' | 'place'): Nominal | undefined {
    return readCounted(this.text, at, this.speaker.names, slot);
  }

  private readSubject(verbLength: number): boolean {
    const noun = readNominal(this.text, this.at, this.speaker.names, 'subject');
    if (!noun || noun.next - this.at <= verbLength) return false;
    const { phrase } = noun;
    this.started = true;
    this.at = noun.next;
    const mine = isSpeaker(phrase, this.speaker);
    if (noun.kind === 'body') {
      if (/^[里中上]/.test(this.text.slice(this.at))) this.at += 1;
      const owner = phrase.possessor;
      if (owner && !isSpeaker(owner, this.speaker)) {
        this.dropped = true;
        this.bracket.acted = true;
      } else if (!/^(hand|hands|left hand|right hand|foot|feet)$/.test(noun.english ?? '') || !this.deedFollows()) {
        if (this.live()) this.push([{ verb: 'emote', word: 'act', manner: this.text }]);
        this.bracket.acted = true;
        this.at = this.text.length;
      } else this.bracket.manner.push(this.text.slice(0, this.at));
      return true;
    }
    if (mine) this.bracket.othersAct = false;
    else if (noun.kind === 'person') this.bracket.othersAct = true;
    else this.dropped = true;
    const told = mine ? undefined : toldOf(noun, this.text, this.at, this.speaker);
    if (told) (isWhen(this.text) ? this.bracket.aside : this.bracket.attempts).push(told);
    this.bracket.acted = !mine || this.bracket.acted;
    return true;
  }

  /** 手按剑柄: a hand that does something to something. */
  private deedFollows(): boolean {
    const at = this.skipParticles(this.at);
    const verb = wordAt(this.text, at, this.verbs);
    return (
      verb !== undefined &&
      verb.value.frame !== 'bare' &&
      verb.value.frame !== 'emote' &&
      at + verb.text.length < this.text.length
    );
  }

  private readVerb(said: string, verb: ChineseVerb): void {
    const begin = this.at;
    this.started = true;
    this.bracket.acted = true;
    this.verbRead = true;
    const shaped = new frames[verb.frame]({
      text: this.text,
      at: begin + said.length,
      begin,
      said,
      verb,
      around: this.around,
      all: this.all,
      names: this.speaker.names,
      earlier: this.bracket.attempts,
    }).read();
    this.at = Math.max(shaped.next, begin + said.length);
    const during = this.text[this.at] === '着' || /着$/.test(this.text.slice(begin, this.at));
    if (this.text[this.at] === '着') this.at += 1;
    if (this.live()) {
      this.bracket.addressee ??= shaped.addressee;
      if (verb.verb === 'say' && shaped.attempts.length === 0 && this.bracket.manner.length > 0)
        this.bracket.delivery ??= this.bracket.manner.join('');
      this.push(shaped.attempts, shaped.manner);
    }
    this.around = this.at < this.text.length ? stillMeant(this.around, shaped) : {};
    this.all = false;
    this.bracket.manner = [];
    if (shaped.others) this.at = this.text.length;
    if (during && this.at < this.text.length && verb.frame === 'bare') this.bracket.together = true;
  }

  /** A noun brought in for a verb that never came: 用钥匙, 向前. */
  private finishLoose(): void {
    const { instrument, direction } = this.around;
    if (!this.live()) return;
    if (direction) {
      this.push([{ verb: 'step', word: 'step', direction }]);
      this.bracket.acted = true;
    } else if (instrument) this.push([{ verb: 'use', word: 'use', object: instrument.phrase }]);
    this.around = {};
  }

  private push(attempts: readonly Attempt[], more: readonly string[] = []): void {
    for (const [index, attempt] of attempts.entries()) {
      // 走到帷幕后面躲起来 hides once.
      if (attempt.verb === 'hide' && !attempt.object && this.bracket.attempts.at(-1)?.verb === 'hide') continue;
      const manner = [...this.bracket.manner, ...more, attempt.manner].filter(Boolean).join('');
      const together = this.bracket.together && index === 0 && this.bracket.attempts.length > 0;
      this.bracket.attempts.push(
        given({
          ...attempt,
          manner: manner.slice(0, 200) || undefined,
          aspect: this.aspect,
          together: together ? (true as const) : undefined,
        }),
      );
    }
    if (attempts.length > 0) {
      this.bracket.together = false;
      this.bracket.manner = [];
    }
  }
}
