import { err, ok, type Result } from '../../kit/result.ts';
import type { Names } from '../names.ts';
import { scriptTongues } from '../tongues/tongues.ts';
import { conditionInEnglish } from '../tongues/in-english.ts';
import { openingsOf, type BeatContext } from './beat-context.ts';
import { tokensOf, Unreadable, type Token } from './tokens.ts';

type RawCondition = Readonly<Record<string, unknown>>;
type Made = Record<string, unknown>;

const spans = new Set(['play', 'act', 'scene', 'point']);
const relations: Readonly<Record<string, string>> = { in: 'in', on: 'on', under: 'under', behind: 'behind' };
const relationsOfTwo: Readonly<Record<string, readonly [after: string, relation: string]>> = {
  held: ['by', 'heldBy'],
  worn: ['by', 'wornBy'],
  part: ['of', 'partOf'],
};
/** Said for nobody in particular, and for no words in particular. */
const [anybody, anything] = ['anybody', 'anything'];

/** Where in a text it cannot be read, and why. */
interface TextProblem {
  readonly at: number;
  readonly message: string;
}

/** Reads a condition as authors write it: `hamlet in closet and not polonius is dead`. */
export function readCondition(text: string, names: Names, beat?: BeatContext): Result<RawCondition, TextProblem> {
  const read = readEnglish(text, names, beat);
  if (read.ok && !isSingleName(read.value)) return read;
  for (const { conditions } of Object.values(scriptTongues)) {
    const english = conditions && conditionInEnglish(text, names.shortNames, conditions);
    if (english !== undefined) return readEnglish(english, names, beat);
  }
  return read;
}

/** A lone word is the name of a condition, unless another language says something by it. */
const isSingleName = (condition: RawCondition): boolean => 'named' in condition;

function readEnglish(text: string, names: Names, beat?: BeatContext): Result<RawCondition, TextProblem> {
  try {
    return ok(new ConditionReader(tokensOf(text), names, beat).readAll());
  } catch (error) {
    if (error instanceof Unreadable) return err({ at: error.at, message: error.message });
    throw error;
  }
}

