import { isOneOf, verbSet } from '../../../drama/verb.ts';
import type { Aspect } from '../../../drama/action.ts';
import type { VerbReading } from '../../lexicon/verbs.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { lawOf } from '../../rules/laws.ts';
import { decree, wounding, type Attempt } from '../attempt.ts';
import type { Speaker } from '../speaker.ts';
import { aspectAt, type Carriage, preparatory } from './aspects.ts';
import { readCarriage, takesBack } from './carriage.ts';
import { endOfClause, looksLikeVerb, skipRelative, startsSubject } from './clause-edges.ts';
import { isLaid } from './body.ts';
import { closeUp } from './close-up.ts';
import {
  type Complements,
  isBarePreparation,
  isDenied,
  readComplements,
  readListed,
  sharesObject,
} from './complements.ts';
import { isClaimAt, letting, madeToAct, othersDeed, pastMinded, speaksTo, sufferedDeed, unknownDeed, watching } from './decrees.ts'; // prettier-ignore
import { startsVerbAt } from './fragments.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { nameAt, prepositionAt } from './words-at.ts';
import { shape } from './shape.ts';
import { subjectAt } from './subjects.ts';
import { asWritten, spelt, type Token, lowerAt } from './tokens.ts';
import { readVerb, hasForm } from './verb-readings.ts';
import { isPassive, verbsAt } from './verbs-at.ts';
import { adjectivesToo, conjunctions, isAdverb, relatives, subordinators, verbsToo } from './words.ts';

/** What a bracket says: its acts in order, and what it tells in passing (*as Gertrude falls*), which counts where nothing else does. */
interface ReadClauses {
  readonly attempts: readonly Attempt[];
  readonly aside: readonly Attempt[];
}

/** Reads one bracket. What others do is told, not done; what is not done is left out. */
export function readClauses(tokens: readonly Token[], speaker: Speaker): ReadClauses {
  const reader = new ClauseReader(tokens, speaker);
  return { attempts: reader.read(), aside: reader.aside };
}

const hardStops = new Set(['.', ';', '!', '?']);

class ClauseReader {
  private readonly attempts: Attempt[] = [];
  readonly aside: Attempt[] = [];
  private at = 0;
  private together = false;
  /** The last clause was negated or somebody else's: what hangs on it by *and* is too. */
  private dropped = false;

  /** *With the dagger he …*: what with, said before the verb. */
  private tool: NounPhrase | undefined;
  /** Verbs that stand bare before *and*: *takes and reads the letter*. */
  private readonly bare = new Set<Attempt>();
  /** What others' acts named on the way: a later *it* may mean it. */
  private heard: NounPhrase[] = [];
  /** *With a sigh,* said before the verb. */
  private pending: readonly string[] = [];

  private readonly tokens: readonly Token[];

  constructor(
    tokens: readonly Token[],
    private readonly speaker: Speaker,
  ) {
    this.tokens = closeUp(tokens);
  }

  read(): Attempt[] {
    // Every turn moves on, so that no text can hold us here.
    while (this.at < this.tokens.length) {
      const before = this.at;
      this.readNext();
      if (this.at === before) this.at += 1;
    }
    return this.attempts.map((attempt, index) => {
      const law = lawOf(attempt.verb);
      const transitive =
        !law || law.needs?.includes('object') || isOneOf(attempt.verb, 'look', 'smell', 'watch', 'cock');
      if (!this.bare.has(attempt) || !transitive) return attempt;
      const sharing = this.attempts.slice(index + 1).find((later) => !this.bare.has(later) && later.verb !== 'decree');
      return sharing?.object && !sharing.object.pronoun && !sharing.part
        ? { ...attempt, object: sharing.object }
        : attempt;
    });
  }

  private word(offset = 0): string {
    return lowerAt(this.tokens, this.at + offset);
  }

