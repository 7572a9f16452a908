import { given } from '../kit/given.ts';
import { pickWeighted, seededRandom } from '../kit/random.ts';
import type { Change } from '../drama/change.ts';
import type { PlacedPoint } from '../drama/blueprint.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Draft, PointEnd } from '../drama/fact.ts';
import type { Point } from '../drama/point.ts';
import { parentIn, whereabouts, type Whereabouts } from '../drama/whereabouts.ts';
import { holds } from '../play/condition.ts';
import { isPersonWaiting } from '../play/floor.ts';
import { hasGoneThemselves } from '../play/goings.ts';
import { currentPoint, floorView, isForEver, isIdle, isPlayed, roadsTo, worldOf, type Play } from '../play/play.ts';
import { understudy } from '../mind/understudy/understudy.ts';
import { asToldToAll } from '../mind/witnessed.ts';
import { happeningsIn } from '../world/tongues/tongues.ts';
import { placeOf } from '../world/containment.ts';
import { endedPostures } from '../world/ended-postures.ts';
import { thingOf } from '../world/world.ts';
import { causesMissing } from './claims.ts';
import type { Credit } from './credit.ts';
import type { Desk } from './desk.ts';
import { soundChanges, tellIfSo, type Consequences } from './consequences.ts';
import { comeTrue, hasPlayedARoad, reviewFlag } from './planner.ts';
import type { RoadAsker } from './road-asker.ts';
import { layRoads } from './road-layer.ts';

/** Checks the flag after each beat, moves the story to the next point, and brings actors on and off. */
export class Transfer {
  /** What the judge last found, of which point. */
  private judged: { readonly point: string; readonly met: boolean; readonly why: string } | undefined;
  private judgedAt = -1;
  private judging = false;

  constructor(
    private readonly desk: Desk,
    private readonly consequences: Consequences,
    private readonly credit: Credit,
    private readonly roads: RoadAsker,
  ) {}

  /** Opens the next point, and the act and the scene around it; after the last, the play is over. */
  openNext(): void {
    const play = this.desk.play();
    if (play.pointOpen || play.ended) return;
    this.drawCase();
    const last = play.points[play.point];
    const next = nextPoint(play);
    if (!next) {
      // A play is complete when every point came about, one way or another.
      const passed = play.reached.filter(({ how }) => how === 'passed').map(({ point }) => point);
      const ending = passed.length > 0 ? `without ${passed.join(', ')}` : (endingOf(play) ?? 'the end');
      return this.note({ type: 'play:ended', ending: ending.slice(0, 600), completed: passed.length === 0 });
    }
    // A log may break off between the act and its first point: what has been opened stays so.
    const { act, scene, point } = play.since;
    if (last?.act.id !== next.act.id && act.seq <= point.seq) this.note({ type: 'act:opened', act: next.act.id });
    if (last?.scene.id !== next.scene.id && scene.seq <= point.seq) this.openScene(next);
    // With a new scene everybody is where it begins; within one, people come and go by themselves.
    const isNewScene = last?.scene.id !== next.scene.id;
    const entrances = missing(this.desk.play(), next.point);
    const own = entrances.filter(({ actor }) => !isNewScene && isTheirs(this.desk.play(), actor));
    for (const entrance of entrances) if (!own.includes(entrance)) this.bringIn(entrance);
    this.note({ type: 'point:opened', point: next.point.id });
    for (const { actor, at } of own) this.callIn(next.point, actor, at);
    this.layRoads(next.point);
  }

  private bringIn({ actor, at, narration }: Entrance): void {
    const world = worldOf(this.desk.play());
    const told = narration ?? happeningsIn(world).isHere(thingOf(world, actor));
    this.note({ type: 'actor:entered', actor, changes: this.placed([{ entity: actor, at }]), narration: told });
  }

  /** A person is told that it is their turn to come; whoever has been and gone by themselves knows where the others are. */
  private callIn(point: Point, actor: EntityId, at: Whereabouts): void {
    const play = this.desk.play();
    const place = placeOf(worldOf(play), thingOf(worldOf(play), parentIn(at)));
    if (!place || hasGoneThemselves(play, actor)) return;
    const text = happeningsIn(worldOf(play)).isAwaited(place);
    this.note({ type: 'cue:given', actor, kind: 'hint', beat: point.id, text });
  }

  /** Brings in who was told to come, and has since only looked on from where they were. True if that brought anybody. */
  bringIdle(): boolean {
    const play = this.desk.play();
    const point = currentPoint(play)?.point;
    const late = (point ? missing(play, point) : []).filter(
      ({ actor }) => isPlayed(play, actor) && !isTheirs(play, actor),
    );
    for (const entrance of late) this.bringIn(entrance);
    return late.length > 0;
  }

