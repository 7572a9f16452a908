import { clamp, toShare } from '../kit/numbers.ts';
import { remembered } from '../kit/remembered.ts';
import { pickWeighted, seededRandom } from '../kit/random.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { DeedKind } from '../drama/deed-kind.ts';
import type { Mood } from '../drama/mood.ts';
import type { Profile } from '../drama/profile.ts';
import type { SpeechAct } from '../drama/speech-act.ts';
import { isHostile, type Deed } from '../play/deed.ts';
import { Pressing, type Pressure } from './pressing.ts';
import { thingShown, type Witnessed } from './witnessed.ts';
import { says } from './tongues/tongues.ts';
import { trustFrom, type Temper } from './temper.ts';

/** How somebody feels at a moment: all of it follows from how they came and what they perceived. */
export interface Feeling extends Pressure {
  readonly mood: Mood;
  /** 0 at ease, 1 in mortal danger. */
  readonly tension: number;
  readonly anger: number;
  /** −1 low, 1 high. */
  readonly spirits: number;
  /** How far they trust others now, −1 to 1. */
  readonly trust: ReadonlyMap<EntityId, number>;
}

/** What was done, by how much it frightens whoever sees it; the worst of it counts. */
const fright = { death: 0.75, wounds: 0.6, weapons: 0.4, noise: 0.2 } as const;

export function frightOf(text: string): number {
  const words = text.toLowerCase();
  const seen = (Object.keys(fright) as (keyof typeof fright)[]).find((sign) => says(sign, words));
  return seen ? fright[seen] : 0;
}

type Sway = Partial<Record<'trust' | 'anger' | 'spirits' | 'tension' | 'pressure', number>>;

/** What words do to the one they are said to. */
const sways: Partial<Record<SpeechAct, Sway>> = {
  insult: { trust: -0.15, anger: 0.3, spirits: -0.1 },
  threat: { trust: -0.25, anger: 0.15, tension: 0.3, pressure: 0.25 },
  accusation: { trust: -0.1, anger: 0.15, pressure: 0.25, tension: 0.1 },
  challenge: { anger: 0.1, pressure: 0.18 },
  praise: { trust: 0.12, spirits: 0.2, anger: -0.1 },
  thanks: { trust: 0.08, spirits: 0.1 },
  apology: { trust: 0.1, anger: -0.3 },
  joke: { spirits: 0.12 },
  greeting: { trust: 0.03 },
  confession: { trust: 0.12 },
  lament: { spirits: -0.1 },
  order: { anger: 0.05 },
};

/** What deeds do to the one they are done to, by their weight. */
const deedSways: Readonly<Record<DeedKind, Sway>> = {
  harm: { trust: -0.6, anger: 0.55, tension: 0.45, spirits: -0.25 },
  threaten: { trust: -0.5, anger: 0.1, tension: 0.6, pressure: 0.4 },
  theft: { trust: -0.5, anger: 0.5, spirits: -0.1 },
  destruction: { trust: -0.5, anger: 0.5, spirits: -0.3 },
  consuming: { trust: -0.1, anger: 0.2 },
  touch: { trust: 0.15, spirits: 0.2, anger: -0.1 },
  gift: { trust: 0.35, spirits: 0.4, anger: -0.2 },
  'laying-bare': { trust: -0.25, tension: 0.35, pressure: 0.35 },
  leaving: { trust: -0.1, spirits: -0.15 },
  undressing: { trust: -0.15, tension: 0.15 },
  mockery: { trust: -0.3, anger: 0.5, spirits: -0.3 },
  indecorum: { trust: -0.1, anger: 0.1 },
  spilling: { trust: -0.3, anger: 0.3 },
  battering: { trust: -0.2, anger: 0.3 },
  darkening: { tension: 0.3 },
  settling: {},
  'lying-down': {},
  meddling: {},
  hiding: {},
  'the-dead': {},
  showing: {},
  pointing: {},
  whispering: {},
  grief: {},
  laughing: {},
  dancing: {},
  singing: {},
  homage: {},
  courtesy: {},
  boredom: {},
  fright: {},
  rage: {},
  ailing: {},
  feint: { trust: -0.1, anger: 0.15 },
  dressing: {},
  indicating: {},
  shunning: { trust: -0.1, anger: 0.15, spirits: -0.1 },
  squatting: {},
  seeking: {},
};
const roughTouch: Sway = { trust: -0.3, anger: 0.4, tension: 0.2 };

/** Whoever only sees it feels so much of it; for somebody they are fond of, more. */
const seenShare = 0.3;
const fondShare = 0.6;

