import { flatDistance } from '../../stage/space/vector.ts';
import { groups } from './group.ts';
import { closeUps } from './close-up.ts';
import type { Candidate, Composition } from './composition.ts';
import type { Figure } from './blocking.ts';
import { followings } from './following.ts';
import { inserts } from './insert.ts';
import { overShoulders } from './over-shoulder.ts';
import type { Shot } from './shot.ts';
import type { Situation } from './situation.ts';
import { twoShots } from './two-shot.ts';

interface Taste {
  /** What is shown now. */
  readonly shot: Shot;
  readonly tension: number;
  /** The place has not been seen whole for long. */
  readonly isWideDue: boolean;
  /** The two who talk have not been seen together for long. */
  readonly isPairNew: boolean;
  /** From 0 to 1, for pictures that are as good as each other. */
  readonly chance: number;
}

/** How tall a close-up is: nearer as the tension rises. */
const closeMeters = (tension: number): number => 1.02 - 0.3 * Math.min(1, tension * 1.4);
/** From the knees up, where there is no space for more, or nothing to come near for. */
const mediumMeters = 1.45;

/** The pictures to try, those of the first list first. */
export function choices(composition: Composition, situation: Situation, taste: Taste): readonly Candidate[][] {
  const { lead, partner, touch, isWalking } = situation;
  const company = companyOf(composition);
  const wide = withLine(wideOf(composition, company, lead), lead, partner);
  if (touch && taste.shot.kind !== 'insert') {
    const medium = closeUps(composition, touch.actor, undefined, mediumMeters);
    return [inserts(composition, touch.actor, touch.thing), medium, wide];
  }
  if (!lead) return [wide, idle(composition, company, taste)];
  if (isWalking) return [followings(composition, lead), wide];
  const alone = closeUps(composition, lead, partner?.id, mediumMeters);
  const nearer = partner
    ? [...talkChoices(composition, situation, taste, lead, partner), alone]
    : [...soloChoices(composition, situation, taste, lead, company), alone];
  return taste.isWideDue ? [wide, ...nearer] : [...nearer, wide];
}

/** Nobody does or says anything, or nobody who may be seen: the face of somebody who is there. */
function idle(composition: Composition, company: readonly Figure[], { shot, chance }: Taste): Candidate[] {
  const others = company.filter(({ id }) => id !== shot.subjects[0]);
  const somebody = others[Math.floor(chance * others.length)] ?? company[0];
  return somebody ? closeUps(composition, somebody, undefined, mediumMeters) : [];
}

function talkChoices(
  composition: Composition,
  { isSpeaking }: Situation,
  { shot, tension, isPairNew, chance }: Taste,
  lead: Figure,
  partner: Figure,
): Candidate[][] {
  const close = closeMeters(tension);
  const both = twoShots(composition, lead, partner);
  const past = overShoulders(composition, lead, partner);
  const face = closeUps(composition, lead, partner.id, close);
  const listening = closeUps(composition, partner, lead.id, close * 1.08);
  const isOnLead = shot.subjects[0] === lead.id && (shot.kind === 'close-up' || shot.kind === 'over-shoulder');
  if (isPairNew) return [both, past, face];
  // An upright picture has no room for a shoulder: who talks with whom is seen by having both in it every other time.
  if (composition.aspect < 1) return shot.kind === 'two-shot' ? [isSpeaking ? face : listening, both] : [both, face];
  // A long speech is seen in the face of who must hear it; so is the silence after it.
  if (isOnLead && (isSpeaking || chance < 0.6)) return [listening, both, past];
  if (!isSpeaking) return [listening, both];
  const order = tension > 0.45 ? [face, past, both] : [past, face, both];
  return chance < 0.25 + tension * 0.5 ? [face, past, both] : order;
}

function soloChoices(
  composition: Composition,
  { isSpeaking }: Situation,
  { shot, tension, chance }: Taste,
  lead: Figure,
  company: readonly Figure[],
): Candidate[][] {
  const face = closeUps(composition, lead, undefined, closeMeters(tension) * 1.1);
  const others = company.filter(({ id, isLying }) => id !== lead.id && !isLying);
  const listener = others[Math.floor(chance * others.length)];
  const isOnLead = shot.subjects[0] === lead.id && shot.kind === 'close-up';
  if (isOnLead && listener) return [closeUps(composition, listener, undefined, closeMeters(tension) * 1.15)];
  return isSpeaking ? [face] : [wideOf(composition, company, lead), face];
}

/** Everybody who is in the room and can be seen, or as many of them as one picture takes, those near the lead first. */
function wideOf(composition: Composition, company: readonly Figure[], lead: Figure | undefined): Candidate[] {
  const found: Candidate[] = [];
  const byNearness = lead
    ? [...company].sort((a, b) => flatDistance(a.eyes, lead.eyes) - flatDistance(b.eyes, lead.eyes))
    : [...company];
  for (const count of new Set([byNearness.length, 4, 3, 2])) {
    if (count > byNearness.length || count < 2) continue;
    const missing = (byNearness.length - count) * 0.4;
    const some = groups(composition, byNearness.slice(0, count));
    found.push(...some.map((each) => ({ ...each, cost: each.cost + missing })));
  }
  return found;
}

function withLine(
  candidates: readonly Candidate[],
  lead: Figure | undefined,
  partner: Figure | undefined,
): Candidate[] {
  if (!lead || !partner) return [...candidates];
  return candidates.map((each) => {
    const { subjects } = each.setup;
    if (!subjects.includes(lead.id) || !subjects.includes(partner.id)) return each;
    return { ...each, setup: { ...each.setup, line: [lead.id, partner.id] as const } };
  });
}

const companyOf = ({ blocking, room }: Composition): Figure[] =>
  [...blocking.figures.values()].filter((each) => each.place === room.place && !each.isLying && !each.isHidden);