  /** Which of its case files the play is about, before anything else is settled. */
  private drawCase(): void {
    const { blueprint, settings, point, case: drawn } = this.desk.play();
    const cases = blueprint.cases ?? [];
    if (cases.length === 0 || point >= 0 || drawn !== undefined) return;
    const file =
      cases.find(({ id }) => id === settings.case) ??
      pickWeighted(seededRandom(`${settings.seed}/case`), cases, ({ weight = 1 }) => weight);
    const changes = (file.changes ?? []).flatMap((change) => soundChanges(this.desk, [change]));
    this.note({ type: 'case:drawn', case: file.id, changes });
  }

  /** A flag without a road to it gets what can be worked out from what it asks for. */
  private layRoads(point: Point): void {
    const known = roadsTo(this.desk.play(), point).length;
    if (known === 0) {
      for (const trajectory of layRoads(this.desk.play(), point)) {
        this.desk.record({ type: 'road:laid', by: 'planner', point: point.id, trajectory, source: 'understudy' });
      }
    }
    this.roads.askWhereFew(point);
  }

  private openScene({ scene }: PlacedPoint): void {
    const { id, description, place } = scene;
    this.note({ type: 'scene:opened', scene: id, changes: this.placed(scene.places ?? []) });
    tellIfSo(this.desk, { cause: 'scene', id, narration: description, place });
  }

  /** Everybody and everything put in its place, as far as the world bears it. */
  private placed(places: readonly { readonly entity: EntityId; readonly at: Whereabouts | null }[]): Change[] {
    return places.flatMap(({ entity, at }) => soundChanges(this.desk, [{ entity, property: 'at', value: at }]));
  }

  /** Looks at the flag of the point being played. */
  check(): void {
    this.consequences.follow();
    this.credit.look();
    for (const step of comeTrue(this.desk.play())) this.credit.give(step);
    const play = this.desk.play();
    const placed = currentPoint(play);
    if (!placed) return;
    const { point } = placed;
    if (isForEver(play) && isChapterOver(play)) return this.reach('played');
    const review = reviewFlag(play, point);
    if (!review) return this.judge(placed);
    const { met, hacked } = review;
    const isOver = met || (point.moot !== undefined && holds(play, point.moot));
    // Nobody is left without an answer because the play moves on: it is looked at again after that.
    if (isOver && isPersonWaiting(play.floor, floorView(play)))
      return this.wait(point.id, 'a person waits to be heard and answered');
    if (isOver && !met) return this.reach('moot');
    if (met && isJustOpened(play)) return this.wait(point.id, 'the point before it was reached a moment ago');
    const missing = review.missing.map((sentence) => sentence.slice(0, 600));
    if (hacked) this.refuseHack(play, point);
    this.note({ type: 'flag:checked', point: point.id, met, missing, judge: 'rules' });
    if (met) this.reach('played');
  }

  private wait(point: string, why: string): void {
    this.note({ type: 'flag:checked', point, met: false, missing: [], judge: 'rules', why });
  }

  /** Leaves the point behind: tells what came of it, and takes those off who leave with it. */
  reach(how: PointEnd): void {
    const placed = currentPoint(this.desk.play());
    if (!placed) return;
    const { point, scene } = placed;
    const isSo = !point.resultWhen || holds(this.desk.play(), point.resultWhen);
    const narration = isSo ? point.result : point.resultElse;
    if (narration && (how === 'played' || how === 'otherwise')) {
      tellIfSo(this.desk, { cause: 'result', id: point.id, narration, place: scene.place });
    }
    for (const actor of point.leaves ?? []) {
      const play = this.desk.play();
      const thing = thingOf(worldOf(play), actor);
      if (thing.at === null) continue;
      const goes: Change[] = [{ entity: actor, property: 'at', value: exitFor(play, actor) }];
      const changes = [...goes, ...endedPostures(worldOf(play), goes)];
      this.note({ type: 'actor:left', actor, changes, narration: happeningsIn(worldOf(play)).isGone(thing) });
    }
    this.note({ type: 'point:reached', point: point.id, how });
  }

  /** A sentence nobody could write as a condition goes to the brain, beside the play: what it found counts at the next look. */
  private judge({ point }: PlacedPoint): void {
    const { desk } = this;
    const play = desk.play();
    if (isPersonWaiting(play.floor, floorView(play)))
      return this.wait(point.id, 'a person waits to be heard and answered');
    const found = this.judged?.point === point.id ? this.judged : undefined;
    const missing = found?.met
      ? (point.flag.needs ?? []).filter((need) => !holds(play, need.when)).map((need) => need.missing)
      : [point.flag.says];
    const met = found?.met === true && missing.length === 0;
    if (found?.met && !met) this.refuseHack(play, point);
    const judge = found ? desk.brain.source : 'rules';
    this.note({
      type: 'flag:checked',
      point: point.id,
      met,
      missing,
      judge,
      ...given({ why: found?.why.slice(0, 600) }),
    });
    if (met) this.reach('played');
    else if (point.moot && holds(desk.play(), point.moot)) this.reach('moot');
    else if (play.history.length !== this.judgedAt) this.askJudge(point);
  }

