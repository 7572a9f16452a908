import type { Change } from '../../drama/change.ts';
import { changesIn } from '../../drama/changes-in.ts';
import type { Fact } from '../../drama/fact.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Play } from '../../play/play.ts';
import { isExclaimed } from '../words/sentences.ts';

type TensionLevel = 'calm' | 'uneasy' | 'tense' | 'height';

/** How tense it is, and what it takes to follow that. */
interface Tension {
  /** 0 to 1. */
  readonly value: number;
  /** What was stirred up and has not settled yet; it has no upper end. */
  readonly heat: number;
  readonly atMs: number;
  /** Weapons in somebody's hand. */
  readonly drawn: ReadonlySet<EntityId>;
  /** What was still missing for the flag, when it was last looked at. */
  readonly missing: number | undefined;
}

export const calm: Tension = { value: 0, heat: 0, atMs: 0, drawn: new Set(), missing: undefined };

/** Half of what was stirred up has settled after so long. */
const halfLifeMs = 45_000;

export const levelOf = (value: number): TensionLevel =>
  value < 0.25 ? 'calm' : value < 0.5 ? 'uneasy' : value < 0.75 ? 'tense' : 'height';

/** The tension after one more fact: blows, blades and broken-off words raise it; time, stalls and new scenes let it sink. */
export function followTension(tension: Tension, fact: Fact, play: Play): Tension {
  if (fact.type === 'play:ended') return { ...calm, atMs: fact.at };
  const passedMs = Math.max(0, fact.at - tension.atMs);
  const settled = tension.heat * 0.5 ** (passedMs / halfLifeMs);
  const changes = changesIn(fact);
  const drawn = drawnAfter(tension.drawn, changes);
  const missing = fact.type === 'flag:checked' ? fact.missing.length : tension.missing;
  const heat = fact.type === 'scene:opened' ? settled / 2 : Math.max(0, settled + heatOf(fact, tension, changes));
  const value = 1 - Math.exp(-(heat + standing(play) + (drawn.size > 0 ? 0.25 : 0)));
  return { value, heat, atMs: fact.at, drawn, missing: fact.type === 'point:opened' ? undefined : missing };
}

/** What a fact stirs up. */
function heatOf(fact: Fact, { missing }: Tension, changes: readonly Change[]): number {
  const struck = changes.reduce((sum, change) => sum + blow(change), 0);
  switch (fact.type) {
    case 'action:ruled':
      return struck + (fact.verdict.ok ? 0 : 0.05);
    case 'event:told':
      return struck + (fact.cause === 'consequence' ? 0.06 : fact.cause === 'otherwise' ? 0.1 : 0);
    case 'line:begun':
      return { plain: 0, whisper: 0.03, aside: 0.02, shout: 0.12 }[fact.voice];
    case 'line:ended':
      return fact.cut ? 0.1 : 0;
    case 'word:spoken':
      return isExclaimed(fact.text) ? 0.025 : 0;
    case 'flag:checked':
      return missing !== undefined && fact.missing.length < missing ? 0.12 : 0;
    case 'point:reached':
      return fact.how === 'played' ? 0.08 : 0;
    case 'hack:refused':
      return 0.05;
    case 'stall:noted':
      return -0.15;
    default:
      return 0;
  }
}

const blows: Readonly<Record<string, number>> = {
  dead: 1.1,
  hurt: 0.7,
  wielded: 0.35,
  broken: 0.25,
  torn: 0.25,
  burning: 0.25,
};

const blow = ({ property, value }: Change): number => (value === true ? (blows[property] ?? 0) : 0);

/** The later, the less is harmless. */
const standing = ({ points, point }: Play): number =>
  points.length > 1 ? 0.22 * Math.min(1, Math.max(0, point) / (points.length - 1)) : 0;

function drawnAfter(before: ReadonlySet<EntityId>, changes: readonly Change[]): ReadonlySet<EntityId> {
  const handled = changes.filter(({ property }) => property === 'wielded');
  if (handled.length === 0) return before;
  const drawn = new Set(before);
  for (const { entity, value } of handled) {
    if (value === true) drawn.add(entity);
    else drawn.delete(entity);
  }
  return drawn;
}
