import { isOneOf, verbSet, type Verb } from '../../../drama/verb.ts';
import { wordList } from '../../../kit/word-list.ts';
import type { Attempt } from '../attempt.ts';
import { Complements, placing, sideOr, type Shaped } from './complements.ts';
import { senseOf } from './verb-senses.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { chineseWords, wordAt } from './words.ts';
import { given } from '../../../kit/given.ts';
import { bareNoun } from '../../names/noun-phrase.ts';

/** Verbs that say nothing without a thing. */
const needy = verbSet(
  ...wordList(`
    take drop put throw break tear cut burn light extinguish open close lock unlock read wear fold seal examine drink
    eat taste pour knock hit strike attack stab slash kill push pull kiss embrace touch wipe wash clean shake tie untie
    hold raise use turn play give show
  `),
);

const takes = verbSet('take', 'draw', 'steal', 'remove', 'take off', 'find');
const directional: Readonly<Record<string, string>> = {
  上去: 'up', 下去: 'down', 出去: 'out', 过去: 'over', forward: 'forward', back: 'back', left: 'left', right: 'right', up: 'up', down: 'down', aside: 'aside', out: 'out', away: 'away',
  north: 'north', south: 'south', east: 'east', west: 'west',
}; // prettier-ignore

const containers =
  /(drawer|box|chest|bag|pocket|case|cabinet|cupboard|wardrobe|safe|basket|bottle|cup|glass|jar|bucket|barrel|envelope|purse|wallet|trunk|sack|bowl|pot|fire|fireplace|well|scabbard|sheath|sink|bin|backpack|mug|vase|stove|oven)$/;

/** Where on one's own body a thing is out of sight: 怀里, 袖子里. */
const onOneself = /^(pocket|sleeve|bosom|clothes)$/;

const pourers = /[壶瓶罐桶坛]$/;

/** A place, and the word that brings it in. */
interface Linked {
  readonly noun: Nominal | undefined;
  readonly by: string;
}

const intoOr = (by: string | undefined, place: Nominal): string =>
  /^[进入]/.test(by ?? '') || containers.test(place.english ?? '') ? 'in' : 'on';

/** 拿起信, 把信放在桌上, 用匕首刺窗帘: a thing, and where it goes or comes from. */
export class Act extends Complements {
  private object: Nominal | undefined;
  private also: readonly Nominal[] = [];
  /** Where to, and the word that brought it in: 在, 进去. */
  private place: Nominal | undefined;
  private by: string | undefined;
  /** 给 */
  private to: Nominal | undefined;
  /** The water of 把水桶装满水. */
  private liquid: Nominal | undefined;

  read(): Shaped {
    const { verb, said } = this.clause;
    const { around } = this;
    this.skipResults();
    // 打了她一巴掌, 倒进去
    this.readPlace(this.linkedPlace() ?? this.aimedPlace());
    if (this.by === undefined && this.skip(/^给了?/)) this.to = this.take('object');
    this.also = around.also ?? [];
    this.object = this.shutBehind() ?? around.object ?? this.objectHere(said);
    if (this.object && !around.object) this.also = [...this.also, ...this.listed()];
    if (!this.object && verb.verb === 'pour' && this.skip(/^满了?/)) return this.fill();
    if (verb.verb === 'fill' && around.object) this.liquid = this.take('object');
    if (this.object?.kind === 'person' && !around.object) {
      const blow = this.skip(/^(了)?(一|几|两)(记|个)?(巴掌|耳光|拳|脚|刀|剑|枪|下|棍|鞭)/);
      if (verb.verb === 'pour' && this.skip(/^[一满](脸|身|头)的?/)) this.liquid = this.take('object');
      else if (!blow) this.skipCounts();
    }
    this.skip(/^[来去](?![\u3400-\u9fff])/);
    if (this.by === undefined) {
      if (verb.frame === 'put' || isOneOf(verb.verb, 'push', 'pull', 'help')) this.readPlace(this.linkedPlace(true));
      if (this.by === undefined && !this.to && this.skip(/^给了?(?=[\u3400-\u9fff])/)) this.to = this.take('object');
    }
    this.skipResults();
    this.skipCounts();
    this.skipDegree();
    const { to, object } = this;
    if (to && this.skip(/^(看一看|看看|看|瞧|过目)/) && object)
      return this.done([{ verb: 'show', word: 'show', object: object.phrase, preposition: 'to', target: to.phrase }]);
    // 扶王后坐下: she sits.
    const next = wordAt(this.text, this.at, chineseVerbs());
    const helped = verb.verb === 'help' && object?.kind === 'person' && next?.value.frame === 'rest';
    return this.done(this.shape(), helped ? true : undefined);
  }

