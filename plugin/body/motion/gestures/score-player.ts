import { eased } from '../../../../src/kit/numbers.ts';
import { easyFist, idleHand, layHand, type Bearing, type HandBearing } from '../bearing.ts';
import { aimAt, keepInReach, plainAim, turnHand, turnTogether, turnTrunk } from './aim.ts';
import { handTracks, takeHand, type HandTracks } from './hand-tracks.ts';
import { variety, type GestureManner } from './manner.ts';
import { axes, contactPartOf, handTurns, type Beat, type Channel, type HandKey, type Score } from './score.ts';
import { trackThrough, valueAt, type Track } from './track.ts';

/** What changes its side when a gesture is played with the left. */
const sided: ReadonlySet<Channel> = new Set<Channel>(['turn', 'tilt', 'twist', 'sway', 'shiftX']);
/** The trunk goes first, the hand follows. */
const trunkLead = 0.045;
/** A second hand that does the same does it a little later and a little less: nobody is that even. */
const otherLag = 0.02;
/** How long before and after a contact a gesture keeps its hands off it. */
const leewayPart = 0.14;
/** A second hand this far before the body helps the first one, and goes with it. */
const alongMeters = 0.35;
/** From this far on the other side, the other hand is nearer. */
const otherSideRadians = 0.6;

/** What one channel of a body does in a score. */
interface BodyTrack {
  readonly channel: Channel;
  readonly track: Track;
  readonly isSided: boolean;
}

/** Plays scores for one body. Each is prepared when it is first played: most bodies never need most of them. */
export class ScorePlayers {
  private readonly prepared = new Map<Score, ScorePlayer>();

  play(score: Score, bearing: Bearing, part: number, manner: GestureManner, shown?: number): void {
    let player = this.prepared.get(score);
    if (!player) this.prepared.set(score, (player = new ScorePlayer(score)));
    player.play(bearing, part, manner, shown);
  }
}

/** Plays one score onto bearings. It keeps what it needs to do so without making anything in a frame. */
export class ScorePlayer {
  private readonly body: readonly BodyTrack[];
  private readonly hand: HandTracks | undefined;
  private readonly other: HandTracks | undefined;
  private readonly work = idleHand();
  private readonly aim = plainAim();

  constructor(private readonly score: Score) {
    this.body = bodyTracks(score);
    this.hand = handTracks(score, 'hand');
    this.other = handTracks(score, 'other');
  }

  /**
   * Plays a moment of it, `part` of the way through. It begins and ends at rest. What is only partly `shown` comes and
   * goes without a jump.
   */
  play(bearing: Bearing, part: number, manner: GestureManner, shown = 1, loudness = 1): void {
    const { score } = this;
    const left = bearing.left.weight;
    const right = bearing.right.weight;
    const isExact = score.isSudden === true || manner.hand !== undefined;
    const time = isExact ? part : part + 0.045 * (variety(manner.seed, 3) - 0.5) * Math.sin(part * 2 * Math.PI);
    const side = this.sideOf(manner);
    const sign = side === 'left' ? -1 : 1;
    const size = manner.strength * loudness * shown * (0.9 + 0.2 * variety(manner.seed, 1));
    aimAt(this.aim, score.aims ? manner.at : undefined, sign);
    this.playBody(bearing, Math.min(1, time * (1 + trunkLead)), sign, size);
    if (this.hand) {
      this.take('hand', this.hand, time, size, manner);
      this.lay(bearing[side], sign);
      if (score.aims && manner.at) turnTrunk(bearing, this.aim, sign, this.work.weight);
    }
    if (this.other) {
      this.take('other', this.other, Math.max(0, (time - otherLag) / (1 - otherLag)), size * 0.95, manner);
      this.lay(bearing[side === 'left' ? 'right' : 'left'], sign === 1 ? -1 : 1);
    }
    bearing.left.weight = left + (bearing.left.weight - left) * shown;
    bearing.right.weight = right + (bearing.right.weight - right) * shown;
  }

  /** The right hand, unless it is full and the left is not, or what is meant is far on the left. */
  private sideOf({ free, seed, at, hand }: GestureManner): 'left' | 'right' {
    const { isRight, carries, aims } = this.score;
    if (hand) return hand;
    if (isRight) return 'right';
    // What is in the hand is what it is done with.
    if (carries && free.left !== free.right) return free.left ? 'right' : 'left';
    if (free.left !== free.right) return free.left ? 'left' : 'right';
    if (aims === 'hand' && at) {
      const yaw = Math.atan2(at.x, at.z);
      if (Math.abs(yaw) > otherSideRadians) return yaw < 0 ? 'left' : 'right';
    }
    return seed < 0.12 ? 'left' : 'right';
  }

