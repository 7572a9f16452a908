import { isOneOf, verbSet, type Verb } from '../../../drama/verb.ts';
import { wordList } from '../../../kit/word-list.ts';
import type { Attempt } from '../attempt.ts';
import { Complements, placing, sideOr, type Shaped } from './complements.ts';
import { senseOf } from './verb-senses.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { chineseWords, wordAt } from './words.ts';

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

const pourers = /[壶瓶罐桶坛]$/;

const intoOr = (by: string | undefined, place: Nominal): string =>
  /^[进入]/.test(by ?? '') || containers.test(place.english ?? '') ? 'in' : 'on';

/** 拿起信, 把信放在桌上, 用匕首刺窗帘: a thing, and where it goes or comes from. */
export class Act extends Complements {
  /** The water of 把水桶装满水. */
  private liquid: Nominal | undefined;

  read(): Shaped {
    const { verb, said, around } = { ...this.clause, around: this.around };
    this.skipResults();
    // 打了她一巴掌, 倒进去
    let target: Nominal | undefined;
    let linked = this.linkedPlace() ?? this.aimedPlace();
    if (linked) target = linked.noun;
    let to: Nominal | undefined;
    if (!linked && this.skip(/^给了?/)) {
      to = this.nominal('object');
      if (to) this.at = to.next;
    }
    const also: Nominal[] = [...(this.around.also ?? [])];
    let object = around.object;
    if (!object) {
      object = this.objectHere(said);
      if (object) also.push(...this.listed());
      else if (verb.verb === 'pour' && this.skip(/^满了?/)) return this.fill();
    }
    if (verb.verb === 'fill' && around.object) {
      this.liquid = this.nominal('object');
      if (this.liquid) this.at = this.liquid.next;
    }
    if (object?.kind === 'person' && !around.object) {
      const blow = this.skip(/^(了)?(一|几|两)(记|个)?(巴掌|耳光|拳|脚|刀|剑|枪|下|棍|鞭)/);
      if (!blow) this.skipCounts();
    }
    this.skip(/^[来去](?![\u3400-\u9fff])/);
    if (!linked) {
      linked =
        this.clause.verb.frame === 'put' || isOneOf(verb.verb, 'push', 'pull', 'help')
          ? this.linkedPlace(true)
          : undefined;
      if (linked) target = linked.noun;
      else if (!to && this.skip(/^给了?(?=[\u3400-\u9fff])/)) {
        to = this.nominal('object');
        if (to) this.at = to.next;
      }
    }
    this.skipResults();
    this.skipCounts();
    this.skipDegree();
    const seen = to && this.skip(/^(看一看|看看|看|瞧|过目)/);
    if (seen && to && object)
      return this.done([{ verb: 'show', word: 'show', object: object.phrase, preposition: 'to', target: to.phrase }]);
    // 扶王后坐下: she sits.
    const next = wordAt(this.text, this.at, chineseVerbs());
    const helped = verb.verb === 'help' && object?.kind === 'person' && next?.value.frame === 'rest';
    return this.done(this.actShape(object, also, target, linked, to), helped ? true : undefined);
  }

  /** The thing acted on; for a word we do not know, what stands there. */
  private objectHere(said: string): Nominal | undefined {
    const found = this.nominal('object');
    if (found) {
      this.at = found.next;
      return found;
    }
    const { toward, from, benefit, along, place } = this.around;
    if (toward || from || benefit || along || place || said.length < 2) return undefined;
    return this.unknown();
  }

  private linkedPlace(behind = false): { noun: Nominal | undefined; by: string } | undefined {
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
    this.skip(/^[去来](?![\u3400-\u9fff])/);
    return { noun, by: over };
  }

  /** 放在供桌上: a place we have no word for. */
  private unknownPlace(by: string): { noun: Nominal; by: string } | undefined {
    const begin = this.at;
    this.at += by.length;
    const noun = this.unknown();
    if (!noun) {
      this.at = begin;
      return undefined;
    }
    const side = wordAt(noun.phrase.text, noun.phrase.text.length - 1, chineseWords().localizers);
    const text = side ? noun.phrase.text.slice(0, -1) : noun.phrase.text;
    return {
      noun: { ...noun, phrase: { text, head: text, adjectives: [] }, ...(side ? { side: side.value } : {}) },
      by,
    };
  }

