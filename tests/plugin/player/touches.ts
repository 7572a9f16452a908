import { blockingOf } from '../../../plugin/picture/camera/stage-blocking.ts';
import { Sight } from '../../../plugin/picture/camera/sight.ts';
import { flatDistance, wrapped, yawTowards } from '../../../plugin/stage/space/vector.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { isLong } from '../../how-much.ts';
import { frameMs, type LensWalk } from './lens-walk.ts';
import { withinEyes } from './own-deeds.ts';

/** So long one looks on after a hand was laid on somebody, and so long it is them one looks at. */
const [afterMs, reactionMs] = [isLong ? 6000 : 3000, 1500];
/** In this time everybody has stepped back. */
const settledMs = 2500;
/** A head that turns from one face to the next may have none in its picture for so long. */
const betweenFacesMs = 700;
/** Nearer than this a face is more than a picture has room for. */
const seenFromMeters = 0.95;
/** A neck turns a face so far from where its body is turned. */
const neckRadians = 1.3;

/** Does something to somebody with one's own eyes, and says what of them is not seen as it should be; nothing, where it could not be done. */
export async function touchAndSee(walk: LensWalk, text: string, whom: EntityId): Promise<string[] | undefined> {
  const { drama, role } = walk;
  const { player, stage } = drama;
  invariant(player, 'nobody plays');
  const before = walk.facts.length;
  if (!player.say(text, { to: whom }).ok) return undefined;
  const ruled = () => walk.facts.slice(before).find((fact) => fact.type === 'action:ruled' && fact.actor === role);
  let isHandSeen = false;
  const look = async (): Promise<void> => {
    await walk.frame();
    const palms = (['left', 'right'] as const).flatMap((hand) => drama.view?.actors.get(role)?.palm(hand) ?? []);
    isHandSeen ||= stage.actors.get(role)?.gesture?.to === whom && walk.shows('eyes', palms);
  };
  for (let frame = 0; frame < 1000 && !ruled(); frame++) await look();
  const ruling = ruled();
  if (ruling?.type !== 'action:ruled' || !ruling.verdict.ok) return undefined;
  const sight = new Sight(stage.parts.plan);
  const faults = new Set<string>();
  let facelessMs = 0;
  for (let ms = 0; ms < afterMs; ms += frameMs) {
    await look();
    const at = `${text} at ${whom}`;
    const blocking = blockingOf(stage);
    const others = new Map([...blocking.figures].filter(([id]) => id !== role));
    const { position } = walk.frameOf('eyes');
    if (sight.isInside(position, { figures: others, furniture: blocking.furniture, item: () => undefined }))
      faults.add(`${at}: inside something`);
    for (const each of withinEyes(walk)) faults.add(`${at}: the own eyes are within ${each}`);
    const faces = [...stage.actors.all.values()].filter(({ id, isOnStage }) => id !== role && isOnStage);
    const seen = faces.filter(({ id }) =>
      walk.shows(
        'eyes',
        [walk.eyesOf(id)].flatMap((eyes) => eyes ?? []),
      ),
    );
    facelessMs = seen.length > 0 ? 0 : facelessMs + frameMs;
    if (facelessMs > betweenFacesMs) faults.add(`${at}: nobody in the picture at ${ms} ms`);
    const victim = stage.actors.get(whom);
    if (!victim?.isOnStage) continue;
    if (ms < reactionMs && !seen.includes(victim)) faults.add(`${at}: not seen within ${reactionMs} ms`);
    if (ms < settledMs) continue;
    const [own, other] = [walk.self.stand.position, victim.stand];
    if (flatDistance(own, other.position) < seenFromMeters && seen.includes(victim)) faults.add(`${at}: too near`);
    const isTurned = Math.abs(wrapped(yawTowards(other.position, own) - other.yaw)) < neckRadians;
    if (victim.isTalking && victim.gaze === role && !isTurned) faults.add(`${at}: speaks with the back turned`);
  }
  if (!isHandSeen) faults.add(`${text} at ${whom}: the own hand was not seen`);
  return [...faults];
}