  /** 把信放进抽屉锁好: what is locked is the drawer. */
  private shutBehind(): Nominal | undefined {
    const { verb } = this.clause.verb;
    const last = this.clause.earlier.at(-1);
    const isPutIn = last?.verb === 'put' && last.preposition === 'in' && last.target !== undefined;
    if (!isPutIn || !isOneOf(verb, 'lock', 'close') || !this.around.object) return undefined;
    return last.object === this.around.object.phrase
      ? { phrase: last.target, next: this.at, kind: 'thing' }
      : undefined;
  }

  private readPlace(linked: Linked | undefined): void {
    this.place = linked?.noun;
    this.by = linked?.by;
  }

  /** The thing acted on; for a word we do not know, what stands there. */
  private objectHere(said: string): Nominal | undefined {
    const found = this.take('object');
    if (found) return found;
    const { toward, from, benefit, along, place } = this.around;
    // 从纸篓里捡起碎纸: what is taken, and not the basket.
    const isTaken = from && takes.has(this.clause.verb.verb) && this.at < this.text.length;
    if (!isTaken && (toward || from || benefit || along || place || said.length < 2)) return undefined;
    return this.unknown();
  }

  private linkedPlace(behind = false): Linked | undefined {
    const { text } = this;
    const inside = /^(进去|进来|上去|下去|出去|过去|进去了)/.exec(text.slice(this.at, this.at + 3))?.[0];
    if (inside) {
      this.at += inside.length;
      return { noun: undefined, by: inside };
    }
    const by = placing.exec(text.slice(this.at, this.at + 3))?.[0];
    const over =
      by ??
      (this.clause.verb.frame === 'put'
        ? /^[上下](?=[\u3400-\u9fff])/.exec(text.slice(this.at, this.at + 2))?.[0]
        : undefined);
    if (!over) return undefined;
    const noun = this.nominal('place', this.at + over.length);
    if (!noun) {
      const way = wordAt(text, this.at + over.length, chineseWords().directions);
      if (way && by) {
        this.at += over.length + way.text.length;
        return { noun: undefined, by: way.value };
      }
      return behind || this.clause.verb.frame !== 'put' || !by ? undefined : this.unknownPlace(over);
    }
    // 放下信在桌边坐下: the place is for sitting.
    if (behind && wordAt(text, noun.next, chineseVerbs()) && /^[在向往朝]/.test(over)) return undefined;
    this.at = noun.next;
    // 泼在王后脸上: over her.
    if (noun.kind === 'person') this.skip(/^的?(脸|头|身|身体|衣服|裙子|胸口|背)[上里]?/);
    this.skip(/^[去来](?![\u3400-\u9fff])/);
    return { noun, by: over };
  }

  /** 放在供桌上: a place we have no word for. */
  private unknownPlace(by: string): Linked | undefined {
    const begin = this.at;
    this.at += by.length;
    const noun = this.unknown();
    if (!noun) {
      this.at = begin;
      return undefined;
    }
    const side = wordAt(noun.phrase.text, noun.phrase.text.length - 1, chineseWords().localizers);
    const text = side ? noun.phrase.text.slice(0, -1) : noun.phrase.text;
    return { noun: { ...noun, phrase: bareNoun(text), ...(side ? { side: side.value } : {}) }, by };
  }

