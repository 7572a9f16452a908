import type { Finding } from '../../check/finding.ts';

type Made = Readonly<Record<string, unknown>>;
type Check = (scene: Made) => Promise<readonly Finding[]>;

/** What is left of a scene when all that could not be mended is out of it. */
interface Cleared {
  readonly scene: Made;
  readonly findings: readonly Finding[];
  /** What was taken out, each with the reason. */
  readonly takenOut: readonly string[];
}

/** So often something is taken out; a draft that needs more is no play. */
const mostTakenOut = 40;

/**
 * Takes out of a scene what `check` finds wrong with it, as little as helps: the part the finding names, or the part around it.
 * Nothing is taken out that would leave the scene worse off.
 */
export async function takeOut(scene: Made, check: Check): Promise<Cleared> {
  let [now, findings] = [scene, await check(scene)];
  const takenOut: string[] = [];
  const hopeless = new Set<string>();
  while (takenOut.length < mostTakenOut) {
    const finding = findings.find(({ path }) => path !== '' && !hopeless.has(path));
    if (!finding) break;
    const next = await withoutPart(now, finding, findings, check);
    if (!next) {
      hopeless.add(finding.path);
      continue;
    }
    takenOut.push(`${finding.where ?? finding.path}: ${finding.message}`);
    [now, findings] = [next.scene, next.findings];
  }
  return { scene: now, findings, takenOut };
}

/** The scene without the smallest part around a finding that mends it. */
async function withoutPart(scene: Made, { path }: Finding, before: readonly Finding[], check: Check) {
  const keys = path.split('.');
  for (let depth = keys.length; depth > 1; depth--) {
    const less = without(scene, keys.slice(0, depth));
    if (less === undefined) continue;
    const findings = await check(less);
    if (weight(findings) < weight(before)) return { scene: less, findings };
  }
  return undefined;
}

/** No number of warnings is as bad as an error. */
const weight = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : 1), 0);

/** The same data without the part at a path; nothing where there is no such part. */
function without<T>(value: T, [key, ...rest]: readonly string[]): T | undefined {
  if (key === undefined || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    const index = Number(key);
    if (!(index in items)) return undefined;
    if (rest.length === 0) return items.toSpliced(index, 1) as T;
    const inner = without(items[index], rest);
    return inner === undefined ? undefined : (items.with(index, inner) as T);
  }
  const { [key]: own, ...others } = value as Readonly<Record<string, unknown>>;
  if (own === undefined) return undefined;
  if (rest.length === 0) return others as T;
  const inner = without(own, rest);
  return inner === undefined ? undefined : { ...value, [key]: inner };
}