  /** 把剑指向霍拉旭: the verb ends in the word that brings in the place. */
  private aimedPlace(): { noun: Nominal; by: string } | undefined {
    const by = /[向入进到在准中]$/.exec(this.clause.said)?.[0];
    const noun = by && this.around.object ? this.nominal('place') : undefined;
    if (!noun || !by) return undefined;
    this.at = noun.next;
    return { noun, by: by === '准' || by === '中' ? '向' : by };
  }

  private fill(): Shaped {
    const vessel = this.around.object ?? this.around.benefit ?? this.nominal('object');
    if (vessel && !this.around.object && !this.around.benefit) this.at = vessel.next;
    const liquid = this.nominal('object');
    if (liquid) this.at = liquid.next;
    return this.done([{ verb: 'fill', word: 'fill', ...(vessel ? { object: vessel.phrase } : {}) }]);
  }

  private actShape(
    object: Nominal | undefined,
    also: readonly Nominal[],
    place: Nominal | undefined,
    linked: { by: string } | undefined,
    to: Nominal | undefined,
  ): Attempt[] {
    const { verb: entry, said } = this.clause;
    const { around } = this;
    const { verb, word } = entry;
    const toward = around.toward;

    if (verb === 'hide' && !object) {
      const where = place ?? around.place;
      return [
        this.base(
          where ? { object: where.phrase, preposition: where.side ?? (linked?.by === '进' ? 'in' : 'behind') } : {},
        ),
      ];
    }
    if (object?.kind === 'body') return this.bodyAct(object, place ?? toward, said);
    // 倒在地上 without a thing to pour: one falls.
    if (verb === 'pour' && !object && /^倒?在/.test(linked?.by ?? '')) return [{ verb: 'fall', word: 'fall' }];
    if (verb === 'fill' || (verb === 'pour' && /满/.test(said))) {
      const vessel = around.object ?? around.benefit ?? object ?? around.instrument;
      const liquid = this.liquid ?? (vessel === object ? undefined : object);
      const source =
        vessel === around.instrument ? undefined : (around.instrument ?? (liquid && this.pourer(liquid, vessel)));
      return [
        {
          verb: 'fill',
          word: 'fill',
          ...(vessel ? { object: vessel.phrase } : {}),
          ...(source ? { instrument: source.phrase } : {}),
        },
      ];
    }
    // 向窗帘刺去, 和他决斗, 给他松绑: what stands before is what it is done to.
    const done =
      object ??
      (place && !object && entry.frame === 'act' ? place : undefined) ??
      toward ??
      around.along ??
      around.benefit ??
      (takes.has(verb) ? undefined : around.place);
    const meant = senseOf(entry, said, done, around);
    if (!done) {
      const held = around.from && takes.has(verb) ? around.from.phrase : undefined;
      const object = held ?? (needy.has(verb) || linked ? this.recalled(verb) : undefined);
      if (meant.verb === 'put' && place?.english === 'pocket' && object)
        return [this.base({ verb: 'put away', word: 'pocket', object })];
      const way = entry.frame === 'act' && linked ? directional[linked.by] : undefined;
      const where =
        object && place ? this.targetOf(meant.verb, { phrase: object, next: 0, kind: 'thing' }, place, linked, to) : {};
      return [
        this.base({
          ...meant,
          ...(object ? { object } : {}),
          ...(held ? { preposition: 'from' } : {}),
          ...(way ? { direction: way } : {}),
          ...where,
        }),
      ];
    }
    // 把剑刺进他的胸膛: the sword is what it is done with.
    if (
      around.object === done &&
      place &&
      (verb === 'stab' || verb === 'slash' || verb === 'strike' || verb === 'hit')
    ) {
      const owner = place.kind === 'body' ? this.ownerOf(place) : place.phrase;
      return [
        {
          verb,
          word,
          ...(owner ? { object: owner } : {}),
          instrument: done.phrase,
          ...(place.kind === 'body' && place.english ? { part: place.english } : {}),
        },
      ];
    }
    if (meant.verb === 'put' && /^(scabbard|sheath)$/.test(place?.english ?? '') && !place?.phrase.id)
      return [this.base({ verb: 'sheathe', word: 'sheathe', object: done.phrase })];
    if (meant.verb === 'put' && place?.english === 'pocket')
      return [this.base({ verb: 'put away', word: 'pocket', object: done.phrase })];
    if (meant.verb === 'put' && this.clause.said === '搬' && place && place.side !== 'on' && place.side !== 'in')
      return [{ verb: 'push', word: 'move', object: done.phrase, preposition: 'to', target: place.phrase }];
    // 把抹布搭在肩上: on oneself it is carried.
    if (meant.verb === 'put' && place?.kind === 'body' && !this.ownerOf(place))
      return [this.base({ verb: 'hold', word: 'carry', object: done.phrase })];
    const slots = this.targetOf(meant.verb, done, place, linked, to);
    const poured = meant.verb === 'pour' ? this.pourer(done, place) : done;
    return [poured, ...also].map((thing) => this.base({ ...meant, object: this.plural(thing), ...slots }));
  }

