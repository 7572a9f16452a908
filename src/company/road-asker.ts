import type { Beat, Trajectory } from '../drama/beat.ts';
import type { Point } from '../drama/point.ts';
import { isInPart } from '../mind/guarding/in-part.ts';
import { currentPoint, type Play } from '../play/play.ts';
import { mattersTold } from '../play/telling.ts';
import type { Desk } from './desk.ts';
import { listenersFor } from './minds.ts';
import { roadsOpenNow } from './planner.ts';
import { planRequest } from './road-layer.ts';

/** With fewer roads than these a single person, or a single no, can keep the play from getting on. */
const fewestRoads = 2;

/** Asks a model for roads where the author's cannot be taken as things are, once for each point. */
export class RoadAsker {
  private readonly asked = new Set<string>();

  constructor(private readonly desk: Desk) {}

  /** More roads, laid beside the play from the plan and the room alone: what was said in it reaches no planner. */
  askWhereFew(point: Point): void {
    const { desk, asked } = this;
    const play = desk.play();
    if (desk.brain.source !== 'model' || asked.has(point.id) || roadsOpenNow(play).length >= fewestRoads) return;
    asked.add(point.id);
    const request = planRequest(play, point);
    desk.outside(async () => {
      const roads = await desk.brain.plan(request, AbortSignal.timeout(60_000)).catch(() => []);
      for (const trajectory of roads.filter((road) => this.isSound(road))) {
        if (currentPoint(desk.play())?.point.id !== point.id) return;
        desk.record({ type: 'road:laid', by: 'planner', point: point.id, trajectory, source: 'model' });
      }
    });
  }

  /** What stands in a beat is put into somebody's mind and mouth: it must be theirs to know and to say. */
  private isSound({ beats }: Trajectory): boolean {
    const { desk } = this;
    return beats.every((beat) => {
      const [listener] = listenersFor(desk, [beat.actor]);
      return (
        listener !== undefined &&
        textsOf(beat).every((text) => isInPart(listener, text) && isKnown(desk.play(), beat, text))
      );
    });
  }
}

const textsOf = ({ plays, hint, instruction }: Beat): string[] => [
  ...plays,
  hint,
  ...(instruction ? [instruction] : []),
];

/** Does it tell no matter of the play but what this person knows? */
function isKnown({ blueprint, profiles }: Play, { actor }: Beat, text: string): boolean {
  const knows = profiles.get(actor)?.knows ?? [];
  const told = mattersTold(blueprint, { seq: 0, at: 0, kind: 'line', text, witnesses: [] });
  return told.every((matter) => knows.some((known) => known.matter === matter));
}
