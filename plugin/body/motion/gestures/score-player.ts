import { eased } from '../../../../src/kit/numbers.ts';
import { addTo, channelAt, idleHand, layHand, type Bearing, type HandBearing } from '../bearing.ts';
import { aimAt, keepInReach, plainAim, turnHand, turnTogether, turnTrunk } from './aim.ts';
import { handTracks, takeHand, type HandTracks } from './hand-tracks.ts';
import { variety, type GestureManner } from './manner.ts';
import { axes, contactPartOf, handTurns, type Beat, type Channel, type HandKey, type Score } from './score.ts';
import { Tracks } from './track.ts';

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

/** What of a body one value of a list is for. */
interface BodyPart {
  readonly channel: number;
  readonly isSided: boolean;
}

/** How far a beat swings each part, with the parts in lists of numbers. */
interface Swinging {
  readonly beat: Beat;
  readonly body: readonly (BodyPart & { readonly by: number })[];
  readonly hand: Float64Array | undefined;
  readonly other: Float64Array | undefined;
}

/** Plays scores for one body. Each is prepared when it is first played: most bodies never need most of them. */
export class ScorePlayers {
  private readonly prepared = new Map<Score, ScorePlayer>();

  of(score: Score): ScorePlayer {
    let player = this.prepared.get(score);
    if (!player) this.prepared.set(score, (player = new ScorePlayer(score)));
    return player;
  }
}

/**
 * Plays one score onto bearings. It keeps what it needs to do so without making anything in a frame; what it plays is written to
 * it, for each number handed over would be garbage.
 */
export class ScorePlayer {
  /** The moment of it, so much of the way through. */
  part = 0;
  /** What is only partly shown comes and goes without a jump. */
  shown = 1;
  loudness = 1;
  private readonly body: Tracks;
  private readonly bodyParts: readonly BodyPart[];
  private readonly swings: readonly Swinging[];
  private readonly hand: HandTracks | undefined;
  private readonly other: HandTracks | undefined;
  private readonly work = idleHand();
  private readonly aim = plainAim();
  private readonly sums = new Float64Array(Object.keys(channelAt).length);
  /** When a hand is taken, how large it is played, and to which side. */
  private time = 0;
  private size = 0;
  private swing = 0;
  private sign: -1 | 1 = 1;
  /** The person's own ways with it, reckoned when they first play it. */
  private seed = NaN;
  private early = 0;
  private broad = 0;
  private offHand = 0;
  private offOther = 0;

  constructor(private readonly score: Score) {
    const { times, parts, values } = bodyKeys(score);
    this.body = new Tracks(times, values);
    this.bodyParts = parts;
    this.swings = (score.beats ?? []).map(swinging);
    this.hand = handTracks(score, 'hand');
    this.other = handTracks(score, 'other');
  }

  /** Plays a moment of it. It begins and ends at rest. */
  play(bearing: Bearing, manner: GestureManner): void {
    const { score, part, shown } = this;
    if (manner.seed !== this.seed) this.know(manner.seed);
    const left = bearing.left.weight;
    const right = bearing.right.weight;
    const isExact = score.isSudden === true || manner.hand !== undefined;
    const time = isExact ? part : part + 0.045 * this.early * Math.sin(part * 2 * Math.PI);
    const side = this.sideOf(manner);
    const sign = side === 'left' ? -1 : 1;
    const size = manner.strength * this.loudness * shown * (0.9 + 0.2 * this.broad);
    aimAt(this.aim, score.aims ? manner.at : undefined, sign);
    this.size = size;
    this.sign = sign;
    this.time = Math.min(1, time * (1 + trunkLead));
    this.playBody(bearing);
    if (this.hand) {
      this.time = time;
      this.take('hand', this.hand, manner);
      this.lay(bearing[side], sign);
      if (score.aims && manner.at) turnTrunk(bearing, this.aim, sign, this.work.weight);
    }
    if (this.other) {
      this.time = Math.max(0, (time - otherLag) / (1 - otherLag));
      this.size = size * 0.95;
      this.take('other', this.other, manner);
      this.lay(bearing[side === 'left' ? 'right' : 'left'], sign === 1 ? -1 : 1);
    }
    bearing.left.weight = left + (bearing.left.weight - left) * shown;
    bearing.right.weight = right + (bearing.right.weight - right) * shown;
  }