  private playBody(bearing: Bearing, time: number, sign: number, size: number): void {
    for (let index = 0; index < this.body.length; index++) {
      const { channel, track, isSided } = this.body[index]!;
      bearing[channel] += valueAt(track, time) * size * (isSided ? sign : 1);
    }
    for (const each of this.score.beats ?? []) {
      const swing = swingAt(each, time);
      if (swing === 0) continue;
      for (const name in each.by) {
        if (name === 'hand' || name === 'other' || name === 'hands') continue;
        const channel = name as Channel;
        bearing[channel] += (each.by[channel] ?? 0) * swing * size * (sided.has(channel) ? sign : 1);
      }
    }
  }

  /** Where one of the hands is, x to its own side, into `work`. */
  private take(which: 'hand' | 'other', tracks: HandTracks, time: number, size: number, manner: GestureManner): void {
    const { work, score } = this;
    takeHand(work, tracks, time);
    work.carries = score.carries === true && which === 'hand';
    if (work.weight === 0) return;
    if (work.onHead < 0.5 && !score.aims) sized(work, size, variety(manner.seed, which === 'hand' ? 7 : 8) - 0.5);
    for (const each of score.beats ?? []) {
      const by = each.by[which] ?? each.by.hands;
      if (by) swung(work, by, swingAt(each, time));
    }
    if (score.aims === 'hand' && which === 'hand' && manner.at) turnHand(work, this.aim);
    const goesAlong = score.aims === 'hands' || (score.aims === 'hand' && which === 'other' && work.z > alongMeters);
    if (goesAlong && manner.at) turnTogether(work, this.aim, which === 'hand' ? 1 : -1);
    keepInReach(work);
    if (manner.hand === undefined || which !== 'hand') return;
    work.carries = true;
    work.weight *= this.leeway(time);
  }

  /** At the contact the hand is where the stage has it, to the centimetre; before it only blows draw back. */
  private leeway(time: number): number {
    const contact = contactPartOf(this.score);
    if (time < contact && !this.score.isSudden) return 0;
    const off = Math.min(1, Math.abs(time - contact) / leewayPart);
    return eased(off);
  }

  private lay(into: HandBearing, sign: -1 | 1): void {
    if (this.work.weight === 0) return;
    this.work.x *= sign;
    layHand(into, this.work);
  }
}

function bodyTracks({ keys }: Score): BodyTrack[] {
  const times = keys.map(([time]) => time);
  const channels = new Set(keys.flatMap(([, stance]) => Object.keys(stance)));
  for (const name of ['hand', 'other', 'hands']) channels.delete(name);
  return [...channels].map((name) => {
    const channel = name as Channel;
    let now = 0;
    const values = keys.map(([, stance]) => (now = stance[channel] ?? now));
    return { channel, track: trackThrough([0, ...times, 1], [0, ...values, 0]), isSided: sided.has(channel) };
  });
}

/** Bigger or smaller than it is written, and a finger's breadth off, as people are. Hands that meet still meet. */
function sized(hand: HandBearing, size: number, off: number): void {
  const k = 1 + (size - 1) * 0.5;
  if (hand.x > 0.15) hand.x = 0.15 + (hand.x - 0.15) * k + off * 0.02;
  hand.y = 1.15 + (hand.y - 1.15) * k + off * 0.02;
  hand.z = 0.2 + (hand.z - 0.2) * k;
}

function swung(hand: HandBearing, by: Partial<HandKey>, swing: number): void {
  for (const axis of axes) hand[axis] += (by[axis] ?? 0) * swing;
  for (const turn of handTurns) {
    const change = by[turn];
    if (change !== undefined) hand[turn] = (hand[turn] ?? easyFist) + change * swing;
  }
}

function swingAt({ from, to, times, raps, fades }: Beat, time: number): number {
  if (time <= from || time >= to) return 0;
  const s = (time - from) / (to - from);
  const edge = Math.min(0.3, 0.5 / times);
  const near = Math.min(1, Math.min(s, 1 - s) / edge);
  const window = eased(near) * (fades ? 1 - s : 1);
  const wave = Math.sin((raps ? 1 : 2) * Math.PI * times * s);
  return (raps ? wave * wave : wave) * window;
}