const swayOf = ({ kind, isRough, isAttempt, weight }: Deed): Sway => {
  const sway = isRough ? roughTouch : deedSways[kind];
  const share = weight * (isAttempt ? 0.6 : 1);
  return Object.fromEntries(Object.entries(sway).map(([key, value]) => [key, value * share]));
};

/** So hard a thing presses that proves a secret of theirs, or a story that does not go with theirs; and any other thing held out. */
const pressesWith = { proof: 0.35, contradiction: 0.3, thing: 0.2 } as const;

/** Words alone win nobody's trust further than this: more takes deeds. */
const mostTrustByWords = 0.6;

/** Fear and anger are half gone after so long. */
const halfLifeMs = { tension: 75_000, anger: 60_000, spirits: 180_000 } as const;
const fade = (value: number, ms: number, halfLife: number): number => value * 0.5 ** (Math.max(0, ms) / halfLife);

function shift(felt: Map<EntityId, number>, towards: EntityId | undefined, by: number, low = 0): void {
  if (towards) felt.set(towards, clamp((felt.get(towards) ?? 0) + by, low, 1));
}

const starting: Readonly<Record<Mood, Pick<Feeling, 'tension' | 'anger' | 'spirits'>>> = {
  calm: { tension: 0, anger: 0, spirits: 0 },
  merry: { tension: 0, anger: 0, spirits: 0.5 },
  low: { tension: 0.05, anger: 0, spirits: -0.5 },
  angry: { tension: 0.1, anger: 0.55, spirits: -0.1 },
  afraid: { tension: 0.5, anger: 0, spirits: -0.2 },
};

/** The mood somebody comes with: drawn by the seed, calm where the chances leave something over. */
export function startingMood(profile: Pick<Profile, 'actor' | 'moods'>, seed: string): Mood {
  const moods = profile.moods ?? [];
  const left = 1 - moods.reduce((sum, { chance }) => sum + chance, 0);
  const all = [...moods, ...(left > 0 ? [{ mood: 'calm' as const, chance: left }] : [])];
  return all.length === 0
    ? 'calm'
    : pickWeighted(seededRandom(`${seed}/mood/${profile.actor}`), all, ({ chance }) => chance).mood;
}

/** What a line does, to whom it was said, and the matters it catches the listener out with. */
interface ReadLine {
  readonly acts: readonly SpeechAct[];
  readonly to: EntityId | undefined;
  readonly catches?: readonly string[];
}

interface Circumstances {
  readonly seed: string;
  readonly now: number;
  readonly isDark?: boolean;
  readonly isHurt?: boolean;
  /** How much is at stake by what they see, 0 to 1. */
  readonly threat?: number;
  /** Things that prove what they keep secret. */
  readonly proofs?: ReadonlySet<EntityId>;
  /** All that `read` and `proofs` depend on: as long as it is the same, only what is new of the past is gone through. */
  readonly grounds?: string;
}

/** What an actor feels after all they perceived; lines to others only touch lightly. */
export function feelingAfter(
  profile: Profile,
  temper: Temper,
  past: readonly Witnessed[],
  read: (line: Witnessed) => ReadLine,
  { seed, now, isDark = false, isHurt = false, threat = 0, proofs, grounds }: Circumstances,
): Feeling {
  const [first] = past;
  const open = (): Heart => new Heart(profile, temper, seed, first?.at ?? now);
  const known = first && grounds !== undefined ? gone(first) : undefined;
  const isSame =
    known?.heart && known.grounds === grounds && known.profile === profile && past[known.moments - 1] === known.last;
  const heart = isSame && known.heart ? known.heart : open();
  for (let index = isSame ? known.moments : 0; index < past.length; index++) {
    const moment = past[index];
    if (moment) heart.take(moment, read, proofs);
  }
  if (known) Object.assign(known, { heart, grounds, profile, moments: past.length, last: past.at(-1) });
  const { tension: tensed, anger, spirits, trust, pressing } = (known ? heart.copy() : heart).at(now);
  const dark = isDark ? Math.max(tensed, 0.25 * heart.frailty) : tensed;
  const tension = Math.max(dark, isHurt ? 0.55 : 0, threat);
  return { mood: moodOf({ tension, anger, spirits }, temper), tension, anger, spirits, trust, ...pressing.felt() };
}

/** How far somebody's past has been gone through, and what was felt then; kept with the first they perceived. */
interface Gone {
  heart?: Heart;
  grounds?: string | undefined;
  profile?: Profile;
  moments: number;
  last?: Witnessed | undefined;
}
const gone = remembered((_: Witnessed): Gone => ({ moments: 0 }));

/** What somebody feels as they perceive one thing after another. */
class Heart {
  tension: number;
  anger: number;
  spirits: number;
  trust = new Map<EntityId, number>();
  pressing = new Pressing();
  readonly frailty: number;
  private readonly origin: number;