  private know(seed: number): void {
    this.seed = seed;
    this.early = variety(seed, 3) - 0.5;
    this.broad = variety(seed, 1);
    this.offHand = variety(seed, 7) - 0.5;
    this.offOther = variety(seed, 8) - 0.5;
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

  private playBody(bearing: Bearing): void {
    const { body, bodyParts, sums, swings, size, sign, time } = this;
    body.time = time;
    body.reckon();
    const { now } = body;
    sums.fill(0);
    for (let index = 0; index < bodyParts.length; index++) {
      const { channel, isSided } = bodyParts[index]!;
      sums[channel] = now[index]! * size * (isSided ? sign : 1);
    }
    addTo(bearing, sums);
    for (let index = 0; index < swings.length; index++) {
      const { beat, body: parts } = swings[index]!;
      this.swingAt(beat);
      const { swing } = this;
      if (swing === 0) continue;
      sums.fill(0);
      for (let part = 0; part < parts.length; part++) {
        const { channel, isSided, by } = parts[part]!;
        sums[channel] = by * swing * size * (isSided ? sign : 1);
      }
      addTo(bearing, sums);
    }
  }

  /** Where one of the hands is, x to its own side, into `work`. */
  private take(which: 'hand' | 'other', tracks: HandTracks, manner: GestureManner): void {
    const { work, score, swings, time } = this;
    tracks.time = time;
    takeHand(work, tracks);
    work.carries = score.carries === true && which === 'hand';
    if (work.weight === 0) return;
    if (work.onHead < 0.5 && !score.aims) this.sizeHand(which);
    for (let index = 0; index < swings.length; index++) {
      const swinging = swings[index]!;
      const by = which === 'hand' ? swinging.hand : swinging.other;
      if (!by) continue;
      this.swingAt(swinging.beat);
      this.swingHand(by);
    }
    if (score.aims === 'hand' && which === 'hand' && manner.at) turnHand(work, this.aim);
    const goesAlong = score.aims === 'hands' || (score.aims === 'hand' && which === 'other' && work.z > alongMeters);
    if (goesAlong && manner.at) turnTogether(work, this.aim, which === 'hand' ? 1 : -1);
    keepInReach(work);
    if (manner.hand === undefined || which !== 'hand') return;
    work.carries = true;
    work.weight *= this.leeway(time);
  }

  /** How far a beat swings at this moment, into `swing`. */
  private swingAt({ from, to, times, raps, fades }: Beat): void {
    const { time } = this;
    this.swing = 0;
    if (time <= from || time >= to) return;
    const s = (time - from) / (to - from);
    const edge = Math.min(0.3, 0.5 / times);
    const near = Math.min(1, Math.min(s, 1 - s) / edge);
    const window = eased(near) * (fades ? 1 - s : 1);
    const wave = Math.sin((raps ? 1 : 2) * Math.PI * times * s);
    this.swing = (raps ? wave * wave : wave) * window;
  }

  private swingHand(by: Float64Array): void {
    const { work: hand, swing } = this;
    hand.x += by[0]! * swing;
    hand.y += by[1]! * swing;
    hand.z += by[2]! * swing;
    hand.palm += by[3]! * swing;
    hand.wrist += by[4]! * swing;
    hand.fist += by[5]! * swing;
    hand.index += by[6]! * swing;
    hand.elbow += by[7]! * swing;
    hand.onHead += by[8]! * swing;
  }

  /** Bigger or smaller than it is written, and a finger's breadth off, as people are. Hands that meet still meet. */
  private sizeHand(which: 'hand' | 'other'): void {
    const { work } = this;
    const off = which === 'hand' ? this.offHand : this.offOther;
    const k = 1 + (this.size - 1) * 0.5;
    if (work.x > 0.15) work.x = 0.15 + (work.x - 0.15) * k + off * 0.02;
    work.y = 1.15 + (work.y - 1.15) * k + off * 0.02;
    work.z = 0.2 + (work.z - 0.2) * k;
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

function bodyKeys({ keys }: Score): { times: number[]; parts: BodyPart[]; values: number[][] } {
  const channels = [...new Set(keys.flatMap(([, stance]) => Object.keys(stance)))].filter(isChannel);
  const values = channels.map((channel) => {
    let now = 0;
    return [0, ...keys.map(([, stance]) => (now = stance[channel] ?? now)), 0];
  });
  return { times: [0, ...keys.map(([time]) => time), 1], parts: channels.map(bodyPart), values };
}

const isChannel = (name: string): name is Channel => name in channelAt;
const bodyPart = (channel: Channel): BodyPart => ({ channel: channelAt[channel], isSided: sided.has(channel) });

function swinging(beat: Beat): Swinging {
  const { by } = beat;
  const names = Object.keys(by).filter(isChannel);
  const handBy = (which: 'hand' | 'other'): Float64Array | undefined => {
    const swing: Partial<HandKey> | undefined = by[which] ?? by.hands;
    return swing && Float64Array.from([...axes, ...handTurns], (name) => swing[name] ?? 0);
  };
  const body = names.map((name) => ({ ...bodyPart(name), by: by[name] ?? 0 }));
  return { beat, body, hand: handBy('hand'), other: handBy('other') };
}
