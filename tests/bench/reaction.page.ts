import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';

export interface ReactionInput {
  readonly scene: unknown;
  readonly times: number;
}

/** From the player's line until the nearest of the company looks at them. */
export interface Reaction {
  readonly who: string;
  readonly meters: number;
  /** On the play's clock, and on the wall's. */
  readonly playMs: number;
  readonly wallMs: number;
}

const line = 'Good evening. May I ask what is going on here?';
/** Nobody who has not looked by then will. */
const longestMs = 5000;

/** In a page: a stranger on the real stage, with its picture, speaks several times. */
export async function run({ scene, times }: ReactionInput): Promise<readonly Reaction[]> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
  document.body.append(canvas);
  const read = readSceneFile(scene);
  if (!read.ok) throw new Error('The scene cannot be read.');
  const theatre = await openTheatre(canvas);
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: withGuest(read.value, {}),
    seed: '5',
    tier: 'plain',
    takeOver: true,
    player: guestId,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
  });
  try {
    await passed(drama, 4000);
    const reactions: Reaction[] = [];
    while (reactions.length < times && !drama.play.ended) {
      await heardOut(drama);
      const reaction = await speakOnce(drama);
      if (reaction) reactions.push(reaction);
      await passed(drama, 3000);
    }
    return reactions;
  } finally {
    drama.dispose();
    theatre.dispose();
  }
}

async function speakOnce(drama: Proscenium): Promise<Reaction | undefined> {
  const near = nearestTo(drama, guestId);
  if (!near || !drama.player) return undefined;
  const actor = drama.stage.actors.get(near.who);
  if (!actor) return undefined;
  // Whoever looks already cannot be seen to look up.
  actor.gaze = undefined;
  const wallFrom = performance.now();
  if (!drama.player.say(line, { to: near.who }).ok) return undefined;
  // The play's time is that of its last fact: of the line, now, and then of what made them look.
  const playFrom = drama.play.now;
  while (actor.gaze !== guestId) {
    if (performance.now() - wallFrom > longestMs) break;
    await nextFrame();
  }
  return {
    ...near,
    playMs: Math.round(drama.play.now - playFrom),
    wallMs: Math.round(performance.now() - wallFrom),
  };
}

function nearestTo(drama: Proscenium, id: EntityId): { who: EntityId; meters: number } | undefined {
  const own = drama.stage.actors.get(id);
  if (!own) return undefined;
  const { x, z } = own.stand.position;
  return [...drama.stage.actors.all.values()]
    .filter((other) => other !== own && other.walker !== undefined)
    .map((other) => ({
      who: other.id,
      meters: Math.round(Math.hypot(other.stand.position.x - x, other.stand.position.z - z) * 100) / 100,
    }))
    .toSorted((a, b) => a.meters - b.meters)[0];
}

/** Until the last line has been said to its end: whoever adds to what they are saying is looked at already. */
async function heardOut(drama: Proscenium): Promise<void> {
  const isSpeaking = () => [...drama.play.lines.values()].some(({ begun }) => begun.actor === guestId);
  for (let frames = 0; isSpeaking() && frames < 2000 && !drama.play.ended; frames++) await nextFrame();
}

async function passed(drama: Proscenium, ms: number): Promise<void> {
  const until = drama.play.now + ms;
  for (let frames = 0; drama.play.now < until && frames < 2000 && !drama.play.ended; frames++) await nextFrame();
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