  constructor(
    private readonly profile: Profile,
    temper: Temper,
    seed: string,
    private now: number,
  ) {
    ({ tension: this.tension, anger: this.anger, spirits: this.spirits } = starting[startingMood(profile, seed)]);
    this.origin = this.spirits;
    this.frailty = 1.3 - 0.8 * temper.nerve;
    for (const [id, text] of Object.entries(profile.relationships ?? {}))
      this.trust.set(id as EntityId, trustFrom(text));
    for (const [id, value] of Object.entries(profile.trust ?? {})) this.trust.set(id as EntityId, value);
  }

  copy(): Heart {
    const copy = Object.assign(Object.create(Heart.prototype) as Heart, this);
    return Object.assign(copy, { trust: new Map(this.trust), pressing: this.pressing.copy() });
  }

  /** As time goes by, fear and anger fade. */
  at(time: number): this {
    const ms = time - this.now;
    this.tension = fade(this.tension, ms, halfLifeMs.tension);
    this.anger = fade(this.anger, ms, halfLifeMs.anger);
    this.spirits = this.origin + fade(this.spirits - this.origin, ms, halfLifeMs.spirits);
    this.pressing.fade(Math.max(0, ms));
    this.now = time;
    return this;
  }

  take(moment: Witnessed, read: (line: Witnessed) => ReadLine, proofs: ReadonlySet<EntityId> | undefined): void {
    const { by, kind } = moment;
    if (by === this.profile.actor || kind === 'thought' || kind === 'refusal' || kind === 'setting') return;
    this.at(moment.at);
    if (kind === 'line') this.hear(by, read(moment));
    else this.see(moment, proofs);
  }

  private hear(by: EntityId | undefined, { acts, to, catches = [] }: ReadLine): void {
    const { trust, pressing } = this;
    const self = this.profile.actor;
    const weight = to === self ? 1 : to === undefined ? 0.4 : 0.15;
    // To ask whether somebody did it is not yet to say so.
    const force = acts.includes('question') ? 0.3 : 1;
    const before = (by && trust.get(by)) ?? 0;
    for (const act of acts) if (sways[act]) this.sway(sways[act], by, weight * force);
    const after = (by && trust.get(by)) ?? 0;
    if (by && after > before) trust.set(by, Math.min(after, Math.max(before, mostTrustByWords)));
    if (to !== self || by === undefined) return;
    for (const matter of catches) pressing.ground(by, matter, pressesWith.contradiction);
    const pressed = Math.max(0, ...acts.map((act) => sways[act]?.pressure ?? 0)) * force;
    if (pressed > 0 && catches.length === 0) pressing.press(by, pressed);
  }

  private see(moment: Witnessed, proofs: ReadonlySet<EntityId> | undefined): void {
    const { trust, pressing } = this;
    const { action, by, deed } = moment;
    const self = this.profile.actor;
    this.tension = toShare(this.tension + frightOf(moment.text) * this.frailty);
    if (deed) {
      const isFond = deed.victim !== undefined && (trust.get(deed.victim) ?? 0) > 0.3;
      const share = deed.victim === self ? 1 : isHostile(deed) ? (isFond ? fondShare : seenShare) : 0;
      const sway = swayOf(deed);
      this.sway(sway, by, share);
      if (by !== undefined && deed.victim === self && sway.pressure) {
        if (deed.kind === 'laying-bare') pressing.ground(by, deed.thing ?? deed.kind, sway.pressure);
        else pressing.press(by, sway.pressure, 'force');
      }
    }
    const shown = thingShown(moment, self);
    if (by === undefined || shown === undefined) return;
    if (proofs?.has(shown)) pressing.ground(by, shown, pressesWith.proof);
    else if (action?.verb === 'show') pressing.press(by, pressesWith.thing);
  }

  private sway(sway: Sway, by: EntityId | undefined, share: number): void {
    this.tension = toShare(this.tension + (sway.tension ?? 0) * share * this.frailty);
    this.anger = toShare(this.anger + (sway.anger ?? 0) * share);
    this.spirits = clamp(this.spirits + (sway.spirits ?? 0) * share, -1, 1);
    shift(this.trust, by, (sway.trust ?? 0) * share, -1);
  }
}

function moodOf({ tension, anger, spirits }: Pick<Feeling, 'tension' | 'anger' | 'spirits'>, { nerve }: Temper): Mood {
  if (anger >= 0.4 && anger >= tension * nerve) return 'angry';
  if (tension >= 0.3 + 0.3 * nerve) return 'afraid';
  if (spirits >= 0.3) return 'merry';
  return spirits <= -0.3 ? 'low' : 'calm';
}
