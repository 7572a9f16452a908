import { checkScene } from '../check/check-scene.ts';
import { anError, type Finding } from '../check/finding.ts';
import { defineCommand, ExitCode } from './command.ts';
import { stagingFindings } from './staging-findings.ts';
import { join } from 'node:path';
import type { Compiled } from '../script/compile.ts';
import type { SourceSpot } from '../script/source.ts';
import { readJsonAt, readWrittenAt, sceneArgument, writtenFolderAt } from './world-source.ts';

export const checkCommand = defineCommand({
  name: 'check',
  summary: 'problems of a scene, each with a remedy',
  usage: 'check SCENE [--strict] [--all]',
  details: `Reads a scene and says what will not work when it is played: what cannot be read or is misspelt, knowledge that
contradicts itself, secrets that are none, flags no road leads to, actors who never enter, lines nobody ever says, parts
in the wrong language, beats whose words miss their own "done", things the stage has no place for. Nothing is performed, and no model is asked.

The play itself is looked at once the file can be read: mend what is refused, and check again.

Each problem is a JSON line on stdout, errors first:
  {"severity":"error", "code":"no-such-id", "path":"blueprint.profiles.2.knows.4.matter",
   "where":"Ada › the-letter", "message":"…", "remedy":"…"}
An error keeps the play from being what was written; a warning may be meant so. Nothing on stdout: nothing was found.
Of a play that is written in a folder each problem also says where it stands: "file", "line", "column".

The exit code is 0 without errors, 1 with errors (with --strict, with warnings too), 2 if the file cannot be read.`,
  positionals: [sceneArgument],
  options: {
    strict: { kind: 'flag', summary: 'fail on warnings too' },
    all: {
      kind: 'flag',
      summary: 'also say what could be richer: thin parts, plays that miss their mark now and then',
    },
  },
  async run({ options, positionals }, io) {
    const path = positionals[0] ?? '';
    const folder = writtenFolderAt(path);
    const written = folder === undefined ? undefined : (await readWrittenAt(folder)).written;
    const value = written ? written.scene : await readJsonAt(path, 'the scene');
    const said = checkScene(value, { all: options.all });
    const slips = (written?.mistakes ?? []).map(({ spot, message }) => placed(slip(message), folder ?? '', spot));
    const others = [...(await stagingFindings(value)), ...said].sort((a, b) => order(a) - order(b));
    const findings = [...slips, ...others.map((finding) => located(finding, folder ?? '', written))];
    await io.stdout.write(findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.length - errors;
    await io.stderr.write(`proscenium: ${path}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}\n`);
    return errors > 0 || (options.strict && warnings > 0) ? ExitCode.failed : ExitCode.done;
  },
});

/** A finding in a play that is written in a folder says where it stands there. */
type PlacedFinding = Finding & Partial<SourceSpot>;

const placed = (finding: Finding, folder: string, { file, line, column }: SourceSpot): PlacedFinding => {
  const { severity, code, ...rest } = finding;
  return { severity, code, file: join(folder, file), line, column, ...rest };
};

const located = (finding: Finding, folder: string, written: Compiled | undefined): PlacedFinding =>
  written ? placed(finding, folder, written.spotOf(finding.path)) : finding;

const slip = (message: string): Finding =>
  anError('not-readable', '', message, 'Change it there; docs/for-authors.md says what can stand where.');

const order = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
