import { pick, type Random } from '../../src/kit/random.ts';
import { paces, type Decision } from '../../src/drama/decision.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Note } from '../../src/company/minded-by.ts';
import type { Brain, DecideRequest } from '../../src/mind/brain.ts';
import { steadied } from '../../src/mind/agents/steadied.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import type { FuzzClock } from './fuzz-clock.ts';
import type { FuzzLines } from './fuzz-lines.ts';

export interface BrainFaults {
  /** How often something goes wrong, 0 to 1. */
  readonly rate: number;
  readonly latestMs: number;
  /** With the understudy behind it, as in earnest, or bare. */
  readonly steadied: boolean;
  readonly source: 'model' | 'understudy';
}

/** A mind that may be late, wrong, silent, broken, or beside the point. */
export const faultyBrain =
  (scene: SceneFile, faults: BrainFaults, lines: FuzzLines, clock: FuzzClock, random: Random) =>
  (note: Note): Brain => {
    const called = (role: string) => {
      if (faults.source === 'model' && random.next() < 0.5) note({ ...aCall, role });
    };
    const late = () => clock.sleep(random.next() * faults.latestMs);
    const goesWrong = () => random.next() < faults.rate;
    const wrong = new WrongDecisions(scene, random);

    const brain: Brain = {
      source: faults.source,
      decide(request, signal) {
        called('decide');
        if (!goesWrong()) return understudy.decide(request, signal);
        switch (Math.floor(random.next() * 5)) {
          case 0:
            throw new Error('the mind is not there');
          case 1:
            return Promise.reject(new Error('the mind fails'));
          case 2:
            return Promise.resolve({ source: faults.source, decisions: [] });
          case 3:
            return Promise.resolve({ source: faults.source, decisions: wrong.about(request) });
          default:
            return late().then(() => understudy.decide(request, signal));
        }
      },
      async *speak(request, signal) {
        called('actor');
        let text = '';
        for await (const chunk of understudy.speak(request, signal)) text += chunk;
        if (!goesWrong()) {
          yield text;
          return;
        }
        const fault = Math.floor(random.next() * 7);
        if (fault === 0) throw new Error('nothing comes');
        if (fault === 1) return;
        if (fault === 2) text = lines.next();
        if (fault === 3) await late();
        const breaks = fault === 4 ? random.next() * text.length : Infinity;
        for (let at = 0; at < text.length;) {
          if (at > breaks) throw new Error('it breaks off');
          const next = at + 1 + Math.floor(random.next() * 9);
          yield text.slice(at, next);
          at = next;
          if (fault === 5 && random.next() < 0.1) await late();
        }
        called('actor');
      },
      async propose(request, signal) {
        if (!goesWrong()) return understudy.propose(request, signal);
        if (random.next() < 0.3) await late();
        if (random.next() < 0.2) throw new Error('no idea');
        const ids = [...request.scope.map(({ id }) => id), entityId('prop:nothing')];
        const some = () => pick(random, ids);
        return pick<unknown>(random, [
          null,
          { changes: 'all of them' },
          { changes: [{ entity: some(), property: 'at', value: { in: some() } }], narration: 'It goes in.' },
          { changes: [{ entity: some(), property: 'dead', value: true }], narration: 'It dies.' },
          { changes: [{ entity: some(), property: 'at', value: null }], narration: 'It is gone.' },
          { changes: [{ entity: some(), property: 'shiny', value: 'very' }], narration: 'It shines.' },
          { changes: [{ entity: 'place:nowhere', property: 'open', value: true }] },
        ]);
      },
      async plan() {
        called('planner');
        if (goesWrong()) throw new Error('no plan');
        return [];
      },
      async advise(request) {
        called('advancer');
        if (!goesWrong()) return { done: random.next() < 0.2, hint: request.hint };
        if (random.next() < 0.4) await late();
        throw new Error('no idea');
      },
      async judge(request, signal) {
        called('transfer');
        if (!goesWrong()) return understudy.judge(request, signal);
        if (random.next() < 0.4) await late();
        if (random.next() < 0.4) throw new Error('cannot tell');
        return { met: random.next() < 0.3, why: 'so it seems. '.repeat(90) };
      },
      async distil(play, actor, from, signal) {
        if (goesWrong()) throw new Error('forgotten');
        return understudy.distil(play, actor, from, signal);
      },
    };
    if (!faults.steadied) return brain;
    return steadied(brain, (role, { code, message }) =>
      note({ type: 'understudy:stepped-in', by: 'company', role, code, reason: message.slice(0, 600) }),
    );
  };

const aCall = {
  type: 'model:called',
  by: 'company',
  model: 'fuzz',
  code: null,
  inputTokens: 1,
  outputTokens: 1,
  firstWordMs: null,
  ms: 1,
} as const;

/** Decisions that have the shape of one, and no sense. */
class WrongDecisions {
  private readonly beats: readonly string[];
  private readonly ids: readonly EntityId[];

  constructor(
    scene: SceneFile,
    private readonly random: Random,
  ) {
    this.beats = scene.blueprint.acts.flatMap(({ scenes }) =>
      scenes.flatMap(({ points }) =>
        points.flatMap(({ trajectories }) => trajectories.flatMap(({ beats }) => beats.map(({ id }) => id))),
      ),
    );
    this.ids = [...scene.entities.map(({ id }) => id), entityId('actor:nobody'), entityId('prop:nothing')];
  }

  about({ listeners }: DecideRequest): Decision[] {
    const { random } = this;
    const asked = listeners.map(({ context }) => context.actor);
    const count = Math.floor(random.next() * (asked.length + 3));
    return Array.from({ length: count }, () => ({
      actor: random.next() < 0.7 ? pick(random, asked) : pick(random, this.ids),
      pace: pick(random, paces),
      why: 'because '.repeat(random.next() < 0.1 ? 200 : 1),
      ...(random.next() < 0.5 ? { to: pick(random, this.ids) } : {}),
      ...(random.next() < 0.4 ? { beat: random.next() < 0.8 ? pick(random, this.beats) : 'no-such-beat' } : {}),
      ...(random.next() < 0.4 ? { action: { verb: 'frobnicate', object: pick(random, this.ids) } } : {}),
    }));
  }
}