  private readNext(): void {
    const token = this.tokens[this.at];
    if (!token) return;
    if (token.kind === 'mark') {
      if (hardStops.has(token.lower)) this.dropped = false;
      this.together = false;
      this.at += 1;
      return;
    }
    if (token.kind === 'quote') {
      this.at += 1;
      return;
    }
    if (conjunctions.has(token.lower)) {
      const but = token.lower === 'but' || token.lower === 'yet';
      const then = token.lower === 'then';
      this.at += 1;
      if (this.word() === 'then' || this.word() === 'so') this.at += 1;
      if (this.againOnOrOff()) return;
      if (but || then || token.lower === 'and') this.withdraw(but);
      if (but) this.dropped = false;
      return;
    }
    if (relatives.has(token.lower) && token.lower !== 'that') {
      this.at = skipRelative(this.tokens, this.at + 1, this.speaker.names);
      return;
    }
    if (token.lower === 'where') {
      this.at = skipRelative(this.tokens, this.at + 1, this.speaker.names);
      return;
    }
    if (subordinators.has(token.lower) || token.lower === 'before' || token.lower === 'after') {
      this.readSubordinate(token.lower);
      return;
    }
    this.readClause();
  }

  /** *switches it on, then off again* */
  private againOnOrOff(): boolean {
    const word = this.word();
    const last = this.attempts.at(-1);
    const after = this.tokens[this.at + 1];
    if (
      !last ||
      !isOneOf(last.verb, 'switch on', 'switch off') ||
      (word !== 'on' && word !== 'off') ||
      (after && after.kind === 'word' && after.lower !== 'again')
    )
      return false;
    this.attempts.push({ ...last, verb: `switch ${word}` });
    this.at += after?.lower === 'again' ? 2 : 1;
    return true;
  }

  /** *as he takes the cup* is the speaker's; *as the door closes* is not. */
  private readSubordinate(word: string): void {
    if (word === 'as' && (this.word(1) === 'if' || this.word(1) === 'though')) return this.skipClause();
    const gerund = /ing$/.test(this.word(1)) && hasForm(this.word(1), 'gerund');
    if ((word === 'while' || word === 'as' || word === 'before' || word === 'after' || word === 'when') && gerund) {
      this.at += 1;
      const count = this.attempts.length;
      this.together = word === 'while' || word === 'as' || word === 'when';
      this.readClause();
      // A wound is not dealt in passing: *after killing her, he sighs* only says so.
      const passing = word === 'after' ? this.attempts.splice(count) : [];
      for (const { verb, manner = '' } of passing) if (wounding.has(verb)) this.aside.push(decree(undefined, manner));
      this.attempts.unshift(...passing.filter(({ verb }) => !wounding.has(verb)));
      return;
    }
    if (word === 'before' || word === 'after') {
      if (startsSubject(this.tokens, this.at + 1, this.speaker.names)) return this.skipClause();
      const phrase = readNounPhrase(this.tokens, this.at + 1, this.speaker.names);
      if (phrase && !looksLikeVerb(this.tokens, phrase.next, this.speaker.names)) {
        this.at = phrase.next;
        return;
      }
      return this.skipClause();
    }
    if (word === 'as' || word === 'while' || word === 'when') {
      const subject = subjectAt(this.tokens, this.at + 1, this.speaker);
      if (subject?.self) {
        this.at += 1;
        this.together = word !== 'when';
        this.readClause();
        return;
      }
      if (subject) this.tell(this.at, subject, true);
    }
    this.skipClause();
  }

  /** To the next comma, or to an *and* behind which the speaker acts again. */
  private skipClause(): void {
    this.at = endOfClause(this.tokens, this.at + 1);
  }

