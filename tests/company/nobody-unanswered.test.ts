import { describe, expect, it } from 'vitest';
import { howMany } from '../how-much.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Decision } from '../../src/drama/decision.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { Brain, Listener } from '../../src/mind/brain.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { isOwedBy, type Due } from '../../src/play/dues.ts';
import { canAct, type Play } from '../../src/play/play.ts';
import { ada, bruno, clara, houseFile, houseScene } from '../play/house-scene.ts';

const player = 'player:one';
/** The person has left by then, if the play is not over. */
const longestMs = 180_000;

/** Ada, Bruno and Clara stand in the hall, and nobody hides. */
function threeInTheHall() {
  const file = structuredClone(houseFile);
  const entities = file.entities as { id: string; at?: object | null }[];
  for (const entity of entities) if (entity.id === clara) entity.at = { in: 'place:hall' };
  return houseScene(file);
}

/** A mind that would rather do anything than answer: it keeps silent, talks to others, begins and says nothing, fails. */
function contraryMind(random: Random): Brain {
  const decideFor = ({ context: { actor }, next }: Listener): Decision => {
    const why = 'would rather not';
    const other = actor === bruno ? clara : bruno;
    return pick<Decision>(random, [
      { actor, pace: 'silence', why },
      { actor, pace: 'silence', why, to: other, action: { verb: 'frobnicate' } },
      { actor, pace: 'fast', why, to: other },
      { actor, pace: 'slow', why, to: ada },
      { actor, pace: 'fast', why, ...(next ? { beat: next.id } : { to: other }) },
    ]);
  };
  return {
    ...understudy,
    source: 'model',
    async decide({ listeners }) {
      if (random.next() < 0.1) throw new Error('the mind is not there');
      return { source: 'model', decisions: listeners.map(decideFor) };
    },
    async *speak(request, signal) {
      const whim = random.next();
      if (whim < 0.2) throw new Error('nothing comes');
      if (whim < 0.4) yield '';
      else if (whim < 0.6) yield '(frobnicates the moon)';
      else if (request.beat) yield* understudy.speak(request, signal);
      else yield 'I have been thinking about the rain.';
    },
  };
}

const lines = [
  { text: 'Who wrote it?', to: bruno },
  { text: 'And you, where were you?', to: clara },
  { text: 'What a night.' },
  { text: 'Bruno, Clara, what do you two say to that?' },
  { text: 'I do not believe you.', to: bruno },
] as const;

/** How each due of an evening ended that nobody answered, and how many were owed. */
class DueBook {
  owed = 0;
  readonly unanswered: string[] = [];
  private open: readonly Due[] = [];

  observe(fact: Fact, play: Play): void {
    const { dues } = play.floor;
    const same = (due: Due): Due | undefined =>
      dues.find(({ from, about }) => from === due.from && about === due.about);
    this.owed += dues.filter(
      ({ about, from }) => !this.open.some((one) => one.about === about && one.from === from),
    ).length;
    for (const due of this.open) {
      const now = same(due);
      const owing = due.to.length > 0 ? due.to.map((id) => [id]) : [due.heardBy];
      for (const debtors of owing) {
        const isOpen = now !== undefined && debtors.some((id) => isOwedBy(now, id)) && play.ended === undefined;
        if (isOpen || isOvertaken(fact, due) || isAnswered(play, due, debtors)) continue;
        if (!canAct(play, due.from) || debtors.every((id) => !canAct(play, id))) continue;
        this.unanswered.push(`${debtors.join()} owed ${due.about}, and it ended with ${fact.type} ${fact.seq}`);
      }
    }
    this.open = play.ended ? [] : dues;
  }
}

/** The person has gone on to something newer. */
const isOvertaken = (fact: Fact, { from, about }: Due): boolean =>
  (fact.type === 'line:ended' || fact.type === 'action:ruled') && fact.actor === from && fact.seq > about;

/** Somebody who owed it has since spoken so that the person heard it, and not to another; or has been seen to do something. */
const isAnswered = ({ history }: Play, { from, about }: Due, debtors: readonly EntityId[]): boolean =>
  history.slice(0).some(({ seq, actor, kind, to, witnesses }) => {
    if (seq <= about || actor === undefined || !debtors.includes(actor) || !witnesses.includes(from)) return false;
    return kind === 'deed' || (kind === 'line' && (to === from || to === undefined));
  });

async function evening(seed: string): Promise<DueBook> {
  const random = seededRandom(`contrary/${seed}`);
  const clock = new SimulatedClock();
  const book = new DueBook();
  const performance = Performance.open(threeInTheHall(), {
    clock,
    settings: { seed, patienceMs: 20_000 },
    brain: () => contraryMind(random),
  });
  let [taken, begun] = [0, 0];
  performance.onFact((fact, play) => {
    book.observe(fact, play);
    if (fact.type === 'turn:begun' && fact.source === 'player') begun++;
  });
  performance.start();
  performance.takeRole(ada, player);
  const speak = (): void => {
    if (performance.play.ended || performance.play.now > longestMs) return;
    if (performance.submit({ actor: ada, player, ...pick(random, lines) }).ok) taken++;
    clock.after(pick(random, [3_000, 9_000, 16_000]), speak);
  };
  clock.after(1_000, speak);
  await clock.run(() => performance.play.ended !== undefined || performance.play.now > longestMs + 60_000);
  if (performance.play.ended && begun < taken) book.unanswered.push(`${taken - begun} lines were never heard`);
  performance.dispose();
  return book;
}

describe('what a person says', () => {
  it('[DUE7] is answered or visibly refused whatever the minds do, before the play moves on and before it ends', async () => {
    const books = await Promise.all(
      Array.from({ length: howMany('CONTRARY', 6, 200) }, (_, index) => evening(`${index}`)),
    );
    const unanswered = books.flatMap((book, seed) => book.unanswered.map((what) => `seed ${seed}: ${what}`));
    expect(unanswered.slice(0, 5)).toEqual([]);
    expect(books.reduce((sum, { owed }) => sum + owed, 0)).toBeGreaterThan(20);
  });
});