  /** 把剑指向霍拉旭: the verb ends in the word that brings in the place. */
  private aimedPlace(): Linked | undefined {
    const by = /[向入进到在准中]$/.exec(this.clause.said)?.[0];
    const noun = by && this.around.object ? this.nominal('place') : undefined;
    if (!noun || !by) return undefined;
    this.at = noun.next;
    return { noun, by: by === '准' || by === '中' ? '向' : by };
  }

  private fill(): Shaped {
    const vessel = this.around.object ?? this.around.benefit ?? this.take('object');
    this.take('object');
    return this.done([given({ verb: 'fill', word: 'fill', object: vessel?.phrase } as const)]);
  }

  private shape(): Attempt[] {
    const { object, place, around, by, clause } = this;
    const { verb, frame } = clause.verb;
    if (verb === 'hide' && !object) {
      const where = place ?? around.place;
      const preposition = where && (where.side ?? (by === '进' ? 'in' : 'behind'));
      return [this.base(given({ object: where?.phrase, preposition }))];
    }
    if (object?.kind === 'body') return this.bodyAct(object, place ?? around.toward, clause.said);
    // 一拳打在他肚子上, 朝他腿上踢: done to a part of somebody.
    const struck = object ? undefined : [place, around.toward].find((one) => one?.kind === 'body' && this.ownerOf(one));
    if (struck && frame === 'act') return this.bodyAct(struck, undefined, clause.said);
    // 倒在地上 without a thing to pour: one falls.
    if (verb === 'pour' && !object && /^倒?在/.test(by ?? '')) return [{ verb: 'fall', word: 'fall' }];
    if (verb === 'fill' || (verb === 'pour' && /满/.test(clause.said))) return [this.filling()];
    // 向窗帘刺去, 和他决斗, 给他松绑: what stands before is what it is done to.
    const done =
      object ??
      (frame === 'act' ? place : undefined) ??
      around.toward ??
      around.along ??
      around.benefit ??
      (takes.has(verb) ? undefined : around.place);
    return done ? this.doneTo(done) : [this.doneToNothing()];
  }

  private filling(): Attempt {
    const { object, around } = this;
    const vessel = around.object ?? around.benefit ?? object ?? around.instrument;
    const liquid = this.liquid ?? (vessel === object ? undefined : object);
    const source =
      vessel === around.instrument ? undefined : (around.instrument ?? (liquid && this.pourer(liquid, vessel)));
    return given({ verb: 'fill', word: 'fill', object: vessel?.phrase, instrument: source?.phrase } as const);
  }

  /** Nothing was named to do it to: what was spoken of before, or what it is taken from. */
  private doneToNothing(): Attempt {
    const { place, by, around } = this;
    const { verb, frame } = this.clause.verb;
    const meant = senseOf(this.clause.verb, this.clause.said, undefined, around);
    const held = around.from && (takes.has(verb) || isOneOf(verb, 'tear', 'cut')) ? around.from.phrase : undefined;
    const object = held ?? (needy.has(verb) || by !== undefined ? this.recalled(verb) : undefined);
    if (meant.verb === 'put' && place?.english === 'pocket' && object)
      return this.base({ verb: 'put away', word: 'pocket', object });
    const direction = frame === 'act' && by !== undefined ? directional[by] : undefined;
    const where = object && place ? this.targetOf(meant.verb, { phrase: object, next: 0, kind: 'thing' }) : {};
    return this.base(given({ ...meant, object, preposition: held && 'from', direction, ...where }));
  }