  private readClause(): void {
    const start = this.at;
    const lead = [...this.pending, ...this.readLead()];
    this.pending = [];
    if (this.readFronted(lead)) return;
    const subject = subjectAt(this.tokens, this.at, this.speaker);
    if (subject) {
      this.at = subject.next;
      if (!subject.self) {
        this.tell(start, subject);
        return this.skipOther();
      }
      this.dropped = false;
    }
    if (isClaimAt(this.tokens, this.at)) return this.readClaim();
    const [have] = readVerb(this.word());
    if (have?.lemma === 'have' && madeToAct(this.tokens, have, this.at, this.speaker))
      return this.readVerb(have, 'does', lead);
    const { carriage, manner, next } = readCarriage(this.tokens, this.at, lead);
    this.at = next;
    const led = subject !== undefined || this.at > start;
    const readings = verbsAt(this.tokens, this.at, led, this.speaker.names);
    if (!readings[0] || (!subject && isPassive(this.tokens, this.at, readings))) return this.skipFragment();
    this.readVerb(readings[0], carriage, manner);
  }

  /** How, before what: `Slowly, with a sigh, …` */
  private readLead(): string[] {
    const lead: string[] = [];
    while (isAdverb(this.word()) && !(verbsToo.has(this.word()) && startsVerbAt(this.tokens, this.at))) {
      if (adjectivesToo.has(this.word())) break;
      lead.push(verbsToo.has(this.word()) ? this.word() : (this.tokens[this.at]?.text ?? ''));
      this.at += 1;
      if (this.word() === ',') this.at += 1;
      if (this.word() === 'and' && isAdverb(this.word(1))) {
        lead.push('and');
        this.at += 1;
      }
    }
    return lead;
  }

  /** *With the dagger he …*, *With a sigh, …*: a phrase before subject and verb. */
  private readFronted(lead: string[]): boolean {
    const { names } = this.speaker;
    if (this.word() === 'about' && this.word(1) === 'to') return false;
    const preposition = prepositionAt(this.tokens, this.at);
    if (!preposition || startsVerbAt(this.tokens, this.at)) return false;
    const phrase = readNounPhrase(this.tokens, preposition.next, names);
    const end = phrase?.next ?? this.at + 1;
    if (preposition.value === 'with' && phrase && names.byFull.has(phrase.value.text)) this.tool = phrase.value;
    else if (['with', 'without', 'in'].includes(preposition.value)) lead.push(spelt(this.tokens.slice(this.at, end)));
    this.pending = lead;
    const last = this.attempts.at(-1);
    // rises, with difficulty
    if (last && lead.length > 0 && end >= this.tokens.length) {
      this.attempts[this.attempts.length - 1] = { ...last, manner: [last.manner, ...lead].filter(Boolean).join(' ') };
    }
    this.at = Math.max(end, this.at + 1);
    return true;
  }

  /** Keeps what a clause tells of another; a clause of time only in passing. */
  private tell(start: number, { next, who }: NonNullable<ReturnType<typeof subjectAt>>, isTime = false): void {
    const end = endOfClause(this.tokens, this.at);
    const deed = othersDeed(this.tokens, { start, verbAt: next, end }, who, this.speaker);
    if (deed) (isTime || deed.isPassing ? this.aside : this.attempts).push(deed.told);
  }

  /** *having locked the door, he sits*: said to be done already, and so not done. */
  private readClaim(): void {
    const isPassing = this.word() === 'having';
    const end = endOfClause(this.tokens, this.at);
    (isPassing ? this.aside : this.attempts).push(decree(undefined, asWritten(this.tokens.slice(this.at, end))));
    this.skipOther();
  }

  /** Somebody else's act: up to the comma, or to where the speaker acts again. */
  private skipOther(): void {
    const end = endOfClause(this.tokens, this.at);
    for (let at = this.at; at < end; at++) {
      const name = nameAt(this.tokens, at, this.speaker.names);
      if (name) this.heard.push({ text: name.value, head: name.value.split(' ').at(-1) ?? '', adjectives: [] });
    }
    // now my dolly is sleeping so I put her on the bench
    for (let at = this.at; at < end; at++) {
      if (
        conjunctions.has(lowerAt(this.tokens, at)) &&
        /^(i|he|she|they|we)$/.test(lowerAt(this.tokens, at + 1)) &&
        subjectAt(this.tokens, at + 1, this.speaker)?.self
      ) {
        this.at = at;
        return;
      }
    }
    this.at = end;
    this.dropped = this.tokens[this.at]?.lower === ',' ? false : this.dropped;
  }

