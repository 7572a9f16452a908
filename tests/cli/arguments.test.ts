import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseArguments } from '../../src/cli/arguments.ts';
import { type Command, defineCommand } from '../../src/cli/command.ts';

const command: Command = defineCommand({
  name: 'trial',
  summary: 'a command to try options on',
  usage: 'trial SCENE [NOTE] --world FILE [--seed N] [--scale X] [--stateless]',
  options: {
    world: { kind: 'text', value: 'FILE', summary: 'the world', required: true },
    seed: { kind: 'number', value: 'N', summary: 'the seed', integer: true, min: 0, default: 7 },
    scale: { kind: 'number', value: 'X', short: 'x', summary: 'the scale', min: -2, max: 2 },
    stateless: { kind: 'flag', summary: 'forget each line' },
  },
  positionals: [
    { name: 'SCENE', summary: 'the scene', required: true },
    { name: 'NOTE', summary: 'anything' },
  ],
  async run({ options }) {
    expectTypeOf(options).toEqualTypeOf<{
      readonly world: string;
      readonly seed: number;
      readonly scale: number | undefined;
      readonly stateless: boolean;
    }>();
    return 0;
  },
});

function parse(line: string): unknown {
  return parseArguments(command, line.split(' '));
}

function problem(line: string): string {
  const args = parseArguments(command, line.split(' '));
  return args.ok ? 'no problem' : args.error;
}

describe('what is understood', () => {
  it('takes one letter for an option that has one, and no other', () => {
    expect(parse('elsinore --world w.json -x 1.5')).toMatchObject({ ok: true, value: { options: { scale: 1.5 } } });
    expect(problem('elsinore --world w.json -w 1.5')).toContain('unknown option -w');
    expect(problem('elsinore --world w.json -x 1 --scale 2')).toContain('given twice');
  });

  it('gives every option a value, defaults included', () => {
    expect(parse('elsinore --world w.json')).toEqual({
      ok: true,
      value: {
        options: { world: 'w.json', seed: 7, scale: undefined, stateless: false },
        positionals: ['elsinore'],
      },
    });
  });

  it('takes options in any place and either spelling', () => {
    expect(parse('--seed=3 elsinore --stateless --world w.json late --scale -1.5')).toMatchObject({
      value: {
        options: { world: 'w.json', seed: 3, scale: -1.5, stateless: true },
        positionals: ['elsinore', 'late'],
      },
    });
  });

  it('takes a dash for a value, and anything after = or --', () => {
    expect(parse('--world - elsinore')).toMatchObject({ value: { options: { world: '-' } } });
    expect(parse('--world=--odd elsinore')).toMatchObject({ value: { options: { world: '--odd' } } });
    expect(parse('--world w.json -- --seed')).toMatchObject({ value: { positionals: ['--seed'] } });
  });
});

describe('what is refused', () => {
  it.each([
    ['elsinore --wrold w.json', 'unknown option --wrold; did you mean --world?'],
    ['elsinore --world w.json --xyzzy', 'unknown option --xyzzy'],
    ['elsinore --world w.json -s', 'unknown option -s'],
    ['elsinore --world w.json --__proto__=1', 'unknown option --__proto__'],
    ['elsinore --world w.json --constructor', 'unknown option --constructor'],
    ['elsinore --world', '--world needs a value: --world FILE'],
    ['elsinore --world --stateless', '--world needs a value: --world FILE'],
    ['elsinore --world=', '--world needs a value: --world FILE'],
    ['elsinore --world a --world b', '--world is given twice'],
    ['elsinore --world w.json --stateless=yes', '--stateless takes no value'],
    ['elsinore', '--world FILE is required'],
    ['--world w.json', 'SCENE is required'],
    ['a b c --world w.json', 'unexpected "c"'],
  ])('%s → %s', (line, expected) => {
    expect(problem(line)).toBe(expected);
  });

  it.each(['x', '1.5', '-1', '1e400', '0x10', 'NaN', 'Infinity', '99999999999999999999'])('--seed %s', (seed) => {
    expect(problem(`elsinore --world w.json --seed ${seed}`)).toBe(
      `--seed needs a whole number of at least 0, not "${seed}"`,
    );
  });

  it('a number out of its range', () => {
    expect(problem('elsinore --world w.json --scale 3')).toBe('--scale needs a number from -2 to 2, not "3"');
  });
});
