import { mostCharacters } from '../drama/performance-settings.ts';

/** An option of a command, as data: the parser reads it, and so does the help. */
export type Option = FlagOption | TextOption | NumberOption;

export type Options = Readonly<Record<string, Option>>;

/** `--stateless`: there or not. */
interface FlagOption {
  readonly kind: 'flag';
  readonly summary: string;
}

interface ValueOption<V extends string | number> {
  /** One letter that does as well: `-o FOLDER`. */
  readonly short?: string;
  /** How the value is called in the help: FILE, NAME. */
  readonly value: string;
  readonly summary: string;
  readonly required?: true;
  readonly default?: V;
}

/** `--world FILE` */
interface TextOption extends ValueOption<string> {
  readonly kind: 'text';
  /** So many characters at most. */
  readonly most?: number;
}

/** `--seed N` */
export interface NumberOption extends ValueOption<number> {
  readonly kind: 'number';
  readonly integer?: true;
  readonly min?: number;
  readonly max?: number;
}

/** `--seed N`: any text a log can hold. */
export const seedText = { kind: 'text', value: 'N', most: mostCharacters.seed, default: '1' } as const;

/** `--language CODE` */
export const languageCode = { kind: 'text', value: 'CODE', most: mostCharacters.language } as const;

/** `-o FOLDER`, or `--to FOLDER`: where something is written. */
export const folderTo = { kind: 'text', value: 'FOLDER', short: 'o' } as const;

/** `--port N`, without a fraction. */
export const wholeNumber = { kind: 'number', value: 'N', integer: true } as const;

/** What stands on the command line without a dash: the SCENE of `perform SCENE`. */
export interface Positional {
  readonly name: string;
  readonly summary: string;
  readonly required?: true;
}

/** The values of a set of options: present for sure when required, defaulted or a flag. */
export type OptionValues<O extends Options> = { readonly [Name in keyof O]: OptionValue<O[Name]> };

type OptionValue<O extends Option> = O extends FlagOption
  ? boolean
  : O extends { readonly required: true } | { readonly default: string | number }
    ? RawValue<O>
    : RawValue<O> | undefined;

type RawValue<O extends Option> = O extends NumberOption ? number : string;
