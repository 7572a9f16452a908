import { Complements, placing, type Shaped } from './complements.ts';

/** 屏住呼吸: an idiom of the body, told as it was written. */
export class Idiom extends Complements {
  read(): Shaped {
    this.skipResults();
    this.skipCounts();
    const { begin, verb } = this.clause;
    const toward = this.around.toward ?? this.around.along;
    return this.done([
      {
        verb: 'emote',
        word: verb.word,
        ...(toward && toward.kind === 'person' ? { object: toward.phrase, preposition: 'at' } : {}),
        manner: this.text.slice(begin, this.at),
      },
    ]);
  }
}

/** 点头, 向王后鞠躬: nothing behind the verb; a person only by what stands before it. */
export class Gesture extends Complements {
  read(): Shaped {
    this.skipResults();
    this.skipCounts();
    this.skipDegree();
    const { verb, said } = this.clause;
    const whom = this.around.toward ?? this.around.along ?? this.around.benefit;
    if (verb.verb === 'think') {
      this.nominalPast();
      return this.done([this.base()]);
    }
    if (verb.verb === 'wait') {
      const who = this.nominal('object');
      if (who?.kind === 'person') {
        this.at = who.next;
        return this.done([this.base({ object: who.phrase, preposition: 'for' })]);
      }
    }
    // 示意霍拉旭离开: he is to leave.
    if (verb.verb === 'gesture' || verb.verb === 'beckon') {
      this.skip(/^[让叫请]/);
      const who = whom ?? this.nominal('object');
      if (who?.kind === 'person') {
        this.at = Math.max(this.at, who === whom ? this.at : who.next);
        return this.done([this.base({ object: who.phrase, preposition: 'to' })], true);
      }
    }
    if (verb.word === 'shake hands')
      return this.done([whom ? this.base({ object: whom.phrase, part: 'hand' }) : this.base({ part: 'hand' })]);
    if (verb.word === 'shake' && verb.verb === 'emote') return this.done([this.base({ manner: said })]);
    if (verb.verb === 'shoot') {
      const at = this.around.toward ?? this.around.object;
      return this.done([this.base(at ? { object: at.phrase } : {})]);
    }
    if (verb.verb === 'exit' && this.around.from)
      return this.done([this.base({ object: this.around.from.phrase, preposition: 'from' })]);
    if (verb.verb === 'fall' || verb.verb === 'collapse') {
      if (this.skip(placing)) {
        const where = this.nominal('place');
        if (where) this.at = where.next;
      }
      return this.done([this.base()]);
    }
    if (!whom || whom.kind === 'body') return this.done([this.base()]);
    const preposition = /^(smile|laugh|sneer|grin|wink|wave|growl|chuckle|look)$/.test(verb.verb)
      ? 'at'
      : this.around.along
        ? 'with'
        : 'to';
    return this.done([this.base({ object: whom.phrase, preposition })]);
  }

  /** What is thought of is no thing to handle. */
  private nominalPast(): void {
    const noun = this.nominal('object');
    if (noun) this.at = noun.next;
  }
}

/** 命令霍拉旭开门: what is said, and what is asked for, is not done. */
export class Saying extends Complements {
  read(): Shaped {
    const { verb, said } = this.clause;
    this.skipResults();
    const before = this.around.toward ?? this.around.along ?? this.around.benefit ?? this.around.place;
    const who = before ?? this.nominal('object');
    if (who && !before) this.at = who.next;
    this.at = this.text.length;
    const person = who && (who.kind === 'person' || who.phrase.pronoun) ? who.phrase : undefined;
    if (verb.verb === 'say') return { ...this.done([]), ...(person ? { addressee: person } : {}) };
    if (!person && /^[叫让令使请求派]$/.test(said))
      return said === '叫' ? this.done([{ verb: 'shout', word: 'shout' }]) : this.done([]);
    return this.done([this.base(person ? { object: person, ...(before ? { preposition: 'to' } : {}) } : {})]);
  }
}
