import type { Trajectory } from '../../drama/beat.ts';
import { partsIn } from '../../drama/condition-fold.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Point } from '../../drama/point.ts';
import { nameOf, roadsTo, type Play } from '../../play/play.ts';

/** A way to a point, in words. */
export interface Road {
  readonly id: string;
  readonly says: string;
  /** Who would have begun it, and what the prompter would have whispered to them. */
  readonly begins: { readonly actor: EntityId; readonly name: string; readonly whisper: string } | undefined;
  /** Some of it was walked. */
  readonly isBegun: boolean;
}

interface Roads {
  readonly taken: Road | undefined;
  readonly notTaken: readonly Road[];
}

/** How often each beat was a step somebody took, and whether it came about at all. */
interface Steps {
  readonly acted: ReadonlyMap<string, number>;
  readonly played: ReadonlySet<string>;
}

/** The steps of the evening. One deed may be a step on many roads at once; whoever decided on a beat meant that one. */
export function stepsTaken(facts: Iterable<Fact>): Steps {
  const acted = new Map<string, number>();
  const played = new Set<string>();
  for (const fact of facts) {
    if (fact.type === 'beat:played') played.add(fact.beat);
    else if (fact.type === 'turn:begun' && fact.beat !== undefined)
      acted.set(fact.beat, (acted.get(fact.beat) ?? 0) + 1);
  }
  return { acted, played };
}

/** The road that was taken to a point, and those that were not. */
export function roadsFor(point: Point, play: Play, { acted, played }: Steps): Roads {
  const possible = roadsTo(play, point).filter((road) => isOfThisCase(road, play));
  const scored = possible.map((road) => {
    const meant = road.beats.filter(({ id }) => acted.has(id)).length;
    const came = road.beats.filter(({ id }) => played.has(id)).length;
    // What was meant counts most, then what came about, then how near it is to being the whole road.
    return { road, meant, came, score: meant * 3 + came + came / road.beats.length };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  );
  const notTaken = scored.filter((each) => each !== best).sort((a, b) => a.meant - b.meant);
  return {
    taken: best && inWords(best.road, play, true),
    notTaken: notTaken.map(({ road, meant }) => inWords(road, play, meant > 0)),
  };
}

function inWords(road: Trajectory, play: Play, isBegun: boolean): Road {
  const [first] = road.beats;
  const says = road.description ?? road.beats.map(({ hint }) => hint).join(' ');
  const begins = first && { actor: first.actor, name: nameOf(play, first.actor), whisper: first.hint };
  return { id: road.id, says, begins, isBegun };
}

/** A road of another story was never open tonight. */
const isOfThisCase = ({ when }: Trajectory, play: Play): boolean => {
  const cases = when ? partsIn(when).cases : [];
  return cases.length === 0 || play.case === undefined || cases.includes(play.case);
};
