import { Performance } from '../../src/company/performance.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import { readNotation } from '../../src/drama/notation/read-notation.ts';
import type { TongueName } from '../../src/drama/tongues/tongue.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { tongueOf } from '../../src/mind/hearing/language.ts';
import { beatById, canAct, type Cue, type Play } from '../../src/play/play.ts';
import { habits, linesOf, spokenTo, type PersonKind, type Persons } from './person.ts';

/** An evening with a person of some kind in a role of a play. */
export interface Visit {
  readonly persons: Persons;
  readonly kind: PersonKind;
  readonly role: EntityId;
  readonly seed: string;
}

export interface Evening {
  readonly visit: Visit;
  readonly facts: readonly Fact[];
  readonly play: Play;
}

const player = 'player:stranger';
/** Reading and typing takes so long. */
const typing = { leastMs: 1500, mostMs: 4500 } as const;
/** Somebody who was told that they are still speaking tries again. */
const retryMs = 500;
/** The longest evening anybody stays for. */
const longestMs = 3_600_000;

/** Plays one evening with such a person, the same for the same seed, to its end or for so long; `brain` thinks for the company, if it is given. */
export async function playEvening(
  scene: SceneFile,
  visit: Visit,
  forMs = longestMs,
  brain?: (play: () => Play) => Brain,
): Promise<Evening> {
  const { persons, kind, role, seed } = visit;
  const random = seededRandom(`${seed}/${kind}/${role}/${persons.language}`);
  const mind = { forMs, ...(brain ? { brain } : {}) };
  return perform(scene, visit, mind, (performance, clock) => {
    performance.takeRole(role, player);
    const habit = habits[kind];
    if (!habit) return;
    const lines = linesOf(persons, kind, role, performance.play, random);
    const say = (text: string) => submit(performance, clock, role, text);
    let turns = 0;
    let due = false;
    const speakSoon = () => {
      if (due) return;
      due = true;
      clock.after(typing.leastMs + random.next() * (typing.mostMs - typing.leastMs), () => {
        due = false;
        if (performance.play.ended || !canAct(performance.play, role)) return;
        turns = 0;
        const cue = habit.followsCues && performance.play.cues.get(role);
        const line = cue ? performed(performance.play, cue, lines, persons.language, random) : lines.shift();
        say(spokenTo(line ?? '', performance.play, role, persons.language, random));
      });
    };
    const called = new Set<number>();
    performance.onFact((fact) => {
      if (fact.type === 'line:begun' && fact.to === role) called.add(fact.turn);
      if (fact.type === 'cue:given' && fact.actor === role && habit.followsCues) speakSoon();
      if (fact.type !== 'turn:ended' || fact.actor === role) return;
      turns++;
      if (turns >= habit.everyTurns || (called.has(fact.turn) && random.next() < habit.answers)) speakSoon();
    });
  });
}

/** The same evening with nobody playing. */
export const playAlone = (scene: SceneFile, visit: Visit): Promise<Evening> =>
  perform(scene, visit, { forMs: longestMs }, () => undefined);

async function perform(
  scene: SceneFile,
  visit: Visit,
  { forMs, brain }: { readonly forMs: number; readonly brain?: (play: () => Play) => Brain },
  begin: (performance: Performance, clock: SimulatedClock) => void,
): Promise<Evening> {
  const { persons, role, seed } = visit;
  const { language } = persons;
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  const performance: Performance = Performance.open(role === guestId ? withGuest(scene, { language }) : scene, {
    clock,
    settings: { seed, language },
    onFault: (error) => faults.push(error),
    ...(brain ? { brain: () => brain(() => performance.play) } : {}),
  });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  begin(performance, clock);
  await clock.run(() => performance.play.ended !== undefined || performance.play.now > forMs);
  const { play } = performance;
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return { visit, facts, play };
}

function submit(performance: Performance, clock: SimulatedClock, actor: EntityId, text: string): void {
  if (text === '' || performance.play.ended) return;
  const said = performance.submit({ actor, player, text });
  if (!said.ok && said.error.code === 'still-speaking') {
    clock.after(retryMs, () => submit(performance, clock, actor, text));
  }
}

/** What somebody does who was given a hint: the deed, in their own words; told outright, the words they were offered. */
function performed(play: Play, cue: Cue, lines: string[], language: TongueName, random: Random): string | undefined {
  const beat = beatById(play, cue.beat);
  if (!beat) return lines.shift();
  const inTongue = beat.plays.filter((way) => tongueOf(way) === language);
  // Forms of address are filled in by whoever plays it for the company; a person leaves them out.
  const offered = pick(random, inTongue.length > 0 ? inTongue : beat.plays).replace(/,? ?\{[^}]*\}/g, '');
  if (cue.kind === 'instruction') return offered;
  const deeds = readNotation(offered).filter(({ kind }) => kind === 'act');
  return [...deeds.map(({ text }) => text), lines.shift() ?? ''].join(' ').trim();
}
