import type { Aspect } from '../../../drama/action.ts';
import type { VerbReading } from '../../lexicon/verbs.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { laws } from '../../rules/laws.ts';
import type { Attempt } from '../attempt.ts';
import type { Speaker } from '../speaker.ts';
import { aspectAt } from './aspect-at.ts';
import { type Carriage, preparatory, withdrawals } from './aspects.ts';
import { endOfClause, listGoesOn, looksLikeVerb, skipRelative, startsSubject } from './clause-edges.ts';
import { isLaid } from './body.ts';
import { closeUp } from './close-up.ts';
import { type Complements, readComplements } from './complements.ts';
import { startsVerbAt } from './fragments.ts';
import { nameAt, prepositionAt, readNounPhrase } from './noun-phrases.ts';
import { shape } from './shape.ts';
import { subjectAt } from './subjects.ts';
import { asWritten, type Token } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import { isPassive, verbsAt } from './verbs-at.ts';
import { auxiliaries, conjunctions, isAdverb, relatives, subordinators } from './words.ts';

/** Reads the acts of one bracket, in order; what others do and what is not done is left out. */
export function readClauses(tokens: readonly Token[], speaker: Speaker): Attempt[] {
  return new ClauseReader(tokens, speaker).read();
}

const hardStops = new Set(['.', ';', '!', '?']);

