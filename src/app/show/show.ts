import { bow, callForward } from '../../../plugin/stage/curtain-call.ts';
import type { Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { Headset } from '../../../plugin/xr/headset.ts';
import { StagePicture, type Picture } from '../../../plugin/picture/view/stage-picture.ts';
import type { Theatre } from '../../../plugin/picture/view/theatre.ts';
import type { ViewMode } from '../../../plugin/player/view-mode.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { EyeFrame } from '../../drama/eye-frame.ts';
import type { Fact } from '../../drama/fact.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import type { Sight } from '../../drama/sight.ts';
import type { Proscenium } from '../../embed/proscenium.ts';
import type { Footing } from '../../protocol/pace.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { overlays, type Overlay } from '../address.ts';
import type { Settings } from '../settings/settings.ts';
import { afterFrames } from './first-pictures.ts';
import { HeldBreath } from './held-breath.ts';
import { Lookout } from './lookout.ts';
import type { ShowOptions } from './show-options.ts';

/** A step is not looked for any longer than this, on the play's clock. */
const mostStepMs = 60_000;
const stepMs = 20;
/** So many pictures are drawn before anything else is begun. */
const firstFrames = 3;

/** What whoever built a show is told of its life. */
interface ShowLife {
  /** The first pictures have been drawn. */
  readonly onDrawn: () => void;
  readonly onGone: () => void;
}

/** Resolves to a whole show or rejects; nothing is left behind when it does. */
export type OpenShow = (options: ShowOptions) => Promise<Show>;

/** A performance as the page has it, on a stage or in words alone. It waits until it is resumed. */
export class Show {
  private readonly told: Fact[];
  private readonly lookout: Lookout;
  private readonly stagePicture: StagePicture | undefined;
  private readonly breath = new HeldBreath();

  constructor(
    private readonly theatre: Theatre,
    private readonly drama: Proscenium,
    private readonly options: ShowOptions,
    private readonly life: ShowLife,
  ) {
    const { stage, view } = drama;
    const { elsewhere } = options;
    const before = elsewhere ? elsewhere.play.slice(0, drama.play.seq) : options.from;
    this.told = options.isReplay ? [] : [...before];
    drama.onFactObservable.add((fact) => this.told.push(fact));
    drama.playback?.onSeek(({ seq }) => this.told.splice(0, this.told.length, ...options.from.slice(0, seq)));
    this.lookout = new Lookout(theatre, drama, options);
    this.stagePicture = view && new StagePicture(theatre.scene, stage, view, options.canvas);
    theatre.scene.onBeforeRenderObservable.add(() => {
      const seconds = theatre.engine.getDeltaTime() / 1000;
      const settling = drama.paused ? this.breath.pass(seconds) : 0;
      if (settling > 0) view?.update(stage.parts.now(), settling);
      this.lookout.update(seconds, drama.paused ? 0 : seconds);
    });
  }

  get play() {
    return this.drama.play;
  }

  /** Every fact from the first on: what is saved, transcribed and inspected. */
  get facts(): readonly Fact[] {
    return this.told;
  }

  /** Goes on with what stands in another version of its scene; the stage stays as it is. */
  takeUp(facts: readonly Fact[], play: Play): void {
    this.drama.takeUp(facts, play);
    this.told.splice(0, this.told.length, ...facts);
  }

  /** Where things are in the picture; nothing, where there is none. */
  get picture(): Picture | undefined {
    return this.stagePicture;
  }

  /** Whoever sits at this page and plays, and the rig they walk with; nobody, where the play is watched. */
  get playing() {
    const { player } = this.drama;
    return player && { player, rig: this.lookout.rig };
  }

  /** Where an evening is shown again and not played: goes to any of its facts. */
  get playback() {
    return this.drama.playback;
  }

  /** What an author's hand works on; nothing, where there is no picture. */
  get bench() {
    const { view, stage } = this.drama;
    return view && { view, stage, world: () => worldOf(this.play) };
  }

  /** What bodies can tell of sight, hearing and reach. */
  get probe(): PhysicalProbe | undefined {
    return this.drama.stage.probe;
  }

  /** What somebody on the stage sees; it counts as no look of theirs. */
  sight(actor: EntityId): Sight | undefined {
    return this.drama.stage.eyes.peek(actor);
  }

  /** A picture through somebody's eyes, when there is time for it. */
  async pictureThrough(actor: EntityId): Promise<EyeFrame | undefined> {
    const sitting = { frames: 1, width: 360, height: 240, priority: 0 };
    return (await this.drama.stage.photographer?.take(actor, sitting, () => undefined))?.[0];
  }

  get isPaused() {
    return this.drama.paused;
  }

  get mode() {
    return this.lookout.mode;
  }

  /** It is drawn from now on. Resolves when there is a picture to be seen. */
  appear(): Promise<void> {
    afterFrames(this.theatre, firstFrames, this.life.onDrawn);
    const first = new Promise<void>((resolve) => afterFrames(this.theatre, 1, resolve));
    this.theatre.light();
    return first;
  }

  /** Observes every fact from now on, until what it returns is called. */
  onFact(observe: (fact: Fact, play: Play) => void): () => void {
    const observer = this.drama.onFactObservable.add((fact) => observe(fact, this.play));
    return () => observer.remove();
  }

  /** Called at every picture, after it was drawn; `seconds` since the last. */
  onFrame(observe: (seconds: number) => void): () => void {
    const { scene, engine } = this.theatre;
    const observer = scene.onAfterRenderObservable.add(() => observe(engine.getDeltaTime() / 1000));
    return () => observer.remove();
  }

  /** It is played elsewhere, with others: nobody holds it here. */
  get isShared(): boolean {
    return this.options.elsewhere !== undefined;
  }

  /** Whoever else is there; nothing, where one is alone. */
  get others() {
    return this.options.others;
  }

  /** `isForReading`: it only waits until what was told has been read, and bodies come to rest meanwhile. */
  pause(isForReading = false): void {
    if (this.isShared) return;
    if (!this.drama.paused || !isForReading) this.breath.hold(isForReading);
    this.drama.pause();
  }

  resume(): void {
    this.breath.hold(false);
    this.drama.resume();
    this.drama.start();
  }

  get speed() {
    return this.drama.speed;
  }

  setSpeed(speed: number): void {
    this.drama.speed = speed;
  }

  /** While it is paused: lets it go on to the next fact that is told, or to the end of the next turn. */
  async step(to: 'fact' | 'turn'): Promise<void> {
    const { drama } = this;
    drama.start();
    let isDone = false;
    const observer = drama.onFactObservable.add(({ type }) => {
      isDone ||= to === 'fact' || type === 'turn:ended';
    });
    for (let passed = 0; !isDone && passed < mostStepMs && !drama.play.ended; passed += stepMs)
      await drama.advance(stepMs);
    observer.remove();
  }

  lay(wanted: readonly Overlay[]): void {
    for (const each of overlays) this.drama.debug.show(each, wanted.includes(each));
  }

  /** The narrator's world in words, while it is laid over the stage. */
  worldLines(): readonly string[] {
    return this.drama.debug.lines();
  }

  /** How it is looked at from now on. Taken back from whoever held the camera. */
  look(mode: ViewMode): void {
    this.lookout.look(mode);
  }

  /** Silences it, or lets it be heard again. */
  mute(isMuted: boolean): void {
    if (this.drama.acoustics) this.drama.acoustics.muted = isMuted;
  }

  /** Somebody changed how they see, walk or read. */
  applySettings(settings: Settings): void {
    this.lookout.applySettings(settings);
  }

  /** The headset of this device; nothing where there is none. While it is on, nobody else holds a camera. */
  async headset(): Promise<Headset | undefined> {
    const { drama, lookout } = this;
    const headset = await drama.headset();
    headset?.onChange((isOn) => {
      lookout.isInHeadset = isOn;
      const stand = drama.player && drama.stage.actors.get(drama.player.role)?.stand;
      if (!isOn && stand) lookout.rig?.face(stand.yaw);
    });
    return headset;
  }

  /** Lays a held thing down at what is looked at, when it is put down next. */
  intendSpot(prop: EntityId, at: Vec3 | undefined): void {
    this.drama.stage.intendSpot(prop, at);
  }

  /** Where a body stands, and which way it faces. */
  footing(actor: EntityId): Footing | undefined {
    const stand = this.drama.stage.actors.get(actor)?.stand;
    return stand && { x: stand.position.x, y: stand.position.y, z: stand.position.z, yaw: stand.yaw };
  }

  /** The play is over: the company comes before the audience. */
  comeForward(): void {
    const { play, stage, player } = this.drama;
    const place = (play.points[play.point] ?? play.points.at(-1))?.scene.place;
    player?.walk(undefined);
    this.lookout.look('house');
    if (place) callForward(stage, place);
  }

  /** Lets these of the company bow. */
  bow(actors: readonly EntityId[]): void {
    bow(this.drama.stage, actors);
  }

  /** Has everything that happened so far kept; rejects where it cannot be. */
  keep(): Promise<void> {
    return this.drama.performance.flush();
  }

  dispose(): void {
    this.stagePicture?.dispose();
    this.lookout.dispose();
    this.drama.dispose();
    this.theatre.dispose();
    this.life.onGone();
  }
}
