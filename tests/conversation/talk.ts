import { kept, remembered } from '../../src/kit/remembered.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';

/** A talk with one character: who talks, in which case file, what went before, what is said. */
export interface Talk {
  readonly to: EntityId;
  readonly as: EntityId;
  readonly case?: string;
  /** Said and done before, in performance notation: each gets its answer. */
  readonly before?: readonly string[];
  readonly says: string;
  /** Who else is in the room. */
  readonly with?: readonly EntityId[];
  readonly seed?: string;
}

/** So long an answer is waited for. */
const patienceMs = 22_000;

const parlours = remembered((_: SceneFile) => new Map<string, SceneFile>());

/** The same for all talks of the same people: what is worked out of a scene is worked out once. */
const parlourFor = (file: SceneFile, talk: Talk): SceneFile =>
  kept(parlours(file), [talk.to, talk.as, ...(talk.with ?? [])].join(), () => parlour(file, talk));

/** The scene with nothing to play but the talk: the two of them where the play begins, and no plan. */
function parlour(file: SceneFile, { to, as, with: others = [] }: Talk): SceneFile {
  const [act] = file.blueprint.acts;
  const scene = act!.scenes[0]!;
  const there = new Set<string>([to, as, ...others]);
  const entities = file.entities.map((entity) => {
    if (entity.kind !== 'actor') return entity;
    return { ...entity, at: there.has(entity.id) ? { in: scene.place } : null };
  });
  const point = {
    id: 'talking',
    description: 'They talk.',
    flag: { says: 'It is late.', when: { secondsInto: 'play' as const, atLeast: 86_400 } },
    trajectories: [],
  };
  const { blueprint } = file;
  return {
    ...file,
    entities,
    blueprint: {
      ...blueprint,
      // Nobody does anything of their own accord in between.
      profiles: blueprint.profiles.map(({ desires: _, ...profile }) => profile),
      acts: [{ id: 'talk', title: 'A talk', scenes: [{ ...scene, places: [], points: [point] }] }],
    },
  };
}

/** What was answered, in order: to each thing that went before, and last to what is asked. */
export async function converse(file: SceneFile, talk: Talk): Promise<string[]> {
  const { to, as, before = [], says, seed = '1' } = talk;
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  const performance = Performance.open(parlourFor(file, talk), {
    clock,
    settings: {
      seed,
      advancer: false,
      deadlockTurns: 10_000,
      deadlockMs: 86_400_000,
      lullMs: 60_000,
      ...(talk.case ? { case: talk.case } : {}),
    },
    onFault: (error) => faults.push(error),
  });
  performance.start();
  performance.takeRole(as, 'player:test');
  const answers: string[] = [];
  for (const text of [...before, says]) {
    const from = performance.play.history.length;
    const since = performance.play.now;
    const said = performance.submit({
      actor: as,
      player: 'player:test',
      text: text.startsWith('(to ') ? text : `(to ${nameOf(file, to)}) ${text}`,
    });
    if (!said.ok) throw new Error(`${text}: ${said.error.message}`);
    // What somebody was saying when they were spoken to is no answer to it.
    const answered = () =>
      performance.play.history
        .slice(from)
        .filter(({ kind, actor, cut }) => actor === to && (kind === 'line' || kind === 'deed') && !cut);
    const isAnswered = () => performance.play.floor.turns.length === 0 && answered().length > 0;
    await clock.run(
      () => isAnswered() || performance.play.now - since > patienceMs || performance.play.ended !== undefined,
    );
    answers.push(
      answered()
        .map(({ kind, text: words }) => (kind === 'line' ? words : `(${words})`))
        .join(' '),
    );
  }
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return answers;
}

const nameOf = (file: SceneFile, id: EntityId): string => file.entities.find((entity) => entity.id === id)?.name ?? id;
