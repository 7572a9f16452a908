import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import { rowIn } from '../../src/drama/verb.ts';
import { isDead, placeOf } from '../../src/world/containment.ts';
import { thingsToldOf } from '../../src/world/told-of.ts';
import { flatDistance, wrapped, yawTowards } from './space/vector.ts';
import { Conversations } from './conversations.ts';
import { Greetings } from './greetings.ts';
import { OpenQuestions } from './open-questions.ts';
import { isBefore } from './startling.ts';
import { houseFrom, openToHouse, Spacing } from './spacing.ts';
import type { StagedActor } from './staged-actor.ts';
import type { StageParts } from './steps/doing.ts';

/** One turns the head so far; for more the body turns. */
const headTurn = 1.1;
/** For less than this nobody turns out to the house. */
const leastTurn = 0.05;

/** What bodies do while nobody asks anything of them: they turn to whoever speaks, come closer, and go back to their seats. */
export class Bystanders {
  private readonly conversations: Conversations;
  private readonly greetings: Greetings;
  private readonly spacing: Spacing;
  private readonly questions: OpenQuestions;

  constructor(
    private readonly parts: StageParts,
    private readonly isBusy: (actor: EntityId) => boolean,
  ) {
    const isFree = (actor: StagedActor): boolean =>
      actor.walker !== undefined &&
      !actor.walker.fixed &&
      !isBusy(actor.id) &&
      !isBehind(actor) &&
      !parts.isSteered(actor.id);
    this.greetings = new Greetings(parts, isFree);
    this.questions = new OpenQuestions(parts, isFree);
    // Who waits for a player's answer stands in nobody else's circle.
    this.conversations = new Conversations(parts, (actor) => isFree(actor) && !this.questions.awaitedBy(actor.id));
    this.spacing = new Spacing(parts, (actor) => isFree(actor) && parts.now() >= actor.hailedUntilMs);
  }

  follow(fact: Fact): void {
    this.questions.follow(fact);
    this.parts.sightLines.follow(fact);
    if (fact.type === 'line:begun') this.heed(fact.actor, fact.to);
    else if (fact.type === 'action:ruled' && !fact.verdict.ok) this.falter(fact.actor);
    else if (fact.type === 'action:begun') this.watch(fact.actor, fact.witnesses);
    else if (fact.type === 'action:ruled') {
      if (rowIn(fact.action).heard) this.lookRound(fact.actor, fact);
      this.faceDoer(fact);
    } else if (fact.type === 'event:told') this.startle(fact);
  }

  /** Whoever got up or went out for a deed goes back when it is done. True while somebody is on the way. */
  update(): boolean {
    let isUnderWay = this.greetings.update();
    if (this.spacing.update()) isUnderWay = true;
    if (this.questions.update()) isUnderWay = true;
    for (const actor of this.parts.actors.all.values()) {
      if (!actor.walker || this.isBusy(actor.id) || isDead(actor.thing)) continue;
      if (!actor.perch && this.parts.isSteered(actor.id)) continue;
      if (actor.isTalking) this.turnOut(actor);
      if (actor.perch ? actor.isUp && this.sitDownAgain(actor) : this.comeBack(actor)) isUnderWay = true;
    }
    return isUnderWay;
  }

  private sitDownAgain(actor: StagedActor): boolean {
    const { walker, perch } = actor;
    if (!walker || !perch) return false;
    const prop = this.parts.props.all.get(perch.thing);
    const beside = prop && this.parts.approaches.besides(prop, perch.stand.position, actor.id);
    const isBeside = !beside || flatDistance(walker.position, beside) < 0.35;
    if (isBeside || walker.status === 'no-way' || walker.status === 'stuck') this.parts.actors.perchAgain(actor);
    else if (walker.status !== 'walking') walker.go({ kind: 'point', position: beside, within: 0.2 });
    return true;
  }

  /** Whoever followed a deed over a threshold, and is not in that place by it, steps back. */
  private comeBack(actor: StagedActor): boolean {
    const { walker, thing } = actor;
    const { rooms, plan, ground } = this.parts;
    const here = walker && rooms.placeAt(walker.position);
    const place = placeOf(this.parts.world(), thing)?.id;
    if (!walker || walker.fixed || place === undefined || here === undefined || here === place || !rooms.has(place))
      return false;
    const mark = plan.mark(actor.id, place);
    if (walker.status === 'no-way' || walker.status === 'stuck' || walker.status === 'at-gate')
      this.parts.actors.putFree(actor, mark);
    else if (walker.status !== 'walking') {
      walker.go({ kind: 'point', position: ground.closest(mark.position) ?? mark.position, face: mark.yaw });
    }
    return true;
  }

