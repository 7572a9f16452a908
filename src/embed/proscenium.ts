import { arrivalsIn } from '../drama/arrival.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { EyeFrame } from '../drama/eye-frame.ts';
import type { Fact } from '../drama/fact.ts';
import type { Mood } from '../drama/mood.ts';
import { readingSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { Broadcast } from '../company/broadcast.ts';
import { Performance } from '../company/performance.ts';
import type { Performing } from '../company/performing.ts';
import { Playback } from '../company/playback.ts';
import { SimulatedClock, type Clock } from '../kit/clock.ts';
import { given } from '../kit/given.ts';
import { inSlices } from '../kit/slices.ts';
import { err } from '../kit/result.ts';
import { contextOf } from '../mind/context.ts';
import { partOf } from '../mind/part.ts';
import { canAct, worldOf, type Play } from '../play/play.ts';
import { OwnVerbs } from '../world/own-verbs.ts';
import { thingFor, type World } from '../world/world.ts';
import { disagreements } from '../../plugin/stage/agreement.ts';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { readyToBake } from '../../plugin/stage/steering/bake.ts';
import { DebugOverlay } from '../../plugin/debug/debug-overlay.ts';
import { stageSource, type DebugLayer } from '../../plugin/debug/debug-source.ts';
import { styleOf } from '../world/setting/style.ts';
import { orderAhead } from '../../plugin/body/bodies/order-ahead.ts';
import { sculptorHere, type Sculptor } from '../../plugin/body/bodies/sculptor.ts';
import { AdaptiveQuality } from '../../plugin/picture/look/quality/adaptive-quality.ts';
import type { Acoustics } from '../../plugin/picture/view/acoustics.ts';
import { PageAudio } from '../../plugin/picture/view/page-audio.ts';
import { DramaObservables } from '../../plugin/picture/view/drama-observables.ts';
import { EyeGallery } from '../../plugin/picture/eyes/eye-gallery.ts';
import { pagePauses } from '../../plugin/picture/view/page-pauses.ts';
import { HostBarriers } from '../../plugin/picture/view/host-barriers.ts';
import { afterEachFrame, onEachFrame, type HostNode, type HostScene } from '../../plugin/picture/view/host-scene.ts';
import type { HeadsetComfort } from '../../plugin/xr/comfort.ts';
import type { Headset } from '../../plugin/xr/headset.ts';
import { readBoundMesh, type BoundMesh } from '../../plugin/picture/view/bound-mesh.ts';
import type { StageView } from '../../plugin/picture/view/stage-view.ts';
import { DramaWorld, type Happening } from './drama-world.ts';
import { FramePump } from './frame-pump.ts';
import { HostActors, HostProps } from './host-meshes.ts';
import { KeptFacts } from './kept-facts.ts';
import { openHeadset } from './open-headset.ts';
import { Player, type Submitted } from './player.ts';
import {
  acousticsFor,
  expectAlive,
  factsFrom,
  havokFrom,
  levelOf,
  playedSoFar,
  standAgain,
  viewOf,
  voiceFor,
  whileAlive,
} from './opening.ts';
import { ProsceniumError, type ProsceniumOptions, type SavedDrama } from './proscenium-options.ts';
import { readOptions, unknownIn } from './read-options.ts';
import { shareSteps } from './shared-steps.ts';

/** Frames that take longer than this on the whole are too long: something is drawn less well. */
const longFrameMs = 30;

/** A drama in a host's scene. It adds to it and never takes it over; `dispose` leaves nothing behind. */
export class Proscenium extends DramaObservables {
  speed: number;
  private readonly pump: FramePump;
  private hasStarted = false;
  private isPaused = false;
  private isDisposed = false;
  private readonly disposers: (() => void)[] = [];
  private overlay: DebugOverlay | undefined;
  private readonly moods = new Map<EntityId, Mood>();
  private readonly kept: KeptFacts;
  private gallery: EyeGallery | undefined;
  private readonly quality: AdaptiveQuality | undefined;
  private worn: Promise<Headset | undefined> | undefined;

  /** Puts host meshes in place of ours. */
  readonly props: HostProps;
  /** Puts host characters in place of our puppets. */
  readonly actors: HostActors;

  /** What the stage knows and nobody sees, drawn over the scene: navmesh, paths, reach, targets, solids; the world in words. */
  readonly debug = {
    show: (what: DebugLayer, on = true): void => {
      // To hide what was never shown needs no overlay, and nobody debugs then.
      if (!this.view || (!on && !this.overlay)) return;
      this.overlay ??= new DebugOverlay(this.view.scene, stageSource(this.stage));
      this.overlay.show(what, on);
    },
    /** Where world, simulation and physics do not agree at this moment, in a person's words; nothing when all is sound. */
    disagreements: (): readonly string[] => disagreements(this.stage, worldOf(this.play)),
    /** The world as a tree of lines, while the layer `world` is shown. */
    lines: (): readonly string[] => this.overlay?.lines ?? [],
  };

  /** What of your level comes, moves or goes after the drama was opened: `level.block(gate)`. */
  readonly level: { readonly block: HostBarriers['block'] };
  private readonly barriers: HostBarriers;

  /** What is where and how it is: read it, watch it, change it; each change is a fact with witnesses. */
  readonly world: DramaWorld;

  private constructor(
    /** The evening as it is played, or played again. */
    readonly performance: Performing,
    readonly stage: Stage,
    readonly view: StageView | undefined,
    /** What is heard, where a voice or sound was asked for: mute it, or unlock it from a click of your own. */
    readonly acoustics: Acoustics | undefined,
    private readonly clock: SimulatedClock,
    /** Whoever is at this page, where `player` names a role. */
    readonly player: Player | undefined,
    private readonly options: ProsceniumOptions,
  ) {
    super();
    this.speed = options.speed ?? 1;
    this.kept = new KeptFacts(options.keptFacts);
    this.quality = (options.adaptive ?? options.takeOver) ? new AdaptiveQuality({ targetMs: longFrameMs }) : undefined;
    this.pump = new FramePump(clock, () => this.isPaused || this.isDisposed);
    const expectOpen = (): void => this.expectOpen();
    const whenDisposed = (undo: () => void): unknown => this.disposers.push(undo);
    const showing = { view, isDisposed: () => this.isDisposed, expectOpen, whenDisposed };
    this.props = new HostProps(showing);
    this.actors = new HostActors(showing);
    this.world = new DramaWorld(performance, { expectOpen, onFault: options.onFault, root: view?.root });
    this.barriers = new HostBarriers(stage, options.origin, view?.root);
    this.level = {
      block: (mesh) => {
        this.expectOpen();
        return this.barriers.block(mesh);
      },
    };
    this.disposers.push(() => this.barriers.dispose());
    this.disposers.push(performance.onFact((fact, play) => this.onFact(fact, play)));
  }

  /** Builds the stage in an existing Babylon scene and opens the play on it. Resolves whole or rejects with nothing left behind. */
  static async createAsync(host: HostScene, wanted: ProsceniumOptions): Promise<Proscenium> {
    const asked = readOptions(wanted);
    if (!asked.ok) throw new ProsceniumError('options/wrong', asked.error);
    expectAlive(host);
    const { signal, settled } = whileAlive(host, asked.value.signal);
    try {
      return await Proscenium.read(host, { ...asked.value, signal });
    } finally {
      settled();
    }
  }

  private static async read(host: HostScene, options: ProsceniumOptions): Promise<Proscenium> {
    options.onProgress?.('reading');
    const pauses = options.pauses ?? pagePauses();
    await pauses.pause();
    options.signal?.throwIfAborted();
    const read = await inSlices(readingSceneFile(options.scene), pauses, given({ signal: options.signal }));
    if (!read.ok) throw new ProsceniumError('scene/unreadable', read.error);
    const scene = read.value;
    const unknown = unknownIn(scene, options);
    if (unknown.length > 0) throw new ProsceniumError('options/wrong', unknown);
    const own = options.sculptor || options.headless ? undefined : sculptorHere();
    try {
      if (own) orderAhead(own, scene, styleOf(scene.staging, scene.setting));
      return await Proscenium.build(host, scene, { ...options, ...(own ? { sculptor: own } : {}) }, own);
    } catch (error) {
      own?.dispose();
      throw error;
    }
  }

  private static async build(
    host: HostScene,
    scene: SceneFile,
    options: ProsceniumOptions,
    own: Sculptor | undefined,
  ): Promise<Proscenium> {
    const [havok] = await Promise.all([havokFrom(options.havok), readyToBake()]);
    const pauses = options.pauses ?? pagePauses();
    const pause = async (): Promise<void> => {
      await pauses.pause();
      options.signal?.throwIfAborted();
    };
    options.onProgress?.('planning');
    await pause();
    const bound = Object.entries(options.props ?? {}).map(
      ([id, node]) => [id as EntityId, readBoundMesh(node)] as const,
    );
    const sizes = new Map(bound.map(([id, { size }]) => [id, size] as const));
    const level = levelOf(host, options);
    const slices = <T>(work: Generator<number, T>): Promise<T> =>
      inSlices(work, pauses, given({ signal: options.signal }));
    const prepared = await prepareStage(scene, { havok, sizes, slices, ...given({ level }) });
    if (!prepared.ok) throw new ProsceniumError('scene/unstageable', prepared.error);
    options.onProgress?.('building');
    await pause();
    const drama = await Proscenium.open(host, scene, prepared.value, bound, options);
    if (own) drama.disposers.push(() => own.dispose());
    return drama;
  }

  private static async open(
    host: HostScene,
    scene: SceneFile,
    prepared: Extract<Awaited<ReturnType<typeof prepareStage>>, { ok: true }>['value'],
    bound: readonly (readonly [EntityId, BoundMesh])[],
    options: ProsceniumOptions,
  ): Promise<Proscenium> {
    // With a mind in the page time waits for its thought, so that a seed replays; nobody's body waits for a model.
    const before = factsFrom(options.from);
    const played = options.replay ? undefined : playedSoFar(before);
    const clock = new SimulatedClock(played?.now ?? 0, { waits: options.brain === undefined });
    let stage: Stage | undefined;
    // What is shown again, or as it comes, stands on the stage from the first.
    const isPlayed = !options.elsewhere && !options.replay;
    const audio = new PageAudio(options.audio);
    const newcomer = (id: EntityId) => stage?.actors.get(id)?.thing;
    const voice = options.headless ? undefined : voiceFor(scene, options, audio, newcomer);
    for (const arrival of before.flatMap(arrivalsIn)) prepared.plan.admit(thingFor(arrival.entity), arrival);
    const surroundings = {
      clock,
      stage: (at: Clock, world: () => World) => (stage = prepared.open(at, world, options.seed, voice, isPlayed)),
      ...given({ brain: options.brain, log: options.log, onFault: options.onFault }),
      ...(options.verbs ? { verbs: new OwnVerbs(options.verbs, options.onFault) } : {}),
    };
    const settings = { ...(options.seed === undefined ? {} : { seed: String(options.seed) }), ...options.settings };
    const performance: Performing = options.elsewhere
      ? new Broadcast(options.elsewhere, surroundings, options.player as EntityId | undefined)
      : played
        ? Performance.resume(played, surroundings)
        : options.replay
          ? new Playback(before, surroundings)
          : Performance.open(scene, { ...surroundings, settings });
    if (!stage) throw new Error('The performance opened without its stage.');
    let view: StageView | undefined;
    try {
      if (isPlayed) await inSlices(stage.opening, options.pauses ?? pagePauses(), given({ signal: options.signal }));
      if (played) standAgain(stage, before);
      view = options.headless ? undefined : await viewOf(host, stage, prepared.plan, options);
      for (const [id, mesh] of bound) view?.bindProp(id, mesh);
      const acoustics = view && acousticsFor(host, stage, audio, view, voice, options);
      const player =
        options.player === undefined
          ? undefined
          : new Player(performance, stage, options.player as EntityId, undefined, view?.root);
      options.signal?.throwIfAborted();
      const drama = new Proscenium(performance, stage, view, acoustics, clock, player, options);
      if (played) drama.kept.replace(before);
      const leaving = host.onDisposeObservable.addOnce(() => drama.dispose());
      drama.disposers.push(() => leaving.remove());
      drama.disposers.push(onEachFrame(host, (ms) => drama.frame(ms)));
      if (view) drama.openEyes(host, view);
      if (options.elsewhere) drama.disposers.push(shareSteps(host, drama, options.elsewhere));
      options.onProgress?.('ready');
      if (options.autoStart !== false) drama.start();
      return drama;
    } catch (error) {
      view?.dispose();
      voice?.dispose();
      audio.dispose();
      performance.dispose();
      throw error;
    }
  }

  /** Lets pictures be taken through the eyes of actors, after each frame that the host drew. */
  private openEyes(host: HostScene, view: StageView): void {
    const gallery = (this.gallery = new EyeGallery(view, this.stage, this.options.eyes));
    this.stage.photographer = gallery;
    this.stage.eyes.faceOf = (actor) => this.moods.get(actor);
    this.disposers.push(
      afterEachFrame(host, () => gallery.tick(performance.now())),
      () => gallery.dispose(),
    );
  }

  /**
   * What your camera shows at this moment, as a picture without captions or overlays and with no apparition that does not come
   * to the player; nothing where nothing is drawn. It waits for its turn among the pictures of `eyes`.
   */
  async viewport(size: { readonly width: number; readonly height: number }): Promise<EyeFrame | undefined> {
    this.expectOpen();
    return this.gallery?.viewport(this.player?.role, size);
  }

  /** The headset of this device, to `enter()` from a press; nothing where there is none. Asked again, it is the same. */
  async headset(comfort?: Partial<HeadsetComfort>): Promise<Headset | undefined> {
    this.expectOpen();
    const { onFault, elsewhere } = this.options;
    const isShared = elsewhere !== undefined;
    const whenDisposed = (undo: () => void): unknown => this.disposers.push(undo);
    const headset = await (this.worn ??= openHeadset(this, { isShared, onFault, whenDisposed }));
    if (headset && comfort) headset.comfort = { ...headset.comfort, ...comfort };
    return headset;
  }

  get play(): Play {
    return this.performance.play;
  }

  /** Everything that has happened, from the first fact on; with `keptFacts` the latest of it. */
  get facts(): readonly Fact[] {
    return this.kept.all;
  }

  /** Goes on as if it had been played from another version of its scene: `facts` are its own so far, followed on that one. */
  takeUp(facts: readonly Fact[], play: Play): void {
    this.expectOpen();
    if (!(this.performance instanceof Performance)) return;
    this.performance.takeUp(play);
    this.kept.replace(facts);
  }

  /** The evening as it stands, as plain data: put it into your own save, and open a drama `from` it another time. */
  save(): SavedDrama {
    return { proscenium: 1, facts: [...this.kept.all] };
  }

  /** Whose this mesh is: the actor or prop it shows, or is part of; nothing, if it is none of ours. */
  entityOf(mesh: HostNode | null | undefined): EntityId | undefined {
    return this.view?.entityOf(mesh);
  }

  /** Where an evening is shown again: goes to any of its facts. */
  get playback(): Playback | undefined {
    return this.performance instanceof Playback ? this.performance : undefined;
  }

  /** Milliseconds of the play that have passed. */
  get nowMs(): number {
    return this.clock.now();
  }

  start(): void {
    this.expectOpen();
    if (this.hasStarted) return;
    this.hasStarted = true;
    this.performance.start();
    this.player?.take();
  }

  pause(): void {
    this.isPaused = true;
    this.acoustics?.pause();
  }

  resume(): void {
    this.isPaused = false;
    this.acoustics?.resume();
  }

  get paused(): boolean {
    return this.isPaused;
  }

  /** What the player says and does, in performance notation: `(takes the cup) To your health!` */
  say(text: string, actor: EntityId | undefined = this.player?.role): Submitted {
    if (this.isDisposed) return err({ code: 'over', message: 'This drama was disposed of.' });
    if (actor === undefined) {
      return err({ code: 'no-such-role', message: 'Nobody plays here: give `player` a role, or name one.' });
    }
    return new Player(this.performance, this.stage, actor).say(text);
  }

  /** Lets so much of the play pass at once, without a picture in between: for tests, servers and skipping ahead. */
  async advance(ms: number): Promise<void> {
    this.expectOpen();
    this.barriers.update();
    await this.clock.advance(ms);
    this.view?.catchUp(this.clock.now(), ms / 1000);
  }

  /** Plays to the end at once. */
  async finish(): Promise<void> {
    this.expectOpen();
    await this.clock.run(() => this.play.ended !== undefined || this.isDisposed);
    this.view?.catchUp(this.clock.now(), 3);
  }

  /** Something happened in your game: `happened({ told: 'The bell rings.', place: 'place:yard' })`. Who is there perceives it. */
  happened(happening: Happening): Fact {
    return this.world.happened(happening);
  }

  dispose(): void {
    if (this.isDisposed) return;
    this.isDisposed = true;
    for (const dispose of this.disposers.splice(0)) dispose();
    this.performance.dispose();
    this.acoustics?.dispose();
    this.overlay?.dispose();
    this.view?.dispose();
    this.clear();
  }

  /** Whoever asks something of a drama that is gone has made a mistake: it says so, instead of doing nothing. */
  private expectOpen(): void {
    if (!this.isDisposed) return;
    const message = 'this drama was disposed of: nothing can be asked of it any more';
    throw new ProsceniumError('drama/disposed', [{ path: '', message }]);
  }

  private frame(ms: number): void {
    this.barriers.update();
    const passed = this.pump.frame(ms, this.speed);
    this.view?.update(this.clock.now(), passed / 1000);
    this.acoustics?.update(this.view?.focus, this.speed);
    if (this.quality?.frame(ms)) this.view?.setQuality(this.quality.quality);
    this.overlay?.update();
  }

  private onFact(fact: Fact, play: Play): void {
    this.kept.add(fact);
    this.world.follow(fact);
    this.tell(fact);
    // What an evening shows again happens now, whenever it happened first.
    const now = this.playback ? { ...fact, at: this.clock.now() } : fact;
    this.view?.follow(now, worldOf(play));
    this.acoustics?.follow(now);
    if (this.overlay && fact.type === 'turn:ended') this.expectAgreement();
    const isWatched = this.view !== undefined || this.onMoodObservable.hasObservers();
    if (isWatched && (fact.type === 'turn:ended' || fact.type === 'event:told')) {
      this.tellMoods(play);
    }
  }

  /** While somebody debugs, the stage is held to its promise after every turn. */
  private expectAgreement(): void {
    const found = this.debug.disagreements();
    if (found.length > 0)
      this.options.onFault?.(new Error(`The stage does not agree with the world: ${found.join('; ')}`));
  }

  private tellMoods(play: Play): void {
    for (const actor of play.profiles.keys()) {
      if (!canAct(play, actor)) continue;
      const { mood } = partOf(play, actor, contextOf(play, actor, { probe: this.stage.probe })).feeling;
      if (this.moods.get(actor) === mood) continue;
      this.moods.set(actor, mood);
      const seen = this.view?.actors.get(actor);
      if (seen) seen.mood = mood;
      this.onMoodObservable.notifyObservers({ actor, mood });
    }
  }
}
