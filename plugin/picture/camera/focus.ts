import type { EntityId } from '../../../src/drama/entity-id.ts';
import { rowOf, type Verb } from '../../../src/drama/verb.ts';
import { flatDistance, type Vec3 } from '../../stage/space/vector.ts';
import type { Attention } from './attention.ts';
import type { Blocking, Figure } from './blocking.ts';
import { closeUps } from './close-up.ts';
import type { Candidate, Composition } from './composition.ts';
import { seenIn } from './frame.ts';
import { groups } from './group.ts';
import { inserts } from './insert.ts';
import { overShoulders } from './over-shoulder.ts';
import type { Setup } from './shot.ts';
import { twoShots } from './two-shot.ts';

/** What has to be in the picture, whoever speaks: a fatal deed, and whatever whoever watches does and says themselves. */
export interface Focus {
  readonly lead: Figure;
  /** Whom it is done to, or said to. */
  readonly other: Figure | undefined;
  readonly thing: EntityId | undefined;
  /** One of these must be seen. */
  readonly points: readonly Vec3[];
  /** And this beside it: who is spoken to while what was done is still looked at. */
  readonly beside?: Vec3;
  readonly sinceMs: number;
}

/** After a deed that makes a scene tense or lays somebody bare, the picture stays with whom it was done to. */
const reactionMs = 2500;
const ownDeedMs = 900;
/** After so much of a line a film looks where it likes. */
const addressMs = 2000;
/** A thing so near to somebody is in their hands. */
const heldMeters = 0.55;
/** From the knees up, from head to foot, and with some room around. */
const heights = [1.45, 2.3, 3.4] as const;

export function focusOf(
  attention: Attention,
  figureOf: (id: EntityId | undefined) => Figure | undefined,
  blocking: Blocking,
  nowMs: number,
  self: EntityId | undefined,
): Focus | undefined {
  const deed = deedFocus(attention, figureOf, blocking, nowMs, self);
  const address = addressFocus(attention, figureOf, nowMs, self);
  // What was done a moment ago has been seen, and somebody is spoken to now.
  const isSeen =
    address !== undefined &&
    attention.deed?.endedMs !== undefined &&
    !isTense(attention.deed.verb) &&
    !attention.deed.isRevealing;
  if (isSeen || !deed) return address;
  return address && attention.deed?.endedMs !== undefined ? bothOf(deed, address, self) : deed;
}

/** Whoever has just been struck or laid bare is stayed with, and is seen together with whom somebody speaks to meanwhile. */
function bothOf(deed: Focus, address: Focus, self: EntityId | undefined): Focus {
  const [one, other] = [deed.other ?? deed.lead, address.lead.id === self ? address.other : address.lead];
  if (!other || one.id === other.id) return deed;
  return { ...deed, lead: one, other, thing: undefined, points: [one.eyes], beside: other.eyes };
}

function deedFocus(
  { deed }: Attention,
  figureOf: (id: EntityId | undefined) => Figure | undefined,
  blocking: Blocking,
  nowMs: number,
  self: EntityId | undefined,
): Focus | undefined {
  if (!deed) return undefined;
  const isOwn = self !== undefined && (deed.actor === self || deed.things.includes(self));
  const isStayedWith = isTense(deed.verb) || deed.isRevealing === true;
  if (!isStayedWith && !isOwn) return undefined;
  const sinceEndMs = deed.endedMs === undefined ? 0 : nowMs - deed.endedMs;
  const lead = figureOf(deed.actor);
  if (!lead || sinceEndMs > (isStayedWith ? reactionMs : ownDeedMs)) return undefined;
  const other = deed.things.map(figureOf).find((figure) => figure && figure !== lead);
  const thing = deed.things.find((id) => id.startsWith('prop:'));
  const item = thing === undefined ? undefined : blocking.item(thing);
  const hand = lead.reach && !lead.reach.isReturning ? lead.reach.hand : undefined;
  const touched = other?.eyes ?? item?.center;
  // What is taken from somebody is where the hand goes; what one holds goes to whom it is done to.
  const isTaken = other !== undefined && item !== undefined && deed.things[0] === thing && !isHeldBy(lead, item.center);
  const aim = isTaken ? item.center : touched;
  const points = deed.endedMs !== undefined && touched ? [touched] : [hand, aim].filter((each) => each !== undefined);
  return { lead, other, thing, points: points.length > 0 ? points : [lead.eyes], sinceMs: deed.beganMs };
}

const isHeldBy = ({ position }: Figure, at: Vec3): boolean => flatDistance(position, at) < heldMeters;

const isTense = (verb: Verb): boolean => rowOf(verb).tense === true || rowOf(verb).stirs === 'violence';

function addressFocus(
  { line }: Attention,
  figureOf: (id: EntityId | undefined) => Figure | undefined,
  nowMs: number,
  self: EntityId | undefined,
): Focus | undefined {
  if (!line || self === undefined || line.endedMs !== undefined || nowMs - line.beganMs > addressMs) return undefined;
  const [lead, other] = [figureOf(line.actor), figureOf(line.to)];
  if (!lead || !other || (line.actor !== self && line.to !== self)) return undefined;
  const seen = line.actor === self ? other : lead;
  return { lead, other, thing: undefined, points: [seen.eyes], sinceMs: line.beganMs };
}

/** Whether a picture has what must be in it. */
export function showsFocus({ frame, place }: Setup, { lead, points, beside }: Focus, aspect: number): boolean {
  if (lead.place !== undefined && lead.place !== place) return false;
  const isShown = (point: Vec3): boolean => {
    const { across, up, ahead } = seenIn(frame, point, aspect);
    return ahead > 0.3 && Math.abs(across) < 0.93 && Math.abs(up) < 0.93;
  };
  return points.some(isShown) && (beside === undefined || isShown(beside));
}

/** The pictures to try for it, those of the first list first. */
export function focusChoices(composition: Composition, { lead, other, thing }: Focus): readonly Candidate[][] {
  const both = other ? [...twoShots(composition, lead, other), ...groups(composition, [lead, other])] : [];
  const past = other ? overShoulders(composition, other, lead) : [];
  const hand = thing === undefined ? [] : inserts(composition, lead, thing);
  const [knees, feet] = heights.map((height) => closeUps(composition, lead, undefined, height));
  const faces = other ? heights.map((height) => closeUps(composition, other, lead.id, height)) : [];
  return [both, past, knees ?? [], hand, feet ?? [], ...faces];
}