  /** A verb with what stands behind it, or one that says how far another is carried (*begins to*). */
  private readVerb(verb: VerbReading, carriage: Carriage, manner: readonly string[]): void {
    const verbAt = this.at;
    const { names } = this.speaker;
    const inner = aspectAt(this.tokens, verb, verbAt, names);
    if (inner) {
      this.at = inner.next;
      this.readCarried(carriage === 'does' ? inner.carriage : carriage, manner);
      return;
    }
    const made = carriage === 'not' ? undefined : madeToAct(this.tokens, verb, verbAt, this.speaker);
    if (made) {
      this.at = endOfClause(this.tokens, verbAt);
      this.attempts.push(decree(made, asWritten(this.tokens.slice(verbAt, this.at))));
      return;
    }
    const complements = readComplements(this.tokens, verbAt + 1, names, verb.lemma);
    this.at = readListed(this.tokens, names, complements);
    this.finish(verb, verbAt, complements, carriage, manner);
  }

  private readCarried(carriage: Carriage, manner: readonly string[]): void {
    const lead = [...manner];
    while (isAdverb(this.word()) && !startsVerbAt(this.tokens, this.at)) {
      lead.push(this.tokens[this.at]?.text ?? '');
      this.at += 1;
    }
    const [verb] = verbsAt(this.tokens, this.at, true, this.speaker.names);
    if (verb) this.readVerb(verb, carriage, lead);
  }

  private finish(
    verb: VerbReading,
    verbAt: number,
    complements: Complements,
    said: Carriage,
    manner: readonly string[],
  ): void {
    const alongside = this.together;
    this.together = false;
    const carriage = this.dropped && said === 'does' && this.tokens[verbAt - 1]?.lower === 'or' ? 'not' : said;
    this.dropped = carriage === 'not';
    if (carriage === 'not') return this.skipBehind(complements);
    const shared = sharesObject(this.tokens, this.at, complements, this.speaker.names);
    const shaped = this.shapes(verb, verbAt, complements, shared);
    if (isDenied(complements) && !['say', 'answer'].includes(verb.lemma)) return this.skipBehind(complements);
    const asking = shaped.some(({ verb: ours }) => speaksTo.has(ours));
    const purpose = complements.purpose && !asking && !letting.has(verb.lemma);
    const aspect: Aspect | undefined =
      carriage === 'does' ? undefined : carriage === 'pretends' ? 'means-to' : carriage;
    const tool = purpose && /^(use|employ)$/.test(verb.lemma) ? complements.objects[0] : undefined;
    const only = purpose && (tool !== undefined || (preparatory.has(verb.lemma) && isBarePreparation(complements)));
    if (!only) {
      const words = asWritten(this.tokens.slice(verbAt + 1, complements.next));
      for (const [index, attempt] of shaped.entries()) {
        const made = this.record(attempt, manner, words, aspect, alongside && index === 0);
        if (shared) this.bare.add(made);
      }
    }
    if (complements.gapped) {
      const again = readComplements(this.tokens, this.at + 1, this.speaker.names);
      this.at = again.next;
      this.finish(verb, verbAt, again, carriage, manner);
    } else if (purpose) this.readPurpose(verb, aspect ?? 'does', only, tool, manner);
    else if (complements.purpose) this.skipClause();
    else if (complements.gerund) {
      this.together = true;
      const others = (letting.has(verb.lemma) && complements.objects.length > 0) || watching.has(verb.lemma);
      if (asking || others) this.skipClause();
    } else this.at = pastMinded(this.tokens, this.at, verb, complements.objects.length > 0);
  }

  /** What was meant for, or done beside, something that is not done is not done either. */
  private skipBehind({ purpose, gerund }: Complements): void {
    if (purpose || gerund) this.skipClause();
  }

