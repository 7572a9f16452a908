import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { Random } from '../../../src/kit/random.ts';
import { between, wrapped, yawTowards } from '../../stage/space/vector.ts';
import { attend, noAttention, type Attention } from './attention.ts';
import { crownOf, type Blocking, type Figure } from './blocking.ts';
import { bestOf, isFaceClear, type Candidate, type Composition } from './composition.ts';
import { focusChoices, showsFocus, type Focus } from './focus.ts';
import { aimedAt, seenIn, type Frame } from './frame.ts';
import { establishing } from './group.ts';
import { isCutClear, sideOf } from './line.ts';
import { choices } from './shot-choice.ts';
import { leastOfBrokenMs, shotKinds, type Setup, type Shot } from './shot.ts';
import { middleOf, type Sight } from './sight.ts';
import { situationOf, type Situation } from './situation.ts';

interface FilmEditorOptions {
  readonly sight: Sight;
  readonly random: Random;
  readonly aspect: () => number;
  /** Whoever watches, where they play too. */
  readonly self?: EntityId | undefined;
}

/** A place not seen whole for so long is shown whole again. */
const forgottenMs = 75_000;
/** Pictures that cost more have somebody's back in the middle. */
const fairCost = 2.6;
/** A window that has become so much wider or narrower, by the logarithm of it, is composed for anew. */
const reshaped = 0.12;
/** Somebody may cross the picture; who stays there spoils it. */
const patienceMs = 350;

/**
 * Cuts the film of a play as it happens: told every fact, and asked again and again where everybody is, it says from
 * where to look. It knows no future: it waits a little into a line before it cuts to it. Same facts, same blocking,
 * same moments, same film.
 */
export class FilmEditor {
  private attention: Attention = noAttention;
  private readonly wideMs = new Map<EntityId, number>();
  private pair: { readonly key: string; readonly atMs: number } | undefined;
  private spoiltMs: number | undefined;
  private current: Shot | undefined;
  private appetiteMs = 0;
  private composedAspect = 0;

  constructor(private readonly options: FilmEditorOptions) {}

  get shot(): Shot | undefined {
    return this.current;
  }

  follow(fact: Fact, nowMs: number): void {
    this.attention = attend(this.attention, fact, nowMs);
  }

  /**
   * Whether the picture is of no use at all, whatever the time: everybody is elsewhere, or the window has another shape than it
   * was composed for.
   */
  isStale(nowMs: number, blocking: Blocking): boolean {
    const { current, composedAspect } = this;
    if (!current || Math.abs(Math.log(this.options.aspect() / composedAspect)) > reshaped) return true;
    for (const { place, isHidden } of blocking.figures.values())
      if (!isHidden && (place === undefined || place === current.place)) return false;
    const { place } = situationOf(this.attention, blocking, nowMs, this.options.self);
    return place !== undefined && place !== current.place;
  }

  /** The shot for this moment; a new one where there is a reason to cut. `shown` is what the camera shows now. */
  update(nowMs: number, blocking: Blocking, shown: Frame | undefined): Shot | undefined {
    const situation = situationOf(this.attention, blocking, nowMs, this.options.self);
    const { current } = this;
    const room = this.options.sight.room(situation.place ?? current?.place);
    if (!room) return current;
    const composition: Composition = { blocking, sight: this.options.sight, room, aspect: this.options.aspect() };
    if (!current || this.isStale(nowMs, blocking)) return this.cut(establishing(composition), 'cut', nowMs);
    const live = shown ? { ...current, frame: shown } : current;
    const isBroken = this.isSpoilt(composition, live, nowMs);
    const age = nowMs - current.beganMs;
    const { focus } = situation;
    const isMissed = focus !== undefined && !showsFocus(live, focus, composition.aspect);
    const dueMs = isBroken || isMissed ? leastOfBrokenMs : this.dueMs(situation, live, blocking, nowMs);
    if (dueMs === undefined || age < dueMs) return current;
    const found = isMissed ? this.chooseFocus(composition, focus, live) : undefined;
    const next = found ?? this.choose(composition, situation, live, isBroken, nowMs);
    return next ? this.cut(next.setup, next.how, nowMs) : current;
  }

