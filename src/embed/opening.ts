import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { given } from '../kit/given.ts';
import { inSlices } from '../kit/slices.ts';
import type { Play } from '../play/play.ts';
import { replay } from '../play/replay.ts';
import type { Thing } from '../world/world.ts';
import { loadHavok, type HavokSource } from '../../plugin/stage/physics/load-havok.ts';
import type { Havok } from '../../plugin/stage/physics/physical-space.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import type { StagePlan } from '../../plugin/stage/staging/stage-plan.ts';
import { Acoustics } from '../../plugin/picture/view/acoustics.ts';
import type { PageAudio } from '../../plugin/picture/view/page-audio.ts';
import { createVoice, type CompanyVoice } from '../../plugin/sound/voice/create-voice.ts';
import type { HostScene } from '../../plugin/picture/view/host-scene.ts';
import { furnished, putAway } from '../../plugin/picture/view/furnishing.ts';
import { pagePauses } from '../../plugin/picture/view/page-pauses.ts';
import { StageView } from '../../plugin/picture/view/stage-view.ts';
import type { Level } from '../../plugin/stage/level.ts';
import { readLevel } from '../../plugin/picture/view/host-level.ts';
import { StageRoot } from '../../plugin/picture/view/stage-root.ts';
import { ProsceniumError, type ProsceniumOptions } from './proscenium-options.ts';

/** The facts a host hands over to go on with. */
export const factsFrom = (from: ProsceniumOptions['from'] = []): readonly Fact[] =>
  'facts' in from ? from.facts : from;

/** A scene that is gone takes nothing up. */
export function expectAlive(host: HostScene): void {
  if (!host?.isDisposed) return;
  const message = 'the Babylon scene was disposed of: open the drama in one that is there';
  throw new ProsceniumError('host/disposed', [{ path: '', message }]);
}

/** Gives up what is being built when the host says so, and when the scene it is built in goes; until `settled`. */
export function whileAlive(
  host: HostScene,
  wanted: AbortSignal | undefined,
): { readonly signal: AbortSignal; readonly settled: () => void } {
  const gone = new AbortController();
  const message = 'the Babylon scene was disposed of while the stage was being built';
  const watch = host.onDisposeObservable.addOnce(() =>
    gone.abort(new ProsceniumError('host/disposed', [{ path: '', message }])),
  );
  const giveUp = (): void => gone.abort(wanted?.reason);
  wanted?.addEventListener('abort', giveUp);
  if (wanted?.aborted) giveUp();
  const settled = (): void => {
    watch.remove();
    wanted?.removeEventListener('abort', giveUp);
  };
  return { signal: gone.signal, settled };
}

/** The host's own level as the stage counts, where it gives one. */
export function levelOf(host: HostScene, { level, origin }: ProsceniumOptions): Level | undefined {
  if (!level) return undefined;
  const root = new StageRoot(host, origin);
  try {
    return readLevel(level, root);
  } catch (cause) {
    const message = 'no navmesh can be read from it: build it first, such as with createNavMesh(meshes, parameters)';
    throw new ProsceniumError('options/wrong', [{ path: 'level.navmesh', message }], { cause });
  } finally {
    root.dispose();
  }
}

/** The view of a stage, furnished in slices: meanwhile the page answers. */
export async function viewOf(
  host: HostScene,
  stage: Stage,
  plan: StagePlan,
  options: ProsceniumOptions,
): Promise<StageView> {
  const { onProgress, signal } = options;
  const onPart = (part: number): void => onProgress?.('building', part);
  const pauses = options.pauses ?? pagePauses();
  const furnishing = await inSlices(furnished(host, stage, plan, options), pauses, { onPart, ...given({ signal }) });
  await pauses.pause();
  if (signal?.aborted) putAway(furnishing);
  signal?.throwIfAborted();
  return new StageView(host, stage, plan, options, furnishing);
}

/** The play as an evening's facts leave it; nothing, where there are none. */
export function playedSoFar(facts: readonly Fact[]): Play | undefined {
  const [first] = facts;
  if (!first) return undefined;
  if (first.seq > 0) {
    const message = `begins with fact ${first.seq}: put those before it, as your log has them, in front of it`;
    throw new ProsceniumError('log/unreadable', [{ path: 'from.0', message }]);
  }
  const { play, fault } = replay(facts);
  if (play && !fault) return play;
  const message = `cannot be followed${fault ? `: ${fault.reason}` : ''}; leave out what comes from there on`;
  throw new ProsceniumError('log/unreadable', [{ path: `from.${fault?.seq ?? 0}`, message }]);
}

/** Whoever walked by themselves stands where they stood. */
export function standAgain(stage: Stage, facts: readonly Fact[]): void {
  const last = new Map<EntityId, Extract<Fact, { type: 'body:moved' }>>();
  for (const fact of facts) if (fact.type === 'body:moved') last.set(fact.actor, fact);
  for (const [actor, { x, y, z, yaw }] of last) stage.placeAt(actor, { x, y, z, yaw });
}

export async function havokFrom(given: Havok | HavokSource | undefined): Promise<Havok> {
  if (given && 'HP_World_Create' in given) return given;
  try {
    return await loadHavok(given ?? {});
  } catch (cause) {
    const message = 'Havok did not load: serve HavokPhysics.wasm and say where in `havok: { wasmUrl }`';
    throw new ProsceniumError('havok/missing', [{ path: '', message }], { cause });
  }
}

/** What is heard of a stage, where a voice or sound was asked for. */
export function acousticsFor(
  host: HostScene,
  stage: Stage,
  audio: PageAudio,
  { root }: StageView,
  voice: CompanyVoice | undefined,
  { sound = false, seed }: ProsceniumOptions,
): Acoustics | undefined {
  return voice || sound ? new Acoustics(host, stage, audio, { voice, sound, seed, root }) : undefined;
}

/** The company's voices: each sounds as what is known of them. */
export function voiceFor(
  scene: SceneFile,
  options: ProsceniumOptions,
  audio: PageAudio,
  /** Who came later, as the stage has them. */
  newcomer: (id: EntityId) => Thing | undefined,
): CompanyVoice | undefined {
  if (!options.voice) return undefined;
  const style = scene.staging?.style;
  const people = new Map(
    scene.entities.flatMap((actor) => (actor.kind === 'actor' ? [[actor.id, actor] as const] : [])),
  );
  const portray = (id: EntityId) => {
    const actor = people.get(id) ?? newcomer(id);
    return actor && { ...actor, ...(style ? { style } : {}) };
  };
  const trouble = options.onTrouble ? { onTrouble: options.onTrouble } : {};
  return createVoice({
    ...trouble,
    ...options.voice,
    portray,
    audio: options.audio ? audio.open() : audio.open,
    ...given({ destination: audio.destination }),
  });
}
