import { bow, callForward } from '../../../plugin/stage/curtain-call.ts';
import { StagePicture } from '../../../plugin/picture/view/stage-picture.ts';
import type { Theatre } from '../../../plugin/picture/view/theatre.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Proscenium } from '../../embed/proscenium.ts';
import { overlays } from '../address.ts';
import { afterFrames } from './first-pictures.ts';
import { Lookout } from './lookout.ts';
import type { Show, ShowOptions } from './show.ts';

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

/** A play on a stage of this page. */
export class StageShow implements Show {
  readonly facts: Fact[];
  readonly overlays = overlays;
  private readonly lookout: Lookout;
  readonly picture: StagePicture | undefined;

  constructor(
    private readonly theatre: Theatre,
    private readonly drama: Proscenium,
    options: ShowOptions,
    private readonly life: ShowLife,
  ) {
    const { stage, view } = drama;
    this.facts = options.isReplay ? [] : [...options.from];
    drama.onFactObservable.add((fact) => this.facts.push(fact));
    drama.playback?.onSeek(({ seq }) => this.facts.splice(0, this.facts.length, ...options.from.slice(0, seq)));
    this.lookout = new Lookout(theatre, drama, options);
    this.picture = view && new StagePicture(theatre.scene, stage, view, options.canvas);
    theatre.scene.onBeforeRenderObservable.add(() => {
      const seconds = theatre.engine.getDeltaTime() / 1000;
      this.lookout.update(seconds, drama.paused ? 0 : seconds);
    });
  }

  get play() {
    return this.drama.play;
  }

  get playing() {
    const { player } = this.drama;
    return player && { player, rig: this.lookout.rig };
  }

  get playback() {
    return this.drama.playback;
  }

  get probe() {
    return this.drama.stage.probe;
  }

  get isPaused() {
    return this.drama.paused;
  }

  get mode() {
    return this.lookout.mode;
  }

  appear(): void {
    afterFrames(this.theatre, firstFrames, this.life.onDrawn);
    this.theatre.light();
  }

  onFact(observe: Parameters<Show['onFact']>[0]): () => void {
    const observer = this.drama.onFactObservable.add((fact) => observe(fact, this.play));
    return () => observer.remove();
  }

  onFrame(observe: (seconds: number) => void): () => void {
    const { scene, engine } = this.theatre;
    const observer = scene.onAfterRenderObservable.add(() => observe(engine.getDeltaTime() / 1000));
    return () => observer.remove();
  }

  pause(): void {
    this.drama.pause();
  }

  resume(): void {
    this.drama.resume();
    this.drama.start();
  }

  setSpeed(speed: number): void {
    this.drama.speed = speed;
  }

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

  lay(wanted: Parameters<Show['lay']>[0]): void {
    for (const each of overlays) this.drama.debug.show(each, wanted.includes(each));
  }

  worldLines(): readonly string[] {
    return this.drama.debug.lines();
  }

  look(mode: Parameters<Show['look']>[0]): void {
    this.lookout.look(mode);
  }

  mute(isMuted: boolean): void {
    if (this.drama.acoustics) this.drama.acoustics.muted = isMuted;
  }

  applySettings(settings: Parameters<Show['applySettings']>[0]): void {
    this.lookout.applySettings(settings);
  }

  intendSpot(prop: Parameters<Show['intendSpot']>[0], at: Parameters<Show['intendSpot']>[1]): void {
    this.drama.stage.intendSpot(prop, at);
  }

  comeForward(): void {
    const { play, stage, player } = this.drama;
    const place = (play.points[play.point] ?? play.points.at(-1))?.scene.place;
    player?.walk(undefined);
    this.lookout.look('house');
    if (place) callForward(stage, place);
  }

  bow(actors: readonly EntityId[]): void {
    bow(this.drama.stage, actors);
  }

  keep(): Promise<void> {
    return this.drama.performance.flush();
  }

  dispose(): void {
    this.picture?.dispose();
    this.lookout.dispose();
    this.drama.dispose();
    this.theatre.dispose();
    this.life.onGone();
  }
}
