import { isJsonObject } from './json.ts';
import { readYaml } from './yaml-source.ts';
import type { Mistake, SourceFile, Sources, SourceSpot } from './source.ts';

/** Reads several files as one: lists go on, maps are joined, and nothing may be said twice. */
export function readMerged(
  files: readonly SourceFile[],
  sources: Sources,
  mistakes: Mistake[],
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const file of files) {
    const value = readYaml(file, sources, mistakes);
    const spot: SourceSpot = { file: file.path, line: 1, column: 1 };
    if (isJsonObject(value)) join(made, value, sources, mistakes, spot);
    else if (value !== undefined && value !== null)
      mistakes.push({ spot, message: 'expected names with values: `title: …`' });
  }
  return made;
}

function join(
  into: Record<string, unknown>,
  from: Readonly<Record<string, unknown>>,
  sources: Sources,
  mistakes: Mistake[],
  around: SourceSpot,
): void {
  for (const [key, value] of Object.entries(from)) {
    const spot = sources.spotOf(from, key) ?? around;
    const known = into[key];
    if (known === undefined) {
      into[key] = value;
      sources.mark(into, key, spot);
    } else if (Array.isArray(known) && Array.isArray(value)) {
      const before = known.length;
      value.forEach((item, index) => {
        known.push(item);
        sources.mark(known, before + index, sources.spotOf(value, index));
      });
    } else if (isJsonObject(known) && isJsonObject(value)) join(known, value, sources, mistakes, spot);
    else mistakes.push({ spot, message: `“${key}” is said already in another file` });
  }
}
