import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, PointEnd } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { SimulatedClock } from '../../kit/clock.ts';
import { Performance } from '../performance.ts';
import { playPerson, type PersonLine } from '../person.ts';
import { stubbornLines } from './tongues/tongues.ts';

/** An evening that is played to see how it goes: with nobody, or with somebody difficult in a role. */
interface Rehearsal {
  readonly seed: string;
  readonly difficult?: { readonly role: EntityId; readonly manner: 'silent' | 'stubborn' };
}

/** So long without a word, and where. */
interface Silence {
  readonly point: string;
  readonly seconds: number;
  /** What was said before it; nothing, before the first word. */
  readonly after: string;
}

/** What was seen of a rehearsal. */
export interface Rehearsed extends Rehearsal {
  readonly completed: boolean;
  readonly ending: string;
  readonly seconds: number;
  readonly lines: number;
  readonly points: ReadonlyMap<string, PointEnd>;
  /** By `point trajectory beat`. */
  readonly beats: ReadonlySet<string>;
  readonly silences: readonly Silence[];
}

/** Shorter pauses are an actor's own. */
const noticedSeconds = 8;
/** So often somebody stubborn says no. */
const mostRefusals = 60;

/** The evenings that show most: some with nobody playing, and one with each role silent and one with it stubborn. */
export function rehearsalsOf({ blueprint }: SceneFile, seeds: number): readonly Rehearsal[] {
  const free = Array.from({ length: seeds }, (_, index): Rehearsal => ({ seed: String(index + 1) }));
  const hard = blueprint.profiles.flatMap(({ actor: role }): Rehearsal[] => [
    { seed: '1', difficult: { role, manner: 'silent' } },
    { seed: '1', difficult: { role, manner: 'stubborn' } },
  ]);
  return [...free, ...hard];
}

/** Plays one of them to its end, as fast as it goes. */
export async function rehearse(scene: SceneFile, rehearsal: Rehearsal): Promise<Rehearsed> {
  const clock = new SimulatedClock();
  const performance = Performance.open(scene, { clock, settings: { seed: rehearsal.seed } });
  const witness = new Witness();
  performance.onFact((fact) => witness.see(fact));
  playPerson(performance, partOf(scene, rehearsal), (ms, run) => void clock.after(ms, run));
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  const { ended, now, reached } = performance.play;
  performance.dispose();
  return {
    ...rehearsal,
    completed: ended?.completed ?? false,
    ending: ended?.ending ?? '',
    seconds: Math.round(now / 1000),
    lines: witness.lines,
    points: new Map(reached.map(({ point, how }) => [point, how])),
    beats: witness.beats,
    silences: witness.silences,
  };
}

/** Somebody silent takes the role and waits; somebody stubborn refuses, turn after turn. */
function partOf({ blueprint }: SceneFile, { difficult }: Rehearsal): readonly PersonLine[] {
  if (!difficult) return [];
  const { role: actor, manner } = difficult;
  const { waits, refuses } = stubbornLines(blueprint.language);
  if (manner === 'silent') return [{ after: 0, actor, text: waits }];
  return Array.from({ length: mostRefusals }, (_, after) => ({
    after,
    actor,
    text: refuses[after % refuses.length] ?? waits,
  }));
}

/** Watches a play, and keeps what an author wants to know of it. */
class Witness {
  readonly beats = new Set<string>();
  readonly silences: Silence[] = [];
  lines = 0;
  #point = '';
  #since = 0;
  #line = { turn: -1, text: '' };

  see(fact: Fact): void {
    if (fact.type === 'point:opened') this.#point = fact.point;
    if (fact.type === 'beat:played') this.beats.add(`${fact.point} ${fact.trajectory} ${fact.beat}`);
    if (fact.type === 'line:begun') this.lines++;
    // What is told is heard as well, and the silence is broken by it.
    const isHeard = fact.type === 'word:spoken' || fact.type === 'event:told' || fact.type === 'play:ended';
    if (!isHeard) return;
    const seconds = Math.round((fact.at - this.#since) / 1000);
    if (seconds >= noticedSeconds) this.silences.push({ point: this.#point, seconds, after: this.#line.text });
    this.#since = fact.at;
    if (fact.type !== 'word:spoken') return;
    const isSame = fact.turn === this.#line.turn;
    this.#line = { turn: fact.turn, text: isSame ? `${this.#line.text} ${fact.text}`.trim() : fact.text };
  }
}
