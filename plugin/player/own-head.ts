import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { isDead } from '../../src/world/containment.ts';
import { deadToldOf, thingsToldOf } from '../../src/world/told-of.ts';
import type { StageView } from '../picture/view/stage-view.ts';
import { vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { isBefore } from '../stage/startling.ts';

import { bearingOf } from './bearing.ts';
import { HeadTurn, type Bearing } from './head-turn.ts';
import type { Comfort, LookAngles } from './look-angles.ts';
import {
  companyLook,
  endedDeedOf,
  endedLineOf,
  isPassing,
  isStartling,
  lookCallIn,
  type LookCall,
} from './look-call.ts';
import type { Engagement } from './player-rig.ts';
import { liftAngle, liftIn, type RigFrame } from './rig-frame.ts';
import type { Outlook, StageAttention } from './stage-attention.ts';
import type { PlayerView } from './view-mode.ts';

/** What a head is turned by, and what it is seen with. */
interface HeadParts {
  readonly stage: Stage;
  readonly view: StageView;
  readonly role: EntityId;
  readonly mind: StageAttention;
  readonly angles: LookAngles;
  readonly comfort: () => Comfort;
  readonly aspect: () => number;
  readonly frame: () => RigFrame | undefined;
  /** Shows the picture as it is with the angles as they are now. */
  readonly show: () => void;
}

/** Who looked about for themselves is left alone for so long by whatever only passes. */
const ownLookSeconds = 6;
/** So often it is seen to that they are not left before a wall. */
const companySeconds = 0.5;
/** Half of a head of which nothing is known. */
const usualHeadMeters = 0.2;
/** The picture over a shoulder goes round with the look: after so many tries it shows what it is to show. */
const firstTries = 4;

/**
 * The head of whoever plays, while they do not turn it themselves: it faces somebody at first, turns to what happens, and
 * then back to whom it was with, so that nobody who does nothing is left before an empty doorway.
 */
export class OwnHead {
  /** Whether they have looked about since the scene began. */
  private hasFaced = false;
  private readonly turn = new HeadTurn();
  /** Whom they were with last: spoke with, or heard. */
  private companion: EntityId | undefined;
  private sinceOwnLook = Infinity;
  /** The look is where a hand or a step has brought it. */
  private isTurnedByHand = false;
  private sinceCompany = 0;
  /** Whom the look comes up to again, or which way. */
  private resting: Outlook | undefined;
  private engagement: Engagement | undefined;

  constructor(private readonly parts: HeadParts) {}

  /** Something is to be looked at: a fact of the play, or what was picked on purpose. */
  hear(call: LookCall): void {
    const { stage, role } = this.parts;
    if (isPassing(call) && this.sinceOwnLook < ownLookSeconds) return;
    if (this.engagement && call.at !== this.engagement.with && !isStartling(call)) return;
    this.turn.hear(call);
    const isWithThem = call.isTalk || call.lineOf !== undefined || call.deedOf === role;
    if (isWithThem && this.turn.at === call.at && stage.actors.get(call.at)) this.companion = call.at;
  }

  /** Whoever is heard behind a thing, and not seen, is looked for there: at the thing. */
  private asSeen(call: LookCall): LookCall {
    const { stage, role } = this.parts;
    const other = stage.actors.get(call.at);
    const hidesThem = other?.isHiding && other.perch?.thing;
    if (!hidesThem || this.parts.mind.isSeen(call.at) || !isBefore(stage.parts, hidesThem, role)) return call;
    return { ...call, at: hidesThem };
  }

  /** They write or choose: the head is with whom that is for, and what is nothing to them is looked at no longer. */
  engage(engagement: Engagement | undefined): void {
    const before = this.engagement;
    if (engagement?.how === before?.how && engagement?.with === before?.with) return;
    this.engagement = engagement;
    const whom = engagement?.with;
    if (!engagement || (this.turn.at === whom && whom !== undefined)) return;
    if (this.turn.at !== undefined && !this.turn.isStartled) this.turn.stop();
    if (whom !== undefined && whom !== before?.with) this.companion = whom;
  }

  follow(fact: Fact): void {
    const { stage, role, mind, comfort } = this.parts;
    if (fact.type === 'scene:opened') this.hasFaced = false;
    const [doer, speaker] = [endedDeedOf(fact), endedLineOf(fact)];
    if (doer !== undefined) this.turn.relax(doer);
    if (speaker !== undefined) this.turn.hush(speaker);
    if (comfort().isHeadOwn) return;
    const [body] = deadToldOf(fact, stage.world).filter((id) => id !== role);
    const told = body ?? thingsToldOf(fact, stage.world).find((id) => isBefore(stage.parts, id, role));
    const call = lookCallIn(fact, role, (id) => mind.isOwnThing(id), told);
    if (call) this.hear(this.asSeen(call));
  }

  /** Somebody has it look elsewhere: it stays there until something happens. */
  leaveAlone(): void {
    this.hasFaced = true;
    this.isTurnedByHand = true;
    this.turn.stop();
  }

  lookedByHand(radians: number): void {
    this.sinceOwnLook = 0;
    this.isTurnedByHand = true;
    this.leaveDraft();
    this.turn.lookedByHand(radians);
  }

  /** Who looks about or walks off leaves what they wrote for later. */
  private leaveDraft(): void {
    if (this.engagement?.how === 'drafting') this.engagement = undefined;
  }

  /** Whether the head was turned. Who walks goes where they look: their head is their own. */
  update(seconds: number, mode: PlayerView, isPushed: boolean, isWaiting: boolean): boolean {
    const { stage, role, mind, angles, comfort } = this.parts;
    this.sinceOwnLook += seconds;
    if (!stage.actors.get(role)?.isOnStage) return false;
    if (!this.hasFaced) this.faceSomebody(mode);
    if (isPushed) {
      this.sinceOwnLook = 0;
      this.isTurnedByHand = true;
      this.leaveDraft();
    }
    if (mode === 'photo' || isPushed) {
      this.turn.stop();
      return false;
    }
    const { isStill } = comfort();
    // What has come into the own hands is before the eyes wherever they turn: they come up from it.
    if (this.turn.at !== undefined && mind.isOwnThing(this.turn.at)) this.turn.comeUp();
    if (this.turn.isOnItsWayHome) {
      this.resting ??= this.restingPlace();
      this.turn.comeHome(seconds, angles, this.restingBearing(this.resting, mode), isStill);
      return false;
    }
    this.resting = undefined;
    if (this.turn.at === undefined) this.keepCompany(seconds, mode);
    const { at } = this.turn;
    if (at === undefined) return false;
    const isTurned = this.turn.update(seconds, angles, this.isToBeSeen(at) ? this.bearing(at, mode) : undefined, {
      isStill,
      isWaiting,
    });
    if (isTurned) this.isTurnedByHand = false;
    return isTurned;
  }

  /** Nobody begins before a wall, or over somebody's head: whoever is nearest in sight is faced, else the room. */
  private faceSomebody(mode: PlayerView): void {
    const { mind, angles, show } = this.parts;
    this.hasFaced = true;
    this.isTurnedByHand = false;
    // Where something happens as it begins, the head turns to that.
    if (this.turn.at !== undefined) return;
    const outlook = mind.outlook(angles.yaw);
    if (!outlook) return;
    angles.face(outlook.yaw, this.levelPitch);
    if (outlook.at === undefined) return;
    for (let tries = 0; tries < firstTries; tries++) {
      show();
      const bearing = this.bearing(outlook.at, mode);
      if (bearing) angles.face(bearing.yaw, bearing.pitch);
    }
    // They may still be on their way to where they are to stand.
    this.hear(companyLook(outlook.at));
  }

  /** Nothing happens: whoever has not looked elsewhere for themselves has somebody before them. */
  private keepCompany(seconds: number, mode: PlayerView): void {
    const { angles, mind, comfort } = this.parts;
    this.sinceCompany += seconds;
    if (this.sinceCompany < companySeconds) return;
    this.sinceCompany = 0;
    if (this.isTurnedByHand || comfort().isHeadOwn) return;
    const { companionInSight: companion } = this;
    const isClear = companion !== undefined && mind.isClear(companion);
    const isKept = isClear || this.engagement !== undefined;
    const at = isKept ? companion : (mind.outlook(angles.yaw)?.at ?? companion);
    if (at !== undefined && !this.bearing(at, mode)?.isInPicture) this.hear(companyLook(at));
  }

  /** Whom they were with last, while they are there to be seen. */
  private get companionInSight(): EntityId | undefined {
    const { stage, mind } = this.parts;
    const companion = this.companion === undefined ? undefined : stage.actors.get(this.companion);
    const isThere = companion?.isOnStage && !isDead(companion.thing) && mind.isSeen(companion.id);
    return isThere ? companion.id : undefined;
  }

  private restingPlace(): Outlook {
    const { mind, angles } = this.parts;
    const at = this.companionInSight;
    const { yaw } = angles;
    return at === undefined ? (mind.outlook(yaw) ?? { at, yaw }) : { at, yaw };
  }

  /** Over a shoulder the picture goes round with the look: where somebody is in it changes on the way. */
  private restingBearing({ at, yaw }: Outlook, mode: PlayerView): Pick<Bearing, 'yaw' | 'pitch'> {
    const bearing = at === undefined ? undefined : this.bearing(at, mode);
    return bearing ?? { yaw, pitch: this.levelPitch };
  }

  /** Where nobody is looked at; in an upright picture a little down, as if somebody stood there. */
  private get levelPitch(): number {
    const { aspect, frame } = this.parts;
    return -liftAngle(liftIn(aspect()), frame()?.fov ?? 0);
  }

  /** Nobody stares at the wall that somebody is behind; to their own deed people look all the way. */
  private isToBeSeen(at: EntityId): boolean {
    const { stage, role, mind } = this.parts;
    return this.turn.deedOf === role || stage.actors.get(at) === undefined || mind.isSeen(at);
  }

  private bearing(at: EntityId, mode: PlayerView): Bearing | undefined {
    const { stage, view, role, aspect, frame } = this.parts;
    const [self, now] = [stage.actors.get(role), frame()];
    if (!self || !now) return undefined;
    const eyesOf = (id: EntityId): Vec3 | undefined => {
      const head = view.actors.get(id)?.headPlace;
      return head && vec(head.neck.x, head.neck.y + head.up, head.neck.z);
    };
    const ownHeadMeters = view.actors.get(role)?.headPlace?.half ?? usualHeadMeters;
    return bearingOf({ stage, self, view: mode, frame: now, aspect: aspect(), ownHeadMeters, eyesOf }, at);
  }
}