class ClauseReader {
  private readonly attempts: Attempt[] = [];
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
      const law = laws().get(attempt.verb);
      const transitive =
        !law || law.needs?.includes('object') || ['look', 'smell', 'watch', 'cock'].includes(attempt.verb);
      if (!this.bare.has(attempt) || !transitive) return attempt;
      const sharing = this.attempts.slice(index + 1).find((later) => !this.bare.has(later));
      return sharing?.object && !sharing.object.pronoun && !sharing.part
        ? { ...attempt, object: sharing.object }
        : attempt;
    });
  }

  private word(offset = 0): string {
    return this.tokens[this.at + offset]?.lower ?? '';
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
      !/^switch (on|off)$/.test(last.verb) ||
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
    const gerund = /ing$/.test(this.word(1)) && readVerb(this.word(1)).some(({ form }) => form === 'gerund');
    if ((word === 'while' || word === 'as' || word === 'before' || word === 'after' || word === 'when') && gerund) {
      this.at += 1;
      const count = this.attempts.length;
      this.together = word === 'while' || word === 'as' || word === 'when';
      this.readClause();
      if (word === 'after' && count > 0) this.attempts.unshift(...this.attempts.splice(count));
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
    }
    this.skipClause();
  }

  /** To the next comma, or to an *and* behind which the speaker acts again. */
  private skipClause(): void {
    this.at = endOfClause(this.tokens, this.at + 1);
  }

  private readClause(): void {
    const start = this.at;
    const lead: string[] = [...this.pending];
    this.pending = [];
    const { names } = this.speaker;
    // How, before what: `Slowly, with a sigh, …`
    while (this.at < this.tokens.length) {
      const word = this.word();
      if (
        isAdverb(word) &&
        !(
          word === 'close' ||
          word === 'slow' ||
          word === 'even' ||
          word === 'still' ||
          word === 'right' ||
          word === 'better' ||
          word === 'low'
        )
      )
        lead.push(this.tokens[this.at]?.text ?? '');
      else if ((word === 'close' || word === 'still' || word === 'right') && !startsVerbAt(this.tokens, this.at))
        lead.push(word);
      else break;
      this.at += 1;
      if (this.word() === ',') this.at += 1;
      if (this.word() === 'and' && isAdverb(this.word(1))) {
        lead.push('and');
        this.at += 1;
      }
    }
    const preposition =
      this.word() === 'about' && this.word(1) === 'to' ? undefined : prepositionAt(this.tokens, this.at);
    if (preposition && !startsVerbAt(this.tokens, this.at)) {
      const phrase = readNounPhrase(this.tokens, preposition.next, names);
      const end = phrase?.next ?? this.at + 1;
      if (preposition.value === 'with' && phrase && names.byFull.has(phrase.value.text)) this.tool = phrase.value;
      else if (['with', 'without', 'in'].includes(preposition.value))
        lead.push(
          this.tokens
            .slice(this.at, end)
            .map((token) => token.text)
            .join(' '),
        );
      this.pending = lead;
      const last = this.attempts.at(-1);
      // rises, with difficulty
      if (last && lead.length > 0 && end >= this.tokens.length) {
        this.attempts[this.attempts.length - 1] = { ...last, manner: [last.manner, ...lead].filter(Boolean).join(' ') };
      }
      this.at = Math.max(end, this.at + 1);
      return;
    }
    const subject = subjectAt(this.tokens, this.at, this.speaker);
    if (subject) {
      this.at = subject.next;
      if (!subject.self) {
        this.skipOther();
        return;
      }
      this.dropped = false;
    }
    this.readPredicate(lead, start, subject !== undefined);
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
        conjunctions.has(this.tokens[at]?.lower ?? '') &&
        /^(i|he|she|they|we)$/.test(this.tokens[at + 1]?.lower ?? '') &&
        subjectAt(this.tokens, at + 1, this.speaker)?.self
      ) {
        this.at = at;
        return;
      }
    }
    this.at = end;
    this.dropped = this.tokens[this.at]?.lower === ',' ? false : this.dropped;
  }

  private readPredicate(lead: readonly string[], start: number, hasSubject: boolean): void {
    let carriage: Carriage = lead.some((word) => /^(never|hardly|scarcely)$/i.test(word)) ? 'not' : 'does';
    let near = lead.some((word) => /^(almost|nearly)$/i.test(word));
    const manner = lead.filter(
      (word) =>
        ![
          'almost',
          'nearly',
          'then',
          'now',
          'just',
          'also',
          'still',
          'again',
          'finally',
          'first',
          'next',
          'suddenly-not',
        ].includes(word.toLowerCase()),
    );
    const { tokens } = this;
    const { names } = this.speaker;
    for (let guard = 0; guard < 12; guard++) {
      const word = this.word();
      if (word === 'almost' || word === 'nearly') {
        near = true;
        this.at += 1;
      } else if (word === 'about' && this.word(1) === 'to') {
        carriage = 'means-to';
        this.at += 2;
      } else if (word === 'all' && this.word(1) === 'but') {
        near = true;
        this.at += 2;
      } else if (word === 'not' || word === 'never' || (word === 'no' && this.word(1) === 'longer')) {
        carriage = word === 'no' ? 'stops' : 'not';
        this.at += word === 'no' ? 2 : 1;
      } else if (isAdverb(word) && !startsVerbAt(tokens, this.at)) {
        if (!['then', 'now', 'just', 'also', 'still', 'again', 'first', 'next', 'finally'].includes(word))
          manner.push(tokens[this.at]?.text ?? word);
        this.at += 1;
      } else if (auxiliaries.has(word)) {
        if (this.readAuxiliary()) carriage = carriage === 'not' ? 'not' : 'means-to';
        if (this.word() === 'not' || this.word() === 'never') {
          carriage = 'not';
          this.at += 1;
        }
      } else break;
    }
    const readings = verbsAt(this.tokens, this.at, hasSubject || this.at > start, this.speaker.names);
    const verb = readings[0];
    if (!verb) {
      this.skipFragment();
      return;
    }
    const verbAt = this.at;
    if (!hasSubject && isPassive(tokens, this.at, readings)) {
      this.skipFragment();
      return;
    }
    const inner = aspectAt(this.tokens, verb, verbAt, this.speaker.names);
    if (inner) {
      this.at = inner.next;
      const combined: Carriage = near ? 'nearly' : carriage === 'does' ? inner.carriage : carriage;
      this.readCarried(combined, manner);
      return;
    }
    this.at += 1;
    const complements = readComplements(tokens, this.at, names, verb.lemma);
    this.at = complements.next;
    this.collectList(complements);
    this.finish(verb, verbAt, complements, near && carriage === 'does' ? 'nearly' : carriage, manner);
  }

  /** *is about to*, *has taken*, *can barely hold*. True when it only points ahead. */
  private readAuxiliary(): boolean {
    const word = this.word();
    this.at += 1;
    if (word === 'is' || word === 'are' || word === 'was' || word === 'were' || word === 'am' || word === 'be') {
      if (this.word() === 'on' && /^(point|verge|brink)$/.test(this.word(2)) && this.word(3) === 'of') {
        this.at += 4;
        return true;
      }
      if (this.word() === 'about' && this.word(1) === 'to') {
        this.at += 2;
        return true;
      }
      if (
        (this.word() === 'going' || this.word() === 'ready' || this.word() === 'set' || this.word() === 'poised') &&
        this.word(1) === 'to'
      ) {
        this.at += 2;
        return true;
      }
      return false;
    }
    return (
      word === 'will' ||
      word === 'would' ||
      word === 'shall' ||
      word === 'should' ||
      word === 'might' ||
      word === 'may' ||
      word === 'could' ||
      word === 'must'
    );
  }

  private readCarried(carriage: Carriage, manner: readonly string[]): void {
    const { names } = this.speaker;
    const lead = [...manner];
    while (isAdverb(this.word()) && !startsVerbAt(this.tokens, this.at)) {
      lead.push(this.tokens[this.at]?.text ?? '');
      this.at += 1;
    }
    const verb = verbsAt(this.tokens, this.at, true, this.speaker.names)[0];
    if (!verb) return;
    const at = this.at;
    const inner = aspectAt(this.tokens, verb, at, this.speaker.names);
    if (inner) {
      this.at = inner.next;
      this.readCarried(carriage === 'does' ? inner.carriage : carriage, lead);
      return;
    }
    this.at += 1;
    const complements = readComplements(this.tokens, this.at, names, verb.lemma);
    this.at = complements.next;
    this.collectList(complements);
    this.finish(verb, at, complements, carriage, lead);
  }

  /** *takes the cup, the letter and the key* */
  private collectList(complements: Complements): void {
    while (complements.objects.length > 0 && listGoesOn(this.tokens, this.at, this.speaker.names)) {
      const from = ['and', 'then'].includes(this.tokens[this.at + 1]?.lower ?? '') ? this.at + 2 : this.at + 1;
      const phrase = readNounPhrase(this.tokens, from, this.speaker.names);
      if (!phrase) return;
      // the nearer mug, the tin one: the same mug
      if (phrase.value.head === 'one' && phrase.value.adjectives.length > 0 && complements.also.length === 0)
        complements.objects[complements.objects.length - 1] = phrase.value;
      else complements.also.push(phrase.value);
      this.at = phrase.next;
      if (this.word() === 'and' && !looksLikeVerb(this.tokens, this.at + 1, this.speaker.names)) {
        const last = readNounPhrase(this.tokens, this.at + 1, this.speaker.names);
        if (last) {
          complements.also.push(last.value);
          this.at = last.next;
        }
      }
      const rest = readComplements(this.tokens, this.at, this.speaker.names);
      complements.also.push(...rest.also);
      complements.phrases.push(...rest.phrases);
      if (rest.objects.length === 0) {
        this.at = rest.next;
        complements.purpose = rest.purpose;
        complements.gerund = rest.gerund;
      }
    }
  }

  private finish(
    verb: VerbReading,
    verbAt: number,
    complements: Complements,
    carriage: Carriage,
    manner: readonly string[],
  ): void {
    const together = this.together;
    this.together = false;
    if (this.dropped && carriage === 'does' && this.tokens[verbAt - 1]?.lower === 'or') carriage = 'not';
    if (carriage === 'not') {
      this.dropped = true;
      if (complements.purpose || complements.gerund) this.skipClause();
      return;
    }
    this.dropped = false;
    const spoken = this.tokens
      .slice(verbAt + 1, complements.next)
      .map((token) => token.lower)
      .join(' ');
    const readings = readVerb(this.tokens[verbAt]?.lower ?? '');
    const shared = this.sharesObject(complements);
    const words = asWritten(this.tokens.slice(verbAt + 1, complements.next));
    const shaped = shape(
      readings.map(({ lemma }) => lemma),
      complements,
      `${verb.lemma} ${spoken}`.trim(),
      this.speaker.names,
      shared,
    );
    // sets the clock going
    if (complements.gerund && this.word() === 'going' && /^(set|get)$/.test(verb.lemma) && shaped[0]) {
      shaped[0] = { ...shaped[0], verb: 'switch on' };
      complements.gerund = false;
      this.at += 1;
    }
    const asking = shaped.some(({ verb: ours }) => speaksTo.has(ours));
    const purpose = complements.purpose && !asking && !letting.has(verb.lemma);
    const aspect: Aspect | undefined =
      carriage === 'does' ? undefined : carriage === 'pretends' ? 'means-to' : carriage;
    const tool = purpose && (verb.lemma === 'use' || verb.lemma === 'employ') ? complements.objects[0] : undefined;
    const denied = complements.objects.some(isDenied) || complements.phrases.some(({ phrase }) => isDenied(phrase));
    if (denied && !['say', 'answer'].includes(verb.lemma)) {
      if (complements.purpose || complements.gerund) this.skipClause();
      return;
    }
    const only = purpose && (tool !== undefined || (preparatory.has(verb.lemma) && isBarePreparation(complements)));
    if (!only) {
      for (const [index, attempt] of shaped.entries()) {
        const how = [...manner, attempt.manner].filter(Boolean).join(' ');
        const told = attempt.verb === 'emote' || attempt.part !== undefined || isLaid(attempt);
        const made: Attempt = {
          ...(this.tool && !attempt.instrument ? { instrument: this.tool } : {}),
          ...(this.heard.length > 0 ? { after: this.heard } : {}),
          ...attempt,
          ...(how ? { manner: how } : {}),
          ...(told ? { said: [attempt.word.split(' ')[0], words, ...manner].filter(Boolean).join(' ') } : {}),
          ...(aspect ? { aspect } : {}),
          ...(together && index === 0 && this.attempts.length > 0 ? { together: true as const } : {}),
        };
        this.attempts.push(made);
        this.tool = undefined;
        this.heard = [];
        if (shared) this.bare.add(made);
      }
    }
    if (complements.gapped) {
      this.at += 1;
      const again = readComplements(this.tokens, this.at, this.speaker.names);
      this.at = again.next;
      this.finish(verb, verbAt, again, carriage, manner);
      return;
    }
    if (purpose) {
      this.at += 1;
      const count = this.attempts.length;
      const threat = threatening.has(verb.lemma) && !only;
      this.readCarried(aspect ?? 'does', only ? manner : []);
      if (threat) this.soften(count);
      // to let in the moonlight: what for, not what is done
      for (let index = this.attempts.length - 1; index >= count; index--) {
        if (this.attempts[index]?.verb === 'emote') this.attempts.splice(index, 1);
      }
      const done = this.attempts[count];
      if (tool && done && !done.instrument) this.attempts[count] = { ...done, instrument: tool };
      if (only) this.intended = this.attempts.slice(count);
    } else if (complements.purpose) {
      this.skipClause();
    } else if (complements.gerund) {
      this.together = true;
      if (asking || (letting.has(verb.lemma) && complements.objects.length > 0) || watching.has(verb.lemma))
        this.skipClause();
    }
  }

  /** *takes and reads the letter*: nothing of its own, and another verb comes at once. */
  private sharesObject(complements: Complements): boolean {
    if (
      complements.objects.length + complements.phrases.length + complements.directions.length >
      (complements.particles.length > 0 ? 1 : 0)
    )
      return false;
    if (complements.objects.length + complements.phrases.length > 0) return false;
    const word = this.word();
    const next = word === ',' && ['and', 'then'].includes(this.word(1)) ? this.at + 2 : this.at + 1;
    return (word === 'and' || word === ',') && looksLikeVerb(this.tokens, next, this.speaker.names);
  }

  /** *raises the dagger to strike*: the blow is only meant. */
  private soften(from: number): void {
    for (let index = from; index < this.attempts.length; index++) {
      const attempt = this.attempts[index];
      if (attempt && blows.has(attempt.verb) && !attempt.aspect)
        this.attempts[index] = { ...attempt, aspect: 'means-to' };
    }
  }

  /** What was only on the way to being done: *turns to go*. A *but stops* takes it back. */
  private intended: readonly Attempt[] = [];

  private withdraw(but: boolean): void {
    const rest = this.tokens.slice(this.at, this.at + 6);
    const first = rest[0];
    if (!first) return;
    const words = rest.map((token, index) =>
      index === 0 ? (readVerb(token.lower)[0]?.lemma ?? token.lower) : token.lower,
    );
    if (/^(he|she|they|i)$/.test(first.lower)) words.shift();
    const last = this.attempts.at(-1);
    if (!last || !withdrawals.test(words.join(' '))) return;
    const unfinished =
      this.intended.includes(last) || (last.aspect !== undefined && last.aspect !== 'does') || last.verb === 'reach';
    if (!unfinished && !(but && !isMotion.has(last.verb))) return;
    if (!unfinished && but && !/^(stop|reconsider|think better|change|can not|do not|fail)/.test(words.join(' ')))
      return;
    if (last.aspect !== 'means-to') this.attempts[this.attempts.length - 1] = { ...last, aspect: 'nearly' };
    this.at = endOfClause(this.tokens, this.at);
  }

  /** No verb here: *eyes fixed on his sleeves*, *dagger in hand*. */
  private skipFragment(): void {
    this.at = endOfClause(this.tokens, Math.max(this.at, 0));
  }
}

