import { distance, flatDistance, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { frameMs, type LensWalk } from './lens-walk.ts';

/** From the eyes up to the hair and down to the chin. */
const [crownMeters, chinMeters] = [0.17, 0.13];
/** So long a lens may be on its way to what flies. */
const behindMs = 300;
/** In this time what was thrown has come to rest. */
const flownMs = 1600;
/** Nearer than this to the middle of a head a lens is in it. */
const headMeters = 0.26;
const apartMeters = 0.7;
/** So long one looks about in hiding, after so long in which one has come there. */
const [hiddenMs, settledMs] = [800, 200];

/** Does something until the narrator has ruled on it; `look` is asked at every frame before that. False, where it could not be done. */
export async function does(walk: LensWalk, text: string, to?: EntityId, look?: () => void): Promise<boolean> {
  const { drama, role } = walk;
  invariant(drama.player, 'nobody plays');
  const before = walk.facts.length;
  if (!drama.player.say(text, to === undefined ? {} : { to }).ok) return false;
  const ruled = () => walk.facts.slice(before).findLast((fact) => fact.type === 'action:ruled' && fact.actor === role);
  for (let frame = 0; frame < 1000 && !ruled(); frame++) {
    await walk.frame();
    if (!ruled()) look?.();
  }
  const ruling = ruled();
  return ruling?.type === 'action:ruled' && ruling.verdict.ok;
}

/** Throws something and says when it is not seen, from the moment it leaves the hand until it lies; nothing, where it could not be thrown. */
export async function throwAndSee(walk: LensWalk, text: string, thing: EntityId): Promise<string[] | undefined> {
  if (!(await does(walk, text))) return undefined;
  const faults = new Set<string>();
  let missedMs = 0;
  for (let ms = 0; ms < flownMs; ms += frameMs) {
    await walk.frame();
    const at = walk.pointOf(thing);
    const isSeen = at !== undefined && walk.shows('eyes', [at]);
    missedMs = isSeen ? 0 : missedMs + frameMs;
    if (missedMs > behindMs) faults.add(`${text}: not seen ${ms - (ms % 500)} ms later`);
  }
  return [...faults];
}

/** Hands something over and says what is not in the picture as it changes hands. */
export async function giveAndSee(walk: LensWalk, text: string, whom: EntityId): Promise<string[] | undefined> {
  const faults = new Set<string>();
  const look = (): void => {
    const { reach } = walk.self;
    if (reach?.thing !== whom || reach.part < 0.9) return;
    const [eyes, palm] = [walk.eyesOf(whom), walk.drama.view?.actors.get(walk.role)?.palm(reach.hand)];
    const face: Vec3[] = eyes ? [crownMeters, -chinMeters].map((up) => vec(eyes.x, eyes.y + up, eyes.z)) : [];
    if (face.length === 0 || !face.every((point) => walk.shows('eyes', [point]))) faults.add(`${text}: a face cut off`);
    if (!palm || !walk.shows('eyes', [palm])) faults.add(`${text}: the hand with it is not seen`);
  };
  const isDone = await does(walk, text, whom, look);
  return isDone ? [...faults] : undefined;
}

/** Hides and says who is too near then, and whose body the own eyes are in. */
export async function hideAndSee(walk: LensWalk, text: string): Promise<string[] | undefined> {
  if (!(await does(walk, text))) return undefined;
  const faults = new Set<string>();
  for (let ms = 0; ms < hiddenMs; ms += frameMs) {
    await walk.frame();
    if (ms < settledMs) continue;
    for (const each of withinEyes(walk)) faults.add(`${text}: the own eyes are within ${each}`);
    for (const { id, isOnStage, stand } of walk.drama.stage.actors.all.values()) {
      const meters = flatDistance(stand.position, walk.self.stand.position);
      if (id !== walk.role && isOnStage && meters < apartMeters)
        faults.add(`${text}: ${id} is ${meters.toFixed(2)} m away`);
    }
  }
  return [...faults];
}

/** Everybody who is drawn around the own eyes. */
export function withinEyes(walk: LensWalk): EntityId[] {
  const { position } = walk.frameOf('eyes');
  return [...(walk.drama.view?.actors ?? [])].flatMap(([id, { shownPart }]) => {
    const eyes = id === walk.role || shownPart === 'nothing' ? undefined : walk.eyesOf(id);
    return eyes && distance(eyes, position) < headMeters ? [id] : [];
  });
}
