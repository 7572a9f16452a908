import { parseArgs } from 'node:util';
import { nearestName } from '../kit/nearest-name.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Command, CommandArguments } from './command.ts';
import type { NumberOption, Option } from './options.ts';

type Reading<T> = Result<T, string>;

/** Reads what follows the verb. An error is one sentence that names what is wrong and where. */
export function parseArguments(
  command: Pick<Command, 'options' | 'positionals'>,
  argv: readonly string[],
): Reading<CommandArguments> {
  const given = new Map<string, string | number | boolean>();
  const positionals: string[] = [];

  for (const token of tokenize(command, argv)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
    if (option === undefined || !(rawName.startsWith('--') || rawName === `-${shortOf(option)}`))
      return err(unknownOption(rawName, command));
    if (given.has(name)) return err(`${rawName} is given twice`);
    const value = readValue(option, token);
    if (!value.ok) return value;
    given.set(name, value.value);
  }

  const options = completeOptions(command, given);
  if (!options.ok) return options;
  const problem = checkPositionals(command, positionals);
  return problem === undefined ? ok({ options: options.value, positionals }) : err(problem);
}

/** An option as it was written; `inlineValue` where that was `--name=value`. */
type OptionText = Extract<ReturnType<typeof tokenize>[number], { readonly kind: 'option' }>;

/** parseArgs splits the words; its own complaints are long and about itself, so strictness is ours. */
function tokenize(command: Pick<Command, 'options'>, argv: readonly string[]) {
  const entries = Object.entries(command.options);
  const options = Object.fromEntries(
    entries.map(([name, option]) => {
      const [type, short] = [option.kind === 'flag' ? ('boolean' as const) : ('string' as const), shortOf(option)];
      return [name, short === undefined ? { type } : { type, short }];
    }),
  );
  return parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

const shortOf = (option: Option): string | undefined => (option.kind === 'flag' ? undefined : option.short);

function readValue(option: Option, { rawName, value, inlineValue }: OptionText): Reading<string | number | boolean> {
  if (option.kind === 'flag') return value === undefined ? ok(true) : err(`${rawName} takes no value`);
  const isNextOption = value?.startsWith('-') && value !== '-' && inlineValue !== true;
  const isNegativeNumber = option.kind === 'number' && isNumeric(value);
  if (value === undefined || value === '' || (isNextOption && !isNegativeNumber)) {
    return err(`${rawName} needs a value: ${rawName} ${option.value}`);
  }
  if (option.kind === 'number') return readNumber(option, rawName, value);
  const { most = Infinity } = option;
  return value.length <= most ? ok(value) : err(`${rawName} is too long: at most ${most} characters`);
}

function readNumber(option: NumberOption, rawName: string, text: string): Reading<number> {
  const { min = -Infinity, max = Infinity, integer } = option;
  const number = Number(text);
  const fits = isNumeric(text) && number >= min && number <= max && (!integer || Number.isSafeInteger(number));
  return fits ? ok(number) : err(`${rawName} needs ${describeNumber(option)}, not "${text}"`);
}

/** Digits as people write them: Number alone would also take "", " 1", "0x1f" and "Infinity". */
function isNumeric(text: string | undefined): boolean {
  return text !== undefined && /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

function describeNumber({ integer, min, max }: NumberOption): string {
  const noun = integer ? 'a whole number' : 'a number';
  if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`;
  if (min !== undefined) return `${noun} of at least ${min}`;
  return max === undefined ? noun : `${noun} of at most ${max}`;
}

function completeOptions(
  command: Pick<Command, 'options'>,
  given: ReadonlyMap<string, string | number | boolean>,
): Reading<CommandArguments['options']> {
  const values: [string, string | number | boolean | undefined][] = [];
  for (const [name, option] of Object.entries(command.options)) {
    const value = given.get(name) ?? (option.kind === 'flag' ? false : option.default);
    if (value === undefined && option.kind !== 'flag' && option.required) {
      return err(`--${name} ${option.value} is required`);
    }
    values.push([name, value]);
  }
  return ok(Object.fromEntries(values) as CommandArguments['options']);
}

function checkPositionals(
  { positionals = [] }: Pick<Command, 'positionals'>,
  given: readonly string[],
): string | undefined {
  const missing = positionals.find((positional, index) => positional.required && given[index] === undefined);
  if (missing !== undefined) return `${missing.name} is required`;
  return given.length > positionals.length ? `unexpected "${given[positionals.length]}"` : undefined;
}

function unknownOption(rawName: string, { options }: Pick<Command, 'options'>): string {
  const names = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  const nearest = nearestName(rawName, names);
  return `unknown option ${rawName}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`;
}