  /** How old the shot must be for what goes on to end it; undefined when nothing asks for another. */
  private dueMs(situation: Situation, shot: Setup & Shot, blocking: Blocking, nowMs: number): number | undefined {
    const { leastMs: least, mostMs: most } = shotKinds[shot.kind];
    const { lead, touch, place, isSpeaking, sinceMs, isWalking } = situation;
    const isElsewhere = place !== undefined && place !== shot.place;
    if (isElsewhere) return Math.min(least, 1500);
    if (this.isForgotten(place, nowMs, 'scene')) return leastOfBrokenMs;
    // A deed that counts is stayed with until it has been seen.
    if (situation.focus) return touch && shot.kind !== 'insert' ? least : most;
    if (touch && shot.kind !== 'insert') return Math.min(least, 1200);
    if (shot.kind === 'insert') return touch ? most : least;
    if (shot.kind === 'following' && !isWalking) return least;
    if (isWalking && lead && shot.kind === 'close-up' && shot.subjects[0] === lead.id) return least;
    const lineMs = nowMs - sinceMs;
    if (lead && isSpeaking && !isShown(shot, lead.id)) return lineMs > 450 ? least : undefined;
    if (lead && isSpeaking && isTurnedFrom(shot, blocking.figures.get(lead.id))) return least;
    const isWide = isWideKind(shot) || shot.kind === 'two-shot';
    if (lead && isSpeaking && isWide && lineMs > 1000) return least + (1 - this.attention.tension) * this.appetiteMs;
    if (isSpeaking && shot.kind === 'close-up') return Math.min(most, 4200 + this.appetiteMs);
    return most;
  }

  /** A picture of what must be seen now. It may jump or turn about rather than miss it. */
  private chooseFocus(
    composition: Composition,
    focus: Focus,
    shot: Shot,
  ): { readonly setup: Setup; readonly how: Shot['how'] } | undefined {
    const { aspect, blocking } = composition;
    const shows = (setup: Setup): boolean => showsFocus(setup, focus, aspect);
    const keepsSide = (setup: Setup): boolean => shows(setup) && !crossesLine(shot, setup, blocking);
    const reads = (setup: Setup): boolean => keepsSide(setup) && readsAsCut(shot, setup, composition);
    const whole = establishing(composition);
    const wanted = focusChoices(composition, focus);
    for (const isAllowed of [reads, keepsSide, shows]) {
      for (const candidates of wanted) {
        const setup = bestOf(composition, candidates, isAllowed);
        if (setup) return { setup, how: 'cut' };
      }
      if (isNew(shot, whole) && shows(whole)) return { setup: whole, how: 'cut' };
    }
    const turned = turnedTo(whole, focus, aspect);
    return turned && { setup: turned, how: 'cut' };
  }

  private choose(
    composition: Composition,
    situation: Situation,
    shot: Shot,
    isBroken: boolean,
    nowMs: number,
  ): { readonly setup: Setup; readonly how: Shot['how'] } | undefined {
    const { room, blocking } = composition;
    const whole = establishing(composition);
    if (this.isForgotten(room.place, nowMs, 'scene') && isNew(shot, whole)) return { setup: whole, how: 'cut' };
    const wanted = choices(composition, situation, {
      shot,
      isWideDue: this.isForgotten(room.place, nowMs, 'ever'),
      tension: this.attention.tension,
      isPairNew: this.isPairNew(situation, nowMs),
      chance: this.options.random.next(),
    });
    const keepsSide = (setup: Setup): boolean => !crossesLine(shot, setup, blocking);
    const isOk = (setup: Setup): boolean => keepsSide(setup) && readsAsCut(shot, setup, composition);
    // A picture full of backs is taken only where the one there is no longer will do.
    const isLong = nowMs - shot.beganMs > shotKinds[shot.kind].mostMs * 1.2;
    // Where whoever speaks is seen from behind, any picture of their face is better than that.
    const speaker = situation.isSpeaking && isTurnedFrom(shot, situation.lead) ? situation.lead : undefined;
    const isBetter = (setup: Setup): boolean => isOk(setup) && (!speaker || !seesBack(setup.frame, speaker));
    for (const mostCost of isBroken || isLong || speaker ? [fairCost, Infinity] : [fairCost]) {
      for (const candidates of wanted) {
        const setup = bestOf(composition, candidates, mostCost === Infinity && !isBroken ? isBetter : isOk, mostCost);
        if (setup) return { setup, how: 'cut' };
      }
    }
    if (!isBroken) return undefined;
    const moved = this.reframe(composition, wanted, shot, keepsSide);
    if (moved) return { setup: moved, how: 'glide' };
    return isNew(shot, whole) ? { setup: whole, how: 'cut' } : undefined;
  }

  /** The same picture from a little elsewhere: the camera is moved there, since a cut would jump. */
  private reframe(
    composition: Composition,
    wanted: readonly (readonly Candidate[])[],
    shot: Shot,
    keepsSide: (setup: Setup) => boolean,
  ): Setup | undefined {
    const { sight, room, blocking } = composition;
    const isNear = ({ place, frame, subjects }: Setup): boolean =>
      place === shot.place &&
      subjects[0] === shot.subjects[0] &&
      [0.25, 0.5, 0.75].every((part) =>
        sight.canStand(between(shot.frame.position, frame.position, part), room, blocking),
      );
    for (const candidates of wanted) {
      const setup = bestOf(composition, candidates, (each) => keepsSide(each) && isNear(each));
      if (setup) return setup;
    }
    return undefined;
  }

