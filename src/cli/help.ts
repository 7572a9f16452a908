import type { Command } from './command.ts';
import type { Repertoire } from './commands.ts';
import type { Option } from './options.ts';

type Row = readonly [term: string, meaning: string];

/** `proscenium --help` */
export function programHelp({ commands, usual }: Repertoire): string {
  return joinSections([
    `usage: proscenium [VERB] [options]      (without a verb: ${usual.name})`,
    'Living characters on a stage: a drama runtime whose narrator keeps the physical truth.\n' +
      'Data in and out as JSON lines, diagnostics on stderr; exit 0, 1 (the work failed) or 2 (bad usage or input file).',
    section('verbs', commands.filter((command) => command.run !== undefined).map(nameAndSummary)),
    section('not yet', commands.filter((command) => command.run === undefined).map(nameAndSummary)),
    section('options', [
      ['-h, --help', 'this page; `proscenium VERB --help` or `proscenium help VERB` for one verb'],
      ['--version', 'the version'],
    ]),
  ]);
}

/** `proscenium VERB --help` */
export function commandHelp(command: Command): string {
  const { name, summary, usage, details = '', options, positionals = [] } = command;
  return joinSections([
    `usage: proscenium ${usage}`,
    `${name}: ${summary}${command.run ? '' : ' (not there yet)'}`,
    details.trim(),
    section('arguments', positionals.map(nameAndSummary)),
    section('options', [...Object.entries(options).map(optionRow), ['-h, --help', 'this page']]),
  ]);
}

const nameAndSummary = ({ name, summary }: { readonly name: string; readonly summary: string }): Row => [name, summary];

function optionRow([name, option]: readonly [string, Option]): Row {
  if (option.kind === 'flag') return [`--${name}`, option.summary];
  const note = option.required ? ' (required)' : option.default === undefined ? '' : ` (default ${option.default})`;
  const short = option.short === undefined ? '' : `-${option.short}, `;
  return [`${short}--${name} ${option.value}`, `${option.summary}${note}`];
}

function section(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([term]) => term.length));
  return [`${title}:`, ...rows.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}`)].join('\n');
}

const joinSections = (sections: readonly string[]): string => `${sections.filter(Boolean).join('\n\n')}\n`;