  private shapes(verb: VerbReading, verbAt: number, complements: Complements, shared: boolean): Attempt[] {
    const behind = this.tokens.slice(verbAt + 1, complements.next).map((token) => token.lower);
    const lemmas = readVerb(lowerAt(this.tokens, verbAt)).map(({ lemma }) => lemma);
    const clause = [verb.lemma, ...behind].join(' ').trim();
    const [first, ...rest] = shape(lemmas, complements, clause, this.speaker.names, shared);
    if (!first) return [];
    // sets the clock going
    const going = complements.gerund && this.word() === 'going' && /^(set|get)$/.test(verb.lemma);
    if (!going) return [first, ...rest];
    complements.gerund = false;
    this.at += 1;
    return [{ ...first, verb: 'switch on' }, ...rest];
  }

  private record(
    attempt: Attempt,
    manner: readonly string[],
    words: string,
    aspect: Aspect | undefined,
    alongside: boolean,
  ): Attempt {
    const how = [...manner, attempt.manner].filter(Boolean).join(' ');
    const told = attempt.verb === 'emote' || attempt.part !== undefined || isLaid(attempt);
    const made: Attempt = {
      ...(this.tool && !attempt.instrument ? { instrument: this.tool } : {}),
      ...(this.heard.length > 0 ? { after: this.heard } : {}),
      ...attempt,
      ...(how ? { manner: how } : {}),
      ...(told ? { said: [attempt.word.split(' ')[0], words, ...manner].filter(Boolean).join(' ') } : {}),
      ...(aspect ? { aspect } : {}),
      ...(alongside && this.attempts.length > 0 ? { together: true as const } : {}),
    };
    this.attempts.push(made);
    this.tool = undefined;
    this.heard = [];
    return made;
  }

  /** *to take it*, behind a verb: `only` when the verb was no more than the way to it. */
  private readPurpose(
    { lemma }: VerbReading,
    aspect: Aspect,
    only: boolean,
    tool: NounPhrase | undefined,
    manner: readonly string[],
  ): void {
    this.at += 1;
    const count = this.attempts.length;
    this.readCarried(aspect, only ? manner : []);
    // to let in the moonlight: what for, not what is done
    const meant = this.attempts.splice(count).filter(({ verb }) => verb !== 'emote');
    // raises the dagger to strike: the blow is only meant
    const threat = threatening.has(lemma) && !only;
    for (const [index, attempt] of meant.entries()) {
      if (threat && blows.has(attempt.verb) && !attempt.aspect) meant[index] = { ...attempt, aspect: 'means-to' };
    }
    const [done] = meant;
    if (tool && done && !done.instrument) meant[0] = { ...done, instrument: tool };
    this.attempts.push(...meant);
    if (only) this.intended = this.attempts.slice(count);
  }

  /** What was only on the way to being done: *turns to go*. A *but stops* takes it back. */
  private intended: readonly Attempt[] = [];

  private withdraw(but: boolean): void {
    const last = this.attempts.at(-1);
    if (!last || !takesBack(this.tokens, this.at, last, this.intended.includes(last), but)) return;
    if (last.aspect !== 'means-to') this.attempts[this.attempts.length - 1] = { ...last, aspect: 'nearly' };
    this.at = endOfClause(this.tokens, this.at);
  }

  /** No verb here: *eyes fixed on his sleeves*, *dagger in hand*. */
  private skipFragment(): void {
    const told = sufferedDeed(this.tokens, this.at, this.speaker) ?? unknownDeed(this.tokens, this.at, this.speaker);
    if (told) this.attempts.push(told);
    this.at = endOfClause(this.tokens, Math.max(this.at, 0));
  }
}

const threatening = wordSet('raise lift draw aim pull swing ready');
const blows = verbSet('strike', 'hit', 'stab', 'attack', 'kill', 'shoot', 'throw', 'slash', 'say');
