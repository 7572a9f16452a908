import type { Command } from './command.ts';
import type { PendingCommand, Repertoire } from './commands.ts';
import type { Option } from './options.ts';

type Row = readonly [term: string, meaning: string];

/** `proscenium --help` */
export function programHelp({ commands, pending, usual }: Repertoire): string {
  return joinSections([
    `usage: proscenium [VERB] [options]      (without a verb: ${usual.name})`,
    'Living characters on a stage: a drama runtime whose narrator keeps the physical truth.\n' +
      'Data in and out as JSON lines, diagnostics on stderr; exit 0, 1 (the work failed) or 2 (bad usage or input file).',
    section('verbs', commands.map(nameAndSummary)),
    section('not yet', pending.map(nameAndSummary)),
    section('options', [
      ['-h, --help', 'this page; `proscenium VERB --help` or `proscenium help VERB` for one verb'],
      ['--version', 'the version'],
    ]),
  ]);
}

/** `proscenium VERB --help` */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options).map(optionRow);
  return joinSections([
    `usage: proscenium ${command.usage}`,
    `${command.name}: ${command.summary}`,
    command.details?.trim() ?? '',
    section('arguments', (command.positionals ?? []).map(nameAndSummary)),
    section('options', [...options, ['-h, --help', 'this page']]),
  ]);
}

/** `proscenium VERB --help` for a verb that is not there yet. */
export function pendingHelp({ name, summary, usage }: PendingCommand): string {
  return joinSections([`usage: proscenium ${usage}`, `${name}: ${summary} (not there yet)`]);
}

function nameAndSummary({ name, summary }: { readonly name: string; readonly summary: string }): Row {
  return [name, summary];
}

function optionRow([name, option]: readonly [string, Option]): Row {
  if (option.kind === 'flag') return [`--${name}`, option.summary];
  const note = option.required ? ' (required)' : option.default === undefined ? '' : ` (default ${option.default})`;
  return [`--${name} ${option.value}`, `${option.summary}${note}`];
}

function section(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([term]) => term.length));
  return [`${title}:`, ...rows.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}`)].join('\n');
}

function joinSections(sections: readonly string[]): string {
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}
