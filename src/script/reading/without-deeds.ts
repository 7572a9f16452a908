import { objectsIn, textOf } from '../json.ts';
import type { ReadScript, Untold } from './scene-of-dialogue.ts';

type Made = Record<string, unknown>;

const bracketed = /[(（]([^)）]*)[)）]/gu;

/** Which beats are meant: by the path of one of their ways to be played, or by the point they stand in. */
interface Stumbled {
  readonly paths: readonly string[];
  readonly points: readonly string[];
}

/**
 * Leaves out deeds that the world does not understand or that stopped the play when it was tried. What is said with them
 * stays; a beat that was nothing else goes, and the author is told.
 */
export function withoutDeeds({ scene, untold }: ReadScript, { paths, points }: Stumbled): ReadScript {
  const made = structuredClone(scene) as Made;
  const told: Untold[] = [...untold];
  objectsIn((made.blueprint as Made).acts).forEach((act, a) =>
    objectsIn(act.scenes).forEach((one, s) =>
      objectsIn(one.points).forEach((point, p) => {
        const isWhole = points.includes(textOf(point.id));
        objectsIn(point.trajectories).forEach((road, t) => {
          const at = (b: number): string => `blueprint.acts.${a}.scenes.${s}.points.${p}.trajectories.${t}.beats.${b}.`;
          const beats = objectsIn(road.beats).flatMap((beat, b) =>
            isWhole || paths.some((path) => path.startsWith(at(b))) ? without(beat, told) : [beat],
          );
          settle(road, beats, point);
        });
      }),
    ),
  );
  return { scene: made, untold: told };
}

function without(beat: Readonly<Made>, told: Untold[]): readonly Readonly<Made>[] {
  const play = textOf((beat.plays as readonly unknown[])[0]);
  const deeds = [...play.matchAll(bracketed)].map(([, deed = '']) => deed);
  if (deeds.length === 0) return [beat];
  told.push({ line: 0, what: `not played, since the world does not let it happen: “${deeds.join('; ')}”` });
  const said = play.replace(bracketed, ' ').replace(/\s+/g, ' ').trim();
  return said === '' ? [] : [{ ...beat, plays: [said], hint: said.slice(0, 400) }];
}

/** Beats are named by their place in the road, and the point is met by the last of them. */
function settle(road: Made, beats: readonly Readonly<Made>[], point: Made): void {
  const kept = beats.length > 0 ? beats : [{ ...objectsIn(road.beats)[0], plays: [quietly], hint: quietly }];
  road.beats = kept.map((beat, index) => ({ ...beat, id: `${textOf(road.id)}-${index + 1}` }));
  point.flag = { ...(point.flag as Made), when: { beat: `${textOf(road.id)}-${kept.length}` } };
}

/** What is done where nothing is left of a road: the turn is taken, and passes. */
const quietly = '(waits)';