  private doneTo(done: Nominal): Attempt[] {
    const { place, around, clause } = this;
    const { verb, word } = clause.verb;
    const meant = senseOf(clause.verb, clause.said, done, around);
    // 把剑刺进他的胸膛: the sword is what it is done with.
    if (around.object === done && place && isOneOf(verb, 'stab', 'slash', 'strike', 'hit')) {
      const isBody = place.kind === 'body';
      const object = isBody ? this.ownerOf(place) : place.phrase;
      return [given({ verb, word, object, instrument: done.phrase, part: isBody ? place.english : undefined })];
    }
    const object = done.phrase;
    if (meant.verb === 'wear' && (place?.kind === 'person' || place?.kind === 'body')) {
      // 把披肩披在王后肩上: it is she who wears it; 披在肩上: whoever does it.
      const whose = place.kind === 'body' ? this.ownerOf(place) : place.phrase;
      if (!whose || whose.pronoun === 'self') return [this.base({ ...meant, object })];
      const part = place.kind === 'body' ? place.english : undefined;
      return [this.base(given({ verb: 'put', word: 'put', object, preposition: 'on', target: whose, part } as const))];
    }
    if (meant.verb === 'hide' && onOneself.test(place?.english ?? '') && !place?.phrase.possessor)
      return [this.base({ verb: 'put away', word: 'hide', object })];
    if (meant.verb === 'put' && place) {
      if (/^(scabbard|sheath)$/.test(place.english ?? '') && !place.phrase.id)
        return [this.base({ verb: 'sheathe', word: 'sheathe', object })];
      const whose = place.phrase.possessor;
      const isTheirs = whose !== undefined && whose.pronoun !== 'self';
      // 塞进西奥的口袋: it is with him from then on.
      if (place.english === 'pocket' && isTheirs)
        return [this.base({ ...meant, object, preposition: 'in', target: whose, part: 'pocket' })];
      if (place.english === 'pocket') return [this.base({ verb: 'put away', word: 'pocket', object })];
      if (clause.said === '搬' && place.side !== 'on' && place.side !== 'in')
        return [{ verb: 'push', word: 'move', object, preposition: 'to', target: place.phrase }];
      // 把抹布搭在肩上: on oneself it is carried.
      if (place.kind === 'body' && !this.ownerOf(place)) return [this.base({ verb: 'hold', word: 'carry', object })];
    }
    // 泼了他一脸: over him, whatever was in hand.
    if (meant.verb === 'pour' && done.kind === 'person' && !place)
      return [
        this.base(
          given({ ...meant, object: this.liquid?.phrase ?? this.recalled(verb), preposition: 'on', target: object }),
        ),
      ];
    // 把茶放在西奥面前: it is for him.
    if (meant.verb === 'put' && place?.kind === 'person' && place.side === 'before')
      return [this.base({ verb: 'give', word: 'offer', object, preposition: 'to', target: place.phrase })];
    // 把茶推给格斯
    if (meant.verb === 'push' && this.to && done.kind !== 'person')
      return [this.base({ verb: 'give', word: 'slide', object, preposition: 'to', target: this.to.phrase })];
    const slots = this.targetOf(meant.verb, done);
    const poured =
      meant.verb === 'pour' || (meant.verb === 'drink' && done.phrase.where) ? this.pourer(done, place) : done;
    return [poured, ...this.also].map((thing) => this.base({ ...meant, object: this.plural(thing), ...slots }));
  }

  /** Where to, or where from. */
  private targetOf(verb: Verb, done: Nominal): Partial<Attempt> {
    const { around, clause, place, by = '', to } = this;
    const { toward, from, benefit } = around;
    if (to && to !== done) return { preposition: 'to', target: to.phrase };
    if (from?.english === 'pocket' && !from.phrase.possessor) return {};
    if (from && from !== done) {
      if (takes.has(verb) || (verb === 'pull' && !place)) return { preposition: 'from', target: from.phrase };
      if (verb === 'pour') return { instrument: from.phrase };
    }
    if (place && place !== done) {
      const owner = place.kind === 'body' ? this.ownerOf(place) : undefined;
      const part = verb === 'put' ? place.english?.replace(/^(left|right) /, '') : undefined;
      if (owner) return given({ preposition: 'on', target: owner, part });
      return { preposition: this.placePreposition(verb, place), target: place.phrase };
    }
    if (by.startsWith('进')) return { preposition: 'in', target: { ...bareNoun('它'), pronoun: 'it' } };
    if (directional[by]) return { direction: directional[by] };
    if (around.place && around.place !== done) {
      if (clause.verb.frame === 'put') return { preposition: around.place.side ?? 'on', target: around.place.phrase };
      if (takes.has(verb)) return { preposition: 'from', target: around.place.phrase };
    }
    if (benefit && benefit !== done && benefit.kind === 'person' && verb === 'put')
      return { preposition: 'on', target: benefit.phrase };
    if (done.measure && verb === 'pour') return { preposition: 'in', target: done.measure };
    if (toward && toward !== done) {
      const owner = toward.kind === 'body' ? this.ownerOf(toward) : undefined;
      if (owner || (verb === 'pour' && toward.kind === 'person'))
        return { preposition: verb === 'pour' ? 'on' : 'at', target: owner ?? toward.phrase };
      const side = toward.side === 'in' || toward.side === 'on' ? toward.side : 'at';
      return { preposition: side, target: toward.phrase };
    }
    return around.direction && isOneOf(verb, 'push', 'pull', 'throw') ? { direction: around.direction } : {};
  }

