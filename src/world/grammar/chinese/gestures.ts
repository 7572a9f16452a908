import { Complements, placing, type Shaped } from './complements.ts';
import { decree } from '../attempt.ts';
import { given } from '../../../kit/given.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';

/** 屏住呼吸: an idiom of the body, told as it was written. */
export class Idiom extends Complements {
  read(): Shaped {
    this.skipResults();
    this.skipCounts();
    const { begin, verb } = this.clause;
    const toward = this.whole(this.around.toward) ?? this.around.along;
    // 给死者合上眼
    const theirs = this.around.benefit;
    if (verb.word === 'close eyes' && theirs?.kind === 'person')
      return this.done([{ verb: 'close', word: 'close', object: theirs.phrase, part: 'eyes' }]);
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
    const whom = this.whole(this.around.toward) ?? this.around.along ?? this.around.benefit;
    if (verb.verb === 'think') {
      // What is thought of is no thing to handle.
      this.take('object');
      return this.deed();
    }
    if (verb.verb === 'wait' && this.nominal('object')?.kind === 'person')
      return this.deedTo(this.take('object'), 'for');
    // 示意霍拉旭离开: he is to leave.
    if (verb.verb === 'gesture' || verb.verb === 'beckon') {
      this.skip(/^[让叫请]/);
      const who = whom ?? this.nominal('object');
      if (who?.kind === 'person') {
        this.at = Math.max(this.at, who === whom ? this.at : who.next);
        return this.deed({ object: who.phrase, preposition: 'to' }, true);
      }
    }
    if (verb.word === 'shake hands') return this.deedTo(whom, undefined, { part: 'hand' });
    if (verb.word === 'shake' && verb.verb === 'emote') return this.deed({ manner: said });
    if (verb.verb === 'shoot') return this.deedTo(this.around.toward ?? this.around.object);
    if (verb.verb === 'exit' && this.around.from) return this.deedTo(this.around.from, 'from');
    if (verb.verb === 'fall' || verb.verb === 'collapse') {
      if (this.skip(placing)) this.take('place');
      return this.deed();
    }
    if (!whom || whom.kind === 'body') return this.deed();
    if (/^(smile|laugh|sneer|grin|wink|wave|growl|chuckle|look|yawn|spit|burp|laugh)$/.test(verb.verb))
      return this.deedTo(whom, 'at');
    return this.deedTo(whom, this.around.along ? 'with' : 'to');
  }
}

/** 嘲笑西奥的字: whose it is is meant. */
const personal = (owner: NounPhrase | undefined, names: NameIndex): NounPhrase | undefined =>
  owner && (owner.pronoun === 'self' || !isNamedPerson(owner, names)) ? undefined : owner;

const isNamedPerson = ({ id, text, pronoun }: NounPhrase, names: NameIndex): boolean =>
  pronoun !== undefined ||
  [id, ...(names.byFull.get(text) ?? [])].some((one) => one && names.byId.get(one)?.kind === 'actor');

/** 命令霍拉旭开门: what is said, and what is asked for, is not done. */
export class Saying extends Complements {
  read(): Shaped {
    const { verb, said } = this.clause;
    this.skipResults();
    const before = this.around.toward ?? this.around.along ?? this.around.benefit ?? this.around.place;
    const who = before ?? this.nominal('object');
    this.at = this.text.length;
    // 嘲笑格斯的肚子: at him.
    const whole = this.whole(who);
    const isPerson = whole && (whole.kind === 'person' || whole.phrase.pronoun);
    const person = isPerson ? whole.phrase : personal(who?.phrase.possessor, this.clause.names);
    if (verb.verb === 'say') return given({ ...this.done([]), addressee: person });
    if (!person && /^[叫请求派]$/.test(said))
      return said === '叫' ? this.done([{ verb: 'shout', word: 'shout' }]) : this.done([]);
    return this.deed(given({ object: person, preposition: person && before ? 'to' : undefined }));
  }
}

/** 让王后发誓, 逼她开门: what somebody else is made to do is not done. */
export class Making extends Complements {
  read(): Shaped {
    this.skipResults();
    const { begin } = this.clause;
    const who = this.around.object ?? this.nominal('object');
    this.at = this.text.length;
    // 让匕首落下 is letting it fall.
    const isOther =
      who && who.kind !== 'body' && who.phrase.pronoun !== 'self' && !/[掉落滑]/.test(this.text.slice(who.next));
    return this.done(isOther ? [decree(who.phrase, this.text.slice(begin))] : [], true);
  }
}