  /** Where to, or where from. */
  private targetOf(
    verb: Verb,
    done: Nominal,
    place: Nominal | undefined,
    linked: { by: string } | undefined,
    to: Nominal | undefined,
  ): Partial<Attempt> {
    const { around, clause } = this;
    const { toward } = around;
    if (to && to !== done) return { preposition: 'to', target: to.phrase };
    if (around.from?.english === 'pocket' && !around.from.phrase.possessor) return {};
    if (around.from && around.from !== done && (takes.has(verb) || verb === 'pour' || !place)) {
      if (takes.has(verb) || verb === 'take off' || verb === 'pull')
        return { preposition: 'from', target: around.from.phrase };
      if (verb === 'pour') return { instrument: around.from.phrase };
    }
    if (place && place !== done) {
      const aimed = /^[向往朝]/.test(linked?.by ?? '');
      if (place.kind === 'body') {
        const owner = this.ownerOf(place);
        if (owner) return { preposition: 'on', target: owner };
      }
      const preposition = aimed
        ? verb === 'throw' || verb === 'point' || verb === 'aim'
          ? 'at'
          : 'to'
        : verb === 'tie'
          ? 'to'
          : place.kind === 'person' && place.side !== undefined && verb === 'put'
            ? place.side
            : sideOr(
                place,
                verb === 'put' || verb === 'pour' || verb === 'throw' || verb === 'hide'
                  ? intoOr(linked?.by, place)
                  : 'to',
              );
      return { preposition, target: place.phrase };
    }
    if (linked && /^进/.test(linked.by))
      return { preposition: 'in', target: { text: '它', head: '它', adjectives: [], pronoun: 'it' } };
    if (linked && directional[linked.by]) return { direction: directional[linked.by]! };
    if (around.place && around.place !== done) {
      if (clause.verb.frame === 'put') return { preposition: around.place.side ?? 'on', target: around.place.phrase };
      if (takes.has(verb)) return { preposition: 'from', target: around.place.phrase };
    }
    if (around.benefit && around.benefit !== done && around.benefit.kind === 'person' && verb === 'put')
      return { preposition: 'on', target: around.benefit.phrase };
    if (done.measure && verb === 'pour') return { preposition: 'in', target: done.measure };
    if (toward && toward !== done) {
      const side = toward.side === 'in' || toward.side === 'on' ? toward.side : 'at';
      return { preposition: side, target: toward.phrase };
    }
    if (around.direction && (verb === 'push' || verb === 'pull' || verb === 'throw'))
      return { direction: around.direction };
    return {};
  }

  /** One's own hand is a gesture; somebody's hand is a part of them. */
  private bodyAct(body: Nominal, place: Nominal | undefined, said: string): Attempt[] {
    const { verb, word } = this.clause.verb;
    const part = (body.english ?? 'body').replace(/^(left|right) /, '');
    const owner = this.ownerOf(body);
    const clasp = verb === 'hold' || verb === 'lead' || (/^拉[着住起]?$/.test(said) && part === 'hand');
    if (owner)
      return [
        {
          verb: clasp ? 'take' : verb,
          word: clasp ? 'hold' : word,
          object: owner,
          part,
          ...this.tool(),
        },
      ];
    const { from } = this.around;
    if (place?.kind === 'body') {
      const theirs = this.ownerOf(place);
      if (theirs) return [{ verb: 'touch', word: 'put', object: theirs, part: place.english ?? 'body' }];
    }
    if (place && (verb === 'put' || verb === 'touch') && place.kind === 'person')
      return [{ verb: 'touch', word: 'put', object: place.phrase, part: 'body' }];
    if (place && /伸|探/.test(said))
      return [{ verb: 'reach', word: 'reach', object: place.phrase, preposition: 'for' }];
    if (verb === 'wipe') return [{ verb: 'wipe', word: 'wipe', part, ...this.tool() }];
    if (
      verb === 'raise' ||
      verb === 'lower' ||
      verb === 'shake' ||
      verb === 'rub' ||
      verb === 'close' ||
      verb === 'open' ||
      verb === 'wave'
    )
      return [{ verb, word, part }];
    const begin = from ? 0 : this.clause.begin;
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
