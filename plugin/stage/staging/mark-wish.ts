import type { EntityId } from '../../../src/drama/entity-id.ts';
import { guestId } from '../../../src/drama/guest.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { thingOf } from '../../../src/world/world.ts';
import { gapBetween, type Footprint } from './footprint.ts';
import type { Furnished } from './furnish.ts';
import type { Wish } from './item.ts';
import type { MarkWish } from './marks.ts';
import { boundsOf } from './outline.ts';
import { yawSaid, type SceneSurvey } from './scene-survey.ts';
import type { BuiltRoom } from './staged-room.ts';
import { wishCost } from './wish-cost.ts';
import type { ReadWishes } from './wishes.ts';

/** Where an actor would stand in a room and which way they would look, by what the author and the world say. */
export function markWishOf(
  survey: SceneSurvey,
  actor: EntityId,
  built: BuiltRoom,
  { footprints }: Furnished,
  meaning: ReadWishes | undefined,
): MarkWish {
  const { place } = built.room;
  const { west, south } = boundsOf(built.planned.outline);
  const starts = survey.placeOf(actor) === place;
  if (!starts) return { actor, starts };
  const { placement } = survey.placements.get(actor) ?? {};
  const meant = meaning?.wishes ?? [];
  const faces = placement?.faces === undefined ? undefined : yawSaid(placement.faces);
  const { at } = thingOf(survey.world, actor);
  const parent = at ? parentIn(at) : place;
  const root = parent === place ? undefined : survey.rootOf(parent);
  const by = root && footprints.get(root);
  const behind = at && by && relationOf(at) === 'behind';
  const said = meant.filter(({ kind }) => kind !== 'yaw' && kind !== 'faces');
  const target = { name: '', among: () => (by ? [by] : []) };
  const all: Wish[] = [...said, ...(behind ? [{ kind: 'behind' as const, target }] : [])];
  const seeker = { flat: false, clearFront: () => 0 };
  const cost = (body: Footprint): number | undefined => {
    let sum = 0;
    if (placement?.at) {
      const far = Math.hypot(body.x - west - placement.at[0], body.z - south - placement.at[1]);
      return far <= 0.3 ? far : undefined;
    }
    for (const wish of all) {
      const one = wishCost(wish, body, built, seeker);
      if (one === undefined) return undefined;
      sum += one;
    }
    return by && !behind ? sum + gapBetween(by, body) : sum;
  };
  const towards = (x: number, z: number): number | undefined => {
    if (faces !== undefined) return faces;
    for (const wish of meant) {
      if (wish.kind === 'yaw') return wish.yaw;
      const [to] = wish.kind === 'faces' ? wish.target.among() : [];
      if (to) return Math.atan2(to.x - x, to.z - z) + (wish.kind === 'faces' && wish.away ? Math.PI : 0);
    }
    return behind ? by.yaw : undefined;
  };
  const isTold = placement?.at !== undefined || all.length > 0 || by !== undefined;
  return { actor, starts, looksOn: actor === guestId, ...(isTold ? { cost } : {}), yaw: towards };
}
