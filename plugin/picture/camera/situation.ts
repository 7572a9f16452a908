import type { EntityId } from '../../../src/drama/entity-id.ts';
import { rowOf } from '../../../src/drama/verb.ts';
import { flatDistance, wrapped, yawTowards } from '../../stage/space/vector.ts';
import type { Attention } from './attention.ts';
import type { Blocking, Figure } from './blocking.ts';
import { focusOf, type Focus } from './focus.ts';
import { farthestPairMeters } from './two-shot.ts';

/** What there is to be shown at a moment. */
export interface Situation {
  /** Whom it is about. */
  readonly lead: Figure | undefined;
  /** Whom the lead speaks with. */
  readonly partner: Figure | undefined;
  readonly place: EntityId | undefined;
  readonly isSpeaking: boolean;
  /** Since when the lead has been at it. */
  readonly sinceMs: number;
  /** A hand about to be on a prop. */
  readonly touch: { readonly actor: Figure; readonly thing: EntityId } | undefined;
  readonly isWalking: boolean;
  /** What must be seen before anything else. */
  readonly focus: Focus | undefined;
}

const silenceMs = 6000;
const walkingSpeed = 0.45;
/** Larger things are not shown by a hand on them. */
const largestMeters = 0.7;

/** `self` is whoever watches, where they play in it too. */
export function situationOf(attention: Attention, blocking: Blocking, nowMs: number, self?: EntityId): Situation {
  const { line, deed, passage, scene } = attention;
  const figureOf = (id: EntityId | undefined): Figure | undefined => {
    const figure = id === undefined ? undefined : blocking.figures.get(id);
    return figure?.isHidden ? undefined : figure;
  };
  const speaker = line && line.endedMs === undefined ? figureOf(line.actor) : undefined;
  const isDeedOn = deed !== undefined && (deed.endedMs === undefined || nowMs - deed.endedMs < 900);
  const doer = isDeedOn ? figureOf(deed.actor) : undefined;
  const comer = passage && nowMs - passage.atMs < 2500 ? figureOf(passage.actor) : undefined;
  const last = line && nowMs - (line.endedMs ?? nowMs) < silenceMs ? figureOf(line.actor) : undefined;
  const focus = focusOf(attention, figureOf, blocking, nowMs, self);
  const lead = focus?.lead ?? speaker ?? doer ?? comer ?? last;
  const named = lead && lead.id === line?.actor ? partnerOf(lead, figureOf(line.to), blocking) : undefined;
  const partner = focus?.other ?? named;
  return {
    lead,
    partner,
    place: lead?.place ?? placeOfMost(scene?.company ?? [], blocking),
    isSpeaking: speaker !== undefined && lead === speaker,
    sinceMs: lead === speaker ? (line?.beganMs ?? 0) : lead === doer ? (deed?.beganMs ?? 0) : nowMs,
    // Whoever speaks meanwhile is not left for somebody else's hand.
    touch: speaker && speaker !== doer ? undefined : touchOf(deed, doer, blocking),
    isWalking: (lead?.speedMetersPerSecond ?? 0) > walkingSpeed,
    focus,
  };
}

function touchOf(deed: Attention['deed'], doer: Figure | undefined, blocking: Blocking): Situation['touch'] {
  if (!deed || !doer?.reach || doer.reach.isReturning || rowOf(deed.verb).handless) return undefined;
  const thing = deed.things.find((id) => id.startsWith('prop:'));
  // Of furniture a picture of the hand shows a board, and nobody.
  const isLarge = thing !== undefined && (blocking.item(thing)?.sizeMeters ?? 0) > largestMeters;
  return thing === undefined || isLarge ? undefined : { actor: doer, thing };
}

/** Whom somebody talks to: who is named, else who is near and faced. */
function partnerOf(lead: Figure, named: Figure | undefined, blocking: Blocking): Figure | undefined {
  const isNear = (other: Figure): boolean =>
    other.id !== lead.id &&
    !other.isHidden &&
    other.place === lead.place &&
    flatDistance(other.eyes, lead.eyes) < farthestPairMeters;
  if (named) return isNear(named) ? named : undefined;
  const faced = [...blocking.figures.values()].filter(
    (other) => isNear(other) && Math.abs(wrapped(yawTowards(lead.eyes, other.eyes) - lead.faceYaw)) < 0.7,
  );
  return faced.sort((a, b) => flatDistance(a.eyes, lead.eyes) - flatDistance(b.eyes, lead.eyes))[0];
}

function placeOfMost(company: readonly EntityId[], { figures }: Blocking): EntityId | undefined {
  const counted = new Map<EntityId, number>();
  const ids = company.length > 0 ? company : [...figures.keys()];
  for (const id of ids) {
    const place = figures.get(id)?.place;
    if (place !== undefined) counted.set(place, (counted.get(place) ?? 0) + 1);
  }
  return [...counted].sort(([, a], [, b]) => b - a)[0]?.[0];
}
