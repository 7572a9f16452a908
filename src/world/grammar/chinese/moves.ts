import type { VerbName } from '../../../drama/verb.ts';
import type { Attempt } from '../attempt.ts';
import { Complements, placing, sideOr, type Shaped } from './complements.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { wordAt } from './words.ts';
import { given } from '../../../kit/given.ts';
import { wordMap } from '../../../kit/word-list.ts';

/** 坐在床上, 躲到窗帘后面: a place to be. */
export class Rest extends Complements {
  read(): Shaped {
    const { verb, said } = this.clause;
    this.skip(/^[了着]/);
    this.skip(/^(起来|下来|下去|下)(?![\u3400-\u9fff]?(上|面))/);
    const linked = this.skip(/^(在|到|进|入|回|上|于|向|着)/);
    let noun = this.nominal(linked || /[到在进回上]$/.test(said) ? 'place' : 'subject');
    if (noun && linked === undefined && noun.kind === 'unknown') noun = undefined;
    if (noun) this.at = noun.next;
    this.skipCounts();
    this.skipDegree();
    const thing = this.around.object;
    // 把伞靠在门上: it leans, and not who does it.
    if (thing && thing.kind !== 'body' && noun) return this.done([this.laid(thing, noun)]);
    const at = noun ?? this.around.place ?? this.around.toward ?? this.around.from ?? this.around.along;
    if (verb.verb === 'stand' && verb.word === 'stand') {
      if (!at) return this.done([{ verb: 'wait', word: 'stand' }]);
      const moved = /到/.test(linked ?? '') || said === '站到';
      return this.done([
        moved
          ? { verb: 'go', word: 'stand', object: at.phrase, preposition: sideOr(at, 'to') }
          : { verb: 'wait', word: 'stand', object: at.phrase, preposition: at.side ?? 'by' },
      ]);
    }
    if (!at || at.kind === 'body') return this.deed();
    if (/^(floor|ground)$/.test(at.english ?? '') && (verb.verb === 'sit' || verb.verb === 'lie'))
      return this.deedTo(at, 'on');
    if (at === this.around.from) return this.deedTo(at, 'from');
    if (verb.word === 'lean') return this.deedTo(at, 'against');
    // 跪在王后脚下
    if (at.kind === 'person' && at.side === 'under') return this.deedTo(at, 'before');
    return this.deedTo(at, at.side ?? (linked === '进' ? 'in' : restPreposition(verb.verb, at)));
  }

  private laid(thing: Nominal, place: Nominal): Attempt {
    const { verb, word } = this.clause.verb;
    const target = { object: thing.phrase, target: place.phrase };
    if (verb === 'hide') return { verb, word, ...target, preposition: place.side ?? 'behind' };
    return { verb: 'put', word: word === 'lean' ? word : 'put', ...target, preposition: sideOr(place, 'on') };
  }
}

const resting = wordMap('sit=on lie=on sleep=on kneel=on crouch=on hide=behind turn=to bend=against');

function restPreposition(verb: string, { kind }: Nominal): string {
  if (kind === 'person' && resting.get(verb) === 'on') return verb === 'kneel' || verb === 'crouch' ? 'before' : 'by';
  return resting.get(verb) ?? 'at';
}

const passages = /door|gate|corridor|hall/;
const travel = /^(north|south|east|west|northeast|northwest|southeast|southwest|up|down|in|out|upstairs|downstairs)$/;

/** Which way one goes by what stands behind the verb, and nothing else is said: 走进来. */
const ways: Readonly<Record<string, readonly [VerbName, string?]>> = {
  进来: ['enter'], 进去: ['enter'], 进: ['enter'], 入: ['enter'], 出来: ['exit'], 出去: ['exit'], 出: ['exit'], 走: ['exit'],
  开: ['go', 'away'], 回来: ['go', 'back'], 回去: ['go', 'back'], 下去: ['go', 'down'], 下来: ['go', 'down'], 过来: ['go', 'over'], 过去: ['go', 'over'],
}; // prettier-ignore

/** 走到窗边, 向前走一步, 跑出去: a way, by what stands around the verb. */
export class Move extends Complements {
  /** What stood behind the verb: 到, 进来. */
  private comp: string | undefined;
  /** 一步 */
  private steps = false;

  read(): Shaped {
    this.skip(/^[了着]/);
    if (this.around.object) return this.shift(this.around.object);
    this.comp = this.skip(
      /^(向着|朝着|进来|进去|出来|出去|回来|回去|过来|过去|上来|上去|下来|下去|上前去|上前来|上前|起来|开去|开来|向|往|朝|到|至|进|入|出|回|过|上|下|近|开|走|去|来|在|后)/,
    );
    this.skip(/^了/);
    const way = /^(向|往|朝|向着|朝着)$/.test(this.comp ?? '') ? this.wayHere() : undefined;
    if (way) {
      this.skipCounts();
      return this.done([this.heading(way)]);
    }
    const noun = this.goal();
    this.steps = /^[一两三几]小?步/.test(this.text.slice(this.at, this.at + 3));
    this.skipCounts();
    const trailing = this.skip(/^(进去|出去|过去|回去|上去|下去|过来|去|来)(?![\u3400-\u9fff])/);
    this.skipCounts();
    this.skipDegree();
    return this.byNouns(noun) ?? this.done(this.byWords(trailing));
  }

  /** Where to, behind the verb. */
  private goal(): Nominal | undefined {
    const { comp } = this;
    if (comp === undefined || comp === '去' || comp === '来') {
      // 去厨房里; but in 去拿掉在地上的信 no place is named.
      return this.take(wordAt(this.text, this.at, chineseVerbs()) ? 'subject' : 'place');
    }
    return /^(向着|朝着|向|往|朝|到|至|进|入|出|回|过|上|下|近|在)$/.test(comp) ? this.take('place') : undefined;
  }