const threatening = new Set(['raise', 'lift', 'draw', 'aim', 'pull', 'swing', 'ready']);

const blows = new Set(['strike', 'hit', 'stab', 'attack', 'kill', 'shoot', 'throw', 'slash', 'say']);

const isMotion = new Set(['go', 'step', 'turn', 'sit', 'stand', 'take', 'pace']);

/** Verbs that hand the next verb to somebody else. */
const speaksTo = new Set([
  'ask',
  'tell',
  'shout',
  'whisper',
  'say',
  'call',
  'answer',
  'beckon',
  'signal',
  'motion',
  'gesture',
  'help',
  'wait',
]);

const letting = new Set([
  'let',
  'make',
  'have',
  'allow',
  'force',
  'permit',
  'cause',
  'leave',
  'enable',
  'invite',
  'order',
  'want',
]);

const watching = new Set(['watch', 'see', 'hear', 'observe', 'notice', 'spot', 'find', 'catch']);

/** *makes no move to take it* */
const isDenied = (phrase: NounPhrase): boolean =>
  phrase.adjectives[0] === 'no' || /^(no|nothing|nobody|none)$/.test(phrase.head);

/** Nothing but the body on the way: *reaches out a hand to take*. */
function isBarePreparation(complements: Complements): boolean {
  if (
    complements.particles.includes('up') ||
    complements.directions.some((word) => ['forward', 'back', 'closer'].includes(word))
  )
    return false;
  return (
    complements.objects.every((phrase) => /^(hand|hands|arm|arms|finger|fingers)$/.test(phrase.head)) &&
    complements.phrases.length === 0
  );
}
