import type { Attempt } from '../attempt.ts';
import { Complements, type Shaped } from './complements.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { wordAt } from './words.ts';
import { given } from '../../../kit/given.ts';

const deeds: Readonly<Record<string, Pick<Attempt, 'verb' | 'word'>>> = {
  吻: { verb: 'kiss', word: 'kiss' },
  拥抱: { verb: 'embrace', word: 'embrace' },
  耳光: { verb: 'hit', word: 'slap' },
  巴掌: { verb: 'hit', word: 'slap' },
  拳头: { verb: 'hit', word: 'punch' },
  拳: { verb: 'hit', word: 'punch' },
  脚: { verb: 'hit', word: 'kick' },
  微笑: { verb: 'smile', word: 'smile' },
};

/** [SHAPE3] 把信交给王后, 给她一封信, 给他看信: a thing and a person. */
export class Gift extends Complements {
  read(): Shaped {
    const { verb, said } = this.clause;
    this.skip(/^(了|过|给了|给)/);
    this.skip(/^(了|到)/);
    let target = this.around.toward ?? this.around.benefit ?? this.around.along;
    let object = this.around.object;
    const also: Nominal[] = [...(this.around.also ?? [])];
    if (!target || !object) {
      const first = this.nominal('object');
      if (first) {
        this.at = first.next;
        const person = first.kind === 'person' || (object !== undefined && !target);
        if (person && !target) target = first;
        else object ??= first;
        if (object === first) also.push(...this.listed());
      }
    }
    const deed = target && this.deedNoun();
    if (deed && target) return this.done([{ ...deed, object: target.phrase }]);
    if (target && !object && !/^[看瞧]/.test(this.text.slice(this.at))) {
      const second = this.nominal('object');
      if (second && second.kind !== 'person') {
        object = second;
        this.at = second.next;
        also.push(...this.listed());
      } else if (!second && this.at < this.text.length && !wordAt(this.text, this.at, chineseVerbs())) {
        object = this.unknown();
      }
    } else if (object && !target && this.skip(/^(给了|给|到)/)) {
      target = this.take('object');
    }
    this.skip(/^(手里|手中|手上|面前|跟前)/);
    const seen = this.skip(/^(看一看|看看|看|瞧瞧|瞧|过目|一看)/);
    if (seen && target && !object) object = this.take('object');
    if (said === '送' && target && !object) {
      this.skipUnknownObject();
      return this.done([{ verb: 'lead', word: 'escort', object: target.phrase }]);
    }
    const ours: Pick<Attempt, 'verb' | 'word'> = seen
      ? { verb: 'show', word: 'show' }
      : { verb: verb.verb, word: verb.word };
    if (object?.kind === 'body' && target)
      return this.done([{ verb: 'reach', word: 'reach out', part: object.english ?? 'hand' }]);
    const same = object ? undefined : this.recalled(ours.verb);
    if (!object && !target) return this.done([same ? { ...ours, object: same } : ours]);
    const things = object ? [object, ...also] : [undefined];
    return this.done(
      things.map((thing) =>
        given({
          ...ours,
          object: thing ? this.plural(thing) : same,
          preposition: target && 'to',
          target: target?.phrase,
          ...this.tool(),
        }),
      ),
    );
  }

  /** 给她一个吻, 给了他一巴掌. */
  private deedNoun(): Attempt | undefined {
    const found = /^了?(一个|一记|一|个|深情的|热情的|狠狠的)*(吻|拥抱|耳光|巴掌|拳头|拳|脚|微笑|眼神|眼色|白眼)/.exec(
      this.text.slice(this.at, this.at + 12),
    );
    if (!found) return undefined;
    this.at += found[0].length;
    return deeds[found[2] ?? ''] ?? { verb: 'emote', word: 'look' };
  }
}
