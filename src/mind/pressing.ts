import { clamp, toShare } from '../kit/numbers.ts';
import type { EntityId } from '../drama/entity-id.ts';

/** Words alone press somebody no harder than this, a drawn weapon no harder than that: what is over it needs grounds. */
const most = { words: 0.45, force: 0.6 } as const;
/** What one more press is worth when nothing new stood behind the ones before it: they close, and it begins to wear off. */
const wears = [1, 0.7, 0.35, 0, -0.4, -0.7] as const;
/** From so many presses in a row on, with nothing behind them, whoever is pressed has closed to them. */
const closesAfter = 4;
/** Words are half forgotten after the first, that they were only words after the second, grounds after the third. */
const halfLifeMs = { words: 120_000, bare: 180_000, grounds: 600_000 } as const;

interface Pressed {
  words: number;
  grounds: number;
  /** Presses in a row with nothing new behind them. */
  bare: number;
  readonly laidBefore: Set<string>;
}

/** How somebody is pressed, by whom. */
export interface Pressure {
  /** How hard, 0 to 1. */
  readonly pressure: ReadonlyMap<EntityId, number>;
  /** What has been laid before them: things that prove a secret of theirs, stories that do not go with theirs. */
  readonly grounds: ReadonlyMap<EntityId, readonly string[]>;
  /** Those who have pressed them again and again with nothing behind it. */
  readonly closedTo: ReadonlySet<EntityId>;
}

/** How hard others press somebody, by whom: with words, which wear off when they are only repeated, and with grounds. */
export class Pressing {
  private readonly by = new Map<EntityId, Pressed>();

  /** Presses with words or a fist: an accusation, a threat. */
  press(by: EntityId, force: number, means: keyof typeof most = 'words'): void {
    const pressed = this.of(by);
    const worth = wears[Math.min(Math.floor(pressed.bare), wears.length - 1)] as number;
    pressed.words = clamp(pressed.words + force * worth, 0, Math.max(pressed.words, most[means]));
    pressed.bare++;
  }

  /** Presses with something behind it: a thing that proves it, a story that does not go with theirs. Each counts once. */
  ground(by: EntityId, what: string, force: number): void {
    const pressed = this.of(by);
    if (pressed.laidBefore.has(what)) return;
    pressed.laidBefore.add(what);
    pressed.grounds = toShare(pressed.grounds + force);
    pressed.bare = 0;
  }

  fade(ms: number): void {
    for (const pressed of this.by.values()) {
      for (const what of ['words', 'bare', 'grounds'] as const) pressed[what] *= 0.5 ** (ms / halfLifeMs[what]);
    }
  }

  copy(): Pressing {
    const copy = new Pressing();
    for (const [by, pressed] of this.by) copy.by.set(by, { ...pressed, laidBefore: new Set(pressed.laidBefore) });
    return copy;
  }

  /** How hard each of them presses, 0 to 1, with what, and who has done so too often with nothing. */
  felt(): Pressure {
    const all = [...this.by];
    return {
      pressure: new Map(all.map(([by, { words, grounds }]) => [by, toShare(words + grounds)])),
      grounds: new Map(all.map(([by, { laidBefore }]) => [by, [...laidBefore]])),
      closedTo: new Set(all.flatMap(([by, { bare }]) => (bare >= closesAfter ? [by] : []))),
    };
  }

  private of(by: EntityId): Pressed {
    const pressed = this.by.get(by) ?? { words: 0, grounds: 0, bare: 0, laidBefore: new Set<string>() };
    this.by.set(by, pressed);
    return pressed;
  }
}
