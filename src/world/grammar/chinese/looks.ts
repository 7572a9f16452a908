import { Complements, type Shaped } from './complements.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseVerbs } from './verbs.ts';
import { wordAt } from './words.ts';
import { given } from '../../../kit/given.ts';

const readables = /(letter|book|note|newspaper|paper|diary|journal|document|telegram|magazine|poem|script|menu|novel|notebook|bible|will|contract|papers|file|postcard|map)$/; // prettier-ignore

/** 看窗帘后面, 读信, 在信上写字: a thing, or the side of one. */
export class Look extends Complements {
  read(): Shaped {
    const { verb, said } = this.clause;
    this.skipResults();
    const way = this.skip(/^(向|往|朝)/) && this.wayHere();
    if (way) return this.deed({ direction: way });
    // 念给王后听
    if (this.skip(/^给了?/)) {
      this.take('object');
      this.skip(/^[听看]/);
    }
    // 写在纸上
    const written = this.skip(/^[在到进于]/);
    const inPlace = this.around.place;
    const noun = this.around.object ?? this.nominal('place') ?? undefined;
    if (noun && noun !== this.around.object) this.at = noun.next;
    else if (!noun) this.skipUnknownObject();
    const also = noun && noun !== this.around.object ? this.listed() : [];
    const aimed = noun ?? this.around.toward ?? this.around.through ?? this.around.from;
    this.skipCounts();
    this.skip(/^(去|来|看)(?![\u3400-\u9fff])/);
    const target =
      inPlace && (verb.verb === 'write' || verb.verb === 'sign' || verb.verb === 'read') ? inPlace : (aimed ?? inPlace);
    if (!target) {
      const same = verb.verb === 'read' || verb.verb === 'examine' ? this.recalled(verb.verb) : undefined;
      return this.deed(given({ object: same, direction: this.around.direction }));
    }
    if (target.kind === 'body')
      return this.deed(given({ object: this.ownerOf(target), part: target.english ?? 'body' }));
    if (
      noun &&
      (verb.verb === 'look' || verb.verb === 'read') &&
      /^(看|看起|看完)$/.test(said) &&
      readables.test(noun.english ?? '') &&
      !noun.side
    ) {
      return this.deedTo(noun, undefined, { verb: 'read', word: 'read' });
    }
    if (target.english === 'outside' && verb.verb === 'look') return this.deed({ direction: 'out' });
    const through = target === this.around.from || target === this.around.through || target.side === 'outside';
    const preposition = through ? 'through' : this.lookPreposition(target, written !== undefined || target === inPlace);
    const attempts = [target, ...also].map(({ phrase }) => this.base(given({ object: phrase, preposition })));
    if (verb.verb === 'find' && inPlace && noun) return this.deedTo(noun);
    // 看着她离开: she leaves.
    const next = wordAt(this.text, this.at, chineseVerbs());
    const watched =
      noun?.kind === 'person' &&
      next &&
      !['bare', 'emote', 'say', 'rest'].includes(next.value.frame) &&
      /^(look|stare|watch|listen)$/.test(verb.verb);
    return this.done(attempts, watched ? true : undefined);
  }

  private lookPreposition(target: Nominal, placed: boolean): string | undefined {
    const { verb } = this.clause.verb;
    if (target.side && target.side !== 'by' && target.side !== 'before') return target.side;
    if (verb === 'look' || verb === 'stare' || verb === 'glare') return 'at';
    if (verb === 'write' && placed) return 'on';
    return undefined;
  }
}
