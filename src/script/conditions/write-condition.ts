import { isJsonObject, textOf } from '../json.ts';
import { relationWords } from '../whereabouts-text.ts';
import type { Names } from '../names.ts';
import { openingsOf, type BeatContext } from './beat-context.ts';
import { readCondition } from './read-condition.ts';

type Raw = Readonly<Record<string, unknown>>;

/**
 * A condition as an author would write it, or undefined where our words do not say it: whatever is written is read again
 * and must come out the same.
 */
export function writeCondition(value: unknown, names: Names, beat?: BeatContext): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const text = new ConditionWriter(names, beat).write(value);
  const read = readCondition(text, names, beat);
  return read.ok && isSame(read.value, value) ? text : undefined;
}

/** Whether two pieces of JSON say the same, in whatever order their keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return one === other;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]));
}

class ConditionWriter {
  constructor(
    readonly names: Names,
    readonly beat: BeatContext | undefined,
  ) {}

  write(condition: Raw): string {
    return this.#ofTheBeat(condition) ?? this.#plain(condition) ?? JSON.stringify(condition);
  }

  #plain(condition: Raw): string | undefined {
    const { all, any, not, of } = condition;
    if (Array.isArray(all)) return this.#joined(all, 'all', 'and');
    if (Array.isArray(any)) return this.#joined(any, 'any', 'or');
    if (isJsonObject(not)) return `not ${this.#bracketed(not)}`;
    if (Array.isArray(of))
      return `${textOf(condition.atLeast)} of (${of.map((one) => this.write(one as Raw)).join(', ')})`;
    if (isJsonObject(of)) {
      const verb = 'said' in of ? 'heard' : 'saw';
      return `${this.#name(condition.witness)} ${verb} ${this.#event(of, ['say', 'do'])}`;
    }
    if (typeof condition.entity === 'string') return this.#ofEntity(condition);
    if (typeof condition.knows === 'string') return `${this.#name(condition.knows)} knows ${textOf(condition.matter)}`;
    if (typeof condition.played === 'string') return `played ${this.#name(condition.played)}`;
    if (typeof condition.named === 'string') return condition.named;
    for (const key of ['beat', 'point', 'case']) if (key in condition) return `${key} ${textOf(condition[key])}`;
    if ('secondsInto' in condition) {
      return `${textOf(condition.secondsInto)} lasts ${textOf(condition.atLeast)} seconds`;
    }
    return this.#event(condition, ['said', 'did']);
  }

  #joined(parts: readonly unknown[], key: string, word: string): string {
    const written = parts.map((part) => this.#bracketed(part as Raw));
    return parts.length > 1
      ? written.join(` ${word} `)
      : `${key}(${parts.map((part) => this.write(part as Raw)).join()})`;
  }

  /** In brackets where it would else run together with what stands around it. */
  #bracketed(condition: Raw): string {
    const text = this.write(condition);
    const many = (condition.all ?? condition.any) as readonly unknown[] | undefined;
    const isShort = this.#ofTheBeat(condition) !== undefined;
    return many && many.length > 1 && !isShort ? `(${text})` : text;
  }

  #ofEntity({ entity, state, at, within }: Raw): string | undefined {
    const name = this.#name(entity);
    if (typeof within === 'string') return `${name} within ${this.#name(within)}`;
    if (isJsonObject(at)) {
      const [relation, parent] = Object.entries(at)[0] ?? [];
      const words: string | undefined = relationWords[relation as keyof typeof relationWords];
      return words === undefined ? undefined : `${name} ${words} ${this.#name(parent)}`;
    }
    const [only, ...more] = isJsonObject(state) ? Object.entries(state) : [];
    if (!only || more.length > 0) return undefined;
    const [key, value] = only;
    if (typeof value === 'boolean') return `${name} is ${value ? '' : 'not '}${key}`;
    const said =
      value === null
        ? 'nothing'
        : typeof value === 'string' && !/^[a-z][a-z-]*$/.test(value)
          ? JSON.stringify(value)
          : textOf(value);
    return `${name}'s ${key} is ${said}`;
  }

  /** What was said, done or told. */
  #event(condition: Raw, [say, act]: readonly [string, string]): string | undefined {
    const { said, done, told } = condition;
    if (isJsonObject(said)) {
      const what = typeof said.act === 'string' && !said.words ? said.act : this.#words(said.words);
      const without = Array.isArray(said.without) ? [`without ${this.#words(said.without)}`] : [];
      const parts = [this.#by(said), say, what, ...without, ...this.#with(said, 'to', 'about'), ...since(said)];
      return parts.join(' ');
    }
    if (isJsonObject(done)) {
      const verbs = verbsIn(done.verb);
      const object = done.object === undefined ? [] : [this.#name(done.object)];
      const target = done.target === undefined ? [] : [`to ${this.#name(done.target)}`];
      return [this.#by(done), act, verbs, ...object, ...target, ...since(done)].join(' ');
    }
    if (!isJsonObject(told)) return undefined;
    return [this.#by(told), 'told', textOf(told.matter), ...this.#with(told, 'to'), ...since(told)].join(' ');
  }

  /** What a beat's own condition may say more shortly. */
  #ofTheBeat(condition: Raw): string | undefined {
    const { beat } = this;
    if (!beat) return undefined;
    const line = this.#ownLine(condition, beat);
    if (line) {
      const { verb, words } = line;
      if (Array.isArray(words) && isSame(words, openingsOf(beat))) return `line ${verb}`;
      return `${verb === 'said' ? 'says' : 'heard'} ${this.#words(words)}`;
    }
    const all = condition.all as readonly Raw[] | undefined;
    const own = all?.length === 2 && all[1] && all[0]?.played === beat.actor ? this.#ownLine(all[1], beat) : undefined;
    return own && `player ${own.verb} ${this.#words(own.words)}`;
  }

  #ownLine(condition: Raw, { actor, to }: BeatContext): { readonly verb: string; readonly words: unknown } | undefined {
    const isHeard = to !== undefined && condition.witness === to && isJsonObject(condition.of);
    const said = (isHeard ? (condition.of as Raw).said : condition.said) as Raw | undefined;
    if (!said || said.by !== actor || said.since !== 'point') return undefined;
    if (Object.keys(said).some((key) => !['by', 'since', 'words'].includes(key))) return undefined;
    return { verb: isHeard ? 'heard' : 'said', words: said.words };
  }

  #words(words: unknown): string {
    return Array.isArray(words) ? words.map((word) => JSON.stringify(word)).join(', ') : 'anything';
  }

  #by(event: Raw): string {
    return event.by === undefined ? 'anybody' : this.#name(event.by);
  }

  #with(event: Raw, ...keys: readonly string[]): string[] {
    return keys.flatMap((key) => (event[key] === undefined ? [] : [`${key} ${this.#name(event[key])}`]));
  }

  #name(id: unknown): string {
    return typeof id === 'string' ? this.names.nameOf(id) : '';
  }
}

const since = (event: Raw): string[] => (typeof event.since === 'string' ? [`since ${event.since}`] : []);

/** `stab/strike`; a list of one ends with a stroke. */
function verbsIn(verb: unknown): string {
  if (Array.isArray(verb)) return verb.map((one) => bare(textOf(one))).join('/') + (verb.length === 1 ? '/' : '');
  return typeof verb === 'string' ? bare(verb) : 'anything';
}

const bare = (verb: string): string => (/^[a-z-]+$/.test(verb) ? verb : JSON.stringify(verb));