  private cut(setup: Setup, how: Shot['how'], nowMs: number): Shot {
    this.current = { ...setup, beganMs: nowMs, how };
    this.spoiltMs = undefined;
    this.composedAspect = this.options.aspect();
    this.appetiteMs = 900 + this.options.random.next() * 2400;
    if (isWideKind(setup)) this.wideMs.set(setup.place, nowMs);
    if (setup.kind === 'two-shot' && setup.line) this.pair = { key: keyOf(setup.line), atMs: nowMs };
    return this.current;
  }

  /** Whether the picture no longer shows what it is for, and has not for a while. */
  private isSpoilt(composition: Composition, shot: Shot, nowMs: number): boolean {
    const fails = hasFailed(composition, shot);
    this.spoiltMs = fails ? (this.spoiltMs ?? nowMs) : undefined;
    if (composition.sight.isCrowded(shot.frame.position, composition.blocking)) return true;
    return this.spoiltMs !== undefined && nowMs - this.spoiltMs >= patienceMs;
  }

  private isForgotten(place: EntityId | undefined, nowMs: number, since: 'scene' | 'ever'): boolean {
    if (place === undefined) return false;
    const seen = this.wideMs.get(place);
    const sceneMs = this.attention.scene?.sinceMs ?? 0;
    if (seen === undefined || seen < sceneMs) return true;
    return since === 'ever' && nowMs - seen > forgottenMs;
  }

  private isPairNew({ lead, partner }: Situation, nowMs: number): boolean {
    if (!lead || !partner) return false;
    return this.pair?.key !== keyOf([lead.id, partner.id]) || nowMs - this.pair.atMs > 30_000;
  }
}

const keyOf = ([one, other]: readonly [EntityId, EntityId]): string => [one, other].sort().join(' ');

const isShown = ({ kind, subjects }: Shot, id: EntityId): boolean =>
  kind === 'close-up' || kind === 'over-shoulder' || kind === 'following' ? subjects[0] === id : subjects.includes(id);

/** Where no picture of it can be composed, the camera that has the whole place turns to it. */
function turnedTo(whole: Setup, { points, lead, beside }: Focus, aspect: number): Setup | undefined {
  const [first] = points;
  if (!first) return undefined;
  const point = beside ? between(first, beside, 0.5) : first;
  const { position, fov } = whole.frame;
  const frame = aimedAt(position, point, fov, aspect, { across: 0, up: 0.1 });
  return { ...whole, frame, subjects: [lead.id, ...whole.subjects.filter((id) => id !== lead.id)] };
}

const isNew = (shot: Shot, setup: Setup): boolean => shot.kind !== setup.kind || shot.place !== setup.place;

function isTurnedFrom({ kind, frame }: Shot, figure: Figure | undefined): boolean {
  return figure !== undefined && turnedFromBy.has(kind) && seesBack(frame, figure);
}

const turnedFromBy: ReadonlySet<Shot['kind']> = new Set(['close-up', 'two-shot', 'over-shoulder', 'group']);

const seesBack = ({ position }: Frame, { eyes, faceYaw }: Figure): boolean =>
  Math.abs(wrapped(yawTowards(eyes, position) - faceYaw)) > 1.75;

function hasFailed(composition: Composition, shot: Shot): boolean {
  const { blocking, aspect } = composition;
  if (shot.kind === 'establishing' || shot.kind === 'insert') return false;
  const needed = shot.kind === 'two-shot' ? shot.subjects.slice(0, 2) : shot.subjects.slice(0, 1);
  return needed.some((id) => {
    const figure = blocking.figures.get(id);
    if (!figure || (figure.place !== undefined && figure.place !== shot.place)) return true;
    const crown = seenIn(shot.frame, crownOf(figure), aspect);
    if (crown.ahead < 0.6 || Math.abs(crown.across) > 0.9 || crown.up > 0.97 || crown.up < -0.9) return true;
    return !isFaceClear(composition, shot, figure);
  });
}

function crossesLine(shot: Shot, setup: Setup, { figures }: Blocking): boolean {
  if (shotKinds[shot.kind].isNeutral || shotKinds[setup.kind].isNeutral || !setup.line) return false;
  const [first, second] = setup.line.map((id) => figures.get(id)?.eyes);
  const isSame = shot.line
    ? keyOf(shot.line) === keyOf(setup.line)
    : setup.line.every((id) => shot.subjects.includes(id));
  if (!isSame || !first || !second) return false;
  return sideOf(first, second, shot.frame.position) * sideOf(first, second, setup.frame.position) < 0;
}

function readsAsCut(shot: Shot, setup: Setup, { blocking, room }: Composition): boolean {
  if (setup.kind === 'insert' || shot.kind === 'insert' || shot.place !== setup.place) return true;
  const subject = setup.subjects[0];
  const isAboutSame = shot.subjects[0] === subject || (isWideKind(shot) && isWideKind(setup));
  if (!isAboutSame) return true;
  const eyes = subject === undefined ? undefined : blocking.figures.get(subject)?.eyes;
  return isCutClear(shot, setup, eyes ?? middleOf(room));
}

const isWideKind = ({ kind }: Setup): boolean => kind === 'establishing' || kind === 'group';
