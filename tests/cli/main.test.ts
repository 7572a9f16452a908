import { describe, expect, it } from 'vitest';
import { CommandFailure, defineCommand, ExitCode } from '../../src/cli/command.ts';
import { type Repertoire, repertoire } from '../../src/cli/commands.ts';
import { main } from '../../src/cli/main.ts';
import { OutputClosedError } from '../../src/cli/output.ts';
import { type TextIo, textIo } from '../doubles/text-io.ts';

const recite = defineCommand({
  name: 'recite',
  summary: 'say a line some times',
  usage: 'recite LINE [--times N]',
  details: 'Each time on a line of its own.',
  options: { times: { kind: 'number', value: 'N', summary: 'how often', integer: true, min: 1, default: 1 } },
  positionals: [{ name: 'LINE', summary: 'what to say', required: true }],
  async run({ options, positionals }, io) {
    await io.stdout.write(`${positionals[0]}\n`.repeat(options.times));
    return ExitCode.done;
  },
});

function throwing(name: string, error: unknown): ReturnType<typeof defineCommand> {
  return defineCommand({ name, summary: 'fail', usage: name, options: {}, run: () => Promise.reject(error as Error) });
}

const greet = defineCommand({
  name: 'greet',
  summary: 'open the house',
  usage: 'greet [--loudly]',
  options: { loudly: { kind: 'flag', summary: 'so that the gallery hears it' } },
  async run({ options }, io) {
    await io.stdout.write(`welcome${options['loudly'] ? '!' : ''}\n`);
    return ExitCode.done;
  },
});

const trial: Repertoire = {
  usual: greet,
  commands: [
    recite,
    greet,
    throwing('stumble', new Error('the trapdoor\nwas open')),
    throwing('mutter', 'a bare string'),
    throwing('decline', new CommandFailure(ExitCode.usage, 'cannot read world.json')),
    throwing('drift', new OutputClosedError('gone')),
    { name: 'juggle', summary: 'keep three in the air', usage: 'juggle BALLS', options: {} },
  ],
};

async function run(line: string, env = {}): Promise<{ exitCode: number } & TextIo['written']> {
  const io = textIo('', env);
  const exitCode = await main(line === '' ? [] : line.split(' '), io, trial);
  return { exitCode, ...io.written };
}

describe('help', () => {
  it('goes to stdout when asked for, and names every verb', async () => {
    const { exitCode, stdout, stderr } = await run('--help');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^usage: proscenium \[VERB\] \[options\] +\(without a verb: greet\)/);
    expect(stdout).toMatch(/verbs:\n {2}recite +say a line some times\n {2}greet +open the house\n/);
    expect(stdout).toMatch(/not yet:\n {2}juggle +keep three in the air\n/);
    expect((await run('-h')).stdout).toBe(stdout);
    expect((await run('help')).stdout).toBe(stdout);
  });

  it('is not what comes where nothing was asked: the usual verb is', async () => {
    expect(await run('')).toEqual({ exitCode: 0, stdout: 'welcome\n', stderr: '' });
    expect(repertoire.usual.name).toBe('serve');
  });

  it('tells of one verb in three spellings', async () => {
    const { exitCode, stdout } = await run('help recite');
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      [
        'usage: proscenium recite LINE [--times N]',
        '',
        'recite: say a line some times',
        '',
        'Each time on a line of its own.',
        '',
        'arguments:',
        '  LINE  what to say',
        '',
        'options:',
        '  --times N   how often (default 1)',
        '  -h, --help  this page',
        '',
      ].join('\n'),
    );
    expect((await run('recite --help')).stdout).toBe(stdout);
    expect((await run('recite --times -h')).stdout).toBe(stdout);
  });

  it('tells of a verb that is not there yet', async () => {
    expect(await run('juggle --help')).toEqual(await run('help juggle'));
    expect((await run('help juggle')).stdout).toContain('keep three in the air (not there yet)');
  });

  it('is not asked for after --', async () => {
    expect(await run('recite -- --help')).toMatchObject({ exitCode: 0, stdout: '--help\n' });
  });

  it('prints the version of package.json', async () => {
    expect((await run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });
});

describe('a verb', () => {
  it('runs with its arguments', async () => {
    expect(await run('recite alas --times 2')).toEqual({ exitCode: 0, stdout: 'alas\nalas\n', stderr: '' });
  });

  it.each([
    ['recite', 'recite: LINE is required (usage: proscenium recite LINE [--times N])'],
    [
      'recite alas --tmes 2',
      'recite: unknown option --tmes; did you mean --times? (usage: proscenium recite LINE [--times N])',
    ],
    ['juggle', 'juggle is not there yet; see proscenium --help for what is'],
    ['recit', 'unknown verb "recit"; did you mean recite?'],
    ['help recit', 'unknown verb "recit"; did you mean recite?'],
    ['xyzzy', 'unknown verb "xyzzy"; see proscenium --help'],
    ['--verison', 'unknown option "--verison"; did you mean --version?'],
    ['decline', 'cannot read world.json'],
  ])('%s exits 2 with one line', async (line, message) => {
    expect(await run(line)).toEqual({ exitCode: 2, stdout: '', stderr: `proscenium: ${message}\n` });
  });
});

describe('when something breaks', () => {
  it('says so in one line and how to learn more', async () => {
    expect(await run('stumble')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'proscenium: internal error: the trapdoor was open\nproscenium: set PROSCENIUM_DEBUG=1 for the stack\n',
    });
    expect((await run('mutter')).stderr).toContain('internal error: a bare string\n');
  });

  it('shows the stack to those who ask', async () => {
    const { stderr } = await run('stumble', { PROSCENIUM_DEBUG: '1' });
    expect(stderr).toMatch(/main\.test\.ts:\d+/);
  });

  it('takes a reader that left for the end of the work', async () => {
    expect(await run('drift')).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });
});

describe('our own repertoire', () => {
  const verbs = repertoire.commands.map(({ name }) => name);

  it('has every verb of the design once', () => {
    const design = [
      'adjudicate',
      'perform',
      'replay',
      'serve',
      'check',
      'plan',
      'script',
      'recall',
      'inquire',
      'judge',
    ];
    expect(verbs).toEqual([...new Set(verbs)]);
    expect(verbs).toEqual(expect.arrayContaining(design));
  });

  it.each(verbs)('%s has --help', async (verb) => {
    const io = textIo();
    expect(await main([verb, '--help'], io)).toBe(0);
    expect(io.written.stdout).toMatch(new RegExp(`^usage: proscenium ${verb}\\b`));
  });
});