  /** A goal behind the verb, or what stood before it. */
  private byNouns(noun: Nominal | undefined): Shaped | undefined {
    const { verb } = this.clause.verb;
    const { toward, from, direction, through } = this.around;
    if (noun?.english === 'outside') return this.done([this.way('exit')]);
    if (/^(upstairs|downstairs)$/.test(noun?.english ?? '')) return this.done([this.way('go', noun?.english)]);
    if (verb === 'step') {
      const to = noun ?? toward;
      return this.deedTo(to, to && sideOr(to, 'to'), { direction: 'back' });
    }
    if (direction)
      return this.done([this.steps || !travel.test(direction) ? this.stepping(direction) : this.way('go', direction)]);
    if (noun) return this.done([this.goTo(noun, this.comp)]);
    if (toward) return this.done([this.goTo(toward, '向')]);
    if (/^(上前|上来|上去)/.test(this.comp ?? '')) return this.done([this.stepping('forward')]);
    if (through) return this.deedTo(through, 'through');
    if (!from) return undefined;
    const portal = /door|window|gate/.test(from.english ?? '') && !from.side;
    return portal
      ? this.deedTo(from, 'through', { verb: 'go' })
      : this.done([{ verb: 'exit', word: 'come out', object: from.phrase, preposition: 'from' }]);
  }

  /** No noun says where: the words around the verb do. */
  private byWords(trailing: string | undefined): Attempt[] {
    const { comp } = this;
    const { verb, said } = { ...this.clause, verb: this.clause.verb.verb };
    const { place } = this.around;
    if (verb === 'jump' || verb === 'climb') {
      if (place) return [this.base({ object: place.phrase, preposition: place.side ?? 'on' })];
      const down = comp?.startsWith('下');
      return [this.base(given({ direction: down ? 'down' : verb === 'climb' ? 'up' : undefined }))];
    }
    const way = ways[comp ?? trailing ?? ''];
    if (way) return [this.way(...way)];
    if ((comp ?? trailing) === '近') return [this.stepping('closer')];
    if (verb === 'exit' || verb === 'enter') return [this.base()];
    if (this.steps) return [this.stepping('forward')];
    // 走了: gone.
    const gone =
      (this.text[this.clause.at] === '了' && !/^了[一两三几]/.test(this.text.slice(this.clause.at))) ||
      (comp === undefined && /[就便]/.test(this.text[this.clause.begin - 1] ?? ''));
    if (said === '走' && gone) return [this.way('exit')];
    return /^[到来过]$/.test(said) ? [] : [this.base()];
  }

  private way(verb: VerbName, direction?: string): Attempt {
    return given({ verb, word: verb === 'exit' ? 'leave' : this.clause.verb.word, direction });
  }

  private heading(direction: string): Attempt {
    if (direction === 'out') return this.way('exit');
    return travel.test(direction) ? this.way('go', direction) : this.stepping(direction);
  }

  private stepping(direction: string): Attempt {
    return { verb: 'step', word: this.clause.verb.verb === 'go' ? this.clause.verb.word : 'step', direction };
  }

  private goTo(to: Nominal, comp: string | undefined): Attempt {
    const { verb, word } = this.clause.verb;
    const object = to.phrase;
    const how = this.tool();
    if (to.kind === 'body') return { verb: 'step', word: 'step', direction: 'closer', ...how };
    if (verb === 'enter' || comp === '进' || comp === '入')
      return { verb: verb === 'climb' || verb === 'jump' ? verb : 'enter', word, object, preposition: 'in', ...how };
    if (verb === 'exit' || comp === '出') return { verb: 'exit', word: 'leave', object, ...how };
    if (comp === '上' || comp === '下') {
      const on = comp === '上' ? 'on' : 'down';
      if (comp === '下' && !/stairs|staircase|steps|ladder/.test(to.english ?? ''))
        return { verb: 'exit', word: 'get off', object, preposition: 'off' };
      return { verb: verb === 'go' && word === 'crawl' ? 'climb' : verb, word, object, preposition: on, ...how };
    }
    if (verb === 'jump' || verb === 'climb')
      return { verb, word, object, preposition: sideOr(to, comp === '过' ? 'over' : verb === 'climb' ? 'on' : 'to') };
    if (to.kind !== 'person' && (to.side === 'behind' || to.side === 'under'))
      return { verb: 'hide', word, object, preposition: to.side };
    if (word === 'cross') return { verb, word: 'cross', object, preposition: 'through' };
    if (word === 'pass' || comp === '过')
      return { verb: 'go', word: 'walk', object, preposition: passages.test(to.english ?? '') ? 'through' : 'past' };
    if (word === 'flee' && comp === undefined) return { verb: 'go', word, object, preposition: 'from' };
    if (word === 'charge' && to.kind === 'person') return { verb: 'attack', word: 'lunge', object };
    return { verb: 'go', word, object, preposition: sideOr(to, 'to'), ...how };
  }

  /** 把椅子移到窗边: something is moved, not the actor. */
  private shift(thing: Nominal): Shaped {
    const to = this.skip(placing) ? this.take('place') : undefined;
    this.skipCounts();
    if (thing.kind === 'body') return this.done([{ verb: 'emote', word: 'turn', manner: this.text }]);
    const moved = { word: 'move', object: thing.phrase };
    return this.done([
      to ? { verb: 'put', ...moved, preposition: sideOr(to, 'by'), target: to.phrase } : { verb: 'push', ...moved },
    ]);
  }
}
