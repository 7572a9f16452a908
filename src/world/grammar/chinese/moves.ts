import type { VerbName } from '../../../drama/verb.ts';
import type { Attempt } from '../attempt.ts';
import { Complements, placing, sideOr, type Shaped } from './complements.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { chineseWords, wordAt } from './words.ts';

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
    if (!at || at.kind === 'body') return this.done([this.base()]);
    if (/^(floor|ground)$/.test(at.english ?? '') && (verb.verb === 'sit' || verb.verb === 'lie'))
      return this.done([this.base({ object: at.phrase, preposition: 'on' })]);
    const from = at === this.around.from;
    const preposition = from
      ? 'from'
      : verb.word === 'lean'
        ? 'against'
        : (at.side ?? (linked === '进' ? 'in' : restPreposition(verb.verb, at)));
    return this.done([this.base({ object: at.phrase, preposition })]);
  }
}

function restPreposition(verb: string, place: Nominal): string {
  switch (verb) {
    case 'sit':
    case 'lie':
    case 'sleep':
      return place.kind === 'person' ? 'by' : 'on';
    case 'kneel':
    case 'crouch':
      return place.kind === 'person' ? 'before' : 'on';
    case 'hide':
      return 'behind';
    case 'turn':
      return 'to';
    case 'bend':
      return 'against';
    default:
      return 'at';
  }
}

const travel = /^(north|south|east|west|northeast|northwest|southeast|southwest|up|down|in|out|upstairs|downstairs)$/;

/** 走到窗边, 向前走一步, 跑出去: a way, by what stands around the verb. */
export class Move extends Complements {
  read(): Shaped {
    const { verb, said } = this.clause;
    this.skip(/^[了着]/);
    const whole = this.around.object;
    if (whole) return this.shift(whole);
    const comp = this.skip(
      /^(向着|朝着|进来|进去|出来|出去|回来|回去|过来|过去|上来|上去|下来|下去|上前去|上前来|上前|起来|开去|开来|向|往|朝|到|至|进|入|出|回|过|上|下|近|开|走|去|来|在|后)/,
    );
    this.skip(/^了/);
    if (comp !== undefined && /^(向|往|朝|向着|朝着)$/.test(comp)) {
      const way = wordAt(this.text, this.at, chineseWords().directions);
      const thing = this.nominal('place');
      if (way && (!thing || thing.next - this.at <= way.text.length)) {
        this.at += way.text.length;
        this.skipCounts();
        return this.done([this.heading(way.value)]);
      }
    }
    const takes = comp === undefined || /^(向着|朝着|向|往|朝|到|至|进|入|出|回|过|上|下|近|在|去|来)$/.test(comp);
    const noun = takes
      ? this.nominal(comp === undefined || comp === '去' || comp === '来' ? this.nearby() : 'place')
      : undefined;
    if (noun) this.at = noun.next;
    const steps = /^[一两三几]小?步/.test(this.text.slice(this.at, this.at + 3));
    this.skipCounts();
    const trailing = this.skip(/^(进去|出去|过去|回去|上去|下去|过来|去|来)(?![\u3400-\u9fff])/);
    this.skipCounts();
    this.skipDegree();
    const { toward, from, direction, through, place, along } = this.around;
    if (noun && noun.english === 'outside') return this.done([this.way('exit', undefined)]);
    if (noun && /^(upstairs|downstairs)$/.test(noun.english ?? '')) return this.done([this.way('go', noun.english)]);
    if (verb.verb === 'step') {
      const to = noun ?? toward;
      return this.done([
        this.base({ direction: 'back', ...(to ? { object: to.phrase, preposition: sideOr(to, 'to') } : {}) }),
      ]);
    }
    if (direction)
      return this.done([steps || !travel.test(direction) ? this.stepping(direction) : this.way('go', direction)]);
    if (along && /(follow)/.test(verb.verb)) return this.done([this.base({ object: along.phrase })]);
    if (noun) return this.done([this.goTo(noun, comp)]);
    if (comp && /^(上前|上来|上去)/.test(comp))
      return this.done([toward ? this.goTo(toward, '向') : this.stepping('forward')]);
    if (toward) return this.done([this.goTo(toward, '向')]);
    if (through) return this.done([this.base({ object: through.phrase, preposition: 'through' })]);
    if (from) {
      const portal = /door|window|gate/.test(from.english ?? '') && !from.side;
      return this.done([
        portal
          ? this.base({ verb: 'go', object: from.phrase, preposition: 'through' })
          : { verb: 'exit', word: 'come out', object: from.phrase, preposition: 'from' },
      ]);
    }
    if (verb.verb === 'jump' || verb.verb === 'climb') {
      if (place) return this.done([this.base({ object: place.phrase, preposition: place.side ?? 'on' })]);
      return this.done([
        this.base(comp && /^下/.test(comp) ? { direction: 'down' } : verb.verb === 'climb' ? { direction: 'up' } : {}),
      ]);
    }
    switch (comp ?? trailing ?? '') {
      case '进来':
      case '进去':
      case '进':
      case '入':
        return this.done([this.way('enter', undefined)]);
      case '出来':
      case '出去':
      case '出':
      case '走':
        return this.done([this.way('exit', undefined)]);
      case '开':
        return this.done([this.way('go', 'away')]);
      case '回来':
      case '回去':
        return this.done([this.way('go', 'back')]);
      case '下去':
      case '下来':
        return this.done([this.way('go', 'down')]);
      case '过来':
      case '过去':
        return this.done([this.way('go', 'over')]);
      case '近':
        return this.done([this.stepping('closer')]);
    }
    if (verb.verb === 'exit' || verb.verb === 'enter') return this.done([this.base()]);
    if (steps) return this.done([this.stepping('forward')]);
    // 走了: gone.
    if (said === '走' && /^了/.test(this.text.slice(this.clause.at))) return this.done([this.way('exit', undefined)]);
    if (said === '走' && comp === undefined && /[就便]/.test(this.text[this.clause.begin - 1] ?? ''))
      return this.done([this.way('exit', undefined)]);
    if (said === '到' || said === '来' || said === '过') return this.done([]);
    return this.done([this.base()]);
  }