  /** A speaker turns to whom they speak, and comes within talking distance; listeners turn to the speaker. */
  private heed(speaker: EntityId, to: EntityId | undefined): void {
    const { actors } = this.parts;
    const who = actors.get(speaker);
    if (!who?.walker) return;
    const other = to === undefined ? undefined : actors.get(to);
    const { rooms } = this.parts;
    if (other?.walker && other !== who) {
      if (!this.parts.isSteered(speaker)) who.gaze = other.id;
      const isTogether = rooms.placeAt(who.stand.position) === rooms.placeAt(other.stand.position);
      if (isTogether) this.conversations.speak(who, other);
      if (!this.isMoving(who)) this.turn(who, other);
    }
    const here = rooms.nearest(who.stand.position);
    for (const listener of actors.all.values()) {
      if (listener === who || !listener.walker || this.parts.isSteered(listener.id)) continue;
      if (rooms.nearest(listener.stand.position) !== here && !this.parts.sees(listener.id, speaker)) continue;
      const awaited = this.questions.awaitedBy(listener.id);
      listener.gaze = awaited && !this.questions.canGlance(listener, awaited, who) ? awaited.id : speaker;
      if (!this.isMoving(listener)) this.turn(listener, awaited ?? who);
    }
  }

  private watch(actor: EntityId, witnesses: readonly EntityId[]): void {
    for (const id of witnesses) {
      const witness = this.parts.actors.get(id);
      if (!witness || id === actor || witness.isTalking || this.parts.isSteered(id)) continue;
      if (!this.questions.awaitedBy(id)) witness.gaze = actor;
    }
  }

  /** Whoever has had a hand laid on them, or a blow, looks at whose hand it was. */
  private faceDoer({ actor, action }: FactOf<'action:ruled'>): void {
    const { actors } = this.parts;
    const doer = actors.get(actor);
    for (const id of [action.object, action.target]) {
      const other = id === undefined ? undefined : actors.get(id as EntityId);
      if (!doer?.walker || !other?.walker || other === doer || this.parts.isSteered(other.id)) continue;
      other.gaze = doer.id;
      if (!this.isMoving(other)) this.turn(other, doer);
    }
  }

  /** What happens at a thing that is there turns heads to it, also where nothing is to be seen of it but the thing. */
  private startle(fact: FactOf<'event:told'>): void {
    const things = thingsToldOf(fact, this.parts.world());
    for (const id of fact.witnesses) {
      const source = things.find((thing) => isBefore(this.parts, thing, id));
      if (source) this.lookRound(source, { witnesses: [id] });
    }
    const [source] = things;
    const point = source && this.parts.eyes.pointOf(source);
    if (point) for (const id of fact.unseenBy ?? []) this.parts.eyes.hearNoise(id, point);
  }

  /** A noise is looked at by whoever does not see what it was: with the head, or with the whole body. */
  private lookRound(source: EntityId, { witnesses, unseenBy = [] }: Pick<Fact, 'witnesses' | 'unseenBy'>): void {
    const { eyes } = this.parts;
    const point = eyes.pointOf(source);
    if (!point) return;
    for (const id of unseenBy) eyes.hearNoise(id, point);
    for (const id of witnesses) {
      const witness = this.parts.actors.get(id);
      if (!witness?.walker || id === source || this.parts.isSteered(id) || eyes.zoneOf(id, point) === 'centre')
        continue;
      if (witness.isTalking && eyes.zoneOf(id, point) === 'edge') continue;
      // Where it came from; what it was is not known through a wall.
      witness.gaze = point;
      const off = Math.abs(wrapped(yawTowards(witness.stand.position, point) - witness.stand.yaw));
      if (off > headTurn && !witness.walker.fixed && !this.isMoving(witness) && witness.posture !== 'lying')
        witness.walker.stand(yawTowards(witness.stand.position, point));
    }
  }

  /** A deed that could not be done is seen not to be done. */
  private falter(id: EntityId): void {
    const actor = this.parts.actors.get(id);
    if (actor?.walker) actor.gesture = { verb: 'falter', beganMs: this.parts.now(), contactMs: 540 };
  }

  /** The body is turned out towards the house as far as the neck allows. */
  private turn(actor: StagedActor, { id: other, stand }: StagedActor): void {
    const { id, walker, posture } = actor;
    if (!walker || walker.fixed || posture === 'lying' || this.parts.isSteered(id)) return;
    const towards = yawTowards(walker.position, stand.position);
    // To whoever plays one turns all the way: they are the house.
    const house = houseFrom(this.parts, actor);
    const yaw = this.parts.isSteered(other) ? towards : openToHouse(towards, house);
    const off = Math.abs(wrapped(towards - walker.yaw));
    if (off > headTurn || openToHouse(walker.yaw, house) !== walker.yaw) walker.stand(yaw);
  }

  /** Whoever speaks with their back to the house, as after a deed at its far wall, turns out of it. */
  private turnOut(actor: StagedActor): void {
    const { walker, posture, gaze } = actor;
    if (!walker || walker.fixed || walker.status === 'walking' || posture === 'lying') return;
    const player = typeof gaze === 'string' && this.parts.isSteered(gaze) ? this.parts.actors.get(gaze) : undefined;
    // To a player one does not speak over one's shoulder, either: a blow may have turned one away.
    if (player) return this.turn(actor, player);
    const yaw = openToHouse(walker.yaw, houseFrom(this.parts, actor));
    if (Math.abs(wrapped(yaw - walker.yaw)) > leastTurn) walker.stand(yaw);
  }

  private isMoving({ id, walker }: StagedActor): boolean {
    return this.isBusy(id) || walker?.status === 'walking';
  }
}

/** In hiding: whoever speaks from there stays there. */
const isBehind = ({ perch }: StagedActor): boolean => perch !== undefined;