  private askJudge(point: Point): void {
    const { desk } = this;
    const play = desk.play();
    if (this.judging) return;
    this.judging = true;
    this.judgedAt = play.history.length;
    const history = play.history
      .slice(play.since.point.moments)
      .filter(({ kind }) => kind === 'line' || kind === 'deed' || kind === 'event')
      .map((moment) => asToldToAll(play, moment, false));
    const request = { flag: point.flag.says, point: point.id, history, played: hasPlayedARoad(play, point) };
    desk.outside(async () => {
      const late = AbortSignal.timeout(60_000);
      const judgement = await desk.brain.judge(request, late).catch(() => understudy.judge(request, late));
      this.judging = false;
      if (currentPoint(desk.play())?.point.id !== point.id) return;
      this.judged = { point: point.id, ...judgement };
      // Where something is going on it is looked at when that ends; where nothing is, now.
      if (judgement.met) desk.record({ type: 'clock:struck', by: 'clock' });
    });
  }

  /** The flag stands without its cause: whoever spoke last, if a person did, hears what is missing. */
  private refuseHack(play: Play, point: Point): void {
    const last = play.history.last;
    const actor = last?.actor;
    if (actor === undefined || !isPlayed(play, actor)) return;
    const claim = last?.text.slice(0, 200) ?? '';
    const missing = causesMissing(play, actor, point, this.desk.probe);
    this.note({ type: 'hack:refused', actor, point: point.id, claim, missing }, 'planner');
  }

  private note(fact: Unsigned, by = 'transfer'): void {
    this.desk.record({ ...fact, by });
  }
}

type Unsigned = { [T in Draft['type']]: Omit<Extract<Draft, { type: T }>, 'by'> }[Draft['type']];

/** [POINT7] What opened a moment ago has not been played yet, though its flag be met: points do not fall in a heap. */
const isJustOpened = ({ reached, tally, since, now, settings }: Play): boolean =>
  reached.at(-1)?.how === 'played' && tally.turns === since.point.turns && now - since.point.at < settings.lullMs;

/** So many turns are a chapter of a play that lives on: then people keep what mattered of it. */
const chapterTurns = 60;

const isChapterOver = ({ tally, since, floor }: Play): boolean =>
  tally.turns - since.point.turns >= chapterTurns && floor.turns.length === 0 && floor.dues.length === 0;

/** The next point. A scene in which there is nothing left to play is not opened at all: the play went another way. */
function nextPoint(play: Play): PlacedPoint | undefined {
  if (isForEver(play)) return play.points[play.point];
  const isMoot = ({ point }: PlacedPoint): boolean => point.moot !== undefined && holds(play, point.moot);
  for (let index = play.point + 1; ;) {
    const next = play.points[index];
    const isFirst = next && play.points[index - 1]?.scene.id !== next.scene.id;
    const inScene = isFirst ? play.points.filter(({ scene }) => scene.id === next.scene.id) : [];
    if (!isFirst || !inScene.every(isMoot)) return next;
    index += inScene.length;
  }
}

/** How it ended: as the last point says that was really played. */
function endingOf(play: Play): string | undefined {
  const played = play.reached.findLast(({ how }) => how !== 'moot')?.point;
  return play.points.find(({ point }) => point.id === played)?.point.ending;
}

type Entrance = NonNullable<Point['enters']>[number];

/** Who is to come with the point, and is not there. */
const missing = (play: Play, { enters = [] }: Point): readonly Entrance[] =>
  enters.filter(({ actor, at }) => !isDeadOrThere(play, actor, parentIn(at)));

/** A person comes when they come, unless they only look on; who has gone somewhere by themselves is where they want to be. */
const isTheirs = (play: Play, actor: EntityId): boolean =>
  isPlayed(play, actor) && (!isIdle(play, actor) || hasGoneThemselves(play, actor));

function isDeadOrThere(play: Play, actor: EntityId, parent: EntityId): boolean {
  const thing = thingOf(worldOf(play), actor);
  return thing.state['dead'] === true || (thing.at !== null && Object.values(thing.at)[0] === parent);
}

/** Off stage: through the nearest way out, or, for what came from nowhere, nowhere. */
function exitFor(play: Play, actor: EntityId): Whereabouts | null {
  if (play.profiles.get(actor)?.apparentTo) return null;
  const place = placeOf(worldOf(play), thingOf(worldOf(play), actor));
  const to = place?.exits[0]?.to;
  return to ? whereabouts('in', to) : null;
}