class ConditionReader {
  #at = 0;
  #depth = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly names: Names,
    readonly beat: BeatContext | undefined,
  ) {}

  readAll(): RawCondition {
    const condition = this.#either();
    if (this.#token.kind !== 'end') this.#fail(`expected “and” or “or” before “${this.#token.text}”`);
    return condition;
  }

  get #token(): Token {
    return this.#ahead(0);
  }

  #ahead(count: number): Token {
    return this.tokens[Math.min(this.#at + count, this.tokens.length - 1)] as Token;
  }

  #fail(message: string, token = this.#token): never {
    throw new Unreadable(message, token.at);
  }

  #is(text: string, ahead = 0): boolean {
    const token = this.#ahead(ahead);
    return token.text === text && (token.kind === 'word' || token.kind === 'mark');
  }

  #take(text: string): boolean {
    const isThere = this.#is(text);
    if (isThere) this.#at++;
    return isThere;
  }

  #expect(text: string): void {
    if (!this.#take(text)) this.#fail(`expected “${text}”`);
  }

  #word(what: string): string {
    const { kind, text } = this.#token;
    if (kind !== 'word') this.#fail(`expected ${what}`);
    this.#at++;
    return text;
  }

  #id(what = 'a name'): string {
    const token = this.#token;
    const id = this.names.idOf(this.#word(what));
    return id.ok ? id.value : this.#fail(id.error, token);
  }

  #number(): number {
    const token = this.#token;
    const number = Number(this.#word('a number'));
    return Number.isFinite(number) ? number : this.#fail('expected a number', token);
  }

  #either(): RawCondition {
    if (++this.#depth > 40) this.#fail('nested too deep');
    const first = this.#both();
    const more: RawCondition[] = [];
    while (this.#take('or')) more.push(this.#both());
    this.#depth--;
    return more.length > 0 ? { any: [first, ...more] } : first;
  }

  #both(): RawCondition {
    const first = this.#one();
    const more: RawCondition[] = [];
    while (this.#take('and')) more.push(this.#one());
    return more.length > 0 ? { all: [first, ...more] } : first;
  }

  #one(): RawCondition {
    if (this.#take('not')) return { not: this.#one() };
    if (this.#take('(')) {
      const inner = this.#either();
      this.#expect(')');
      return inner;
    }
    if (this.#token.kind === 'json') return this.#json();
    for (const key of ['all', 'any']) if (this.#is(key) && this.#is('(', 1)) return { [key]: this.#list(1) };
    if (this.#is('of', 1) && this.#is('(', 2)) {
      const atLeast = this.#number();
      return { atLeast, of: this.#list(1) };
    }
    return this.#ofThePlay() ?? this.#ofTheBeat() ?? this.#ofSomebody();
  }

  #list(before: number): readonly RawCondition[] {
    this.#at += before;
    this.#expect('(');
    const list = [this.#either()];
    while (this.#take(',')) list.push(this.#either());
    this.#expect(')');
    return list;
  }

  #json(): RawCondition {
    const token = this.#token;
    this.#at++;
    try {
      return JSON.parse(token.text) as RawCondition;
    } catch {
      return this.#fail('not JSON that can be read', token);
    }
  }

  /** `point the-noise`, `point lasts 120 seconds`, `beat …`, `case …`, `played hamlet`. */
  #ofThePlay(): RawCondition | undefined {
    const { text } = this.#token;
    const isFollowed = this.#ahead(1).kind === 'word' && !this.#is('and', 1) && !this.#is('or', 1);
    if (!isFollowed) return undefined;
    if (spans.has(text) && this.#is('lasts', 1)) {
      this.#at += 2;
      const atLeast = this.#number();
      this.#take('seconds');
      return { secondsInto: text, atLeast };
    }
    if (text === 'point' || text === 'beat' || text === 'case') {
      this.#at++;
      return { [text]: this.#word('a name') };
    }
    if (text !== 'played') return undefined;
    this.#at++;
    return { played: this.#id() };
  }

  /** What leaves out who speaks, since it stands with a beat: `line heard`, `player said anything`, `says "…"`, `heard "…"`. */
  #ofTheBeat(): RawCondition | undefined {
    const { beat } = this;
    if (!beat) return undefined;
    const by = { by: beat.actor };
    const [first, second] = [this.#token.text, this.#ahead(1).text];
    const heard = (said: Made, isHeard: boolean): RawCondition => {
      if (!isHeard) return { said };
      return beat.to === undefined
        ? this.#fail('nobody is spoken to here: say to whom')
        : { witness: beat.to, of: { said } };
    };
    const isEither = second === 'heard' || second === 'said';
    if (first === 'line' && isEither) {
      this.#at += 2;
      return heard({ ...by, words: openingsOf(beat), since: 'point' }, second === 'heard');
    }
    if (first === 'player' && isEither) {
      this.#at += 2;
      return { all: [{ played: beat.actor }, heard({ ...by, ...this.#words(), since: 'point' }, second === 'heard')] };
    }
    if ((first === 'says' || first === 'heard') && (this.#ahead(1).kind === 'quoted' || second === anything)) {
      this.#at++;
      return heard({ ...by, ...this.#words(), since: 'point' }, first === 'heard');
    }
    return undefined;
  }

  /** What begins with somebody or something, or else names a condition. */
  #ofSomebody(): RawCondition {
    const next = this.#ahead(1);
    const verb = next.kind === 'word' ? next.text : '';
    const possessive = /^(.+)['’]s$/u.exec(this.#token.text)?.[1];
    if (possessive !== undefined && this.#is('is', 2)) return this.#property(possessive);
    if (verb === 'said' || verb === 'say') return { said: this.#said() };
    if (verb === 'did' || verb === 'do') return { done: this.#done() };
    if (verb === 'told') return { told: this.#told() };
    if (verb === 'knows') {
      const knows = this.#id();
      this.#at++;
      return { knows, matter: this.#word('a matter') };
    }
    if (verb === 'heard' || verb === 'saw') return this.#witness();
    if (verb === 'is') return this.#state();
    const two = Object.hasOwn(relationsOfTwo, verb) ? relationsOfTwo[verb] : undefined;
    const relation = Object.hasOwn(relations, verb) ? relations[verb] : two && this.#is(two[0], 2) ? two[1] : undefined;
    if (relation !== undefined) {
      const entity = this.#id();
      this.#at += two ? 2 : 1;
      return { entity, at: { [relation]: this.#id() } };
    }
    if (verb === 'within') {
      const entity = this.#id();
      this.#at++;
      return { entity, within: this.#id() };
    }
    return { named: this.#word('a condition') };
  }

  #state(): RawCondition {
    const entity = this.#id();
    this.#at++;
    const value = !this.#take('not');
    return { entity, state: { [this.#word('a state')]: value } };
  }

  #property(name: string): RawCondition {
    const token = this.#token;
    const id = this.names.idOf(name);
    if (!id.ok) this.#fail(id.error, token);
    this.#at++;
    const key = this.#word('a state');
    this.#expect('is');
    return { entity: id.value, state: { [key]: this.#value() } };
  }

  #value(): unknown {
    const { kind, text } = this.#token;
    if (kind === 'quoted') return this.#quoted();
    this.#word('a value');
    if (text === 'nothing') return null;
    if (text === 'true' || text === 'false') return text === 'true';
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  }

  #quoted(): string {
    const token = this.#token;
    if (token.kind !== 'quoted') this.#fail('expected words in quotation marks');
    this.#at++;
    try {
      return JSON.parse(token.text) as string;
    } catch {
      return this.#fail('not words that can be read', token);
    }
  }

  #subject(): Made {
    if (this.#take(anybody)) return {};
    return { by: this.#id() };
  }

  #words(): Made {
    if (this.#take(anything)) return {};
    const words = [this.#quoted()];
    while (this.#is(',') && this.#ahead(1).kind === 'quoted') {
      this.#at++;
      words.push(this.#quoted());
    }
    return { words };
  }

  #since(): Made {
    if (!this.#take('since')) return {};
    const token = this.#token;
    const since = this.#word('a span');
    return spans.has(since) ? { since } : this.#fail('expected play, act, scene or point', token);
  }

  #named(word: string): Made {
    return this.#take(word) ? { [word]: this.#id() } : {};
  }

  /** `gertrude said "sit", "wine" without "not" to hamlet about stool since point`; a bare word is what is done by saying it. */
  #said(): Made {
    const said = this.#subject();
    this.#at++;
    if (this.#token.kind === 'quoted' || this.#is(anything)) Object.assign(said, this.#words());
    else said.act = this.#word('words in quotation marks, or what is done by them');
    if (this.#take('without')) said.without = this.#words().words;
    return Object.assign(said, this.#named('to'), this.#named('about'), this.#since());
  }

  /** `hamlet did stab/strike curtain to polonius since scene`. */
  #done(): Made {
    const done = this.#subject();
    this.#at++;
    if (!this.#take(anything)) {
      const first = this.#verb();
      const more: string[] = [];
      const isList = this.#is('/');
      for (let stroke = this.#token; this.#take('/'); stroke = this.#token) {
        // A list of one ends with its stroke.
        if (this.#token.at === stroke.at + 1 && this.#token.kind !== 'end') more.push(this.#verb());
      }
      done.verb = isList ? [first, ...more] : first;
    }
    const { kind, text } = this.#token;
    if (kind === 'word' && this.names.isKnown(text)) done.object = this.#id();
    return Object.assign(done, this.#take('to') ? { target: this.#id() } : {}, this.#since());
  }

  #verb(): string {
    return this.#token.kind === 'quoted' ? this.#quoted() : this.#word('a verb');
  }

  #told(): Made {
    const told = this.#subject();
    this.#at++;
    return Object.assign(told, { matter: this.#word('a matter') }, this.#named('to'), this.#since());
  }

  #witness(): RawCondition {
    const witness = this.#id();
    this.#at++;
    const token = this.#token;
    const of = this.#ofSomebody();
    return 'said' in of || 'done' in of ? { witness, of } : this.#fail('expected what somebody said or did', token);
  }
}
