import { between, vec, type Vec3 } from '../space/vector.ts';
import type { Hand } from '../posture.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StageParts } from './doing.ts';

/** How high two hands meet, above hips. */
const aboveHips = 0.34;
/** Hands that shake stay together: so many times as long as it takes them to go back. */
const heldTogether = 3;
/** Whoever's hand is taken gives the right one. */
const offered: Hand = 'right';

/** Where two people's hands meet. */
export function claspPoint(one: StagedActor, other: StagedActor): Vec3 | undefined {
  if (!one.walker || !other.walker) return undefined;
  const { x, y, z } = between(one.stand.position, other.stand.position, 0.5);
  return vec(x, y + (one.hipHeight + other.hipHeight) / 2 + aboveHips, z);
}

/** The other holds out a hand, too, where it is free and nobody at the controls has it; as far as the first is on its way. */
export function offerHand(parts: StageParts, one: StagedActor, other: StagedActor, target: Vec3): void {
  const isAtIt = other.reach?.thing === one.id && !other.reach.returning;
  if (!isAtIt && (other.reach || parts.isSteered(other.id) || parts.isBusy(other.id) || isFull(parts, other))) return;
  const part = one.reach?.part ?? 0;
  other.reach = { hand: offered, target, part, returning: false, verb: 'shake', thing: one.id };
}

/** Both let go, after a while or at once. */
export function endClasp(one: StagedActor, other: StagedActor, how: 'after a while' | 'at once'): void {
  for (const { reach } of [one, other]) {
    if (reach?.verb !== 'shake' || (reach.thing !== one.id && reach.thing !== other.id)) continue;
    reach.returning = true;
    if (how === 'after a while') reach.part = heldTogether;
  }
}

function isFull({ props }: StageParts, { id }: StagedActor): boolean {
  for (const { hold } of props.all.values())
    if (hold.kind === 'hand' && hold.actor === id && hold.hand === offered) return true;
  return false;
}
