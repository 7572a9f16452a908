import { readdirSync, readFileSync } from 'node:fs';
import type { Work } from '../../src/study/text/work.ts';

const folder = new URL('texts/', import.meta.url);

/** What somebody who read a text wrote down of it. */
export interface Truth {
  readonly roles: readonly string[];
  readonly scenes: readonly { readonly act: number; readonly scene: number; readonly lines: readonly TrueLine[] }[];
}

interface TrueLine {
  readonly by: readonly string[];
  /** How it begins. */
  readonly words: string;
}

export interface Text {
  readonly name: string;
  readonly text: string;
  readonly truth: Truth;
}

/** The texts of this folder, each with its truth. */
export function readTexts(): readonly Text[] {
  const files = readdirSync(folder);
  return files
    .filter((file) => !file.includes('.truth.') && file !== 'README.md')
    .map((file) => {
      const name = file.replace(/\.\w+$/, '');
      const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
      return { name, text: read(file), truth: readTruth(read(`${name}.truth.txt`)) };
    });
}

function readTruth(text: string): Truth {
  const scenes: { act: number; scene: number; lines: TrueLine[] }[] = [];
  let [act, scene] = [0, 0];
  let roles: readonly string[] = [];
  for (const line of text.split('\n').filter((own) => own.trim() !== '')) {
    const [head = '', words = ''] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)];
    if (line.startsWith('## ')) scenes.push({ act, scene: ++scene, lines: [] });
    else if (line.startsWith('# ')) [act, scene] = [act + 1, 0];
    else if (head === 'roles') roles = words.split(',').map((name) => name.trim());
    else scenes.at(-1)!.lines.push({ by: head.split(' + '), words: plain(words) });
  }
  return { roles, scenes };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export interface Score {
  readonly roles: number;
  readonly scenes: number;
  readonly speakers: number;
}

/** How well a reading goes with the truth: F1 of roles, of where scenes begin, and of who says each speech. */
export function scoreOf({ roles, acts }: Work, truth: Truth): Score {
  const names = new Map(roles.map(({ id, name }) => [id, plain(name)]));
  const found = new Set(names.values());
  const wanted = new Set(truth.roles.map(plain));
  const scenes = acts.flatMap((act, a) =>
    act.scenes.map((scene, s) => ({
      act: a + 1,
      scene: s + 1,
      lines: scene.parts.flatMap((part) =>
        part.kind === 'speech' ? [{ by: part.by.map((id) => names.get(id) ?? ''), words: plain(part.text) }] : [],
      ),
    })),
  );
  const sameScenes = scenes.filter(({ act, scene, lines }) =>
    truth.scenes.some(
      (own) => own.act === act && own.scene === scene && (lines[0]?.words ?? '').startsWith(own.lines[0]?.words ?? '?'),
    ),
  );
  const said = scenes.flatMap(({ lines }) => lines);
  const told = truth.scenes.flatMap(({ lines }) => lines);
  return {
    roles: f1([...found].filter((name) => wanted.has(name)).length, found.size, wanted.size),
    scenes: f1(sameScenes.length, scenes.length, truth.scenes.length),
    speakers: f1(inOrder(told, said), said.length, told.length),
  };
}

const f1 = (right: number, found: number, wanted: number): number =>
  found + wanted === 0 ? 0 : (2 * right) / (found + wanted);

/** How many lines of the truth are found in their order: by whom, and how they begin. */
function inOrder(told: readonly TrueLine[], said: readonly TrueLine[]): number {
  const best = Array.from({ length: told.length + 1 }, () => new Array<number>(said.length + 1).fill(0));
  told.forEach((line, t) =>
    said.forEach((own, s) => {
      const isSame =
        own.words.startsWith(line.words) && own.by.toSorted().join() === line.by.map(plain).toSorted().join();
      best[t + 1]![s + 1] = Math.max(best[t]![s + 1]!, best[t + 1]![s]!, best[t]![s]! + (isSame ? 1 : 0));
    }),
  );
  return best[told.length]![said.length]!;
}
