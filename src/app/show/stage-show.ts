import { bow, callForward } from '../../../plugin/stage/curtain-call.ts';
import { StagePicture } from '../../../plugin/picture/view/stage-picture.ts';
import { orderAhead } from '../../../plugin/body/bodies/order-ahead.ts';
import { sculptorHere, type StandingSculptor } from '../../../plugin/body/bodies/sculptor.ts';
import { fetchShaders } from '../../../plugin/picture/look/fetch-shaders.ts';
import { loadHavok } from '../../../plugin/stage/physics/load-havok.ts';
import type { Havok } from '../../../plugin/stage/physics/physical-space.ts';
import { styleOf } from '../../../plugin/stage/staging/floor-plan.ts';
import { readyToBake } from '../../../plugin/stage/steering/bake.ts';
import { openTheatre, type Theatre } from '../../../plugin/picture/view/theatre.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { Proscenium, type ProsceniumOptions } from '../../embed/proscenium.ts';
import { overlays } from '../address.ts';
import { fetchWardrobe } from './fetch-wardrobe.ts';
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
/** How much smaller a picture is that nobody looks at. */
const unseenScaling = 16;
/** Beside the page where `proscenium serve` found the package of voices; where it is not, lines are mouthed and the page says so. */
const fliteAddress = 'voices/flite.wasm';
/** So many pictures are drawn before anything else is begun. */
const firstFrames = 3;

/** Of these there is one for every stage of this page, one after the other. */
let havok: Promise<Havok | undefined> | undefined;
let sculptor: StandingSculptor | undefined;
/** Of which play it has the first bodies. */
let supplied: string | undefined;
/** For whom it works now. */
let patron: ShowOptions | undefined;

/** Somebody will want a stage: what it is built with comes before it is known what of, and the first bodies of that play. */
export function warmStage(play?: string): void {
  sculptor ??= sculptorHere();
  if (play !== undefined && play !== supplied) {
    supplied = play;
    sculptor?.supply(fetchWardrobe(play));
  }
  // Where it does not come, whoever builds a stage says so.
  havok ??= loadHavok().catch(() => (havok = undefined));
  readyToBake().catch(() => undefined);
}

/** Whoever left before their stage was built takes nothing from whoever came after them. */
function dropFor(options: ShowOptions): void {
  if (patron === options) sculptor?.drop();
}

/** The play on the stage, in a theatre of our own. */
export const openStageShow: OpenShow = (options) => {
  const { scene, canvas, onPicture } = options;
  warmStage(options.wish.scene);
  patron = options;
  // The skins of those who are seen first are begun before there is a stage to wear them on; all others wait for it.
  if (sculptor) orderAhead(sculptor, scene, styleOf(scene.staging, scene.setting));
  const open = () =>
    openTheatre(canvas, {
      isDark: true,
      onPictureLost: () => onPicture('lost'),
      onPictureBack: () => onPicture('back'),
    });
  return openShowIn(open, options, (drawn) => (sculptor ? { sculptor: sculptor.after(drawn) } : {}));
};

type Seen = Pick<ProsceniumOptions, 'sculptor' | 'headless'>;

/** The play in a theatre that is there for it alone; how it is seen may wait for its first picture. */
export async function openShowIn(
  open: () => Promise<Theatre> | Theatre,
  options: ShowOptions,
  seen: (drawn: Promise<void>) => Seen,
): Promise<Show> {
  let theatre: Theatre | undefined;
  let setDrawn: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (setDrawn = resolve));
  try {
    options.onPreparing('building');
    theatre = await open();
    const drama = await build(theatre, options, seen(drawn));
    const show = new StageShow(theatre, drama, options, setDrawn);
    // Whoever goes on with an evening may meet anybody first.
    if (options.from.length > 0) setDrawn();
    await Promise.all([drawUnseen(theatre), dressed(drama, options)]);
    return show;
  } catch (error) {
    theatre?.dispose();
    dropFor(options);
    throw error;
  }
}

/** A play on a stage of this page. */
class StageShow implements Show {
  readonly facts: Fact[];
  readonly overlays = overlays;
  private readonly lookout: Lookout;
  readonly picture: StagePicture | undefined;

  constructor(
    private readonly theatre: Theatre,
    private readonly drama: Proscenium,
    private readonly options: ShowOptions,
    /** Called after the first pictures. */
    private readonly onDrawn: () => void,
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
    afterFrames(this.theatre, firstFrames, this.onDrawn);
    this.theatre.light();
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

  keep(): Promise<void> {
    return this.drama.performance.flush();
  }

  dispose(): void {
    this.picture?.dispose();
    this.lookout.dispose();
    this.drama.dispose();
    this.theatre.dispose();
    dropFor(this.options);
  }
}

async function build(theatre: Theatre, options: ShowOptions, seen: Seen): Promise<Proscenium> {
  const { scene, wish, settings, role, from, isReplay, log, brain } = options;
  const chosen = wish.tier ?? settings.graphics.tier;
  const tier = chosen === 'auto' ? theatre.tier : chosen;
  const voice = voiceFor(options);
  if (!seen.headless) fetchShaders(tier).catch(() => undefined);
  const ready = await havok;
  return Proscenium.createAsync(theatre.scene, {
    scene,
    seed: wish.seed,
    speed: wish.speed,
    tier,
    ...seen,
    ...(ready ? { havok: ready } : {}),
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
  return sound.voice === 'browser' ? { muted } : { flite: { wasm: fliteAddress }, muted };
}

/**
 * The first picture is a slow one, for what it is drawn with has to be made: it is drawn behind the cover, and small. Where that
 * is made beside the page, it is waited for.
 */
async function drawUnseen({ scene, engine }: Theatre): Promise<void> {
  const scaling = engine.getHardwareScalingLevel();
  engine.setHardwareScalingLevel(scaling * unseenScaling);
  scene.render();
  if (engine.getCaps().parallelShaderCompile) {
    await scene.whenReadyAsync();
    if (scene.isDisposed) return;
    scene.render();
  }
  engine.setHardwareScalingLevel(scaling);
}

function afterFrames({ scene }: Theatre, frames: number, then: () => void): void {
  const observer = scene.onAfterRenderObservable.add(() => {
    if (--frames > 0) return;
    observer.remove();
    then();
  });
}

/** Waits until everybody who is seen first has a body, and not for ever. */
async function dressed({ view, stage, play }: Proscenium, options: ShowOptions): Promise<void> {
  const { onPreparing, signal, role } = options;
  if (!view || signal.aborted) return;
  onPreparing('calling', 0.2);
  const self = role === undefined ? undefined : stage.actors.get(role);
  const place = self?.isOnStage
    ? stage.parts.rooms.placeAt(self.stand.position)
    : (play.points[play.point] ?? play.points[0])?.scene.place;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceForBodiesMs);
  });
  await Promise.race([view.whenDrafted(place), late]);
  clearTimeout(timer);
  onPreparing('calling', 1);
}