  private placePreposition(verb: Verb, place: Nominal): string {
    const { by } = this;
    if (/^[向往朝]/.test(by ?? '')) return isOneOf(verb, 'throw', 'point', 'aim') ? 'at' : 'to';
    if (verb === 'tie') return 'to';
    if (place.kind === 'person' && place.side !== undefined && verb === 'put') return place.side;
    return sideOr(place, isOneOf(verb, 'put', 'pour', 'throw', 'hide') ? intoOr(by, place) : 'to');
  }

  /** One's own hand is a gesture; somebody's hand is a part of them. */
  private bodyAct(body: Nominal, place: Nominal | undefined, said: string): Attempt[] {
    const own = this.clause.verb;
    const { verb, word } = isOneOf(own.verb, 'taste', 'touch', 'turn', 'hold')
      ? senseOf(own, said, body, this.around)
      : own;
    const part = (body.english ?? 'body').replace(/^(left|right) /, '');
    const owner = this.ownerOf(body);
    const clasp = verb === 'hold' || verb === 'lead' || (/^拉[着住起]?$/.test(said) && part === 'hand');
    if (owner) {
      const meant = clasp ? ({ verb: 'take', word: 'hold' } as const) : { verb, word };
      return [{ ...meant, object: owner, part, ...this.tool() }];
    }
    const theirs = place?.kind === 'body' ? this.ownerOf(place) : undefined;
    if (theirs) return [{ verb: 'touch', word: 'put', object: theirs, part: place?.english ?? 'body' }];
    if (place && (verb === 'put' || verb === 'touch') && place.kind === 'person')
      return [{ verb: 'touch', word: 'put', object: place.phrase, part: 'body' }];
    if (place && /伸|探/.test(said)) {
      const preposition = /进/.test(`${said}${this.by ?? ''}`) || place.side === 'in' ? 'in' : 'for';
      return [{ verb: 'reach', word: 'reach', object: place.phrase, preposition }];
    }
    if (verb === 'wipe') return [{ verb: 'wipe', word: 'wipe', part, ...this.tool() }];
    if (isOneOf(verb, 'raise', 'lower', 'shake', 'rub', 'close', 'open', 'wave')) return [{ verb, word, part }];
    const begin = this.around.from ? 0 : this.clause.begin;
    return [{ verb: 'emote', word, part, manner: this.text.slice(begin, this.at) }];
  }

  /** 酒 is poured from the one 酒壶 or 酒瓶 there is. */
  private pourer(liquid: Nominal, into?: Nominal): Nominal {
    const said = this.text.slice(0, liquid.next).match(/[\u3400-\u9fff]$/)?.[0] ?? '';
    if (
      liquid.phrase.id ||
      liquid.phrase.pronoun ||
      !/^(wine|water|tea|coffee|brandy|beer|milk|oil|whisky|liquor|ale)$/.test(liquid.english ?? '')
    )
      return liquid;
    // 银杯里的酒 is in the cup.
    if (liquid.phrase.where) return { ...liquid, phrase: liquid.phrase.where.phrase };
    const vessels = this.clause.names.things.filter((thing) =>
      thing.names.some(({ full }) => full.startsWith(said) && pourers.test(full)),
    );
    const [vessel] = vessels;
    if (!vessel || vessels.length > 1 || vessel.id === into?.phrase.id) return liquid;
    return { ...liquid, phrase: { ...liquid.phrase, id: vessel.id } };
  }
}
