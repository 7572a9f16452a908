import { Doorway, Meeting } from './doorway.ts';
import type { Pedestrian } from './pedestrian.ts';
import type { Gate } from './walker.ts';

/** All doorways, and who comes to which. */
export class Traffic {
  readonly doorways: readonly Doorway[];
  private readonly meetings = new Map<Pedestrian, Meeting>();
  private readonly trial = new Meeting();
  private readonly meetingOf = (walker: Pedestrian): Meeting => this.meetings.get(walker)!;

  constructor(gates: readonly Gate[]) {
    this.doorways = gates.map((gate) => new Doorway(gate));
  }

  add(walker: Pedestrian): void {
    this.meetings.set(walker, new Meeting());
  }

  remove(walker: Pedestrian): void {
    this.meetings.delete(walker);
    for (const { passing } of this.doorways) {
      if (passing.includes(walker)) passing.splice(passing.indexOf(walker), 1);
    }
  }

  /** The next doorway on its way. */
  doorwayOf(walker: Pedestrian): Doorway | undefined {
    return this.meetings.get(walker)?.doorway;
  }

  isPassing(walker: Pedestrian): boolean {
    return this.doorways.some(({ passing }) => passing.includes(walker));
  }

  /** Stops those who come to a closed gate or must wait for others. */
  update(everyone: readonly Pedestrian[], seconds: number): void {
    for (const walker of everyone) this.meet(walker);
    for (const doorway of this.doorways) doorway.settle(this.meetingOf, seconds);
  }

  private meet(walker: Pedestrian): void {
    const meeting = this.meetings.get(walker)!;
    const doorway = this.nextDoorway(walker, meeting);
    if (!walker.isGoing) return;
    if (!doorway?.isShutFor(walker)) {
      leaveGate(walker);
      doorway?.announce(walker);
      return;
    }
    walker.leash = Math.min(walker.leash, meeting.closedStop);
    // Those behind the first wait at the gate too.
    const waits = meeting.closedStop < 0.06 || (walker.blocked > 0.3 && meeting.distance < 2.5);
    // Who is led may slip along the door while they push at it.
    const isStopped = walker.speed < 0.05 || walker.pressed > 0.1;
    if (waits && isStopped && walker.aside === undefined) {
      walker.status = 'at-gate';
      walker.gate = doorway.gate.id;
    }
    if (walker.status === 'at-gate') walker.isHeld = true;
  }

  private nextDoorway(walker: Pedestrian, meeting: Meeting): Doorway | undefined {
    meeting.doorway = undefined;
    meeting.distance = Infinity;
    if (!walker.isGoing) return undefined;
    const { trial } = this;
    for (const doorway of this.doorways) {
      if (!doorway.isNear(walker)) continue;
      doorway.meets(walker, trial);
      if (trial.distance < meeting.distance) Object.assign(meeting, trial);
    }
    return meeting.doorway;
  }
}

function leaveGate(walker: Pedestrian): void {
  walker.gate = undefined;
  if (walker.status === 'at-gate') walker.status = 'walking';
}
