import { withNames } from '../check/check-scene.ts';
import type { Finding } from '../check/finding.ts';
import { dragsIn, rehearsalName } from '../company/rehearsing/drags.ts';
import { rehearsalsOf, rehearse, type Rehearsed } from '../company/rehearsing/rehearsal.ts';
import { readSceneFile } from '../drama/scene-file.ts';

/** Plays a scene that can be read, says how far it is, and gives what was found. */
export async function rehearsalFindings(
  value: unknown,
  seeds: number,
  tell: (sentence: string) => Promise<void>,
): Promise<readonly Finding[]> {
  const scene = readSceneFile(value);
  if (!scene.ok) return [];
  const rehearsals = rehearsalsOf(scene.value, seeds);
  const rehearsed: Rehearsed[] = [];
  for (const [index, rehearsal] of rehearsals.entries()) {
    const one = await rehearse(scene.value, rehearsal);
    rehearsed.push(one);
    const name = rehearsalName(scene.value, rehearsal);
    const end = one.completed ? one.ending : 'no end';
    const points = [...one.points.values()];
    const played = points.filter((how) => how === 'played').length;
    await tell(
      `rehearsal ${index + 1} of ${rehearsals.length}: ${name}: ${end}, ${one.seconds} s, ${one.lines} lines, ${played} of ${points.length} points played`,
    );
  }
  return withNames(value, dragsIn(scene.value, rehearsed));
}
