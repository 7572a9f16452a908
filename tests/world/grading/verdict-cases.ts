import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readWorldFile } from '../../../src/drama/world-file.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { narrate, openScene, type Answer, type Line, type Scene } from '../../../src/world/narrator.ts';
import { openWorld, type World } from '../../../src/world/world.ts';

/** The cases in `tests/world/cases`: a world, an action, and what the law says about it. */
export interface VerdictCase {
  readonly rule: string;
  readonly world: string;
  readonly before?: readonly CaseLine[];
  readonly line: CaseLine;
  readonly expect: readonly Expectation[];
  readonly family: string;
  readonly number: number;
  /** Where its worlds are. */
  readonly folder: string;
}

type CaseLine = { readonly actor: string; readonly text?: string; readonly command?: string; readonly verb?: string };

interface Expectation {
  readonly ok: boolean;
  readonly code?: readonly string[];
  readonly changes?: readonly { readonly entity: string; readonly property: string; readonly value?: unknown }[];
  readonly noChanges?: boolean;
  readonly mentions?: readonly string[];
}

/** `cases` were written from our SPEC; `blind` by an examiner who had read only the contract (DESIGN §4–5). */
export type Suite = 'cases' | 'blind';

export function readWorld(path: string): World {
  const read = readWorldFile(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.error)}`);
  return openWorld(read.value);
}

export function readVerdictCases(suite: Suite): VerdictCase[] {
  const folder = fileURLToPath(new URL(`../${suite}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) =>
      readFileSync(folder + file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, index }))
        .filter(({ line }) => line.trim() !== '')
        .map(({ line, index }) => ({
          ...(JSON.parse(line) as VerdictCase),
          family: file.replace('.jsonl', ''),
          number: index + 1,
          folder,
        })),
    );
}

const worlds = new Map<string, World>();

function caseWorld({ folder, world: name }: VerdictCase): World {
  const path = `${folder}worlds/${name}.json`;
  let world = worlds.get(path);
  if (!world) worlds.set(path, (world = readWorld(path)));
  return world;
}

export function asLine({ actor: _actor, text, command, ...action }: CaseLine): Line {
  if (text !== undefined) return { text };
  if (command !== undefined) return { command };
  return { action: action as { verb: string } };
}

/** What is wrong with the narrator's answer; nothing when it is right. */
export function gradeVerdict(test: VerdictCase): string | undefined {
  let scene: Scene = openScene(caseWorld(test));
  for (const step of test.before ?? []) {
    const done = narrate(scene, entityId(step.actor), asLine(step));
    scene = done.scene;
    const bad = done.answer.verdicts.find((verdict) => !verdict.ok);
    if (bad) return `before: ${JSON.stringify(step)} → ${bad.code}: ${bad.reason}`;
  }
  const { answer } = narrate(scene, entityId(test.line.actor), asLine(test.line));
  return compare(answer, test.expect);
}

function compare(answer: Answer, expected: readonly Expectation[]): string | undefined {
  if (answer.verdicts.length !== expected.length) {
    return `expected ${expected.length} actions, got ${answer.verdicts.length}: ${JSON.stringify(answer.actions)}`;
  }
  for (const [index, want] of expected.entries()) {
    const verdict = answer.verdicts[index];
    if (!verdict) return 'no verdict';
    const got = `${verdict.code ?? 'ok'} ${verdict.reason ?? ''} ${JSON.stringify(verdict.changes)} ${JSON.stringify(answer.actions[index])}`;
    if (verdict.ok !== want.ok)
      return `#${index}: expected ${want.ok ? 'ok' : (want.code ?? []).join('|')}, got ${got}`;
    if (want.code && !want.code.includes(verdict.code ?? ''))
      return `#${index}: expected ${want.code.join('|')}, got ${got}`;
    if (want.noChanges && verdict.changes.length > 0) return `#${index}: expected no changes, got ${got}`;
    for (const change of want.changes ?? []) {
      const found = verdict.changes.some(
        (made) =>
          made.entity === change.entity &&
          made.property === change.property &&
          (!('value' in change) || JSON.stringify(made.value) === JSON.stringify(change.value)),
      );
      if (!found) return `#${index}: missing ${JSON.stringify(change)}, got ${got}`;
    }
    const told = `${verdict.reason ?? ''} ${verdict.narration}`.toLowerCase();
    const missing = (want.mentions ?? []).find((word) => !told.includes(word.toLowerCase()));
    if (missing) return `#${index}: does not mention "${missing}": ${told}`;
  }
  return undefined;
}
