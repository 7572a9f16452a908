import { checkScene } from '../check/check-scene.ts';
import { anError, type Finding } from '../check/finding.ts';
import { isObject } from '../check/schema-walk.ts';
import { findingsIn, sayingIn } from '../check/tongues/said-in.ts';
import { defineCommand, ExitCode } from './command.ts';
import { wholeNumber } from './options.ts';
import { writePlans } from './plan-pictures.ts';
import { rehearsalFindings } from './rehearsals.ts';
import { stagingFindings } from './staging-findings.ts';
import { join } from 'node:path';
import type { Compiled } from '../script/compile.ts';
import type { SourceSpot } from '../script/source.ts';
import { readJsonAt, readWrittenAt, sceneArgument, writtenFolderAt } from './world-source.ts';

export const checkCommand = defineCommand({
  name: 'check',
  summary: 'problems of a scene, each with a remedy',
  usage: 'check SCENE [--strict] [--all] [--rehearse [--seeds N]] [--picture [--out FOLDER]]',
  details: `Reads a scene and says what will not work when it is played: what cannot be read or is misspelt, knowledge that
contradicts itself, secrets that are none, flags no road leads to, actors who never enter, lines nobody ever says, parts
in the wrong language, beats whose words miss their own "done", things the stage has no place for. Nothing is performed, and no model is asked.

The play itself is looked at once the file can be read: mend what is refused, and check again.

Each problem is a JSON line on stdout, errors first:
  {"severity":"error", "code":"no-such-id", "path":"blueprint.profiles.2.knows.4.matter",
   "where":"Ada › the-letter", "message":"…", "remedy":"…"}
An error keeps the play from being what was written; a warning may be meant so. Nothing on stdout: nothing was found.
At a terminal they are written for people, in the language of the play (English and Chinese).
Of a play that is written in a folder each problem also says where it stands: "file", "line", "column".

With --rehearse it is played, too: on some seeds with nobody in a role, and once with each role silent and once with it
stubborn. Then it is said where it drags: seconds without a line, points nobody brings about, roads and beats never played.

With --picture the plan of each place is drawn, an SVG each: from above, with doors, furniture and who stands where, and from
the house, with what hides what. What cannot stand where it is put is drawn there in red.

The exit code is 0 without errors, 1 with errors (with --strict, with warnings too), 2 if the file cannot be read.`,
  positionals: [sceneArgument],
  options: {
    strict: { kind: 'flag', summary: 'fail on warnings too' },
    all: {
      kind: 'flag',
      summary: 'also say what could be richer: thin parts, plays that miss their mark now and then',
    },
    rehearse: { kind: 'flag', summary: 'play it, each role silent and stubborn too, and say where it drags' },
    picture: { kind: 'flag', summary: 'draw the plan of each place, from above and from the house' },
    out: { kind: 'text', value: 'FOLDER', summary: 'with --picture: where to', default: 'plans' },
    seeds: { ...wholeNumber, min: 1, summary: 'with --rehearse: so many evenings with nobody playing', default: 3 },
  },
  async run({ options, positionals }, io) {
    const path = positionals[0] ?? '';
    const folder = writtenFolderAt(path);
    const written = folder === undefined ? undefined : (await readWrittenAt(folder)).written;
    const value = written ? written.scene : await readJsonAt(path, 'the scene');
    const said = checkScene(value, { all: options.all });
    const slips = (written?.mistakes ?? []).map(({ spot, message }) => placed(slip(message), folder ?? '', spot));
    const say = sayingIn(languageOf(value));
    const tell = (sentence: string) => io.stderr.write(`${say(sentence)}\n`);
    const drags = options.rehearse ? await rehearsalFindings(value, options.seeds, tell) : [];
    const others = [...(await stagingFindings(value)), ...said, ...drags].sort((a, b) => order(a) - order(b));
    const placedOthers = others.map((finding) => located(finding, folder ?? '', written));
    // What cannot be read where it was written is not told once more of what was made of it.
    const found = [...slips, ...placedOthers.filter((one) => !slips.some((slip) => isSameSpot(slip, one)))];
    const findings = findingsIn(found, say);
    const shown = io.stdout.isTerminal ? (one: PlacedFinding) => readable(one, say) : JSON.stringify;
    await io.stdout.write(findings.map((finding) => `${shown(finding)}\n`).join(''));
    if (options.picture) await writePlans(value, options.out, io.stderr);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.length - errors;
    const count = say(`${counted(errors, 'error')}, ${counted(warnings, 'warning')}`);
    await io.stderr.write(`proscenium: ${path}: ${count}\n`);
    return errors > 0 || (options.strict && warnings > 0) ? ExitCode.failed : ExitCode.done;
  },
});

/** A finding in a play that is written in a folder says where it stands there. */
type PlacedFinding = Finding & Partial<SourceSpot>;

const placed = (finding: Finding, folder: string, { file, line, column }: SourceSpot): PlacedFinding => {
  const { severity, code, ...rest } = finding;
  return { severity, code, file: join(folder, file), line, column, ...rest };
};

const isSameSpot = (a: PlacedFinding, b: PlacedFinding): boolean =>
  a.file === b.file && a.line === b.line && a.column === b.column;

const located = (finding: Finding, folder: string, written: Compiled | undefined): PlacedFinding =>
  written ? placed(finding, folder, spotIn(written, finding)) : finding;

/** What is wrong with a key is said where the key stands. */
function spotIn(written: Compiled, { code, path }: Finding): SourceSpot {
  const spot = written.spotOf(path);
  return code === 'unknown-key' ? (spot.key ?? spot) : spot;
}

/** For a person at a terminal, who can press on the place: where it is, what is wrong, and what to do. */
function readable(finding: PlacedFinding, say: (sentence: string) => string): string {
  const { severity, file, line = 1, column = 1, path, where, message, remedy } = finding;
  const place = file === undefined ? path : `${file}:${line}:${column}`;
  return `${place}: ${say(severity)}: ${where === undefined ? '' : `${where}: `}${message}\n    ${remedy}`;
}

/** The language an author writes in, as far as the scene can be read. */
function languageOf(value: unknown): string | undefined {
  const blueprint = isObject(value) ? value['blueprint'] : undefined;
  const language = isObject(blueprint) ? blueprint['language'] : undefined;
  return typeof language === 'string' ? language : undefined;
}

const slip = (message: string): Finding =>
  anError('not-readable', '', message, 'Change it there; docs/for-authors.md says what can stand where.');

const order = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