  /** 去厨房里; but in 去拿掉在地上的信 no place is named. */
  private nearby(): 'place' | 'subject' {
    return wordAt(this.text, this.at, chineseVerbs()) ? 'subject' : 'place';
  }

  private way(verb: VerbName, direction: string | undefined): Attempt {
    return { verb, word: verb === 'exit' ? 'leave' : this.clause.verb.word, ...(direction ? { direction } : {}) };
  }

  private heading(direction: string): Attempt {
    if (direction === 'out') return this.way('exit', undefined);
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
      return {
        verb: 'go',
        word: 'walk',
        object,
        preposition: /door|gate|corridor|hall/.test(to.english ?? '') ? 'through' : 'past',
      };
    if (word === 'flee' && comp === undefined) return { verb: 'go', word, object, preposition: 'from' };
    if (word === 'charge' && to.kind === 'person') return { verb: 'attack', word: 'lunge', object };
    return { verb: 'go', word, object, preposition: sideOr(to, 'to'), ...how };
  }

  /** 把椅子移到窗边: something is moved, not the actor. */
  private shift(thing: Nominal): Shaped {
    const comp = this.skip(placing);
    const to = comp ? this.nominal('place') : undefined;
    if (to) this.at = to.next;
    this.skipCounts();
    if (thing.kind === 'body') return this.done([{ verb: 'emote', word: 'turn', manner: this.text }]);
    return this.done([
      {
        verb: to ? 'put' : 'push',
        word: 'move',
        object: thing.phrase,
        ...(to ? { preposition: sideOr(to, 'by'), target: to.phrase } : {}),
      },
    ]);
  }
}
